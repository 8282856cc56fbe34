"""From a refusal to the rule behind it: on the table, in the status bar, in menus, by key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.topics import refusal_topic, topic
from canasta_qt.rules.moves import DrawStock
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.windows.main_window import MainWindow
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow
from tests.windows.mouse import LEFT

TOLD = "You have already drawn in this turn."


@pytest.fixture
def window(new_window: NewWindow, qtbot: QtBot) -> MainWindow:
    """A window in which the player has drawn."""
    window = new_window()
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.input_open, timeout=PATIENCE)
    assert table.attempt([DrawStock()]) is None
    return window


@pytest.fixture(params=[Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def _directions(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(request.param)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def click_stock(window: MainWindow) -> None:
    """Try to draw once more."""
    middle = window.scene.arrangement.stock.rect.center
    QTest.mouseClick(window.view.viewport(), LEFT, pos=window.view.mapFromScene(*middle))
    assert window.scene.message == TOLD


def link(window: MainWindow) -> QPoint:
    """The middle of the link in the bubble."""
    where = window.scene.why
    assert where is not None
    return window.view.mapFromScene(where.center())


def place(window: MainWindow) -> str:
    """Where the book is open; empty while it is closed."""
    shown = window.rule_book.window
    if shown is None or not shown.isVisible():
        return ""
    return window.rule_book.view.browser.source().fragment()


@pytest.mark.usefixtures("_directions")
def test_the_link_in_the_bubble_opens_the_rule(window: MainWindow) -> None:
    click_stock(window)

    QTest.mouseClick(window.view.viewport(), LEFT, pos=link(window))

    assert place(window) == "turn"
    assert window.scene.message == ""


def test_the_pointer_becomes_a_hand_over_the_link(window: MainWindow) -> None:
    click_stock(window)

    QTest.mouseMove(window.view.viewport(), link(window))

    assert window.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_a_click_beside_the_link_only_hides_the_bubble(window: MainWindow) -> None:
    click_stock(window)
    where = window.scene.why
    assert where is not None

    beside = window.view.mapFromScene(where.center().x(), where.top() - 6)
    QTest.mouseClick(window.view.viewport(), LEFT, pos=beside)

    assert place(window) == ""
    assert window.scene.message == ""
    assert window.scene.why is None


def test_what_is_no_refusal_has_no_link(window: MainWindow) -> None:
    pile = window.scene.arrangement.pile.rect.center
    QTest.mouseClick(window.view.viewport(), LEFT, pos=window.view.mapFromScene(*pile))

    assert window.scene.message
    assert window.scene.why is None
    assert not window.notice.why.isVisible()


@pytest.mark.parametrize("by_key", [False, True])
def test_the_link_in_the_status_bar_opens_the_rule(
    by_key: bool, window: MainWindow, qtbot: QtBot
) -> None:
    click_stock(window)
    why = window.notice.why
    assert why.isVisible()
    assert window.notice.text() == TOLD

    if by_key:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        why.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(why, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(why, LEFT, pos=QPoint(6, why.height() // 2))

    assert place(window) == "turn"


def test_a_key_opens_the_rule(window: MainWindow, qtbot: QtBot) -> None:
    click_stock(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    QTest.keyClick(window.view, Qt.Key.Key_F1)

    assert place(window) == "turn"


def test_a_refusal_of_a_double_click_is_told_likewise(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.input_open, timeout=PATIENCE)
    port = window.view.viewport()
    card = window.scene.items_at(window.scene.tableau.hand.place, table.seat)[0].covered
    corner = window.view.mapFromScene(card.x + 6, card.y + 6)

    QTest.mouseDClick(port, LEFT, pos=corner)
    QTest.mouseRelease(port, LEFT, pos=corner)

    assert window.notice.text() == window.scene.message != ""
    QTest.mouseClick(port, LEFT, pos=link(window))
    assert place(window) == "turn"


def test_a_menu_that_refuses_leads_to_the_rule(window: MainWindow) -> None:
    middle = window.view.mapFromScene(*window.scene.arrangement.stock.rect.center)
    port = window.view.viewport()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(port, QContextMenuEvent(reason, middle, port.mapToGlobal(middle)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)

    told, why = menu.actions()
    assert (told.text(), told.isEnabled()) == (TOLD, False)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(why).center())

    assert place(window) == "turn"


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_a_section_in_some_book(reason: Reason) -> None:
    assert any(book(rules).has(refusal_topic(reason)) for rules in PRESETS.values())


def test_a_rule_that_the_book_lacks_opens_it_at_what_is_done(window: MainWindow) -> None:
    window.scene.why_asked.emit(Refusal(Reason.KITTY_LOCKED, {}))

    assert window.table is not None
    assert place(window) == topic(window.table.observation)
