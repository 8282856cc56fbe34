"""Where a window goes when the screens are not those that it was last seen on, or are small."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(8, 36)
"""Pixels that the window system puts around a window, until it tells how many."""


def fitted(window: QRect, screens: Sequence[QRect]) -> QRect:
    """``window`` moved and, if it has to be, made smaller so that it lies on one of ``screens``.

    That is the screen on which most of it lies, or the first one. ``screens`` are what windows may
    cover of each, in pixels.
    """
    if not screens:
        return window

    def shared(screen: QRect) -> int:
        common = screen.intersected(window)
        return common.width() * common.height()

    screen = max(screens, key=shared)
    width, height = min(window.width(), screen.width()), min(window.height(), screen.height())
    x = min(max(window.x(), screen.x()), screen.x() + screen.width() - width)
    y = min(max(window.y(), screen.y()), screen.y() + screen.height() - height)
    return QRect(x, y, width, height)


def room(window: QWidget) -> QSize:
    """How large ``window`` can be on its screen, within its frame."""
    frame = window.frameGeometry().size() - window.size()
    return window.screen().availableSize() - (FRAME if frame.isNull() else frame)


def keep_on_screen(window: QWidget) -> None:
    """Have ``window``, which is about to be shown, no larger than the screen it is on or comes to.

    A window that fills its screen is left to the window system.
    """
    if window.findChild(_Keeper) is None:
        _Keeper(window)
    _fit(window)


class _Keeper(QObject):
    """Goes with a window from screen to screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        handle = window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(lambda _: _fit(window))


def _fit(window: QWidget) -> None:
    if window.isMaximized() or window.isFullScreen():
        return
    size = window.size().boundedTo(room(window))
    if size != window.size():
        window.resize(size)
    outer = QRect(window.pos(), size + (window.frameGeometry().size() - window.size()))
    placed = fitted(outer, [window.screen().availableGeometry()])
    if placed.topLeft() != window.pos():
        window.move(placed.topLeft())
