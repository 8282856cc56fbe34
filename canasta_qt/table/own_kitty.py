"""Where the viewer's kitty lies: a pack, or its cards once they are known."""

from collections.abc import Sequence

from canasta_qt.table import plates
from canasta_qt.table.geometry import CARD_RATIO, Rect, Spot, card_height, card_width, spot_at
from canasta_qt.table.plates import SEAT_Z
from canasta_qt.table.tableau import Card


def label(rect: Rect, text: float) -> Rect:
    """Where the number of cards is written in ``rect``, with lines ``text`` high."""
    line = text * 1.15
    return Rect(rect.x, rect.bottom - line, rect.width, line)


def lay(cards: Sequence[Card], rect: Rect, text: float) -> tuple[Spot, ...]:
    """The spots of ``cards`` in ``rect``, above the label."""
    room = rect.height - label(rect, text).height
    if all(card is None for card in cards):
        size = card_width(min(rect.width * 0.8, (room - 2) / CARD_RATIO))
        x = rect.x + (rect.width - size) / 2
        return plates.pack(len(cards), x, rect.y + room - card_height(size), size)
    if rect.width > rect.height:
        return _in_a_row(len(cards), rect, room)
    return _in_two_columns(len(cards), rect, room)


def _in_a_row(cards: int, rect: Rect, room: float) -> tuple[Spot, ...]:
    size = card_width(min(rect.width * 0.3, (room - 4) / CARD_RATIO))
    step = min(0.74 * size, (rect.width - 4 - size) / max(1, cards - 1))
    left = rect.x + (rect.width - size - step * (cards - 1)) / 2
    return tuple(
        spot_at(left + index * step, rect.y + 2, size, SEAT_Z + index) for index in range(cards)
    )


def _in_two_columns(cards: int, rect: Rect, room: float) -> tuple[Spot, ...]:
    size = card_width(rect.width * 0.48)
    per_column = -(-cards // 2)
    tall = card_height(size)
    step = min(0.3 * tall, (room - tall) / max(1, per_column - 1))
    return tuple(
        spot_at(
            rect.x + (index // per_column) * rect.width * 0.51,
            rect.y + (index % per_column) * step,
            size,
            SEAT_Z + index,
        )
        for index in range(cards)
    )
