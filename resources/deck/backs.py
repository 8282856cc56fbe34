"""The backs: a lattice of lozenges round a rosette, the same when turned upside down."""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import circle, joined, path, polygon, star
from deck.style import CARD_HEIGHT, CARD_WIDTH
from deck.svg import Drawing

_MARGIN = 13
_COLUMNS, _ROWS = 8, 12


@dataclass(frozen=True)
class BackColours:
    """The colours of a back, as ``#rrggbb``."""

    light: str
    dark: str
    line: str


BACKS = {
    "blue": BackColours(light="#2f62ad", dark="#1d3f7c", line="#bcd2f2"),
    "red": BackColours(light="#bb2f3b", dark="#861c2c", line="#f6c9c4"),
}


def draw_back(drawing: Drawing, colours: BackColours, paper: str) -> None:
    """Draw a back on an empty card."""
    width, height = CARD_WIDTH - 2 * _MARGIN, CARD_HEIGHT - 2 * _MARGIN
    drawing.gradient("ground", colours.light, colours.dark)
    drawing.rect(_MARGIN, _MARGIN, width, height, rx=9, fill="url(#ground)")
    inset = _MARGIN + 8
    inner_width, inner_height = CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset
    step_x, step_y = inner_width / _COLUMNS, inner_height / _ROWS
    points = [
        (inset + (column + 0.5 * (row % 2)) * step_x, inset + row * step_y / 2, row % 2)
        for row in range(1, 2 * _ROWS)
        for column in range(0 if row % 2 else 1, _COLUMNS)
    ]
    lozenges = joined(
        [
            polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)])
            for x, y, odd in points
            if odd
        ]
    )
    drawing.path(lozenges, fill="none", stroke=colours.line, stroke_width=1.6)
    dots = joined([polygon([(x, y - 4), (x + 3.5, y), (x, y + 4), (x - 3.5, y)]) for x, y, odd in points if not odd])
    drawing.path(dots, fill=colours.line)
    drawing.rect(
        inset, inset, inner_width, inner_height, rx=4, fill="none", stroke=colours.line,
        stroke_width=2.4,
    )
    with drawing.group(transform=f"translate({CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"):
        drawing.circle(0, 0, 56, fill=colours.dark, stroke=colours.line, stroke_width=3)
        petal = path("M0 0 C14 -14 14 -34 0 -46 C-14 -34 -14 -14 0 0 Z")
        petals = joined([petal.turned(45 * turn) for turn in range(8)])
        drawing.path(petals, fill=colours.light, stroke=colours.line, stroke_width=2)
        drawing.path(star(8, 22, 11), fill=paper)
        drawing.path(circle(0, 0, 5), fill=colours.dark)
