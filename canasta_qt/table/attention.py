"""What the pointer or the keyboard brings out.

A card of the hand rises; a packed meld spreads, and the pile as far as one may look into it.
"""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

from canasta_qt.table import timing
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect, card_height
from canasta_qt.table.labels import reads_right_to_left
from canasta_qt.table.plates import SEEN_IN_PACK
from canasta_qt.table.presenter import LESS, RISE, Presenter
from canasta_qt.table.spreading import spread_heap
from canasta_qt.table.tableau import PILE, Place, Zone

LINGER: Final = 180
"""Milliseconds that the pointer rests on a meld before it spreads."""


class Attention(QObject):
    """Lets one thing at a time stand out; whatever happens on the table ends it."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._presenter = presenter
        self._wanted: tuple[Zone, int] | None = None
        self._clock = QTimer(self, singleShot=True, interval=LINGER)
        self._clock.timeout.connect(self._spread)
        presenter.laid_out.connect(self._spread_pile)

    def bring_out(self, zone: Zone | None, index: int = -1) -> None:
        """Let the card at ``index`` of the hand rise or what lies in ``zone`` spread, or nothing.

        A pile of which no more than the top card may be seen stays as it is.
        """
        self._clock.stop()
        if zone == PILE and not self._spreads_pile():
            zone = None
        wanted = None if zone is None else (zone, index)
        self._wanted = wanted
        before, self._presenter.out = self._presenter.out, wanted
        if before == wanted:
            return
        if _is_card(before) and _is_card(wanted):
            self._sink(before)
            self._rise(wanted)
            self._presenter.laid_out.emit()
        else:
            self._presenter.adjust(timing.POP)

    def _rise(self, out: tuple[Zone, int] | None) -> None:
        """Let just the card rise that ``out`` means: laying out the table for it takes too long."""
        item = self._card(out)
        if item is not None:
            height = card_height(item.spot.width) * RISE
            self._lift(item, round(height * LESS))

    def _sink(self, out: tuple[Zone, int] | None) -> None:
        item = self._card(out)
        if item is not None:
            self._lift(item, 0.0)

    def _card(self, out: tuple[Zone, int] | None) -> CardItem | None:
        """The card of the hand that ``out`` means, if it is not selected or dragged."""
        if out is None:
            return None
        zone, index = out
        item = next(iter(self._presenter.stage.at(zone)[index : index + 1]), None)
        if item is None or item.lifted or item in self._presenter.selected:
            return None
        return item

    def _lift(self, item: CardItem, height: float) -> None:
        item.set_risen(height)
        item.fly(item.spot, self._presenter.director.duration(timing.POP), raised=False)

    def _in_sight(self) -> list[int]:
        """Indices of the cards of the pile that may be looked at."""
        tableau = self._presenter.tableau
        pile = [card for card in tableau.at(PILE) if card is not None]
        return tableau.laws.in_sight(pile, tableau.frozen)

    def _spreads_pile(self) -> bool:
        return len(self._in_sight()) > 1

    def _spread_pile(self) -> None:
        """Spread the pile once more after everything has been laid out, if it is brought out."""
        presenter = self._presenter
        if _zone(presenter.out) != PILE:
            return
        made, seen = presenter.arrangement, self._in_sight()
        items, spots = presenter.stage.at(PILE), list(made.spots[PILE])
        places = spread_heap(
            made.pile.rect, made.pile.width, len(seen), made.size, reads_right_to_left()
        )
        duration = presenter.director.duration(timing.POP)
        for index, spot in zip(seen, places, strict=True):
            spots[index] = spot
            items[index].fly(spot, duration, raised=False)
        made.spots[PILE] = tuple(spots)

    def hover(self, point: QPointF) -> None:
        """The pointer rests at ``point`` with no button down."""
        found = self._under(point)
        if found == self._wanted:
            return
        if found is not None and found[0].place is Place.HAND:
            self.bring_out(*found)
            return
        self.bring_out(None)
        self._wanted = found
        if found is not None:
            self._clock.start()

    def _spread(self) -> None:
        if self._wanted is not None and not self._presenter.director.busy:
            self.bring_out(*self._wanted)

    def _under(self, point: QPointF) -> tuple[Zone, int] | None:
        presenter = self._presenter
        dot = Rect(point.x(), point.y(), 0, 0)
        tableau, made = presenter.tableau, presenter.arrangement
        hits: list[tuple[float, Zone, int]] = []
        if made.hand.contains(dot):
            for index, item in enumerate(presenter.stage.at(tableau.hand)):
                if _reach(item).contains(dot):
                    hits.append((item.zValue(), tableau.hand, index))
        for zone, pack in made.packs.items():
            spread = zone == _zone(presenter.out)
            if not spread and not (pack.packed and pack.rect.grown(SEEN_IN_PACK).contains(dot)):
                continue
            items = presenter.stage.at(zone)
            if len(items) > 1:
                above = [item.zValue() for item in items if item.covered.contains(dot)]
                hits.extend((z, zone, -1) for z in above)
        if self._spreads_pile():
            over = made.pile.rect.contains(dot)
            if _zone(presenter.out) == PILE:
                items = presenter.stage.at(PILE)
                over = over or any(items[at].covered.contains(dot) for at in self._in_sight())
            if over:
                return PILE, -1
        if not hits:
            return None
        _, zone, index = max(hits, key=lambda hit: hit[0])
        return zone, index


def _is_card(out: tuple[Zone, int] | None) -> bool:
    """Whether ``out`` is a card of the hand, or nothing."""
    return out is None or out[0].place is Place.HAND


def _zone(out: tuple[Zone, int] | None) -> Zone | None:
    return None if out is None else out[0]


def _reach(item: CardItem) -> Rect:
    """What a card covers, and what it covered before it rose: else it would rise and sink."""
    covered = item.covered
    return Rect(covered.x, covered.y, covered.width, covered.height + item.risen)
