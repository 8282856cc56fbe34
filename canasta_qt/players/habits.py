"""How well a player plays: what he attends to, and the mistakes that people make.

Only their size differs between the levels: all follow the same rules of thumb, so that nobody
plays without sense. The numbers come from matches between neighbouring levels (tests/bench), tried
until each level won about seven in ten against the one below in every rule set. What weakens a
player most is to overlook melds, then to give the next player what he needs; being eager to open
or greedy for piles costs hardly anything and is there because beginners are.
"""

from typing import Final


class Habits:
    """The habits of one level; ``SKILLED`` has none of the bad ones."""

    __slots__ = ("caution", "doubt", "eagerness", "greed", "overlooks", "remembers")

    def __init__(
        self,
        remembers: bool = True,
        caution: float = 1.0,
        doubt: float = 0.0,
        eagerness: float = 0.0,
        greed: float = 0.0,
        overlooks: float = 0.0,
    ) -> None:
        self.remembers = remembers
        """Whether he remembers what others discarded, took and left lying."""
        self.caution = caution
        """How much he minds what the next player can do with a discard: 1 for as much as it
        costs, 0 for not at all."""
        self.doubt = doubt
        """By how many points his estimate of a move can be wrong at most."""
        self.eagerness = eagerness
        """Points by which he overrates opening."""
        self.greed = greed
        """Points by which he overrates taking the pile."""
        self.overlooks = overlooks
        """How likely he does not see, in one turn, that he could meld cards of one rank."""


SKILLED: Final = Habits()
CASUAL: Final = Habits(remembers=False, caution=0.3, doubt=65.0, overlooks=0.2)
BEGINNER: Final = Habits(
    remembers=False, caution=0.0, doubt=180.0, eagerness=60.0, greed=80.0, overlooks=0.85
)
