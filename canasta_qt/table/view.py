"""The widget that shows the table."""

from functools import cache

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from canasta_qt.table.accessible import AccessibleTable
from canasta_qt.table.focus import Thing
from canasta_qt.table.geometry import SMALLEST
from canasta_qt.table.long_press import LongPress
from canasta_qt.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a `TableScene` pixel by pixel and gives it the size of the widget."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setMinimumSize(QSize(*SMALLEST))
        # The scene is laid out for the direction itself; a view would mirror its alignment only.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(self.tr("Card table"))
        self.accessible = AccessibleTable(self, scene.readable)
        """What screen readers see of the table."""
        self.destroyed.connect(self.accessible.forget)
        _let_qt_find_tables()
        self._long_press = LongPress(self._open_menu, self)
        self._told: Thing | None = None
        """What readers know to have the focus."""
        scene.spoken.connect(self._tell)
        scene.idle.connect(self.accessible.tell_changes)

    def _tell(self, text: str) -> None:
        thing = self._table.focus.current
        if thing == self._told:
            self.announce(text)
            return
        self._told = thing
        # Readers say by themselves what has come to have the focus.
        self.setAccessibleDescription(text)
        self.accessible.tell_focus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._long_press.press(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._long_press.move(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._long_press.release()
        super().mouseReleaseEvent(event)

    def _open_menu(self, place: QPoint) -> None:
        """Open the menu of what a finger has stayed on, which then does nothing else."""
        self._table.hold(self.mapToScene(place), self.viewport().mapToGlobal(place))

    def announce(self, text: str) -> None:
        """Have a screen reader say ``text``, when it has finished what it says."""
        self.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table.set_ratio(self.devicePixelRatioF())
        self._table.set_size(event.size().width(), event.size().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._table.set_ratio(self.devicePixelRatioF())
        elif event.type() == QEvent.Type.Leave:
            self._table.attention.bring_out(None)
        elif event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Card table"))
            self._table.retranslate()
        return super().event(event)


@cache
def _let_qt_find_tables() -> None:
    """Have Qt ask tables for their accessible objects; a second call does nothing."""
    QAccessible.installFactory(_accessible)


def _accessible(key: str, found: QObject) -> QAccessibleInterface | None:
    return found.accessible if isinstance(found, TableView) else None
