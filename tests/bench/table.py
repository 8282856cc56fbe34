"""How long the GUI thread works at a stretch while cards are dragged and fly.

``python -m tests.bench.table`` prints a line for each table, and one for an empty scene in which as
much is dragged, all measured in one run, offscreen.
"""

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from canasta_qt.model.company import Company
from canasta_qt.rules.presets import RAILROAD, STANDARD
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.table.labels import to_qt
from canasta_qt.table.tableau import Place
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import Preferences, Speed
from tests.bench.meter import Figures, MeteredApplication

SIZE: Final = (1920, 1080)
STEP: Final = 8
"""Milliseconds from one movement of the mouse to the next."""
TABLES: Final = (("108 cards", STANDARD, 4), ("424 cards", RAILROAD, 4))
SEED: Final = 5
BUTTON: Final = Qt.MouseButton.LeftButton


class _Mouse:
    """Drags something round and round over ``target``, by real events."""

    def __init__(self, target: QWidget) -> None:
        self._target = target
        self._ticks = 0

    def press(self, point: QPoint) -> None:
        self._send(QMouseEvent.Type.MouseButtonPress, point, BUTTON)

    def release(self, point: QPoint) -> None:
        self._send(QMouseEvent.Type.MouseButtonRelease, point, Qt.MouseButton.NoButton)

    def move(self) -> None:
        """One step of a path over most of the table."""
        self._ticks += 1
        size = self._target.size()
        across, down = (self._ticks * 11) % (2 * size.width()), (self._ticks * 7) % size.height()
        x = min(across, 2 * size.width() - across)
        self._send(QMouseEvent.Type.MouseMove, QPoint(x, down), BUTTON)

    def _send(self, kind: QMouseEvent.Type, point: QPoint, held: Qt.MouseButton) -> None:
        place = QPointF(point)
        on_screen = QPointF(self._target.mapToGlobal(point))
        button = Qt.MouseButton.NoButton if kind == QMouseEvent.Type.MouseMove else BUTTON
        event = QMouseEvent(kind, place, on_screen, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._target, event)


def run_for(seconds: float, every_step: Callable[[], None]) -> None:
    """Let the event loop run, with ``every_step`` at each `STEP`."""
    clock = QTimer(interval=STEP)
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.timeout.connect(every_step)
    clock.start()
    QTimer.singleShot(round(seconds * 1000), QApplication.quit)
    QApplication.exec()
    clock.stop()


def measure_empty(meter: MeteredApplication, seconds: float) -> Figures:
    """One rectangle that follows the mouse in a scene of its own."""
    scene = QGraphicsScene(0, 0, *SIZE)
    card = scene.addRect(0, 0, 130, 182, brush=QColor("white"))
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    view.show()
    mouse = _Mouse(view.viewport())
    ticks = 0

    def step() -> None:
        nonlocal ticks
        ticks += 1
        mouse.move()
        card.setPos((ticks * 11) % SIZE[0], (ticks * 7) % SIZE[1])

    run_for(0.3, step)
    meter.metering = True
    run_for(seconds, step)
    meter.metering = False
    view.close()
    return meter.take()


class _Player:
    """Plays in the person's seat: drags a card about for a while, then makes some move."""

    DRAGS: Final = 120
    """Movements of one drag."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._mouse = _Mouse(window.view.viewport())
        self._moved = 0

    def step(self) -> None:
        """What happens each time the mouse could have moved."""
        table = self._window.table
        assert table is not None
        if table.match.round_over:
            if not self._window.scene.director.busy:
                self._window.next_round()
            return
        if self._moved:
            self._mouse.move()
            self._moved += 1
            if self._moved > self.DRAGS:
                self._moved = 0
                self._mouse.release(self._hand())
                if table.input_open:
                    choices = table.observation.choices()
                    table.attempt([choices[len(choices) // 2]])
        elif not self._window.scene.director.busy or not table.input_open:
            items = self._window.scene.items_at(Place.HAND, table.seat)
            if items:
                rect = items[len(items) // 2].covered
                self._mouse.press(self._window.view.mapFromScene(rect.x + 6, rect.y + 20))
                self._moved = 1

    def _hand(self) -> QPoint:
        hand = self._window.scene.arrangement.hand
        return self._window.view.mapFromScene(to_qt(hand).center())


def measure_table(
    meter: MeteredApplication, seconds: float, rules: RuleSet, players: int, *, in_process: bool
) -> Figures:
    """A running match against computer players, at the usual speed."""
    preferences = Preferences()
    preferences.speed = Speed.NORMAL
    window = MainWindow(Company(in_process=in_process), preferences)
    window.resize(*SIZE)
    window.show()
    choice = replace(default_choice().with_rules(rules), players=players, seed=SEED)
    window.start_match(choice)
    player = _Player(window)
    run_for(2.0, player.step)
    meter.metering = True
    run_for(seconds, player.step)
    meter.metering = False
    window.dialogs.drop()
    window.close()
    return meter.take()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the work on the GUI thread.")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each line")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from canasta_qt.windows import application

    vars(application)["QApplication"] = MeteredApplication
    meter = application.prepared(["canasta-qt-bench"], "en")
    assert isinstance(meter, MeteredApplication)
    meter.setQuitOnLastWindowClosed(False)
    lines = {"empty scene": measure_empty(meter, args.seconds)}
    for name, rules, players in TABLES:
        lines[name] = measure_table(meter, args.seconds, rules, players, in_process=False)
    name, rules, players = TABLES[-1]
    lines[f"{name}, players here"] = measure_table(
        meter, args.seconds, rules, players, in_process=True
    )
    if args.json:
        print(json.dumps({name: asdict(found) for name, found in lines.items()}))
        return
    print(f"{'':24}{'stretches':>10}{'median':>9}{'99%':>9}{'longest':>9}{'>8 ms':>7}{'>16 ms':>7}")
    for name, found in lines.items():
        print(
            f"{name:24}{found.stretches:10}{found.median:9.2f}{found.percentile_99:9.2f}"
            f"{found.longest:9.2f}{found.over_frame:7}{found.over_two:7}"
        )


if __name__ == "__main__":
    main()
