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


class _Trial:
    """A candidate and what it was worth in the first of the deals."""

    __slots__ = ("move", "worths")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worths: list[float] = []


def best(
    candidates: list[Move], dealer: Dealer, memory: Memory, stakes: Stakes, pace: Pace
) -> Move:
    """The best of ``candidates``; the first, unless another is better beyond doubt.

    All are tried in the same deals. In stages of equal length the worse half is dropped, so that
    the most is learned of the best.
    """
    pace.start(len(candidates))
    trials: list[_Trial] = [_Trial(move) for move in candidates]
    first = trials[0]
    alive = trials
    stages = max(1, (len(candidates) - 1).bit_length())
    playouts = 0
    for stage in range(stages):
        until = 1.0 - (stage + 1) / stages
        while pace.left(playouts) > until + 1e-9:
            deal = dealer.deal()
            worths: list[float] = []
            for trial in alive:
                round_ = deal.clone()
                playouts += 1
                if not play_out(round_, memory.copy(), trial.move, pace):
                    return _judged(first, alive)
                worths.append(stakes.worth(round_.scores()))
            for trial, worth in zip(alive, worths, strict=True):
                trial.worths.append(worth)
        others = sorted(alive[1:], key=lambda trial: -sum(trial.worths))
        keep = (len(others) + 1) // 2 if stage < stages - 1 else len(others)
        alive = [first, *others[:keep]]
    return _judged(first, alive)


def _judged(first: _Trial, alive: list[_Trial]) -> Move:
    """The best move of those still ``alive``, if it is better than the first beyond doubt."""
    best_move = first.move
    most = 0.0
    count = len(first.worths)
    if count < _FEWEST:
        return best_move
    for trial in alive[1:]:
        gains = [own - other for own, other in zip(trial.worths, first.worths, strict=True)]
        mean = sum(gains) / count
        variance = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        if mean > most and mean > _DOUBT * sqrt(variance / count):
            best_move = trial.move
            most = mean
    return best_move
