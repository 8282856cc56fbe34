"""The sheet of all keys."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)


class Shortcuts(QDialog):
    """Lists the keys of the table, and those of all menus as they are now."""

    def __init__(self, menus: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._rows = QVBoxLayout()
        self._add(self.tr("On the table"), self._table_keys())
        for action in menus.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._add(_plain(action.text()), list(_keys(menu)))
        self._rows.addStretch(1)
        content = QWidget()
        content.setLayout(self._rows)
        area = QScrollArea(widgetResizable=True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        area.setMinimumWidth(
            content.sizeHint().width() + area.verticalScrollBar().sizeHint().width()
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(area)
        column.addWidget(buttons)
        self.resize(self.sizeHint().width(), 560)

    def _table_keys(self) -> list[tuple[str, str]]:
        def keys(*names: Qt.Key) -> str:
            native = QKeySequence.SequenceFormat.NativeText
            return " ".join(QKeySequence(name).toString(native) for name in names)

        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        return [
            (keys(*arrows), self.tr("Go from one card, meld or pile to the next")),
            (keys(Qt.Key.Key_Home, Qt.Key.Key_End), self.tr("Go to the first or last card")),
            (
                self.tr("2–9, 0, J, Q, K, A, W"),
                self.tr("Go to the next card of that rank; 0 is ten, W a wild card"),
            ),
            (
                keys(Qt.Key.Key_Space),
                self.tr("Select a card; lay what is selected; use the stock, the pile, the kitty"),
            ),
            (
                keys(Qt.Key.Key_Return),
                self.tr("Do with a card what suggests itself: add it, meld its rank, discard it"),
            ),
            (
                f"{keys(Qt.Key.Key_Menu)} "
                + QKeySequence("Shift+F10").toString(QKeySequence.SequenceFormat.NativeText),
                self.tr("Show all that can be done with a card"),
            ),
            (keys(Qt.Key.Key_Escape), self.tr("Let go of what is dragged or selected")),
            (keys(Qt.Key.Key_Tab), self.tr("Go to the panels beside the table")),
        ]

    def _add(self, title: str, rows: list[tuple[str, str]]) -> None:
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
        self._rows.addWidget(group)


def _keys(menu: QMenu) -> Iterator[tuple[str, str]]:
    """Keys and texts of the actions in ``menu`` and those below it."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _keys(inner)
        elif not action.shortcut().isEmpty():
            native = QKeySequence.SequenceFormat.NativeText
            yield action.shortcut().toString(native), _plain(action.text())


def _plain(text: str) -> str:
    """``text`` of a menu without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
