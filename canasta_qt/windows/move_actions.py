"""The moves of a turn as menu items, buttons and keys."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules import plans
from canasta_qt.rules.moves import (
    THE_DRAW,
    THE_END,
    THE_KITTY,
    THE_LOOK,
    THE_QUESTION,
    THE_REFUSAL_OF_THE_KITTY,
    Discard,
    Move,
)
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.state import DRAW
from canasta_qt.table.scene import TableScene
from canasta_qt.windows.texts import Texts

Plan = list[Move] | Refusal


class MoveActions(QObject):
    """Actions that are there when the rule set knows their move, and enabled when it is legal.

    ``commands`` stand for what else is done with cards, those that are selected on ``scene``
    included; ``moves`` for what no card stands for.
    """

    def __init__(self, scene: TableScene, texts: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts
        self._scene = scene
        self.draw = self._action(
            lambda: self.tr("&Draw"), lambda: self.tr("Draw from the stock"), "Ctrl+D", "draw"
        )
        self.take_pile = self._action(
            lambda: self.tr("Take the &pile"),
            lambda: self.tr("Take the pile, with the selected cards if it needs them"),
            "Ctrl+P",
            "take-pile",
        )
        self.meld = self._action(
            lambda: self.tr("&Meld"),
            lambda: self.tr("Lay the selected cards on your side of the table"),
            "Ctrl+M",
            "meld",
        )
        self.discard = self._action(
            lambda: self.tr("Dis&card"),
            lambda: self.tr("Discard the selected card"),
            "Ctrl+K",
            "discard",
        )
        self.commands: dict[QAction, Callable[[Observation, tuple[int, ...]], Plan | None]] = {
            self.draw: _draw_plan,
            self.take_pile: _pile_plan,
            self.meld: _meld_plan,
            self.discard: _discard_plan,
        }
        for action in self.commands:
            action.triggered.connect(lambda _=False, action=action: self._command(action))
        scene.selection_changed.connect(self._judge)
        self.ask = self._action(
            lambda: self.tr("&Ask partner"), lambda: self.tr("May I go out?"), "Ctrl+A", "ask"
        )
        self.look = self._action(
            lambda: self.tr("&Look at kitty"),
            lambda: self.tr("Look at your kitty"),
            "Ctrl+L",
            "look",
        )
        self.take = self._action(
            lambda: self.tr("&Take kitty"),
            lambda: self.tr("Take your kitty into your hand"),
            "Ctrl+T",
            "take-kitty",
        )
        self.leave = self._action(
            lambda: self.tr("Lea&ve kitty"),
            lambda: self.tr("End your turn without your kitty"),
            "Ctrl+E",
            "leave-kitty",
        )
        self.end = self._action(
            lambda: self.tr("&End round"),
            lambda: self.tr("End the round, since you cannot play on"),
            "Ctrl+R",
            "end-round",
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

    def _action(
        self, text: Callable[[], str], tip: Callable[[], str], shortcut: str, icon: str = ""
    ) -> QAction:
        action = QAction(self)
        if icon:
            action.setIcon(QIcon(f":/icons/{icon}.svg"))
        self._texts.show(text, action.setText)
        self._texts.show(tip, action.setToolTip, action.setStatusTip)
        action.setShortcut(shortcut)
        return action

    def _judge(self) -> None:
        table = self._table
        if table is None:
            return
        for action, move in self.moves.items():
            action.setEnabled(table.input_open and table.observation.is_legal(move))
        for action in self.commands:
            plan = self._plan(action)
            action.setEnabled(plan is not None and not isinstance(plan, Refusal))

    def _plan(self, action: QAction) -> Plan | None:
        """The moves that a command means now; None where it means nothing."""
        assert self._table is not None
        if not self._table.input_open:
            return None
        return self.commands[action](self._table.observation, self._scene.selected_cards())

    def _command(self, action: QAction) -> None:
        plan = self._plan(action)
        if plan is not None and not isinstance(plan, Refusal):
            assert self._table is not None
            self._table.attempt(plan)

    def _play(self, move: Move) -> None:
        assert self._table is not None
        self._table.attempt([move])


def _draw_plan(seen: Observation, selected: tuple[int, ...]) -> Plan | None:
    return seen.refusal(THE_DRAW) or [THE_DRAW]


def _pile_plan(seen: Observation, selected: tuple[int, ...]) -> Plan | None:
    drawing = seen.state.phase == DRAW
    return plans.take_pile(seen.state, seen.hand, selected) if drawing else None


def _meld_plan(seen: Observation, selected: tuple[int, ...]) -> Plan | None:
    return plans.lay_each(seen.state, seen.hand, selected) if selected else None


def _discard_plan(seen: Observation, selected: tuple[int, ...]) -> Plan | None:
    if len(selected) != 1:
        return None
    move = Discard(selected[0])
    return seen.refusal(move) or [move]
