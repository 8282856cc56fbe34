"""The dialog that shows who has won the match."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from canasta_qt.model.score_model import ScoreModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name
from canasta_qt.windows.dialog import Dialog, column
from canasta_qt.windows.headline import headline
from canasta_qt.windows.sheet import Sheet


class MatchResult(Dialog):
    """The winners and the scores of all rounds. Accepted, it means that another match is wanted."""

    def __init__(self, table: TableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._scores = ScoreModel(table, self)
        buttons = QDialogButtonBox()
        self.again = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.again.setDefault(True)
        self.stay = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.add_below(buttons)
        self.texts.show(lambda: self.tr("Match"), self.setWindowTitle)
        self.texts.show(lambda: self.tr("&New match…"), self.again.setText)
        self.texts.show(lambda: self.tr("&Close"), self.stay.setText)
        self.texts.follow(self._fill)

    def _fill(self) -> None:
        self.winners = headline(self._winners(self._table))
        self.help = QLabel(self._help(self._table), alignment=Qt.AlignmentFlag.AlignCenter)
        self.help.setVisible(bool(self.help.text()))
        self.set_content(column(self.winners, self.help, Sheet(self._scores)))

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
