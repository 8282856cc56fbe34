"""Groups of cards that show what makes a meld; whether each is one, the laws say."""

from typing import Final

from canasta_qt.rules.cards import WILD, parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.turn import meld_rank

_SAMPLES: Final = (
    "KS KH KD",
    "9S 9H",
    "QS QH 2D",
    "8S 2H 2C",
    "JS JH 2D 2C JOKER",
    "10S 10H 10D 10C 2S 2H",
    "10S 10H 10D 10C 2S 2H JOKER",
    "AS AH AD AC 2S 2H 2C JOKER",
    "7S 7H 7D 2C",
    "2S 2H JOKER",
    "KS QS JS",
)
"""At least one of them for each limit that rule sets usually have."""


def sample_melds(laws: Laws) -> list[tuple[tuple[int, ...], bool]]:
    """Groups of cards, each with whether it can lie on the table as a meld."""
    found = []
    for codes in _SAMPLES:
        cards = parse_cards(codes.split())
        rank = meld_rank(cards)
        valid = False
        if 0 <= rank <= WILD:
            meld = Meld.of(rank, cards)
            valid = laws.fits(rank, meld.naturals, meld.wilds)
        found.append((cards, valid))
    return found
