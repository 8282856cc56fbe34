"""Pack what is not Python into the one file that Qt reads: pictures, sounds, translations.

Every file under ``resources/`` other than scripts and notes is packed under its own path
(``resources/cards/back.svg`` is ``:/cards/back.svg``), every ``translations/*.ts`` as
``:/i18n/*.qm``, and beside them Qt's own translations of its buttons and dialogs, for those of
our languages that Qt has. Serbian is packed a second time in Latin script, made from Cyrillic.

``python packaging/pack_resources.py`` packs into the source tree.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from latin_script import in_latin_script

ROOT: Final = Path(__file__).resolve().parent.parent

PACKED: Final = Path("canasta_qt", "canasta.rcc")
"""Where the packed resources lie, from the root of the tree or of a wheel."""

CYRILLIC: Final = "sr"
"""The language that is packed in another script as well."""

LATIN: Final = "sr_Latn"
"""What it is called in that script."""

NOT_PACKED: Final = frozenset({".md", ".py", ".pyc"})


class ToolError(Exception):
    """A tool of Qt failed; the text is what it said."""


def pack(target: Path) -> None:
    """Pack all resources into ``target``, which is replaced in one step.

    Raises `ToolError` where Qt's lrelease or rcc refuses a file.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".packing-") as folder:
        contents = _resources() | _translations(Path(folder))
        collection = Path(folder, "canasta.qrc")
        collection.write_bytes(_collection(contents))
        packed = Path(folder, target.name)
        compression = ("--compress-algo", "zlib", "--compress", "9", "--threshold", "10")
        _run_qt_tool("rcc", "--binary", *compression, str(collection), "--output", str(packed))
        os.replace(packed, target)


def is_stale(target: Path) -> bool:
    """Whether ``target`` is missing, or older than anything that goes into it."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    return any(path.stat().st_mtime_ns >= made for path in _inputs())


def _inputs() -> Iterator[Path]:
    """All that a packed file depends on; folders too, whose time tells of files taken away."""
    yield Path(__file__)
    yield Path(__file__).with_name("latin_script.py")
    yield ROOT / "translations"
    yield from _sources_of_translations()
    yield ROOT / "resources"
    yield from (path for path in (ROOT / "resources").rglob("*") if path.is_dir())
    yield from _resources().values()


def _resources() -> dict[str, Path]:
    base = ROOT / "resources"
    return {
        path.relative_to(base).as_posix(): path
        for path in sorted(base.rglob("*"))
        if path.is_file() and path.suffix not in NOT_PACKED and not path.name.startswith(".")
    }


def _sources_of_translations() -> list[Path]:
    return sorted((ROOT / "translations").glob("*.ts"))


def _translations(folder: Path) -> dict[str, Path]:
    contents: dict[str, Path] = {}
    sources = _sources_of_translations()
    sources += [_in_latin_script(source, folder) for source in sources if _is_cyrillic(source)]
    for source in sources:
        compiled = folder / f"{source.stem}.qm"
        _run_qt_tool("lrelease", "-silent", str(source), "-qm", str(compiled))
        contents[f"i18n/{compiled.name}"] = compiled
        language = source.stem.partition("_")[2]
        for own in _translations_of_qt(language):
            contents[f"i18n/{own.name}"] = own
    return contents


def _is_cyrillic(source: Path) -> bool:
    return source.stem.endswith(f"_{CYRILLIC}")


def _in_latin_script(source: Path, folder: Path) -> Path:
    """The Serbian file ``source`` in Latin script, written into ``folder``."""
    tree = ElementTree.parse(source)
    tree.getroot().set("language", LATIN)
    for message in tree.iter("message"):
        for part in (*message.iter("translation"), *message.iter("numerusform")):
            part.text = part.text and in_latin_script(part.text)
    made = folder / source.name.replace(f"_{CYRILLIC}.", f"_{LATIN}.")
    tree.write(made, encoding="utf-8", xml_declaration=True)
    return made


def _translations_of_qt(language: str) -> list[Path]:
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return sorted(folder.glob(f"qtbase_{language}.qm"))


def _collection(contents: Mapping[str, Path]) -> bytes:
    """The list of contents in the form that rcc reads."""
    collection = ElementTree.Element("RCC")
    resource = ElementTree.SubElement(collection, "qresource", prefix="/")
    for alias, path in contents.items():
        ElementTree.SubElement(resource, "file", alias=alias).text = str(path.resolve())
    listed: bytes = ElementTree.tostring(collection, encoding="utf-8", xml_declaration=True)
    return listed


def _run_qt_tool(name: str, *arguments: str) -> None:
    # PySide6 knows where its tools lie on each system.
    start = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    done = subprocess.run(
        [sys.executable, "-c", start, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise ToolError(f"{name} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    pack(ROOT / PACKED)
