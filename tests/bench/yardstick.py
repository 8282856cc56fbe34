"""The yardstick: random play of OpenSpiel's gin rummy from Python.

A decision is measured as one of ours: the legal actions, the observation of the player who has to
act, the action. OpenSpiel has three ways to observe; ``OBSERVED`` is the fastest of them, so that
the ratios flatter nobody.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from tests.bench.rate import Rate, measure

OBSERVED: Final = "array"
"""The way to observe that ratios are taken to."""


def _no_observation(game: Any) -> Callable[[Any, int], object]:
    return lambda state, player: None


def _array(game: Any) -> Callable[[Any, int], object]:
    """The observation tensor, written into one NumPy array that is used again and again."""
    observation = import_module("open_spiel.python.observation")
    observe: Callable[[Any, int], object] = observation.make_observation(game).set_from
    return observe


def _list(game: Any) -> Callable[[Any, int], object]:
    """The observation tensor as a new list of numbers."""
    return lambda state, player: state.observation_tensor(player)


def _string(game: Any) -> Callable[[Any, int], object]:
    """The observation as a text."""
    return lambda state, player: state.observation_string(player)


_WAYS: Final = {OBSERVED: _array, "list": _list, "string": _string, "none": _no_observation}


def measure_gin_rummy(seconds: float) -> dict[str, Rate] | None:
    """The rate of OpenSpiel's gin rummy for each way to observe; None if it is not installed.

    Chance (the deal and the draws) costs time but does not count as a decision.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")
    return {way: measure(_play(game, make(game)), seconds) for way, make in _WAYS.items()}


def _play(game: Any, observe: Callable[[Any, int], object]) -> Callable[[], int]:
    chance = Random(1).random

    def play_round() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # All outcomes of chance are equally likely in this game.
            actions = state.legal_actions()
            if not state.is_chance_node():
                observe(state, state.current_player())
                decisions += 1
            state.apply_action(actions[int(chance() * len(actions))])
        return decisions

    return play_round
