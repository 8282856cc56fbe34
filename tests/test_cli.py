"""The command line, as typed."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import canasta_qt
from canasta_qt import cli
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import TWO_PLAYER


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])

    assert end.value.code == 0
    assert capsys.readouterr().out == f"canasta-qt {canasta_qt.__version__}\n"


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])

    text = capsys.readouterr().out
    for name in ("simulate", "arena", "rules"):
        assert f"    {name} " in text
    assert "[COMMAND ...]" in text


def test_the_help_of_the_simulation_says_how_to_call_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--help"])

    assert capsys.readouterr().out.startswith("usage: canasta-qt simulate [-h]")


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

    def run(arguments: list[str], choice: object, language: str) -> int:
        assert choice is None
        assert language == ""
        started.append(arguments)
        return 7

    application = ModuleType("canasta_qt.windows.application")
    monkeypatch.setattr(application, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, application.__name__, application)
    monkeypatch.setattr("canasta_qt.windows.application", application, raising=False)

    assert cli.main([]) == 7
    assert started == [["canasta-qt"]]


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_matches_without_a_window_need_no_qt(command: str) -> None:
    program = (
        "import sys; from canasta_qt import cli\n"
        f"try: cli.main(['{command}', '--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit('PySide6' in sys.modules)"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert "--players" in done.stdout


BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""The environment, without a wish that makes argparse itself swallow what cannot be written."""

OUTPUTS = [
    ["--help"],
    ["simulate", "--help"],
    ["simulate", "--rules", "two-player", "--players", "random", "--matches", "1"],
]


class FullDisk(io.FileIO):
    """A file on a disk that is full until its file descriptor leads elsewhere."""

    full = True

    def write(self, data: object, /) -> int:
        if self.full:
            self.full = False
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("arguments", OUTPUTS)
def test_a_reader_that_leaves_early_hears_nothing(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "canasta_qt", *arguments],
            env=BUFFERED,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        os.close(writing)

    assert not done.stderr
    assert done.returncode == 1


@pytest.mark.parametrize("arguments", OUTPUTS)
def test_a_full_disk_is_told_in_a_sentence(
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = FullDisk(tmp_path / "output", "w")
    with io.TextIOWrapper(io.BufferedWriter(disk)) as output:
        monkeypatch.setattr(sys, "stdout", output)
        assert cli.main(arguments) == 1

    message = capsys.readouterr().err
    assert message == f"canasta-qt: the output cannot be written: {os.strerror(errno.ENOSPC)}\n"


@pytest.mark.parametrize("more", [[], ["--json"], ["--print-rules"]])
def test_a_simulation_without_any_output(
    more: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)

    assert cli.main([*OUTPUTS[-1], *more]) == 0
    assert not capsys.readouterr().err


def test_the_output_suits_a_terminal_that_knows_ascii_only(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    text = ruleset_text.dumps(TWO_PLAYER).replace('"two-player"', '"Zwei für €"')
    file.write_text(text, encoding="utf-8")
    match = ["--rules", str(file), "--players", "random", "--matches", "1"]
    for arguments, part in (
        (["--help"], "P,P,..."),
        (match, r"Zwei f\xfcr \u20ac, 2 players"),
        ([*match, "--json"], r'"rules": "Zwei f\u00fcr \u20ac"'),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "canasta_qt", "simulate", *arguments],
            env=os.environ | {"PYTHONIOENCODING": "ascii"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert part in done.stdout


def test_rule_sets_are_printed_in_the_encoding_of_rule_files(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    text = ruleset_text.dumps(TWO_PLAYER).replace('"two-player"', '"Zwei für €"')
    file.write_text(text, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "canasta_qt", "simulate", "--rules", str(file), "--print-rules"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )

    assert done.stdout.decode("utf-8").splitlines() == text.splitlines()
