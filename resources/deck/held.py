"""What the courts hold: arms, sceptres and flowers, upright about x = 0 above a fist at y = 129."""

from __future__ import annotations

from collections.abc import Callable

from deck.geometry import circle, joined, path, polygon, star, symmetric
from deck.pips import pip
from deck.style import Palette, Suit, SuitColours
from deck.svg import Drawing

Draw = Callable[[Drawing, Palette, SuitColours], None]

_FOOT = 150


def draw_held(
    drawing: Drawing, palette: Palette, colours: SuitColours, rank: str, suit: Suit
) -> None:
    """Draw what the court card holds."""
    _HELD[rank, suit](drawing, palette, colours)


def _shaft(drawing: Drawing, top: float, fill: str) -> None:
    drawing.rect(-2.5, top, 5, _FOOT - top, fill=fill, stroke_width=1.6)


def _sword(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    drawing.path(symmetric("M0 28 L5 38 L4 112 L0 112"), fill=palette.steel)
    drawing.path(path("M0 38 L0 110"), stroke_width=1)
    drawing.path(symmetric("M0 110 L14 112 L14 117 L0 116"), fill=palette.gold)
    _shaft(drawing, 117, palette.bronze)


def _heart_sceptre(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 60, palette.gold)
    drawing.path(pip(Suit.HEARTS, 30, (0, 50)), fill=colours.robe)
    drawing.circle(0, 70, 4.5, fill=palette.gold)


def _axe(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 34, palette.bronze)
    drawing.path(
        path("M2 44 C8 42 11 38 13 33 C17 46 17 62 13 75 C11 70 8 66 2 64 Z"), fill=palette.steel
    )
    drawing.path(polygon([(-2, 46), (-11, 54), (-2, 62)]), fill=palette.steel)


def _orb(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    drawing.circle(0, 104, 16, fill=palette.gold)
    drawing.path(
        path("M-15 99 C-8 105 8 105 15 99 L15.5 105 C8 111 -8 111 -15.5 105 Z"),
        fill=colours.cloak,
        stroke_width=1.4,
    )
    drawing.path(
        symmetric("M0 66 L2.5 66 L2.5 73 L9 73 L9 78 L2.5 78 L2.5 88 L0 88"), fill=palette.gold
    )


def _stem(drawing: Drawing, palette: Palette) -> None:
    drawing.path(path("M0 132 C4 116 -4 100 0 80"), stroke=palette.stem, stroke_width=3.5)
    drawing.path(
        path("M1 112 C6 102 12 101 16 104 C14 112 8 116 1 112 Z"),
        fill=palette.leaf,
        stroke_width=1.4,
    )


def _lily(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _stem(drawing, palette)
    drawing.path(symmetric("M0 54 L5 69 L15 61 C17 76 9 87 0 91"), fill=palette.ermine)
    drawing.circle(0, 76, 4.5, fill=palette.gold)


def _rose(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _stem(drawing, palette)
    petals = joined([circle(0, -9, 7.5).turned(72 * turn) for turn in range(5)])
    drawing.path(petals.moved(0, 73), fill=colours.robe)
    drawing.circle(0, 73, 4.8, fill=palette.gold)


def _sunflower(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _stem(drawing, palette)
    drawing.path(star(10, 17, 10).moved(0, 73), fill=palette.gold)
    drawing.circle(0, 73, 6, fill=palette.bronze)


def _clover(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _stem(drawing, palette)
    leaves = joined([circle(x, y, 7.8) for x, y in ((-8, 80), (8, 80), (0, 67))])
    drawing.path(leaves, fill=palette.leaf)
    drawing.circle(0, 76, 3, fill=palette.leaf, stroke="none")


def _halberd(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 52, palette.bronze)
    drawing.path(polygon([(0, 27), (5, 42), (0, 56), (-5, 42)]), fill=palette.steel)
    drawing.path(
        path("M-3 58 C-9 56 -11 53 -12 49 C-16 58 -15 70 -10 77 C-9 74 -7 72 -3 72 Z"),
        fill=palette.steel,
    )
    drawing.path(polygon([(3, 60), (12, 65), (3, 70)]), fill=palette.steel)


def _pennant(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 34, palette.bronze)
    drawing.circle(0, 33, 4, fill=palette.gold)
    drawing.path(polygon([(2.5, 41), (17, 45), (12, 54), (17, 63), (2.5, 69)]), fill=colours.cloak)


def _spear(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 50, palette.bronze)
    drawing.path(polygon([(0, 28), (8, 48), (0, 58), (-8, 48)]), fill=palette.steel)
    drawing.path(path("M0 30 L0 56"), stroke_width=1)
    drawing.rect(-8, 61, 16, 6, fill=palette.gold)


def _clover_staff(drawing: Drawing, palette: Palette, colours: SuitColours) -> None:
    _shaft(drawing, 60, palette.bronze)
    drawing.path(pip(Suit.CLUBS, 34, (0, 48)), fill=colours.cloak)
    drawing.rect(-6, 66, 12, 6, fill=palette.gold)


_HELD: dict[tuple[str, Suit], Draw] = {
    ("K", Suit.SPADES): _sword,
    ("K", Suit.HEARTS): _heart_sceptre,
    ("K", Suit.DIAMONDS): _axe,
    ("K", Suit.CLUBS): _orb,
    ("Q", Suit.SPADES): _lily,
    ("Q", Suit.HEARTS): _rose,
    ("Q", Suit.DIAMONDS): _sunflower,
    ("Q", Suit.CLUBS): _clover,
    ("J", Suit.SPADES): _halberd,
    ("J", Suit.HEARTS): _pennant,
    ("J", Suit.DIAMONDS): _spear,
    ("J", Suit.CLUBS): _clover_staff,
}
