"""The home of the computer players, as long as the program runs."""

from PySide6.QtCore import QObject, Signal

from canasta_qt.play.host import Host, LocalHost
from canasta_qt.play.worker import WorkerHost


class Company(QObject):
    """Computer players for one match after the other, in a process of their own.

    If that process cannot start or is lost, they go on here, which may slow the window down but
    loses nothing of the match.
    """

    answered = Signal(int, int)
    """The ticket of a question and the index of the choice, in the thread of this object."""
    replaced = Signal()
    """``host`` is another one, which knows nothing yet."""
    _lost = Signal()

    def __init__(self, in_process: bool = False, parent: QObject | None = None) -> None:
        """``in_process``: without a process of their own, and answering at once."""
        super().__init__(parent)
        self._lost.connect(self._replace)
        self.host: Host
        if in_process:
            self.host = LocalHost(self.answered.emit)
        else:
            self.host = WorkerHost(self.answered.emit, self._lost.emit)

    def close(self) -> None:
        """End the players' process. To be called before the program ends."""
        self.host.close()

    def _replace(self) -> None:
        self.host.close()
        self.host = LocalHost(self.answered.emit)
        self.replaced.emit()
