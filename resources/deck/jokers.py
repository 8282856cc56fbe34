"""The two jokers: a jester's head in cap and bells."""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import both_sides, circle, joined, path, polygon, star, symmetric
from deck.style import CARD_HEIGHT, CARD_WIDTH, Index, Palette
from deck.svg import Drawing

_REACH = 82
"""How far the figure, as drawn, reaches to either side, with some air."""

_CAP = (
    symmetric(
        "M0 -44 C10 -34 15 -20 15 -8 C18 -30 36 -38 47 -24 C55 -13 53 0 49 10 "
        "C45 -1 38 -3 34 4 C31 10 30 16 30 23 L0 23"
    )
    + symmetric("M0 29 L31 29 L31 43 L0 43")
    + joined([circle(x, y, 8) for x, y in ((0, -46), (-48, 15), (48, 15))])
)


@dataclass(frozen=True)
class JokerColours:
    """The colours of one joker, as ``#rrggbb``."""

    index: str
    left: str
    right: str
    bells: str
    face: str
    cheeks: str
    lips: str


def draw_joker_index(drawing: Drawing, index: Index, colour: str) -> None:
    """Draw a star and a jester's cap where other cards have rank and suit."""
    radius = min(index.rank_height / 2 + 2, index.centre - 7)
    rank_middle = index.top + index.rank_height / 2 + 2
    drawing.path(star(5, radius, radius * 0.42).moved(index.centre, rank_middle), fill=colour)
    cap = _CAP.scaled(index.pip_height / 104)
    cap_middle = index.bottom - index.pip_height / 2
    drawing.path(cap.moved(index.centre, cap_middle), fill=colour)


def draw_joker(drawing: Drawing, palette: Palette, colours: JokerColours, index: Index) -> None:
    """Draw the figure in the middle of the card, as large as the index leaves room for."""
    room = CARD_WIDTH / 2 - index.centre - index.width / 2
    scale = min(1.0, room / _REACH)
    with drawing.group(
        transform=f"translate({CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g}) scale({scale:.3f})",
        stroke=palette.ink,
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    ):
        _draw_collar(drawing, palette, colours)
        _draw_cap(drawing, colours)
        _draw_face(drawing, palette, colours)


def _draw_collar(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    tips = [(0, 134), (40, 122), (62, 92)]
    points = [*tips[:1], (19, 107), tips[1], (43, 94), tips[2]]
    outline = " ".join(f"L{x} {y}" for x, y in reversed(points))
    drawing.path(symmetric(f"M0 58 L30 60 {outline}"), fill=colours.left)
    panels = polygon([(0, 60), (22, 60), (40, 122), (19, 107), (0, 134)]) + polygon(
        [(-22, 60), (-30, 60), (-62, 92), (-43, 94), (-40, 122)]
    )
    drawing.path(panels, fill=colours.right)
    ruff = symmetric("M0 74 C8 82 18 80 23 72 C31 74 38 68 38 60 C30 52 12 52 0 52")
    drawing.path(ruff, fill=palette.ermine)
    bells = [circle(x, y, 6.5) for x, y in tips]
    drawing.path(joined([*bells, *(bell.flipped() for bell in bells[1:])]), fill=colours.bells)


def _draw_cap(drawing: Drawing, colours: JokerColours) -> None:
    horn = path(
        "M10 -14 C8 -54 30 -80 52 -76 C74 -72 80 -50 73 -30 "
        "C64 -44 56 -44 50 -36 C46 -28 44 -16 42 0 Z"
    )
    drawing.path(horn.flipped(), fill=colours.left)
    drawing.path(horn, fill=colours.right)
    middle = path("M30 -12 C34 -54 22 -90 0 -114 L0 -8 Z")
    drawing.path(middle.flipped(), fill=colours.right)
    drawing.path(middle, fill=colours.left)
    bells = [(0, -118), (-72, -26), (72, -26)]
    drawing.path(joined([circle(x, y, 9) for x, y in bells]), fill=colours.bells)
    slits = " ".join(
        f"M{x - 4} {y + 1} L{x + 4} {y + 1} M{x} {y + 1} L{x} {y + 6}" for x, y in bells
    )
    drawing.path(path(slits), stroke_width=1.8)


def _draw_face(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    drawing.path(symmetric("M0 -18 L39 -14 C45 20 34 56 0 72"), fill=colours.face)
    brim = symmetric("M0 -22 C18 -22 34 -18 46 -12 L44 3 C32 -4 16 -7 0 -7")
    drawing.path(brim, fill=colours.bells)
    lozenge = path("M17 1 L25 16 L17 38 L9 16 Z")
    drawing.path(lozenge, fill=colours.left, stroke="none")
    drawing.path(lozenge.flipped(), fill=colours.right, stroke="none")
    drawing.path(circle(-15, 18, 3.8) + circle(19, 18, 3.8), fill=palette.ink, stroke="none")
    drawing.path(circle(-30, 33, 6) + circle(30, 33, 6), fill=colours.cheeks, stroke="none")
    drawing.path(path("M0 18 C9 26 8 36 0 37 C-4 37 -6 35 -6 33"))
    drawing.path(symmetric("M0 46 C7 46 13 44 17 40 C15 51 8 56 0 56"), fill=colours.lips)
    drawing.path(both_sides("M14 38.5 C17 38 20 39 21 42"), stroke_width=2)
