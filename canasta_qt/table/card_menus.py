"""The menus that the right button opens on cards and piles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene, QMenu

from canasta_qt.rulebook import terms
from canasta_qt.rules.cards import KIND
from canasta_qt.rules.moves import Discard
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.state import DRAW
from canasta_qt.table import targets as dropping
from canasta_qt.table.card_item import CardItem, faces
from canasta_qt.table.contract import TableModel
from canasta_qt.table.gestures import Grip, Pressed
from canasta_qt.table.offers import Offers
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.targets import Target, Where

if TYPE_CHECKING:
    from canasta_qt.table.playing import Playing


class CardMenus(QObject):
    """Menus of what can be done with a thing on the table; each is deleted when it closes.

    What an entry does is done by ``playing``, in the way of a drop.
    """

    def __init__(self, playing: Playing, presenter: Presenter, offers: Offers) -> None:
        super().__init__(playing)
        self._playing = playing
        self._presenter = presenter
        self._offers = offers

    def menu_for(self, pressed: Pressed, point: QPointF) -> QMenu | None:
        """All that can be done with what is ``pressed`` at ``point``; None for nothing."""
        menu = self._menu()
        observation = self._model.observation
        item = pressed.item
        if pressed.grip is Grip.HAND_CARD and item is not None:
            self._fill_card_menu(menu, item, point)
        elif pressed.grip is Grip.MELD and item is not None:
            text = self.tr("Take back the {card}").format(card=_name(item))
            menu.addAction(text, partial(self._playing.take_back, item, pressed.meld, point))
        elif pressed.grip is Grip.STOCK:
            self._add_targets(menu, dropping.for_stock(observation)[:1], point)
        elif pressed.grip is Grip.PILE and observation.state.phase == DRAW:
            targets = dropping.for_pile(observation, faces(self._presenter.selected))
            self._add_targets(menu, targets[:1], point)
        if not menu.isEmpty():
            return menu
        menu.deleteLater()
        return None

    def for_discard(self, item: CardItem) -> QMenu:
        """A menu that offers but to discard ``item``: the question before what cannot be undone."""
        menu = self._menu()
        self._add_discard(menu, item)
        return menu

    @property
    def _model(self) -> TableModel:
        model = self._presenter.model
        assert model is not None
        return model

    def _menu(self) -> QMenu:
        scene = self._playing.parent()
        assert isinstance(scene, QGraphicsScene)
        menu = QMenu(scene.views()[0])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _fill_card_menu(self, menu: QMenu, item: CardItem, point: QPointF) -> None:
        assert item.face is not None
        if item not in self._presenter.selected:
            self._playing.select([item])
        text = self.tr("Select all {rank}").format(rank=terms.ranks(KIND[item.face]))
        menu.addAction(text, partial(self._playing.select_rank, item))
        menu.addAction(self.tr("Select none"), self._playing.clear_selection)
        menu.addSeparator()
        targets = dropping.for_hand(self._model.observation, faces(self._presenter.selected))
        self._add_targets(menu, [target for target in targets if _lays(target)], point)
        menu.addSeparator()
        self._add_discard(menu, item)

    def _add_targets(self, menu: QMenu, targets: list[Target], point: QPointF) -> None:
        """Add an entry for each of ``targets``, for those that mean the same but one."""
        known: set[str] = set()
        for target in targets:
            if isinstance(target.plan, Refusal):
                menu.addAction(self._model.describe(target.plan)).setEnabled(False)
                asked = partial(self._playing.why_asked.emit, target.plan)
                menu.addAction(self.tr("Why?"), asked)
                continue
            text = self._offers.text(self._model.observation, target.plan)
            if text not in known:
                known.add(text)
                menu.addAction(text, partial(self._playing.carry_out, target, point))

    def _add_discard(self, menu: QMenu, item: CardItem) -> None:
        text = self.tr("Discard the {card}").format(card=_name(item))
        entry = menu.addAction(text, partial(self._discard, item))
        assert item.face is not None
        entry.setEnabled(self._model.observation.is_legal(Discard(item.face)))

    def _discard(self, item: CardItem) -> None:
        assert item.face is not None
        self._presenter.selected = [item]
        target = Target(Where.PILE, -1, [Discard(item.face)])
        self._playing.carry_out(target, QPointF(*item.covered.center))


def _lays(target: Target) -> bool:
    """Whether ``target`` is where cards of the hand can be laid now."""
    return target.legal and target.place is not Where.PILE


def _name(item: CardItem) -> str:
    assert item.face is not None
    return terms.card(item.face)
