"""Signs that lie on the table: the frost of a frozen pile and the seals of canastas."""

from __future__ import annotations

from deck.geometry import Path, circle, joined, path, star
from deck.glyphs import rank_strokes
from deck.pips import pip
from deck.style import CARD_HEIGHT, CARD_WIDTH, CLASSIC, Suit
from deck.svg import Drawing

_PALETTE = CLASSIC.palette


def table_signs() -> dict[str, str]:
    """The signs by file name.

    ``frost.svg`` is a transparent overlay in a card's shape. ``canasta-natural.svg``,
    ``-mixed``, ``-wild`` and ``-sevens`` are seals, 100 units square.
    """
    seals = {
        "natural": _seal("#cc1f2d", pip(Suit.HEARTS, 36, (0, 1))),
        "mixed": _seal("#1b1a22", pip(Suit.SPADES, 38, (0, -1))),
        "wild": _seal("#6a3aa2", star(5, 23, 9.5).moved(0, 1)),
        "sevens": _seal("#17735a", rank_strokes("7", 36, 36, 7).moved(0, -18), stroked=True),
    }
    return {
        "frost.svg": _frost(),
        **{f"canasta-{kind}.svg": text for kind, text in seals.items()},
    }


def _seal(colour: str, sign: Path, stroked: bool = False) -> str:
    drawing = Drawing(100, 100)
    with drawing.group(transform="translate(50 50)"):
        leaf = path("M0 -49 C7 -45 8 -37 3 -31 C-3 -36 -5 -43 0 -49 Z")
        leaves = joined([leaf.turned(18 * turn + 9) for turn in range(20)])
        drawing.path(leaves, fill=_PALETTE.gold, stroke=_PALETTE.ink, stroke_width=1.4)
        drawing.circle(0, 0, 34, fill=colour, stroke=_PALETTE.ink, stroke_width=1.4)
        drawing.circle(0, 0, 29, fill="none", stroke=_PALETTE.gold, stroke_width=2)
        if stroked:
            drawing.path(sign, fill="none", stroke=_PALETTE.paper, stroke_width=7)
        else:
            drawing.path(sign, fill=_PALETTE.paper)
    return drawing.text()


def _frost() -> str:
    drawing = Drawing(CARD_WIDTH, CARD_HEIGHT)
    drawing.rect(
        2,
        2,
        CARD_WIDTH - 4,
        CARD_HEIGHT - 4,
        rx=CLASSIC.corner_radius,
        fill="#bfe3ff",
        fill_opacity="0.45",
    )
    drawing.rect(
        5,
        5,
        CARD_WIDTH - 10,
        CARD_HEIGHT - 10,
        rx=CLASSIC.corner_radius - 3,
        fill="none",
        stroke="#f2faff",
        stroke_width=6,
        stroke_opacity="0.9",
    )
    with drawing.group(
        fill="none", stroke="#ffffff", stroke_linecap="round", stroke_linejoin="round"
    ):
        for x, y, size, width in ((125, 175, 92, 9), (62, 74, 38, 5), (190, 284, 34, 5)):
            drawing.path(_snow_crystal(size).moved(x, y), stroke="#4f93c9", stroke_width=width + 5)
            drawing.path(_snow_crystal(size).moved(x, y), stroke_width=width)
    sparkles = [(186, 66), (206, 132), (52, 150), (44, 232), (82, 302), (150, 318), (126, 38)]
    drawing.path(joined([circle(x, y, 4) for x, y in sparkles]), fill="#ffffff")
    return drawing.text()


def _snow_crystal(radius: float) -> Path:
    arm = path("M0 0 L0 -100 M-18 -86 L0 -68 L18 -86 M-20 -58 L0 -38 L20 -58").scaled(radius / 100)
    return joined([arm.turned(60 * turn) for turn in range(6)])
