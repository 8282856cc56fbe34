"""One running match: who sits where, whose turn it is, the moves so far, and simulated matches."""
