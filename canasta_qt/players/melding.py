"""Which cards to lay once the side has opened, and which to keep for later."""

from canasta_qt.players.view import View
from canasta_qt.players.worth import LAID, meld_worth, small_hand, wild_worth
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD, KIND_VALUE, TWO, VALUE, WILD
from canasta_qt.rules.moves import Move


def best_addition(view: View, choices: list[Move]) -> Move | None:
    """The meld or addition among ``choices`` that gains most; None if none gains anything."""
    best: Move | None = None
    most = 0.0
    for move in choices:
        if move.code not in (mv.MELD, mv.ADD_TO_MELD) or move.target == BLACK_THREE:
            continue
        gain = laying_gain(view, move)
        if gain > most:
            best = move
            most = gain
    return best


def laying_gain(view: View, move: Move) -> float:
    """What laying the cards of ``move`` now gains over keeping them in the hand."""
    if move.code == mv.MELD:
        rank = move.target
        lying = 0
        lying_wilds = 0
    else:
        meld = view.side.melds[move.target]
        rank = meld.rank
        lying = meld.naturals
        lying_wilds = meld.wilds
    if rank == BLACK_THREE:
        return 0.0
    naturals = 0
    wilds = 0
    points = 0
    twos = 0
    for card in move.cards:
        points += VALUE[card]
        if IS_WILD[card]:
            wilds += 1
            if VALUE[card] == KIND_VALUE[TWO]:
                twos += 1
        else:
            naturals += 1
    now = meld_worth(view, rank, lying, lying_wilds)
    then = meld_worth(view, rank, lying + naturals, lying_wilds + wilds)
    gain = 2.0 * points * view.urgency
    left = view.size - len(move.cards) - 1
    if rank == WILD:
        gain += (then - now) * LAID + 4.0
    elif wilds == 0:
        # What is kept can still be laid later, as long as there is a later.
        gain += (then - now) * max(LAID, view.urgency) + 6.0 * naturals
        gain -= _capture_loss(view, rank, lying + lying_wilds, naturals)
    elif naturals == 0:
        gain += then - now - wilds * wild_worth(view) + 0.5 * twos
    else:
        gain += (then - now) * 0.7 + 4.0 - wilds * wild_worth(view) + 0.5 * twos
    gain -= small_hand(view, left) - small_hand(view, view.size - 1)
    if view.may_go_out:
        gain += 8.0 * len(move.cards)
    return gain


def _capture_loss(view: View, rank: int, lying: int, naturals: int) -> float:
    """The loss of naturals that could take the pile with a pair."""
    held = view.kinds[rank]
    if held < 2 or view.urgency >= 0.6:
        return 0.0
    pile = view.pile_value()
    if lying and view.laws.add[view.mode]:
        return 0.0
    if held - naturals >= 2:
        return 0.0
    reach = min(1.0, view.unseen(rank) / 4.0)
    return (8.0 + pile * 0.12) * reach
