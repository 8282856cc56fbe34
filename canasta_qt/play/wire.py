"""Observations and events as bytes, for the pipe to the players' process.

Classes of a compiled core cannot be pickled by themselves, so this module says how to make each
of them anew from plain values. Only what it names can cross, and nothing in an observation leads
to what its seat may not see.
"""

import dataclasses
import inspect
import io
import pickle
from functools import lru_cache
from typing import Any, Final

from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import PublicState, Side

_STATE_FIELDS: Final = tuple(
    name
    for name, value in vars(PublicState).items()
    if inspect.isdatadescriptor(value) and not name.startswith("_") and name != "laws"
)
_MADE_WITH: Final = ("dealer", "scores")


@lru_cache(maxsize=8)
def _laws(rules: RuleSet, players: int) -> Laws:
    return Laws(rules, players)


def _hand(cards: tuple[int, ...]) -> Hand:
    return Hand.of(cards)


def _state(laws: Laws, fields: dict[str, Any]) -> PublicState:
    state = PublicState(laws, *(fields.pop(name) for name in _MADE_WITH))
    for name, value in fields.items():
        setattr(state, name, value)
    return state


class _Pickler(pickle.Pickler):
    def reducer_override(self, value: object) -> Any:
        match value:
            case Observation():
                return Observation, (value.seat, value.state, value.hand, value.kitty)
            case PublicState():
                fields = {name: getattr(value, name) for name in _STATE_FIELDS}
                return _state, (value.laws, fields)
            case Laws():
                return _laws, (value.rules, value.players)
            case Side():
                return Side, (value.melds, value.red_threes, value.opened)
            case Meld():
                made_of = (value.rank, value.cards, value.naturals, value.wilds, value.points)
                return Meld, made_of
            case Hand():
                return _hand, (value.cards(),)
            case _ if dataclasses.is_dataclass(value) and not isinstance(value, type):
                fields_of = dataclasses.fields(value)
                return type(value), tuple(getattr(value, field.name) for field in fields_of)
            case _:
                return NotImplemented


def packed(value: object) -> bytes:
    """``value`` as bytes: plain values, observations, events and whatever these consist of."""
    buffer = io.BytesIO()
    _Pickler(buffer, pickle.HIGHEST_PROTOCOL).dump(value)
    return buffer.getvalue()


def unpacked(data: bytes) -> Any:
    """The value that ``packed`` made ``data`` from. Only for data of an own process."""
    return pickle.loads(data)
