"""The twelve persons of the court: what their heads look like.

Heads are drawn about x = 0 with the crown or hat near y = 30 and the chin near y = 112.
"""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import Path, both_sides, circle, joined, path, polygon, symmetric
from deck.pips import pip
from deck.style import Suit


@dataclass(frozen=True)
class Looks:
    """What makes one court card a person of its own."""

    hair: str
    """Colour of hair and beard."""
    gaze: float
    """How far the features are turned to the right (or, if negative, to the left)."""
    behind: Path
    """Hair behind the face."""
    before: Path
    """Hair in front of the face: a fringe, or a king's beard."""
    headgear: Path
    """Crown or hat."""
    ornament: Path
    """Jewels on a crown or the plume behind a hat."""


_KING_HAIR = symmetric("M0 56 L26 60 C31 78 27 92 37 108 C35 120 22 122 14 116 L0 116")
_JACK_HAIR = symmetric("M0 54 L28 58 C34 76 33 92 31 106 C26 110 18 108 14 104 L0 104")
_JACK_FRINGE = symmetric("M0 56 L24 58 C26 66 25 72 23 78 C19 70 10 67 0 67")


def _on_band(radius: float, *places: float) -> Path:
    """Round jewels along the curved lower edge of a crown."""
    return joined([circle(x, 58 - abs(x) / 9, radius) for x in places])


PEOPLE = {
    ("K", Suit.SPADES): Looks(
        hair="#5b4636",
        gaze=3,
        behind=_KING_HAIR,
        before=symmetric("M0 101 L6 103 C12 102 17 94 22 84 C24 104 16 124 0 138"),
        headgear=symmetric("M0 30 L6 45 L15 33 L18 46 L30 36 L25 62 C17 66 8 67 0 67")
        + joined(
            [circle(x, y, 3.2) for x, y in ((-30, 36), (-15, 33), (0, 30), (15, 33), (30, 36))]
        ),
        ornament=_on_band(2.4, -16, 0, 16),
    ),
    ("K", Suit.HEARTS): Looks(
        hair="#c9953f",
        gaze=-3,
        behind=_KING_HAIR,
        before=symmetric("M0 102 L7 103 C13 102 18 94 22 84 C25 104 22 118 10 136 L0 124"),
        headgear=symmetric(
            "M0 29 C7 29 10 36 6 44 C11 44 13 33 19 33 C24 34 23 41 21 47 "
            "C25 47 27 42 32 43 L25 62 C17 66 8 67 0 67"
        ),
        ornament=joined([pip(Suit.HEARTS, 9, (x, 58 - abs(x) / 9)) for x in (-15, 0, 15)]),
    ),
    ("K", Suit.DIAMONDS): Looks(
        hair="#8c8f98",
        gaze=3,
        behind=_KING_HAIR,
        before=symmetric(
            "M0 102 L6 103 C12 102 17 94 22 84 C25 96 26 108 21 114 "
            "C20 122 12 124 9 128 C6 132 3 132 0 132"
        ),
        headgear=symmetric("M0 38 C10 30 30 32 31 47 C31 53 27 57 25 62 C17 66 8 67 0 67")
        + polygon([(0, 26), (6, 33), (0, 40), (-6, 33)]),
        ornament=polygon([(0, 50), (4, 55), (0, 60), (-4, 55)])
        + both_sides("M16 54 L20 58 L16 63 L12 59 Z")
        + both_sides("M9 39 C18 38 24 43 22 53 C17 50 11 51 7 53 Z"),
    ),
    ("K", Suit.CLUBS): Looks(
        hair="#2c2622",
        gaze=-3,
        behind=_KING_HAIR,
        before=symmetric(
            "M0 102 L6 103 C12 102 17 94 22 82 C27 100 24 122 14 126 C9 129 4 129 0 129"
        ),
        headgear=symmetric("M0 40 L5 50 L13 43 L17 51 L28 43 L25 62 C17 66 8 67 0 67")
        + joined(
            [
                pip(Suit.CLUBS, height).turned(lean).moved(x, y)
                for height, lean, x, y in (
                    (11, -30, -31, 41),
                    (13, -14, -16, 39),
                    (15, 0, 0, 35),
                    (13, 14, 16, 39),
                    (11, 30, 31, 41),
                )
            ]
        ),
        ornament=_on_band(2.4, -16, -6, 6, 16),
    ),
    ("Q", Suit.SPADES): Looks(
        hair="#3a2b28",
        gaze=-3,
        behind=symmetric("M0 50 L22 54 C32 70 30 100 38 124 C30 130 20 126 14 118 L0 118"),
        before=symmetric("M0 56 L22 57 C24 70 24 84 25 96 C19 84 18 70 0 63"),
        headgear=symmetric("M0 32 L5 47 L13 37 L15 49 L25 42 L22 61 C14 58 7 57 0 57")
        + joined(
            [circle(x, y, 2.6) for x, y in ((-25, 42), (-13, 37), (0, 32), (13, 37), (25, 42))]
        ),
        ornament=pip(Suit.SPADES, 10, (0, 51)),
    ),
    ("Q", Suit.HEARTS): Looks(
        hair="#b5622b",
        gaze=3,
        behind=symmetric(
            "M0 50 L22 54 C32 62 26 76 32 84 C38 94 28 102 34 112 C40 122 30 130 18 122 L0 118"
        ),
        before=symmetric("M0 56 L21 57 C25 66 25 74 24 82 C20 78 8 72 0 62"),
        headgear=symmetric("M0 45 C4 45 7 47 9 50 C12 43 20 42 25 47 L22 61 C14 58 7 57 0 57")
        + pip(Suit.HEARTS, 17, (0, 38)),
        ornament=joined([circle(x, 53 + abs(x) / 12, 2.2) for x in (-15, 0, 15)]),
    ),
    ("Q", Suit.DIAMONDS): Looks(
        hair="#e0b354",
        gaze=-3,
        behind=symmetric("M0 50 L22 54 C38 64 40 96 30 112 C26 118 18 118 14 112 L0 112"),
        before=symmetric("M0 56 L22 57 C25 68 25 80 26 92 C18 82 20 68 0 66"),
        headgear=symmetric("M0 31 L8 45 L14 38 L18 48 L26 43 L22 61 C14 58 7 57 0 57"),
        ornament=polygon([(0, 40), (4, 47), (0, 54), (-4, 47)])
        + both_sides("M14 49 L17 53 L14 57 L11 53 Z"),
    ),
    ("Q", Suit.CLUBS): Looks(
        hair="#6a3d24",
        gaze=3,
        behind=symmetric(
            "M0 50 L22 54 C30 60 32 70 30 78 C36 84 36 94 31 98 C33 106 26 112 18 108 L0 106"
        ),
        before=symmetric("M0 56 L22 57 C24 66 25 74 23 80 C16 74 10 70 0 70"),
        headgear=symmetric("M0 47 C8 47 17 48 25 51 L22 61 C14 58 7 57 0 57")
        + joined([circle(x, 43 + abs(x) / 5, 4.6) for x in (-22, -11, 11, 22)])
        + pip(Suit.CLUBS, 17, (0, 38)),
        ornament=joined([circle(x, 43 + abs(x) / 5, 1.9) for x in (-22, -11, 11, 22)]),
    ),
    ("J", Suit.SPADES): Looks(
        hair="#6b4a2f",
        gaze=-3,
        behind=_JACK_HAIR,
        before=_JACK_FRINGE,
        headgear=path("M-33 58 C-35 42 -14 35 4 36 C24 37 35 47 32 58 C14 66 -14 66 -33 58 Z"),
        ornament=path("M8 44 C8 32 20 26 36 30 C32 36 32 42 24 50 C18 52 10 50 8 44 Z"),
    ),
    ("J", Suit.HEARTS): Looks(
        hair="#d8a648",
        gaze=3,
        behind=_JACK_HAIR,
        before=_JACK_FRINGE,
        headgear=path(
            "M-26 61 C-34 50 -26 40 -10 42 C-4 36 10 36 17 42 "
            "C30 41 34 52 26 61 C12 65 -12 65 -26 61 Z"
        ),
        ornament=path("M-12 46 C-20 34 -16 26 -4 27 C-7 31 -4 35 2 44 Z")
        + path("M-2 44 C-4 32 4 25 16 29 C11 32 12 38 12 46 Z"),
    ),
    ("J", Suit.DIAMONDS): Looks(
        hair="#8a5a2b",
        gaze=-3,
        behind=_JACK_HAIR,
        before=_JACK_FRINGE,
        headgear=path(
            "M-37 62 C-26 58 -22 46 -12 36 C2 30 18 36 26 54 L37 62 C16 66 -16 66 -37 62 Z"
        ),
        ornament=path("M12 46 C16 36 26 29 40 30 C35 36 34 46 26 56 C20 58 12 54 12 46 Z"),
    ),
    ("J", Suit.CLUBS): Looks(
        hair="#2f2622",
        gaze=3,
        behind=_JACK_HAIR,
        before=_JACK_FRINGE,
        headgear=path(
            "M-28 62 C-32 50 -22 42 -8 42 C8 42 20 46 31 38 C36 46 36 56 28 62 "
            "C10 65 -10 65 -28 62 Z"
        ),
        ornament=path("M-18 48 C-24 36 -14 26 8 27 C4 32 4 38 10 46 C0 52 -12 52 -18 48 Z"),
    ),
}
