"""Main windows to test on."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from canasta_qt.model.company import Company
from canasta_qt.rules.presets import STANDARD
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import APPLICATION, ORGANISATION, Preferences, Speed

NewWindow = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def _first_start(speak: Callable[[str], None]) -> None:
    """Nothing is remembered from other tests, nor the language that they ended in."""
    QSettings(ORGANISATION, APPLICATION).clear()


@pytest.fixture(autouse=True)
def _no_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is installed, no test is heard."""
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)


@pytest.fixture
def new_window(qtbot: QtBot) -> Iterator[NewWindow]:
    """Opens a window with a match against random players, without animation or waiting."""
    windows: list[MainWindow] = []

    def make(rules: RuleSet = STANDARD, seed: int = 1, players: int | None = None) -> MainWindow:
        choice = replace(default_choice(), opponent="random", seed=seed).with_rules(rules)
        choice = replace(choice, players=players or rules.players_min)
        preferences = Preferences()
        preferences.speed = Speed.INSTANT
        window = MainWindow(Company(in_process=True), preferences)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.start_match(choice)
        return window

    yield make
    for window in windows:
        # The palette belongs to the application, and so to the next test.
        window.appearance.colours["system"].trigger()
        window.dialogs.drop()
        window.close()
