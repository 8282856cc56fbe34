"""The question whether the partner may go out."""

from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.rulebook.bidi import isolated
from canasta_qt.windows.dialog import Message


class PartnerQuestion(Message):
    """Asks the player for his partner; the answer binds the partner in this turn.

    Closed otherwise, it says no.
    """

    def __init__(self, partner: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        show = self.texts.show
        show(lambda: self.tr("Your partner asks"), self.setWindowTitle)
        show(
            lambda: self.tr("{name}: May I go out?").format(name=isolated(partner)),
            self.setText,
        )
        show(
            lambda: self.tr(
                "If you say yes, your partner has to go out in this turn, and your cards count "
                "against you."
            ),
            self.setInformativeText,
        )
        yes = QMessageBox.StandardButton.Yes
        self.setStandardButtons(yes | QMessageBox.StandardButton.No)
        self.setDefaultButton(yes)
