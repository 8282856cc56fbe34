"""The score of one round item by item, as a table: a row for each item, a column for each side."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from canasta_qt.model.score_model import SUM_ROLE
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name
from canasta_qt.rules.match import Match
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.scoring import SideScore

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class _Line:
    """A row: its heading, its points by side and, where things are counted, how many."""

    heading: str
    points: tuple[int, ...]
    counts: tuple[int, ...] | None = None
    is_sum: bool = False


class RoundSheet(QAbstractTableModel):
    """Every item of the last round of ``match`` that is over, its total and the match's totals.

    Items that the rule set does not know are left out. Points are text for
    ``Qt.ItemDataRole.DisplayRole`` and numbers for ``Qt.ItemDataRole.EditRole``.
    """

    def __init__(self, match: Match, names: tuple[str, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        sides = match.laws.sides
        self._names = [side_name(names, side, sides) for side in range(sides)]
        self._lines = self._lines_of(match)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of items and sums."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of sides."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Points of an item."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == SUM_ROLE:
            return line.is_sum
        if role == Qt.ItemDataRole.EditRole:
            return line.points[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return _text(line, index.column()) if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The sides' names above, the items' names at the side."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Vertical:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section]
        return self._lines[section].heading

    def _lines_of(self, match: Match) -> list[_Line]:
        rules = match.laws.rules
        scores = match.history[-1]

        def item(heading: str, points: Callable[[SideScore], int]) -> _Line:
            return _Line(heading, tuple(points(score) for score in scores))

        lines = [item(self.tr("Melded cards"), lambda score: score.cards)]
        for kind in _kinds(match):
            lines.append(
                _Line(
                    terms.canastas(kind),
                    tuple(score.bonus(kind) for score in scores),
                    tuple(score.count(kind) for score in scores),
                )
            )
        lines.append(
            _Line(
                self.tr("Red threes"),
                tuple(score.red_threes for score in scores),
                tuple(score.red_three_count for score in scores),
            )
        )
        lines.append(item(self.tr("Going out"), lambda score: score.going_out))
        if rules.concealed_extra:
            lines.append(item(self.tr("Concealed"), lambda score: score.concealed))
        lines.append(item(self.tr("Cards in hand"), lambda score: score.hands))
        if rules.kitty_size:
            lines.append(item(self.tr("Kitty"), lambda score: score.kitties))
        totals = tuple(score.total for score in scores)
        before = tuple(after - total for after, total in zip(match.totals, totals, strict=True))
        lines.append(_Line(self.tr("This round"), totals, is_sum=True))
        lines.append(_Line(self.tr("Before"), before))
        lines.append(_Line(self.tr("Match"), match.totals, is_sum=True))
        return lines


def _kinds(match: Match) -> list[CanastaKind]:
    """The kinds of canasta that the rule set knows."""
    rules = match.laws.rules
    missing = {
        CanastaKind.WILD: not rules.wild_melds or rules.bonus_wild is None,
        CanastaKind.SEVENS: rules.bonus_sevens is None,
    }
    return [kind for kind in CanastaKind if not missing.get(kind, False)]


def _text(line: _Line, column: int) -> str:
    points = line.points[column]
    if line.counts is not None and line.counts[column]:
        return f"({terms.number(line.counts[column])})  {terms.signed(points)}"
    if points == 0 and not line.is_sum:
        return "–"
    return terms.signed(points)
