"""The two jokers: a jester's head in cap and bells."""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import Path, both_sides, circle, joined, path, polygon, star, symmetric
from deck.style import CARD_WIDTH, Palette
from deck.svg import Drawing

CAP = path(
    "M-30 28 C-34 4 -50 0 -50 -18 C-42 -30 -22 -24 -14 -6 C-12 -24 -8 -38 0 -46 C8 -38 12 -24 14 -6 "
    "C22 -24 42 -30 50 -18 C50 0 34 4 30 28 Z"
) + path("M-32 34 L32 34 L32 46 L-32 46 Z")
"""A jester's cap about the origin, 92 units tall: the sign in the corner of a joker."""


@dataclass(frozen=True)
class JokerColours:
    """The colours of one joker, as ``#rrggbb``."""

    index: str
    left: str
    right: str
    bells: str


def joker_index(height: float) -> Path:
    """The star that stands where other cards show their rank; top at y = 0."""
    return star(5, height * 0.55, height * 0.22).moved(0, height * 0.55)


def draw_joker(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    """Draw the figure in the middle of the card."""
    with drawing.group(
        transform=f"translate({CARD_WIDTH / 2:g} 0)",
        stroke=palette.ink,
        stroke_width=2.4,
        stroke_linejoin="round",
    ):
        _draw_collar(drawing, palette, colours)
        _draw_cap(drawing, palette, colours)
        _draw_face(drawing, palette, colours)


def _draw_collar(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    tips = [(0, 312), (24, 286), (46, 298), (56, 268), (74, 266)]
    right = "M0 232 L34 236 L74 266 " + " ".join(f"L{x} {y}" for x, y in reversed(tips[:-1]))
    drawing.path(symmetric(right), fill=colours.left)
    drawing.path(polygon([(0, 240), (30, 238), (24, 286)]), fill=colours.right)
    drawing.path(polygon([(-12, 240), (-34, 236), (-56, 268)]), fill=colours.right)
    drawing.path(polygon([(34, 236), (74, 266), (46, 298)]).scaled(1, 1), fill=colours.right)
    drawing.path(
        symmetric("M0 246 C10 252 18 250 24 244 C32 246 38 240 38 232 C30 226 12 226 0 226"),
        fill=palette.ermine,
    )
    bells = joined([circle(side * x, y, 6) for x, y in tips[::2] for side in (-1, 1) if x or side > 0])
    drawing.path(bells, fill=colours.bells)


def _draw_cap(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    side_horn = path("M10 158 C8 118 30 92 54 96 C74 100 80 122 72 142 C64 128 56 128 50 136 C46 144 44 156 42 172 Z")
    drawing.path(side_horn.flipped(), fill=colours.left)
    drawing.path(side_horn, fill=colours.right)
    drawing.path(path("M-30 160 C-34 118 -22 82 0 58 L0 164 Z"), fill=colours.right)
    drawing.path(path("M30 160 C34 118 22 82 0 58 L0 164 Z"), fill=colours.left)
    bells = circle(0, 54, 9) + circle(-72, 146, 9) + circle(72, 146, 9)
    drawing.path(bells, fill=colours.bells)
    slits = path("M0 55 L0 61 M-72 147 L-72 153 M72 147 L72 153")
    drawing.path(slits, fill="none")


def _draw_face(drawing: Drawing, palette: Palette, colours: JokerColours) -> None:
    drawing.path(
        symmetric("M0 154 L40 158 C46 186 38 226 0 246"), fill=palette.skin
    )
    brim = symmetric("M0 150 C18 150 34 154 46 160 L44 174 C32 167 16 164 0 164")
    drawing.path(brim, fill=colours.bells)
    drawing.path(
        both_sides("M17 172 L25 188 L17 204 L9 188 Z"), fill=colours.left, stroke_width=1.4
    )
    drawing.path(circle(-17, 188, 3.6) + circle(17, 188, 3.6), fill=palette.ink, stroke="none")
    drawing.path(path("M0 188 C8 196 8 206 0 207 C-4 207 -6 205 -6 203"), fill="none")
    drawing.path(
        symmetric("M0 220 C10 220 20 217 26 210 C22 228 12 236 0 236"), fill=palette.lips
    )
    drawing.path(
        symmetric("M0 221 C8 221 16 219 21 216 C16 224 8 227 0 227"),
        fill=palette.ermine,
        stroke="none",
    )
    cheeks = circle(-29, 205, 6) + circle(29, 205, 6)
    drawing.path(cheeks, fill=palette.cheek, stroke="none")
