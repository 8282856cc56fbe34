"""Computer players play, and somebody watches."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar
from pytestqt.qtbot import QtBot

from canasta_qt.rules.presets import PRESETS
from canasta_qt.table.tableau import Place
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.round_result import RoundResult
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow

LEFT = Qt.MouseButton.LeftButton


def watch(window: MainWindow) -> int:
    """Begin a match to be watched; the number of moves made so far."""
    choice = replace(default_choice(), opponent="random", seed=5, watched=True)
    window.start_match(choice.with_rules(PRESETS["two-player"]))
    return moves(window)


def moves(window: MainWindow) -> int:
    assert window.table is not None
    return len(window.table.record.moves)


def has_made(window: MainWindow, count: int) -> bool:
    return moves(window) == count


def press(window: MainWindow, name: str) -> None:
    """Click the button of the tool bar that belongs to the action ``name`` of the demo."""
    bar = window.findChild(QToolBar)
    assert isinstance(bar, QToolBar)
    QTest.mouseClick(bar.widgetForAction(getattr(window.demo, name)), LEFT)


def test_a_watched_match_goes_on_by_itself(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    watch(window)

    qtbot.waitUntil(lambda: moves(window) > 20, timeout=PATIENCE)

    assert window.table is not None
    assert not window.table.input_open
    others = window.scene.items_at(Place.HAND, 1)
    assert {item.face for item in others} <= {None}
    assert "Your turn" not in window.turn.text()


def test_pause_and_single_moves(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    watch(window)
    press(window, "pause")
    qtbot.wait(50)
    before = moves(window)
    qtbot.wait(100)
    assert moves(window) == before

    for made in range(before, before + 3):
        press(window, "step")
        qtbot.waitUntil(partial(has_made, window, made + 1), timeout=PATIENCE)
    qtbot.wait(50)
    assert moves(window) == before + 3

    press(window, "pause")
    qtbot.waitUntil(lambda: moves(window) > before + 5, timeout=PATIENCE)


def test_the_result_of_a_watched_round_closes_by_itself(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    watch(window)
    window.demo._reading.setInterval(1)
    table = window.table
    assert table is not None

    qtbot.waitUntil(lambda: len(table.match.history) > 1, timeout=4 * PATIENCE)


def test_a_step_closes_the_result_of_a_round(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    watch(window)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, RoundResult), timeout=2 * PATIENCE)

    window.demo.step.trigger()

    qtbot.waitUntil(lambda: table.match.round_number == 2, timeout=PATIENCE)
    assert window.demo.pause.isChecked()


def test_watching_is_not_what_is_played_next(new_window: NewWindow) -> None:
    window = new_window()

    window.demo_action.trigger()

    assert window.table is not None
    assert window.table.is_watched
    assert not window._preferences.match.watched
    window.start_match(window._preferences.match)
    assert not window.demo.step.isVisible()
