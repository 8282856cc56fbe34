"""The switch that turns the sounds on and off."""

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAction, QIcon

from canasta_qt.windows import sound_effects
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.sounds import Sounds


class SoundSwitch(QAction):
    """Checked while ``sounds`` are on, which is remembered; disabled where none can be played."""

    def __init__(self, sounds: Sounds, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.setText(self.tr("S&ounds"))
        self.setCheckable(True)
        icon = QIcon()
        for name, state in (("sounds", QIcon.State.On), ("silence", QIcon.State.Off)):
            icon.addFile(f":/icons/{name}.svg", QSize(), QIcon.Mode.Normal, state)
        self.setIcon(icon)
        self._sounds = sounds
        self._preferences = preferences
        if sound_effects.is_installed():
            self._tell(self.tr("Turn the sounds on or off"))
            self.setChecked(preferences.sounds)
            sounds.on = preferences.sounds
            sounds.failed.connect(self._disable)
        else:
            self._disable(self.tr("PySide6-Addons is not installed"))
        self.triggered.connect(self._switch)

    def _switch(self, on: bool) -> None:
        self._preferences.sounds = on
        self._sounds.on = on

    def _disable(self, reason: str) -> None:
        self.setChecked(False)
        self.setEnabled(False)
        self._tell(self.tr("No sounds can be played: {reason}").format(reason=reason))

    def _tell(self, tip: str) -> None:
        self.setToolTip(tip)
        self.setStatusTip(tip)
