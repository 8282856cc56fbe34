"""Going out: by which moves, and whether to ask first.

Who can go out does, unless his partner objects or the match were lost by it: waiting for more
canastas loses more, in matches between players who do the one or the other, than it brings.
"""

from canasta_qt.players.melding import laying_gain
from canasta_qt.players.standing import end_of_match
from canasta_qt.players.view import View
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import Move
from canasta_qt.rules.solver import can_go_out
from canasta_qt.rules.state import OVER

_SPOILT = -150.0
"""A last card is better melded than discarded, unless that gains less than this: it would turn a
natural canasta into a mixed one."""


def can_finish(view: View) -> bool:
    """Whether the hand can be emptied in this turn."""
    return can_go_out(view.state, view.hand)


def finishing_step(view: View, choices: list[Move]) -> Move | None:
    """The best move after which the hand can still be emptied in this turn, or is empty."""
    best: Move | None = None
    most = 0.0
    last: Move | None = None
    for move in choices:
        if move.code == mv.DISCARD:
            if view.size == 1:
                last = move
        elif move.code in (mv.MELD, mv.ADD_TO_MELD):
            gain = laying_gain(view, move)
            if best is not None and gain <= most:
                continue
            after = view.observation.after(move)
            if after.state.phase == OVER or can_go_out(after.state, after.hand):
                best = move
                most = gain
    return last if best is None or (last is not None and most < _SPOILT) else best


def without_going_out(view: View, choices: list[Move]) -> list[Move]:
    """Those of ``choices`` that leave a card to keep and one to discard; all if there are none."""
    kept = [
        move
        for move in choices
        if view.size - len(move.cards) >= (1 if move.code == mv.DISCARD else 2)
    ]
    return kept or choices


def should_ask(view: View) -> bool:
    """Whether to let the partner decide about going out: he may hold much, and there is time."""
    state = view.state
    if end_of_match(view, view.seat) > 0:
        return False
    return view.urgency <= 0.3 and any(
        state.hand_sizes[seat] >= 8 for seat in state.partners(view.seat)
    )
