"""Content that scrolls where there is no room for it."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST: Final = QSize(160, 60)
"""Pixels that can be seen of the content at least."""


class Scrolling(QScrollArea):
    """Asks for as much room as its content takes, and looks like the content alone if it gets it.

    Keys reach it only while there is something to scroll.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.rangeChanged.connect(self._judge)

    def sizeHint(self) -> QSize:
        """The size of the content."""
        content = self.widget()
        if content is None:
            return QSize(LEAST)
        size = content.sizeHint().expandedTo(content.minimumSizeHint())
        if content.hasHeightForWidth():
            size.setHeight(content.heightForWidth(size.width()))
        return size

    def minimumSizeHint(self) -> QSize:
        """The size below which nothing could be read; never more than the content's."""
        return self.sizeHint().boundedTo(LEAST)

    def _judge(self) -> None:
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        scrolls = any(bar.maximum() > bar.minimum() for bar in bars)
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if scrolls else policies.NoFocus)
