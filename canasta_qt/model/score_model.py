"""The scores of a match as a table: a row for each round and the totals, a column for each side."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name

SUM_ROLE = Qt.ItemDataRole.UserRole
"""Whether a row is a sum of the rows above it."""

Index = QModelIndex | QPersistentModelIndex


class ScoreModel(QAbstractTableModel):
    """Scores of rounds that are over, and below them the totals."""

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rounds = len(table.match.history)
        table.stepped.connect(self._follow)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of rounds that are over, and one for the totals."""
        return 0 if parent.isValid() else self._rounds + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of sides."""
        return 0 if parent.isValid() else self._table.match.laws.sides

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Points, as text and as a number for ``Qt.ItemDataRole.EditRole``."""
        if not index.isValid():
            return None
        if role == SUM_ROLE:
            return index.row() == self._rounds
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        points = self._points(index.row(), index.column())
        return terms.signed(points) if role == Qt.ItemDataRole.DisplayRole else points

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The sides' names above, the rounds' numbers at the side."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return side_name(self._table.names, section, self._table.match.laws.sides)
        if section < self._rounds:
            return self.tr("Round {number}").format(number=terms.number(section + 1))
        return self.tr("Total")

    def _points(self, row: int, column: int) -> int:
        match = self._table.match
        if row < self._rounds:
            return match.history[row][column].total
        return match.totals[column]

    def _follow(self) -> None:
        rounds = len(self._table.match.history)
        if rounds == self._rounds:
            return
        self.beginInsertRows(QModelIndex(), self._rounds, rounds - 1)
        self._rounds = rounds
        self.endInsertRows()
        totals = self.index(rounds, 0)
        self.dataChanged.emit(totals, self.index(rounds, self.columnCount() - 1))
