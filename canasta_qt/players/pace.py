"""How long a player may think about one decision: so many tries, or so many seconds."""

from collections.abc import Callable
from math import inf
from typing import Final

Clock = Callable[[], float]
"""Tells the time in seconds, from any beginning; infinity means that nobody waits any more."""


class Pace:
    """The limit of one decision after the other; this one has no time for any thought."""

    def begin(self) -> None:
        """A decision begins: from now on somebody waits for it."""

    def start(self, candidates: int) -> None:
        """So many candidates are about to be tried out."""

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


_SHARE: Final = 0.93
"""The part of the seconds that is planned with; the rest is for the way of the answer."""

_FADING: Final = 0.97
"""What is left of the longest step so far from one decision to the next."""

_MOST: Final = 0.5
"""The part of the seconds that is left for a last step at most, however long others were."""


class ClockedPace(Pace):
    """Hardly ever more than ``seconds`` by ``clock`` for each decision.

    Time is left for one more step from one look at the clock to the next, as long as the longest
    of late: on a machine that is busy with something else steps take as long as that has its turn.
    """

    def __init__(self, seconds: float, clock: Clock) -> None:
        self._seconds = seconds
        self._clock = clock
        self._begun = 0.0
        self._last = 0.0
        self._longest = 0.0
        self._span = seconds

    def begin(self) -> None:
        now = self._clock()
        self._begun = now if now < inf else -inf
        self._longest *= _FADING

    def start(self, candidates: int) -> None:
        # What came before is no step of the kind that may come last.
        self._last = self._clock()
        self._span = max(0.0, self._end() - self._last)

    def left(self, playouts: int) -> float:
        rest = self._rest()
        return min(1.0, max(0.0, rest / self._span)) if self._span > 0.0 else 0.0

    def is_over(self) -> bool:
        return self._rest() <= 0.0

    def _rest(self) -> float:
        """Seconds until the end by the clock, at which it is looked now."""
        now = self._clock()
        # Where nobody waits any more nothing is learned.
        if now < inf:
            self._longest = max(self._longest, now - self._last)
            self._last = now
        return self._end() - now

    def _end(self) -> float:
        return self._begun + self._seconds * _SHARE - min(self._longest, self._seconds * _MOST)
