"""A rule book on pages of paper, none of which ends where a reader would have to turn back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextTable,
)

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import reads_right_to_left

DOTS: Final = 96
"""Pixels of the document in an inch of paper, whatever the screen has."""
BORDER: Final = 2 / 2.54 * DOTS
"""Pixels of paper around the text."""
NUMBER_BELOW: Final = 10.0
"""Pixels from the text to the number of the page."""
TEXT_SIZE: Final = 13
"""Pixels of the letters in a line of text."""
SMALL_TABLE: Final = 7
"""Rows with which a table is not broken."""
_IMAGE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True)
class Strip:
    """Lines of the document from ``top`` to ``bottom`` that stay on one page, in its pixels."""

    top: float
    bottom: float
    leads: bool = False
    """Whether what follows has to be on the same page."""
    header: tuple[float, float] | None = None
    """From where to where the header is that a page repeats if it begins with this strip."""


@dataclass(frozen=True)
class Sheet:
    """The part of the document that a page shows, below the header it may repeat."""

    top: float
    bottom: float
    header: tuple[float, float] | None = None


def print_document(document: QTextDocument, device: QPagedPaintDevice) -> None:
    """Draw ``document`` on numbered pages of ``device``, as wide as its paper allows."""
    layout = device.pageLayout()
    full = layout.fullRect(QPageLayout.Unit.Inch)
    area = _scaled(full, DOTS).marginsRemoved(QMarginsF(BORDER, BORDER, BORDER, BORDER))
    lay_out(document, area.width())
    sheets = paginated(strips(document), area.height())
    painter = QPainter()
    if not painter.begin(device):
        return
    # The painter begins where the printer can print, not where the paper does.
    origin = _scaled(layout.paintRect(QPageLayout.Unit.Inch), DOTS).topLeft()
    painter.scale(device.logicalDpiX() / DOTS, device.logicalDpiY() / DOTS)
    painter.translate(area.topLeft() - origin)
    for number, sheet in enumerate(sheets, 1):
        if number > 1:
            device.newPage()
        _draw(painter, document, sheet)
        _draw_number(painter, document, number, area.size())
    painter.end()


def lay_out(document: QTextDocument, width: float) -> None:
    """Lay ``document`` out in one long page of ``width``, alike on all screens."""
    font = QFont(document.defaultFont())
    font.setPixelSize(TEXT_SIZE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    document.setTextWidth(width)


def strips(document: QTextDocument) -> list[Strip]:
    """What ``document`` may be cut into, from top to bottom."""
    return list(_strips(document))


def paginated(parts: Sequence[Strip], height: float) -> list[Sheet]:
    """Pages of ``height`` for ``parts``, cut where no strip leads to the next.

    A chain of them that is too long for a page is cut wherever it has to be.
    """
    sheets: list[Sheet] = []
    page: list[Strip] = []
    for chain in _chains(parts):
        if page and not _fits(page, chain, height):
            sheets.append(_sheet(page))
            page = []
        for strip in chain:
            if page and not _fits(page, [strip], height):
                sheets.append(_sheet(page))
                page = []
            page.append(strip)
    return [*sheets, _sheet(page)] if page else sheets


def _chains(parts: Sequence[Strip]) -> Iterator[list[Strip]]:
    chain: list[Strip] = []
    for strip in parts:
        chain.append(strip)
        if not strip.leads:
            yield chain
            chain = []
    if chain:
        yield chain


def _fits(page: Sequence[Strip], more: Sequence[Strip], height: float) -> bool:
    header = page[0].header
    room = height - (header[1] - header[0] if header is not None else 0)
    return more[-1].bottom - page[0].top <= room


def _sheet(page: Sequence[Strip]) -> Sheet:
    return Sheet(page[0].top, page[-1].bottom, page[0].header)


def _strips(document: QTextDocument) -> Iterator[Strip]:
    layout = document.documentLayout()
    for table, blocks in groupby(_blocks(document), _table_of):
        if table is None:
            for block in blocks:
                if block.text().strip():
                    place = layout.blockBoundingRect(block)
                    yield Strip(place.top(), place.bottom(), _announces(block))
        elif _IMAGE in table.cellAt(0, 0).firstCursorPosition().block().text():
            edges = _edges(table, layout)
            yield Strip(edges[0], edges[-1])
        else:
            yield from _rows(table, layout)


def _edges(table: QTextTable, layout: QAbstractTextDocumentLayout) -> list[float]:
    """Where the rows of ``table`` begin, and where the last one ends, without its border."""
    border = table.format().border()
    around = table.format().cellPadding() + border
    cells = [
        [table.cellAt(row, column) for column in range(table.columns())]
        for row in range(table.rows())
    ]
    firsts = [[cell.firstCursorPosition().block() for cell in row] for row in cells]
    lasts = [cell.lastCursorPosition().block() for cell in cells[-1]]
    edges = [min(layout.blockBoundingRect(one).top() for one in row) - around for row in firsts]
    return [*edges, max(layout.blockBoundingRect(one).bottom() for one in lasts) + around - border]


def _rows(table: QTextTable, layout: QAbstractTextDocumentLayout) -> Iterator[Strip]:
    count = table.rows()
    border = table.format().border()
    edges = _edges(table, layout)
    # The line above the header is outside of its cells.
    edges[0] -= border
    header = (edges[0], edges[1] + border)
    for row in range(count):
        # Neither the header nor the first or last row stands alone.
        leads = row < count - 1 and (count <= SMALL_TABLE or row < 2 or row == count - 2)
        # The line below a row belongs to both rows.
        yield Strip(edges[row], edges[row + 1] + border, leads, header if row else None)


def _announces(block: QTextBlock) -> bool:
    """Whether it is a heading, or stands before a list, a table or a picture to tell of it."""
    if block.blockFormat().headingLevel() or block.text().endswith(":"):
        return True
    return block.textList() is None and _table_of(block.next()) is not None


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _table_of(block: QTextBlock) -> QTextTable | None:
    return QTextCursor(block).currentTable() if block.isValid() else None


def _draw(painter: QPainter, document: QTextDocument, sheet: Sheet) -> None:
    below = 0.0
    if sheet.header is not None:
        _draw_part(painter, document, *sheet.header, 0)
        below = sheet.header[1] - sheet.header[0]
    _draw_part(painter, document, sheet.top, sheet.bottom, below)


def _draw_part(
    painter: QPainter, document: QTextDocument, top: float, bottom: float, at: float
) -> None:
    """Draw what is between ``top`` and ``bottom`` so that it begins ``at`` so far down."""
    painter.save()
    painter.translate(0, at - top)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = QRectF(0, top, document.textWidth(), bottom - top)
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _draw_number(painter: QPainter, document: QTextDocument, number: int, area: QSizeF) -> None:
    """Write the number below the end of the lines."""
    painter.save()
    painter.setFont(document.defaultFont())
    painter.setPen(Qt.GlobalColor.black)
    side = Qt.AlignmentFlag.AlignLeft if reads_right_to_left() else Qt.AlignmentFlag.AlignRight
    room = QRectF(QPointF(0, area.height() + NUMBER_BELOW), QSizeF(area.width(), 2 * TEXT_SIZE))
    flags = side | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(room, flags, terms.number(number))
    painter.restore()


def _scaled(rect: QRectF, factor: float) -> QRectF:
    return QRectF(rect.topLeft() * factor, rect.size() * factor)
