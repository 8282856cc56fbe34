"""Positions of the lessons: what lies on the table, and everything else as it may well be."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.cards import KIND, RED_THREE, parse_cards, parse_rank
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.presets import STANDARD
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import DRAW, FROM_STOCK, NOTHING, PLAY, PublicState, Side

RULES: Final[RuleSet] = STANDARD
"""The rule set of all lessons."""
VIEWER: Final = 0
"""The seat of the pupil, who has to move."""
OTHERS_HOLD: Final = 11
"""Cards in the hand of each other player."""


@dataclass(frozen=True)
class Sketch:
    """What is to be seen; cards are written as in records, melds as ``"K: KS KH 2D"``.

    A position in which the viewer has drawn has ``drawn``. ``stock`` are the next cards that are
    drawn, the first of them first. Melds of the own side mean that it has opened.
    """

    hand: str
    drawn: bool = True
    melds: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    pile: str = "7C 10S"
    stock: str = ""
    frozen: bool = False


def position(sketch: Sketch) -> Round:
    """The round that ``sketch`` shows; the cards that are left lie in the stock and in hands."""
    laws = Laws(RULES, RULES.players_min)
    hand, pile = _cards(sketch.hand), _cards(sketch.pile)
    next_cards = _cards(sketch.stock)[::-1]
    own, opponents = _melds(sketch.melds), _melds(sketch.opponents)
    shown = [*hand, *pile, *next_cards]
    shown += [card for meld in (*own, *opponents) for card in meld.cards]
    left = (Counter(laws.deck) - Counter(shown)).elements()
    # Whoever is dealt a red three tables it, so that nobody holds one.
    hidden = [card for card in left if KIND[card] != RED_THREE]
    # From end to end, so that hands are mixed.
    hidden = [card for start in range(7) for card in hidden[start::7]]
    count = OTHERS_HOLD * (laws.players - 1)
    held, rest = hidden[:count], hidden[count:]
    stock = (*rest, *next_cards)
    state = PublicState(laws, laws.players - 1, (0,) * laws.sides)
    hands = [Hand.of(hand)] + [
        Hand.of(held[seat :: laws.players - 1]) for seat in range(laws.players - 1)
    ]
    state.hand_sizes = tuple(one.size for one in hands)
    state.sides = (Side(own, (), bool(own)), Side(opponents, (), bool(opponents)))
    state.stock_size = len(stock)
    state.pile = pile
    state.frozen = sketch.frozen
    state.phase = PLAY if sketch.drawn else DRAW
    state.drew = FROM_STOCK if sketch.drawn else NOTHING
    state.melds_at_start = len(own)
    state.melded_before = tuple(bool(own) and seat == VIEWER for seat in range(laws.players))
    return Round(state, hands, stock, [()] * laws.players)


def _cards(text: str) -> tuple[int, ...]:
    return parse_cards(text.split())


def _melds(texts: tuple[str, ...]) -> tuple[Meld, ...]:
    found = []
    for text in texts:
        rank, _, codes = text.partition(":")
        found.append(Meld.of(parse_rank(rank), _cards(codes)))
    return tuple(found)
