"""What the rules and the refusals say, as translatable text built from a rule set."""
