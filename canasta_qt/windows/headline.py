"""The largest line of a dialog."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def headline(text: str) -> QLabel:
    """A label for the one sentence that a dialog is about."""
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setBold(True)
    font.setPointSizeF(font.pointSizeF() * 1.4)
    label.setFont(font)
    return label
