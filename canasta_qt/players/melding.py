"""Which cards to lay once the side has opened, and which to keep for later."""

from canasta_qt.players.view import View
from canasta_qt.players.worth import LAID, meld_worth, small_hand, wild_worth
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD, VALUE, WILD
from canasta_qt.rules.moves import Move


def best_addition(view: View, choices: list[Move]) -> Move | None:
    """The meld or addition among ``choices`` that gains most; None if none gains anything.

    Natural cards come first, since they show what the wild cards are left for.
    """
    best: Move | None = None
    most = 0.0
    best_with_wilds: Move | None = None
    most_with_wilds = 0.0
    for move in choices:
        if move.code in (mv.MELD, mv.ADD_TO_MELD):
            if _overlooks(view, move):
                continue
            gain = laying_gain(view, move)
            if any(IS_WILD[card] for card in move.cards):
                if gain > most_with_wilds:
                    best_with_wilds = move
                    most_with_wilds = gain
            elif gain > most:
                best = move
                most = gain
    return best_with_wilds if best is None else best


def _overlooks(view: View, move: Move) -> bool:
    """Whether this player does not think of ``move``; nobody overlooks a canasta that he can make,
    or that the round is about to end."""
    if move.code == mv.MELD:
        rank = move.target
        size = 0
    else:
        meld = view.side.melds[move.target]
        rank = meld.rank
        size = len(meld)
    held = view.wilds if rank == WILD else view.kinds[rank] + view.wilds
    if size + held >= view.laws.canasta_size > size or view.urgency >= 0.9:
        return False
    return view.judgement.overlooks(rank)


def laying_gain(view: View, move: Move) -> float:
    """What it gains over keeping them to lay the cards of ``move``, or those and all that the
    hand holds of the same sort."""
    laws = view.laws
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
    wilds = 0
    points = 0
    for card in move.cards:
        points += VALUE[card]
        wilds += IS_WILD[card]
    naturals = len(move.cards) - wilds
    gain = _gain(view, rank, lying, lying_wilds, naturals, wilds, points)
    if wilds and rank != WILD and naturals:
        return gain
    room = laws.max_meld - lying - lying_wilds
    if wilds == 0:
        together = min(view.kinds[rank], room)
        if together > naturals:
            more = points // naturals * together
            gain = max(gain, _gain(view, rank, lying, lying_wilds, together, 0, more))
    else:
        together = min(view.wilds, room)
        if rank != WILD:
            together = min(together, laws.max_wilds(rank, lying) - lying_wilds)
        for count in range(wilds + 1, together + 1):
            more = points // wilds * count
            gain = max(gain, _gain(view, rank, lying, lying_wilds, 0, count, more))
    return gain


def _gain(
    view: View, rank: int, lying: int, lying_wilds: int, naturals: int, wilds: int, points: int
) -> float:
    """What laying so many cards to a meld gains; ``lying`` is what it holds of naturals now."""
    now = meld_worth(view, rank, lying, lying_wilds)
    then = meld_worth(view, rank, lying + naturals, lying_wilds + wilds)
    gain = 2.0 * points * view.urgency
    if rank == WILD:
        gain += (then - now) * max(LAID, view.urgency) + 4.0 * wilds
    elif wilds == 0:
        # What is kept can still be laid later, as long as there is a later.
        gain += (then - now) * max(LAID, view.urgency) + 6.0 * naturals
        gain -= _capture_loss(view, rank, lying + lying_wilds, naturals)
    elif naturals == 0:
        gain += then - now - wilds * wild_worth(view)
    else:
        gain += (then - now) * 0.7 + 4.0 - wilds * wild_worth(view)
    gain -= small_hand(view, view.size - naturals - wilds - 1) - small_hand(view, view.size - 1)
    if view.may_go_out:
        gain += 8.0 * (naturals + wilds)
    return gain


def _capture_loss(view: View, rank: int, lying: int, naturals: int) -> float:
    """The loss of naturals that could take the pile with a pair."""
    held = view.kinds[rank]
    if held < 2 or held - naturals >= 2 or view.urgency >= 0.6:
        return 0.0
    if lying and view.laws.add[view.mode]:
        return 0.0
    reach = min(1.0, view.unseen(rank) / 4.0)
    return (8.0 + view.pile_value() * 0.12) * reach
