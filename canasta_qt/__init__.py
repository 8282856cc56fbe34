"""Canasta for the desktop: five rule sets, computer opponents, one table window."""

__version__ = "0.1.0"
