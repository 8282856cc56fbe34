"""The orders of the hand as menu entries."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from canasta_qt.table.hand_order import HandOrder
from canasta_qt.table.scene import TableScene
from canasta_qt.windows.choices import choice_actions
from canasta_qt.windows.preferences import Preferences


class Sorting(QObject):
    """An action for each order; the one that holds is checked, also when a drag has made it so.

    What was chosen is kept in ``preferences``; ``next`` goes from one order to the next.
    """

    def __init__(self, scene: TableScene, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._preferences = preferences
        texts = {
            HandOrder.RANK_WILDS_APART: self.tr("By &rank, wild cards apart"),
            HandOrder.RANK: self.tr("By rank &only"),
            HandOrder.SUIT: self.tr("By &suit"),
            HandOrder.OWN: self.tr("As &you drag them"),
        }
        self.actions = choice_actions(self, texts, scene.set_order)
        self.next = QAction(self.tr("&Next order"), self)
        self.next.setShortcut("F4")
        self.next.triggered.connect(self._take_next)
        scene.set_order(preferences.hand_order)
        self._follow()
        scene.order_changed.connect(self._follow)

    def _take_next(self) -> None:
        orders = list(HandOrder)
        self._scene.set_order(orders[(orders.index(self._scene.order) + 1) % len(orders)])

    def _follow(self) -> None:
        self._preferences.hand_order = self._scene.order
        self.actions[self._scene.order].setChecked(True)
