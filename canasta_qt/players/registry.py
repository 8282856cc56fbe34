"""The players that there are, by the names that settings and command lines use."""

from random import Random

from canasta_qt.players.habits import BEGINNER, CASUAL
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.player import Player
from canasta_qt.players.random_player import RandomPlayer

_NAMES = ("random", "beginner", "casual", "heuristic")


def names() -> tuple[str, ...]:
    """What ``create`` knows, the strongest last."""
    return _NAMES


def create(spec: str, seat: int, seed: int) -> Player:
    """A new player for one match, named by ``spec``, on ``seat``.

    ``seed`` decides what it leaves to chance; players on different seats may share one.
    Raises ValueError for an unknown name.
    """
    if spec == "random":
        return RandomPlayer(seat, seed)
    if spec == "beginner":
        return HeuristicPlayer(BEGINNER, Random(f"{seed} {seat}"))
    if spec == "casual":
        return HeuristicPlayer(CASUAL, Random(f"{seed} {seat}"))
    if spec == "heuristic":
        return HeuristicPlayer()
    raise ValueError(f"unknown player: {spec}")
