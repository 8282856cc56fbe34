"""How the cards of the viewer's hand lie: in one row or several that cover one another."""

from typing import Final

from canasta_qt.table.geometry import Rect, Spot, card_height, spot_at

LONGEST_ROW: Final = 20
"""Cards of a hand that lie in one row."""
MOST_ROWS: Final = 3
LEAST_SLIVER: Final = 22.0
"""Pixels of a covered card that have to be seen, while there are not too many of them."""
WIDEST_STEP: Final = 0.74
"""From a card to the next where there is room, in card widths."""
STEP_DOWN: Final = 0.36
"""From a row to the next, in card heights."""
RISE: Final = 0.1
"""Room above the first row for cards that stand out, in card heights."""

HAND_Z: Final = 4000.0


def needed(cards: int, width: float, card: float, comfort: float) -> int:
    """In how many rows ``cards`` lie on ``width`` pixels, ``card`` wide.

    A second row is begun so that ``comfort`` pixels of each covered card are seen, a third one
    only if it cannot be helped.
    """
    if cards <= LONGEST_ROW and _step(cards, width, card) >= comfort:
        return 1
    return 2 if _step(-(-cards // 2), width, card) >= LEAST_SLIVER else MOST_ROWS


def height(card: int, rows: int) -> float:
    """What ``rows`` of cards of width ``card`` need, with room to stand out."""
    return card_height(card) * (1.02 + RISE + STEP_DOWN * (rows - 1))


def lay(cards: int, rect: Rect, margin: float, card: int, rows: int, mirror: bool) -> list[Spot]:
    """The spots of ``cards`` in ``rect``.

    ``mirror``: the whole table will be mirrored, so that the first card of a row, which will lie
    rightmost, has to lie on top for left upper corners to stay visible.
    """
    per_row = -(-cards // rows)
    top = rect.y + margin * 0.5 + RISE * card_height(card)
    spots = []
    for row in range(rows):
        number = max(0, min(per_row, cards - row * per_row))
        step = _step(number, rect.width - 2 * margin, card)
        left = rect.x + (rect.width - card - step * (number - 1)) / 2
        down = row * STEP_DOWN * card_height(card)
        for place in range(number):
            order = number - 1 - place if mirror else place
            z = HAND_Z + row * 500 + order
            spots.append(spot_at(left + place * step, top + down, card, z))
    return spots


def _step(cards: int, width: float, card: float) -> float:
    """From a card of a row to the next."""
    return min(card * WIDEST_STEP, (width - card) / max(1, cards - 1))
