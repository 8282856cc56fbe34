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
        drawing.path(_wreath(), fill=_PALETTE.gold, stroke=_PALETTE.ink, stroke_width=1.4)
        drawing.circle(0, 0, 34, fill=colour, stroke=_PALETTE.ink, stroke_width=1.4)
        drawing.circle(0, 0, 29, fill="none", stroke=_PALETTE.gold, stroke_width=2)
        if stroked:
            drawing.path(sign, fill="none", stroke=_PALETTE.paper, stroke_width=7)
        else:
            drawing.path(sign, fill=_PALETTE.paper)
    return drawing.text()


def _wreath() -> Path:
    """Two laurel twigs that rise from the bottom and meet at the top."""
    leaf = path("M0 0 C7 -5 8 -12 3 -18 C-5 -14 -6 -6 0 0 Z")
    twig = [leaf.turned(-40).moved(0, -32).turned(angle) for angle in range(24, 180, 20)]
    return joined([*twig, *(leaf.flipped() for leaf in twig)])


def _frost() -> str:
    drawing = Drawing(CARD_WIDTH, CARD_HEIGHT)
    drawing.rect(
        2,
        2,
        CARD_WIDTH - 4,
        CARD_HEIGHT - 4,
        rx=CLASSIC.corner_radius,
        fill="#bfe3ff",
        fill_opacity="0.3",
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
        for x, y, size, width in ((125, 175, 72, 7), (178, 82, 36, 5), (72, 268, 36, 5)):
            crystal = _snow_crystal(size).moved(x, y)
            drawing.path(crystal, stroke="#4f93c9", stroke_width=width + 4)
            drawing.path(crystal, stroke_width=width)
    sparkles = [(110, 60), (206, 142), (62, 160), (44, 208), (140, 290), (120, 318), (128, 34)]
    drawing.path(joined([circle(x, y, 4) for x, y in sparkles]), fill="#ffffff")
    return drawing.text()


def _snow_crystal(radius: float) -> Path:
    arm = path("M0 0 L0 -100 M-18 -86 L0 -68 L18 -86 M-20 -58 L0 -38 L20 -58").scaled(radius / 100)
    return joined([arm.turned(60 * turn) for turn in range(6)])
