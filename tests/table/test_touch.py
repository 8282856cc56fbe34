"""Fingers and pens do what the mouse does; a finger that stays opens the menu."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card
from canasta_qt.rules.moves import Discard
from tests.table.driver import Driver
from tests.table.test_focus import Play
from tests.table.test_mouse import check, playing

FINGER = QTest.createTouchDevice()
LEFT = Qt.MouseButton.LeftButton


class Finger:
    """Touches the table by real touch events, of which Qt makes those of a mouse."""

    def __init__(self, driver: Driver) -> None:
        self._view = driver.view.viewport()

    def put_down(self, point: QPoint) -> None:
        QTest.touchEvent(self._view, FINGER).press(0, point, self._view).commit()

    def slide(self, point: QPoint) -> None:
        QTest.touchEvent(self._view, FINGER).move(0, point, self._view).commit()

    def lift(self, point: QPoint) -> None:
        QTest.touchEvent(self._view, FINGER).release(0, point, self._view).commit()

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.put_down(start)
        for step in range(1, 6):
            self.slide(start + (end - start) * step / 5)
        self.lift(end)


def open_menu() -> QMenu | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def test_a_finger_drags_a_card_to_the_pile(play: Play) -> None:
    driver = playing(play)
    card = parse_card("9C")

    Finger(driver).drag(driver.visible(driver.card(card)), driver.pile())

    assert driver.model.attempts[-1] == [Discard(card)]
    check(driver)


def test_a_tap_selects_a_card(play: Play) -> None:
    driver = playing(play)
    card = parse_card("KC")
    point = driver.visible(driver.card(card))

    finger = Finger(driver)
    finger.put_down(point)
    finger.lift(point)

    assert driver.scene.selected_cards() == (card,)
    assert open_menu() is None


def test_a_finger_that_stays_opens_the_menu_and_does_nothing_else(play: Play, qtbot: QtBot) -> None:
    driver = playing(play)
    point = driver.visible(driver.card(parse_card("KC")))

    finger = Finger(driver)
    finger.put_down(point)
    finger.slide(point + QPoint(1, 1))
    qtbot.waitUntil(lambda: open_menu() is not None)
    menu = open_menu()
    assert menu is not None
    assert menu.actions()[0].text() == "Select all kings"
    menu.close()
    # As with the right button, the menu is about the card, which stands out. A click would end it.
    assert driver.scene.selected_cards() == (parse_card("KC"),)
    finger.lift(point)

    assert driver.scene.selected_cards() == (parse_card("KC"),)
    check(driver)


def test_a_finger_that_slides_opens_no_menu(play: Play, qtbot: QtBot) -> None:
    driver = playing(play)
    point = driver.visible(driver.card(parse_card("KC")))

    finger = Finger(driver)
    finger.put_down(point)
    finger.slide(point + QPoint(0, -60))
    qtbot.wait(1000)

    assert open_menu() is None
    finger.lift(driver.hand_area())
    check(driver)


def test_a_mouse_that_stays_opens_no_menu(play: Play, qtbot: QtBot) -> None:
    driver = playing(play)
    point = driver.visible(driver.card(parse_card("KC")))

    driver.press(point)
    qtbot.wait(1000)
    assert open_menu() is None
    driver.release(point)

    assert driver.scene.selected_cards() == (parse_card("KC"),)


def test_a_pen_is_a_mouse(play: Play) -> None:
    """Qt makes mouse events of what a pen does, which keep its device."""
    driver = playing(play)
    pen = QPointingDevice(
        "pen",
        1,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    card = parse_card("9C")
    start, end = driver.visible(driver.card(card)), driver.pile()
    for event, point, button, held in (
        (QMouseEvent.Type.MouseButtonPress, start, LEFT, LEFT),
        (QMouseEvent.Type.MouseMove, (start + end) / 2, Qt.MouseButton.NoButton, LEFT),
        (QMouseEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, LEFT),
        (QMouseEvent.Type.MouseButtonRelease, end, LEFT, Qt.MouseButton.NoButton),
    ):
        on_screen = QPointF(driver.view.viewport().mapToGlobal(point))
        made = QMouseEvent(
            event,
            QPointF(point),
            on_screen,
            button,
            held,
            Qt.KeyboardModifier.NoModifier,
            pen,
        )
        QApplication.sendEvent(driver.view.viewport(), made)

    assert driver.model.attempts[-1] == [Discard(card)]
    check(driver)
