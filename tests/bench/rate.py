"""How often something can be done in a second."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True)
class Rate:
    """Rounds and moves for each second of processor time, by which other programs that run
    meanwhile matter less than by the clock."""

    rounds: float
    moves: float


def measure(play_round: Callable[[], int], seconds: float) -> Rate:
    """Play rounds for at least ``seconds`` of processor time, after one round to warm up.

    ``play_round`` plays a round and says how many moves it took.
    """
    play_round()
    rounds = 0
    moves = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds or not spent:
        moves += play_round()
        rounds += 1
        spent = process_time() - begun
    return Rate(rounds / spent, moves / spent)
