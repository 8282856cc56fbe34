"""The table: a scene that shows a running match and lets its viewer play."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from canasta_qt.rules.events import (
    Drew,
    Event,
    KittyTaken,
    PileJoined,
    PileTaken,
    TurnStarted,
)
from canasta_qt.rules.moves import LookAtKitty, Move, TakeKitty
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.state import DRAW, KITTY
from canasta_qt.table import targets as dropping
from canasta_qt.table import timing
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.contract import TableModel
from canasta_qt.table.director import Director
from canasta_qt.table.facts import Facts
from canasta_qt.table.furniture import Furniture
from canasta_qt.table.geometry import Rect, Spot, card_height
from canasta_qt.table.gestures import THRESHOLD, Drag, Grip, Pressed, nearest
from canasta_qt.table.highlights import Highlights
from canasta_qt.table.labels import Bubble, reads_right_to_left
from canasta_qt.table.layout import Arrangement, arrange
from canasta_qt.table.stage import Stage
from canasta_qt.table.tableau import PILE, Place, Tableau, Zone, hand_order
from canasta_qt.table.targets import Target, Where

BUBBLE_Z: Final = 50_000.0
RISE: Final = 0.1
"""How far a selected card stands out of the hand, in card heights."""
FAN: Final = 0.3
"""Space between dragged cards, in card widths."""
SMALLEST: Final = (720, 500)
"""The smallest table, in pixels, on which nothing overlaps."""

_GAINS: Final = (Drew, PileTaken, PileJoined, KittyTaken)
"""Events that bring new cards to a hand."""


class TableScene(QGraphicsScene):
    """Shows what a `TableModel` tells of, from an observation once and from events ever after.

    Scene coordinates are pixels of the view.
    """

    idle = Signal()
    """Everything that happened has been shown and nothing moves."""

    def __init__(self, parent: QObject | None = None, deck: str = "classic") -> None:
        super().__init__(parent)
        self.images = CardImages(deck)
        self.director = Director(
            self,
            show=self._show_event,
            settle=self._settle,
            clear=self._clear,
            conclude=self._conclude,
            idle=self._become_idle,
        )
        self._stage = Stage(self, self.images)
        self._furniture = Furniture(self, self.images)
        self._highlights = Highlights(self)
        self._bubble = Bubble()
        self._bubble.setZValue(BUBBLE_Z)
        self.addItem(self._bubble)
        self._bubble_clock = QTimer(self, singleShot=True, interval=timing.BUBBLE)
        self._bubble_clock.timeout.connect(self._bubble.hide)
        self._landing = QTimer(self, singleShot=True)
        self._landing.timeout.connect(self._land)
        self._ghost = CardItem(self.images)
        self._ghost.hide()
        self.addItem(self._ghost)

        self._model: TableModel | None = None
        self._tableau: Tableau | None = None
        self._facts: Facts | None = None
        self._made: Arrangement | None = None
        self._size = SMALLEST
        self._selected: list[CardItem] = []
        self._handled: list[CardItem] = []
        """Items that the viewer has just moved: of equal cards these are the ones that go."""
        self._pressed: Pressed | None = None
        self._pressed_at = QPointF()
        self._drag: Drag | None = None

    # What the window around the table uses

    def set_model(self, model: TableModel) -> None:
        """Show ``model`` from now on, as it stands."""
        if self._model is not None:
            old = self._model
            old.happened.disconnect(self._happened)
            old.reset.disconnect(self._reset)
            old.turn_changed.disconnect(self._turn_changed)
        self._model = model
        model.happened.connect(self._happened)
        model.reset.connect(self._reset)
        model.turn_changed.connect(self._turn_changed)
        self.director.drop()
        self._show_position(0)

    def set_size(self, width: int, height: int) -> None:
        """Take the size of the view, in pixels."""
        if (width, height) != self._size:
            self._size = (width, height)
            self.images.forget_sizes()
        self.setSceneRect(QRectF(0, 0, width, height))
        self._forget_drag()
        self._lay_out(0)

    def set_ratio(self, ratio: float) -> None:
        """Take the number of screen pixels in a pixel of the view."""
        if ratio != self.images.ratio:
            self.images.set_ratio(ratio)
            self._stage.redraw()
            self._ghost.redraw()
            self._lay_out(0)

    def set_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast; 0 shows everything at once."""
        self.director.speed = speed

    def retranslate(self) -> None:
        """Take the application's language and direction anew."""
        self._bubble.hide()
        self._lay_out(0)

    def selected_cards(self) -> tuple[int, ...]:
        """The faces of the selected cards of the hand."""
        return _faces(self._selected)

    def clear_selection(self) -> None:
        if self._selected:
            self._selected = []
            self._adjust(timing.POP)

    def matches(self, observation: Observation) -> bool:
        """Whether the table shows exactly ``observation``, with every card at its place."""
        return not self.problems(observation)

    def problems(self, observation: Observation) -> list[str]:
        """In what the table differs from ``observation``, as text for tests."""
        tableau, made = self._tableau, self._made
        if tableau is None or made is None:
            return ["nothing is shown"]
        found = tableau.differences(Tableau.of(observation))
        if self._model is not None and self._facts != Facts.of(observation, self._model.names):
            found.append(f"facts: {self._facts}")
        for zone, cards in tableau.cards.items():
            if self._stage.faces(zone) != cards:
                found.append(f"items in {zone}: {self._stage.faces(zone)} is not {cards}")
            spots = made.spots.get(zone, ())
            if [item.spot for item in self._stage.at(zone)] != list(spots):
                found.append(f"spots in {zone}")
        found.extend(
            f"not at rest: {item.face}" for item in self._stage.items() if not item.at_rest
        )
        return found

    # For tests and, one day, for keyboards and screen readers

    def items_at(self, place: Place, owner: int = -1, index: int = -1) -> list[CardItem]:
        """The card items in a zone, in order."""
        return list(self._stage.at(Zone(place, owner, index)))

    @property
    def arrangement(self) -> Arrangement:
        """Where everything lies now. Raises RuntimeError without a model."""
        if self._made is None:
            raise RuntimeError("the table shows no match yet")
        return self._made

    @property
    def message(self) -> str:
        """The sentence in the bubble; empty while there is none."""
        return self._bubble.text

    @property
    def highlighted(self) -> int:
        """Number of drop targets shown."""
        return self._highlights.shown

    def sign(self, *key: object) -> str:
        """The text of a label or badge, for instance ``("held", seat)`` or ``("total", side)``."""
        return self._furniture.text(*key)

    # The model

    def _happened(self, events: list[Event]) -> None:
        assert self._model is not None
        self._forget_drag()
        if not self.director.busy:
            self._model.busy()
        self.director.enqueue(events, self._model.observation)

    def _reset(self) -> None:
        assert self._model is not None
        waiting = self.director.busy
        self._forget_drag()
        self.director.drop()
        self._show_position(timing.ADJUST)
        if waiting:
            self._become_idle()

    def _turn_changed(self) -> None:
        assert self._model is not None
        if not self.director.busy:
            self._conclude(self._model.observation)

    def _show_position(self, milliseconds: int) -> None:
        assert self._model is not None
        observation = self._model.observation
        self._tableau = Tableau.of(observation)
        self._facts = Facts.of(observation, self._model.names)
        self._stage.rebuild(self._tableau)
        for item in self._stage.items():
            item.set_marked(False)
        self._selected = []
        self._adjust(milliseconds)

    # Showing events

    def _show_event(self, event: Event, duration: int) -> bool:
        tableau = self._tableau
        assert tableau is not None
        if isinstance(event, TurnStarted) and event.seat == tableau.seat:
            for item in self._stage.at(tableau.hand):
                item.set_marked(False)
        shifts = tableau.fold(event)
        moved = self._stage.apply(shifts, self._handled)
        gained = event.seat == tableau.turn and isinstance(event, _GAINS)
        for shift, item in zip(shifts, moved, strict=True):
            item.set_marked(gained and shift.end == tableau.hand)
            if item in self._selected and shift.end != tableau.hand:
                self._selected.remove(item)
        return self._lay_out(duration, moved)

    def _settle(self) -> None:
        self._stage.settle()

    def _clear(self) -> None:
        """Begin a round: nothing lies on the table and it is nobody's turn."""
        assert self._model is not None
        self._selected = []
        self._stage.clear()
        observation = self._model.observation
        self._tableau = Tableau(observation.state.laws, observation.seat)
        self._facts = Facts.before_deal(self._model.names)

    def _conclude(self, observation: Observation) -> None:
        assert self._model is not None
        self._handled = []
        facts = Facts.of(observation, self._model.names)
        if facts != self._facts:
            self._facts = facts
            self._adjust(timing.ADJUST)

    def _become_idle(self) -> None:
        if self._model is not None:
            self._model.animation_finished()
        self.idle.emit()

    def _lay_out(self, duration: int, raised: list[CardItem] | None = None) -> bool:
        """Bring everything to where it belongs; returns whether cards fly."""
        tableau, facts = self._tableau, self._facts
        if tableau is None or facts is None:
            return False
        made = arrange(tableau, *self._size, reads_right_to_left())
        self._made = made
        self._furniture.show(made, tableau, facts, self._size)
        height = RISE * card_height(self._hand_width())
        risen = {item: round(height) * 1.0 for item in self._selected}
        return self._stage.arrange(made, duration, raised or (), risen)

    def _hand_width(self) -> int:
        assert self._made is not None
        assert self._tableau is not None
        spots = self._made.spots[self._tableau.hand]
        return spots[0].width if spots else self._made.pile.width

    def _adjust(self, milliseconds: int, raised: list[CardItem] | None = None) -> None:
        """Lay out anew outside the queue of events."""
        duration = self.director.duration(milliseconds)
        if self._lay_out(duration, raised):
            self._landing.start(duration + 20)

    def _land(self) -> None:
        if not self.director.busy:
            self._stage.settle()

    # The mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._bubble.hide()
        if event.button() != Qt.MouseButton.LeftButton:
            self._send_home()
            return
        if self._model is None:
            return
        if self.director.busy and self._model.input_open:
            self.director.finish()
        self._pressed_at = event.scenePos()
        self._pressed = self._under(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        point = event.scenePos()
        if self._drag is None and self._pressed is not None:
            way = point - self._pressed_at
            if abs(way.x()) + abs(way.y()) >= THRESHOLD:
                self._begin_drag(self._pressed)
                self._pressed = None
        if self._drag is not None:
            self._drag.move_to(point)
            self._highlight(self._drag, point)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if self._drag is not None:
            drag, self._drag = self._drag, None
            self._end_drag(drag, event.scenePos())
        elif pressed is not None:
            self._click(pressed, event.scenePos())

    def _under(self, point: QPointF) -> Pressed:
        """What lies under ``point``."""
        tableau, made = self._tableau, self._made
        assert tableau is not None
        assert made is not None
        dot = Rect(point.x(), point.y(), 0, 0)
        item = _topmost(self._stage.at(tableau.hand), dot)
        if item is not None:
            return Pressed(Grip.HAND_CARD, item)
        for zone in tableau.melds(self._own_side()):
            item = _topmost(self._stage.at(zone), dot)
            if item is not None:
                return Pressed(Grip.MELD, item, zone.index)
        pile = made.pile
        across = Spot(pile.x, pile.y, pile.width, 90.0)
        for grip, rect in (
            (Grip.STOCK, made.stock.rect),
            (Grip.PILE, pile.rect),
            (Grip.PILE, across.rect),
            (Grip.KITTY, made.kitty),
            (Grip.HAND, made.hand),
            (Grip.AREA, made.areas[self._own_side()].panel),
        ):
            if rect is not None and rect.contains(dot):
                return Pressed(grip)
        return Pressed(Grip.NOTHING)

    def _own_side(self) -> int:
        assert self._tableau is not None
        return self._tableau.side_of(self._tableau.seat)

    def _begin_drag(self, pressed: Pressed) -> None:
        model = self._model
        assert model is not None
        if not model.input_open:
            return
        items: list[CardItem] = []
        found: list[Target] = []
        observation = model.observation
        if pressed.grip is Grip.HAND_CARD and pressed.item is not None:
            items = self._carried(pressed.item)
            found = dropping.for_hand(observation, _faces(items))
        elif pressed.grip is Grip.PILE and observation.state.phase == DRAW:
            items = self._stage.at(PILE)[-1:]
            found = dropping.for_pile(observation, self.selected_cards())
        elif pressed.grip is Grip.STOCK and observation.state.stock_size:
            self._ghost.show_face(None)
            self._ghost.fly(self.arrangement.stock, 0, raised=False)
            items = [self._ghost]
            found = dropping.for_stock(observation)
        elif pressed.grip is Grip.MELD and pressed.item is not None:
            items = [pressed.item]
            found = [Target(Where.HAND, pressed.meld, [])]
        if items:
            self._drag = self._lifted(pressed, items, found)

    def _carried(self, item: CardItem) -> list[CardItem]:
        """The cards that a drag of ``item`` carries, ``item`` last: all selected ones with it."""
        if item not in self._selected:
            self._selected = []
            self._adjust(timing.POP)
            return [item]
        assert self._tableau is not None
        hand = self._stage.at(self._tableau.hand)
        return [other for other in hand if other in self._selected and other is not item] + [item]

    def _lifted(self, pressed: Pressed, items: list[CardItem], found: list[Target]) -> Drag:
        lead = items[-1]
        grip = lead.pos() - self._pressed_at
        offsets = []
        for number, item in enumerate(items):
            item.lift(number)
            behind = len(items) - 1 - number
            offsets.append(grip - QPointF(behind * FAN * lead.spot.width, 0))
        return Drag(pressed, items, offsets, found)

    def _place_of(self, target: Target) -> Rect:
        made = self.arrangement
        if target.place is Where.MELD:
            zone = Zone(Place.MELD, self._own_side(), target.meld)
            return made.packs[zone].rect
        if target.place is Where.PILE:
            return made.pile.rect
        if target.place is Where.HAND:
            return made.hand
        return made.areas[self._own_side()].panel

    def _nearest(self, drag: Drag, point: QPointF) -> Target | None:
        return nearest(drag.targets, drag.lead, (point.x(), point.y()), self._place_of)

    def _highlight(self, drag: Drag, point: QPointF) -> None:
        near = self._nearest(drag, point)
        legal = [target for target in drag.targets if target.legal]
        places = [self._place_of(target) for target in legal]
        chosen = self._place_of(near) if near is not None and near.legal else None
        self._highlights.show(
            places, chosen, self.arrangement.text * 0.4, self.arrangement.pile.width * 1.5
        )

    def _end_drag(self, drag: Drag, point: QPointF) -> None:
        target = self._nearest(drag, point)
        self._drag = drag
        if target is None:
            self._send_home()
        elif drag.pressed.grip is Grip.MELD:
            self._take_back(drag, point)
        else:
            self._carry_out(target, point)

    def _take_back(self, drag: Drag, point: QPointF) -> None:
        model = self._model
        assert model is not None
        card = drag.items[0].face
        assert card is not None
        self._handled = drag.items
        if model.take_back_meld_card(drag.pressed.meld, card):
            self._forget_drag()
        else:
            self._send_home()
            self._say(self.tr("Only cards of this turn can be taken back."), point)

    def _carry_out(self, target: Target, point: QPointF) -> None:
        """Make the moves of ``target``, or send what is dragged home and say why not."""
        model = self._model
        assert model is not None
        drag = self._drag
        self._handled = list(drag.items if drag is not None else self._selected)
        refusal = target.plan if isinstance(target.plan, Refusal) else model.attempt(target.plan)
        if refusal is not None:
            self._send_home()
            self._say(model.describe(refusal), point)
        else:
            # A ghost stays away; other cards have been taken along by what happened.
            self._forget_drag()

    def _forget_drag(self) -> None:
        """End the drag; the next layout takes its cards to where they belong."""
        self._pressed = None
        self._drag = None
        self._ghost.hide()
        self._highlights.hide()

    def _send_home(self) -> None:
        """Let dragged cards fly back to where they came from."""
        drag, self._drag = self._drag, None
        self._handled = []
        self._highlights.hide()
        if drag is not None:
            self._ghost.hide()
            self._adjust(timing.ADJUST, drag.items)

    def _say(self, text: str, about: QPointF) -> None:
        self._bubble.say(text, about, self.sceneRect(), self.arrangement.text)
        self._bubble_clock.start()

    def _click(self, pressed: Pressed, point: QPointF) -> None:
        model = self._model
        assert model is not None
        if pressed.grip is Grip.HAND_CARD and pressed.item is not None:
            self._toggle(pressed.item)
            return
        if pressed.grip is Grip.HAND:
            self.clear_selection()
            return
        if not model.input_open:
            return
        observation = model.observation
        selected = self.selected_cards()
        if pressed.grip is Grip.STOCK:
            self._carry_out(dropping.for_stock(observation)[0], point)
        elif pressed.grip is Grip.KITTY:
            taking = observation.state.phase == KITTY
            move: Move = TakeKitty() if taking else LookAtKitty()
            self._carry_out(Target(Where.HAND, -1, [move]), point)
        elif pressed.grip is Grip.PILE:
            self._click_pile(observation, selected, point)
        elif selected and pressed.grip in (Grip.MELD, Grip.AREA):
            where = Where.MELD if pressed.grip is Grip.MELD else Where.AREA
            for target in dropping.for_hand(observation, selected):
                if (target.place, target.meld) == (where, pressed.meld):
                    self._carry_out(target, point)
                    return

    def _click_pile(
        self, observation: Observation, selected: tuple[int, ...], point: QPointF
    ) -> None:
        if observation.state.phase == DRAW:
            self._carry_out(dropping.for_pile(observation, selected)[0], point)
        elif len(selected) == 1:
            self._carry_out(dropping.for_hand(observation, selected)[0], point)
        elif selected:
            self._say(self.tr("Only one card is discarded."), point)
        else:
            self._say(self.tr("Select the card to discard, or drag it here."), point)

    def _toggle(self, item: CardItem) -> None:
        if item in self._selected:
            self._selected.remove(item)
        else:
            self._selected.append(item)
        self._adjust(timing.POP)


def _topmost(items: list[CardItem], dot: Rect) -> CardItem | None:
    """The topmost of ``items`` that covers ``dot``."""
    hit = [item for item in items if item.isVisible() and item.covered.contains(dot)]
    return max(hit, key=lambda item: item.zValue(), default=None)


def _faces(items: list[CardItem]) -> tuple[int, ...]:
    """The faces that ``items`` show, in order of the hand."""
    return tuple(sorted((item.face for item in items if item.face is not None), key=hand_order))
