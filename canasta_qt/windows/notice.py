"""The sentence in the status bar."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget


class _Link(QLabel):
    """A link alone, which has the focus as soon as its label has it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            # Qt would take one more Tab for that.
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)


class Notice(QWidget):
    """Tells one thing at a time; with a refusal comes a link to the rule behind it."""

    why_asked = Signal()
    """The link was followed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = QLabel()
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.why = _Link()
        self.why.setTextFormat(Qt.TextFormat.RichText)
        self.why.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.why.linkActivated.connect(self.why_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sentence)
        row.addWidget(self.why)
        row.addStretch(1)
        self.clear()

    def text(self) -> str:
        """The sentence; empty while there is none."""
        return self._sentence.text()

    def tell(self, text: str) -> None:
        """Show ``text``, which leads nowhere."""
        self._sentence.setText(text)
        self.why.hide()

    def refuse(self, text: str) -> None:
        """Show ``text``, which says why something is refused."""
        self._sentence.setText(text)
        key = QKeySequence(QKeySequence.StandardKey.HelpContents)
        link = self.tr("Why?")
        self.why.setText(f'<a href="why">{link}</a>')
        self.why.setAccessibleName(link)
        self.why.setToolTip(
            self.tr("Open the rule behind this ({key})").format(
                key=key.toString(QKeySequence.SequenceFormat.NativeText)
            )
        )
        self.why.show()

    def clear(self) -> None:
        """Tell nothing."""
        self.tell("")
