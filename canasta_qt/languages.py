"""The languages that the program speaks, and the change from one to another.

A language is called by the suffix of its file in ``translations/``: ``it``, ``sr_Latn``.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QDir, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from canasta_qt import resources

ENGLISH: Final = "en"
OWN_NAMES: Final = {
    "en": "English",
    "it": "Italiano",
    "sr": "Српски",
    "sr_Latn": "Srpski",
    "ar": "العربية",
}
"""What each language is called by those who speak it."""

_PLACE: Final = ":/i18n"
_TRANSLATOR: Final = "language"
"""The object name of the translators that go when the language changes."""


@cache
def names() -> tuple[str, ...]:
    """The languages that there are translations for, English first, by their own names."""
    resources.register()
    found = {file.removesuffix(".qm") for file in QDir(_PLACE).entryList(["canasta_*.qm"])}
    others = {file.removeprefix("canasta_") for file in found} - {ENGLISH}
    return (ENGLISH, *sorted(others, key=own_name))


def own_name(language: str) -> str:
    """What ``language`` is called by those who speak it."""
    return OWN_NAMES.get(language) or QLocale(language).nativeLanguageName()


def of_system() -> str:
    """The first language of the user's system that the program speaks; else English."""
    return suited(QLocale.system().uiLanguages())


def suited(wanted: Sequence[str]) -> str:
    """The first of the ``wanted`` languages, such as "sr-Latn-RS", that the program speaks.

    English where it speaks none of them.
    """
    spoken = names()
    for tag in wanted:
        locale = QLocale(tag)
        if locale.language() == QLocale.Language.C:
            continue
        language = QLocale.languageToCode(locale.language())
        script = QLocale.scriptToCode(locale.script())
        for name in (f"{language}_{script}", language):
            if name in spoken:
                return name
    return ENGLISH


def locale_of(language: str) -> QLocale:
    """How numbers and lists are written in ``language``.

    As the user's system does it, if that is in the same language.
    """
    locale, system = QLocale(language), QLocale.system()
    same = (locale.language(), locale.script()) == (system.language(), system.script())
    return system if same else locale


def spoken() -> str:
    """The language that the program speaks now."""
    for translator in _translators():
        return str(translator.property(_TRANSLATOR))
    return ENGLISH


def speak(language: str) -> None:
    """Let the application speak ``language`` and follow its direction from now on.

    English, which carries the plural forms of the source, lies below. Windows are told by Qt, with
    a LanguageChange event. Raises ValueError for a language that is not one of `names`.
    """
    if language not in names():
        raise ValueError(language)
    app = QCoreApplication.instance()
    assert app is not None
    for translator in _translators():
        app.removeTranslator(translator)
        # It lives on until Qt deletes it, and is not to be found till then.
        translator.setObjectName("")
        translator.deleteLater()
    QLocale.setDefault(locale_of(language))
    if isinstance(app, QGuiApplication):
        # Before the texts change, so that who lays itself out for them knows the direction.
        app.setLayoutDirection(direction(language))
    for name, spoken_there in (
        ("canasta", ENGLISH),
        ("qtbase", language),
        ("canasta", language),
    ):
        translator = QTranslator(app)
        translator.setObjectName(_TRANSLATOR)
        translator.setProperty(_TRANSLATOR, language)
        if translator.load(f"{name}_{spoken_there}", _PLACE):
            app.installTranslator(translator)


def direction(language: str) -> Qt.LayoutDirection:
    """Where lines of ``language`` begin."""
    return QLocale(language).textDirection()


def _translators() -> list[QTranslator]:
    app = QCoreApplication.instance()
    return [] if app is None else app.findChildren(QTranslator, _TRANSLATOR)
