"""The few moves of a position that are worth being tried out."""

from typing import Final

from canasta_qt.players.discarding import discard_cost
from canasta_qt.players.melding import laying_gain
from canasta_qt.players.view import View
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import KIND
from canasta_qt.rules.moves import Move
from canasta_qt.rules.state import PLAY

_DISCARDS: Final = 4
_LAYINGS: Final = 4
"""As many are tried, the best by the rules of thumb, of all discards and of all melds."""


def candidates(view: View, choices: list[Move], preferred: Move) -> list[Move]:
    """The moves to try, ``preferred`` first; only this one if nothing else makes sense."""
    found = [preferred]
    if view.state.phase != PLAY:
        found.extend(move for move in choices if move != preferred)
        return found
    value = view.pile_value()
    discards: list[tuple[float, int]] = []
    layings: list[tuple[float, int]] = []
    for index, move in enumerate(choices):
        if move == preferred:
            continue
        if move.code == mv.DISCARD:
            discards.append((discard_cost(view, KIND[move.cards[0]], value), index))
        elif move.code in (mv.MELD, mv.ADD_TO_MELD):
            layings.append((-laying_gain(view, move), index))
    for ranked, most in ((discards, _DISCARDS), (layings, _LAYINGS)):
        ranked.sort()
        found.extend(choices[index] for _, index in ranked[:most])
    return found
