"""The program with its window."""

import gc
import signal
from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from canasta_qt import __version__, languages, resources
from canasta_qt.model.company import Company
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import MatchChoice
from canasta_qt.windows.preferences import APPLICATION, ORGANISATION, Preferences


def prepared(argv: Sequence[str], language: str = "") -> QApplication:
    """The application with its name, its resources and its language.

    ``language`` is one of `languages.names`; otherwise the one that was chosen, or the system's.
    """
    app = QApplication(list(argv))
    app.setOrganizationName(ORGANISATION)
    app.setApplicationName(APPLICATION)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION)
    resources.register()
    app.setWindowIcon(QIcon(":/icons/canasta.svg"))
    languages.speak(language or Preferences().language or languages.of_system())
    return app


def run(argv: Sequence[str], choice: MatchChoice | None = None, language: str = "") -> int:
    """Open the main window with a match and return the exit code once it was closed.

    The match is of the kind that was played last unless a ``choice`` is given; ``language`` as for
    `prepared`.
    """
    app = prepared(argv, language)
    preferences = Preferences()
    window = MainWindow(Company(), preferences)
    window.start_match(preferences.match if choice is None else choice)
    window.show()
    # What is there by now stays. Going through all of it again and again for things to throw away
    # would stop everything that moves for some 30 milliseconds each time.
    gc.collect()
    gc.freeze()
    # Python would raise KeyboardInterrupt out of whatever slot comes next, and play would go on
    # from a half-done move. Ending at once is what SIGTERM does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app.exec()
