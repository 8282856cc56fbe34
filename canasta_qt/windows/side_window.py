"""A window beside the main window, which goes with it but need not lie above it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget


class SideWindow(QWidget):
    """A window that belongs to ``main``, and can lie behind it.

    Without an owner it would live until Python's garbage collector comes by, which may be in the
    midst of an event that Qt is delivering to it.
    """

    def __init__(self, main: QWidget | None) -> None:
        super().__init__(main, Qt.WindowType.Window)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        assert handle is not None
        # The window system would keep it above the window that Qt has just named.
        handle.setTransientParent(None)  # type: ignore[arg-type]  # The stubs know no None.
