"""A player without a plan, the measure of all others."""

from random import Random

from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation


class RandomPlayer:
    """Chooses among all choices with the same probability."""

    def __init__(self, seat: int, seed: int) -> None:
        self._chance: Random = Random(f"{seed} {seat}")

    def observed(self, event: Event) -> None:
        """Take note of nothing."""

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """Any of ``choices``."""
        # Of all that Random offers, only random() is the same in every version of Python.
        return choices[int(self._chance.random() * len(choices))]
