"""Plays with the mouse, by real events on the viewport."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from canasta_qt.rules.cards import KIND
from canasta_qt.rules.moves import (
    ADD_TO_MELD,
    DISCARD,
    DRAW_STOCK,
    LOOK_AT_KITTY,
    MELD,
    TAKE_KITTY,
    TAKE_PILE,
    Move,
)
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect
from canasta_qt.table.scene import TableScene
from canasta_qt.table.tableau import Place, Zone
from canasta_qt.table.view import TableView
from tests.table.fake_model import FakeModel

LEFT = Qt.MouseButton.LeftButton


class Driver:
    """A person at the table, in seat 0."""

    def __init__(self, model: FakeModel, scene: TableScene, view: TableView) -> None:
        self.model = model
        self.scene = scene
        self.view = view

    def hand(self) -> list[CardItem]:
        return self.scene.items_at(Place.HAND, self.model.seat)

    def card(self, face: int) -> CardItem:
        """The first card of the hand that shows ``face``."""
        return next(item for item in self.hand() if item.face == face)

    def meld(self, index: int) -> list[CardItem]:
        return self.scene.items_at(Place.MELD, 0, index)

    def faces_of_meld(self, index: int) -> list[int | None]:
        return sorted((item.face for item in self.meld(index)), key=str)

    def point(self, rect: Rect) -> QPoint:
        """The middle of ``rect``."""
        return self.view.mapFromScene(*rect.center)

    def visible(self, item: CardItem) -> QPoint:
        """A point of a card that no card right of it and below it covers."""
        rect = item.covered
        return self.view.mapFromScene(rect.x + 6, rect.y + 6)

    def area(self) -> QPoint:
        """A free point where the own side melds."""
        panel = self.scene.arrangement.areas[0].panel
        return self.view.mapFromScene(panel.right - 60, panel.bottom - 60)

    def pile(self) -> QPoint:
        return self.point(self.scene.arrangement.pile.rect)

    def stock(self) -> QPoint:
        return self.point(self.scene.arrangement.stock.rect)

    def hand_area(self) -> QPoint:
        return self.point(self.scene.arrangement.hand)

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=point)

    def press(self, point: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=point)

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, release."""
        self.press(start)
        for step in (0.1, 0.5, 1.0):
            self.move(start + (end - start) * step)
        self.release(end)

    def select(self, *faces: int) -> None:
        """Click cards of the hand, equal ones one after the other."""
        chosen: list[CardItem] = []
        for face in faces:
            item = next(item for item in self.hand() if item.face == face and item not in chosen)
            chosen.append(item)
            self.click(self.visible(item))

    def perform(self, move: Move) -> None:
        """Make one of the own player's moves as a person would."""
        made = self.scene.arrangement
        if move.code == DRAW_STOCK:
            self.click(self.stock())
        elif move.code == TAKE_PILE and move.cards:
            self.select(*move.cards)
            self.drag(self.visible(self.selected()), self.pile())
        elif move.code == TAKE_PILE:
            state = self.model.round.state
            rank = KIND[state.pile[-1]]
            melds = state.side().melds
            # Earlier melds of the rank are complete.
            index = max(index for index, meld in enumerate(melds) if meld.rank == rank)
            self.drag(self.pile(), self.visible(self.meld(index)[0]))
        elif move.code == MELD:
            self.select(*move.cards)
            self.drag(self.visible(self.selected()), self.area())
        elif move.code == ADD_TO_MELD:
            column = made.packs[Zone(Place.MELD, 0, move.target)].rect
            self.drag(self.visible(self.card(move.cards[0])), self.point(column))
        elif move.code == DISCARD:
            self.drag(self.visible(self.card(move.cards[0])), self.pile())
        elif move.code in (LOOK_AT_KITTY, TAKE_KITTY):
            assert made.kitty is not None
            self.click(self.point(made.kitty))
        else:
            # The windows around the table have buttons for these.
            self.model.attempt([move])

    def selected(self) -> CardItem:
        """The last selected card of the hand."""
        return next(item for item in reversed(self.hand()) if item.risen)
