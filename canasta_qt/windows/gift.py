"""The question whether to discard a card that gives the pile away."""

from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.windows.dialog import Message


class Gift(Message):
    """Asks before ``card`` is discarded, with which ``name`` can take a pile of ``count`` cards.

    ``accepted`` means that it is discarded; closed otherwise, it stays in the hand.
    """

    def __init__(self, card: int, name: str, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.discard = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))
        show = self.texts.show
        show(lambda: self.tr("Discard"), self.setWindowTitle)
        show(
            lambda: self.tr("Discard the {card}?").format(card=terms.card(card)),
            self.setText,
        )
        show(lambda: self._consequence(name, count), self.setInformativeText)
        show(lambda: self.tr("&Discard"), self.discard.setText)

    def _consequence(self, name: str, count: int) -> str:
        text = self.tr("{name} can take the pile with it: %Ln card(s).", "", count)
        return text.format(name=isolated(name))
