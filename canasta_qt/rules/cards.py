"""Cards as small integers.

A card is a *face*: an int from 0 to 53. Faces 0 to 51 are ``rank * 4 + suit``, with the ranks
from two (0) to ace (12) and the suits clubs, diamonds, hearts, spades; 52 and 53 are the red and
the black joker. A pack holds each face once and a game several packs, so equal faces are
interchangeable: nothing can be learned from which of two equal cards was played.

The *kind* of a face is what the rules can tell apart: its rank, except that jokers are one kind
whatever their colour, and that black threes and red threes are two. Suits never matter beyond
that (SPEC, "Vocabulary").
"""

from collections.abc import Iterable
from typing import Final

FACES: Final = 54
SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

TWO: Final = 0
BLACK_THREE: Final = 1
FOUR: Final = 2
SEVEN: Final = 5
EIGHT: Final = 6
KING: Final = 11
ACE: Final = 12
JOKER: Final = 13
RED_THREE: Final = 14
KINDS: Final = 15
"""Number of kinds; kinds FOUR to ACE are the ranks that may be melded at any time."""

WILD: Final = 15
"""The rank of a meld that consists of wild cards only (SPEC railroad 11)."""

RED_JOKER: Final = 52
BLACK_JOKER: Final = 53


def _kind(face: int) -> int:
    if face >= RED_JOKER:
        return JOKER
    rank, suit = divmod(face, 4)
    if rank == BLACK_THREE and suit in (DIAMONDS, HEARTS):
        return RED_THREE
    return rank


def _kind_value(kind: int) -> int:
    if kind == JOKER:
        return 50
    if kind in (TWO, ACE):
        return 20
    if kind >= EIGHT and kind != RED_THREE:
        return 10
    return 0 if kind == RED_THREE else 5


KIND: Final[tuple[int, ...]] = tuple(_kind(face) for face in range(FACES))
"""The kind of each face."""

KIND_VALUE: Final[tuple[int, ...]] = tuple(_kind_value(kind) for kind in range(KINDS))
"""Points of a card of each kind, in a meld or (deducted) in a hand: joker 50, ace and two 20,
eight to king 10, four to seven and black three 5 (SPEC, all rule sets). A red three has no card
value; it scores as a bonus of its own."""

VALUE: Final[tuple[int, ...]] = tuple(KIND_VALUE[KIND[face]] for face in range(FACES))
"""Points of each face."""

IS_WILD: Final[tuple[bool, ...]] = tuple(KIND[face] in (TWO, JOKER) for face in range(FACES))
"""Whether each face is wild, that is, a two or a joker."""

FACES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(face for face in range(FACES) if KIND[face] == kind) for kind in range(KINDS)
)
"""The faces of each kind, in ascending order."""

SUIT: Final[tuple[int, ...]] = tuple(face % 4 if face < RED_JOKER else -1 for face in range(FACES))
"""The suit of each face; -1 for jokers."""


def _code(face: int) -> str:
    if face == RED_JOKER:
        return "RJ"
    if face == BLACK_JOKER:
        return "BJ"
    rank = RANKS[face // 4]
    return ("10" if rank == "T" else rank) + SUITS[face % 4]


CODE: Final[tuple[str, ...]] = tuple(_code(face) for face in range(FACES))
"""The written form of each face: ``7S``, ``10H``, ``KD``, ``RJ`` and ``BJ``."""

_FACE_OF_CODE: Final[dict[str, int]] = {
    **{code: face for face, code in enumerate(CODE)},
    "JOKER": RED_JOKER,
}

_RANK_NAMES: Final[tuple[str, ...]] = (
    *("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    "JOKER",
    "RED3",
    "WILD",
)


def parse_card(code: str) -> int:
    """The face that ``code`` names (``JOKER`` is the red joker). Raises ValueError if none."""
    face = _FACE_OF_CODE.get(code)
    if face is None:
        raise ValueError(f"not a card: {code!r}")
    return face


def parse_cards(codes: Iterable[str]) -> tuple[int, ...]:
    """The faces that ``codes`` name, in their order. Raises ValueError for an unknown one."""
    return tuple(parse_card(code) for code in codes)


def rank_name(rank: int) -> str:
    """The written form of a kind or of the meld rank WILD: ``7``, ``A``, ``3``, ``WILD``."""
    return _RANK_NAMES[rank]


def parse_rank(name: str) -> int:
    """The kind or meld rank that ``name`` writes. Raises ValueError if none."""
    try:
        return _RANK_NAMES.index(name)
    except ValueError:
        raise ValueError(f"not a rank: {name!r}") from None


def points(cards: Iterable[int]) -> int:
    """The sum of the card values."""
    return sum(VALUE[card] for card in cards)
