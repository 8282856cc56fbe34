"""What the build puts into wheels and editable installs, tried on a small tree like ours."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import compile_core
import pack_resources
import pytest
from hatchling.builders.wheel import WheelBuilder
from PySide6.QtCore import QDir, QResource

ROOT = Path(__file__).resolve().parent.parent.parent

CARDS = '''\
"""Cards of the trial tree."""


def value(card: int) -> int:
    return 5 * card
'''

PLAYER = '''\
"""A player of the trial tree."""

from canasta_qt.rules.cards import value


class Player:
    def __init__(self, luck: int) -> None:
        self.luck = luck

    def worth(self) -> int:
        return value(self.luck)
'''

REPORT = """\
import canasta_qt.rules.cards as cards
from canasta_qt.players.lucky import Player
print(cards.__file__)
print(Player(3).worth())
"""


PURE_WHEEL = "canasta_qt-1.2.3-py3-none-any.whl"

ENVIRONMENT = {
    name: text for name, text in os.environ.items() if not name.startswith("CANASTA_")
} | {"PYTHONDONTWRITEBYTECODE": "1"}


needs_compiler = pytest.mark.skipif(
    not compile_core.compiler_works(), reason="this machine cannot build extension modules"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with our build, two small core modules, and one picture."""
    root = tmp_path / "tree"
    shutil.copytree(ROOT / "packaging", root / "packaging")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, root)
    files = {
        "canasta_qt/__init__.py": '__version__ = "1.2.3"\n',
        "canasta_qt/rules/__init__.py": "",
        "canasta_qt/rules/cards.py": CARDS,
        "canasta_qt/players/__init__.py": "",
        "canasta_qt/players/lucky.py": PLAYER,
        "resources/cards/ace.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def build(tree: Path, kind: str = "wheel", **variables: str) -> tuple[Path, str]:
    """Build a wheel or an ``editable`` one; the file, and what the build said."""
    target = tree.parent / f"built-{kind}"
    done = subprocess.run(
        [sys.executable, "-c", f"import hatchling.build as b; b.build_{kind}({str(target)!r})"],
        cwd=tree,
        env=ENVIRONMENT | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    (built,) = target.iterdir()
    return built, done.stdout


def names(wheel: Path) -> set[str]:
    """What ``wheel`` holds of the package, compiled modules under the names of their sources."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name.replace(compile_core.EXTENSION, " compiled")
            for name in archive.namelist()
            if name.startswith("canasta_qt/")
        }


SOURCES = {
    "canasta_qt/__init__.py",
    "canasta_qt/canasta.rcc",
    "canasta_qt/players/__init__.py",
    "canasta_qt/players/lucky.py",
    "canasta_qt/rules/__init__.py",
    "canasta_qt/rules/cards.py",
}

COMPILED = {
    "canasta_qt/core__mypyc compiled",
    "canasta_qt/players/lucky compiled",
    "canasta_qt/rules/cards compiled",
}


def report(folder: Path) -> list[str]:
    """Where the copy of the package in ``folder`` has its cards, and what it computes."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", REPORT],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def unpacked(wheel: Path) -> Path:
    folder = wheel.parent / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def compiled_modules(tree: Path) -> set[str]:
    return {
        name.replace(compile_core.EXTENSION, " compiled")
        for name in compile_core.compiled_modules(tree)
    }


def test_a_wheel_is_compiled_where_the_machine_can(tree: Path) -> None:
    before = sorted(tree.rglob("*"))
    wheel, said = build(tree)
    where, computed = report(unpacked(wheel))

    assert computed == "15"
    assert sorted(tree.rglob("*")) == before
    if compile_core.compiler_works():
        assert names(wheel) == SOURCES | COMPILED
        assert not wheel.name.endswith("-any.whl")
        assert where.endswith(compile_core.EXTENSION)
        assert said == ""
    else:
        assert names(wheel) == SOURCES
        assert wheel.name == PURE_WHEEL
        assert where.endswith(".py")
        assert len(said.splitlines()) == 1


def test_without_a_compiler_a_wheel_is_pure_with_one_warning(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_core, "compiler_works", lambda: False)
    monkeypatch.setattr(pack_resources, "ROOT", tree)
    for variable in ("CANASTA_PURE", "CANASTA_COMPILE"):
        monkeypatch.delenv(variable, raising=False)

    (built,) = WheelBuilder(str(tree)).build(directory=str(tree.parent), versions=["standard"])

    assert Path(built).name == PURE_WHEEL
    assert names(Path(built)) == SOURCES
    said = "".join(capsys.readouterr())
    assert said.splitlines() == [
        "The rules and the players stay interpreted, and slower for it: "
        "no C compiler with Python's headers was found"
    ]


def test_what_has_to_be_compiled_fails_without_a_compiler(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_core, "compiler_works", lambda: False)
    monkeypatch.setattr(pack_resources, "ROOT", tree)
    monkeypatch.setenv("CANASTA_COMPILE", "1")

    with pytest.raises(compile_core.CompileError):
        list(WheelBuilder(str(tree)).build(directory=str(tree.parent), versions=["standard"]))


def test_a_compiler_without_headers_does_not_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))

    assert not compile_core.compiler_works()


def test_a_core_that_does_not_compile_leaves_a_pure_wheel(tree: Path) -> None:
    (tree / "canasta_qt/rules/cards.py").write_text(CARDS + "\n\nSUITS: int = 'four'\n")

    wheel, said = build(tree)

    assert names(wheel) == SOURCES
    assert said.startswith("The rules and the players stay interpreted")


def test_a_pure_wheel_is_built_where_asked_for(tree: Path) -> None:
    wheel, said = build(tree, CANASTA_PURE="1")

    assert wheel.name == PURE_WHEEL
    assert names(wheel) == SOURCES
    assert said == ""


def test_a_wheel_holds_pictures_and_sounds(tree: Path) -> None:
    shutil.copytree(ROOT / "resources/sounds", tree / "resources/sounds")

    wheel, _ = build(tree, CANASTA_PURE="1")

    packed = str(unpacked(wheel) / pack_resources.PACKED)
    assert QResource.registerResource(packed, "/trial")
    try:
        assert QDir(":/trial/cards").entryList() == ["ace.svg"]
        sounds = [file.name for file in (ROOT / "resources/sounds").iterdir()]
        assert sorted(QDir(":/trial/sounds").entryList()) == sorted(sounds)
    finally:
        assert QResource.unregisterResource(packed, "/trial")


def test_an_editable_install_drops_modules_compiled_before(tree: Path) -> None:
    stale = tree / f"canasta_qt/rules/cards{compile_core.EXTENSION}"
    stale.touch()

    wheel, _ = build(tree, "editable")

    assert wheel.name == PURE_WHEEL
    assert not compiled_modules(tree)
    assert (tree / "canasta_qt/canasta.rcc").exists()
    assert report(tree)[0].endswith("cards.py")


@needs_compiler
def test_an_editable_install_compiles_where_asked_for(tree: Path) -> None:
    build(tree, "editable", CANASTA_COMPILE="1")

    assert compiled_modules(tree) == COMPILED
    where, computed = report(tree)
    assert where.endswith(compile_core.EXTENSION)
    assert computed == "15"


@needs_compiler
def test_the_core_can_be_compiled_beside_the_source(tree: Path) -> None:
    before = sorted(tree.rglob("*"))
    target = tree.parent / "compiled"
    run = [sys.executable, "packaging/compile_core.py", "--into", str(target)]
    done = subprocess.run(run, cwd=tree, env=ENVIRONMENT, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    assert compiled_modules(target) == COMPILED
    assert sorted(tree.rglob("*")) == before
    assert [path.name for path in target.iterdir()] == ["canasta_qt"]


def test_the_source_tree_is_no_place_for_a_compiled_copy(tree: Path) -> None:
    run = [sys.executable, "packaging/compile_core.py", "--into", "."]
    done = subprocess.run(run, cwd=tree, env=ENVIRONMENT, capture_output=True, text=True)

    assert done.returncode == 1
    assert "outside of the source tree" in done.stderr
    assert (tree / "canasta_qt/rules/cards.py").exists()
