"""What a rule book consists of: sections of paragraphs, lists and tables.

Texts may hold links to other sections of the book, ``[words](#section)``, and nothing else that
is not text. Headings and titles hold no links.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

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


Block = Heading | Paragraph | Items | Table


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


def links(section: Section) -> Iterator[str]:
    """The names of the sections to which ``section`` links."""
    for text in texts(section.blocks):
        for link in LINK.finditer(text):
            yield link[2]


def plain(text: str) -> str:
    """``text`` without the marks of links."""
    return LINK.sub(r"\1", text)
