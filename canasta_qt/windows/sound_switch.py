"""The switch that turns the sounds on and off."""

from typing import Final

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAction, QIcon

from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.windows import sound_effects
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.sounds import Sounds
from canasta_qt.windows.texts import Texts

_MISSING: Final = QT_TRANSLATE_NOOP("SoundSwitch", "PySide6-Addons is not installed")


class SoundSwitch(QAction):
    """Checked while ``sounds`` are on, which is remembered; disabled where none can be played."""

    def __init__(
        self, sounds: Sounds, preferences: Preferences, texts: Texts, parent: QObject
    ) -> None:
        super().__init__(parent)
        texts.show(lambda: self.tr("Sou&nds"), self.setText)
        self.setCheckable(True)
        icon = QIcon()
        for name, state in (("sounds", QIcon.State.On), ("silence", QIcon.State.Off)):
            icon.addFile(f":/icons/{name}.svg", QSize(), QIcon.Mode.Normal, state)
        self.setIcon(icon)
        self._obstacle = ""
        """Why nothing can be heard, before its translation."""
        self._sounds = sounds
        self._preferences = preferences
        if sound_effects.is_installed():
            self.setChecked(preferences.sounds)
            sounds.on = preferences.sounds
            sounds.failed.connect(self._disable)
        else:
            self._disable(_MISSING)
        texts.follow(self._tell)
        self.triggered.connect(self._switch)

    def _switch(self, on: bool) -> None:
        self._preferences.sounds = on
        self._sounds.on = on

    def _disable(self, reason: str) -> None:
        self._obstacle = reason
        self.setChecked(False)
        self.setEnabled(False)
        self._tell()

    def _tell(self) -> None:
        if self._obstacle:
            tip = self.tr("No sounds can be played: {reason}").format(
                reason=self.tr(self._obstacle)
            )
        else:
            tip = self.tr("Turn the sounds on or off")
        self.setToolTip(tip)
        self.setStatusTip(tip)
