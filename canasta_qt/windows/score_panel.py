"""The panel beside the table that shows the scores."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from canasta_qt.model.score_model import ScoreModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name
from canasta_qt.windows.score_table import ScoreTable

SMALLEST = 230
"""Pixels that the panel is wide at least."""


class _About(QLabel):
    """Wrapped text that is never cut off: a layout short of room would do that to a label."""

    def tell(self, text: str) -> None:
        self.setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class ScorePanel(QWidget):
    """The rule set, what opening takes, and the scores round by round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(SMALLEST)
        self._about = _About(wordWrap=True)
        self._about.setTextFormat(Qt.TextFormat.PlainText)
        self._scores = ScoreTable(SMALLEST)
        self._table: TableModel | None = None
        self._name_itself()
        rows = QVBoxLayout(self)
        rows.addWidget(self._about)
        rows.addWidget(self._scores, 1)

    def _name_itself(self) -> None:
        self._scores.rounds.setAccessibleName(self.tr("Scores"))

    def changeEvent(self, event: QEvent) -> None:
        """Tell everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_itself()
            if self._table is not None:
                self._scores.name_again()
                self._tell()

    def show_table(self, table: TableModel) -> None:
        """Follow ``table`` from now on."""
        laws = table.match.laws
        self._scores.show_model(ScoreModel(table, table), min(2, laws.team_size))
        self._table = table
        # It follows what happened as well as what was taken back.
        table.turn_changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        assert self._table is not None
        match = self._table.match
        state = match.round.state
        laws = match.laws
        parts = [
            self.tr("{rules}, round {number}, to {target}").format(
                rules=terms.rule_set(laws.rules),
                number=terms.number(match.round_number),
                target=terms.number(laws.rules.target),
            )
        ]
        for side in range(laws.sides):
            if not state.sides[side].opened and not match.round_over:
                parts.append(
                    self.tr("{side}: opening takes {points}").format(
                        side=side_name(self._table.names, side, laws.sides),
                        points=terms.number(laws.minimum(state.scores[side])),
                    )
                )
        self._about.tell("\n".join(parts))
