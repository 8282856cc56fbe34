"""How long players think."""

import math
import time
from collections import Counter
from typing import Final

from canasta_qt.players.player import Player
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation

_STEP: Final = math.log(1.01)
_SHORTEST: Final = 1e-9


class DecisionTimes:
    """Durations of any number of decisions, in seconds, each remembered to one per cent."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._counts: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Take note of one decision."""
        self.longest = max(self.longest, seconds)
        self._counts[math.floor(math.log(max(seconds, _SHORTEST)) / _STEP)] += 1

    def update(self, others: "DecisionTimes") -> None:
        """Take note of all of ``others``."""
        self.longest = max(self.longest, others.longest)
        self._counts.update(others._counts)

    @property
    def count(self) -> int:
        """How many decisions there were."""
        return self._counts.total()

    def percentile(self, percent: int) -> float:
        """The time within which ``percent`` of the decisions were made, at most 1% too long.

        0 if there were none.
        """
        needed = self.count * percent / 100
        for step in sorted(self._counts):
            needed -= self._counts[step]
            if needed <= 0:
                return min(self.longest, math.exp((step + 1) * _STEP))
        return self.longest


class TimedPlayer:
    """``player``, with a look at the clock; moves without a choice do not count."""

    def __init__(self, player: Player, times: DecisionTimes) -> None:
        self._player = player
        self._times = times

    def observed(self, event: Event) -> None:
        """See `Player.observed`."""
        self._player.observed(event)

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """See `Player.choose`."""
        if len(choices) == 1:
            return self._player.choose(observation, choices)
        start = time.perf_counter()
        move = self._player.choose(observation, choices)
        self._times.add(time.perf_counter() - start)
        return move
