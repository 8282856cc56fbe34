"""The program with its window."""

import gc
import signal
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from canasta_qt import __version__, resources
from canasta_qt.model.company import Company
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import MatchChoice
from canasta_qt.windows.preferences import APPLICATION, ORGANISATION, Preferences

TRANSLATIONS: Final = ":/i18n"


def prepared(argv: Sequence[str]) -> QApplication:
    """The application with its name, its resources and its language."""
    app = QApplication(list(argv))
    app.setOrganizationName(ORGANISATION)
    app.setApplicationName(APPLICATION)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION)
    resources.register()
    app.setWindowIcon(QIcon(":/icons/canasta.svg"))
    if QLocale().language() == QLocale.Language.C:
        QLocale.setDefault(QLocale(QLocale.Language.English))
    install_translators(app, QLocale())
    app.setApplicationDisplayName(app.translate("Application", "Canasta"))
    return app


def run(argv: Sequence[str], choice: MatchChoice | None = None) -> int:
    """Open the main window with a match and return the exit code once it was closed.

    The match is of the kind that was played last unless a ``choice`` is given.
    """
    app = prepared(argv)
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


def install_translators(app: QApplication, locale: QLocale) -> list[QTranslator]:
    """Let ``app`` speak the language of ``locale``, as far as there are translations of it.

    English, which carries the plural forms of the source, lies below. Returns what was installed.
    """
    english = QLocale(QLocale.Language.English)
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    installed = []
    for language, name, folder in (
        (english, "canasta", TRANSLATIONS),
        (locale, "qtbase", qt),
        (locale, "qtbase", TRANSLATIONS),
        (locale, "canasta", TRANSLATIONS),
    ):
        translator = QTranslator(app)
        if translator.load(language, name, "_", folder):
            app.installTranslator(translator)
            installed.append(translator)
    return installed
