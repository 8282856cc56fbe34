"""How the match would stand if the round ended now."""

from canasta_qt.players.view import View
from canasta_qt.rules.cards import KIND_VALUE, KINDS
from canasta_qt.rules.scoring import red_three_points


def end_of_match(view: View, out_seat: int) -> int:
    """Whether ``out_seat``, going out now, wins (1) or loses (-1) the match for the own side.

    0 if the match goes on. Hands that this player does not see are taken to hold cards of mean
    value, and that of ``out_seat`` to be melded.
    """
    laws = view.laws
    state = view.state
    mean = _mean_value(view)
    totals = [float(score) for score in state.scores]
    for number, side in enumerate(state.sides):
        totals[number] += red_three_points(laws, side)
        for meld in side.melds:
            totals[number] += meld.points
            kind = laws.canasta_kind(meld)
            if kind is not None:
                totals[number] += laws.bonus(kind)
    for seat in range(laws.players):
        number = seat % laws.sides
        held = mean * state.hand_sizes[seat]
        if seat == view.seat:
            held = float(view.hand.points())
        totals[number] -= mean * state.kitty_sizes[seat]
        totals[number] += held + laws.rules.going_out_bonus if seat == out_seat else -held
    own = totals[view.number]
    others = max(total for number, total in enumerate(totals) if number != view.number)
    if max(own, others) < laws.rules.target:
        return 0
    return 1 if own > others else -1


def _mean_value(view: View) -> float:
    return sum(view.unseen(kind) * KIND_VALUE[kind] for kind in range(KINDS)) / view.hidden
