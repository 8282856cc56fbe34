"""Panels lie where lines of the language end, or where the player has put them, mirrored."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from canasta_qt.windows.main_window import MainWindow
from tests.windows.conftest import NewWindow

Speak = Callable[[str], None]
LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


def all_docks(window: MainWindow) -> list[QDockWidget]:
    return [*window.docks, window.rule_book.dock]


def places(window: MainWindow) -> list[Qt.DockWidgetArea]:
    return [window.dockWidgetArea(dock) for dock in all_docks(window)]


def choose(window: MainWindow, language: str) -> None:
    window.languages.actions[language].trigger()
    QApplication.processEvents()


def show_book_beside(window: MainWindow) -> None:
    window.rule_book.view.beside.setChecked(True)
    window.show_rules()
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("language", "expected"), [("sr", [RIGHT, RIGHT, LEFT]), ("ar", [LEFT, LEFT, RIGHT])]
)
def test_at_the_first_start(
    new_window: NewWindow, speak: Speak, language: str, expected: list[Qt.DockWidgetArea]
) -> None:
    speak(language)
    window = new_window()
    show_book_beside(window)
    assert places(window) == expected
    on_left = [
        dock.geometry().right() < window.view.geometry().left() for dock in all_docks(window)
    ]
    assert on_left == [area == LEFT for area in expected]
    scores, log = window.docks
    assert scores.geometry().bottom() < log.geometry().top()
    assert scores.height() < log.height()


def test_when_the_language_changes_and_back(new_window: NewWindow, speak: Speak) -> None:
    speak("en")
    window = new_window()
    show_book_beside(window)
    window.resizeDocks([window.docks[1]], [300], Qt.Orientation.Horizontal)
    window.resizeDocks(window.docks, [300, 200], Qt.Orientation.Vertical)
    QApplication.processEvents()
    before = [dock.geometry() for dock in all_docks(window)]

    choose(window, "ar")

    for dock, old in zip(all_docks(window), before, strict=True):
        assert abs(dock.x() - (window.width() - old.right() - 1)) <= 2
        assert abs(dock.width() - old.width()) <= 2
        assert abs(dock.height() - old.height()) <= 12
        assert not dock.isHidden()

    choose(window, "en")
    assert [dock.x() for dock in all_docks(window)] == pytest.approx(
        [old.x() for old in before], abs=2
    )
    assert [dock.width() for dock in all_docks(window)] == pytest.approx(
        [old.width() for old in before], abs=2
    )


def test_a_place_that_the_player_chose_counts(
    new_window: NewWindow, speak: Speak, qtbot: QtBot
) -> None:
    speak("ar")
    window = new_window()
    window.addDockWidget(RIGHT, window.docks[1])
    window.close()

    again = new_window()
    assert places(again)[:2] == [LEFT, RIGHT]
    again.close()

    # The same place, seen from the other side.
    speak("en")
    english = new_window()
    assert places(english)[:2] == [RIGHT, LEFT]
    english.close()
    assert places(new_window())[:2] == [RIGHT, LEFT]


def test_what_is_hidden_floats_or_shares_a_place_does_so_afterwards(
    new_window: NewWindow, speak: Speak
) -> None:
    speak("en")
    window = new_window()
    scores, log = window.docks
    window.tabifyDockWidget(scores, log)
    scores.raise_()
    show_book_beside(window)
    window.rule_book.dock.setFloating(True)
    QApplication.processEvents()

    choose(window, "ar")

    assert window.tabifiedDockWidgets(scores) == [log]
    assert not scores.visibleRegion().isEmpty()
    assert window.rule_book.dock.isFloating()
    assert places(window)[:2] == [LEFT, LEFT]
    log.hide()
    choose(window, "en")
    assert log.isHidden()
    assert places(window)[:2] == [RIGHT, RIGHT]


def test_a_tool_bar_at_a_side_changes_too(new_window: NewWindow, speak: Speak) -> None:
    speak("en")
    window = new_window()
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, window.tools)

    choose(window, "ar")

    assert window.toolBarArea(window.tools) == Qt.ToolBarArea.RightToolBarArea
