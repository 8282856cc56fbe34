"""How long a player may think about one decision: so many tries, or so many seconds."""

from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]
"""Tells the time in seconds, from any beginning; infinity means that nobody waits any more."""


class Pace:
    """The limit of one decision after the other; this one has no time for any thought."""

    def start(self, candidates: int) -> None:
        """A decision between so many candidates begins."""

    def left(self, playouts: int) -> float:
        """The part of the limit that is left after so many playouts, from 1 down to 0."""
        return 0.0

    def is_over(self) -> bool:
        """Whether the thinking has to stop at once, even within a playout."""
        return False


class CountedPace(Pace):
    """``deals`` playouts for each candidate, however long they take: the same everywhere."""

    def __init__(self, deals: int) -> None:
        self._deals = deals
        self._total = 1

    def start(self, candidates: int) -> None:
        self._total = max(1, self._deals * candidates)

    def left(self, playouts: int) -> float:
        return max(0.0, 1.0 - playouts / self._total)

    def is_over(self) -> bool:
        return False


_SHARE: Final = 0.9
"""The part of the seconds for trying out; the rest is for what comes before and after."""


class ClockedPace(Pace):
    """Hardly ever more than ``seconds`` by ``clock`` for each decision."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self._seconds = seconds * _SHARE
        self._clock = clock
        self._end = 0.0

    def start(self, candidates: int) -> None:
        self._end = self._clock() + self._seconds

    def left(self, playouts: int) -> float:
        now = self._clock()
        return 0.0 if now >= self._end else (self._end - now) / self._seconds

    def is_over(self) -> bool:
        return self._clock() >= self._end
