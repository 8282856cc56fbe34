"""A rule book on paper and in files."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter, QTextDocument

from canasta_qt.rulebook.book.contents import Book
from canasta_qt.rulebook.html import page

PAPER_STYLE: Final = """
body { color: black; }
h1, h2, h3, th { color: black; }
a { color: black; text-decoration: none; }
table { border-collapse: collapse; margin-top: 8px; margin-bottom: 12px; }
td, th { border: 1px solid #999; }
th { background-color: #eee; }
.red { color: #b00020; }
"""
PDF: Final = ".pdf"
"""The suffix of files that are written as PDF; all others are HTML."""


def write(book: Book, file: Path) -> None:
    """Write ``book`` to ``file``, in the format of its suffix. Raises OSError."""
    if file.suffix.lower() == PDF:
        file.write_bytes(as_pdf(book))
    else:
        file.write_text(page(book, web=True), encoding="utf-8")


def as_pdf(book: Book) -> bytes:
    """``book`` as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(book.title)
    print_on(book, writer)
    del writer
    return bytes(buffer.data().data())


def print_on(book: Book, device: QPagedPaintDevice) -> None:
    """Draw ``book`` on the pages of ``device``."""
    document = QTextDocument()
    document.setHtml(page(book, PAPER_STYLE))
    document.print_(device)
