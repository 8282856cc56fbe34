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
TAGGED_ROW_GAP: Final = 2
"""The same where numbers stand below the cards."""
MOST_ROWS: Final = 6
LEGIBLE: Final = 46
"""A card width in pixels below which pictures cannot be made out."""
SMALLEST_IN_COLUMN: Final = 58
"""A card width in pixels below which a column of cards says less than a pack with a number."""
TAG: Final = 13
"""Pixels for a number below cards in whose corner it would hide too much."""
TAG_BELOW: Final = 8
"""How many of these stand out below the card."""
TAG_BREADTH: Final = 21
"""Pixels for a number of two digits."""

WORTH_IT: Final = 1.25
"""How much larger packs have to be than columns to take their place."""


@dataclass(frozen=True)
class Column:
    """Where one column lies. ``packed``: its cards lie on one another.

    ``rect`` holds ``cards`` and, where they are small, room for their number below.
    """

    rect: Rect
    cards: Rect
    width: int
    step: float
    packed: bool


def fit(areas: Sequence[Rect], sizes: Sequence[Sequence[int]], widest: float) -> list[list[Column]]:
    """Columns for the melds of several sides, each inside its own area.

    ``sizes`` says for each meld how many of its cards are to be seen (1: a pack), ``widest`` is
    the greatest card width. All cards are equally large, unless they would be too small to read
    somewhere: then each side has packs as large as its own area allows.
    """
    wanted = [list(side) for side in sizes]
    packed = [[1] * len(side) for side in sizes]
    full = _common(areas, wanted, widest)
    packs = _common(areas, packed, widest)
    legible = min(LEGIBLE, card_width(widest))
    too_small = full < min(SMALLEST_IN_COLUMN, card_width(widest)) and packs >= WORTH_IT * full
    if full >= legible and not too_small:
        return [_place(area, side, full) for area, side in zip(areas, wanted, strict=True)]
    if packs >= legible or len(areas) == 1:
        return [_place(area, side, packs) for area, side in zip(areas, packed, strict=True)]
    return [
        column
        for area, side in zip(areas, sizes, strict=True)
        for column in fit([area], [side], widest)
    ]


def _common(areas: Sequence[Rect], sizes: Sequence[Sequence[int]], widest: float) -> int:
    """The card width that is possible in all of ``areas``."""
    widths = [_best(area, side, widest)[0] for area, side in zip(areas, sizes, strict=True) if side]
    return min(widths, default=card_width(widest))


def _best(area: Rect, sizes: Sequence[int], widest: float) -> tuple[int, int]:
    """The card width and the number of rows that make cards largest."""
    answer = (0, 1)
    for rows in range(1, min(MOST_ROWS, len(sizes)) + 1):
        across = -(-len(sizes) // rows)
        by_width = area.width / (across + (across - 1) * GAP)
        heights = sum(1 + (tallest - 1) * SMALLEST_STEP for tallest in _tallest(sizes, across))
        width = min(widest, by_width, _fitting(area.height - rows * ROW_GAP, heights))
        if width < LEGIBLE:
            low = area.height - rows * (TAGGED_ROW_GAP + TAG_BELOW)
            width = min(width, _fitting(low, heights))
        if card_width(width) > answer[0]:
            answer = (card_width(width), rows)
    return answer


def _fitting(height: float, heights: float) -> float:
    """The width of cards of which ``heights`` lie below one another in ``height``."""
    return height / (CARD_RATIO * heights)


def _tallest(sizes: Sequence[int], across: int) -> list[int]:
    """The greatest of ``sizes`` in each row."""
    return [max(sizes[start : start + across]) for start in range(0, len(sizes), across)]


def _place(area: Rect, sizes: Sequence[int], width: int) -> list[Column]:
    if not sizes:
        return []
    _, rows = _best(area, sizes, width)
    across = -(-len(sizes) // rows)
    height = card_height(width)
    tag, gap = (TAG_BELOW, TAGGED_ROW_GAP) if width < LEGIBLE else (0, ROW_GAP)
    tallest = _tallest(sizes, across)
    step = STEP * height
    covered = sum(seen - 1 for seen in tallest)
    if covered:
        free = area.height - len(tallest) * (height + tag + gap)
        step = min(step, free / covered)
    pitch = max(width * (1 + GAP), TAG_BREADTH)
    pitch = min(pitch, (area.width - width) / max(1, across - 1))
    columns = []
    top = area.y
    for row, seen in enumerate(tallest):
        for place, size in enumerate(sizes[row * across : (row + 1) * across]):
            cards = Rect(area.x + place * pitch, top, width, height + step * (size - 1))
            rect = Rect(cards.x, cards.y, width, cards.height + tag)
            columns.append(Column(rect, cards, width, step if size > 1 else 0.0, size == 1))
        top += height + step * (seen - 1) + tag + gap
    return columns
