"""The question whether the partner may go out."""

from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.rulebook.bidi import isolated


class PartnerQuestion(QMessageBox):
    """Asks the player for his partner; the answer binds the partner in this turn.

    Closed otherwise, it says no.
    """

    def __init__(self, partner: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your partner asks"))
        self.setIcon(QMessageBox.Icon.Question)
        self.setText(self.tr("{name}: May I go out?").format(name=isolated(partner)))
        self.setInformativeText(
            self.tr(
                "If you say yes, your partner has to go out in this turn, and your cards count "
                "against you."
            )
        )
        yes = QMessageBox.StandardButton.Yes
        self.setStandardButtons(yes | QMessageBox.StandardButton.No)
        self.setDefaultButton(yes)
