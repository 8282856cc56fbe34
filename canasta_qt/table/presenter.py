"""Shows a running match on the scene: all cards, and everything that is told beside them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.rules.events import (
    CanastaClosed,
    Dealt,
    Drew,
    Event,
    KittyDealt,
    KittyTaken,
    PileJoined,
    PileTaken,
    RoundScored,
    TurnStarted,
    WentOut,
)
from canasta_qt.rules.observation import Observation
from canasta_qt.table import timing
from canasta_qt.table.arrangement import Arrangement
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.contract import TableModel
from canasta_qt.table.director import Director
from canasta_qt.table.facts import Facts
from canasta_qt.table.furniture import Furniture
from canasta_qt.table.geometry import SMALLEST, card_height
from canasta_qt.table.hand_order import HandOrder, joined
from canasta_qt.table.labels import reads_right_to_left
from canasta_qt.table.layout import arrange
from canasta_qt.table.spreading import spread
from canasta_qt.table.stage import Stage
from canasta_qt.table.tableau import Card, Place, Tableau, Zone
from canasta_qt.table.theme import Theme

RISE: Final = 0.1
"""How far a selected card stands out of the hand, in card heights."""
LESS: Final = 0.45
"""How far a card that is only brought out does so, as a part of that."""

_GAINS: Final = (Drew, PileTaken, PileJoined, KittyTaken)
"""Events that bring new cards to a hand."""
_LINGER: Final[dict[type[Event], int]] = {
    CanastaClosed: timing.CANASTA,
    WentOut: timing.GOING_OUT,
    RoundScored: timing.SCORES,
}
"""For how many milliseconds events are looked at beyond the flight of cards."""


class Presenter(QObject):
    """Shows what a `TableModel` tells of, from an observation once and from events ever after."""

    showing = Signal(object)
    """An Event, as it begins to be seen: the table tells of it and its cards set off."""
    idle = Signal()
    """Everything that happened has been shown."""
    selection_changed = Signal()
    """Other cards of the hand stand out."""
    order_changed = Signal()
    """The viewer's hand is in another order."""
    laid_out = Signal()
    """Everything lies, or flies to, where it belongs."""
    hurried = Signal()
    """What was still being shown is over."""

    def __init__(
        self, scene: QGraphicsScene, images: CardImages, disturb: Callable[[], None]
    ) -> None:
        """``disturb`` is called before what lies on the table changes or moves elsewhere."""
        super().__init__(scene)
        self.images = images
        self.director = Director(
            self,
            show=self._show_event,
            settle=self._settle,
            clear=self._clear,
            conclude=self._conclude,
            idle=self._become_idle,
        )
        self.stage = Stage(scene, images)
        self.furniture = Furniture(scene, images)
        self.model: TableModel | None = None
        self.order = HandOrder.RANK_WILDS_APART
        self.out: tuple[Zone, int] | None = None
        """What is brought out: a card of the hand by its index, or a meld."""
        self.selected: list[CardItem] = []
        """Cards of the hand that stand out."""
        self.handled: list[CardItem] = []
        """Items that the viewer has just moved: of equal cards these are the ones that go."""
        self._told: list[CardItem] = []
        """The selection that ``selection_changed`` told of."""
        self._disturb = disturb
        self._landing = QTimer(self, singleShot=True)
        self._landing.timeout.connect(self._land)
        self._tableau: Tableau | None = None
        self._facts: Facts | None = None
        self._places: list[Card] = []
        """The hand when it was last put in order, with the cards that have left it since: where
        those belong that are taken back."""
        self._made: Arrangement | None = None
        self._size = SMALLEST

    @property
    def tableau(self) -> Tableau:
        """What lies on the table now. Raises RuntimeError without a model."""
        if self._tableau is None:
            raise RuntimeError("the table shows no match yet")
        return self._tableau

    @property
    def staged_side(self) -> int:
        """The side whose melds have not reached the opening minimum yet; -1 for none."""
        return -1 if self._facts is None else self._facts.staged_side

    @property
    def arrangement(self) -> Arrangement:
        """Where everything lies now. Raises RuntimeError without a model."""
        if self._made is None:
            raise RuntimeError("the table shows no match yet")
        return self._made

    @property
    def own_side(self) -> int:
        """The viewer's side."""
        return self.tableau.side_of(self.tableau.seat)

    def set_model(self, model: TableModel) -> None:
        """Show ``model`` from now on, as it stands."""
        if self.model is not None:
            old = self.model
            old.happened.disconnect(self._happened)
            old.reset.disconnect(self._reset)
            old.turn_changed.disconnect(self._turn_changed)
        self._disturb()
        self.model = model
        model.happened.connect(self._happened)
        model.reset.connect(self._reset)
        model.turn_changed.connect(self._turn_changed)
        self.director.drop()
        self.stage.clear()
        self._show_position(0)

    def set_size(self, width: int, height: int) -> None:
        """Take the size of the table, in pixels."""
        if (width, height) != self._size:
            self._size = (width, height)
            self.images.forget_sizes()
        self._disturb()
        self.lay_out(0)

    def set_ratio(self, ratio: float) -> None:
        """Take the number of screen pixels in a pixel of the table."""
        if ratio != self.images.ratio:
            self.images.set_ratio(ratio)
            self.stage.redraw()
            self.lay_out(0)

    def set_theme(self, theme: Theme) -> None:
        """Show everything that is not a card in the colours of ``theme``."""
        self.furniture.theme = theme
        self.lay_out(0)

    def set_deck(self, deck: str, back: str) -> None:
        """Show all cards as those of ``deck`` with ``back`` from now on."""
        self.images.set_deck(deck, back)
        self.stage.redraw()
        self.lay_out(0)

    def set_order(self, order: HandOrder) -> None:
        """Have the viewer's hand in ``order`` from now on."""
        if order is self.order:
            return
        self.order = order
        self.order_changed.emit()
        tableau = self._tableau
        if tableau is not None:
            tableau.sort_hand(order)
            self._places = list(tableau.at(tableau.hand))
            self.stage.reorder(tableau.hand, tableau.at(tableau.hand))
            self.adjust(timing.ADJUST)

    def arrange_hand(self, items: list[CardItem]) -> None:
        """Have the viewer's hand in the order of ``items``, which are all of it."""
        self.set_order(HandOrder.OWN)
        tableau = self.tableau
        tableau.cards[tableau.hand] = [item.face for item in items]
        self._places = list(tableau.at(tableau.hand))
        self.stage.at(tableau.hand)[:] = items

    def finish(self) -> None:
        """Show at once what is still to be shown."""
        self.director.finish()
        self.hurried.emit()

    def lay_out(
        self, duration: int, raised: list[CardItem] | None = None, gap: float = 0.0
    ) -> bool:
        """Bring everything to where it belongs; returns whether cards fly.

        ``raised`` ones fly above the others, each ``gap`` milliseconds after the one before.
        """
        tableau, facts = self._tableau, self._facts
        if tableau is None or facts is None:
            return False
        made = arrange(tableau, *self._size, reads_right_to_left())
        self._made = made
        self.furniture.show(made, tableau, facts, self._size)
        height = RISE * card_height(self._hand_width())
        risen = {item: round(height) * 1.0 for item in self.selected}
        if self.out is not None:
            self._bring_out(self.out, made, round(height * LESS), risen)
        flying = self.stage.arrange(made, duration, raised or (), risen, gap)
        if self.selected != self._told:
            self._told = list(self.selected)
            self.selection_changed.emit()
        self.laid_out.emit()
        return flying

    def _bring_out(
        self,
        out: tuple[Zone, int],
        made: Arrangement,
        height: float,
        risen: dict[CardItem, float],
    ) -> None:
        zone, index = out
        items = self.stage.at(zone)
        if zone.place is Place.HAND and index < len(items):
            risen.setdefault(items[index], height)
        elif zone in made.packs:
            pack = made.packs[zone]
            order = sorted(range(len(items)), key=lambda card: made.spots[zone][card].z)
            spots = spread(pack.rect, pack.width, len(items), self._size[1], order)
            made.spots[zone] = tuple(spots)

    def adjust(self, milliseconds: int, raised: list[CardItem] | None = None) -> None:
        """Lay out anew outside the queue of events."""
        duration = self.director.travel(milliseconds)
        if self.lay_out(duration, raised):
            self._landing.start(duration + 20)

    def _land(self) -> None:
        if not self.director.busy:
            self.stage.settle()

    def problems(self, observation: Observation) -> list[str]:
        """In what the table differs from ``observation``, as text for tests."""
        tableau, made = self._tableau, self._made
        if tableau is None or made is None:
            return ["nothing is shown"]
        expected = Tableau.of(observation, self.order, tableau.at(tableau.hand))
        if tableau.result is not None:
            expected.fold(tableau.result)
        found = tableau.differences(expected)
        if self.model is not None and self._facts != Facts.of(observation, self.model.names):
            found.append(f"facts: {self._facts}")
        for zone, cards in tableau.cards.items():
            if self.stage.faces(zone) != cards:
                found.append(f"items in {zone}: {self.stage.faces(zone)} is not {cards}")
            spots = made.spots.get(zone, ())
            if [item.spot for item in self.stage.at(zone)] != list(spots):
                found.append(f"spots in {zone}")
        found.extend(f"not at rest: {item.face}" for item in self.stage.items() if not item.at_rest)
        return found

    def _happened(self, events: list[Event]) -> None:
        assert self.model is not None
        self._disturb()
        if self.director.busy and events and events[0].seat == self.model.seat:
            # Who acts has seen enough of what was before.
            self.finish()
        if not self.director.busy:
            self.model.busy()
        self.director.enqueue(events, self.model.observation)

    def _reset(self) -> None:
        assert self.model is not None
        waiting = self.director.busy
        self._disturb()
        self.director.drop()
        self._show_position(timing.ADJUST)
        if waiting:
            self._become_idle()

    def _turn_changed(self) -> None:
        assert self.model is not None
        if not self.director.busy:
            self._conclude(self.model.observation)

    def _show_position(self, milliseconds: int) -> None:
        assert self.model is not None
        observation = self.model.observation
        self.out = None
        shown = [] if self._tableau is None else self._tableau.at(self._tableau.hand)
        self._places = joined(self._places, shown)
        self._tableau = Tableau.of(observation, self.order, self._places)
        self._facts = Facts.of(observation, self.model.names)
        self.stage.rebuild(self._tableau, self.handled)
        self.handled = []
        held = self.stage.at(self._tableau.hand)
        for item in self.stage.items():
            item.set_marked(item.marked and item in held)
        self.selected = []
        self.adjust(milliseconds)

    def _show_event(self, event: Event) -> int:
        tableau = self._tableau
        assert tableau is not None
        if isinstance(event, TurnStarted) and event.seat == tableau.seat:
            for item in self.stage.at(tableau.hand):
                item.set_marked(False)
        if isinstance(event, RoundScored):
            assert self.model is not None
            self._facts = Facts.of_nobody(self.model.names)
        self.out = None
        shifts = tableau.fold(event)
        moved = self.stage.apply(shifts, self.handled)
        if self.stage.holds_any(moved):
            # What the viewer drags has gone elsewhere: it is no longer his to drop.
            self._disturb()
        gained = event.seat == tableau.turn and isinstance(event, _GAINS)
        for shift, item in zip(shifts, moved, strict=True):
            item.set_marked(gained and shift.end == tableau.hand)
            if item in self.selected and shift.end != tableau.hand:
                self.selected.remove(item)
        travel = self.director.travel
        spread = _spread(event, len(moved))
        gap = travel(spread) / max(1, len(moved) - 1)
        flies = self.lay_out(travel(timing.MOVE), moved, gap)
        self.showing.emit(event)
        if self.director.is_still:
            flies = bool(shifts)
        lasts = timing.MOVE + spread if flies else 0
        return self.director.duration(max(lasts, _LINGER.get(type(event), 0)))

    def _settle(self) -> None:
        self.stage.settle()

    def _clear(self) -> None:
        """Begin a round: nothing lies on the table and it is nobody's turn."""
        assert self.model is not None
        self._disturb()
        self.selected = []
        self.out = None
        self._places = []
        self.stage.clear()
        observation = self.model.observation
        self._tableau = Tableau(observation.state.laws, observation.seat, self.order)
        self._facts = Facts.of_nobody(self.model.names)

    def _conclude(self, observation: Observation) -> None:
        assert self.model is not None
        self.handled = []
        facts = Facts.of(observation, self.model.names)
        if facts != self._facts:
            self._facts = facts
            self.adjust(timing.ADJUST)

    def _become_idle(self) -> None:
        if self.model is not None:
            self.model.animation_finished()
        self.idle.emit()

    def _hand_width(self) -> int:
        assert self._made is not None
        assert self._tableau is not None
        spots = self._made.spots[self._tableau.hand]
        return spots[0].width if spots else self._made.pile.width


def _spread(event: Event, cards: int) -> float:
    """Milliseconds from the first to the last of so many ``cards`` that set off for ``event``."""
    if isinstance(event, Dealt | KittyDealt):
        whole = timing.DEAL if isinstance(event, Dealt) else timing.DEAL_KITTY
        return whole * max(0, cards - 1) / max(1, cards)
    return min(timing.SPREAD, timing.GAP * max(0, cards - 1))
