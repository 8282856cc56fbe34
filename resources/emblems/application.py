"""The application's icon: a basket, which is what *canasta* means, full of cards."""

from __future__ import annotations

from deck.geometry import path, star
from deck.pips import pip
from deck.style import CLASSIC, Suit
from deck.svg import Drawing

_PALETTE = CLASSIC.palette
_RED = CLASSIC.suits[Suit.HEARTS].pip
_BLACK = CLASSIC.suits[Suit.SPADES].pip
_WICKER, _WICKER_DARK = "#d99a3c", "#8a5417"


def application_icon() -> str:
    """The icon as SVG, 256 units square."""
    drawing = Drawing(256, 256)
    drawing.gradient("felt", "#2f8a5b", "#165337")
    drawing.rect(8, 8, 240, 240, rx=52, fill="url(#felt)")
    signs = (
        (-24, 78, 150, star(5, 27, 11).moved(0, -24), _BLACK),
        (24, 178, 150, pip(Suit.SPADES, 50, (0, -22)), _BLACK),
        (0, 128, 132, pip(Suit.HEARTS, 66, (0, -20)), _RED),
    )
    for lean, x, y, sign, colour in signs:
        with drawing.group(transform=f"translate({x} {y}) rotate({lean})"):
            drawing.rect(
                -46,
                -76,
                92,
                136,
                rx=12,
                fill=_PALETTE.paper,
                stroke=_PALETTE.ink,
                stroke_width=5,
            )
            drawing.path(sign, fill=colour)
    _draw_basket(drawing)
    return drawing.text()


def _draw_basket(drawing: Drawing) -> None:
    with drawing.group(stroke=_PALETTE.ink, stroke_width=5, stroke_linejoin="round"):
        drawing.path(path("M40 154 L216 154 L198 226 L58 226 Z"), fill=_WICKER)
    strands = "".join(
        f"M{48 + 6 * row + 26 * column + (13 if row % 2 else 0)} {170 + 20 * row} "
        f"L{62 + 6 * row + 26 * column + (13 if row % 2 else 0)} {170 + 20 * row} "
        for row, count in enumerate((6, 5, 5))
        for column in range(count)
    )
    drawing.path(
        path(strands),
        fill="none",
        stroke=_WICKER_DARK,
        stroke_width=8,
        stroke_linecap="round",
    )
    drawing.rect(30, 142, 196, 20, rx=10, fill="#efb85a", stroke=_PALETTE.ink, stroke_width=5)
