"""One dialog at a time, without ever waiting for it."""

from collections import deque

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog


class Dialogs(QObject):
    """Shows dialogs in front of their windows, each when the one before it is finished."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current: QDialog | None = None
        """The dialog that is open."""
        self._waiting: deque[QDialog] = deque()

    def open(self, dialog: QDialog, *, next_of_all: bool = False) -> None:
        """Show ``dialog`` now or when its turn has come; it is deleted when it is closed.

        ``next_of_all``: before all that wait already, since it belongs to the one that is open.
        """
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._show_next)
        if self.current is None:
            self._show(dialog)
        elif next_of_all:
            self._waiting.appendleft(dialog)
        else:
            self._waiting.append(dialog)

    def drop(self) -> None:
        """Close everything without calling it finished."""
        dialogs = list(self._waiting)
        self._waiting.clear()
        if self.current is not None:
            dialogs.append(self.current)
            self.current = None
        for dialog in dialogs:
            dialog.blockSignals(True)
            dialog.close()
            dialog.deleteLater()

    def _show(self, dialog: QDialog) -> None:
        self.current = dialog
        # The dialog for printing hides it behind one of its own.
        QDialog.open(dialog)

    def _show_next(self) -> None:
        self.current = None
        if self._waiting:
            self._show(self._waiting.popleft())
