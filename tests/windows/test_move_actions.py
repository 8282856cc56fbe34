"""Moves by menu, button and key."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.moves import DISCARD, DRAW_STOCK
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.state import DRAW, PLAY
from canasta_qt.table.tableau import Place
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow
from tests.windows.mouse import Mouse

CTRL = Qt.KeyboardModifier.ControlModifier


def test_all_shortcuts_are_different(new_window: NewWindow) -> None:
    window = new_window()

    keys = Counter(
        key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()
    )

    assert keys["Ctrl+D"] == 1
    assert [key for key, count in keys.items() if count > 1] == []


def test_a_turn_by_keys(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(PRESETS["two-player"], seed=4)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.input_open, timeout=PATIENCE)
    moves = window.moves
    assert table.observation.state.phase == DRAW
    assert moves.draw.isEnabled()
    assert not moves.discard.isEnabled()
    assert not moves.meld.isEnabled()

    QTest.keyClick(window.view, Qt.Key.Key_D, CTRL)

    assert table.record.moves[-1].code == DRAW_STOCK
    assert table.observation.state.phase == PLAY
    assert not moves.draw.isEnabled()
    mouse = Mouse(window)
    card = next(
        item
        for item in window.scene.items_at(Place.HAND, 0)
        if any(
            move.code == DISCARD and move.cards[0] == item.face
            for move in table.observation.choices()
        )
    )
    face = card.face
    before = len(table.record.moves)
    mouse.click_card(card)
    assert moves.discard.isEnabled()

    QTest.keyClick(window.view, Qt.Key.Key_K, CTRL)

    made = table.record.moves[before : before + 1]
    assert [move.cards for move in made] == [(face,)]
    assert window.scene.selected_cards() == ()
