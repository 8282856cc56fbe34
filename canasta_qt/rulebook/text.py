"""A rule book as plain text, for terminals and mail."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.blocks import (
    Block,
    Heading,
    Items,
    Paragraph,
    Picture,
    Section,
    Table,
    plain,
)
from canasta_qt.rulebook.book.contents import Book

WIDTH: Final = 80
"""Characters of a line."""
GAP: Final = "  "
"""Stands between the columns of a table."""
INDENT: Final = 4
"""Characters by which the words for a picture stand in after their first line."""
NARROWEST: Final = 8
"""Characters below which no column of a table is squeezed."""


def text(book: Book) -> str:
    """``book`` in lines of at most ``WIDTH`` characters; links and pictures are told by
    their words alone.

    A word that is longer than a line, as names of rule sets can be, is not broken.
    """
    return "\n".join(_lines(book)) + "\n"


def _lines(book: Book) -> Iterator[str]:
    yield from _underlined(book.title, "=")
    if book.about:
        yield ""
        yield from _wrapped(book.about)
    for section in book.sections:
        yield from ("", "")
        yield from _section(section)


def _section(section: Section) -> Iterator[str]:
    yield from _underlined(section.title, "-")
    for block in section.blocks:
        yield ""
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield from _underlined(block.text, "~")
        case Paragraph():
            yield from _wrapped(block.text)
        case Items():
            yield from _items(block)
        case Table():
            yield from _table(block)
        case Picture():
            for group in block.groups:
                words = f"{group.caption}: {group.words}" if group.caption else group.words
                yield from _wrapped(words, others=" " * INDENT)


def _underlined(title: str, line: str) -> Iterator[str]:
    lines = _wrapped(title)
    yield from lines
    yield line * max(map(len, lines))


def _items(items: Items) -> Iterator[str]:
    numbers = [f"{terms.number(place)}." for place in range(1, len(items.texts) + 1)]
    marks = numbers if items.numbered else ["-"] * len(items.texts)
    width = max(map(len, marks), default=0)
    for mark, item in zip(marks, items.texts, strict=True):
        yield from _wrapped(item, first=f"{mark:>{width}} ", others=" " * (width + 1))


def _table(table: Table) -> Iterator[str]:
    rows = [[plain(cell) for cell in row] for row in (table.header, *table.rows)]
    widths = _widths(rows)
    rule = GAP.join("-" * width for width in widths)
    for place, row in enumerate(rows):
        if place == 1 or (table.sum and place == len(rows) - 1):
            yield rule
        yield from _row(table, row, widths)


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """Characters that the columns get: what they need, or else the widest ones less."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    room = WIDTH - len(GAP) * (len(widths) - 1)
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(table: Table, row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    cells = [
        textwrap.wrap(cell, width, break_long_words=False, break_on_hyphens=False)
        for cell, width in zip(row, widths, strict=True)
    ]
    for line in range(max(map(len, cells))):
        parts = [cell[line] if line < len(cell) else "" for cell in cells]
        yield GAP.join(
            part.rjust(width) if column in table.numbers else part.ljust(width)
            for column, (part, width) in enumerate(zip(parts, widths, strict=True))
        ).rstrip()


def _wrapped(text: str, first: str = "", others: str = "") -> list[str]:
    return textwrap.wrap(
        plain(text),
        WIDTH,
        initial_indent=first,
        subsequent_indent=others,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [first.rstrip()]
