"""Draws pictures of cards while there is time, before they are needed."""

from collections import deque

from PySide6.QtCore import QTimer

from canasta_qt.table.card_images import CardImages


class Warming:
    """A queue of pictures, of which one is drawn each time the event loop has nothing to do.

    Many cards take another size at once, and drawing all of them at the end of a flight would
    make everything else that moves stumble.
    """

    def __init__(self, images: CardImages) -> None:
        self._images = images
        self._wanted: deque[tuple[int | None, int]] = deque()
        self._clock = QTimer(interval=0)
        self._clock.timeout.connect(self._draw_one)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self._clock.isActive()

    def want(self, face: int | None, width: int) -> None:
        """Have the picture of ``face`` in ``width`` soon."""
        if not self._images.is_ready(face, width):
            self._wanted.append((face, width))
            if not self._clock.isActive():
                self._clock.start()

    def _draw_one(self) -> None:
        while self._wanted:
            face, width = self._wanted.popleft()
            if not self._images.is_ready(face, width):
                self._images.card(face, width)
                return
        self._clock.stop()
