"""Who decides at the table: anything that chooses a move from what its seat can see."""

from typing import Protocol

from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation


class Player(Protocol):
    """A computer player of one match, on one seat.

    It learns of the round by events, each reduced to what its seat may see, and is asked for a
    move whenever its seat has to make one. Its choice may depend on those, on what it was asked
    before and on the seed it was made with, and on nothing else.

    A player is made for one match, by a call with its seat and a seed: `registry.create` does so
    for the players of the game, and for others the class that ``--players package.module:Class``
    names, so that ``def __init__(self, seat: int, seed: int) -> None`` is all that it needs.
    """

    def observed(self, event: Event) -> None:
        """Take note of ``event``, as the seat sees it. The first events are those of the deal."""

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """One of ``choices``, the legal moves of the observation's seat, which are not empty."""
