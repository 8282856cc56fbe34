"""What holds for the project as a whole: its checks pass, its layers and its documents are true."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta_qt
from canasta_qt.rules.presets import PRESETS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "canasta_qt"


LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"


@pytest.mark.parametrize(
    "arguments",
    [
        ["-m", "ruff", "check"],
        ["-m", "ruff", "format", "--check"],
        # A cache makes mypy overlook modules that came after it was written.
        ["-m", "mypy", f"--cache-dir={os.devnull}"],
        ["-c", LINT_IMPORTS],
    ],
    ids=["ruff check", "ruff format", "mypy", "lint-imports"],
)
def test_the_checks_pass(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )

    assert done.returncode == 0, done.stdout


def imports(source: str) -> Iterator[tuple[str, str | None]]:
    """Each module that ``source`` imports, with the name taken from it, if any."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def offences_against_seeding(source: str) -> list[str]:
    """Imports that bring in randomness which nobody seeds."""
    return [
        f"{module}.{name}" if name else module
        for module, name in imports(source)
        if module in {"random", "secrets", "uuid"} and (module, name) != ("random", "Random")
    ]


def offences_against_qtcore(source: str) -> list[str]:
    """Imports of parts of Qt that need a screen."""
    return [
        f"{module}.{name}" if name else module
        for module, name in imports(source)
        if module.partition(".")[0] in {"PySide6", "shiboken6"}
        and module != "PySide6.QtCore"
        and (module, name) != ("PySide6", "QtCore")
    ]


def sources(*packages: str) -> list[Path]:
    found = [path for package in packages for path in (PACKAGE / package).rglob("*.py")]
    assert found
    return sorted(found)


def test_rules_and_players_take_no_randomness_of_their_own() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in sources("rules", "players")}
    offences = {path: offences_against_seeding(text) for path, text in texts.items()}

    assert not {path: found for path, found in offences.items() if found}


def test_rule_book_and_model_need_no_screen() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in sources("rulebook", "model")}
    offences = {path: offences_against_qtcore(text) for path, text in texts.items()}

    assert not {path: found for path, found in offences.items() if found}


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import random as dice",
        "from random import Random, shuffle",
        "def deal():\n    from random import choice",
        "from secrets import randbelow",
    ],
)
def test_unseeded_randomness_is_found(source: str) -> None:
    assert offences_against_seeding(source)
    assert not offences_against_seeding("from random import Random")


@pytest.mark.parametrize(
    "source",
    [
        "import PySide6",
        "from PySide6 import QtCore, QtGui",
        "from PySide6.QtWidgets import QWidget",
    ],
)
def test_qt_that_needs_a_screen_is_found(source: str) -> None:
    assert offences_against_qtcore(source)
    assert not offences_against_qtcore("from PySide6.QtCore import QObject")


def test_the_folder_packaging_does_not_hide_the_package_packaging() -> None:
    assert not (ROOT / "packaging/__init__.py").exists()
    where = subprocess.run(
        [sys.executable, "-c", "import packaging.version; print(packaging.__file__)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert where.returncode == 0, where.stderr
    assert not Path(where.stdout.strip()).is_relative_to(ROOT / "packaging")


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def commands(language: str) -> list[str]:
    """The lines of all blocks of ``language`` in the README."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", readme(), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_the_readme_starts_and_tests_the_game_in_one_line_each() -> None:
    fresh = [line for line in commands("sh") if line.startswith("python3 -m venv .venv && ")]

    assert len(fresh) == 2
    assert fresh[0].endswith(" && .venv/bin/canasta-qt")
    assert fresh[1].endswith(" && .venv/bin/python -m pytest")
    windows = [
        line.replace("python3", "py").replace("/bin/", "\\Scripts\\").replace("'", "")
        for line in fresh
    ]
    assert commands("bat") == [line.replace(".venv/", ".venv\\") for line in windows]


def test_the_readme_tells_the_rule_sets_as_they_are() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", readme(), re.MULTILINE)
    assert [name for name, _ in rows] == list(PRESETS)

    for name, row in rows:
        rules = PRESETS[name]
        players, _, hand, draw, _, match = row.split(" | ")
        seats = [int(number) for number in re.findall(r"\d+", players)]
        assert (seats[0], seats[-1]) == (rules.players_min, rules.players_max), name
        assert ("partnerships" in players) == (rules.team_size > 1), name
        dealt = [int(number) for number in re.findall(r"\d+", hand)]
        assert dealt == [size for size in (rules.hand_size, rules.kitty_size) if size], name
        assert int(draw) == rules.draw_count, name
        assert int(match) == rules.target, name


def test_the_changelog_knows_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

    assert f"## {canasta_qt.__version__}" in text


def test_the_build_and_the_game_ask_for_the_same_qt() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    def qt(requirements: list[str], part: str = "Essentials") -> set[str]:
        name = f"PySide6-{part}"
        return {line.removeprefix(name) for line in requirements if line.startswith(name)}

    wanted = qt(project["project"]["dependencies"])
    assert wanted
    assert qt(project["build-system"]["requires"]) == wanted
    assert qt(project["project"]["optional-dependencies"]["sound"], "Addons") == wanted
