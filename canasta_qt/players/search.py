"""Trying moves out: which of some candidates does best in deals that may be the true one."""

from math import sqrt
from typing import Final

from canasta_qt.players.dealing import Dealer
from canasta_qt.players.memory import Memory
from canasta_qt.players.pace import Pace
from canasta_qt.players.playout import play_out
from canasta_qt.players.stakes import Stakes
from canasta_qt.rules.moves import Move

_DOUBT: Final = 1.5
"""Standard errors by which a candidate has to be better than the preferred move."""

_FEWEST: Final = 6
"""Deals that tell something at all."""


_ROUNDING: Final = 1e-9

_HOPELESS: Final = 1.0
"""Standard errors by which a candidate is worse when it is tried no more."""


class _Trial:
    """A candidate and what it gained over the preferred move in each of the deals so far."""

    __slots__ = ("gains", "mean", "move")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []
        self.mean: float = 0.0

    def add(self, gain: float) -> None:
        """The gain in one deal more."""
        self.gains.append(gain)
        self.mean = sum(self.gains) / len(self.gains)

    def exceeds(self, errors: float) -> bool:
        """Whether the mean gain is more than so many of its standard errors (below 0: not less)."""
        count = len(self.gains)
        if count < _FEWEST:
            return errors < 0.0
        variance = sum((gain - self.mean) ** 2 for gain in self.gains) / (count - 1)
        return self.mean > errors * sqrt(variance / count)


def best(
    candidates: list[Move], dealer: Dealer, memory: Memory, stakes: Stakes, pace: Pace
) -> Move:
    """The best of ``candidates``; the first, unless another is better beyond doubt.

    All are tried in the same deals. In stages of equal length the worse half is dropped, so that
    the most is learned of the best; what falls clearly behind the first is dropped at once.
    """
    pace.start(len(candidates))
    first = candidates[0]
    alive: list[_Trial] = [_Trial(move) for move in candidates[1:]]
    stages = max(1, len(alive).bit_length())
    playouts = 0
    for stage in range(stages):
        until = 1.0 - (stage + 1) / stages
        while alive and pace.left(playouts) > until + _ROUNDING:
            deal = dealer.deal()
            worths: list[float] = []
            for move in [first] + [trial.move for trial in alive]:
                round_ = deal.clone()
                playouts += 1
                if not play_out(round_, memory.copy(), move, pace):
                    return _judged(first, alive)
                worths.append(stakes.worth(round_.scores()))
            for trial, worth in zip(alive, worths[1:], strict=True):
                trial.add(worth - worths[0])
            alive = [trial for trial in alive if trial.exceeds(-_HOPELESS)]
        if stage < stages - 1:
            alive.sort(key=lambda trial: -trial.mean)
            alive = alive[: (len(alive) + 1) // 2]
    return _judged(first, alive)


def _judged(first: Move, alive: list[_Trial]) -> Move:
    """The best move of those still ``alive``, if it is better than ``first`` beyond doubt."""
    best_move = first
    most = 0.0
    for trial in alive:
        if trial.mean > most and trial.exceeds(_DOUBT):
            best_move = trial.move
            most = trial.mean
    return best_move
