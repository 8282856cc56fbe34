"""What a window is made of does not become more while match after match is played in it."""

import gc
from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from canasta_qt.rules.presets import PRESETS
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.round_result import RoundResult
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow

ROUNDS = 2
"""Of each match."""
HISTORY = ("canasta_qt.rules.", "canasta_qt.model.log_model._Heading")
"""How the classes of what is kept of a round that is over begin: moves, events, positions."""
POSITION = (
    "canasta_qt.table.arrangement.",
    "canasta_qt.table.geometry.",
    "canasta_qt.table.tableau.",
)
"""How the classes begin of what tells where cards lie, of which there is as much as cards need."""

Counts = Counter[str]


def begin(window: MainWindow) -> None:
    choice = replace(default_choice(), opponent="random", seed=5, watched=True)
    window.start_match(choice.with_rules(PRESETS["two-player"]))


def play_round(window: MainWindow, qtbot: QtBot) -> None:
    """Watch a round to its end, and its result."""
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, RoundResult), timeout=PATIENCE)
    # Docks and tool bars are moved by animations that end by themselves.
    qtbot.waitUntil(lambda: not anything_moves(window))


def anything_moves(window: MainWindow) -> bool:
    stopped = QAbstractAnimation.State.Stopped
    return any(one.state() != stopped for one in window.findChildren(QAbstractAnimation))


def go_on(window: MainWindow, qtbot: QtBot) -> None:
    """Close the result of a round, after which the next is dealt."""
    assert window.table is not None
    number = window.table.match.round_number
    dialog = window.dialogs.current
    assert dialog is not None
    with qtbot.waitSignal(dialog.destroyed):
        dialog.accept()
    assert window.table.match.round_number == number + 1


def made_by_python() -> Counts:
    """How many objects there are of each class of the program."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in kinds
        if kind.__module__.startswith("canasta_qt.")
    )


def made_by_qt(window: MainWindow) -> Counts:
    """How many objects belong to the window and the application, and items to the table."""
    application = QApplication.instance()
    assert application is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    objects = [*application.findChildren(QObject), *window.findChildren(QObject)]
    items: list[QGraphicsItem] = window.scene.items()
    return Counter(
        [one.metaObject().className() for one in objects] + [type(one).__name__ for one in items]
    )


def played_match(window: MainWindow, qtbot: QtBot) -> list[tuple[Counts, Counts]]:
    """What there is at the end of each round of a match, always the same one."""
    begin(window)
    found = []
    for number in range(1, ROUNDS + 1):
        play_round(window, qtbot)
        found.append((made_by_python(), made_by_qt(window)))
        if number < ROUNDS:
            go_on(window, qtbot)
    return found


def test_no_match_leaves_anything_behind(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    # What is made when it is first needed, and then kept.
    played_match(window, qtbot)

    first, second = played_match(window, qtbot), played_match(window, qtbot)

    for (python_before, qt_before), (python_after, qt_after) in zip(first, second, strict=True):
        assert python_after - python_before == Counter()
        assert qt_after - qt_before == Counter()
    (python_early, qt_early), (python_late, qt_late) = second[0], second[-1]
    grown = python_late - python_early
    assert [name for name in grown if not name.startswith(HISTORY + POSITION)] == []
    assert qt_late - qt_early == Counter()
