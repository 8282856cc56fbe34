"""Frames around the places where dragged cards may be dropped."""

from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.table import palette
from canasta_qt.table.geometry import Rect
from canasta_qt.table.labels import Panel

OVER_CARDS_Z: Final = 9_000.0
UNDER_CARDS_Z: Final = -300.0

_FILLS: Final = {
    (False, False): palette.TARGET_FILL,
    (False, True): palette.TARGET_FILL_WIDE,
    (True, False): palette.TARGET_NEAR_FILL,
    (True, True): palette.TARGET_NEAR_FILL_WIDE,
}
"""By whether a target is the nearest, and whether it is wide."""


class Highlights:
    """Frames, reused; the nearest target's is brighter."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frames: list[Panel] = []

    @property
    def shown(self) -> int:
        """Number of frames to be seen."""
        return sum(frame.isVisible() for frame in self._frames)

    def show(
        self, places: list[Rect], near: Rect | None, radius: float, largest_card: float
    ) -> None:
        """Frame ``places``, among them ``near`` if it is one of them.

        Places wider than ``largest_card`` hold cards, which the frame leaves uncovered.
        """
        while len(self._frames) < len(places):
            frame = Panel()
            self._scene.addItem(frame)
            self._frames.append(frame)
        for number, frame in enumerate(self._frames):
            frame.setVisible(number < len(places))
            if number < len(places):
                place = places[number]
                close = place == near
                wide = place.width > largest_card
                frame.setZValue(UNDER_CARDS_Z if wide else OVER_CARDS_Z)
                fill = _FILLS[close, wide]
                edge = palette.TARGET_NEAR if close else palette.TARGET
                frame.show_rect(place.grown(3), radius, fill, edge, 3.0 if close else 1.5)

    def hide(self) -> None:
        for frame in self._frames:
            frame.hide()
