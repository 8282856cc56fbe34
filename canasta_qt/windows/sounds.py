"""What is heard of a match, in time with what is seen."""

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules import events
from canasta_qt.rules.state import EndReason
from canasta_qt.table.scene import TableScene
from canasta_qt.windows.sound_effects import SoundEffects

CARD_GAP: Final = 100
"""Milliseconds before which one noise of cards is not followed by the next."""
SIGNAL_GAP: Final = 400
"""Milliseconds before which a signal is not repeated."""
LOADING_DELAY: Final = 500
"""Milliseconds from the first sound to the loading of what plays it: the window comes first."""


class Sound(Enum):
    """The sounds, by the names of their files."""

    DEAL = "deal"
    DRAW = "draw"
    PILE = "pile"
    MELD = "meld"
    DISCARD = "discard"
    RED_THREE = "red-three"
    CANASTA = "canasta"
    TURN = "turn"
    """The viewer has to act."""
    OUT = "out"
    """A player went out."""
    END = "end"
    """The round ended and nobody went out."""
    REFUSED = "refused"


CARDS: Final = frozenset({Sound.DEAL, Sound.DRAW, Sound.PILE, Sound.MELD, Sound.DISCARD})
"""Noises that cards make by themselves; the others are signals."""

_SOUNDS: Final[dict[type[events.Event], Sound]] = {
    events.Dealt: Sound.DEAL,
    events.KittyDealt: Sound.DEAL,
    events.UpcardTurned: Sound.DISCARD,
    events.RedThreeTabled: Sound.RED_THREE,
    events.PileTaken: Sound.PILE,
    events.PileJoined: Sound.PILE,
    events.KittyTaken: Sound.PILE,
    events.Melded: Sound.MELD,
    events.CanastaClosed: Sound.CANASTA,
    events.Discarded: Sound.DISCARD,
    events.WentOut: Sound.OUT,
}


def sound_of(event: events.Event, seat: int) -> Sound | None:
    """What is heard of ``event`` in ``seat``; None for nothing."""
    if isinstance(event, events.Drew):
        return Sound.DRAW if event.cards else None
    if isinstance(event, events.TurnStarted):
        return Sound.TURN if event.seat == seat else None
    if isinstance(event, events.RoundEnded):
        return None if event.reason is EndReason.WENT_OUT else Sound.END
    return _SOUNDS.get(type(event))


class Sounds(QObject):
    """Plays a sound for each event as it begins to be seen, and for what the viewer is told.

    What many events at once would sound like is thinned out: each card noise keeps a distance from
    the one before, and each signal from its own last time.
    """

    failed = Signal(str)
    """Nothing can be played here, and why, in the words of the system."""

    def __init__(
        self,
        scene: TableScene,
        parent: QObject | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        """``clock`` tells milliseconds."""
        super().__init__(parent)
        since = QElapsedTimer()
        since.start()
        self._clock = clock or since.elapsed
        self._effects: SoundEffects | None = None
        self._on = False
        self._seat = 0
        self._due: dict[Sound, int] = {}
        """When each sound may be played again."""
        self._loading = QTimer(self, singleShot=True, interval=LOADING_DELAY)
        self._loading.timeout.connect(self._load)
        scene.showing.connect(self._hear)

    @property
    def on(self) -> bool:
        """Whether anything is heard."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        self._on = on
        if not on:
            self._loading.stop()

    @property
    def ready(self) -> bool:
        """Whether what plays sounds has been loaded."""
        return self._effects is not None

    def show_table(self, table: TableModel) -> None:
        """Accompany ``table`` from now on."""
        self._seat = table.seat
        table.refused.connect(lambda _: self.play(Sound.REFUSED))
        table.partner_asked.connect(lambda: self.play(Sound.TURN))

    def play(self, sound: Sound) -> None:
        """Play ``sound``, unless sounds are off or it would follow others too closely."""
        if not self._on:
            return
        if self._effects is None:
            # By the time that it is loaded, this sound would come too late.
            if not self._loading.isActive():
                self._loading.start()
            return
        now = self._clock()
        if now < self._due.get(sound, now):
            return
        if sound in CARDS:
            self._due.update(dict.fromkeys(CARDS, now + CARD_GAP))
        else:
            self._due[sound] = now + SIGNAL_GAP
        self._effects.play(sound.value)

    def _hear(self, event: events.Event) -> None:
        sound = sound_of(event, self._seat)
        if sound is not None:
            self.play(sound)

    def _load(self) -> None:
        try:
            self._effects = SoundEffects()
        except ImportError as error:
            self._on = False
            self.failed.emit(str(error))
