"""The sheet of all keys."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.rulebook.bidi import isolated
from canasta_qt.windows.dialog import Dialog

HEIGHT: Final = 560
"""Pixels that the sheet is high; the rest is scrolled to."""


class Shortcuts(Dialog):
    """Lists the keys of the table, and those of all menus as they are now."""

    def __init__(self, menus: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menus = menus
        self.texts.show(lambda: self.tr("Keys"), self.setWindowTitle)
        self.texts.follow(self._fill)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.add_below(buttons)

    def wanted_size(self) -> QSize:
        """Wide enough for the texts, and high enough for a good part of them."""
        size = self.sizeHint()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return QSize(size.width() + bar, min(size.height(), HEIGHT))

    def _fill(self) -> None:
        content = QWidget()
        groups = QVBoxLayout(content)
        _add(groups, self.tr("On the table"), self._table_keys())
        for action in self._menus.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                _add(groups, _plain(action.text()), list(_keys(menu)))
        groups.addStretch(1)
        self.set_content(content)

    def _table_keys(self) -> list[tuple[str, str]]:
        return [
            (
                _alternatives("←", "→", "↑", "↓"),
                self.tr("Go from one card, meld or pile to the next"),
            ),
            (
                _alternatives(self.tr("Home", "key"), self.tr("End", "key")),
                self.tr("Go to the first or last card"),
            ),
            (
                _alternatives("2–9", *"0JQKAW"),
                self.tr("Go to the next card of that rank; 0 is ten, W a wild card"),
            ),
            (
                self.tr("Space", "key"),
                self.tr("Select a card; lay what is selected; use the stock, the pile, the kitty"),
            ),
            (
                self.tr("Return", "key"),
                self.tr("Do with a card what suggests itself: add it, meld its rank, discard it"),
            ),
            (
                _alternatives(self.tr("Menu", "key"), _native(QKeySequence("Shift+F10"))),
                self.tr("Show all that can be done with a card"),
            ),
            (self.tr("Esc", "key"), self.tr("Let go of what is dragged or selected")),
            (self.tr("Tab", "key"), self.tr("Go to the panels beside the table")),
        ]


def _add(groups: QVBoxLayout, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    form = QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    for keys, text in rows:
        label = QLabel(keys)
        label.setTextFormat(Qt.TextFormat.PlainText)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        about = QLabel(text, wordWrap=True)
        about.setMinimumWidth(300)
        label.setBuddy(about)
        form.addRow(label, about)
    group = QGroupBox(title)
    group.setLayout(form)
    groups.addWidget(group)


def _keys(menu: QMenu) -> Iterator[tuple[str, str]]:
    """Keys and texts of the actions in ``menu`` and those below it."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _keys(inner)
        elif not action.shortcut().isEmpty():
            yield _alternatives(*map(_native, action.shortcuts())), _plain(action.text())


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _alternatives(*keys: str) -> str:
    """Names of keys any of which will do, in this order along the line."""
    return " / ".join(map(isolated, keys))


def _plain(text: str) -> str:
    """``text`` of a menu without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
