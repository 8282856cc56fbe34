"""A player of another package, kept to what players may do."""

import traceback
from pathlib import Path
from typing import Final

from canasta_qt.play.player_error import PlayerFailed
from canasta_qt.players.player import Player
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation

_HERE: Final = str(Path(__file__).parent)


def told(error: Exception) -> str:
    """``error`` in one line, with the place where other people's source raised it."""
    reason = " ".join(str(error).split())
    place = ""
    frames = traceback.extract_tb(error.__traceback__)
    if frames and not frames[-1].filename.startswith((_HERE, "<frozen")):
        place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
    return f"{type(error).__name__}{': ' if reason else ''}{reason}{place}"


class Guest:
    """A player that was made from ``spec``; whatever it does wrong raises PlayerFailed."""

    def __init__(self, spec: str, seat: int, player: Player) -> None:
        self._name = f"player {spec} on seat {seat}"
        self._player = player

    def observed(self, event: Event) -> None:
        """See `Player.observed`."""
        try:
            self._player.observed(event)
        except Exception as error:
            raise PlayerFailed(f"{self._name} failed: {told(error)}") from error

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """See `Player.choose`."""
        try:
            move = self._player.choose(observation, list(choices))
            if move in choices:
                return choices[choices.index(move)]
        except Exception as error:
            raise PlayerFailed(f"{self._name} failed: {told(error)}") from error
        raise PlayerFailed(f"{self._name} chose {move!r}, which is none of its choices")
