"""The rule book with all that helps to find something in it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, QUrl
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QToolBar,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.rulebook import system_faults, terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rulebook.book.blocks import Heading
from canasta_qt.rulebook.book.contents import Book, book
from canasta_qt.rulebook.html import anchor
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows import book_export
from canasta_qt.windows.book_browser import BookBrowser, number_of
from canasta_qt.windows.book_pictures import BookPictures
from canasta_qt.windows.book_search import BookSearch
from canasta_qt.windows.dialog import Message
from canasta_qt.windows.dialogs import Dialogs
from canasta_qt.windows.texts import Texts

PLACE_ROLE: Final = Qt.ItemDataRole.UserRole
"""The place in the book to which an entry of the contents leads."""

WIDE_SIZES: Final = (220, 560)
"""Pixels that contents and text have of the width, until they are moved."""
NARROW_SIZES: Final = (160, 480)
"""Pixels that they have of the height in a narrow place."""


class BookView(QWidget):
    """Shows the rules of one rule set at a time: the presets', and those of the running match."""

    def __init__(self, deck: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._rules: list[RuleSet] = list(PRESETS.values())
        self._dialogs = Dialogs(self)
        self._listed = -1
        """The number of the book whose contents are listed."""
        self.browser = BookBrowser(self._book, BookPictures(deck))
        self.browser.sourceChanged.connect(self._on_moved)
        self.browser.verticalScrollBar().valueChanged.connect(
            lambda: self._mark_entry(self.browser.place_in_sight())
        )
        self._texts = Texts()
        self.search = BookSearch(self.browser, self._texts, self)
        self.browser.made_anew.connect(self.search.refresh)
        self.search.shown.connect(lambda place: self._mark_entry(self.browser.place_of(place)))
        self.chooser = QComboBox()
        self._texts.show(lambda: self.tr("Rule set"), self.chooser.setAccessibleName)
        self.chooser.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chooser.addItems([terms.rule_set(rules) for rules in self._rules])
        self.chooser.activated.connect(self._choose)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self._texts.show(lambda: self.tr("Contents"), self.contents.setAccessibleName)
        self.contents.currentItemChanged.connect(self._go_to)
        self._make_actions()
        self._lay_out()

    def show_rules(self, rules: RuleSet, place: str = "") -> None:
        """Show the book of ``rules`` where ``place``, the name of a section, begins."""
        if rules not in self._rules:
            self._rules.append(rules)
            self.chooser.addItem(terms.rule_set(rules))
        self.browser.show_place(self._rules.index(rules), place)

    def set_deck(self, deck: str) -> None:
        """Show cards of ``deck``."""
        self._deck = deck
        self.browser.set_deck(deck)

    def set_narrow(self, narrow: bool) -> None:
        """Put the contents above the text rather than at its side."""
        self.splitter.setOrientation(
            Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal
        )
        self.splitter.setSizes(NARROW_SIZES if narrow else WIDE_SIZES)

    @property
    def rules(self) -> RuleSet:
        """The rule set whose book is shown."""
        return self._rules[self.browser.number]

    def _book(self, number: int) -> Book:
        return book(self._rules[number])

    # Making

    def _action(self, text: Callable[[], str]) -> QAction:
        action = QAction(self)
        self._texts.show(text, action.setText)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        return action

    def _make_actions(self) -> None:
        self.back = self._action(lambda: self.tr("Back"))
        self.back.setShortcut(QKeySequence.StandardKey.Back)
        self.back.setEnabled(False)
        self.back.triggered.connect(self.browser.backward)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.forward = self._action(lambda: self.tr("Forward"))
        self.forward.setShortcut(QKeySequence.StandardKey.Forward)
        self.forward.setEnabled(False)
        self.forward.triggered.connect(self.browser.forward)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.find_action = self._action(lambda: self.tr("Search"))
        self.find_action.setShortcut(QKeySequence.StandardKey.Find)
        self.find_action.triggered.connect(self._start_search)
        self.find_next = self._action(lambda: self.tr("Next place"))
        self.find_next.setShortcut(QKeySequence.StandardKey.FindNext)
        self.find_next.triggered.connect(self.search.show_next)
        self.find_previous = self._action(lambda: self.tr("Previous place"))
        self.find_previous.setShortcut(QKeySequence.StandardKey.FindPrevious)
        self.find_previous.triggered.connect(self.search.show_previous)
        self.print_action = self._action(lambda: self.tr("Print…"))
        self.print_action.triggered.connect(self._ask_for_printer)
        self.export_action = self._action(lambda: self.tr("Export…"))
        self.export_action.triggered.connect(self._ask_for_file)
        self.beside = self._action(lambda: self.tr("Beside the table"))
        self.beside.setCheckable(True)

    def _lay_out(self) -> None:
        choosing = QHBoxLayout()
        self._steps = [self._arrow(self.back), self._arrow(self.forward)]
        for button in self._steps:
            choosing.addWidget(button)
        choosing.addWidget(self.chooser, 1)
        tools = QToolBar()
        tools.addActions([self.beside, self.print_action, self.export_action])
        row = QHBoxLayout()
        row.addWidget(self.search.field, 1)
        row.addWidget(self.search.count)
        row.addWidget(self._arrow(self.find_previous, Qt.ArrowType.UpArrow))
        row.addWidget(self._arrow(self.find_next, Qt.ArrowType.DownArrow))
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(True)
        self.splitter.addWidget(self.contents)
        self.splitter.addWidget(self.browser)
        self.splitter.setStretchFactor(1, 1)
        self.set_narrow(False)
        self._point_steps()
        rows = QVBoxLayout(self)
        rows.addLayout(choosing)
        rows.addLayout(row)
        rows.addWidget(self.splitter, 1)
        rows.addWidget(tools)

    def _arrow(self, action: QAction, arrow: Qt.ArrowType = Qt.ArrowType.NoArrow) -> QToolButton:
        """A button with an arrow in the colours of the windows, which icons would not have."""
        button = QToolButton(autoRaise=True)
        button.setDefaultAction(action)
        button.setArrowType(arrow)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._texts.follow(lambda: button.setAccessibleName(action.text()))
        return button

    def _point_steps(self) -> None:
        """Let the arrows for back and forward point where the language has them."""
        arrows = [Qt.ArrowType.LeftArrow, Qt.ArrowType.RightArrow]
        if self.isRightToLeft():
            arrows.reverse()
        for button, arrow in zip(self._steps, arrows, strict=True):
            button.setArrowType(arrow)

    # Finding one's way

    def _choose(self, number: int) -> None:
        """Show another rule set, in the section that is shown of this one."""
        if number != self.browser.number:
            self.browser.show_place(number, self.browser.source().fragment())

    def _go_to(self, entry: QTreeWidgetItem | None) -> None:
        if entry is not None:
            self.browser.show_place(self.browser.number, entry.data(0, PLACE_ROLE))

    def _on_moved(self, place: QUrl) -> None:
        # The browser tells of a new source before it calls it its own.
        number = number_of(place)
        if number != self._listed:
            self._listed = number
            self.chooser.setCurrentIndex(number)
            self._list_contents(self._book(number))
            self.search.refresh()
        self._mark_entry(place.fragment())

    def _mark_entry(self, place: str) -> None:
        """Mark the entry of the contents that leads to ``place``; none above the first section."""
        self.contents.blockSignals(True)
        if not place:
            self.contents.setCurrentIndex(QModelIndex())
        for entry in self._entries():
            if entry.data(0, PLACE_ROLE) == place:
                parent = entry.parent()
                folded = parent is not None and not parent.isExpanded()
                self.contents.setCurrentItem(parent if folded and parent is not None else entry)
        self.contents.blockSignals(False)

    def _list_contents(self, shown: Book) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        for section in shown.sections:
            entry = QTreeWidgetItem(self.contents, [section.title])
            entry.setData(0, PLACE_ROLE, section.name)
            headings = [block for block in section.blocks if isinstance(block, Heading)]
            for place, heading in enumerate(headings, 1):
                child = QTreeWidgetItem(entry, [heading.text])
                child.setToolTip(0, heading.text)
                child.setData(0, PLACE_ROLE, anchor(section, place))
        self.contents.blockSignals(False)

    def _entries(self) -> Iterable[QTreeWidgetItem]:
        for place in range(self.contents.topLevelItemCount()):
            entry = self.contents.topLevelItem(place)
            assert entry is not None
            yield entry
            for number in range(entry.childCount()):
                child = entry.child(number)
                assert child is not None
                yield child

    def _start_search(self) -> None:
        self.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.field.selectAll()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LayoutDirectionChange:
                self._point_steps()
            case QEvent.Type.LanguageChange:
                self._tell_again()

    def _tell_again(self) -> None:
        self._texts.tell_again()
        for number, rules in enumerate(self._rules):
            self.chooser.setItemText(number, terms.rule_set(rules))
        if self.browser.number >= 0:
            place = self.browser.place_in_sight()
            self._list_contents(self._book(self.browser.number))
            self.browser.show_anew()
            self.browser.scrollToAnchor(place)
            self._mark_entry(place)

    # Paper and files

    def _ask_for_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(terms.rule_set(self.rules))
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(
            lambda: book_export.print_on(self._book(self.browser.number), self._deck, printer)
        )
        self._dialogs.open(dialog)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the rules"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Web page (*.html)"), self.tr("PDF document (*.pdf)")])
        dialog.setDefaultSuffix("html")
        dialog.filterSelected.connect(
            lambda name: dialog.setDefaultSuffix("pdf" if "*.pdf" in name else "html")
        )
        dialog.selectFile(terms.rule_set(self.rules))
        dialog.fileSelected.connect(lambda file: self.export(Path(file)))
        self._dialogs.open(dialog)

    def export(self, file: Path) -> None:
        """Write the book that is shown to ``file``, or say that this is not possible."""
        try:
            book_export.write(self._book(self.browser.number), file, self._deck)
        except OSError as error:
            fault = error  # The name "error" ends with this block.
            box = Message(self)
            box.setIcon(Message.Icon.Warning)
            box.texts.show(lambda: self.tr("Export the rules"), box.setWindowTitle)
            box.texts.show(
                lambda: self.tr("The rules cannot be written to {file}.").format(
                    file=isolated(str(file))
                ),
                box.setText,
            )
            box.texts.show(lambda: system_faults.reason(fault), box.setInformativeText)
            self._dialogs.open(box)
