"""The characters of the corner indices, as strokes, so that no font is needed."""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import Path, path

_HEIGHT = 100
_BREADTH = 1.14
"""How much wider a rank is set than its skeleton when there is room."""
_SIX = (
    "M50 21 C46 12 39 7 31 7 C15 7 7 27 7 58 C7 81 16 93 30 93 "
    "C44 93 53 82 53 66 C53 50 44 41 31 41 C18 41 8 50 7 64"
)


@dataclass(frozen=True)
class Glyph:
    """The skeleton of a rank, 100 units tall from its outer edges, ``width`` units wide."""

    width: float
    skeleton: Path


_GLYPHS = {
    "A": Glyph(72, path("M11 93 L36 9 L61 93 M20 66 L52 66 M0 93 L22 93 M50 93 L72 93")),
    "K": Glyph(
        64,
        path(
            "M14 7 L14 93 M53 7 L16 60 M28 45 L54 93 "
            "M3 7 L25 7 M3 93 L25 93 M42 7 L62 7 M43 93 L64 93"
        ),
    ),
    "Q": Glyph(
        62,
        path(
            "M30 7 C46 7 53 24 53 50 C53 76 46 93 30 93 C14 93 7 76 7 50 C7 24 14 7 30 7 Z "
            "M26 70 C38 70 42 92 60 92"
        ),
    ),
    "J": Glyph(56, path("M39 7 L39 66 C39 84 32 93 22 93 C12 93 7 86 7 72 M24 7 L54 7")),
    "10": Glyph(
        82,
        path(
            "M2 24 C10 22 15 16 17 7 L17 93 "
            "M56 7 C69 7 75 24 75 50 C75 76 69 93 56 93 C43 93 37 76 37 50 C37 24 43 7 56 7 Z"
        ),
    ),
    "2": Glyph(60, path("M8 33 C8 16 16 7 30 7 C44 7 52 16 52 30 C52 52 18 66 9 93 L55 93 L55 80")),
    "3": Glyph(
        60, path("M9 22 L9 7 L50 7 L27 42 C43 42 53 52 53 67 C53 83 43 93 29 93 C17 93 9 87 6 76")
    ),
    "4": Glyph(62, path("M43 93 L43 7 L7 69 L62 69 M30 93 L56 93")),
    "5": Glyph(
        60,
        path(
            "M51 7 L15 7 L12 45 C17 40 23 38 30 38 C44 38 53 48 53 65 "
            "C53 82 43 93 29 93 C17 93 9 87 6 76"
        ),
    ),
    "6": Glyph(60, path(_SIX)),
    "7": Glyph(60, path("M8 23 L8 7 L53 7 C38 34 27 60 26 93")),
    "8": Glyph(
        60,
        path(
            "M30 7 C42 7 49 15 49 26 C49 38 41 46 30 46 C19 46 11 38 11 26 C11 15 18 7 30 7 Z "
            "M30 46 C44 46 53 56 53 69 C53 84 44 93 30 93 C16 93 7 84 7 69 C7 56 16 46 30 46 Z"
        ),
    ),
    "9": Glyph(60, path(_SIX).turned(180, (30, 50))),
}


def rank_strokes(rank: str, height: float, widest: float, weight: float) -> Path:
    """The skeleton of ``rank``, to be stroked ``weight`` units wide.

    It stands centred on x = 0 with its top at y = 0, ``height`` units tall with its strokes, and is
    condensed when it would be wider than ``widest``.
    """
    glyph = _GLYPHS[rank]
    top, bottom = 7, _HEIGHT - 7
    sy = (height - weight) / (bottom - top)
    sx = min(_BREADTH * height / _HEIGHT, widest / glyph.width)
    return glyph.skeleton.moved(-glyph.width / 2, -top).scaled(sx, sy).moved(0, weight / 2)
