"""Where a window goes when the screens are not those that it was last seen on."""

from collections.abc import Sequence

from PySide6.QtCore import QRect


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
