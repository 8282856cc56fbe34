"""Going out: when, and by which moves."""

from canasta_qt.players.view import View
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import Move
from canasta_qt.rules.solver import can_go_out
from canasta_qt.rules.state import OVER, SAID_NO, SAID_YES


def wants_out(view: View) -> bool:
    """Whether it is good that the own side ends the round now, if it can."""
    if view.state.must_go_out():
        return True
    return view.state.answer != SAID_NO


def can_finish(view: View) -> bool:
    """Whether the hand can be emptied in this turn."""
    return can_go_out(view.state, view.hand)


def finishing_step(view: View, choices: list[Move]) -> Move | None:
    """A move after which the hand can still be emptied in this turn, or is empty."""
    last: Move | None = None
    for move in choices:
        if move.code == mv.DISCARD:
            if view.size == 1:
                last = move
        elif move.code in (mv.MELD, mv.ADD_TO_MELD):
            after = view.observation.after(move)
            if after.state.phase == OVER or can_go_out(after.state, after.hand):
                return move
    return last


def should_ask(view: View) -> bool:
    """Whether to let the partner decide about going out: he may hold much, and there is time."""
    state = view.state
    if state.answer == SAID_YES or view.urgency > 0.3:
        return False
    return any(state.hand_sizes[seat] >= 8 for seat in state.partners(view.seat))
