"""The backs, the same when turned upside down: a lattice or scales round a rosette."""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import joined, path, star
from deck.style import CARD_HEIGHT, CARD_WIDTH
from deck.svg import Drawing

_MARGIN = 13
_INSET = 22
"""Distance of the lattice from the card's edge; the lattice has cells of about 29 by 34."""
_COLUMNS, _ROWS = 7, 9


@dataclass(frozen=True)
class BackColours:
    """The colours of a back, as ``#rrggbb``."""

    light: str
    dark: str
    line: str
    scales: bool = False
    """Whether scales take the place of the lattice."""


BACKS = {
    "blue": BackColours(light="#2f62ad", dark="#1d3f7c", line="#c4d8f4"),
    "red": BackColours(light="#bb2f3b", dark="#861c2c", line="#f8d0ca"),
    "green": BackColours(light="#2c8a5e", dark="#14553a", line="#cdeeda", scales=True),
    "violet": BackColours(light="#7a4fa8", dark="#4a2a73", line="#e6d6f7", scales=True),
}


def draw_back(drawing: Drawing, colours: BackColours, paper: str) -> None:
    """Draw a back on an empty card."""
    drawing.gradient("ground", colours.dark, colours.light, colours.dark)
    drawing.rect(
        _MARGIN,
        _MARGIN,
        CARD_WIDTH - 2 * _MARGIN,
        CARD_HEIGHT - 2 * _MARGIN,
        rx=9,
        fill="url(#ground)",
    )
    with drawing.group(transform=f"translate({_INSET} {_INSET})"):
        if colours.scales:
            _draw_scales(drawing, colours)
        else:
            _draw_lattice(drawing, colours)
    with drawing.group(transform=f"translate({CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"):
        _draw_rosette(drawing, colours, paper)


def _draw_lattice(drawing: Drawing, colours: BackColours) -> None:
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    step_x, step_y = width / _COLUMNS, height / _ROWS
    lines = []
    for start in range(-_ROWS, _COLUMNS):
        first, last = max(0, -start), min(_ROWS, _COLUMNS - start)
        ends = [((start + row) * step_x, row * step_y) for row in (first, last)]
        (x1, y1), (x2, y2) = ends
        lines.append(f"M{x1:.2f} {y1:.2f} L{x2:.2f} {y2:.2f}")
        lines.append(f"M{width - x1:.2f} {y1:.2f} L{width - x2:.2f} {y2:.2f}")
    drawing.path(path(" ".join(lines)), fill="none", stroke=colours.line, stroke_width=1.6)
    sparks = joined([star(4, 5.5, 2.2).moved((i + 0.5) * step_x, 0) for i in range(_COLUMNS)])
    with drawing.group(id="sparks", fill=colours.line):
        drawing.path(sparks.moved(0, step_y))
    for row in range(1, _ROWS - 1):
        drawing.repeat("sparks", f"translate(0 {row * step_y:.1f})")
    drawing.rect(0, 0, width, height, rx=3, fill="none", stroke=colours.line, stroke_width=3)


def _draw_scales(drawing: Drawing, colours: BackColours) -> None:
    """Rows of arches, each under the gap of the next, turned round below the middle."""
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    step_x, step_y = width / _COLUMNS, height / (2 * _ROWS)
    arches = []
    for row in range(_ROWS):
        indent = step_x / 2 * (row % 2)
        for column in range(_COLUMNS - row % 2):
            left = indent + column * step_x
            for part in (1.0, 0.55):
                start, reach = left + step_x * (1 - part) / 2, step_x * part
                foot = (row + 1) * step_y
                arches.append(
                    f"M{start:.2f} {foot:.2f} C{start:.2f} {foot - 1.25 * step_y * part:.2f} "
                    f"{start + reach:.2f} {foot - 1.25 * step_y * part:.2f} "
                    f"{start + reach:.2f} {foot:.2f}"
                )
    upper = path(" ".join(arches))
    for half in (upper, upper.turned(180).moved(width, height)):
        drawing.path(half, fill="none", stroke=colours.line, stroke_width=1.6)
    drawing.rect(0, 0, width, height, rx=3, fill="none", stroke=colours.line, stroke_width=3)


def _draw_rosette(drawing: Drawing, colours: BackColours, paper: str) -> None:
    drawing.circle(0, 0, 62, fill=colours.dark, stroke=colours.line, stroke_width=3)
    beads = joined([star(2, 3.4, 2).moved(0, -54).turned(15 * turn) for turn in range(24)])
    drawing.path(beads, fill=colours.line)
    petal = path("M0 0 C13 -14 13 -34 0 -46 C-13 -34 -13 -14 0 0 Z")
    petals = joined([petal.turned(45 * turn) for turn in range(8)])
    drawing.path(petals, fill=colours.light, stroke=colours.line, stroke_width=2)
    drawing.path(star(8, 22, 11), fill=paper)
    drawing.circle(0, 0, 5, fill=colours.dark)
