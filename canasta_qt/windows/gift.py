"""The question whether to discard a card that gives the pile away."""

from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated


class Gift(QMessageBox):
    """Asks before ``card`` is discarded, with which ``name`` can take a pile of ``count`` cards.

    ``accepted`` means that it is discarded; closed otherwise, it stays in the hand.
    """

    def __init__(self, card: int, name: str, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Discard"))
        self.setIcon(QMessageBox.Icon.Question)
        self.setText(self.tr("Discard the {card}?").format(card=terms.card(card)))
        text = self.tr("{name} can take the pile with it: %Ln card(s).", "", count)
        self.setInformativeText(text.format(name=isolated(name)))
        self.discard = self.addButton(self.tr("&Discard"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))
