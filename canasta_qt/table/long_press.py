"""A finger that stays where it touched, which stands for the right button of a mouse."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent

_FINGERS = (QInputDevice.DeviceType.TouchScreen, QInputDevice.DeviceType.TouchPad)


class LongPress(QObject):
    """Calls ``held`` with the place in a widget at which a finger has stayed for a while.

    It is told of the mouse events that Qt makes from touches; those of a real mouse mean nothing.
    """

    def __init__(self, held: Callable[[QPoint], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held = held
        self._place = QPoint()
        self._clock = QTimer(self, singleShot=True)
        self._clock.setInterval(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._clock.timeout.connect(lambda: self._held(self._place))

    def press(self, event: QMouseEvent) -> None:
        """A button went down, or a finger."""
        if event.device().type() in _FINGERS:
            self._place = event.position().toPoint()
            self._clock.start()

    def move(self, event: QMouseEvent) -> None:
        """What is down has moved; a finger trembles a little."""
        way = event.position().toPoint() - self._place
        if way.manhattanLength() > QGuiApplication.styleHints().startDragDistance():
            self._clock.stop()

    def release(self) -> None:
        """The finger was lifted in time."""
        self._clock.stop()
