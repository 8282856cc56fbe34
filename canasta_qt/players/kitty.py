"""Whether to take the kitty once it may be had."""

from canasta_qt.players.view import View
from canasta_qt.rules.moves import THE_KITTY, THE_REFUSAL_OF_THE_KITTY, Move


def take_or_leave(view: View) -> Move:
    """Take it, since it is charged wherever it lies, unless going out is near without it."""
    if view.may_go_out and view.size <= 3 and view.turns_left >= 1.0:
        return THE_REFUSAL_OF_THE_KITTY
    return THE_KITTY
