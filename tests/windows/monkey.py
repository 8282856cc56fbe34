"""A player without a plan: clicks, drags, types, resizes and switches whatever can be switched.

``python -m tests.windows.monkey --minutes 5 --seed 1`` lets it loose on a window of its own and
tells what it did; the same seed and number of acts give the same match and the same wishes, though
not always the same moments. It stops at the first exception, lost card or stuck match.
"""

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QSettings, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from canasta_qt import resources
from canasta_qt.model.company import Company
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.validation import player_counts
from canasta_qt.table.tableau import STOCK, Place
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import Preferences, Speed

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
SIZES: Final = ((1024, 640), (700, 1000), (1280, 800), (1600, 900), (1366, 768))
KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab) * 3,
    *(Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Escape, Qt.Key.Key_Menu),
    *(Qt.Key.Key_A, Qt.Key.Key_K, Qt.Key.Key_7, Qt.Key.Key_W, Qt.Key.Key_S, Qt.Key.Key_Question),
)
PATIENCE: Final = 20.0
"""Seconds in which a computer player must have moved."""
NOT_FOR_MONKEYS: Final = {QAction.MenuRole.QuitRole}


class Gibberish(QTranslator):
    """A language in which everything is much longer than in English, and foreign."""

    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        if sourceText == "QT_LAYOUT_DIRECTION":
            return ""
        return f"{sourceText} {'ж' * (2 + len(sourceText) * 2 // 5)}"

    def isEmpty(self) -> bool:
        return False


class Monkey:
    """Acts at random on ``window``; ``done`` counts its acts by name."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = Random(seed)
        self._gibberish = Gibberish()
        self._speaks_gibberish = False
        self.done: Counter[str] = Counter()
        self.story: list[str] = []
        """The last acts, for whoever has to find out what happened."""
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (30, self.play_well),
            (20, self.click),
            (20, self.drag),
            (15, self.type_key),
            (5, self.double_click),
            (4, self.right_click),
            (6, self.hover),
            (4, self.trigger),
            (2, self.resize),
            (1, self.speak),
            (1, self.turn_around),
            (1, self.new_match),
        ]

    def act(self) -> None:
        """Do one thing, and see that nothing is broken."""
        weights = [weight for weight, _ in self._acts]
        _, act = self._chance.choices(self._acts, weights)[0]
        if self._window.dialogs.current is not None and self._chance.random() < 0.7:
            act = self.answer_dialog
        self.done[act.__name__] += 1
        self.story = [*self.story[-30:], act.__name__]
        act()
        self._close_menus()
        QCoreApplication.processEvents()
        self.check()

    def rest(self) -> None:
        """Wait until the table is at rest and nobody but a person has to act."""
        table = self._window.table
        assert table is not None
        patience = time.monotonic() + PATIENCE
        while (
            not (
                table.input_open
                or table.match.round_over
                or self._window.dialogs.current is not None
            )
            or self._window.scene.director.busy
        ):
            assert time.monotonic() < patience, f"stuck after {self.story}"
            QCoreApplication.processEvents()
            time.sleep(0.001)
        QTest.qWait(300)
        if not self._window.scene.director.busy:
            problems = self._window.scene.problems(table.observation)
            assert problems == [], f"{problems} after {self.story}"
        assert table.match.round_over or table.observation.choices() or not table.input_open

    def check(self) -> None:
        """No card is lost, on the table or in the match."""
        table = self._window.table
        assert table is not None
        tableau = self._window.scene.tableau
        there = tableau.stock + sum(
            len(cards) for zone, cards in tableau.cards.items() if zone != STOCK
        )
        assert there == len(table.match.laws.deck), f"{there} cards after {self.story}"

    def restore(self) -> None:
        """Leave the application as it was found."""
        if self._speaks_gibberish:
            self.speak()
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    # Acts

    def play_well(self) -> None:
        """Make a legal move, so that matches go on."""
        table = self._window.table
        assert table is not None
        if table.input_open and self._window.dialogs.current is None:
            table.attempt([self._chance.choice(table.observation.choices())])

    def click(self) -> None:
        QTest.mouseClick(self._port, LEFT, self._modifier(), self._point())

    def double_click(self) -> None:
        QTest.mouseDClick(self._port, LEFT, Qt.KeyboardModifier.NoModifier, self._point())

    def right_click(self) -> None:
        QTest.mouseClick(self._port, RIGHT, pos=self._point())

    def hover(self) -> None:
        QTest.mouseMove(self._port, self._point())

    def drag(self) -> None:
        start, end = self._point(), self._point()
        QTest.mousePress(self._port, LEFT, self._modifier(), start)
        for part in (0.1, 0.5, 1.0):
            QTest.mouseMove(self._port, start + (end - start) * part)
            if self._chance.random() < 0.05:
                self.type_key()
            if self._chance.random() < 0.03:
                QTest.mouseClick(self._port, RIGHT, pos=end)
        QTest.mouseRelease(self._port, LEFT, pos=end)

    def type_key(self) -> None:
        focus: QWidget | None = self._window.focusWidget()
        target = self._window.view if focus is None else focus
        QTest.keyClick(target, self._chance.choice(KEYS))

    def trigger(self) -> None:
        actions = [action for action in self._actions() if action.isEnabled()]
        action = self._chance.choice(actions)
        self.story[-1] += f" {action.text()}"
        action.trigger()

    def resize(self) -> None:
        self._window.resize(*self._chance.choice(SIZES))

    def speak(self) -> None:
        """Switch to another language, or back."""
        if self._speaks_gibberish:
            QCoreApplication.removeTranslator(self._gibberish)
        else:
            QCoreApplication.installTranslator(self._gibberish)
        self._speaks_gibberish = not self._speaks_gibberish

    def turn_around(self) -> None:
        """Switch between reading from the left and from the right."""
        ltr, rtl = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
        QApplication.setLayoutDirection(ltr if QApplication.layoutDirection() == rtl else rtl)

    def new_match(self) -> None:
        rules = self._chance.choice(list(PRESETS.values()))
        choice = replace(default_choice(), opponent="random").with_rules(rules)
        choice = replace(
            choice,
            seed=self._chance.randrange(1000),
            players=self._chance.choice(player_counts(rules)),
        )
        self._window.start_match(choice)

    def answer_dialog(self) -> None:
        dialog = self._window.dialogs.current
        assert dialog is not None
        buttons = [
            button
            for button in dialog.findChildren(QPushButton)
            if button.isVisible() and button.isEnabled()
        ]
        if buttons and self._chance.random() < 0.8:
            QTest.mouseClick(self._chance.choice(buttons), LEFT)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    # Where and what

    @property
    def _port(self) -> QWidget:
        return self._window.view.viewport()

    def _modifier(self) -> Qt.KeyboardModifier:
        shift = self._chance.random() < 0.1
        return Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier

    def _point(self) -> QPoint:
        """A point of the table; mostly one where something lies."""
        scene, view = self._window.scene, self._window.view
        places = [item.covered for item in scene.items_at(Place.HAND, 0)]
        made = scene.arrangement
        places += [made.pile.rect, made.stock.rect, made.hand] * 3
        places += [area.panel for area in made.areas.values()]
        places += [pack.rect for pack in made.packs.values()]
        if self._chance.random() < 0.85:
            rect = self._chance.choice(places)
            at = rect.x + rect.width * self._chance.random(), rect.y + rect.height * 0.5
            return view.mapFromScene(*at)
        size = self._port.size()
        return QPoint(self._chance.randrange(size.width()), self._chance.randrange(size.height()))

    def _actions(self) -> list[QAction]:
        found: list[QAction] = []

        def collect(menu: QMenu) -> None:
            for action in menu.actions():
                inner = action.menu()
                if isinstance(inner, QMenu):
                    collect(inner)
                elif not action.isSeparator() and action.menuRole() not in NOT_FOR_MONKEYS:
                    found.append(action)

        for top in self._window.menuBar().actions():
            menu = top.menu()
            if isinstance(menu, QMenu):
                collect(menu)
        return found

    def _close_menus(self) -> None:
        """Choose something from an open menu, or close it."""
        menu = QApplication.activePopupWidget()
        while menu is not None:
            entries = [
                entry
                for entry in menu.actions()
                if entry.isEnabled() and not entry.isSeparator() and entry.menu() is None
            ]
            self.story.append(f"menu of {len(entries)}")
            if entries and isinstance(menu, QMenu) and self._chance.random() < 0.5:
                entry = self._chance.choice(entries)
                QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
            menu.close()
            menu = QApplication.activePopupWidget()


class Troubles:
    """Collects exceptions that Qt would otherwise only print."""

    def __init__(self) -> None:
        self.found: list[str] = []
        sys.excepthook = self._note

    def _note(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))


def main() -> int:
    """Run, tell, and return 0 if all was well."""
    parser = argparse.ArgumentParser(prog="python -m tests.windows.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (default: 5)")
    parser.add_argument("--seed", type=int, default=1, help="(default: 1)")
    arguments = parser.parse_args()
    forgotten = tempfile.TemporaryDirectory()
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, forgotten.name)
    app = QApplication(["monkey"])
    resources.register()
    troubles = Troubles()
    preferences = Preferences()
    preferences.speed = Speed.FAST
    window = MainWindow(Company(), preferences)
    window.start_match(replace(default_choice(), opponent="random", seed=arguments.seed))
    window.show()
    monkey = Monkey(window, arguments.seed)
    end = time.monotonic() + arguments.minutes * 60
    try:
        while time.monotonic() < end and not troubles.found:
            monkey.act()
            if sum(monkey.done.values()) % 50 == 0:
                monkey.rest()
        monkey.rest()
    except Exception:
        troubles.found.append(traceback.format_exc())
    print(f"{sum(monkey.done.values())} acts: {dict(monkey.done)}")
    for trouble in troubles.found:
        print(trouble, "after", monkey.story)
    window.dialogs.drop()
    window.close()
    app.processEvents()
    forgotten.cleanup()
    return 1 if troubles.found else 0


if __name__ == "__main__":
    sys.exit(main())
