"""Frames around the places where dragged cards may be dropped."""

from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.table.geometry import Rect
from canasta_qt.table.labels import Panel
from canasta_qt.table.theme import Theme

OVER_CARDS_Z: Final = 9_000.0
UNDER_CARDS_Z: Final = -300.0


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
        self,
        places: list[Rect],
        near: Rect | None,
        radius: float,
        largest_card: float,
        theme: Theme,
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
                if close:
                    fill = theme.target_near_fill_wide if wide else theme.target_near_fill
                else:
                    fill = theme.target_fill_wide if wide else theme.target_fill
                edge = theme.target_near if close else theme.target
                thickness = (3.0 if close else 1.5) * theme.frame
                frame.show_rect(place.grown(3), radius, fill, edge, thickness)

    def hide(self) -> None:
        for frame in self._frames:
            frame.hide()
