"""The translation files as data."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "translations"

FORMS: Final = {"it": 2, "sr": 3, "ar": 6}
"""How many forms a plural has in each language other than English."""


@dataclass(frozen=True)
class Message:
    """A text of the program with what a file makes of it: one form, or those of a plural."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    kind: str
    """What Qt says of it: "" or "unfinished", "vanished", "obsolete"."""

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} -> {self.forms}"


def update(file: Path, *options: str) -> None:
    """Bring ``file`` up to date with the source, as the README of the folder says."""
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    assert tool is not None, "pyside6-lupdate belongs to PySide6 and should be beside Python"
    command = [tool, "-extensions", "py", "canasta_qt", "-ts", str(file)]
    command += ["-locations", "none", "-source-language", "en", "-no-obsolete"]
    subprocess.run([*command, *options], cwd=ROOT, check=True, capture_output=True)


def file_of(language: str) -> Path:
    """The file of a language."""
    return FOLDER / f"canasta_{language}.ts"


def messages(language: str) -> list[Message]:
    """All that the file of ``language`` translates."""
    return list(_read(file_of(language)))


def _read(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            parts = translation.iter("numerusform") if plural else (translation,)
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                forms=tuple(part.text or "" for part in parts),
                is_plural=plural,
                kind=translation.get("type", ""),
            )
