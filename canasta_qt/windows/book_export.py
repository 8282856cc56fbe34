"""A rule book on paper and in files."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QUrl
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter, QTextDocument

from canasta_qt.rulebook.book.contents import Book
from canasta_qt.rulebook.html import page
from canasta_qt.windows.book_paper import print_document
from canasta_qt.windows.book_pictures import BookPictures

PAPER_STYLE: Final = """
body { color: black; }
h1, h2, h3, th { color: black; }
a { color: black; text-decoration: none; }
table { border-collapse: collapse; margin-top: 8px; margin-bottom: 12px; }
td, th { border: 1px solid #999; }
table.picture { margin-top: 0; margin-bottom: 4px; }
td.picture { border: none; }
th { background-color: #eee; }
.red { color: #b00020; }
"""
FILE_RATIO: Final = 2.0
"""Pixels of the pictures in pages of HTML for one of the page, for screens that have more."""
PAPER_RATIO: Final = 4.0
"""The same on paper."""
PDF: Final = ".pdf"
"""The suffix of files that are written as PDF; all others are HTML."""


def write(book: Book, file: Path, deck: str) -> None:
    """Write ``book`` with cards of ``deck`` to ``file``, in the format of its suffix.

    Raises OSError.
    """
    if file.suffix.lower() == PDF:
        file.write_bytes(as_pdf(book, deck))
    else:
        file.write_bytes(as_html(book, deck))


def as_html(book: Book, deck: str) -> bytes:
    """``book`` as a page for the web, with cards of ``deck`` in it."""
    pictures = BookPictures(deck, ratio=FILE_RATIO)
    return page(book, web=True, draw=pictures.embedded).encode("utf-8")


def as_pdf(book: Book, deck: str) -> bytes:
    """``book`` as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(book.title)
    print_on(book, deck, writer)
    del writer
    return bytes(buffer.data().data())


def print_on(book: Book, deck: str, device: QPagedPaintDevice) -> None:
    """Draw ``book`` with cards of ``deck`` on the pages of ``device``."""
    print_document(as_document(book, deck), device)


def as_document(book: Book, deck: str) -> QTextDocument:
    """``book`` in the colours of paper, with cards of ``deck`` in it."""
    pictures = BookPictures(deck, ratio=PAPER_RATIO)
    document = QTextDocument()
    text = page(book, PAPER_STYLE, draw=pictures.addressed)
    for address in pictures.addresses():
        image = QTextDocument.ResourceType.ImageResource.value
        document.addResource(image, QUrl(address), pictures.image(address))
    document.setHtml(text)
    return document
