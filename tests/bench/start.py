"""How long the program takes to its first picture, and how much memory, beside an empty window.

``python -m tests.bench.start`` starts both in turn, offscreen, several times. The empty window has
the same imports. Memory is the proportional share of Linux (PSS), in MiB.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

EMPTY: Final = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
from canasta_qt.windows import application

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        tell()

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

GAME: Final = """
import sys
from PySide6.QtCore import QTimer
from canasta_qt.windows import application
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.table.view import TableView

if __name__ == "__main__":
    painted = TableView.paintEvent

    def paint(view, event):
        painted(view, event)
        scene = view.scene()
        if scene.items_at(scene.tableau.hand.place, scene.tableau.hand.owner):
            tell()

    TableView.paintEvent = paint
    application.run(["canasta-qt"])
"""

TELL: Final = """
import os

def tell():
    with open("/proc/self/smaps_rollup") as lines:
        pss = next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    print("painted", pss, flush=True)
    os._exit(0)
"""

ROUNDS: Final = """
import sys
from PySide6.QtWidgets import QApplication

def pss():
    with open("/proc/self/smaps_rollup") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))

from dataclasses import replace
from canasta_qt.model.company import Company
from canasta_qt.windows import application
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import Preferences, Speed

app = application.prepared(["canasta-qt"], "en")
preferences = Preferences()
preferences.speed = Speed.INSTANT
window = MainWindow(Company(in_process=True), preferences)
window.resize(1280, 800)
window.show()
choice = replace(default_choice(), watched=True, opponent="random")
played = 0
wanted = int(sys.argv[1])
while played < wanted:
    window.start_match(replace(choice, seed=played))
    while not window.table.match.over and played < wanted:
        app.processEvents()
        if window.table.match.round_over:
            played += 1
            window.dialogs.drop()
            if played in (wanted // 10, wanted):
                print("rounds", played, pss(), flush=True)
            if not window.table.match.over:
                window.next_round()
window.close()
"""


def start(program: str, home: Path) -> tuple[float, float]:
    """Seconds from the start of ``program`` to its picture, and its memory then in MiB."""
    script = home / "program.py"
    script.write_text(TELL + program)
    begun = time.perf_counter()
    done = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        env=_environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert done.stdout is not None
    line = next(line for line in done.stdout if line.startswith("painted"))
    taken = time.perf_counter() - begun
    done.communicate()
    return taken, int(line.split()[1]) / 1024


def memory_of_rounds(rounds: int, home: Path) -> list[tuple[int, float]]:
    """Rounds played, and the memory then in MiB, early and late in a row of matches."""
    script = home / "rounds.py"
    script.write_text(ROUNDS)
    done = subprocess.run(
        [sys.executable, str(script), str(rounds)],
        cwd=ROOT,
        env=_environment(home),
        capture_output=True,
        text=True,
        check=True,
    )
    found = [line.split() for line in done.stdout.splitlines() if line.startswith("rounds")]
    return [(int(played), int(pss) / 1024) for _, played, pss in found]


def _environment(home: Path) -> dict[str, str]:
    kinds = {f"XDG_{kind}_HOME": str(home) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    settings = home / "canasta-qt" / "canasta-qt.conf"
    settings.parent.mkdir(exist_ok=True)
    # Cards that are dealt one by one would be counted as slowness.
    settings.write_text("[view]\nspeed=instant\n[sound]\non=false\n")
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return os.environ | kinds | own


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure start and memory, beside a bare window.")
    parser.add_argument("--times", type=int, default=7, help="starts of each (default: 7)")
    parser.add_argument("--rounds", type=int, default=0, help="play so many, and tell the memory")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    programs = {"empty window": EMPTY, "table": GAME}
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(args.times):
            for name, program in programs.items():
                taken[name].append(start(program, Path(folder)))
        rounds = memory_of_rounds(args.rounds, Path(folder)) if args.rounds else []
    figures = {
        name: {
            "seconds": statistics.median(seconds for seconds, _ in found),
            "mebibytes": statistics.median(memory for _, memory in found),
        }
        for name, found in taken.items()
    }
    if args.json:
        print(json.dumps(figures | {"rounds": dict(rounds)}))
        return
    empty, table = figures.values()
    for name, found in figures.items():
        print(f"{name:14}{found['seconds']:8.2f} s{found['mebibytes']:9.1f} MiB")
    seconds, memory = table["seconds"] / empty["seconds"], table["mebibytes"] / empty["mebibytes"]
    print(f"{'ratio':14}{seconds:8.2f}  {memory:9.2f}")
    for played, pss in rounds:
        print(f"after {played} rounds {pss:.1f} MiB")


if __name__ == "__main__":
    main()
