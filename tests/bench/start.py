"""How long the program takes to its first picture, and how much memory, beside an empty window.

``python -m tests.bench.start`` starts both in turn, offscreen, several times. The empty window has
the same imports. Memory is the proportional share of Linux (PSS), in MiB; that of a row of rounds
is only what is the process's own, since the share in libraries changes with what else runs.
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
import gc
import sys
from dataclasses import replace
from PySide6.QtCore import QTimer
from canasta_qt.model.company import Company
from canasta_qt.windows import application
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import Preferences, Speed

def own_memory():
    with open("/proc/self/smaps_rollup") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss_Anon:"))

app = application.prepared(["canasta-qt"], "en")
preferences = Preferences()
preferences.speed = Speed.INSTANT
window = MainWindow(Company(in_process=True), preferences)
window.resize(1280, 800)
window.show()
choice = replace(default_choice(), watched=True, opponent="random")
wanted = int(sys.argv[1])
told = {int(count) for count in sys.argv[2:]}
played = 0

def begin():
    window.start_match(replace(choice, seed=played))
    window.table.round_over.connect(end_round)

def end_round():
    global played
    played += 1
    # What the end of the round calls for is done first.
    QTimer.singleShot(0, go_on)

def go_on():
    if played in told:
        gc.collect()
        print("rounds", played, own_memory(), flush=True)
    if played == wanted:
        window.dialogs.drop()
        window.close()
    elif window.table.match.over:
        begin()
    else:
        window.dialogs.current.accept()

# Without an event loop nothing would ever be deleted later.
QTimer.singleShot(0, begin)
app.exec()
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
    """Rounds played, and the memory of the process's own then in MiB, in a row of matches."""
    script = home / "rounds.py"
    script.write_text(ROUNDS)
    told = {6, rounds // 10, rounds}
    done = subprocess.run(
        [sys.executable, str(script), str(rounds), *map(str, sorted(told))],
        cwd=ROOT,
        env=_environment(home),
        capture_output=True,
        text=True,
        check=True,
    )
    found = [line.split() for line in done.stdout.splitlines() if line.startswith("rounds")]
    return [(int(played), int(kibibytes) / 1024) for _, played, kibibytes in found]


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
    ratios = {unit: table[unit] / empty[unit] for unit in table}
    print(f"{'ratio':14}{ratios['seconds']:8.2f}  {ratios['mebibytes']:9.2f}")
    for played, memory in rounds:
        print(f"after {played} rounds {memory:.1f} MiB of its own")


if __name__ == "__main__":
    main()
