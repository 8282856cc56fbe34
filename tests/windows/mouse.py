"""Plays moves with the mouse: by real events on the table and on buttons."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QToolBar, QWidget

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import Move
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect
from canasta_qt.table.tableau import Place
from canasta_qt.windows.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """The hand of the person at ``window``."""

    def __init__(self, window: MainWindow) -> None:
        assert window.table is not None
        self.table: TableModel = window.table
        self._window = window
        self._scene = window.scene
        self._view = window.view
        self._port = window.view.viewport()

    def play(self, move: Move) -> None:
        """Make the gesture that means ``move``."""
        match move.code:
            case mv.DRAW_STOCK:
                self._click(self._scene.arrangement.stock.rect)
            case mv.TAKE_PILE:
                self._take_pile(move.cards)
            case mv.MELD:
                self._drag_cards(move.cards, self._free_place())
            case mv.ADD_TO_MELD:
                meld = self._scene.items_at(Place.MELD, self._side, move.target)
                self._drag_cards(move.cards, meld[-1].covered)
            case mv.DISCARD:
                self._drag_cards(move.cards, self._scene.arrangement.pile.rect)
            case mv.ANSWER_PARTNER:
                self._answer(bool(move.target))
            case _:
                self._press_button(move)

    def click_card(self, item: CardItem) -> None:
        """Click a card of the hand."""
        QTest.mouseClick(self._port, LEFT, pos=self._visible(item))

    @property
    def _side(self) -> int:
        return self.table.seat % self.table.match.laws.sides

    def _take_pile(self, cards: tuple[int, ...]) -> None:
        pile = self._scene.arrangement.pile.rect
        if cards:
            self._drag_cards(cards, pile)
            return
        rank = self.table.observation.state.pile[-1] // 4
        melds = self.table.observation.state.sides[self._side].melds
        index = max(index for index, meld in enumerate(melds) if meld.rank == rank)
        meld = self._scene.items_at(Place.MELD, self._side, index)
        top = self._scene.items_at(Place.PILE)[-1]
        self._drag(top.covered, self._middle(top.covered), meld[-1].covered)

    def _drag_cards(self, cards: tuple[int, ...], place: Rect) -> None:
        """Drag one card, or several that are selected by clicks before."""
        items: list[CardItem] = []
        for card in cards:
            hand = self._scene.items_at(Place.HAND, self.table.seat)
            items.append(next(i for i in hand if i.face == card and i not in items))
        if len(items) > 1:
            for item in items:
                QTest.mouseClick(self._port, LEFT, pos=self._visible(item))
            assert sorted(self._scene.selected_cards()) == sorted(cards)
        self._drag(items[-1].covered, self._visible(items[-1]), place)

    def _drag(self, card: Rect, start: QPoint, place: Rect) -> None:
        """Press at ``start``, carry the card's middle to that of ``place``, let go."""
        way = self._middle(place) - self._middle(card)
        QTest.mousePress(self._port, LEFT, pos=start)
        for part in (0.05, 0.5, 1.0):
            QTest.mouseMove(self._port, start + way * part)
        QTest.mouseRelease(self._port, LEFT, pos=start + way)

    def _click(self, place: Rect) -> None:
        QTest.mouseClick(self._port, LEFT, pos=self._middle(place))

    def _middle(self, rect: Rect) -> QPoint:
        return self._view.mapFromScene(*rect.center)

    def _visible(self, item: CardItem) -> QPoint:
        """A point of a card of the hand that its neighbours leave free."""
        rect = item.covered
        return self._view.mapFromScene(rect.x + 6, rect.y + 6)

    def _free_place(self) -> Rect:
        """A place where the own side melds that is as far from its melds as can be."""
        made = self._scene.arrangement
        panel = made.areas[self._side].panel
        card = self._scene.items_at(Place.HAND, self.table.seat)[0].covered
        taken = [pack.rect for zone, pack in made.packs.items() if zone.owner == self._side]
        places = [
            Rect(
                panel.x + panel.width * across,
                panel.y + panel.height * down,
                card.width,
                card.height,
            )
            for across in (0.02, 0.2, 0.4, 0.6, 0.8, 0.9)
            for down in (0.02, 0.3, 0.6, 0.8)
        ]
        return min(places, key=lambda place: sum(place.overlap(rect) for rect in taken))

    def _answer(self, yes: bool) -> None:
        question = self._window.dialogs.current
        assert isinstance(question, QMessageBox)
        buttons = QMessageBox.StandardButton
        QTest.mouseClick(question.button(buttons.Yes if yes else buttons.No), LEFT)

    def _press_button(self, move: Move) -> None:
        action = next(a for a, known in self._window.moves.moves.items() if known == move)
        button = self._button(action)
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)

    def _button(self, action: QAction) -> QWidget:
        bar = self._window.findChild(QToolBar)
        assert isinstance(bar, QToolBar)
        return bar.widgetForAction(action)
