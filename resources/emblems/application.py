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
        (-20, 82, 138, star(5, 21, 9).moved(-12, -43), _BLACK),
        (20, 174, 138, pip(Suit.SPADES, 40, (12, -42)), _BLACK),
        (0, 128, 118, pip(Suit.HEARTS, 66, (0, -20)), _RED),
    )
    for lean, x, y, sign, colour in signs:
        with drawing.group(transform=f"translate({x} {y}) rotate({lean})"):
            drawing.rect(
                -42,
                -72,
                84,
                110,
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
        drawing.path(path("M44 156 L212 156 L196 234 L60 234 Z"), fill=_WICKER)
    rows = ((184, 60, 6), (202, 71, 5), (219, 69, 5))
    strands = "".join(
        f"M{left + 26 * column} {y} L{left + 26 * column + 12} {y} "
        for y, left, count in rows
        for column in range(count)
    )
    drawing.path(
        path(strands),
        fill="none",
        stroke=_WICKER_DARK,
        stroke_width=6,
        stroke_linecap="round",
    )
    drawing.rect(30, 142, 196, 20, rx=10, fill="#efb85a", stroke=_PALETTE.ink, stroke_width=5)
