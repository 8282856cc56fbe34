"""The question whether a match that is being played is given up."""

from PySide6.QtWidgets import QMessageBox, QWidget


class GivingUp(QMessageBox):
    """Asks before another match takes the place of the one that goes on.

    ``accepted`` means that it may. Closed otherwise, the match goes on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self.setIcon(QMessageBox.Icon.Question)
        self.setText(self.tr("Give up the match that you are playing?"))
        self.setInformativeText(self.tr("It is not over yet, and you cannot come back to it."))
        self.give_up = self.addButton(self.tr("&Give up"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))
