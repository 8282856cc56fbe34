"""The game of Canasta: cards, rule sets, rounds, matches, scoring and records; no Qt, no I/O."""
