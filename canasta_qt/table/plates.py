"""The places of the other players: a fan of backs under a name, or a single line."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.arrangement import Plate
from canasta_qt.table.geometry import Rect, Spot, card_height, card_width, spot_at

SEEN_IN_PACK: Final = 3
"""Cards of a pack that peep out."""
SEEN_IN_FAN: Final = 14
"""Backs shown for a player's hand; more are told by the number alone."""
SEAT_Z: Final = 500.0
OPEN_Z: Final = 3500.0
"""Of hands that lie open, above the melds that they may reach down to."""
OPEN_STEP: Final = 0.62
"""From a card of an open hand to the next, in card widths, where there is room."""
OPEN_LINES: Final = 1.7
"""Width of the cards of an open hand that is told in a single line, in heights of the text."""


@dataclass(frozen=True)
class Holding:
    """What another player holds: numbers of cards. ``kitty`` is None where there are none."""

    hand: int
    kitty: int | None
    is_open: bool = False
    """Whether his hand is to be seen, card by card."""


@dataclass(frozen=True)
class Placed:
    """A plate with the spots of the cards on it."""

    plate: Plate
    hand: tuple[Spot, ...]
    kitty: tuple[Spot, ...]


def fan(panel: Rect, holding: Holding, card: int, text: float, pad: float) -> Placed:
    """The name above a fan of backs, with its number, and the kitty at the end.

    ``card`` is the width of cards, ``text`` the height of a line, ``pad`` free space.
    """
    line = text * 1.15
    name = Rect(panel.x + pad, panel.y + pad * 0.2, panel.width - 2 * pad, line)
    top = name.bottom
    number = text * 1.9
    room = panel.width - 2 * pad - number
    if holding.kitty is not None:
        room -= card + number + pad
    seen = holding.hand if holding.is_open else min(holding.hand, SEEN_IN_FAN)
    widest = card * (OPEN_STEP if holding.is_open else 0.34)
    step = min(widest, (room - card) / max(1, seen - 1))
    left = panel.x + pad
    hand = tuple(
        spot_at(
            left + min(index, seen - 1) * step,
            top,
            card,
            SEAT_Z + index,
            shown=index < seen,
        )
        for index in range(holding.hand)
    )
    middle = top + (card_height(card) - line) / 2
    count = Rect(left + card + max(0, seen - 1) * step, middle, number, line)
    if holding.kitty is None:
        return Placed(Plate(panel, name, count, None), hand, ())
    x = panel.right - pad - number - card
    kitty_count = Rect(x + card, middle, number, line)
    return Placed(Plate(panel, name, count, kitty_count), hand, pack(holding.kitty, x, top, card))


def line(panel: Rect, holding: Holding, card: int, text: float, pad: float) -> Placed:
    """The name, a back for the hand and one for the kitty, each with its number, in one line.

    The parameters are those of ``fan``.
    """
    height = text * 1.15
    number = text * 1.6
    top = panel.y + (panel.height - card_height(card)) / 2
    middle = panel.y + (panel.height - height) / 2
    x = panel.right - pad * 0.3
    kitty: tuple[Spot, ...] = ()
    kitty_count: Rect | None = None
    if holding.kitty is not None:
        x -= card + number
        kitty = pack(holding.kitty, x, top, card)
        kitty_count = Rect(x + card, middle, number, height)
    x -= card + number
    if holding.is_open:
        hand = _hanging(panel, holding.hand, text, pad)
    else:
        hand = pack(holding.hand, x, top, card)
    count = Rect(x + card, middle, number, height)
    name = Rect(panel.x + pad, middle, x - panel.x - 1.5 * pad, height)
    return Placed(Plate(panel, name, count, kitty_count), hand, kitty)


def _hanging(panel: Rect, count: int, text: float, pad: float) -> tuple[Spot, ...]:
    """The spots of an open hand of ``count`` cards that hangs down from ``panel``."""
    width = card_width(text * OPEN_LINES)
    room = panel.width - 2 * pad - width
    step = min(width * OPEN_STEP, room / max(1, count - 1))
    return tuple(
        spot_at(panel.x + pad + index * step, panel.bottom - pad, width, OPEN_Z + index)
        for index in range(count)
    )


def pack(count: int, x: float, y: float, width: int) -> tuple[Spot, ...]:
    """The spots of ``count`` cards that lie on one another."""
    hidden = max(0, count - SEEN_IN_PACK)
    return tuple(
        spot_at(x + max(0, index - hidden), y, width, SEAT_Z + index, shown=index >= hidden)
        for index in range(count)
    )
