"""The packed sounds, played by Qt Multimedia, which not every installation has."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLoggingCategory, QUrl

if TYPE_CHECKING:
    pass

_MODULE: Final = "PySide6.QtMultimedia"


def is_installed() -> bool:
    """Whether Qt Multimedia is there; loading it can fail even so, for want of a library."""
    return find_spec(_MODULE) is not None


class SoundEffects:
    """Plays the packed sounds on the device that is the default at the time.

    Each sound is heard once at a time: it starts anew when it is played again. Without a device
    there is silence.
    """

    def __init__(self) -> None:
        """Raises `ImportError` where Qt Multimedia does not load."""
        # It tells the terminal of libraries for films, which are not needed here.
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self._devices = QMediaDevices
        self._new_effect = QSoundEffect
        self._effects: dict[str, QSoundEffect] = {}

    def play(self, name: str) -> None:
        """Play ``:/sounds/NAME.wav``."""
        device = self._devices.defaultAudioOutput()
        if device.isNull():
            return
        effect = self._effects.get(name)
        if effect is None or effect.audioDevice() != device:
            effect = self._new_effect(device)
            effect.setSource(QUrl(f"qrc:/sounds/{name}.wav"))
            self._effects[name] = effect
        effect.play()
