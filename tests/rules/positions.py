"""Positions by hand: a round as it stands when the seat MOVER is to move.

Cards are written as in records, ``"KS 10H 2C JOKER"``, and a meld as ``"K: KS KH KD"``. What a
position leaves out is filled in so that the game can go on. A position is a sketch: it may hold
cards that the packs do not have.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from canasta_qt.rules.cards import (
    BLACK_THREE,
    FACES_OF,
    JOKER,
    KIND,
    RANKS,
    RED_THREE,
    SEVEN,
    TWO,
    parse_card,
    parse_cards,
    parse_rank,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.moves import Move
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import CardClass, RuleSet
from canasta_qt.rules.state import DRAW, FROM_STOCK, NOT_ASKED, NOTHING, PLAY, PublicState, Side

MOVER: Final = 1
"""The seat that acts; seat 0 has dealt."""

STOCK_CARDS: Final = 30
"""Cards in the stock where nothing is said about it."""

HAND_CARDS: Final = 8
"""Cards in the mover's hand where nothing is said about it."""

_CLASSES: Final = {
    TWO: CardClass.WILD,
    JOKER: CardClass.WILD,
    BLACK_THREE: CardClass.BLACK_THREE,
    RED_THREE: CardClass.RED_THREE,
}


def cards(text: str) -> tuple[int, ...]:
    """The cards that ``text`` writes, with spaces between them."""
    return parse_cards(text.split())


def meld(text: str) -> Meld:
    """The meld that ``text`` writes: ``K: KS KH 2D``."""
    rank, _, codes = text.partition(":")
    return Meld.of(parse_rank(rank), cards(codes))


def melds(*texts: str) -> tuple[Meld, ...]:
    """The melds that ``texts`` write."""
    return tuple(meld(text) for text in texts)


def filler(count: int) -> tuple[int, ...]:
    """Ordinary cards of many ranks; no sevens, so that they complete and ban nothing."""
    ranks = [rank for rank in RANKS if rank not in "237"]
    return tuple(
        parse_card(("10" if rank == "T" else rank) + "CDHS"[(number + number // 10) % 4])
        for number, rank in ((n, ranks[n % len(ranks)]) for n in range(count))
    )


def red_threes(count: int) -> tuple[int, ...]:
    """So many red threes."""
    faces = FACES_OF[RED_THREE]
    return tuple(faces[number % len(faces)] for number in range(count))


def with_sevens(sides: Iterable[Side]) -> list[Side]:
    """The sides, each with a canasta of sevens: an own one, or one made up."""
    return [
        side
        if any(meld.rank == SEVEN and not meld.wilds and len(meld) >= 7 for meld in side.melds)
        else side.with_melds((*side.melds, meld("7: 7S 7H 7D 7C 7S 7H 7D")), True)
        for side in sides
    ]


def position(
    rules: RuleSet,
    hand: Sequence[int] | None = None,
    *,
    phase: int = PLAY,
    players: int | None = None,
    score: int = 0,
    table: tuple[Meld, ...] = (),
    opponents: tuple[Meld, ...] = (),
    opened: bool | None = None,
    red3: int = 0,
    pile: Sequence[int] = (),
    frozen: bool | None = None,
    stock: Sequence[int] | None = None,
    kitty: Sequence[int] | None = None,
    drew: int = FROM_STOCK,
    answer: int = NOT_ASKED,
    melded_before: bool | None = None,
    all_have_sevens: bool = False,
) -> Round:
    """The position in which MOVER is to move in ``phase`` with ``hand``.

    ``table`` and ``opponents`` are the melds of his side and of the next one, ``score`` is his
    side's, and ``stock`` has the top first. None means: opened if there is a meld, melded before
    if opened, frozen if a card in the pile freezes.
    """
    laws = Laws(rules, players or rules.players_min)
    own = MOVER % laws.sides
    if opened is None:
        opened = bool(table)
    if frozen is None:
        frozen = any(_CLASSES.get(KIND[card]) in rules.freeze_kinds for card in pile)

    sides = [Side((), (), False)] * laws.sides
    sides[own] = Side(table, red_threes(red3), opened)
    if opponents:
        sides[(own + 1) % laws.sides] = Side(opponents, (), True)
    hands = [filler(laws.hand_size)] * laws.players
    hands[MOVER] = filler(HAND_CARDS) if hand is None else tuple(hand)
    kitties = [filler(laws.kitty_size)] * laws.players
    if kitty is not None:
        kitties[MOVER] = tuple(kitty)
    cards_left = filler(STOCK_CARDS) if stock is None else tuple(reversed(stock))

    scores = tuple(score if side == own else 0 for side in range(laws.sides))
    state = PublicState(laws, MOVER - 1, scores)
    state.sides = tuple(with_sevens(sides) if all_have_sevens else sides)
    state.hand_sizes = tuple(len(held) for held in hands)
    state.kitty_sizes = tuple(len(hidden) for hidden in kitties)
    state.stock_size = len(cards_left)
    state.pile = tuple(pile)
    state.frozen = frozen
    state.phase = phase
    state.drew = NOTHING if phase == DRAW else drew
    state.answer = answer
    state.melds_at_start = len(state.sides[own].melds)
    state.melded_before = tuple(
        seat == MOVER and (opened if melded_before is None else melded_before)
        for seat in range(laws.players)
    )
    return Round(state, [Hand.of(held) for held in hands], cards_left, kitties)


def with_hand(round_: Round, held: Sequence[int], table: tuple[Meld, ...] | None = None) -> Round:
    """The same position, but that the player whose turn it is holds ``held`` and has opened.

    ``table``, if given, is what his side has melded.
    """
    state = round_.state.copy()
    seat = state.turn
    number = state.side_of(seat)
    melded = state.sides[number].melds if table is None else table
    state.sides = tuple(
        side.with_melds(melded, True) if index == number else side
        for index, side in enumerate(state.sides)
    )
    state.melds_at_start = len(melded)
    state.hand_sizes = tuple(
        len(held) if other == seat else size for other, size in enumerate(state.hand_sizes)
    )
    hands = [Hand.of(held) if other == seat else hand for other, hand in enumerate(round_.hands)]
    return Round(state, hands, round_.stock, round_.kitties)


def own_side(round_: Round) -> Side:
    """The side that MOVER plays for."""
    return round_.state.sides[MOVER % round_.state.laws.sides]


def attempt(round_: Round, moves: Iterable[Move], then: Callable[[], bool] = lambda: True) -> bool:
    """Push all ``moves`` and have ``then`` succeed; whatever fails is taken back entirely."""
    mark = len(round_.moves)
    for move in moves:
        if not round_.is_legal(move):
            break
        round_.push(move)
    else:
        if then():
            return True
    while len(round_.moves) > mark:
        round_.pop()
    return False
