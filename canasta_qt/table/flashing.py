"""Points out on the table what a line of the log tells of."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.rules.events import (
    CanastaClosed,
    Discarded,
    Drew,
    Event,
    KittyTaken,
    Melded,
    PileTaken,
    RedThreeTabled,
    UpcardTurned,
)
from canasta_qt.table import timing
from canasta_qt.table.geometry import Rect
from canasta_qt.table.highlights import OVER_CARDS_Z
from canasta_qt.table.labels import Panel
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import PILE, Place, Zone

BLINKS: Final = 4
"""How often the frames go and come back."""
FAINTEST: Final = 0.15


class Flashing(QObject):
    """Frames that blink a few times around the cards of an event, where they lie now.

    A card that has gone on is not looked for: the frames are then around what is left, or around
    the player who did it.
    """

    def __init__(self, scene: QGraphicsScene, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._scene = scene
        self._presenter = presenter
        self._frames: list[Panel] = []
        self._blinking = QVariantAnimation(self)
        self._blinking.setStartValue(1.0)
        self._blinking.setKeyValueAt(0.5, FAINTEST)
        self._blinking.setEndValue(1.0)
        self._blinking.setDuration(timing.BLINK)
        self._blinking.setLoopCount(BLINKS)
        self._blinking.valueChanged.connect(self._fade)
        self._blinking.finished.connect(self.hide)
        presenter.laid_out.connect(self.hide)

    @property
    def shown(self) -> list[QRectF]:
        """The frames that are to be seen."""
        return [frame.boundingRect() for frame in self._frames if frame.isVisible()]

    def show(self, event: Event) -> None:
        """Let the cards of ``event`` stand out for a moment."""
        self.hide()
        places = self._places(event)
        while len(self._frames) < len(places):
            frame = Panel()
            frame.setZValue(OVER_CARDS_Z)
            self._scene.addItem(frame)
            self._frames.append(frame)
        theme = self._presenter.furniture.theme
        radius = self._presenter.arrangement.text * 0.35
        for frame, place in zip(self._frames, places, strict=False):
            frame.show_rect(
                place.grown(3), radius, theme.target_near_fill_wide, theme.target_near, 4.0
            )
            frame.setOpacity(1.0)
            frame.show()
        if places:
            self._blinking.start()

    def hide(self) -> None:
        """Point out nothing."""
        self._blinking.stop()
        for frame in self._frames:
            frame.hide()

    def _fade(self, opacity: float) -> None:
        for frame in self._frames:
            frame.setOpacity(opacity)

    def _places(self, event: Event) -> list[Rect]:
        tableau, made = self._presenter.tableau, self._presenter.arrangement
        side = tableau.side_of(event.seat)
        match event:
            case Melded() | CanastaClosed():
                packs = [Zone(Place.MELD, side, event.meld)]
            case RedThreeTabled():
                packs = [Zone(Place.RED_THREES, side)]
            case _:
                packs = []
        found = [made.packs[zone].rect for zone in packs if zone in made.packs]
        if isinstance(event, Discarded | UpcardTurned) and event.card in tableau.at(PILE):
            found.append(made.pile.rect)
        if isinstance(event, Drew | PileTaken | KittyTaken) and event.seat == tableau.seat:
            found += self._held(event.cards)
        if not found and event.seat == tableau.seat:
            found.append(made.hand)
        elif not found and event.seat in made.plates:
            found.append(made.plates[event.seat].panel)
        return found

    def _held(self, cards: tuple[int | None, ...]) -> list[Rect]:
        """Where the ``cards`` lie that are still in the viewer's hand."""
        wanted = list(cards)
        found = []
        for item in self._presenter.stage.at(self._presenter.tableau.hand):
            if item.face in wanted:
                wanted.remove(item.face)
                found.append(item.covered)
        return found
