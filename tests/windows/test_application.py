"""The program as it is started."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from canasta_qt.windows import application, main_window

class Window(main_window.MainWindow):
    # Plays by itself for a while and closes then.

    def showEvent(self, event):
        super().showEvent(event)
        self.clock = QTimer(self, interval=5)
        self.clock.timeout.connect(self.play)
        self.clock.start()

    def play(self):
        table = self.table
        if len(table.record.moves) >= 12:
            state = table.observation.state
            print(state.laws.rules.name, len(state.hand_sizes), self.windowIcon().isNull())
            self.clock.stop()
            self.close()
        elif table.input_open:
            table.attempt([table.observation.choices()[0]])

application.MainWindow = Window

if __name__ == "__main__":
    sys.exit(application.run(["canasta-qt"]))
"""


INTERRUPTED = """
import os
import signal
import sys
from PySide6.QtCore import QTimer
from canasta_qt.windows import application, main_window

class Window(main_window.MainWindow):
    # Is interrupted from the terminal as soon as it is to be seen.

    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(50, lambda: os.kill(os.getpid(), signal.SIGINT))
        QTimer.singleShot(5000, self.close)

application.MainWindow = Window

if __name__ == "__main__":
    sys.exit(application.run(["canasta-qt"]))
"""


def run(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run ``program`` with everything that it stores in ``folder``."""
    script = folder / "program.py"
    script.write_text(program)
    home = {f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    settings = folder / "canasta-qt/canasta-qt.conf"
    settings.parent.mkdir()
    settings.write_text("[view]\nspeed=instant\n[match]\nopponent=random\n[sound]\non=false\n")
    return subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env=os.environ | home | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_program_starts_with_a_match_and_ends_with_its_window(tmp_path: Path) -> None:
    """The opponents move, from their process, until the window is closed."""
    done = run(PROGRAM, tmp_path)

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["standard", "4", "False"]
    unexpected = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert unexpected == []


def test_an_interrupt_ends_the_program(tmp_path: Path) -> None:
    assert run(INTERRUPTED, tmp_path).returncode == -signal.SIGINT
