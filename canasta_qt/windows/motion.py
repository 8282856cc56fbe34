"""How much moves on the table, as menu entries."""

from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from canasta_qt.table.scene import TableScene
from canasta_qt.windows.choices import told_choice_actions
from canasta_qt.windows.preferences import Motion, Preferences
from canasta_qt.windows.texts import Texts

NO_PREFERENCE: Final = "NoPreference"
"""The member of ``Qt.MotionPreference`` that asks for nothing."""


def accessibility_hint(name: str) -> Any:
    """An attribute of Qt's accessibility hints; None where this Qt has no such hint."""
    hints = QGuiApplication.styleHints()
    # The hints came with Qt 6.10, and the one on motion with 6.12.
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    return getattr(accessibility, name, None)


def system_wants_stillness() -> bool:
    """Whether the system asks programs to move as little as they can.

    Where Qt cannot tell, a style that animates no widgets does.
    """
    preference = accessibility_hint("motionPreference")
    if preference is not None and preference().name != NO_PREFERENCE:
        return True
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


class MotionChoice(QObject):
    """An action for each `Motion`, of which one is checked; a choice counts at once.

    What was chosen is kept in ``preferences``.
    """

    def __init__(
        self, scene: TableScene, preferences: Preferences, texts: Texts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._preferences = preferences
        motions = {
            Motion.SYSTEM: lambda: self.tr("&As the system"),
            Motion.FULL: lambda: self.tr("&Full"),
            Motion.REDUCED: lambda: self.tr("&Reduced"),
        }
        self.actions = told_choice_actions(self, motions, self._take, texts)
        reduced = self.actions[Motion.REDUCED]
        texts.show(
            lambda: self.tr("Cards appear at their places, and nothing grows or blinks"),
            reduced.setToolTip,
            reduced.setStatusTip,
        )
        self.actions[preferences.motion].setChecked(True)
        changed = accessibility_hint("motionPreferenceChanged")
        if changed is not None:
            changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Take what was chosen, and what the system wants, anew."""
        motion = self._preferences.motion
        still = system_wants_stillness() if motion is Motion.SYSTEM else motion is Motion.REDUCED
        if still != self._scene.director.is_still:
            self._scene.set_still(still)

    def _take(self, motion: Motion) -> None:
        self._preferences.motion = motion
        self.follow()
