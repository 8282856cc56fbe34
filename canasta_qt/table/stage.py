"""The cards on the table as items: one for each card of the tableau that is not in the stock."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.table.arrangement import Arrangement
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Spot
from canasta_qt.table.tableau import Card, Place, Shift, Tableau, Zone
from canasta_qt.table.warming import Warming

NOWHERE: Final = Spot(0.0, 0.0, 2, shown=False)


class Stage:
    """Items by zone, in the order of the tableau's cards. Items are reused, never destroyed."""

    def __init__(self, scene: QGraphicsScene, images: CardImages) -> None:
        self._scene = scene
        self._images = images
        self._zones: dict[Zone, list[CardItem]] = {}
        self._spare: list[CardItem] = []
        self._stock_spot = NOWHERE
        self._flying: set[CardItem] = set()
        self._held: set[CardItem] = set()
        self.warming = Warming(images)

    def at(self, zone: Zone) -> list[CardItem]:
        """The items in ``zone``, to be read only."""
        return self._zones.get(zone, [])

    def items(self) -> Iterable[CardItem]:
        """All items in use."""
        for items in self._zones.values():
            yield from items

    def hold(self, items: list[CardItem]) -> None:
        """Lift ``items``, the last on top: until ``let_go`` only the mouse moves them."""
        for number, item in enumerate(items):
            item.lift(number)
        self._held = set(items)

    def let_go(self) -> None:
        """Hold nothing any more; the next ``arrange`` brings what was held to its spot."""
        self._held = set()

    def holds_any(self, items: list[CardItem]) -> bool:
        """Whether one of ``items`` is held."""
        return not self._held.isdisjoint(items)

    def rebuild(self, tableau: Tableau, preferred: list[CardItem]) -> None:
        """Have the items that ``tableau`` needs, moving as few as possible.

        Of equal cards a ``preferred`` one goes. Follow with ``arrange``.
        """
        free: dict[Zone, list[CardItem]] = {
            zone: sorted(items, key=lambda item: item in preferred)
            for zone, items in self._zones.items()
        }
        zones: dict[Zone, list[CardItem | None]] = {}
        for zone, cards in tableau.cards.items():
            stay = free.get(zone, [])
            zones[zone] = [_take(stay, card) for card in cards]
        leftover = [item for items in free.values() for item in items]
        for zone, found in zones.items():
            cards = tableau.cards[zone]
            for index, item in enumerate(found):
                if item is None:
                    found[index] = _take(leftover, cards[index])
        self._zones = {}
        for zone, found in zones.items():
            items = []
            for item, card in zip(found, tableau.cards[zone], strict=True):
                if item is None:
                    item = leftover.pop() if leftover else self._from_stock()
                item.show_face(card)
                items.append(item)
            self._zones[zone] = items
        for item in leftover:
            self._put_away(item)

    def reorder(self, zone: Zone, cards: list[Card]) -> None:
        """Have the items in ``zone`` in the order of ``cards``, which are the same."""
        left = list(self.at(zone))
        items = [_take(left, card) for card in cards]
        self._zones[zone] = [item for item in items if item is not None]

    def clear(self) -> None:
        """Take all cards off the table."""
        for item in list(self.items()):
            self._put_away(item)
        self._zones = {}

    def apply(self, shifts: list[Shift], preferred: list[CardItem]) -> list[CardItem]:
        """Reassign the items of ``shifts`` and return them.

        Of equal cards a ``preferred`` one goes. Follow with ``arrange``.
        """
        moved = []
        for shift in shifts:
            if shift.start.place is Place.STOCK:
                item = self._from_stock()
            else:
                here = self._zones[shift.start]
                item = here[shift.start_index]
                for index, other in enumerate(here):
                    if other in preferred and other.face == item.face and item not in preferred:
                        here[shift.start_index], here[index] = other, item
                        item = other
                        break
                del here[shift.start_index]
            self._zones.setdefault(shift.end, []).insert(shift.end_index, item)
            item.turn_to(shift.card)
            moved.append(item)
        return moved

    def arrange(
        self,
        arrangement: Arrangement,
        duration: int,
        raised: Iterable[CardItem] = (),
        risen: dict[CardItem, float] | None = None,
        gap: float = 0.0,
    ) -> bool:
        """Let every item fly to its spot within ``duration`` ms, or be there at once for 0.

        ``raised`` items fly above the others, each setting off ``gap`` ms after the one before;
        ``risen`` ones come to lie so many pixels higher. Returns whether anything moves.
        """
        self._stock_spot = arrangement.stock
        up = {item: round(number * gap) for number, item in enumerate(raised)}
        heights = risen or {}
        moving = False
        for zone, items in self._zones.items():
            for item, spot in zip(items, arrangement.spots.get(zone, ()), strict=True):
                if item in self._held:
                    continue
                height = heights.get(item, 0.0)
                on_its_way = not item.is_astray and item.spot == spot and item.risen == height
                if on_its_way and (item.settled or duration):
                    continue
                item.set_risen(height)
                delay = up.get(item, 0) if duration else 0
                if item.fly(spot, duration + delay, item in up, delay):
                    self._flying.add(item)
                    self.warming.want(item.face, spot.width)
                    moving = True
        return moving

    def settle(self) -> None:
        """Let all that flies arrive now."""
        for item in self._flying - self._held:
            item.settle()
        self._flying.clear()

    def redraw(self) -> None:
        """Draw all pictures again."""
        for item in self.items():
            item.redraw()

    def faces(self, zone: Zone) -> list[Card]:
        """What the items in ``zone`` show."""
        return [item.face for item in self.at(zone)]

    def _from_stock(self) -> CardItem:
        """An item on top of the stock, with its back up."""
        if self._spare:
            item = self._spare.pop()
        else:
            item = CardItem(self._images)
            self._scene.addItem(item)
        item.set_marked(False)
        item.set_risen(0.0)
        item.show_face(None)
        item.fly(self._stock_spot, 0, raised=False)
        return item

    def _put_away(self, item: CardItem) -> None:
        item.fly(NOWHERE, 0, raised=False)
        self._spare.append(item)


def _take(items: list[CardItem], card: Card) -> CardItem | None:
    """Take an item that shows ``card`` out of ``items``."""
    for index, item in enumerate(items):
        if item.face == card:
            return items.pop(index)
    return None
