"""Moves by menu, button and key."""

from collections import Counter

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon
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


def test_what_is_done_with_cards_has_icons_that_differ(new_window: NewWindow) -> None:
    window = new_window()
    tools = [window.care.undo, window.care.suggest, *window.moves.commands]
    pictures = [tool.icon().pixmap(24).toImage() for tool in tools]

    assert not any(picture.isNull() for picture in pictures)
    assert all(pictures.count(picture) == 1 for picture in pictures)


@pytest.mark.parametrize("ground", ["#f5f5f5", "#202326"])
@pytest.mark.parametrize("icon", ["draw", "take-pile", "meld", "discard", "undo", "suggest"])
def test_icons_show_on_light_and_dark(icon: str, ground: str, qtbot: QtBot) -> None:
    picture = QIcon(f":/icons/{icon}.svg").pixmap(QSize(48, 48), 1.0).toImage()
    inked = [
        picture.pixelColor(x, y)
        for x in range(48)
        for y in range(48)
        if picture.pixelColor(x, y).alpha() == 255
    ]

    assert len(inked) > 100
    lighter, darker = sorted((luminance(inked[0]), luminance(QColor(ground))), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) > 3


def luminance(color: QColor) -> float:
    """How light ``color`` is, as WCAG measures it."""
    linear = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


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
