"""How a side's melds are fitted into its area: in columns, as large as they can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.table.geometry import CARD_RATIO, Rect, card_height, card_width

GAP: Final = 0.16
"""Space between columns, in card widths."""
STEP: Final = 0.25
"""Space from a card of a column to the next, in card heights, where there is room."""
SMALLEST_STEP: Final = 0.16
"""The least that shows a card's rank."""
ROW_GAP: Final = 6
"""Pixels between rows of columns."""
MOST_ROWS: Final = 5
LEGIBLE: Final = 46
"""A card width in pixels below which pictures cannot be made out."""
SMALLEST_IN_COLUMN: Final = 58
"""A card width in pixels below which a column of cards says less than a pack with a number."""

WORTH_IT: Final = 1.25
"""How much larger packs have to be than columns to take their place."""


@dataclass(frozen=True)
class Column:
    """Where one column lies. ``packed``: its cards lie on one another."""

    rect: Rect
    width: int
    step: float
    packed: bool


def fit(areas: Sequence[Rect], sizes: Sequence[Sequence[int]], widest: float) -> list[list[Column]]:
    """Columns for the melds of several sides, each inside its own area, all cards equally large.

    ``sizes`` says for each meld how many of its cards are to be seen (1: a pack), ``widest`` is
    the greatest card width. Where cards would be too small to read, every column is packed.
    """
    wanted = [list(side) for side in sizes]
    packed = [[1] * len(side) for side in sizes]
    full = _common(areas, wanted, widest)
    packs = _common(areas, packed, widest)
    too_small = full < min(SMALLEST_IN_COLUMN, card_width(widest)) and packs >= WORTH_IT * full
    if full < min(LEGIBLE, card_width(widest)) or too_small:
        wanted, full = packed, packs
    return [_place(area, side, full) for area, side in zip(areas, wanted, strict=True)]


def _common(areas: Sequence[Rect], sizes: Sequence[Sequence[int]], widest: float) -> int:
    """The card width that is possible in all of ``areas``."""
    widths = [_best(area, side, widest)[0] for area, side in zip(areas, sizes, strict=True) if side]
    return min(widths, default=card_width(widest))


def _best(area: Rect, sizes: Sequence[int], widest: float) -> tuple[int, int]:
    """The card width and the number of rows that make cards largest."""
    tallest = max(sizes)
    answer = (0, 1)
    for rows in range(1, min(MOST_ROWS, len(sizes)) + 1):
        across = -(-len(sizes) // rows)
        height = area.height / rows
        by_width = area.width / (across + (across - 1) * GAP)
        by_height = (height - ROW_GAP) / (CARD_RATIO * (1 + (tallest - 1) * SMALLEST_STEP))
        width = card_width(min(widest, by_width, by_height))
        if width > answer[0]:
            answer = (width, rows)
    return answer


def _place(area: Rect, sizes: Sequence[int], width: int) -> list[Column]:
    if not sizes:
        return []
    _, rows = _best(area, sizes, width)
    across = -(-len(sizes) // rows)
    height = card_height(width)
    row_height = area.height / rows
    pitch = width * (1 + GAP)
    tallest = max(sizes)
    step = STEP * height
    if tallest > 1:
        step = min(step, (row_height - ROW_GAP - height) / (tallest - 1))
    row_height = min(row_height, height + step * (tallest - 1) + 2 * ROW_GAP)
    columns = []
    for number, size in enumerate(sizes):
        row, place = divmod(number, across)
        rect = Rect(
            area.x + place * pitch,
            area.y + row * row_height,
            width,
            height + step * (size - 1),
        )
        columns.append(Column(rect, width, step if size > 1 else 0.0, size == 1))
    return columns
