"""The totals are in sight however many rounds there were."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.score_table import ScoreTable
from tests.windows.conftest import NewWindow

Speak = Callable[[str], None]
SIZES = [(1024, 640), (1280, 800), (700, 1000)]


def parts(window: MainWindow) -> tuple[QTableView, QTableView]:
    """The tables of the rounds and of the totals."""
    (table,) = window.scores.findChildren(ScoreTable)
    return table.rounds, table.totals


def play_rounds(window: MainWindow, count: int) -> None:
    """Let chance play ``count`` rounds."""
    table = window.table
    assert table is not None
    table.stop()
    chance = random.Random(1)
    for _ in range(count):
        if table.match.round_over:
            table.match.next_round()
        while not table.match.round_over:
            table.match.push(chance.choice(table.match.round.choices()))
        table.stepped.emit([])
        QApplication.processEvents()


def assert_totals_are_seen(window: MainWindow) -> None:
    rounds, totals = parts(window)
    model = totals.model()
    wide = totals.horizontalHeader().isVisible()
    count = model.rowCount() if wide else model.columnCount()
    last = (model.columnCount() if wide else model.rowCount()) - 1
    scores = window.table
    assert scores is not None
    assert count == scores.match.laws.sides
    for side in range(count):
        index = model.index(side, last) if wide else model.index(last, side)
        place = totals.visualRect(index)
        assert place.isValid()
        assert totals.viewport().rect().contains(place), side
        seen = QRect(totals.viewport().mapTo(window, place.topLeft()), place.size())
        assert window.rect().contains(seen), side
        panel = window.scores.mapTo(window, QPoint())
        assert QRect(panel, window.scores.size()).contains(seen), side
        # What belongs together lies in one line.
        if wide:
            name = rounds.verticalHeader().sectionViewportPosition(side)
            assert name == totals.rowViewportPosition(side)
        else:
            assert rounds.columnWidth(side) == totals.columnWidth(side)
    assert (rounds.isColumnHidden if wide else rounds.isRowHidden)(last)


@pytest.mark.parametrize(
    ("rules", "players"),
    [(TWO_PLAYER, 2), (STANDARD, 4), (RAILROAD, 2), (RAILROAD, 4), (RAILROAD, 6)],
    ids=lambda value: getattr(value, "name", value),
)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_totals_stay_in_sight(
    new_window: NewWindow,
    speak: Speak,
    language: str,
    rules: RuleSet,
    players: int,
) -> None:
    speak(language)
    window = new_window(replace(rules, target=500_000), players=players)
    for rounds in (0, 2, 4):
        play_rounds(window, rounds)
        for size in SIZES:
            window.resize(*size)
            QApplication.processEvents()
            assert_totals_are_seen(window)


def test_the_last_round_is_in_sight_and_others_can_be_scrolled_to(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(replace(TWO_PLAYER, target=500_000))
    play_rounds(window, 9)
    rounds, _ = parts(window)
    bar = rounds.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    index = rounds.model().index(8, 0)
    assert rounds.viewport().rect().contains(rounds.visualRect(index))

    bar.setValue(0)

    assert_totals_are_seen(window)
    assert rounds.viewport().rect().contains(rounds.visualRect(rounds.model().index(0, 0)))


def test_headings_are_told_in_another_language(
    new_window: NewWindow, speak: Speak, qtbot: QtBot
) -> None:
    speak("en")
    window = new_window(PRESETS["two-player"])
    _, totals = parts(window)
    narrow = totals.verticalHeader().width()

    window.languages.actions["it"].trigger()

    qtbot.waitUntil(lambda: totals.verticalHeader().width() != narrow)
