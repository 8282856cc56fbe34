"""The tool bar of the main window."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QActionEvent,
    QIcon,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton

_REST: Final = "qt_toolbar_ext_button"
"""What Qt calls the button that opens what had no room."""
_PEN: Final = 2.0
"""Pixels that its arrows are thick."""


class ToolBar(QToolBar):
    """Buttons that lose their texts, one after the other from the first, where room is short.

    Only what has an icon loses its text. Actions in ``silent`` never show one.
    """

    def __init__(self, silent: Collection[QAction], parent: QMainWindow) -> None:
        super().__init__(parent)
        self._silent = silent
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self.fit)
        self.orientationChanged.connect(self._draw_rest)

    def offer(self, groups: Sequence[Sequence[QAction]]) -> None:
        """Have buttons for these actions and no others, with a line between groups."""
        wanted = [list(group) for group in groups]
        if wanted == self._groups():
            return
        self.clear()
        for number, group in enumerate(wanted):
            if number:
                self.addSeparator()
            self.addActions(group)
        self.fit()

    def fit(self) -> None:
        """Show as many texts as there is room for."""
        self._fitting.stop()
        across = self.orientation() == Qt.Orientation.Horizontal
        room = self.width() if across else self.height()
        styles = Qt.ToolButtonStyle
        buttons = [button for button in map(self._button, self.actions()) if button is not None]
        for button in buttons:
            shows_text = button.defaultAction() not in self._silent
            button.setToolButtonStyle(
                styles.ToolButtonTextBesideIcon if shows_text else styles.ToolButtonIconOnly
            )
        for button in buttons:
            needed = self.sizeHint()
            if (needed.width() if across else needed.height()) <= room:
                break
            if not button.icon().isNull():
                button.setToolButtonStyle(styles.ToolButtonIconOnly)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self._draw_rest()

    def actionEvent(self, event: QActionEvent) -> None:
        super().actionEvent(event)
        self._fitting.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font and the colours of the windows."""
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.FontChange | QEvent.Type.StyleChange:
                self._fitting.start()
            case QEvent.Type.PaletteChange | QEvent.Type.LayoutDirectionChange:
                self._draw_rest()

    def _groups(self) -> list[list[QAction]]:
        groups: list[list[QAction]] = [[]]
        for action in self.actions():
            if action.isSeparator():
                groups.append([])
            else:
                groups[-1].append(action)
        return groups

    def _button(self, action: QAction) -> QToolButton | None:
        widget = self.widgetForAction(action)
        return widget if isinstance(widget, QToolButton) else None

    def _draw_rest(self) -> None:
        """Draw the arrows of the button for the rest, which styles have in dark grey alone."""
        button = self.findChild(QToolButton, _REST)
        if not isinstance(button, QToolButton):
            return
        side, ratio = button.iconSize().width(), self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ButtonText), _PEN))
        painter.translate(side / 2, side / 2)
        if self.orientation() == Qt.Orientation.Vertical:
            painter.rotate(90)
        elif self.isRightToLeft():
            painter.scale(-1, 1)
        for x in (-4.0, 1.0):
            corner = (QPointF(x, -4), QPointF(x + 4, 0), QPointF(x, 4))
            painter.drawPolyline(QPolygonF(corner))
        painter.end()
        button.setIcon(QIcon(picture))
