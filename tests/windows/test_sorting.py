"""The order of the hand, chosen from the menu."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.table.hand_order import HandOrder
from tests.windows.conftest import NewWindow


def test_an_order_is_remembered(new_window: NewWindow) -> None:
    window = new_window()
    assert window.sorting.actions[HandOrder.RANK_WILDS_APART].isChecked()

    window.sorting.actions[HandOrder.SUIT].trigger()

    assert window.scene.order is HandOrder.SUIT
    again = new_window()
    assert again.scene.order is HandOrder.SUIT
    assert again.sorting.actions[HandOrder.SUIT].isChecked()


def test_a_key_goes_through_all_orders(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    qtbot.waitUntil(window.isActiveWindow)
    seen = []

    for _ in HandOrder:
        QTest.keyClick(window.view, Qt.Key.Key_F4)
        seen.append(window.scene.order)

    assert set(seen) == set(HandOrder)
