"""Matches that nobody plays: ``--demo`` and ``--screenshot``."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_qt import cli
from canasta_qt.windows.match_choice import MatchChoice

COMMAND = (sys.executable, "-m", "canasta_qt")
ROOT = Path(__file__).parent.parent


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_screenshot_shows_the_same_table_each_time(tmp_path: Path) -> None:
    files = [tmp_path / "first.png", tmp_path / "second.png"]
    options = ("--rules", "two-player", "--seed", "7", "--moves", "30", "--size", "800x600")

    for file in files:
        done = run("--screenshot", str(file), *options, "--scale", "2")
        assert (done.returncode, done.stderr) == (0, "")

    first = QImage(str(files[0]))
    assert (first.width(), first.height()) == (1600, 1200)
    assert files[0].read_bytes() == files[1].read_bytes()
    # A blank picture has few colours.
    assert len({first.pixel(x, y) for x in range(0, 1600, 7) for y in range(0, 1200, 7)}) > 500
    other = tmp_path / "third.png"
    assert run("--screenshot", str(other), *options[:-4], "--moves", "60").returncode == 0
    assert other.read_bytes() != files[0].read_bytes()


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = run("--screenshot", str(tmp_path / "nowhere" / "x.png"), "--moves", "0")

    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--screenshot", "x.png", "--size", "10x10"], "not a size from"),
        (["--screenshot", "x.png", "--size", "wide"], "not a size from"),
        (["--screenshot", "x.png", "--moves", "-1"], "not a number"),
        (["--screenshot", "x.png", "--scale", "9"], "not a number from 1 to 4"),
        (["--screenshot", "x.png", "--demo"], "not allowed with"),
        (["--demo", "--players", "5"], "standard is played by 4"),
        (["--demo", "--rules", "rummy"], "invalid choice"),
    ],
)
def test_wrong_options_are_told(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)

    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_a_demo_opens_the_window_with_such_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[MatchChoice] = []

    def open_window(choice: MatchChoice, language: str) -> int:
        assert language == ""
        opened.append(choice)
        return 3

    monkeypatch.setattr(cli, "_open_window", open_window)

    assert cli.main(["--demo", "--rules", "railroad", "--players", "3", "--seed", "9"]) == 3

    (choice,) = opened
    assert (choice.rules.name, choice.players, choice.seed) == ("railroad", 3, 9)
    assert all(not seat.is_person for seat in choice.entrants())


def test_the_window_is_opened_in_the_language_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[MatchChoice | None, str]] = []

    def open_window(choice: MatchChoice | None, language: str) -> int:
        asked.append((choice, language))
        return 0

    monkeypatch.setattr(cli, "_open_window", open_window)

    assert cli.main(["--language", "sr_Latn"]) == 0
    assert cli.main(["--demo", "--language", "ar"]) == 0
    assert [language for _, language in asked] == ["sr_Latn", "ar"]
    assert asked[0][0] is None

    with pytest.raises(SystemExit):
        cli.main(["--language", "tlh"])
    assert "choose from en" in capsys.readouterr().err
    assert len(asked) == 2


def test_a_screenshot_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    english, arabic = tmp_path / "en.png", tmp_path / "ar.png"
    assert run("--screenshot", str(english), "--moves", "4").returncode == 0
    done = run("--screenshot", str(arabic), "--moves", "4", "--language", "ar")

    assert done.returncode == 0, done.stderr
    one, other = QImage(str(english)), QImage(str(arabic))
    assert one.size() == other.size()
    assert one != other
