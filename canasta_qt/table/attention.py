"""What the pointer or the keyboard brings out: a card of the hand rises, a packed meld spreads."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

from canasta_qt.table import timing
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import Place, Zone

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

    def bring_out(self, zone: Zone | None, index: int = -1) -> None:
        """Let the card at ``index`` of the hand rise or the meld in ``zone`` spread, or nothing."""
        self._clock.stop()
        wanted = None if zone is None else (zone, index)
        self._wanted = wanted
        if self._presenter.out != wanted:
            self._presenter.out = wanted
            self._presenter.adjust(timing.POP)

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
        tableau = presenter.tableau
        hits: list[tuple[float, Zone, int]] = []
        hand = presenter.stage.at(tableau.hand)
        for index, item in enumerate(hand):
            if _reach(item).contains(dot):
                hits.append((item.zValue(), tableau.hand, index))
        for zone, pack in presenter.arrangement.packs.items():
            items = presenter.stage.at(zone)
            if (pack.packed or zone == _zone(presenter.out)) and len(items) > 1:
                above = [item.zValue() for item in items if item.covered.contains(dot)]
                hits.extend((z, zone, -1) for z in above)
        if not hits:
            return None
        _, zone, index = max(hits, key=lambda hit: hit[0])
        return zone, index


def _zone(out: tuple[Zone, int] | None) -> Zone | None:
    return None if out is None else out[0]


def _reach(item: CardItem) -> Rect:
    """What a card covers, and what it covered before it rose: else it would rise and sink."""
    covered = item.covered
    return Rect(covered.x, covered.y, covered.width, covered.height + item.risen)
