"""What a deck looks like: colours and measures. A further deck is a further value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

CARD_WIDTH = 250
CARD_HEIGHT = 350
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Suit(Enum):
    """A suit; the value is its letter in a card code such as ``10H``."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


@dataclass(frozen=True)
class SuitColours:
    """The colours of one suit, as ``#rrggbb``."""

    pip: str
    """Pips, corner indices and frames."""
    robe: str
    """The main garment of the courts."""
    cloak: str
    """Their second garment, which tells apart suits of the same pip colour."""
    tint: str
    """The pale ground behind the courts."""


@dataclass(frozen=True)
class Palette:
    """The colours that all suits share, as ``#rrggbb``."""

    paper: str = "#fffdf7"
    edge: str = "#8d877c"
    ink: str = "#221d2b"
    skin: str = "#f6d7b6"
    cheek: str = "#ec9f86"
    lips: str = "#b8323c"
    gold: str = "#f0bd3e"
    bronze: str = "#b3761b"
    ermine: str = "#fffaf0"
    steel: str = "#d5dde6"
    stem: str = "#2f7d46"
    leaf: str = "#46a35e"


@dataclass(frozen=True)
class PipField:
    """Where the pips of 2 to 10 stand, in card units from the centre of the card."""

    column: float
    """Distance of the outer columns from the middle one."""
    row: float
    """Distance of the first row from the middle of the card."""
    size: float
    """Height of a pip."""


@dataclass(frozen=True)
class Index:
    """The corner index: a rank over a suit, centred in a column at the left edge."""

    centre: float
    """Distance of the column's middle from the card's edge."""
    width: float
    """The widest that a rank may be; wider ones are condensed."""
    top: float
    """Distance of the rank's top from the card's edge."""
    rank_height: float
    pip_height: float
    gap: float
    """Distance between rank and suit."""
    weight: float
    """Stroke width of a rank."""

    @property
    def bottom(self) -> float:
        """Where the index ends below the card's upper edge."""
        return self.top + self.rank_height + self.gap + self.pip_height


@dataclass(frozen=True)
class DeckStyle:
    """A whole deck. ``name`` is also the folder that holds its cards."""

    name: str
    suits: dict[Suit, SuitColours]
    palette: Palette
    index: Index
    pips: PipField
    frame_half_width: float
    """Half the width of the courts' frame."""
    corner_radius: float
    edge_width: float


_RED = "#cc1f2d"
_BLACK = "#1b1a22"

CLASSIC = DeckStyle(
    name="classic",
    suits={
        Suit.SPADES: SuitColours(pip=_BLACK, robe="#2b3a67", cloak="#6f8fc9", tint="#eef1f6"),
        Suit.HEARTS: SuitColours(pip=_RED, robe="#c8202f", cloak="#7a1530", tint="#fbf0ea"),
        Suit.DIAMONDS: SuitColours(pip=_RED, robe="#d9432a", cloak="#f2a23c", tint="#fdf4e3"),
        Suit.CLUBS: SuitColours(pip=_BLACK, robe="#26333a", cloak="#3f8a6b", tint="#eef4ee"),
    },
    palette=Palette(),
    index=Index(centre=29, width=38, top=14, rank_height=44, pip_height=34, gap=8, weight=7.5),
    pips=PipField(column=43, row=114, size=45),
    frame_half_width=70,
    corner_radius=17,
    edge_width=2.4,
)

# Warm colours for the suits that Canasta calls red and cool ones for those that it calls black, so
# that red and black threes stay what they look like.
FOUR_COLOUR = replace(
    CLASSIC,
    name="four-colour",
    suits={
        Suit.SPADES: SuitColours(pip=_BLACK, robe="#2b3a67", cloak="#6f8fc9", tint="#eef1f6"),
        Suit.HEARTS: SuitColours(pip=_RED, robe="#c8202f", cloak="#7a1530", tint="#fbf0ea"),
        Suit.DIAMONDS: SuitColours(pip="#e37400", robe="#e0760f", cloak="#f7bd4f", tint="#fdf4e3"),
        Suit.CLUBS: SuitColours(pip="#0c6b3c", robe="#12633d", cloak="#7fb857", tint="#eff6ea"),
    },
)

LARGE_INDEX = replace(
    CLASSIC,
    name="large-index",
    index=Index(centre=34, width=50, top=14, rank_height=68, pip_height=46, gap=10, weight=11),
    pips=PipField(column=36, row=110, size=38),
    frame_half_width=62,
)

STYLES = (CLASSIC, FOUR_COLOUR, LARGE_INDEX)
