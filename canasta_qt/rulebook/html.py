"""A rule book as a page of HTML, simple enough for Qt's text documents and for any browser."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QLocale

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import left_to_right, reads_right_to_left
from canasta_qt.rulebook.book.blocks import (
    LINK,
    Block,
    Cards,
    Heading,
    Items,
    Paragraph,
    Picture,
    Section,
    Table,
)
from canasta_qt.rulebook.book.contents import Book

STYLE: Final = """
:root { color-scheme: light dark; }
body { font-family: sans-serif; line-height: 1.5; max-width: 46em; margin: 2em auto;
       padding: 0 1em; font-variant-emoji: text; }
h2 { margin-top: 2em; border-bottom: 1px solid #8888; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid #8888; padding: 0.25em 0.75em; vertical-align: top; }
th { background: #8882; }
td.picture { border: none; text-align: center; vertical-align: bottom; }
.red { color: #d33; }
"""
"""What a page looks like that is read outside the program."""

ROOM: Final = 640
"""Pixels that pictures have beside each other, where a page is as wide as usual."""
CAPTION: Final = 76
"""Pixels that a picture has at least, for what stands below it."""
PADDING: Final = 8
"""Pixels around a picture and what stands below it."""

STEPS_IN: Final = 24
"""Pixels by which the steps of a list stand in where Qt has no list for them."""
_LIST_DIGITS: Final = {"\N{ARABIC-INDIC DIGIT ZERO}": "arabic-indic"}
"""What pages for the web call the digits that begin with this one."""

_RED_SUITS: Final = re.compile("[♥♦]")
_CARD: Final = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]")


@dataclass(frozen=True)
class Drawn:
    """A picture to be put into a page: its address, and its size in pixels of the page."""

    source: str
    width: int
    height: int


Draw = Callable[[Cards], Drawn]


def anchor(section: Section, heading: int) -> str:
    """What the heading with the number ``heading`` (from 1) in ``section`` is called in links."""
    return f"{section.name}-{heading}"


def page(
    book: Book,
    style: str = STYLE,
    *,
    web: bool = False,
    draw: Draw | None = None,
    room: int = ROOM,
) -> str:
    """``book`` as a page in the user's language.

    Cards are drawn by ``draw``, in pictures of which ``room`` pixels fit beside each other;
    without it words take their place.

    A page for the ``web`` begins with a list of its sections. Others are for Qt, which does not
    mirror the columns of tables, so that they are written from right to left where necessary.
    Whatever is in the texts, names of rule sets included, is text and never becomes HTML.
    """
    locale = QLocale()
    rtl = reads_right_to_left()
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{locale.bcp47Name()}" dir="{"rtl" if rtl else "ltr"}">',
            f'<head><meta charset="utf-8"><title>{escape(book.title)}</title>',
            f"<style>{style}</style></head>",
            f'<body dir="{"rtl" if rtl else "ltr"}">',
            *_Writer(rtl, web, draw, room).book(book),
            "</body></html>",
            "",
        )
    )


class _Writer:
    """Writes the parts of a page."""

    def __init__(self, rtl: bool, web: bool, draw: Draw | None, room: int) -> None:
        self._rtl = rtl
        self._web = web
        self._draw = draw
        self._room = room

    def book(self, book: Book) -> Iterator[str]:
        yield f"<h1>{self._text(book.title)}</h1>"
        if book.about:
            yield f"<p><i>{self._text(book.about)}</i></p>"
        if self._web:
            yield "<ul>"
            for section in book.sections:
                yield f'<li><a href="#{section.name}">{self._text(section.title)}</a></li>'
            yield "</ul>"
        for section in book.sections:
            yield from self._section(section)

    def _section(self, section: Section) -> Iterator[str]:
        yield f'<h2><a name="{section.name}"></a>{self._text(section.title)}</h2>'
        headings = 0
        for block in section.blocks:
            if isinstance(block, Heading):
                headings += 1
                name = anchor(section, headings)
                yield f'<h3><a name="{name}"></a>{self._text(block.text)}</h3>'
            else:
                yield from self._block(block)

    def _block(self, block: Block) -> Iterator[str]:
        match block:
            case Paragraph():
                yield f"<p>{self._linked(block.text)}</p>"
            case Items() if block.numbered and not self._web and QLocale().zeroDigit() != "0":
                yield from self._steps(block)
            case Items():
                tag = "ol" if block.numbered else "ul"
                digits = _LIST_DIGITS.get(QLocale().zeroDigit()) if block.numbered else None
                yield f'<{tag} style="list-style-type: {digits}">' if digits else f"<{tag}>"
                for text in block.texts:
                    yield f"<li>{self._linked(text)}</li>"
                yield f"</{tag}>"
            case Table():
                yield from self._table(block)
            case Picture() if self._draw is not None:
                yield from self._picture([(cards, self._draw(cards)) for cards in block.groups])
            case Picture():
                for cards in block.groups:
                    words = f"{cards.caption}: {cards.words}" if cards.caption else cards.words
                    yield f"<p>{self._text(words)}</p>"

    def _steps(self, items: Items) -> Iterator[str]:
        """A numbered list for Qt, whose own lists know no other digits than 1, 2, 3."""
        side = "right" if self._rtl else "left"
        for number, text in enumerate(items.texts, 1):
            yield (
                # Were the numbers to hang out, Qt would take the page for wider than it is.
                f'<p style="margin-{side}: {STEPS_IN}px; margin-top: 0; margin-bottom: 4px">'
                f"{terms.number(number)}.&nbsp;{self._linked(text)}</p>"
            )

    def _picture(self, drawn: Sequence[tuple[Cards, Drawn]]) -> Iterator[str]:
        """Drawings with their captions, in as many rows as there have to be."""
        rows: list[list[tuple[Cards, Drawn]]] = [[]]
        left = self._room
        for one in drawn:
            width = max(one[1].width, CAPTION) + 2 * PADDING
            if rows[-1] and width > left:
                rows.append([])
                left = self._room
            rows[-1].append(one)
            left -= width
        for row in rows:
            if self._mirrors:
                row.reverse()
            side = ' align="right"' if self._mirrors else ""
            yield f'<table class="picture"{side} cellspacing="0" cellpadding="{PADDING}"><tr>'
            for cards, drawing in row:
                caption = f"<br/>{self._text(cards.caption)}" if cards.caption else ""
                yield (
                    '<td class="picture" align="center" valign="bottom">'
                    f'<img src="{escape(drawing.source)}" alt="{escape(cards.words)}" '
                    f'width="{drawing.width}" height="{drawing.height}"/>'
                    f"{caption}</td>"
                )
            yield "</tr></table>"

    def _table(self, table: Table) -> Iterator[str]:
        side = ' align="right"' if self._mirrors else ""
        yield f'<table{side} cellspacing="0" cellpadding="5">'
        yield from self._row(table, table.header, "th")
        for place, row in enumerate(table.rows, 1):
            is_sum = table.sum and place == len(table.rows)
            yield from self._row(table, row, "th" if is_sum else "td")
        yield "</table>"

    def _row(self, table: Table, row: tuple[str, ...], tag: str) -> Iterator[str]:
        yield "<tr>"
        columns = list(enumerate(row))
        for column, text in reversed(columns) if self._mirrors else columns:
            # Digits run from left to right in every language, so that units stand at the right.
            side = "right" if self._rtl or column in table.numbers else "left"
            yield f'<{tag} align="{side}">{self._linked(text)}</{tag}>'
        yield "</tr>"

    @property
    def _mirrors(self) -> bool:
        return self._rtl and not self._web

    def _linked(self, text: str) -> str:
        """``text`` with its links."""
        parts = []
        end = 0
        for link in LINK.finditer(text):
            parts.append(self._text(text[end : link.start()]))
            parts.append(f'<a href="#{link[2]}">{self._text(link[1])}</a>')
            end = link.end()
        parts.append(self._text(text[end:]))
        return "".join(parts)

    def _text(self, text: str) -> str:
        if self._rtl:
            text = _CARD.sub(lambda card: left_to_right(card[0]), text)
        return _RED_SUITS.sub(r'<span class="red">\g<0></span>', escape(text))
