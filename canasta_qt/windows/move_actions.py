"""The moves of a turn that no card stands for, as menu items and buttons."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules.moves import (
    THE_END,
    THE_KITTY,
    THE_LOOK,
    THE_QUESTION,
    THE_REFUSAL_OF_THE_KITTY,
    Move,
)


class MoveActions(QObject):
    """Actions that are there when the rule set knows their move, and enabled when it is legal."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.ask = self._action(self.tr("&Ask partner"), self.tr("May I go out?"), "Ctrl+A")
        self.look = self._action(self.tr("&Look at kitty"), self.tr("Look at your kitty"), "Ctrl+L")
        self.take = self._action(
            self.tr("&Take kitty"), self.tr("Take your kitty into your hand"), "Ctrl+T"
        )
        self.leave = self._action(
            self.tr("Lea&ve kitty"), self.tr("End your turn without your kitty"), "Ctrl+E"
        )
        self.end = self._action(
            self.tr("&End round"), self.tr("End the round, since you cannot play on"), "Ctrl+R"
        )
        self.moves: dict[QAction, Move] = {
            self.ask: THE_QUESTION,
            self.look: THE_LOOK,
            self.take: THE_KITTY,
            self.leave: THE_REFUSAL_OF_THE_KITTY,
            self.end: THE_END,
        }
        for action, move in self.moves.items():
            action.triggered.connect(lambda _=False, move=move: self._play(move))
        self._table: TableModel | None = None

    def show_table(self, table: TableModel) -> None:
        """Play on ``table`` from now on."""
        self._table = table
        laws = table.match.laws
        self.ask.setVisible(laws.asking)
        for action in (self.look, self.take, self.leave):
            action.setVisible(laws.kitty_size > 0)
        table.turn_changed.connect(self._judge)
        self._judge()

    def _action(self, text: str, tip: str, shortcut: str) -> QAction:
        action = QAction(text, self)
        action.setToolTip(tip)
        action.setStatusTip(tip)
        action.setShortcut(shortcut)
        return action

    def _judge(self) -> None:
        table = self._table
        assert table is not None
        for action, move in self.moves.items():
            action.setEnabled(table.input_open and table.observation.is_legal(move))

    def _play(self, move: Move) -> None:
        assert self._table is not None
        self._table.attempt([move])
