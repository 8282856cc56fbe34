"""Where the cards of a packed meld or of the discard pile lie while they are spread out."""

from typing import Final

from canasta_qt.table.columns import LEGIBLE, STEP
from canasta_qt.table.geometry import Rect, Spot, card_height, spot_at

SPREAD_Z: Final = 6000.0
"""Above everything that lies on the table."""
EDGE: Final = 8.0
"""Pixels that stay free at the edges of the table."""
COMFORT: Final = 0.5
"""From a card of the pile to the next, in card widths, before a second row is begun."""
WIDEST_STEP: Final = 0.74
"""The same where there is room."""
MOST_ROWS: Final = 5
ROW_STEP: Final = 0.45
"""From a row of the pile to the next, in card heights."""


def spread(pack: Rect, width: int, cards: int, height: float, order: list[int]) -> list[Spot]:
    """Spots for so many ``cards`` of ``width``, in a column that begins at ``pack``.

    ``height`` is that of the table, which the column does not leave; ``order`` says which card
    lies on which, lowest first. Cards too small to read become larger.
    """
    left = pack.x
    if width < LEGIBLE:
        left, width = max(4.0, pack.right - LEGIBLE), LEGIBLE
    tall = card_height(width)
    step = min(STEP * tall, (height - tall - 8) / max(1, cards - 1))
    length = tall + step * (cards - 1)
    top = max(4.0, min(pack.y, height - length - 4))
    places = {index: place for place, index in enumerate(order)}
    return [
        spot_at(left, top + step * places[index], width, SPREAD_Z + places[index])
        for index in range(cards)
    ]


def spread_heap(
    heap: Rect, width: int, cards: int, table: tuple[float, float], mirrored: bool
) -> list[Spot]:
    """Spots for so many ``cards`` of a pile at ``heap``, bottom to top, in rows that begin there.

    ``table`` is its width and height. ``mirrored``: the rows go to the left, as one reads; cards
    cover one another so that their left upper corners stay visible all the same.
    """
    width = max(width, LEGIBLE)
    tall = card_height(width)
    room = table[0] - 2 * EDGE - width
    rows = 1
    while rows < MOST_ROWS and room / max(1, -(-cards // rows) - 1) < COMFORT * width:
        rows += 1
    per_row = -(-cards // rows)
    step = min(WIDEST_STEP * width, room / max(1, per_row - 1))
    length = width + step * (per_row - 1)
    down = min(ROW_STEP * tall, (table[1] - 2 * EDGE - tall) / max(1, rows - 1))
    left = heap.right - length if mirrored else heap.x
    left = max(EDGE, min(left, table[0] - EDGE - length))
    top = max(EDGE, min(heap.y, table[1] - EDGE - tall - down * (rows - 1)))
    spots = []
    for index in range(cards):
        row, place = divmod(index, per_row)
        column = per_row - 1 - place if mirrored else place
        z = SPREAD_Z + row * per_row + column
        spots.append(spot_at(left + column * step, top + row * down, width, z))
    return spots
