"""What the end of a round is worth to a side: its chance to win the match from there."""

from math import erf, sqrt
from typing import Final

from canasta_qt.rules.laws import Laws
from canasta_qt.rules.scoring import SideScore

_GAIN: Final = 0.21
"""What the better side gains in a round, as a part of the target."""

_SPREAD: Final = 0.13
"""The standard deviation of the difference between two sides in a round, likewise."""

_POINTS: Final = 0.01
"""The worth of a lead of the whole target where the match is decided anyway: play goes on."""


class Stakes:
    """The match as it stood before the round, as ``side`` sees it."""

    def __init__(self, laws: Laws, totals: tuple[int, ...], side: int) -> None:
        self._target = float(laws.rules.target)
        self._totals = totals
        self._side = side

    def worth(self, scores: tuple[SideScore, ...]) -> float:
        """The chance, from 0 to 1 and a little beyond, after a round with these ``scores``."""
        own = 0.0
        other = -1e9
        for side, score in enumerate(scores):
            total = float(self._totals[side] + score.total)
            if side == self._side:
                own = total
            else:
                other = max(other, total)
        lead = own - other
        best = max(own, other)
        if best >= self._target and lead:
            chance = 1.0 if lead > 0.0 else 0.0
        else:
            rounds = max(1.0, (self._target - best) / (_GAIN * self._target))
            spread = _SPREAD * self._target * sqrt(rounds)
            chance = 0.5 + 0.5 * erf(lead / spread / sqrt(2.0))
        return chance + _POINTS * lead / self._target
