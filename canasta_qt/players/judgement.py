"""What a player makes of what he sees: sure and attentive, or as his habits let him."""

from random import Random
from typing import Final

from canasta_qt.players.habits import SKILLED, Habits
from canasta_qt.rules.cards import WILD


class Judgement:
    """The doubts of a player with ``habits``, left to ``chance``; without it he has none."""

    def __init__(self, habits: Habits, chance: Random | None) -> None:
        self.habits = habits
        self._chance: Random | None = chance
        self._overlooked: list[bool] = [False] * (WILD + 1)
        self._turn: int = -1

    def error(self) -> float:
        """Points by which he misjudges a move; mostly few, by turns too many and too few."""
        chance = self._chance
        if chance is None:
            return 0.0
        return self.habits.doubt * (chance.random() + chance.random() - 1.0)

    def look(self, turn: int) -> None:
        """Look at his cards anew in each ``turn``."""
        chance = self._chance
        if chance is not None and turn != self._turn:
            self._turn = turn
            self._overlooked = [chance.random() < self.habits.overlooks for _ in self._overlooked]

    def overlooks(self, rank: int) -> bool:
        """Whether he does not see in this turn what he could meld of ``rank``."""
        return self._overlooked[rank]


SURE: Final = Judgement(SKILLED, None)
