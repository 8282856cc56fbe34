"""Players by name: those of the game, classes of other packages, programs of any kind.

A name is one that the registry knows; or ``package.module:Class``, which is imported when it is
needed and called with the seat and the seed as in `registry.create`; or ``exec:COMMAND``, a
program that is asked through its input and output (see `Program`).
"""

import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from canasta_qt.play import program
from canasta_qt.play.guest import Guest, told
from canasta_qt.play.host import player_seed
from canasta_qt.play.player_error import PlayerFailed, UnknownPlayer
from canasta_qt.play.program import Program
from canasta_qt.players import registry
from canasta_qt.players.player import Player

_EXEC = "exec:"


def check(spec: str) -> None:
    """Raise UnknownPlayer, with the reason, if no player can be made from ``spec``."""
    if spec.startswith(_EXEC):
        program.check(spec.removeprefix(_EXEC))
    elif _known(spec, 0, 0) is None:
        _maker(spec)


@contextlib.contextmanager
def seated(specs: Sequence[str], match_seed: int, patience: float) -> Iterator[list[Player]]:
    """New players for one match, by seat; programs among them are ended with the context.

    ``patience`` is in seconds and holds for each answer of a program. Raises PlayerError.
    """
    seed = player_seed(match_seed)
    with contextlib.ExitStack() as programs:
        players: list[Player] = []
        for seat, spec in enumerate(specs):
            if spec.startswith(_EXEC):
                started = Program(spec.removeprefix(_EXEC), seat, seed, patience)
                programs.callback(started.close)
                players.append(started)
            else:
                players.append(_known(spec, seat, seed) or _guest(spec, seat, seed))
        yield players


def _known(spec: str, seat: int, seed: int) -> Player | None:
    try:
        return registry.create(spec, seat, seed)
    except ValueError:
        return None


def _guest(spec: str, seat: int, seed: int) -> Guest:
    maker = _maker(spec)
    try:
        return Guest(spec, seat, maker(seat, seed))
    except Exception as error:
        raise PlayerFailed(f"player {spec} cannot be made: {told(error)}") from error


def _maker(spec: str) -> Callable[[int, int], Any]:
    module, colon, name = spec.partition(":")
    if not colon:
        known = ", ".join(registry.names())
        raise UnknownPlayer(
            f"there is no player {spec!r}; there are {known}, PACKAGE.MODULE:CLASS and "
            f"{_EXEC}COMMAND"
        )
    # Behind all else, so that nothing in the current folder hides what is installed.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        maker = getattr(importlib.import_module(module), name, None)
    except Exception as error:
        raise UnknownPlayer(f"player {spec}: {module} cannot be imported: {told(error)}") from error
    if not callable(maker):
        raise UnknownPlayer(f"player {spec}: {module} has no class {name!r}")
    return maker  # type: ignore[no-any-return]
