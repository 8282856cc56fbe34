"""The place of the rule book: a window of its own, or beside the table."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.topics import refusal_topic, topic
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows.appearance import chosen_deck
from canasta_qt.windows.book_view import BookView
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.side_window import SideWindow
from canasta_qt.windows.texts import Texts

SMALLEST_DOCK = 320
"""Pixels that the book takes beside the table at least."""


class _Window(SideWindow):
    """A window that Escape closes."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class RuleBook(QObject):
    """The rule book of ``window``; it is made when it is first shown."""

    def __init__(self, window: QMainWindow, preferences: Preferences, texts: Texts) -> None:
        super().__init__(window)
        self._main = window
        self._texts = texts
        self._preferences = preferences
        self.dock = QDockWidget(window)
        texts.show(lambda: self.tr("Rules"), self.dock.setWindowTitle)
        self.dock.setObjectName("rules")
        self.dock.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
        self.dock.hide()
        # Without the view it would show an empty panel.
        self.dock.toggleViewAction().setVisible(False)
        self.window: QWidget | None = None
        self._view: BookView | None = None

    @property
    def view(self) -> BookView:
        """The book itself."""
        if self._view is None:
            self._view = BookView(chosen_deck(self._preferences))
            self._view.beside.setChecked(self._preferences.book_beside)
            self._view.beside.toggled.connect(self._place)
        return self._view

    def show(self, rules: RuleSet, observation: Observation, refusal: Refusal | None) -> None:
        """Open the book of ``rules`` at what the player does, or was just refused."""
        place = topic(observation)
        if refusal is not None and book(rules).has(refusal_topic(refusal.reason)):
            place = refusal_topic(refusal.reason)
        # A place is found only in a text that has its width.
        self._place(self.view.beside.isChecked())
        self.view.show_rules(rules, place)
        self.view.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_deck(self, deck: str) -> None:
        """Show cards of ``deck``."""
        if self._view is not None:
            self._view.set_deck(deck)

    def follow(self, rules: RuleSet) -> None:
        """Show ``rules``, of which a match begins, if the book is open."""
        if not self.dock.isHidden() and self._view is None:
            self._place(True)
            self.view.show_rules(rules)
        elif self._view is not None:
            self.view.show_rules(rules, self.view.browser.source().fragment())

    def close(self) -> None:
        """Close the window of the book, if there is one, and remember where it was."""
        if self.window is not None:
            self._preferences.book_geometry = self.window.saveGeometry()
            self.window.close()

    def _place(self, beside: bool) -> None:
        self._preferences.book_beside = beside
        if beside:
            if self.window is not None:
                self.window.hide()
            self.view.setMinimumWidth(SMALLEST_DOCK)
            self.dock.setWidget(self.view)
            self.view.set_narrow(True)
            self.dock.show()
            self.dock.raise_()
            return
        self.dock.hide()
        if self.window is None:
            self.window = self._make_window()
        layout = self.window.layout()
        assert layout is not None
        self.view.set_narrow(False)
        layout.addWidget(self.view)
        self.view.show()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _make_window(self) -> QWidget:
        window = _Window(self._main)
        self._texts.show(lambda: self.tr("Rules"), window.setWindowTitle)
        window.setWindowIcon(QIcon(":/icons/rules.svg"))
        rows = QVBoxLayout(window)
        rows.setContentsMargins(0, 0, 0, 0)
        geometry = self._preferences.book_geometry
        if geometry.isEmpty() or not window.restoreGeometry(geometry):
            window.resize(860, 680)
        return window
