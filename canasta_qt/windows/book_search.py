"""Searching a text: a field, and what it finds marked in the text."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QLineEdit, QTextEdit

from canasta_qt.rulebook import terms
from canasta_qt.windows.book_browser import BookBrowser, mixed
from canasta_qt.windows.texts import Texts

FAINT = 0.3
"""How strongly the places are marked that are not the one that is shown."""
DOWN = 0.3
"""How far down the window a place is shown, so that what is before and after it can be read."""


class BookSearch(QObject):
    """Finds what is typed into ``field`` in the text of ``browser``, from its start again when it
    has come to the end."""

    shown = Signal(int)
    """A place is shown that begins with the character at this position."""

    def __init__(self, browser: BookBrowser, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._browser = browser
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.textChanged.connect(self._show_first)
        self.field.returnPressed.connect(self.show_next)
        self.count = QLabel()
        """Which of how many places is shown."""
        self._found: list[QTextCursor] = []
        self._shown = 0
        texts.show(lambda: self.tr("Search"), self.field.setPlaceholderText)
        texts.show(lambda: self.tr("Search the rules"), self.field.setAccessibleName)

    def show_next(self) -> None:
        """Go to the next place, or the first again."""
        self._step(1)

    def show_previous(self) -> None:
        """Go to the place before, or the last."""
        self._step(-1)

    def refresh(self) -> None:
        """Search again, since the text has changed, but stay where the reader is."""
        shown, count = self._shown, len(self._found)
        self._find()
        if len(self._found) == count:
            # The page says the same as before.
            self._shown = shown
        self._mark()
        self._tell()

    def _step(self, step: int) -> None:
        if self._found:
            self._shown = (self._shown + step) % len(self._found)
            self._show()

    def _show_first(self) -> None:
        """Go to the first place from where the reader is."""
        self._find()
        if self._found:
            self._show()
        else:
            self._mark()
            self._tell()

    def _find(self) -> None:
        text = self.field.text().strip()
        here = self._here()
        self._found = []
        document = self._browser.document()
        place = QTextCursor(document)
        while text:
            place = document.find(text, place, QTextDocument.FindFlag(0))
            if place.isNull():
                break
            self._found.append(QTextCursor(place))
        after = [number for number, one in enumerate(self._found) if one.selectionStart() >= here]
        self._shown = after[0] if after else 0

    def _here(self) -> int:
        """Where the reader is: at the cursor, which every place that is found gets, or else at the
        top of the window."""
        cursor = self._browser.textCursor()
        if self._browser.viewport().rect().contains(self._browser.cursorRect(cursor).center()):
            return cursor.selectionStart()
        return self._browser.first_in_sight

    def _mark(self) -> None:
        colours = self._browser.palette()
        highlight = colours.color(QPalette.ColorRole.Highlight)
        faint = mixed(highlight, colours.color(QPalette.ColorRole.Base), FAINT)
        marks = []
        for number, place in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            if number == self._shown:
                mark.format.setBackground(highlight)
                mark.format.setForeground(colours.color(QPalette.ColorRole.HighlightedText))
            else:
                mark.format.setBackground(faint)
            mark.cursor = place
            marks.append(mark)
        self._browser.setExtraSelections(marks)

    def _show(self) -> None:
        place = QTextCursor(self._found[self._shown])
        place.setPosition(place.selectionStart())
        self._browser.setTextCursor(place)
        self._browser.bring_into_sight(place.position(), DOWN)
        self._mark()
        self._tell()
        self.shown.emit(place.position())

    def _tell(self) -> None:
        if not self.field.text().strip():
            self.count.clear()
        elif not self._found:
            self.count.setText(self.tr("not found"))
        else:
            self.count.setText(
                self.tr("{number} of {count}").format(
                    number=terms.number(self._shown + 1), count=terms.number(len(self._found))
                )
            )
