"""Who decides: players that choose a move from what their seat can see, and from nothing else."""
