"""The keyboard's place on the table: one thing at a time, with a ring round it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.rules.cards import IS_WILD, RANKS, RED_JOKER
from canasta_qt.table.attention import Attention
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect
from canasta_qt.table.gestures import Grip, Pressed
from canasta_qt.table.labels import Panel
from canasta_qt.table.playing import Playing
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import PILE, STOCK, Place, Zone

RING_Z: Final = 40_000.0
ASIDE: Final = 2.5
"""How much more a step to the side counts than one in the direction of the arrow."""
TEN: Final = RANKS.index("T")

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@dataclass(frozen=True)
class Thing:
    """Something that can have the focus.

    ``item`` is a card of the viewer's hand, None for anything else; ``grip`` says what a click on
    it would be.
    """

    zone: Zone
    grip: Grip
    item: CardItem | None = None


class Focus(QObject):
    """Moves a ring over the table by keys, and does by keys what the mouse does."""

    moved = Signal()
    """``current`` is another thing."""

    def __init__(
        self,
        scene: QGraphicsScene,
        presenter: Presenter,
        playing: Playing,
        attention: Attention,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._presenter = presenter
        self._playing = playing
        self._attention = attention
        self._ring = Panel()
        self._ring.setZValue(RING_Z)
        self._ring.hide()
        scene.addItem(self._ring)
        self._thing: Thing | None = None
        self._place = 0
        """Of the focused card in the hand, for when it has been played."""
        self._active = False
        presenter.laid_out.connect(self._follow)

    @property
    def current(self) -> Thing | None:
        """What has the focus; None while the mouse is used."""
        return self._thing if self._active else None

    @property
    def ring(self) -> Rect | None:
        """What the ring is round; None while it is hidden."""
        return self.rect_of(self._thing) if self._active and self._thing is not None else None

    def hide(self) -> None:
        """Let the mouse take over."""
        self._active = False
        self._ring.hide()

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the table; False for one that means nothing here."""
        if self._presenter.model is None:
            return False
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._step(*_ARROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            hand = self._hand()
            if hand:
                self._focus(hand[0 if key == Qt.Key.Key_Home else -1])
        elif key == Qt.Key.Key_Space:
            self._act(obvious=False)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._act(obvious=True)
        elif key == Qt.Key.Key_Menu or (
            key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            self._open_menu()
        else:
            return self._jump(event.text())
        return True

    def things(self) -> list[Thing]:
        """All that can have the focus now: the hand first, in its order."""
        tableau, made = self._presenter.tableau, self._presenter.arrangement
        found = self._hand()
        own = self._presenter.own_side
        for zone in made.packs:
            mine = zone.place is Place.MELD and zone.owner == own
            found.append(Thing(zone, Grip.MELD if mine else Grip.NOTHING))
        # An empty zone of the own side stands for the place where melds are started.
        found.append(Thing(Zone(Place.MELD, own, -1), Grip.AREA))
        found.append(Thing(STOCK, Grip.STOCK))
        found.append(Thing(PILE, Grip.PILE))
        if made.kitty is not None:
            found.append(Thing(Zone(Place.KITTY, tableau.seat), Grip.KITTY))
        found.extend(Thing(Zone(Place.HAND, seat), Grip.NOTHING) for seat in made.plates)
        return found

    def _hand(self) -> list[Thing]:
        zone = self._presenter.tableau.hand
        return [Thing(zone, Grip.HAND_CARD, item) for item in self._presenter.stage.at(zone)]

    def rect_of(self, thing: Thing) -> Rect:
        """What ``thing`` covers on the table."""
        made = self._presenter.arrangement
        if thing.item is not None:
            rect = thing.item.spot.rect
            return Rect(rect.x, rect.y - thing.item.risen, rect.width, rect.height)
        if thing.zone in made.packs:
            return made.packs[thing.zone].rect
        match thing.grip:
            case Grip.STOCK:
                return made.stock.rect
            case Grip.PILE:
                return made.pile.rect
            case Grip.KITTY:
                assert made.kitty is not None
                return made.kitty
            case Grip.AREA:
                return made.areas[self._presenter.own_side].panel
        return made.plates[thing.zone.owner].panel

    def _point(self, thing: Thing) -> tuple[float, float]:
        """Where a thing counts as being; the own area at its end, since melds begin it."""
        rect = self.rect_of(thing)
        if thing.grip is not Grip.AREA:
            return rect.center
        made = self._presenter.arrangement
        ends_right = rect.center[0] > made.stock.x
        return (rect.right - 40 if ends_right else rect.x + 40), rect.bottom - 40

    def _step(self, across: int, down: int) -> None:
        """Go to the nearest thing in a direction; show the ring first if it was hidden."""
        here = self._settled()
        if here is None:
            return
        if not self._active:
            self._focus(here)
            return
        x, y = self._point(here)
        best, least = here, float("inf")
        for thing in self.things():
            to_x, to_y = self._point(thing)
            along = (to_x - x) * across + (to_y - y) * down
            aside = abs((to_x - x) * down) + abs((to_y - y) * across)
            if thing != here and along > 0.5 and along + ASIDE * aside < least:
                best, least = thing, along + ASIDE * aside
        self._focus(best)

    def _settled(self) -> Thing | None:
        """The focused thing if it is still there, else what has taken its place."""
        things = self.things()
        if self._thing in things:
            return self._thing
        hand = self._hand()
        if hand:
            return hand[min(self._place, len(hand) - 1)]
        return things[0] if things else None

    def _focus(self, thing: Thing) -> None:
        changed = thing != self.current
        self._thing = thing
        self._active = True
        if self._remember_place(thing):
            self._attention.bring_out(thing.zone, self._place)
        elif thing.zone == PILE or thing.zone in self._presenter.arrangement.packs:
            self._attention.bring_out(thing.zone)
        else:
            self._attention.bring_out(None)
        self._draw()
        if changed:
            self.moved.emit()

    def _remember_place(self, thing: Thing) -> bool:
        """Note where ``thing`` is in the hand; False if it is not a card of it."""
        hand = self._hand()
        if thing not in hand:
            return False
        self._place = hand.index(thing)
        return True

    def _follow(self) -> None:
        """Keep to what is still there after something has happened."""
        if not self._active:
            return
        settled = self._settled()
        if settled is None:
            self.hide()
            return
        changed = settled != self._thing
        self._thing = settled
        self._remember_place(settled)
        self._draw()
        if changed:
            self.moved.emit()

    def _draw(self) -> None:
        assert self._thing is not None
        theme = self._presenter.furniture.theme
        rect = self.rect_of(self._thing).grown(4)
        thickness = 3.0 * theme.frame
        self._ring.show_rect(rect, 8.0, QColor(0, 0, 0, 0), theme.target_near, thickness)
        self._ring.show()

    def _jump(self, text: str) -> bool:
        """Go to the next card of the hand that ``text`` names: a rank, 0 for ten, W for wild."""
        wanted = text.upper()
        hand = self._hand()
        if len(wanted) != 1 or wanted not in RANKS + "01W*":
            return False
        fitting = [
            index for index, thing in enumerate(hand) if thing.item and _is(thing.item, wanted)
        ]
        if fitting:
            here = self._place if self._active and self._thing in hand else -1
            later = [index for index in fitting if index > here]
            self._focus(hand[(later or fitting)[0]])
        return True

    def _act(self, obvious: bool) -> None:
        self._playing.put_back()
        self._playing.hurry()
        thing = self._settled()
        if thing is None:
            return
        if not self._active:
            self._focus(thing)
            return
        point = QPointF(*self.rect_of(thing).center)
        pressed = self._pressed(thing)
        if obvious and thing.grip is Grip.HAND_CARD:
            self._playing.do_obvious(pressed, point, self._on_screen(point))
        elif thing.grip is not Grip.NOTHING:
            self._playing.act_on(pressed, point)

    def _open_menu(self) -> None:
        thing = self._settled()
        if thing is not None and self._active:
            self._playing.put_back()
            point = QPointF(*self.rect_of(thing).center)
            self._playing.open_menu_of(self._pressed(thing), point, self._on_screen(point))

    def _pressed(self, thing: Thing) -> Pressed:
        if thing.grip is Grip.MELD:
            return Pressed(Grip.MELD, self._presenter.stage.at(thing.zone)[-1], thing.zone.index)
        return Pressed(thing.grip, thing.item)

    def _on_screen(self, point: QPointF) -> QPoint:
        view = self._scene.views()[0]
        return view.viewport().mapToGlobal(view.mapFromScene(point))


def _is(item: CardItem, wanted: str) -> bool:
    """Whether a card is what the upper case letter or digit ``wanted`` stands for."""
    face = item.face
    if face is None:
        return False
    if wanted in "W*":
        return IS_WILD[face]
    rank = TEN if wanted in "01" else RANKS.index(wanted)
    return face < RED_JOKER and face // 4 == rank
