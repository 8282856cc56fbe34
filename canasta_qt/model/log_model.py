"""What happened, as lines of text."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import Chronicle
from canasta_qt.rules.events import Dealt, Event

Index = QModelIndex | QPersistentModelIndex

EVENT_ROLE = Qt.ItemDataRole.UserRole
"""The Event that a line tells of; None for a line that tells of none."""


class LogModel(QAbstractListModel):
    """A line for each event worth telling, oldest first, as the viewer saw it."""

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._chronicle = Chronicle(table.names, table.match.laws.sides)
        self._lines: list[tuple[str, Event | None]] = []
        self._steps: list[int] = []
        """How many lines each move or deal has."""
        table.stepped.connect(self._append)
        table.step_undone.connect(self._remove_last)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a line, or the event that it tells of."""
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self._lines[index.row()][0]
        if index.isValid() and role == EVENT_ROLE:
            return self._lines[index.row()][1]
        return None

    def _append(self, events: list[Event]) -> None:
        lines: list[tuple[str, Event | None]] = []
        if events and isinstance(events[0], Dealt):
            if self._table.match.round_number == 1:
                lines += [(line, None) for line in self._draws()]
            lines.append((self._heading(), None))
        lines += [(line, event) for event in events if (line := self._chronicle.line(event))]
        self._steps.append(len(lines))
        if lines:
            last = len(self._lines) + len(lines) - 1
            self.beginInsertRows(QModelIndex(), len(self._lines), last)
            self._lines += lines
            self.endInsertRows()

    def _remove_last(self) -> None:
        count = self._steps.pop()
        if count:
            first = len(self._lines) - count
            self.beginRemoveRows(QModelIndex(), first, len(self._lines) - 1)
            del self._lines[first:]
            self.endRemoveRows()

    def _heading(self) -> str:
        match = self._table.match
        return self.tr("Round {number}: {name} deals").format(
            number=terms.number(match.round_number), name=self._table.names[match.dealer]
        )

    def _draws(self) -> list[str]:
        """A line for each time that cards were drawn for the seats."""
        seats = self._table.match.seats
        names = dict(zip(seats.entrants, self._table.names, strict=True))
        return [
            self.tr("Drawn for seats: {cards}").replace(
                "{cards}",
                terms.listed(
                    [
                        f"{names[entrant]} {terms.short_cards([card])}"
                        for entrant, card in enumerate(drawn)
                        if card is not None
                    ]
                ),
            )
            for drawn in seats.draws
        ]
