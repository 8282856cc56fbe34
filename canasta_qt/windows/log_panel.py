"""The panel beside the table that tells what happened."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from canasta_qt.model.log_model import EVENT_ROLE, LogModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.rules.events import Event

SMALLEST: Final = 230
"""Pixels that the panel is wide at least."""


class LogPanel(QPlainTextEdit):
    """What happened, the newest line in sight; a line that is clicked shows where.

    Lines come when the table shows what they tell of, not before. A text rather than a list view,
    which would measure all lines anew for each that comes, and which readers cannot mark and copy.
    """

    told = Signal(str)
    """A line has come."""
    chosen = Signal(object)
    """The player wants to see the cards of this Event."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(SMALLEST)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setMouseTracking(True)
        self._model: LogModel | None = None
        self._shown = 0
        """How many lines of the model are to be seen."""
        self._row = -1
        """The line that is marked because it would be chosen."""
        self._pressed = QPoint()
        self._name_itself()
        self._turn_lines()

    def _turn_lines(self) -> None:
        """Let lines begin where the language has it."""
        option = self.document().defaultTextOption()
        backwards = self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if backwards else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        self.document().setDefaultTextOption(option)

    def _name_itself(self) -> None:
        self.setAccessibleName(self.tr("What happened"))
        self.setToolTip(self.tr("Click a line to see its cards on the table"))

    def changeEvent(self, event: QEvent) -> None:
        """Tell everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._turn_lines()
        elif event.type() == QEvent.Type.LanguageChange:
            self._name_itself()
            self.clear()
            self._append(0)

    def show_table(self, table: TableModel) -> None:
        """Follow ``table`` from now on."""
        if self._model is not None:
            self._model.disconnect(self)
        self._model = LogModel(table, table)
        self._model.rowsRemoved.connect(self._remove)
        table.reset.connect(self.catch_up)
        self.clear()
        self._shown = 0
        self._mark(-1)

    def keep_step(self, event: Event) -> None:
        """Show the lines up to that of ``event``, which begins to be shown on the table."""
        if self._model is None:
            return
        for row in range(self._shown, self._model.rowCount()):
            if self._model.index(row).data(EVENT_ROLE) is event:
                self._show_up_to(row + 1)

    def catch_up(self) -> None:
        """Show all lines."""
        if self._model is not None:
            self._show_up_to(self._model.rowCount())

    def _show_up_to(self, count: int) -> None:
        first, self._shown = self._shown, count
        for line in self._append(first):
            self.told.emit(line)

    def _append(self, first: int) -> list[str]:
        """Write the lines from ``first`` to the last that is to be seen; what they say."""
        lines: list[str] = []
        if self._model is not None:
            lines = [self._model.index(row).data() for row in range(first, self._shown)]
        for line in lines:
            self.appendPlainText(line)
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
        return lines

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        cursor = self.textCursor()
        while self._shown > first:
            self._shown -= 1
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.removeSelectedText()
        self._mark(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or self.textCursor().hasSelection():
            return
        row = self._row_at(event.position().toPoint())
        if row == self._row_at(self._pressed):
            self._choose(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            self._mark(self._row_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mark(self.textCursor().blockNumber() if self.hasFocus() else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.textCursor().blockNumber())
            event.accept()
            return
        super().keyPressEvent(event)
        self._mark(self.textCursor().blockNumber())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.moveCursor(QTextCursor.MoveOperation.End)
            self.moveCursor(QTextCursor.MoveOperation.StartOfBlock)
        self._mark(self.textCursor().blockNumber())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark(-1)

    def _row_at(self, point: QPoint) -> int:
        """The line at ``point`` of the viewport; -1 below the last."""
        cursor = self.cursorForPosition(point)
        block = cursor.block()
        space = self.blockBoundingGeometry(block).translated(self.contentOffset())
        return block.blockNumber() if space.bottom() > point.y() else -1

    def _event_of(self, row: int) -> Event | None:
        if self._model is None or not 0 <= row < self._shown:
            return None
        found = self._model.index(row).data(EVENT_ROLE)
        return found if isinstance(found, Event) else None

    def _choose(self, row: int) -> None:
        event = self._event_of(row)
        if event is not None:
            self.chosen.emit(event)

    def _mark(self, row: int) -> None:
        """Mark the line ``row`` if it can be chosen, and no other."""
        found = row if self._event_of(row) is not None else -1
        shape = Qt.CursorShape.PointingHandCursor if found >= 0 else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        if found == self._row:
            return
        self._row = found
        marks = []
        if found >= 0:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document().findBlockByNumber(found))
            mark.format = QTextCharFormat()
            mark.format.setBackground(self.palette().brush(QPalette.ColorRole.AlternateBase))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks = [mark]
        self.setExtraSelections(marks)
