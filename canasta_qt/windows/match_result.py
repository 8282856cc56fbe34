"""The dialog that shows who has won the match."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from canasta_qt.model.score_model import ScoreModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name
from canasta_qt.windows.headline import headline
from canasta_qt.windows.sheet import Sheet


class MatchResult(QDialog):
    """The winners and the scores of all rounds. Accepted, it means that another match is wanted."""

    def __init__(self, table: TableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Match"))
        self.winners = headline(self._winners(table))
        buttons = QDialogButtonBox()
        self.again = buttons.addButton(
            self.tr("&New match…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.again.setDefault(True)
        self.stay = buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.setSpacing(16)
        self.help = QLabel(self._help(table), alignment=Qt.AlignmentFlag.AlignCenter)
        self.help.setVisible(bool(self.help.text()))
        for widget in (self.winners, self.help, Sheet(ScoreModel(table, self)), buttons):
            rows.addWidget(widget)

    def _help(self, table: TableModel) -> str:
        """What help the player had; empty if none."""
        parts = []
        if table.turns_taken_back:
            parts.append(self.tr("%Ln turn(s) taken back", "", table.turns_taken_back))
        if table.hints_taken:
            parts.append(self.tr("%Ln suggestion(s) taken", "", table.hints_taken))
        return terms.listed(parts)

    def _winners(self, table: TableModel) -> str:
        match = table.match
        sides = match.laws.sides
        names = terms.listed([side_name(table.names, side, sides) for side in match.winners])
        if len(match.winners) > 1:
            return self.tr("The match is shared by {names}.").format(names=names)
        count = match.laws.team_size
        return self.tr("{names} won the match.", "", count).format(names=names)
