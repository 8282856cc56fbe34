"""What a player's own moves do to the public state and to his hand.

Nothing here looks at hidden cards; ``Round`` adds what comes from the stock or a kitty. The
functions change the state they are given, which has to be a fresh copy, and append events to
``log`` unless it is None.
"""

from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD, KIND, RED_THREE, WILD, points
from canasta_qt.rules.events import (
    CanastaClosed,
    Discarded,
    Event,
    Melded,
    Opened,
    PileJoined,
    PileTaken,
    RedThreeTabled,
    Source,
    TurnStarted,
    WentOut,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.moves import Move
from canasta_qt.rules.state import (
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    KITTY,
    NOT_ASKED,
    NOTHING,
    OVER,
    PLAY,
    EndReason,
    PublicState,
    Side,
)


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """``values`` with the item at ``index`` replaced by ``value``."""
    return values[:index] + (value,) + values[index + 1 :]


def _set_side(state: PublicState, number: int, side: Side) -> None:
    # Concatenation, here and in its like, since unpacking into a tuple is slow when compiled.
    sides = state.sides
    state.sides = sides[:number] + (side,) + sides[number + 1 :]


def after(state: PublicState, hand: Hand, move: Move) -> tuple[PublicState, Hand]:
    """State and hand after a well-formed move that reveals nothing.

    Raises ValueError for a draw, a question and whatever concerns the kitty.
    """
    new = state.copy()
    if move.code == mv.TAKE_PILE:
        hand = take_pile(new, hand, move.cards, None)
    elif move.code == mv.MELD:
        hand = meld(new, hand, move.target, move.cards, None)
    elif move.code == mv.ADD_TO_MELD:
        hand = add(new, hand, move.target, move.cards, None)
    elif move.code == mv.DISCARD:
        hand = discard(new, hand, move.cards[0], None)
    else:
        raise ValueError(f"{move!r} depends on more than the player's own cards")
    return new, hand


def take_pile(
    state: PublicState, hand: Hand, cards: tuple[int, ...], log: list[Event] | None
) -> Hand:
    """Take the pile, melding its top with ``cards``."""
    side = state.side()
    pile = state.pile
    top = pile[-1]
    rank = KIND[top]
    state.pile = ()
    state.frozen = False
    state.drew = FROM_PILE
    state.phase = PLAY
    state.pending = pile[:-1]
    if log is not None:
        log.append(PileTaken(state.turn, pile, not side.opened))
    return _lay(
        state,
        hand.minus(cards) if cards else hand,
        rank,
        side.slots(state.laws)[rank],
        (*cards, top),
        top,
        log,
    )


def meld(
    state: PublicState, hand: Hand, rank: int, cards: tuple[int, ...], log: list[Event] | None
) -> Hand:
    """Start a meld of ``rank``."""
    return _lay(state, hand.minus(cards), rank, -1, cards, None, log)


def add(
    state: PublicState, hand: Hand, index: int, cards: tuple[int, ...], log: list[Event] | None
) -> Hand:
    """Add ``cards`` to the own meld with ``index``."""
    rank = state.side().melds[index].rank
    return _lay(state, hand.minus(cards), rank, index, cards, None, log)


def _lay(
    state: PublicState,
    hand: Hand,
    rank: int,
    index: int,
    cards: tuple[int, ...],
    top: int | None,
    log: list[Event] | None,
) -> Hand:
    laws = state.laws
    seat = state.turn
    number = seat % laws.sides
    side = state.sides[number]
    melds = side.melds
    started = index < 0
    kind_before = None
    if started:
        laid = Meld.of(rank, cards)
        index = len(melds)
        melds = melds + (laid,)
    else:
        kind_before = laws.canasta_kind(melds[index])
        laid = melds[index].plus(cards)
        melds = melds[:index] + (laid,) + melds[index + 1 :]
        if index < state.melds_at_start:
            state.extended = True
    state.melded_now = True
    if rank == BLACK_THREE:
        state.black_threes = True
    opens = False
    if not side.opened:
        state.staged += points(cards)
        opens = state.staged >= state.minimum()
    _set_side(state, number, side.with_melds(melds, side.opened or opens))
    kind = laws.canasta_kind(laid)
    if kind is not None and kind_before is None and kind in laws.rules.kitty_unlock:
        state.kitty_unlocked = True
    if log is not None:
        log.append(Melded(seat, index, rank, cards, started, top))
        if kind is not None and kind is not kind_before:
            log.append(CanastaClosed(seat, index, kind))
        if opens:
            log.append(Opened(seat, state.staged, state.minimum()))
    if state.pending and (side.opened or opens):
        hand = _join(state, hand, opens, log)
    state.hand_sizes = replaced(state.hand_sizes, seat, hand.size)
    if hand.size == 0 and not state.pending and not state.owed:
        go_out(state, log)
    return hand


def _join(state: PublicState, hand: Hand, waited: bool, log: list[Event] | None) -> Hand:
    joining = tuple(card for card in state.pending if KIND[card] != RED_THREE)
    red_threes = tuple(card for card in state.pending if KIND[card] == RED_THREE)
    state.pending = ()
    if log is not None and waited:
        log.append(PileJoined(state.turn, joining))
    if red_threes:
        table_red_threes(state, state.turn, red_threes, Source.PILE, log)
        if state.laws.rules.red_three_replace_pile:
            state.owed = len(red_threes)
    return hand.plus(joining)


def table_red_threes(
    state: PublicState,
    seat: int,
    cards: tuple[int, ...],
    source: Source,
    log: list[Event] | None,
) -> None:
    """Lay red threes on the table for ``seat``'s side."""
    number = seat % state.laws.sides
    _set_side(state, number, state.sides[number].with_red_threes(cards))
    if log is not None:
        for card in cards:
            log.append(RedThreeTabled(seat, card, source))


def discard(state: PublicState, hand: Hand, card: int, log: list[Event] | None) -> Hand:
    """Discard ``card`` and end the turn, unless the kitty may be taken first."""
    freezes = state.laws.freezes[KIND[card]] and not state.frozen
    hand = hand.minus((card,))
    state.hand_sizes = replaced(state.hand_sizes, state.turn, hand.size)
    state.pile = state.pile + (card,)
    if freezes:
        state.frozen = True
    if log is not None:
        log.append(Discarded(state.turn, card, freezes))
    if hand.size == 0:
        go_out(state, log)
    elif state.kitty_unlocked and state.kitty_sizes[state.turn]:
        state.phase = KITTY
    else:
        end_turn(state, log)
    return hand


def end_turn(state: PublicState, log: list[Event] | None) -> None:
    """Pass the turn to the next player."""
    seat = state.turn
    if state.melded_now and not state.melded_before[seat]:
        before = state.melded_before
        state.melded_before = before[:seat] + (True,) + before[seat + 1 :]
    seat = (seat + 1) % state.laws.players
    state.turn = state.actor = seat
    state.turns += 1
    state.phase = DRAW
    state.drew = NOTHING
    state.melds_at_start = len(state.sides[seat % state.laws.sides].melds)
    state.melded_now = False
    state.extended = False
    state.black_threes = False
    state.staged = 0
    state.answer = NOT_ASKED
    state.kitty_unlocked = False
    state.stuck = False
    if log is not None:
        log.append(TurnStarted(seat))


def go_out(state: PublicState, log: list[Event] | None) -> None:
    """End the round because the player whose turn it is has emptied his hand."""
    seat = state.turn
    number = seat % state.laws.sides
    side = state.sides[number]
    if not side.opened:
        _set_side(state, number, side.with_melds(side.melds, True))
    state.out_seat = seat
    state.concealed = is_concealed(state)
    if log is not None:
        log.append(WentOut(seat, state.concealed))
    end_round(state, EndReason.WENT_OUT)


def end_round(state: PublicState, reason: EndReason) -> None:
    """End the round; ``Round`` adds the events."""
    state.phase = OVER
    state.end = reason


def is_concealed(state: PublicState) -> bool:
    """Whether the player whose turn it is, his hand being empty, goes out concealed.

    He must have melded nothing before this turn nor added to a meld that lay there, and melded a
    canasta of his own where the rule set demands it (SPEC traditional 15, standard 11).
    """
    if not state.melded_now or state.extended or state.melded_before[state.turn]:
        return False
    if not state.laws.concealed_needs_canasta:
        return True
    own = state.side().melds[state.melds_at_start :]
    return any(state.laws.canasta_kind(meld) is not None for meld in own)


def waives_minimum(state: PublicState) -> bool:
    """Whether emptying the hand in this turn, with a canasta, needs no opening minimum.

    SPEC international 11.
    """
    return (
        state.laws.waiver
        and state.drew == FROM_STOCK
        and not state.melded_before[state.turn]
        and not state.extended
    )


def meld_rank(cards: tuple[int, ...]) -> int:
    """The rank of a meld of ``cards``: that of its naturals, WILD if there are none.

    -1 if the naturals differ in rank.
    """
    rank = WILD
    for card in cards:
        kind = KIND[card]
        if IS_WILD[card]:
            continue
        if rank not in (WILD, kind):
            return -1
        rank = kind
    return rank
