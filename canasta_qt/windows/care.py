"""What helps against mistakes: taking back, a question before a gift, a suggestion."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules.moves import Move
from canasta_qt.table.scene import TableScene
from canasta_qt.windows.dialogs import Dialogs
from canasta_qt.windows.gift import Gift
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.texts import Texts


class Care(QObject):
    """Actions, and settings that are remembered, against misclicks and for want of an idea."""

    def __init__(
        self,
        scene: TableScene,
        dialogs: Dialogs,
        preferences: Preferences,
        texts: Texts,
        parent: QMainWindow,
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._window = parent
        self._scene = scene
        self._dialogs = dialogs
        self._preferences = preferences
        self._table: TableModel | None = None
        self.undo = self._action(lambda: self.tr("&Undo"), "undo")
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.undo.triggered.connect(self._take_back)
        self.suggest = self._action(lambda: self.tr("Su&ggest"), "suggest")
        self.suggest.setShortcut("Ctrl+I")
        texts.show(lambda: self.tr("Show what a computer player would do"), self.suggest.setToolTip)
        self.suggest.triggered.connect(self._suggest)
        self.whole_turns = self._choice(lambda: self.tr("Take back &whole turns"))
        texts.show(
            lambda: self.tr(
                "Undo goes back through turns, and what others did since; results tell it"
            ),
            self.whole_turns.setStatusTip,
        )
        self.whole_turns.setChecked(preferences.takes_back_turns)
        self.whole_turns.toggled.connect(self._set_whole_turns)
        self.hold = self._choice(lambda: self.tr("Ask &before gifts"))
        texts.show(
            lambda: self.tr(
                "A discard with which the next player can surely take the pile is asked for"
            ),
            self.hold.setStatusTip,
        )
        self.hold.setChecked(preferences.holds_gifts)
        self.hold.toggled.connect(self._set_hold)
        texts.follow(self._tell)

    def fill(self, menu: QMenu) -> None:
        """Add all actions to ``menu``."""
        menu.addActions([self.undo, self.suggest])
        menu.addSeparator()
        menu.addActions([self.whole_turns, self.hold])

    def show_table(self, table: TableModel) -> None:
        """Care for ``table`` from now on."""
        self._table = table
        table.takes_back_turns = self.whole_turns.isChecked()
        table.holds_gifts = self.hold.isChecked()
        table.turn_changed.connect(self._judge)
        table.suggested.connect(self._scene.suggest)
        table.gift_held.connect(self._ask)
        self._judge()

    def _action(self, text: Callable[[], str], icon: str) -> QAction:
        action = QAction(self)
        action.setIcon(QIcon(f":/icons/{icon}.svg"))
        self._texts.show(text, action.setText)
        action.setEnabled(False)
        return action

    def _choice(self, text: Callable[[], str]) -> QAction:
        action = QAction(self)
        self._texts.show(text, action.setText)
        action.setCheckable(True)
        return action

    def _judge(self) -> None:
        table = self._table
        if table is None:
            return
        self.undo.setEnabled(table.can_take_back)
        self.suggest.setEnabled(table.input_open)
        self._tell()

    def _tell(self) -> None:
        if self.whole_turns.isChecked():
            tip = self.tr("Take back your last move, and what others did since")
        else:
            tip = self.tr("Take back the last cards that you have laid")
        self.undo.setToolTip(tip)
        self.undo.setStatusTip(tip)

    def _take_back(self) -> None:
        assert self._table is not None
        self._table.take_back()

    def _suggest(self) -> None:
        assert self._table is not None
        self._table.suggest()

    def _set_whole_turns(self, on: bool) -> None:
        self._preferences.takes_back_turns = on
        if self._table is not None:
            self._table.takes_back_turns = on
        self._judge()

    def _set_hold(self, on: bool) -> None:
        self._preferences.holds_gifts = on
        if self._table is not None:
            self._table.holds_gifts = on

    def _ask(self, move: Move) -> None:
        """Ask whether to make the discard ``move`` though it is a gift."""
        table = self._table
        assert table is not None
        state = table.observation.after(move).state
        question = Gift(move.cards[0], table.names[state.turn], len(state.pile), self._window)
        question.accepted.connect(lambda: table.attempt([move], gift=True))
        self._dialogs.open(question)
