"""The question whether a match that is being played is given up."""

from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.windows.dialog import Message


class GivingUp(Message):
    """Asks before another match takes the place of the one that goes on.

    ``accepted`` means that it may. Closed otherwise, the match goes on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.give_up = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))
        show = self.texts.show
        show(lambda: self.tr("New match"), self.setWindowTitle)
        show(lambda: self.tr("Give up the match that you are playing?"), self.setText)
        show(
            lambda: self.tr("It is not over yet, and you cannot come back to it."),
            self.setInformativeText,
        )
        show(lambda: self.tr("&Give up"), self.give_up.setText)
