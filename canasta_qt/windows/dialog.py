"""What all dialogs have in common: they fit their screen, and follow the language."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QVBoxLayout, QWidget

from canasta_qt.windows.placement import keep_on_screen, room
from canasta_qt.windows.scrolling import Scrolling
from canasta_qt.windows.texts import Texts

GAP: Final = 16
"""Pixels between the parts of a dialog."""

_Buttons = QDialogButtonBox.StandardButton
_STANDARD: Final = {
    _Buttons.Ok: "OK",
    _Buttons.Cancel: "Cancel",
    _Buttons.Close: "Close",
    _Buttons.Yes: "&Yes",
    _Buttons.No: "&No",
}
"""What Qt writes on its buttons, before it is translated."""


class Dialog(QDialog):
    """A dialog whose content scrolls where the screen is too small, above what always stays.

    ``texts`` are told again when the language changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()
        self._area = Scrolling()
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._area, 1)

    def set_content(self, content: QWidget) -> None:
        """Show ``content`` instead of what was shown."""
        self._area.setWidget(content)
        content.show()
        self.grow()

    def add_below(self, widget: QWidget) -> None:
        """Add what stays in sight, below what was added before."""
        self._rows.addWidget(widget)
        if isinstance(widget, QDialogButtonBox):
            self.texts.follow(lambda: _tell_buttons(widget))

    def wanted_size(self) -> QSize:
        """The size in pixels that the dialog has where the screen is large enough."""
        return self.sizeHint()

    def grow(self) -> None:
        """Become large enough for the content, if it is shown, as far as the screen allows."""
        if self.isVisible():
            self._rows.activate()
            self.resize(self.size().expandedTo(self._possible_size()))
            keep_on_screen(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the screen before the place of the dialog is found."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.resize(self._possible_size())
        keep_on_screen(self)
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.texts.tell_again()
            self.grow()

    def _possible_size(self) -> QSize:
        wanted, most = self.wanted_size(), room(self)
        if wanted.height() > most.height():
            wanted.setWidth(wanted.width() + self._area.verticalScrollBar().sizeHint().width())
        return wanted.boundedTo(most)


def column(*widgets: QWidget) -> QWidget:
    """``widgets`` below one another, as the content of a dialog."""
    content = QWidget()
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(GAP)
    for widget in widgets:
        rows.addWidget(widget)
    return content


class Message(QMessageBox):
    """A short message or question, whose ``texts`` are told again when the language changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = Texts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        keep_on_screen(self)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.texts.tell_again()
            for box in self.findChildren(QDialogButtonBox):
                _tell_buttons(box)


def _tell_buttons(box: QDialogButtonBox) -> None:
    """Write on the standard buttons in ``box`` in the language of now, which Qt does only once."""
    for name, text in _STANDARD.items():
        button = box.button(name)
        if button is not None:
            button.setText(QCoreApplication.translate("QPlatformTheme", text))
