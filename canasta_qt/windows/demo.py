"""The controls of a match that is only watched."""

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QDialog

from canasta_qt.model.table_model import TableModel
from canasta_qt.windows.texts import Texts

READING: Final = 6000
"""Milliseconds for which the result of a round is shown."""


class Demo(QObject):
    """Pause and single moves, there only while nobody at this screen plays."""

    def __init__(self, texts: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self._table: TableModel | None = None
        self._dialog: QDialog | None = None
        self.pause = QAction(self, checkable=True)
        self.pause.setIcon(QIcon(":/icons/pause.svg"))
        texts.show(lambda: self.tr("&Pause"), self.pause.setText)
        texts.show(lambda: self.tr("Let the computer players wait"), self.pause.setToolTip)
        self.pause.setShortcut("F6")
        self.pause.toggled.connect(self._set_paused)
        self.step = QAction(self)
        self.step.setIcon(QIcon(":/icons/step.svg"))
        texts.show(lambda: self.tr("&One move"), self.step.setText)
        texts.show(
            lambda: self.tr("Let the next player make one move, then wait"), self.step.setToolTip
        )
        self.step.setShortcut("F7")
        self.step.triggered.connect(self._step)
        self._reading = QTimer(self, singleShot=True, interval=READING)
        self._reading.timeout.connect(self._close_dialog)

    def show_table(self, table: TableModel) -> None:
        """Control ``table`` from now on, if it is only watched."""
        self._table = table
        self._forget_dialog()
        for action in (self.pause, self.step):
            action.setVisible(table.is_watched)
        self.pause.setChecked(False)

    def show_result(self, dialog: QDialog) -> None:
        """Close the ``dialog`` with the result of a round after a while, or with the next move."""
        if self._table is None or not self._table.is_watched or self._table.match.over:
            return
        self._dialog = dialog
        dialog.finished.connect(self._forget_dialog)
        if not self.pause.isChecked():
            self._reading.start()

    def _set_paused(self, paused: bool) -> None:
        if self._table is not None:
            self._table.set_paused(paused)
        if paused:
            self._reading.stop()
        elif self._dialog is not None:
            self._reading.start()

    def _step(self) -> None:
        self.pause.setChecked(True)
        if self._dialog is not None:
            self._close_dialog()
        elif self._table is not None:
            self._table.step()

    def _close_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.accept()

    def _forget_dialog(self) -> None:
        self._reading.stop()
        self._dialog = None
