"""The page of a rule book on the screen."""

from collections.abc import Callable, Iterator
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QUrl, Signal
from PySide6.QtGui import QColor, QPalette, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from canasta_qt.rulebook.book.contents import Book
from canasta_qt.rulebook.html import page
from canasta_qt.windows.book_pictures import BookPictures

_SCHEME: Final = "rules"
_LIGHT_RED: Final = "#ff8a80"
_DARK_RED: Final = "#c62828"
_LIGHT_LINK: Final = "#8ab4f8"
"""For dark windows in which the palette leaves links in dark blue."""
MARGIN: Final = 16
NARROW: Final = 288
"""Pixels that pictures have beside each other in the narrowest place of the book."""
WIDE: Final = 540
"""The same where the book has room."""
INDENT: Final = 24
"""Pixels by which lists stand in from the text."""


class BookBrowser(QTextBrowser):
    """Shows the books that ``open_book`` gives for numbers, in the colours of the windows."""

    made_anew = Signal()
    """The page is another document, though it says the same."""

    def __init__(
        self,
        open_book: Callable[[int], Book],
        pictures: BookPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_book = open_book
        self._pictures = pictures
        self._laid_out_for = 0
        """The room for pictures on the page that is shown."""
        self.setOpenExternalLinks(False)
        self.setAccessibleName(self.tr("Rules"))
        self.document().setDocumentMargin(MARGIN)
        self.document().setIndentWidth(INDENT)
        self.sourceChanged.connect(self._lay_out)
        self._reading: tuple[int, int] | None = None
        """The first character in the window and how far below its edge it is, in pixels, when the
        reader went there; None until that is asked for."""
        self._is_fitting = False
        """Whether the page moves since it is laid out anew, not since the reader goes on."""
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def number(self) -> int:
        """The number of the book that is shown; -1 before there is one."""
        return number_of(self.source())

    def show_place(self, number: int, place: str) -> None:
        """Show the book with ``number`` where ``place``, a section or heading, begins."""
        url = QUrl(f"{_SCHEME}:/{number}")
        if place:
            url.setFragment(place)
        self.setSource(url)

    def place_in_sight(self) -> str:
        """The section or heading that the text at the top of the window belongs to."""
        layout = self.document().documentLayout()
        top = self.verticalScrollBar().value() + MARGIN
        return self._last_place(lambda block: layout.blockBoundingRect(block).top() <= top)

    def place_of(self, position: int) -> str:
        """The section or heading that the character at ``position`` belongs to."""
        return self._last_place(lambda block: block.position() <= position)

    def _last_place(self, is_before: Callable[[QTextBlock], bool]) -> str:
        found = ""
        for block, place in self._places():
            if not is_before(block):
                break
            found = place
        return found

    @property
    def first_in_sight(self) -> int:
        """The position of the first character in the window."""
        return self.cursorForPosition(QPoint(0, 0)).position()

    def bring_into_sight(self, position: int, part: float = 0.0) -> None:
        """Scroll until the character at ``position`` is ``part`` of the way down the window."""
        self._lay_out()
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(position, self.document().characterCount() - 1))
        down = round(part * self.viewport().height())
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - down)

    def _lay_out(self) -> None:
        """Lay the whole page out at once. Qt does it bit by bit, and until it has come to the end,
        the lower part cannot be scrolled to: neither by going back nor by a search."""
        height = ceil(self.document().size().height())
        self.verticalScrollBar().setMaximum(max(0, height - self.viewport().height()))

    def _places(self) -> Iterator[tuple[QTextBlock, str]]:
        """The headings of the page, and what links call them."""
        block = self.document().begin()
        while block.isValid():
            # Only headings have a level, and they begin with their anchor.
            if block.blockFormat().headingLevel() and not block.begin().atEnd():
                for name in block.begin().fragment().charFormat().anchorNames():
                    yield block, name
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The page of a book, or one of its pictures."""
        place = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value:
            self._pictures.set_ratio(self.devicePixelRatioF())
            return self._pictures.image(place.toString())
        number = number_of(place)
        if kind == QTextDocument.ResourceType.HtmlResource.value and number >= 0:
            return self._page(number)
        return None

    def _page(self, number: int) -> str:
        self._laid_out_for = self._room
        return page(
            self._open_book(number),
            style(self.palette()),
            draw=self._pictures.addressed,
            room=self._laid_out_for,
        )

    @property
    def _room(self) -> int:
        """Pixels that pictures have beside each other."""
        return WIDE if self.viewport().width() >= WIDE + 2 * MARGIN else NARROW

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put pictures beside each other, or below, and stay at the text that is shown."""
        if self.number < 0:
            super().resizeEvent(event)
            return
        # Lines break elsewhere now. Asked after each of many small steps, the first character in
        # sight would be an earlier one every time.
        if self._reading is None:
            self._reading = self._reading_now()
        # A scroll bar that comes or goes resizes the page again meanwhile.
        is_inner, self._is_fitting = self._is_fitting, True
        super().resizeEvent(event)
        if self._room != self._laid_out_for:
            self.show_anew()
        first, below = self._reading
        if first:
            self.bring_into_sight(first)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - below)
        self._is_fitting = is_inner

    def _reading_now(self) -> tuple[int, int]:
        if not self.verticalScrollBar().value():
            return 0, 0
        cursor = QTextCursor(self.document())
        cursor.setPosition(self.first_in_sight)
        return cursor.position(), self.cursorRect(cursor).top()

    def _on_scrolled(self) -> None:
        if not self._is_fitting:
            self._reading = None

    def set_deck(self, deck: str) -> None:
        """Show cards of ``deck``."""
        self._pictures.set_deck(deck)
        self.show_anew()

    def event(self, event: QEvent) -> bool:
        """Draw pictures for the screen that the window has come to."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.show_anew()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the windows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Rules"))
        elif event.type() == QEvent.Type.PaletteChange:
            self.show_anew()

    def show_anew(self) -> None:
        """Make the page again, and stay at the place that is shown."""
        if self.number < 0:
            return
        height = self.verticalScrollBar().value()
        # To reload it would be to forget the section that was asked for.
        self.setHtml(self._page(self.number))
        self._lay_out()
        self.verticalScrollBar().setValue(height)
        self.made_anew.emit()


def number_of(place: QUrl) -> int:
    """The number of the book that ``place`` is in; -1 if it is in none."""
    path = place.path().strip("/")
    return int(path) if path.isdecimal() else -1


def style(colours: QPalette) -> str:
    """How a page looks in ``colours``."""
    base = colours.color(QPalette.ColorRole.Base)
    text = colours.color(QPalette.ColorRole.Text)
    link = colours.color(QPalette.ColorRole.Link)
    red = _DARK_RED
    if base.lightness() < text.lightness():
        red = _LIGHT_RED
        if link.lightness() < text.lightness() * 3 // 5:
            link = QColor(_LIGHT_LINK)
    return f"""
h1 {{ font-size: x-large; margin-top: 0; }}
h2 {{ font-size: large; margin-top: 28px; }}
h3 {{ font-size: medium; margin-top: 16px; margin-bottom: 4px; }}
p {{ margin-top: 4px; margin-bottom: 8px; }}
li {{ margin-bottom: 4px; }}
a {{ color: {link.name()}; text-decoration: none; }}
table {{ border-collapse: collapse; margin-top: 8px; margin-bottom: 12px; }}
td, th {{ border: 1px solid {mixed(text, base, 0.3).name()}; }}
table.picture {{ margin-top: 0; margin-bottom: 4px; }}
td.picture {{ border: none; }}
th {{ background-color: {mixed(text, base, 0.1).name()}; }}
.red {{ color: {red}; }}
"""


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """``part`` of ``one``, and the rest ``other``."""
    return QColor.fromRgbF(
        *(
            part * first + (1 - part) * second
            for first, second in zip(
                (one.redF(), one.greenF(), one.blueF()),
                (other.redF(), other.greenF(), other.blueF()),
                strict=True,
            )
        )
    )
