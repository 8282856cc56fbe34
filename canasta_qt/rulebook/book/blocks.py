"""What a rule book consists of: sections of paragraphs, lists, tables and pictures of cards.

Texts may hold links to other sections of the book, ``[words](#section)``, and nothing else that
is not text. Headings and titles hold no links.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_qt.rules.ruleset import CanastaKind

LINK: Final = re.compile(r"\[([^\[\]]+)\]\(#([a-z-]+)\)")
"""A link: its words and the section that it leads to."""


@dataclass(frozen=True)
class Heading:
    """A heading within a section."""

    text: str


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Items:
    """A list; ``numbered`` if its order matters."""

    texts: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Table:
    """A table with a header; ``numbers`` are the columns that hold numbers to be compared, and
    ``sum`` says whether the last row adds up the others."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    sum: bool = False


class Lie(Enum):
    """How cards lie that are to be seen together."""

    ROW = "row"
    """Beside each other, each half over the one before."""
    MELD = "meld"
    """Below each other, as a meld does on the table."""
    FROZEN = "frozen"
    """As a frozen pile: the first card crosswise beneath the others."""


@dataclass(frozen=True)
class Cards:
    """Cards of a picture that lie together; ``words`` say the same, ``caption`` stands below.

    ``canasta`` is the kind of which they carry the sign.
    """

    faces: tuple[int, ...]
    lie: Lie
    words: str
    caption: str = ""
    canasta: CanastaKind | None = None


@dataclass(frozen=True)
class Picture:
    """Groups of cards beside each other."""

    groups: tuple[Cards, ...]


Block = Heading | Paragraph | Items | Table | Picture


@dataclass(frozen=True)
class Section:
    """A section; ``name`` is what links call it."""

    name: str
    title: str
    blocks: tuple[Block, ...]


def texts(blocks: Sequence[Block]) -> Iterator[str]:
    """All texts of ``blocks`` in their order, links included."""
    for block in blocks:
        match block:
            case Heading() | Paragraph():
                yield block.text
            case Items():
                yield from block.texts
            case Table():
                for row in (block.header, *block.rows):
                    yield from row
            case Picture():
                for group in block.groups:
                    yield from filter(None, (group.caption, group.words))


def links(section: Section) -> Iterator[str]:
    """The names of the sections to which ``section`` links."""
    for text in texts(section.blocks):
        for link in LINK.finditer(text):
            yield link[2]


def plain(text: str) -> str:
    """``text`` without the marks of links."""
    return LINK.sub(r"\1", text)
