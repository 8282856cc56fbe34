"""From what a person lays down at once to the moves that it consists of.

A table lets several cards be dropped together, while moves are atomic. These functions find the
moves and say, before anything happens, whether all of them are legal.
"""

from canasta_qt.rules import legality, turn
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD, KIND, WILD
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.moves import Move
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.state import PublicState
from canasta_qt.rules.turn import meld_rank


def lay(
    state: PublicState,
    hand: Hand,
    cards: tuple[int, ...],
    rank: int | None = None,
    meld: int | None = None,
    new: bool = False,
) -> list[Move] | Refusal:
    """The moves that lay ``cards``, or why they cannot be laid together.

    They join the own meld with the index ``meld``; without one, the own unfinished meld of their
    rank, or, if there is none or ``new`` is said, a meld that they start. ``rank`` is deduced from
    the natural cards unless given; wild cards alone have the rank WILD.
    """
    melds = state.side().melds
    if meld is None:
        if rank is None:
            rank = meld_rank(cards)
            if rank < 0:
                return Refusal(Reason.MIXED_RANKS, {"rank": KIND[_first_natural(cards)]})
        found = state.side().slots(state.laws)[rank]
        if found >= 0 and not new:
            meld = found
    if meld is not None:
        if not 0 <= meld < len(melds):
            return Refusal(Reason.NO_SUCH_MELD, {})
        return _checked(state, hand, _additions(meld, cards))
    assert rank is not None
    return _checked(state, hand, _start(state, rank, cards))


def lay_each(state: PublicState, hand: Hand, cards: tuple[int, ...]) -> list[Move] | Refusal:
    """The moves that lay ``cards`` of one or more ranks, each rank by itself as ``lay`` does.

    Wild cards go where two naturals need a third card, else to the rank with the most.
    """
    by_rank: dict[int, list[int]] = {}
    for card in cards:
        if not IS_WILD[card]:
            by_rank.setdefault(KIND[card], []).append(card)
    if len(by_rank) < 2:
        return lay(state, hand, cards)
    slots = state.side().slots(state.laws)
    for wild in (card for card in cards if IS_WILD[card]):
        needy = [rank for rank, held in by_rank.items() if len(held) == 2 and slots[rank] < 0]
        rank = needy[0] if needy else max(by_rank, key=lambda rank: len(by_rank[rank]))
        by_rank[rank].append(wild)
    plan: list[Move] = []
    for rank, held in by_rank.items():
        part = lay(state, hand, tuple(held), rank=rank)
        if isinstance(part, Refusal):
            return part
        for move in part:
            state, hand = turn.after(state, hand, move)
        plan.extend(part)
    return plan


def take_pile(state: PublicState, hand: Hand, cards: tuple[int, ...]) -> list[Move] | Refusal:
    """The moves that take the pile with ``cards``: the take itself, then further additions.

    Naturals of the top card's rank come first, so that a third one does not hide a pair.
    """
    if not state.pile:
        return Refusal(Reason.PILE_EMPTY, {})
    rank = KIND[state.pile[-1]]
    naturals = [card for card in cards if KIND[card] == rank]
    others = [card for card in cards if KIND[card] != rank]
    ordered = naturals + others
    index = state.side().slots(state.laws)[rank]
    if index < 0:
        index = len(state.side().melds)
    answer: list[Move] | Refusal = Refusal(Reason.PILE_MODE, {"rank": rank})
    splits = [2, 0] if len(ordered) >= 2 else [len(ordered), 0]
    for used in splits:
        plan: list[Move] = [mv.TakePile(tuple(ordered[:used]))]
        plan.extend(_additions(index, tuple(ordered[used:])))
        result = _checked(state, hand, plan)
        if not isinstance(result, Refusal):
            return result
        if used:
            answer = result
        elif not cards:
            return result
    return answer


def _first_natural(cards: tuple[int, ...]) -> int:
    return next(card for card in cards if not IS_WILD[card])


def _additions(meld: int, cards: tuple[int, ...]) -> list[Move]:
    # Naturals first: wild cards may need them.
    ordered = sorted(cards, key=lambda card: IS_WILD[card])
    return [mv.AddToMeld(meld, card) for card in ordered]


def _start(state: PublicState, rank: int, cards: tuple[int, ...]) -> list[Move]:
    laws = state.laws
    size = laws.black_three_min if rank == BLACK_THREE else laws.min_meld
    ordered = sorted(cards, key=lambda card: IS_WILD[card] and rank != WILD)
    plan: list[Move] = [mv.Meld(rank, tuple(ordered[:size]))]
    plan.extend(mv.AddToMeld(len(state.side().melds), card) for card in ordered[size:])
    return plan


def _checked(state: PublicState, hand: Hand, plan: list[Move]) -> list[Move] | Refusal:
    """``plan`` itself if all its moves are legal one after the other, else why not."""
    seat = state.actor
    for move in plan:
        problem = legality.refusal(state, hand, seat, move)
        if problem is not None:
            return problem
        state, hand = turn.after(state, hand, move)
    return plan
