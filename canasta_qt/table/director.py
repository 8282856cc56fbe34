"""Shows events one after another."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from canasta_qt.rules.events import Dealt, Event, KittyDealt
from canasta_qt.rules.observation import Observation
from canasta_qt.table import timing


@dataclass(frozen=True)
class _Step:
    """One event to be shown, or, without one, the end of a batch that led to ``after``."""

    event: Event | None
    after: Observation
    clears: bool = False


class Director(QObject):
    """A queue of events. Each waits until the one before it has been shown.

    ``show`` shows an event and returns for how many milliseconds, 0 where nothing is to be seen,
    ``settle`` ends all movement, ``clear`` empties the table for a new round, ``conclude`` shows
    what else belongs to the observation after a batch, and ``idle`` is called when the queue has
    run empty.
    """

    def __init__(
        self,
        parent: QObject,
        show: Callable[[Event], int],
        settle: Callable[[], None],
        clear: Callable[[], None],
        conclude: Callable[[Observation], None],
        idle: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """1 is normal, 2 twice as fast, 0 without any animation."""
        self.is_still = False
        """Whether nothing travels or blinks, though events still wait for one another."""
        self._show = show
        self._settle = settle
        self._clear = clear
        self._conclude = conclude
        self._idle = idle
        self._steps: deque[_Step] = deque()
        self._running = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._arrived)

    @property
    def busy(self) -> bool:
        """Whether events are still to be shown, or one is being shown."""
        return bool(self._steps) or self._clock.isActive()

    def duration(self, milliseconds: float) -> int:
        """``milliseconds`` of normal speed at the current speed."""
        return round(milliseconds / self.speed) if self.speed > 0 else 0

    def travel(self, milliseconds: float) -> int:
        """The ``duration`` of a movement; 0 where nothing moves."""
        return 0 if self.is_still else self.duration(milliseconds)

    def enqueue(self, events: list[Event], after: Observation) -> None:
        """Show ``events``, which led to ``after``, when all earlier ones have been shown."""
        fresh = bool(events) and isinstance(events[0], Dealt)
        for number, event in enumerate(events):
            self._steps.append(_Step(event, after, clears=fresh and number == 0))
        self._steps.append(_Step(None, after))
        if not self._clock.isActive():
            self._run()

    def finish(self) -> None:
        """Show everything that waits at once."""
        if not self.busy:
            return
        self._clock.stop()
        self._settle()
        speed, self.speed = self.speed, 0.0
        try:
            self._run()
        finally:
            self.speed = speed

    def drop(self) -> None:
        """Forget everything that waits."""
        self._steps.clear()
        self._clock.stop()
        self._settle()

    def _arrived(self) -> None:
        if not self._is_dealing():
            self._settle()
        self._run()

    def _is_dealing(self) -> bool:
        """Whether another hand is to be dealt, while the one before may still be on its way."""
        if not self._steps or self._steps[0].clears:
            return False
        return isinstance(self._steps[0].event, Dealt | KittyDealt)

    def _run(self) -> None:
        """Show steps until one takes time. Steps that are added meanwhile are shown as well."""
        if self._running:
            return
        self._running = True
        try:
            while self._steps:
                step = self._steps.popleft()
                if step.event is None:
                    self._conclude(step.after)
                    continue
                if step.clears:
                    self._clear()
                lasts = self._show(step.event)
                if lasts:
                    if self._is_dealing():
                        is_hand = isinstance(step.event, Dealt)
                        lasts = self.duration(timing.DEAL if is_hand else timing.DEAL_KITTY)
                    else:
                        lasts += self.duration(timing.PAUSE)
                    self._clock.start(lasts)
                    return
        finally:
            self._running = False
        self._idle()
