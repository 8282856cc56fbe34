"""The packed resources, as Qt finds them."""

from pathlib import Path

import pack_resources
import pytest
from PySide6.QtCore import QFile, QResource

PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>"

TRANSLATION = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context><name>Table</name>
<message><source>stock</source><translation>tallone</translation></message>
</context>
</TS>
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with one picture, a script that draws it, and one translation."""
    for folder in ("resources/cards", "translations"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "resources/cards/ace.svg").write_text(PICTURE)
    (tmp_path / "resources/draw.py").touch()
    (tmp_path / "translations/canasta_it.ts").write_text(TRANSLATION)
    monkeypatch.setattr(pack_resources, "ROOT", tmp_path)
    return tmp_path


def contents(packed: Path) -> set[str]:
    """The paths of all files in ``packed``."""
    assert QResource.registerResource(str(packed), "/trial")
    try:
        return set(_files(QResource(":/trial")))
    finally:
        assert QResource.unregisterResource(str(packed), "/trial")


def _files(resource: QResource) -> list[str]:
    path = resource.absoluteFilePath()
    if resource.isFile():
        return [path.removeprefix(":/trial/")]
    return [name for child in resource.children() for name in _files(QResource(f"{path}/{child}"))]


def test_pictures_and_translations_are_packed(tree: Path) -> None:
    packed = tree / "canasta.rcc"
    pack_resources.pack(packed)

    assert contents(packed) == {"cards/ace.svg", "i18n/canasta_it.qm", "i18n/qtbase_it.qm"}
    assert {path.name for path in tree.iterdir()} == {"canasta.rcc", "resources", "translations"}


def test_packed_resources_become_stale(tree: Path) -> None:
    packed = tree / "canasta.rcc"
    assert pack_resources.is_stale(packed)

    pack_resources.pack(packed)
    assert not pack_resources.is_stale(packed)

    (tree / "resources/cards/ace.svg").unlink()
    pack_resources.pack(packed)
    (tree / "resources/cards/king.svg").write_text(PICTURE)
    assert pack_resources.is_stale(packed)


def test_a_file_taken_away_is_noticed(tree: Path) -> None:
    (tree / "resources/cards/king.svg").write_text(PICTURE)
    packed = tree / "canasta.rcc"
    pack_resources.pack(packed)

    (tree / "resources/cards/king.svg").unlink()

    assert pack_resources.is_stale(packed)


def test_a_broken_translation_is_refused(tree: Path) -> None:
    (tree / "translations/canasta_it.ts").write_text("<TS>")

    with pytest.raises(pack_resources.ToolError, match="lrelease failed"):
        pack_resources.pack(tree / "canasta.rcc")


def test_the_game_finds_its_own_resources() -> None:
    base = pack_resources.ROOT / "resources"
    for kind in ("svg", "wav"):
        names = [path.relative_to(base).as_posix() for path in base.rglob(f"*.{kind}")]
        assert names
        assert [name for name in names if not QFile.exists(f":/{name}")] == []
