"""The answer to a partner who asks whether he may go out."""

from canasta_qt.players.standing import end_of_match
from canasta_qt.players.view import View
from canasta_qt.players.worth import meld_worth
from canasta_qt.rules.cards import KIND_VALUE
from canasta_qt.rules.laws import PLAIN_RANKS
from canasta_qt.rules.moves import THE_ANSWERS, Move

_MUCH = 260.0
"""What the own hand must still bring to make the partner wait."""


def answer(view: View) -> Move:
    """Yes, unless the own hand is soon worth much more on the table and there is time for it.

    Whatever it is worth, a round is not to be ended that loses the match, and one that wins it is.
    """
    yes, no = THE_ANSWERS
    outcome = end_of_match(view, view.state.turn)
    if outcome:
        return yes if outcome > 0 else no
    if view.urgency >= 0.5:
        return yes
    return no if _promise(view) > _MUCH * (1.0 + view.urgency) else yes


def _promise(view: View) -> float:
    """What the own hand could bring in the next turn: cards laid rather than charged, canastas."""
    total = 0.0
    for rank in PLAIN_RANKS:
        count = view.kinds[rank]
        index = view.slots[rank]
        if index >= 0:
            meld = view.side.melds[index]
            total += 2.0 * count * KIND_VALUE[rank]
            total += meld_worth(view, rank, meld.naturals + count, meld.wilds)
            total -= meld_worth(view, rank, meld.naturals, meld.wilds)
        elif count >= view.laws.min_meld:
            total += 2.0 * count * KIND_VALUE[rank]
    return total
