"""The languages as menu entries."""

from typing import Final

from PySide6.QtCore import QObject

from canasta_qt import languages
from canasta_qt.windows.choices import choice_actions
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.texts import Texts

SYSTEM: Final = ""
"""Stands for the language of the user's system."""


class LanguageChoice(QObject):
    """An action for each language, under its own name, and one for the system's.

    A choice counts at once and is kept in ``preferences``.
    """

    def __init__(self, preferences: Preferences, texts: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        own_names = {name: languages.own_name(name) for name in languages.names()}
        self.actions = choice_actions(self, {SYSTEM: "", **own_names}, self._take)
        self.actions[preferences.language].setChecked(True)
        texts.show(lambda: self.tr("&As the system"), self.actions[SYSTEM].setText)

    def _take(self, language: str) -> None:
        self._preferences.language = language
        languages.speak(language or languages.of_system())
