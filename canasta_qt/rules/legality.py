"""Which moves are legal, and why others are not.

``choices`` generates, ``refusal`` judges one move and gives the reason; both rest on the forms of
melds in ``Laws`` and on ``solver``. They depend on the public state and the mover's hand alone.
"""

from itertools import combinations_with_replacement, product

from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import (
    BLACK_THREE,
    FACES_OF,
    FOUR,
    IS_WILD,
    JOKER,
    KIND,
    RED_THREE,
    TWO,
    VALUE,
    WILD,
    points,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import PLAIN_RANKS
from canasta_qt.rules.moves import Move
from canasta_qt.rules.refusal import Parameter, Reason, Refusal
from canasta_qt.rules.solver import (
    black_three_starts,
    can_go_out,
    can_stop,
    completes,
    could_open,
    first_face,
    first_faces,
    layings,
)
from canasta_qt.rules.state import (
    ANSWER,
    CLOSED,
    DRAW,
    FREE,
    KITTY,
    NOT_ASKED,
    OVER,
    PLAY,
    SAID_NO,
    PublicState,
)
from canasta_qt.rules.turn import after, meld_rank

_SUITED_CODES = (mv.TAKE_PILE, mv.MELD, mv.ADD_TO_MELD, mv.DISCARD)


def choices(state: PublicState, hand: Hand) -> list[Move]:
    """The legal moves of the seat that has to move, one for all that differ only in suits.

    ``hand`` is that seat's hand. Empty only when the round is over.
    """
    phase = state.phase
    if phase == PLAY:
        return _play_choices(state, hand)
    if phase == DRAW:
        return _draw_choices(state, hand)
    if phase == ANSWER:
        return list(mv.THE_ANSWERS)
    if phase == KITTY:
        return [mv.THE_KITTY, mv.THE_REFUSAL_OF_THE_KITTY]
    return []


def legal_moves(state: PublicState, hand: Hand) -> list[Move]:
    """All legal moves of the seat that has to move."""
    found: list[Move] = []
    for move in choices(state, hand):
        if move.code not in _SUITED_CODES or not move.cards:
            found.append(move)
            continue
        for cards in _suit_variants(hand, move.cards):
            if move.code == mv.TAKE_PILE:
                found.append(mv.TakePile(cards))
            elif move.code == mv.MELD:
                found.append(mv.Meld(move.target, cards))
            elif move.code == mv.ADD_TO_MELD:
                found.append(mv.addition(move.target, cards[0]))
            else:
                found.append(mv.DISCARDS[cards[0]])
    return found


def _suit_variants(hand: Hand, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    by_kind: dict[int, int] = {}
    for card in cards:
        by_kind[KIND[card]] = by_kind.get(KIND[card], 0) + 1
    parts = [
        [
            combination
            for combination in combinations_with_replacement(FACES_OF[kind], count)
            if hand.holds(combination)
        ]
        for kind, count in by_kind.items()
    ]
    return [tuple(card for part in chosen for card in part) for chosen in product(*parts)]


def can_draw(state: PublicState) -> bool:
    """Whether the stock can supply a draw (SPEC two-player 16, railroad 18)."""
    laws = state.laws
    return state.stock_size > 0 and (laws.draw_short or state.stock_size >= laws.draw_count)


def _draw_choices(state: PublicState, hand: Hand) -> list[Move]:
    found: list[Move] = [mv.THE_DRAW if can_draw(state) else mv.THE_END]
    pile = state.pile
    if not pile:
        return found
    rank = KIND[pile[-1]]
    laws = state.laws
    if rank < FOUR or rank >= JOKER or laws.blocks[rank]:
        return found
    side = state.side()
    mode = 1 if side.opened and not state.frozen else 0
    kinds = hand.kinds
    if kinds[rank]:
        if kinds[rank] >= 2 and laws.pair[mode]:
            _offer_take(state, hand, first_faces(hand, rank, 2), found)
        if laws.natural_wild[mode]:
            for wild in (TWO, JOKER):
                if kinds[wild]:
                    cards = first_faces(hand, rank, 1) + first_faces(hand, wild, 1)
                    _offer_take(state, hand, cards, found)
    if laws.add[mode]:
        _offer_take(state, hand, (), found)
    return found


def _offer_take(state: PublicState, hand: Hand, cards: tuple[int, ...], found: list[Move]) -> None:
    if _take_problem(state, hand, cards) is not None:
        return
    move = mv.TakePile(cards)
    pile = state.pile
    left = hand.size - len(cards)
    if state.side().opened or points(cards) + VALUE[pile[-1]] >= state.minimum():
        left += sum(KIND[card] != RED_THREE for card in pile) - 1
        # A seven from the pile may be banned, so only the hand's own cards count then.
        if left >= (2 if not state.laws.discard_bans else _certain(state, hand, len(pile))):
            found.append(move)
            return
    if completes(state, hand, move):
        found.append(move)


def _certain(state: PublicState, hand: Hand, more: int) -> int:
    """A number of cards in the hand with which a keep and a discard are certain.

    ``more`` cards that may not be discarded might join it.
    """
    bans = state.laws.discard_bans
    if not bans:
        return 2
    held = more
    for kind in bans:
        held += hand.kinds[kind]
    return max(2, held + 1)


def _take_problem(
    state: PublicState, hand: Hand, cards: tuple[int, ...]
) -> tuple[Reason, dict[str, Parameter]] | None:
    """What is wrong with the form of the meld of the top card with ``cards``, if anything."""
    laws = state.laws
    melds = state.side().melds
    rank = KIND[state.pile[-1]]
    if laws.one_card_rule and hand.size == 1 and len(state.pile) == 1:
        return Reason.ONE_CARD, {}
    index = state.side().slots(laws)[rank]
    wilds = sum(IS_WILD[card] for card in cards)
    naturals = len(cards) - wilds + 1
    if index >= 0:
        naturals += melds[index].naturals
        wilds += melds[index].wilds
    elif not cards:
        return Reason.PILE_NO_MELD, {"rank": rank}
    elif index == CLOSED:
        return Reason.SECOND_MELD, {"rank": rank}
    return _form_problem(state, rank, naturals, wilds)


def _form_problem(
    state: PublicState, rank: int, naturals: int, wilds: int
) -> tuple[Reason, dict[str, Parameter]] | None:
    """Why a meld may not have this make-up; None if it may."""
    laws = state.laws
    if laws.fits(rank, naturals, wilds):
        return None
    size = naturals + wilds
    if rank == BLACK_THREE:
        if wilds:
            return Reason.NO_WILDS_WITH_RANK, {"rank": rank}
        if size < laws.black_three_min:
            return Reason.MELD_TOO_SMALL, {"minimum": laws.black_three_min}
        return Reason.MELD_FULL, {"rank": rank, "maximum": laws.black_three_max}
    if size < laws.min_meld:
        return Reason.MELD_TOO_SMALL, {"minimum": laws.min_meld}
    if size > laws.max_meld:
        return Reason.MELD_FULL, {"rank": rank, "maximum": laws.max_meld}
    if rank == WILD:
        return Reason.NO_WILD_MELDS, {}
    if naturals < laws.min_naturals or naturals == 0:
        return Reason.TOO_FEW_NATURALS, {"minimum": max(1, laws.min_naturals)}
    if rank in laws.rules.no_wild_ranks:
        return Reason.NO_WILDS_WITH_RANK, {"rank": rank}
    if laws.rules.max_wilds is not None and wilds > laws.rules.max_wilds:
        return Reason.TOO_MANY_WILDS, {"maximum": laws.rules.max_wilds}
    return Reason.NATURALS_PER_WILD, {"ratio": laws.rules.naturals_per_wild}


def _obvious(state: PublicState, certain: int, size: int, worth: int) -> bool:
    """Whether laying cards worth so many points, so that ``size`` stay in the hand, is certainly
    followed by a lawful end of the turn. ``certain`` is what ``_certain`` says."""
    return (
        size >= certain
        and not state.must_go_out()
        and (state.side().opened or state.staged + worth >= state.minimum())
    )


def _play_choices(state: PublicState, hand: Hand) -> list[Move]:
    laws = state.laws
    side = state.side()
    size = hand.size
    found: list[Move] = []

    _offer_discards(state, hand, found)

    opened = side.opened
    if opened or state.staged or could_open(state, hand):
        certain = _certain(state, hand, len(state.pending))
        laying = layings(laws, side, hand)
        # For a side that has opened the points are no matter, so one answer can serve all.
        if opened and _obvious(state, certain, size - laws.min_meld, 0):
            found.extend(laying)
        else:
            for move in laying:
                left = size - len(move.cards)
                if _obvious(state, certain, left, points(move.cards)) or completes(
                    state, hand, move
                ):
                    found.append(move)
        for start in black_three_starts(laws, side, hand):
            if completes(state, hand, start):
                found.append(start)

    if state.stuck and (side.opened or not state.staged):
        found.append(mv.THE_END)
    if laws.asking and _question_problem(state, hand) is None:
        found.append(mv.THE_QUESTION)
    if _may_look(state):
        found.append(mv.THE_LOOK)
    return found


def _offer_discards(state: PublicState, hand: Hand, found: list[Move]) -> None:
    if state.stuck or state.pending:
        return
    kinds = hand.kinds
    if hand.size == 1:
        for kind in range(RED_THREE):
            if kinds[kind]:
                last = mv.DISCARDS[first_face(hand, kind)]
                if completes(state, hand, last):
                    found.append(last)
        return
    if state.must_go_out() or (state.staged and not state.side().opened):
        return
    banned = state.banned_discards()
    for kind in range(RED_THREE):
        if kinds[kind] and (banned is None or not banned[kind]):
            found.append(mv.DISCARDS[first_face(hand, kind)])


def _question_problem(state: PublicState, hand: Hand) -> Reason | None:
    """Why the partner may not be asked now; None if he may (SPEC standard 10)."""
    if not state.laws.asking or state.answer != NOT_ASKED:
        return Reason.CANNOT_ASK
    if state.black_threes or state.stuck or (state.staged and not state.side().opened):
        return Reason.CANNOT_ASK
    if not can_stop(state, hand) or not can_go_out(state, hand):
        return Reason.NOTHING_TO_ASK
    return None


def _may_look(state: PublicState) -> bool:
    seat = state.turn
    return state.kitty_unlocked and state.kitty_sizes[seat] > 0 and not state.kitty_seen[seat]


def refusal(state: PublicState, hand: Hand, seat: int, move: Move) -> Refusal | None:
    """Why ``seat`` with ``hand`` may not make ``move`` now; None if it may."""
    problem = _phase_problem(state, seat, move)
    if problem is None:
        problem = _problem(state, hand, move)
    return None if problem is None else Refusal(problem[0], problem[1])


def _phase_problem(
    state: PublicState, seat: int, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    phase = state.phase
    code = move.code
    if phase == OVER:
        return Reason.ROUND_OVER, {}
    if seat != state.actor:
        return Reason.NOT_YOUR_TURN, {}
    if phase == ANSWER:
        return None if code == mv.ANSWER_PARTNER else (Reason.MUST_ANSWER, {})
    if code == mv.ANSWER_PARTNER:
        return Reason.NOTHING_TO_ANSWER, {}
    if phase == KITTY:
        return None if code in (mv.TAKE_KITTY, mv.LEAVE_KITTY) else (Reason.KITTY_PENDING, {})
    if code in (mv.TAKE_KITTY, mv.LEAVE_KITTY):
        seat_has_kitty = state.kitty_sizes[seat] > 0
        if not seat_has_kitty:
            return Reason.NO_KITTY, {}
        return (Reason.KITTY_AFTER_DISCARD if state.kitty_unlocked else Reason.KITTY_LOCKED), {}
    drawing = code in (mv.DRAW_STOCK, mv.TAKE_PILE)
    if phase == DRAW and not drawing and code != mv.END_ROUND:
        return Reason.MUST_DRAW_FIRST, {}
    if phase == PLAY and drawing:
        return Reason.ALREADY_DREW, {}
    return None


def _well_made(move: Move) -> bool:
    """Whether the parts of a move go together as its class makes them."""
    code = move.code
    count = len(move.cards)
    if not mv.DRAW_STOCK <= code <= mv.END_ROUND:
        return False
    if code in (mv.DISCARD, mv.ADD_TO_MELD):
        if count != 1:
            return False
    elif code not in (mv.MELD, mv.TAKE_PILE) and count:
        return False
    if code == mv.ANSWER_PARTNER:
        return move.target in (0, 1)
    if code not in (mv.MELD, mv.ADD_TO_MELD) and move.target != -1:
        return False
    return move.cards == tuple(sorted(move.cards))


def _problem(
    state: PublicState, hand: Hand, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    code = move.code
    if not _well_made(move) or not hand.holds(move.cards):
        return Reason.NOT_IN_HAND, {"cards": move.cards}
    if code == mv.DRAW_STOCK:
        if can_draw(state):
            return None
        return Reason.STOCK_EMPTY, {"left": state.stock_size, "needed": state.laws.draw_count}
    if code == mv.TAKE_PILE:
        return _pile_problem(state, hand, move)
    if code == mv.MELD:
        return _start_problem(state, hand, move)
    if code == mv.ADD_TO_MELD:
        return _addition_problem(state, hand, move)
    if code == mv.DISCARD:
        return _discard_problem(state, hand, move)
    if code == mv.ASK_PARTNER:
        reason = _question_problem(state, hand)
        return None if reason is None else (reason, {})
    if code == mv.LOOK_AT_KITTY:
        if _may_look(state):
            return None
        if not state.kitty_sizes[state.turn]:
            return Reason.NO_KITTY, {}
        return Reason.KITTY_LOCKED, {}
    if code == mv.END_ROUND:
        return _end_problem(state)
    return None


def _pile_problem(
    state: PublicState, hand: Hand, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    if not state.pile:
        return Reason.PILE_EMPTY, {}
    laws = state.laws
    top = state.pile[-1]
    rank = KIND[top]
    if rank < FOUR or rank >= JOKER or laws.blocks[rank]:
        return Reason.PILE_BLOCKED, {"card": top}
    opened = state.side().opened
    mode = 1 if opened and not state.frozen else 0
    cards = move.cards
    naturals = sum(KIND[card] == rank for card in cards)
    wilds = sum(IS_WILD[card] for card in cards)
    if naturals + wilds != len(cards):
        return Reason.MIXED_RANKS, {"rank": rank}
    if not cards:
        allowed = laws.add[mode]
    elif naturals == 2 and wilds == 0:
        allowed = laws.pair[mode]
    elif naturals == 1 and wilds == 1:
        allowed = laws.natural_wild[mode]
    else:
        return Reason.PILE_MODE, {"rank": rank}
    if not allowed:
        if laws.pair[mode]:
            return Reason.PILE_NEEDS_PAIR, {
                "rank": rank,
                "frozen": state.frozen,
                "opened": opened,
            }
        return Reason.PILE_MODE, {"rank": rank}
    problem = _take_problem(state, hand, cards)
    if problem is not None:
        return problem
    return None if completes(state, hand, move) else _incomplete(state, hand, move)


def _start_problem(
    state: PublicState, hand: Hand, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    laws = state.laws
    rank = move.target
    cards = move.cards
    if any(KIND[card] == RED_THREE for card in cards) or rank == RED_THREE:
        return Reason.RED_THREE, {}
    wilds = sum(IS_WILD[card] for card in cards)
    if not cards:
        return Reason.MELD_TOO_SMALL, {"minimum": laws.min_meld}
    if meld_rank(cards) not in (rank, WILD) or (rank == WILD and wilds < len(cards)):
        return Reason.MIXED_RANKS, {"rank": rank}
    if rank != WILD and rank != BLACK_THREE and rank not in PLAIN_RANKS:
        return Reason.MIXED_RANKS, {"rank": rank}
    if state.side().slots(laws)[rank] != FREE:
        return Reason.SECOND_MELD, {"rank": rank}
    problem = _form_problem(state, rank, len(cards) - wilds, wilds)
    if problem is not None:
        return problem
    minimum = laws.black_three_min if rank == BLACK_THREE else laws.min_meld
    if len(cards) != minimum:
        return Reason.MELD_START, {"minimum": minimum}
    return None if completes(state, hand, move) else _incomplete(state, hand, move)


def _addition_problem(
    state: PublicState, hand: Hand, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    melds = state.side().melds
    if not 0 <= move.target < len(melds) or len(move.cards) != 1:
        return Reason.NO_SUCH_MELD, {}
    card = move.cards[0]
    meld = melds[move.target]
    if KIND[card] == RED_THREE:
        return Reason.RED_THREE, {}
    wild = IS_WILD[card]
    if not wild and KIND[card] != meld.rank:
        return Reason.MIXED_RANKS, {"rank": meld.rank}
    problem = _form_problem(
        state, meld.rank, meld.naturals + (0 if wild else 1), meld.wilds + (1 if wild else 0)
    )
    if problem is not None:
        return problem
    return None if completes(state, hand, move) else _incomplete(state, hand, move)


def _discard_problem(
    state: PublicState, hand: Hand, move: Move
) -> tuple[Reason, dict[str, Parameter]] | None:
    laws = state.laws
    kind = KIND[move.cards[0]]
    if kind == RED_THREE:
        return Reason.RED_THREE, {}
    if state.stuck:
        return Reason.NO_DISCARD_LEFT, {}
    banned = state.banned_discards()
    if banned is not None and banned[kind]:
        return Reason.DISCARD_BAN, {"rank": kind}
    if hand.size == 1 and not state.pending:
        if completes(state, hand, move):
            return None
        if laws.final_discard_bans[kind]:
            return Reason.FINAL_DISCARD_BAN, {"rank": kind}
        return _incomplete(state, hand, move)
    if state.pending or (state.staged and not state.side().opened):
        return Reason.OPENING_SHORT, {"points": state.staged, "minimum": state.minimum()}
    if state.must_go_out():
        return Reason.MUST_GO_OUT, {}
    return None


def _end_problem(state: PublicState) -> tuple[Reason, dict[str, Parameter]] | None:
    if state.phase == DRAW:
        return (Reason.CAN_GO_ON, {}) if can_draw(state) else None
    if not state.stuck:
        return Reason.CAN_GO_ON, {}
    if state.staged and not state.side().opened:
        return Reason.OPENING_SHORT, {"points": state.staged, "minimum": state.minimum()}
    return None


def _incomplete(state: PublicState, hand: Hand, move: Move) -> tuple[Reason, dict[str, Parameter]]:
    """The most helpful reason why the turn could not be ended after a well-formed ``move``."""
    laws = state.laws
    new, rest = after(state, hand, move)
    if state.answer == SAID_NO and rest.size <= 1:
        return Reason.PARTNER_SAID_NO, {}
    side = new.sides[state.turn % laws.sides]
    if not state.side().opened and new.staged < new.minimum():
        return Reason.OPENING_UNREACHABLE, {"points": new.staged, "minimum": new.minimum()}
    if new.black_threes:
        return Reason.BLACK_THREES, {}
    if state.must_go_out():
        return Reason.MUST_GO_OUT, {}
    if rest.size <= 1 and not laws.may_go_out(side.melds):
        return Reason.MUST_KEEP_CARD, {
            "canastas": laws.canastas_needed,
            "kinds": tuple(sorted(kind.value for kind in laws.kinds_needed)),
        }
    if rest.size == 0 and laws.final_discard:
        return Reason.FINAL_DISCARD, {}
    return Reason.NO_DISCARD_LEFT, {}
