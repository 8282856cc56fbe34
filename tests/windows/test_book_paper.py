"""The pages on which the rule book is printed."""

from collections.abc import Callable
from itertools import pairwise
from math import ceil

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.contents import book
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.windows.book_export import as_document
from canasta_qt.windows.book_paper import (
    Strip,
    lay_out,
    paginated,
    print_document,
    strips,
)

LANGUAGES = ["en", "it", "sr", "ar"]
WIDTH = 642
HEIGHT = 971
"""Pixels that the text has on a page of A4."""


def chain(*heights: float, leading: tuple[int, ...] = ()) -> list[Strip]:
    """Strips of these heights below each other, of which those in the places ``leading`` lead."""
    found = []
    top = 0.0
    for place, height in enumerate(heights):
        found.append(Strip(top, top + height, place in leading))
        top += height
    return found


def ends(parts: list[Strip], height: float) -> list[float]:
    return [sheet.bottom for sheet in paginated(parts, height)]


def test_a_page_ends_before_what_leads_to_the_next() -> None:
    assert ends(chain(40, 40, 40), 100) == [80, 120]
    assert ends(chain(40, 40, 40, leading=(1,)), 100) == [40, 120]
    assert ends(chain(40, 10, 10, 60, leading=(1, 2)), 100) == [40, 120]
    assert ends([], 100) == []


def test_what_is_too_long_for_a_page_is_cut_all_the_same() -> None:
    assert ends(chain(60, 60, 60, leading=(0, 1)), 100) == [60, 120, 180]
    assert ends(chain(250, 10), 100) == [250, 260]


def test_a_table_that_goes_on_has_its_header_again_and_room_for_it() -> None:
    rows = [
        Strip(0, 10, True),
        *(Strip(10.0 * n, 10.0 * n + 10, header=(0, 10)) for n in range(1, 9)),
    ]

    sheets = paginated(rows, 40)

    assert [(sheet.top, sheet.bottom) for sheet in sheets] == [(0, 40), (40, 70), (70, 90)]
    assert [sheet.header for sheet in sheets] == [None, (0, 10), (0, 10)]


@pytest.fixture(params=[(name, language) for name in PRESETS for language in LANGUAGES], ids=str)
def printed(request: pytest.FixtureRequest, speak: Callable[[str], None]) -> QTextDocument:
    name, language = request.param
    speak(language)
    document = as_document(book(PRESETS[name]), "classic")
    lay_out(document, WIDTH)
    return document


def test_nothing_hangs_over_the_margin(printed: QTextDocument) -> None:
    around = 60
    # The tail of a J reaches out, as in print.
    slack = 4
    image = QImage(
        WIDTH + 2 * around, ceil(printed.size().height()), QImage.Format.Format_Grayscale8
    )
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(around, 0)
    printed.drawContents(painter)
    painter.end()
    margin = QRect(0, 0, around - slack, image.height())
    blank = QImage(margin.size(), image.format())
    blank.fill(Qt.GlobalColor.white)

    assert image.copy(margin) == blank
    assert image.copy(margin.translated(WIDTH + around + slack, 0)) == blank


def test_no_page_ends_with_what_belongs_to_the_next(printed: QTextDocument) -> None:
    parts = strips(printed)
    sheets = paginated(parts, HEIGHT)

    assert len(sheets) > 5
    assert all(one.bottom <= other.top + 1 for one, other in pairwise(sheets))
    for sheet in sheets:
        header = sheet.header or (0, 0)
        assert sheet.bottom - sheet.top + header[1] - header[0] <= HEIGHT
        last = next(part for part in parts if part.bottom == sheet.bottom)
        assert not last.leads


def test_all_text_is_on_some_page(printed: QTextDocument) -> None:
    layout = printed.documentLayout()
    sheets = paginated(strips(printed), HEIGHT)
    block = printed.begin()
    while block.isValid():
        place = layout.blockBoundingRect(block)
        # Pixels of the borders are between a row and its text.
        assert not block.text().strip() or any(
            sheet.top - 2 <= place.top() and place.bottom() <= sheet.bottom + 2 for sheet in sheets
        ), block.text()
        block = block.next()


def test_headings_questions_and_announcements_lead(speak: Callable[[str], None]) -> None:
    speak("en")
    document = as_document(book(RAILROAD), "classic")
    lay_out(document, WIDTH)
    leading = {part.top for part in strips(document) if part.leads}
    for text in ("May I take just the top card of the pile?", "These are the melds of your side:"):
        block = document.find(text).block()
        assert document.documentLayout().blockBoundingRect(block).top() in leading


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_pages_are_numbered(
    language: str,
    size: QPageSize.PageSizeId,
    speak: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
) -> None:
    speak(language)
    document = as_document(book(STANDARD), "classic")
    written: list[float] = []

    def number(value: float) -> str:
        written.append(value)
        return str(value)

    monkeypatch.setattr(terms, "number", number)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(size)

    print_document(document, writer)
    del writer

    data = bytes(buffer.data().data())
    pages = data.count(b"/Type /Page\n")
    assert pages > 5
    assert written == list(range(1, pages + 1))
