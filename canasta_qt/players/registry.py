"""The players that there are, by the names that settings and command lines use."""

from random import Random
from typing import Final

from canasta_qt.players.expert import ExpertPlayer
from canasta_qt.players.habits import BEGINNER, CASUAL
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.pace import Clock, ClockedPace, CountedPace, Pace
from canasta_qt.players.player import Player
from canasta_qt.players.random_player import RandomPlayer

DEFAULT: Final = "heuristic"
"""Who plays where nobody is named."""

_NAMES: Final = ("random", "beginner", "casual", "heuristic", "expert")

_PACES: Final = {"fast": (0.3, 8), "normal": (1.0, 32), "deep": (3.0, 128)}
"""The paces of ``expert``: seconds for a decision, and deals where there is no clock."""


def names() -> tuple[str, ...]:
    """What ``create`` knows, the strongest last."""
    return _NAMES


def create(spec: str, seat: int, seed: int, clock: Clock | None = None) -> Player:
    """A new player for one match, named by ``spec``, on ``seat``.

    ``expert`` may be followed by a colon and his pace: ``fast``, ``normal`` (as if nothing
    followed), ``deep``, or a number of deals in which he tries each move out. With a ``clock``
    the first three mean seconds; without one, deals, so that nothing depends on the machine.

    ``seed`` decides what is left to chance; players on different seats may share one.
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
    if spec == "expert":
        spec = "expert:normal"
    name, _, pace = spec.partition(":")
    if name == "expert":
        return ExpertPlayer(seat, seed, _pace(spec, pace, clock))
    raise ValueError(f"unknown player: {spec}")


def _pace(spec: str, name: str, clock: Clock | None) -> Pace:
    if name in _PACES:
        seconds, deals = _PACES[name]
        return CountedPace(deals) if clock is None else ClockedPace(seconds, clock)
    if name.isascii() and name.isdecimal() and 0 < int(name) < 100_000:
        return CountedPace(int(name))
    raise ValueError(f"unknown player: {spec}")
