"""Qt models of a running match: signals and staged cards for the views to follow."""
