"""Taking back, suggestions, and the question before a gift."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules.moves import DISCARD, DRAW_STOCK, Move
from canasta_qt.rules.presets import TWO_PLAYER
from canasta_qt.table.tableau import Place
from canasta_qt.windows.gift import Gift
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_result import MatchResult
from canasta_qt.windows.preferences import Preferences
from tests.model.driver import PATIENCE, Viewer
from tests.windows.conftest import NewWindow
from tests.windows.mouse import Mouse

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def table_of(window: MainWindow) -> TableModel:
    assert window.table is not None
    return window.table


def test_a_discard_by_mistake_is_taken_back(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()
    before = table.observation
    discard = next(move for move in before.choices() if move.code == DISCARD)
    Mouse(window).play(discard)
    assert viewer.has_to_move()
    assert table.observation.hand != before.hand

    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)

    assert table.observation.hand == before.hand
    assert table.observation.state.pile == before.state.pile
    assert window.scene.problems(table.observation) == []
    assert "turn" in MatchResult(table, window).help.text()


def test_whole_turns_are_taken_back_only_if_wanted(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()
    assert window.care.undo.isEnabled()

    window.care.whole_turns.trigger()

    assert not window.care.undo.isEnabled()
    assert not Preferences().takes_back_turns
    assert not new_window(seed=3).care.whole_turns.isChecked()


def test_a_suggestion_is_shown_on_the_table(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(TWO_PLAYER, seed=4)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    told: list[Move] = []
    table.suggested.connect(told.append)
    assert viewer.has_to_move()

    while not told or told[-1].code != DISCARD:
        QTest.keyClick(window, Qt.Key.Key_I, CTRL)
        assert window.scene.message.startswith("Suggestion: ")
        assert len(window.scene.flashing) >= 1
        assert window.scene.problems(table.observation) == []
        table.attempt([told[-1]])
        if told[-1].code == DRAW_STOCK:
            assert window.scene.flashing == []

    assert len(told) >= 2
    assert window.scene.message == ""


def test_the_frames_of_a_suggestion_follow_its_card(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(TWO_PLAYER, seed=4)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()
    discard = next(move for move in table.observation.choices() if move.code == DISCARD)
    window.scene.suggest(discard)
    card, pile = window.scene.flashing
    item = next(
        item for item in window.scene.items_at(Place.HAND, 0) if item.face == discard.cards[0]
    )

    QTest.mouseMove(
        window.view.viewport(), window.view.mapFromScene(item.covered.x + 6, item.covered.y + 6)
    )

    assert window.scene.flashing[0].top() < card.top()
    assert window.scene.flashing[1] == pile


def giving_window(new_window: NewWindow, qtbot: QtBot) -> tuple[MainWindow, Move]:
    """A window in which a discard that gives the pile away is held, and the discard."""
    for seed in range(20):
        window = new_window(seed=seed)
        window.care.hold.setChecked(True)
        held: list[Move] = []
        table_of(window).gift_held.connect(held.append)
        viewer = Viewer(table_of(window), qtbot)
        while viewer.has_to_move():
            move = viewer.move()
            if move.code == DISCARD:
                Mouse(window).play(move)
            else:
                table_of(window).attempt([move])
            if held:
                return window, held[0]
        window.dialogs.drop()
    pytest.fail("the viewer never gives the pile away")


def test_gifts_are_asked_for_if_wanted(new_window: NewWindow) -> None:
    window = new_window()
    assert not table_of(window).holds_gifts

    window.care.hold.trigger()

    assert table_of(window).holds_gifts
    assert new_window().care.hold.isChecked()


@pytest.mark.parametrize("meant", [True, False])
def test_a_gift_is_asked_for(meant: bool, new_window: NewWindow, qtbot: QtBot) -> None:
    window, move = giving_window(new_window, qtbot)
    table = table_of(window)
    before = table.observation
    question = window.dialogs.current
    assert isinstance(question, Gift)
    assert window.scene.problems(before) == []

    if meant:
        QTest.mouseClick(question.discard, LEFT)
        assert table.record.moves[-1] == move
        qtbot.waitUntil(lambda: window.scene.matches(table.observation), timeout=PATIENCE)
    else:
        QTest.keyClick(question, Qt.Key.Key_Escape)
        assert table.observation is before
        assert window.dialogs.current is None
