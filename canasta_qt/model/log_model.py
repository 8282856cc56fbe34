"""What happened, as lines of text."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rulebook.chronicle import Chronicle
from canasta_qt.rules.events import Dealt, Event

Index = QModelIndex | QPersistentModelIndex

EVENT_ROLE = Qt.ItemDataRole.UserRole
"""The Event that a line tells of; None for a line that tells of none."""


_Line = tuple[Callable[[], str], Event | None]
"""What gives the text of a line, in the language of then, and the event that it tells of."""


class LogModel(QAbstractListModel):
    """A line for each event worth telling, oldest first, as the viewer saw it."""

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._chronicle = Chronicle(table.names, table.match.laws.sides)
        self._lines: list[_Line] = []
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
            return self._lines[index.row()][0]()
        if index.isValid() and role == EVENT_ROLE:
            return self._lines[index.row()][1]
        return None

    def _append(self, events: list[Event]) -> None:
        lines: list[_Line] = []
        if events and isinstance(events[0], Dealt):
            match = self._table.match
            if match.round_number == 1:
                draws = range(len(match.seats.draws))
                lines += [(partial(self._draw, number), None) for number in draws]
            lines.append((partial(self._heading, match.round_number, match.dealer), None))
        lines += [
            (partial(self._chronicle.line, event), event)
            for event in events
            if self._chronicle.line(event)
        ]
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

    def _heading(self, number: int, dealer: int) -> str:
        return self.tr("Round {number}: {name} deals").format(
            number=terms.number(number), name=isolated(self._table.names[dealer])
        )

    def _draw(self, number: int) -> str:
        """The line on the cards that were drawn for seats at the draw with ``number``."""
        seats = self._table.match.seats
        names = dict(zip(seats.entrants, self._table.names, strict=True))
        return self.tr("Drawn for seats: {cards}").replace(
            "{cards}",
            terms.listed(
                [
                    f"{isolated(names[entrant])} {terms.short_cards([card])}"
                    for entrant, card in enumerate(seats.draws[number])
                    if card is not None
                ]
            ),
        )
