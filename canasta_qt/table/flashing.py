"""Points out on the table what a line of the log or a suggestion is about."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.rules import moves as mv
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
from canasta_qt.rules.moves import Move
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
    """Frames that blink a few times around cards, and follow them while they move a little."""

    def __init__(self, scene: QGraphicsScene, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._scene = scene
        self._presenter = presenter
        self._frames: list[Panel] = []
        self._find: Callable[[], list[Rect]] = list
        self._blinking = QVariantAnimation(self)
        self._blinking.setStartValue(1.0)
        self._blinking.setEndValue(1.0)
        self._blinking.setDuration(timing.BLINK)
        self._blinking.setLoopCount(BLINKS)
        self._blinking.valueChanged.connect(self._fade)
        self._blinking.finished.connect(self.hide)
        presenter.laid_out.connect(self._follow)

    @property
    def shown(self) -> list[QRectF]:
        """The frames that are to be seen."""
        return [frame.boundingRect() for frame in self._frames if frame.isVisible()]

    def show_event(self, event: Event) -> None:
        """Let the cards of ``event`` stand out where they lie now.

        A card that has gone on is not looked for: the frames are then around what is left, or
        around the player who did it.
        """
        self._begin(lambda: self._places_of_event(event))

    def show_move(self, move: Move) -> None:
        """Let the cards and the place stand out that the viewer's ``move`` is about."""
        self._begin(lambda: self._places_of_move(move))

    def hide(self) -> None:
        """Point out nothing."""
        self._blinking.stop()
        for frame in self._frames:
            frame.hide()

    def _begin(self, find: Callable[[], list[Rect]]) -> None:
        self.hide()
        self._find = find
        # Where nothing moves, nothing blinks.
        director = self._presenter.director
        still = director.is_still or director.speed == 0
        self._blinking.setKeyValueAt(0.5, 1.0 if still else FAINTEST)
        self._blinking.start()
        self._follow()

    def _follow(self) -> None:
        if self._blinking.state() == QVariantAnimation.State.Stopped:
            return
        places = self._find()
        while len(self._frames) < len(places):
            frame = Panel()
            frame.setZValue(OVER_CARDS_Z)
            self._scene.addItem(frame)
            self._frames.append(frame)
        theme = self._presenter.furniture.theme
        radius = self._presenter.arrangement.text * 0.35
        for number, frame in enumerate(self._frames):
            frame.setVisible(number < len(places))
            if number < len(places):
                fill, edge = theme.target_near_fill_wide, theme.target_near
                frame.show_rect(places[number].grown(3), radius, fill, edge, 4.0)

    def _fade(self, opacity: float) -> None:
        for frame in self._frames:
            frame.setOpacity(opacity)

    def _places_of_event(self, event: Event) -> list[Rect]:
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

    def _places_of_move(self, move: Move) -> list[Rect]:
        made = self._presenter.arrangement
        found = self._held(move.cards)
        match move.code:
            case mv.DRAW_STOCK:
                found.append(made.stock.rect)
            case mv.TAKE_PILE | mv.DISCARD:
                found.append(made.pile.rect)
            case mv.ADD_TO_MELD:
                zone = Zone(Place.MELD, self._presenter.own_side, move.target)
                found.append(made.packs[zone].rect)
            case mv.LOOK_AT_KITTY | mv.TAKE_KITTY | mv.LEAVE_KITTY if made.kitty is not None:
                found.append(made.kitty)
        return found

    def _held(self, cards: tuple[int | None, ...]) -> list[Rect]:
        """Where the ``cards`` lie that are in the viewer's hand."""
        wanted = list(cards)
        found = []
        for item in self._presenter.stage.at(self._presenter.tableau.hand):
            if item.face in wanted:
                wanted.remove(item.face)
                lying = item.spot.rect
                found.append(Rect(lying.x, lying.y - item.risen, lying.width, lying.height))
        return found
