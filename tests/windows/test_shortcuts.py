"""The sheet of all keys, and the request for attention."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.shortcuts import Shortcuts
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow


def test_a_key_shows_all_keys(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    qtbot.waitUntil(window.isActiveWindow)

    QTest.keyClicks(window.view, "?")

    sheet = window.dialogs.current
    assert isinstance(sheet, Shortcuts)
    told = {label.text() for label in sheet.findChildren(QLabel)}
    for action in (window.rules_action, window.care.undo, window.moves.draw, window.sorting.next):
        assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in told
    assert "Draw" in told
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.dialogs.current is None


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", "Home / End"),
        ("it", "Home / Fine"),
        ("sr", "Home / End"),
        ("ar", "\u2068Home\u2069 / \u2068End\u2069"),
    ],
)
def test_keys_are_called_as_they_are_labelled_and_kept_apart(
    language: str, ends: str, new_window: NewWindow, speak: Callable[[str], None]
) -> None:
    speak(language)
    window = new_window()
    window.care.suggest.setShortcuts([QKeySequence("Ctrl+I"), QKeySequence("F9")])

    window.keys_action.trigger()

    sheet = window.dialogs.current
    assert isinstance(sheet, Shortcuts)
    told = {label.text() for label in sheet.findChildren(QLabel)}
    assert ends in told
    plain = {re.sub("[\u2066-\u2069]", "", text) for text in told}
    assert "← / → / ↑ / ↓" in plain
    assert "2–9 / 0 / J / Q / K / A / W" in plain
    assert "Ctrl+I / F9" in plain


@pytest.mark.parametrize("active", [False, True])
def test_attention_is_asked_for_when_the_turn_comes_unseen(
    active: bool, new_window: NewWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", asked.append)
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _: active)
    window = new_window()
    table = window.table
    assert table is not None

    qtbot.waitUntil(lambda: table.input_open, timeout=PATIENCE)

    assert asked == ([] if active else [window])
