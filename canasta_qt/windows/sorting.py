"""The orders of the hand as menu entries."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from canasta_qt.table.hand_order import HandOrder
from canasta_qt.table.scene import TableScene
from canasta_qt.windows.choices import told_choice_actions
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.texts import Texts


class Sorting(QObject):
    """An action for each order; the one that holds is checked, also when a drag has made it so.

    What was chosen is kept in ``preferences``; ``next`` goes from one order to the next.
    """

    def __init__(
        self, scene: TableScene, preferences: Preferences, texts: Texts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._preferences = preferences
        orders = {
            HandOrder.RANK_WILDS_APART: lambda: self.tr("By &rank, wild cards apart"),
            HandOrder.RANK: lambda: self.tr("By rank &only"),
            HandOrder.SUIT: lambda: self.tr("By &suit"),
            HandOrder.OWN: lambda: self.tr("As &you drag them"),
        }
        self.actions = told_choice_actions(self, orders, scene.set_order, texts)
        self.next = QAction(self)
        texts.show(lambda: self.tr("&Next order"), self.next.setText)
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
