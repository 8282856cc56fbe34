"""The program as it is started."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from canasta_qt.windows.application import install_translators

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


def test_the_program_starts_with_a_match_and_ends_with_its_window(tmp_path: Path) -> None:
    """The opponents move, from their process, until the window is closed."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    home = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    settings = tmp_path / "canasta-qt/canasta-qt.conf"
    settings.parent.mkdir()
    settings.write_text("[view]\nspeed=instant\n[match]\nopponent=random\n")
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env=os.environ | home | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["standard", "4", "False"]
    unexpected = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert unexpected == []


def test_unknown_languages_leave_the_program_as_it_is(qapp: QApplication) -> None:
    installed = install_translators(qapp, QLocale("zu_ZA"))
    try:
        assert qapp.translate("MainWindow", "&Match") == "&Match"
    finally:
        for translator in installed:
            qapp.removeTranslator(translator)
