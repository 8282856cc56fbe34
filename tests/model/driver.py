"""Plays the viewer's part of a match through the table model alone."""

from typing import Any

from pytestqt.qtbot import QtBot

from canasta_qt.model.table_model import TableModel
from canasta_qt.players import registry
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move

PATIENCE = 30_000


class SignalCount:
    """How often a signal was emitted."""

    def __init__(self, signal: Any) -> None:
        self.count = 0
        signal.connect(self._add)

    def wait(self, qtbot: QtBot) -> None:
        """Wait until it was emitted at least once."""
        qtbot.waitUntil(lambda: self.count > 0, timeout=PATIENCE)

    def _add(self) -> None:
        self.count += 1


class Viewer:
    """The person at ``table``, whose moves a computer player chooses."""

    def __init__(self, table: TableModel, qtbot: QtBot, player: str = "random") -> None:
        self.table = table
        self._qtbot = qtbot
        self._player = registry.create(player, table.seat, 1)
        table.happened.connect(self._observe)

    def _observe(self, events: list[Event]) -> None:
        for event in events:
            self._player.observed(event)

    def has_to_move(self) -> bool:
        """Wait until the viewer has to move, or the round is over; whether it is not."""
        table = self.table
        while not table.input_open and not table.match.round_over:
            with self._qtbot.waitSignal(table.turn_changed, timeout=PATIENCE):
                pass
        return not table.match.round_over

    def wait_for_end(self) -> None:
        """Wait until the round is over without the viewer's doing."""
        while not self.table.match.round_over:
            with self._qtbot.waitSignal(self.table.turn_changed, timeout=PATIENCE):
                pass

    def move(self) -> Move:
        """What the viewer would play now."""
        observation = self.table.observation
        return self._player.choose(observation, observation.choices())

    def act(self) -> None:
        """Play it."""
        assert self.table.attempt([self.move()]) is None

    def play_round(self) -> None:
        """Play to the end of the round."""
        while self.has_to_move():
            self.act()
