"""What happened, as lines of text."""

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class _Heading:
    """A line above a round."""

    number: int
    dealer: int


@dataclass(frozen=True, slots=True)
class _Draw:
    """A line on the draw for seats with ``number``, from 0."""

    number: int


_Line = Event | _Heading | _Draw
"""What a line tells of. Its text is made when asked for, in the language of then: a match has
thousands of lines."""


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
            return self._text(self._lines[index.row()])
        if index.isValid() and role == EVENT_ROLE:
            line = self._lines[index.row()]
            return line if isinstance(line, Event) else None
        return None

    def _append(self, events: list[Event]) -> None:
        lines: list[_Line] = []
        if events and isinstance(events[0], Dealt):
            match = self._table.match
            if match.round_number == 1:
                draws = range(len(match.seats.draws))
                lines += [_Draw(number) for number in draws]
            lines.append(_Heading(match.round_number, match.dealer))
        lines += [event for event in events if self._chronicle.line(event)]
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

    def _text(self, line: _Line) -> str:
        if isinstance(line, Event):
            return self._chronicle.line(line)
        if isinstance(line, _Heading):
            return self._heading(line.number, line.dealer)
        return self._draw(line.number)

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
