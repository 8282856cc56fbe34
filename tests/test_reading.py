"""The rule book from the command line."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt import cli
from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.text import text
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.windows.book_export import as_html

ROOT = Path(__file__).parent.parent
WITHOUT_SCREEN = {
    name: value
    for name, value in os.environ.items()
    if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
}


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "canasta_qt", "rules", *arguments],
        cwd=ROOT,
        env=WITHOUT_SCREEN | environment,
        capture_output=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(autouse=True)
def _english(speak: Callable[[str], None]) -> None:
    """The books to compare with are in the language of the command."""
    speak("en")


def test_the_rules_are_printed_where_there_is_no_screen() -> None:
    done = run("--rules", "railroad", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8").splitlines() == text(book(RAILROAD)).splitlines()
    assert "7 cards is" in text(book(RAILROAD))


def test_html_is_a_page_for_the_web() -> None:
    done = run("--format", "html", "--lang", "en")

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines() == as_html(book(STANDARD), "classic").splitlines()


@pytest.mark.parametrize(
    ("name", "start"),
    [("x.txt", b"Two-Player"), ("x.HTML", b"<!DOCTYPE html>"), ("x.pdf", b"%PDF-")],
)
def test_a_file_has_the_format_that_its_name_says(name: str, start: bytes, tmp_path: Path) -> None:
    done = run("--rules", "two-player", "--output", str(tmp_path / name))

    assert (done.returncode, done.stderr, done.stdout) == (0, b"", b"")
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_format_that_is_named_counts_more_than_the_name(tmp_path: Path) -> None:
    assert run("--format", "text", "--output", str(tmp_path / "x.pdf")).returncode == 0
    assert (tmp_path / "x.pdf").read_bytes().startswith(b"Standard")


def test_a_file_of_house_rules_is_read(tmp_path: Path) -> None:
    own = replace(TWO_PLAYER, name="Ours", target=1234)
    file = tmp_path / "ours.json"
    file.write_text(ruleset_text.dumps(own), encoding="utf-8")

    done = run("--rules", str(file))

    assert done.stdout.decode("utf-8").splitlines() == text(book(own)).splitlines()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{", "the text is damaged, or not JSON: line 1"),
        (b"\xff", "is not a text in UTF-8"),
        (
            ruleset_text.dumps(STANDARD).replace("target", "tragte").encode(),
            "tragte: no rule set has this field",
        ),
        (
            ruleset_text.dumps(replace(STANDARD, hand_size=30)).encode(),
            "the deal and a draw for each of 4 players take 125 cards, and there are 108",
        ),
    ],
)
def test_what_is_no_rule_set_is_told(content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)

    done = run("--rules", str(file))

    assert done.returncode == 2
    assert done.stdout == b""
    assert told in done.stderr.decode()
    assert f"canasta-qt rules: {file}" in done.stderr.decode()


def test_a_name_of_nothing_is_told() -> None:
    done = run("--rules", "rummy")

    assert done.returncode == 2
    assert b"rummy is neither a rule set (two-player, railroad," in done.stderr


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = run("--output", str(tmp_path / "nowhere" / "x.html"))

    assert done.returncode == 1
    assert b"x.html cannot be written: " in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", "x.html: la cartella o il file non esiste"),
        ("sr", "x.html не може да се упише: нема такве фасцикле или датотеке"),
        ("ar", "لا يوجد مجلد أو ملف بهذا الاسم"),
    ],
)
def test_the_reason_is_told_in_the_language_too(language: str, told: str, tmp_path: Path) -> None:
    done = run("--lang", language, "--output", str(tmp_path / "nowhere" / "x.html"))

    assert done.returncode == 1
    assert told in done.stderr.decode("utf-8")
    assert "No such" not in done.stderr.decode("utf-8")


def test_a_pdf_goes_into_a_pipe_as_it_is() -> None:
    done = run("--format", "pdf", "--lang", "ar")

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"%PDF")
    assert done.stdout.rstrip().endswith(b"%%EOF")


def test_a_reader_that_leaves_early_hears_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "canasta_qt", "rules"],
            cwd=ROOT,
            env=WITHOUT_SCREEN,
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)

    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--lang", "tlh"], "tlh is not one of en"),
        (["--format", "pdf"], "pdf is not printed on a terminal"),
        (["--format", "docx"], "invalid choice"),
    ],
)
def test_wrong_options_are_told(
    arguments: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # It is set for the process.
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    with pytest.raises(SystemExit) as ended:
        cli.main(["rules", *arguments])

    assert ended.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("language", ["it", "sr", "sr_Latn", "ar"])
def test_the_book_is_printed_in_every_language(speak: Callable[[str], None], language: str) -> None:
    done = run("--rules", "railroad", "--lang", language.replace("_", "-"))

    assert (done.returncode, done.stderr) == (0, b"")
    speak(language)
    printed = done.stdout.decode("utf-8")
    assert printed.splitlines() == text(book(RAILROAD)).splitlines()
    assert "The discard pile" not in printed
    assert "{" not in printed
