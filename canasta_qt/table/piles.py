"""Where stock and discard pile lie, each with its number of cards."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.floor import Floor
from canasta_qt.table.geometry import Rect, Spot, card_height, spot_at
from canasta_qt.table.tableau import PILE, Tableau, Zone

SEEN_IN_PILE: Final = 5
"""Cards of a heap that peep out."""
PILE_Z: Final = 1000.0


@dataclass(frozen=True)
class Heap:
    """Where the cards of a heap lie and where their number is written."""

    spot: Spot
    label: Rect


def stock(floor: Floor) -> Heap:
    """The place of the stock."""
    return _heap(floor, floor.stock, 0.0, floor.pile_card)


def pile(floor: Floor) -> Heap:
    """The place of the discard pile."""
    return _heap(floor, floor.pile, PILE_Z, card_height(floor.pile_card))


def _heap(floor: Floor, room: Rect, z: float, breadth: float) -> Heap:
    """A heap in ``room``; where its number stands beside it, it has ``breadth`` for itself."""
    card = floor.pile_card
    tall = card_height(card)
    if floor.numbers_beside:
        left = room.x + (breadth - card) / 2
        top = room.y + (room.height - tall) / 2
        line = floor.text * 1.3
        x = room.x + breadth + floor.margin * 0.5
        label = Rect(x, room.y + (room.height - line) / 2, room.right - x, line)
    else:
        left = room.x + (room.width - card) / 2
        top = room.y
        peep = round(floor.margin * 0.5)
        label = Rect(room.x, room.y + tall + peep, room.width, room.height - tall - peep)
    return Heap(spot_at(left, top, card, z), label)


def lay(tableau: Tableau, zone: Zone, heap: Heap) -> tuple[Spot, ...]:
    """The spots of the cards in ``zone``, of which the last peep out.

    The card that froze the pile lies crosswise.
    """
    cards = tableau.at(zone)
    card = heap.spot.width
    left, top = heap.spot.rect.x, heap.spot.rect.y
    across = -1
    if zone == PILE and tableau.frozen:
        across = tableau.laws.freezing([card for card in cards if card is not None])
    peep = max(1.0, round(card * 0.02))
    spots = []
    for index in range(len(cards)):
        depth = min(len(cards) - 1 - index, SEEN_IN_PILE)
        shown = depth < SEEN_IN_PILE or index == across
        angle = 90.0 if index == across else 0.0
        lift = 0.0 if index == across else depth * peep
        spots.append(spot_at(left, top - lift, card, PILE_Z + index, angle, shown))
    return tuple(spots)
