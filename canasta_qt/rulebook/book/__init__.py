"""The rule book: what a rule set means, section by section, for people to read."""
