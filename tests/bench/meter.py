"""How long the GUI thread works without a pause."""

import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

FRAME: Final = 8.0
"""Milliseconds that fit between two frames of a fast screen."""
TWO_FRAMES: Final = 16.0
PAUSE: Final = 0.2
"""Milliseconds without an event that end a stretch of work."""


@dataclass(frozen=True)
class Figures:
    """Stretches of work in milliseconds."""

    stretches: int
    median: float
    percentile_99: float
    longest: float
    over_frame: int
    """Stretches longer than `FRAME`."""
    over_two: int
    """Stretches longer than `TWO_FRAMES`."""


class MeteredApplication(QApplication):
    """Measures stretches of work while it is ``metering``.

    A stretch is a row of events with no pause between them, so that what leads to a picture and its
    painting are counted together.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.metering = False
        self._depth = 0
        self._begun = 0.0
        self._ended = 0.0
        self._stretches: list[float] = []

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Deliver ``event``, and note how long that takes."""
        if not self.metering or self._depth:
            return super().notify(receiver, event)
        begun = time.perf_counter()
        if (begun - self._ended) * 1000 > PAUSE:
            self._note()
            self._begun = begun
        self._depth += 1
        try:
            return super().notify(receiver, event)
        finally:
            self._depth -= 1
            self._ended = time.perf_counter()

    def take(self) -> Figures:
        """The figures since the last time, which are then forgotten."""
        self._note()
        measured, self._stretches = sorted(self._stretches), []
        if not measured:
            return Figures(0, 0.0, 0.0, 0.0, 0, 0)
        return Figures(
            stretches=len(measured),
            median=measured[len(measured) // 2],
            percentile_99=measured[min(len(measured) - 1, len(measured) * 99 // 100)],
            longest=measured[-1],
            over_frame=sum(one > FRAME for one in measured),
            over_two=sum(one > TWO_FRAMES for one in measured),
        )

    def _note(self) -> None:
        if self._begun:
            self._stretches.append((self._ended - self._begun) * 1000)
        self._begun = 0.0
