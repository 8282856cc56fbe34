"""The command line, as typed."""

import subprocess
import sys
from types import ModuleType

import pytest

import canasta_qt
from canasta_qt import cli


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])

    assert end.value.code == 0
    assert capsys.readouterr().out == f"canasta-qt {canasta_qt.__version__}\n"


def test_help_names_the_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])

    assert "simulate" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--nonsense"], ["nonsense"], ["simulate", "--nonsense"]])
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)

    assert end.value.code == 2


def test_the_command_is_also_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "canasta_qt", "--version"], capture_output=True, text=True
    )

    assert done.stdout == f"canasta-qt {canasta_qt.__version__}\n"


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def run(arguments: list[str]) -> int:
        started.append(arguments)
        return 7

    application = ModuleType("canasta_qt.windows.application")
    monkeypatch.setattr(application, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, application.__name__, application)
    monkeypatch.setattr("canasta_qt.windows.application", application, raising=False)

    assert cli.main([]) == 7
    assert started == [["canasta-qt"]]


def test_the_simulation_needs_no_qt() -> None:
    program = (
        "import sys; from canasta_qt import cli\n"
        "try: cli.main(['simulate', '--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit('PySide6' in sys.modules)"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert "--players" in done.stdout
