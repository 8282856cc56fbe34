"""The sides of the main window, which change places with the direction of the language.

Qt mirrors what is in the panels, but leaves the panels where they are.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar

_Areas = Qt.DockWidgetArea
_OTHER_SIDE: Final = {
    _Areas.LeftDockWidgetArea: _Areas.RightDockWidgetArea,
    _Areas.RightDockWidgetArea: _Areas.LeftDockWidgetArea,
}
_OTHER_SIDE_FOR_TOOLS: Final = {
    Qt.ToolBarArea.LeftToolBarArea: Qt.ToolBarArea.RightToolBarArea,
    Qt.ToolBarArea.RightToolBarArea: Qt.ToolBarArea.LeftToolBarArea,
}


def mirror(window: QMainWindow) -> None:
    """Move every panel and tool bar of ``window`` to the other side, as large as it is.

    Panels below one another stay in this order, and those in one place stay in one place. What
    floats or is hidden does so afterwards.
    """
    docks = sorted(window.findChildren(QDockWidget), key=lambda dock: dock.geometry().top())
    together = [[dock, *window.tabifiedDockWidgets(dock)] for dock in docks]
    sizes = [dock.size() for dock in docks]
    areas = [window.dockWidgetArea(dock) for dock in docks]
    in_front = [dock for dock in docks if not dock.visibleRegion().isEmpty()]
    moved = []
    for dock, area, size in zip(docks, areas, sizes, strict=True):
        if area in _OTHER_SIDE:
            floats, hidden, place = dock.isFloating(), dock.isHidden(), dock.geometry()
            window.addDockWidget(_OTHER_SIDE[area], dock)
            dock.setHidden(hidden)
            if floats:
                dock.setFloating(True)
                dock.setGeometry(place)
            if not floats and not hidden:
                moved.append((dock, size))
    for group in together:
        for dock in group[1:]:
            window.tabifyDockWidget(group[0], dock)
    shown = [dock for dock, _ in moved]
    window.resizeDocks(shown, [size.width() for _, size in moved], Qt.Orientation.Horizontal)
    window.resizeDocks(shown, [size.height() for _, size in moved], Qt.Orientation.Vertical)
    for dock in in_front:
        dock.raise_()
    for bar in window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        side = window.toolBarArea(bar)
        if side in _OTHER_SIDE_FOR_TOOLS:
            window.addToolBar(_OTHER_SIDE_FOR_TOOLS[side], bar)
