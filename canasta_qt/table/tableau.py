"""What lies where on the table, as one seat sees it, and how events change it.

The tableau is the state that the scene presents: it lags behind the match while cards fly and
equals it when nothing moves. It is a value without Qt, so that layout can be computed from it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from canasta_qt.rules.cards import KIND, RED_THREE
from canasta_qt.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    KittyDealt,
    KittySeen,
    KittyTaken,
    Melded,
    PileJoined,
    PileTaken,
    RedThreeTabled,
    RoundScored,
    Source,
    TurnStarted,
    UpcardTurned,
)
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.observation import Observation
from canasta_qt.table.hand_order import HandOrder


class Place(Enum):
    """The kinds of zones; what ``Zone.owner`` is follows from it."""

    STOCK = "stock"
    PILE = "pile"
    WAITING = "waiting"
    """Cards of a taken pile that join the hand once the opening minimum is met."""
    HAND = "hand"
    """Owned by a seat."""
    KITTY = "kitty"
    """Owned by a seat."""
    MELD = "meld"
    """Owned by a side."""
    RED_THREES = "red threes"
    """Owned by a side."""


@dataclass(frozen=True)
class Zone:
    """A place where cards lie; a meld is known by its ``index`` in its side."""

    place: Place
    owner: int = -1
    index: int = -1


STOCK = Zone(Place.STOCK)
PILE = Zone(Place.PILE)
WAITING = Zone(Place.WAITING)

Card = int | None
"""A face, or None for a card that is seen from its back."""


@dataclass(frozen=True)
class Shift:
    """One card going from one place to another, with the face that it shows there.

    The stock has no positions: there ``start_index`` is -1.
    """

    start: Zone
    start_index: int
    end: Zone
    end_index: int
    card: Card


def _known(card: Card) -> int:
    return -1 if card is None else card


class Tableau:
    """What lies on the table, changed by ``fold``."""

    def __init__(
        self, laws: Laws, seat: int, order: HandOrder = HandOrder.RANK_WILDS_APART
    ) -> None:
        self.laws = laws
        self.order = order
        """Of the viewer's hand."""
        self.seat = seat
        """The viewer's."""
        self.cards: dict[Zone, list[Card]] = {}
        """Bottom to top, or in order of the hand; zones without cards may be missing."""
        self.ranks: dict[Zone, int] = {}
        """The rank of each meld."""
        self.stock = len(laws.deck)
        self.frozen = False
        self.turn = -1
        """The seat whose turn it is."""
        self.result: RoundScored | None = None
        """Once it has been told; from then on all hands lie open."""

    @staticmethod
    def of(
        observation: Observation,
        order: HandOrder = HandOrder.RANK_WILDS_APART,
        before: Sequence[Card] = (),
    ) -> "Tableau":
        """The tableau that shows ``observation``, with the hand in ``order``.

        ``before`` is the hand that was shown until now, whose order a player's own one keeps.
        """
        state = observation.state
        tableau = Tableau(state.laws, observation.seat, order)
        cards = tableau.cards
        for seat, size in enumerate(state.hand_sizes):
            cards[Zone(Place.HAND, seat)] = [None] * size
        for seat, size in enumerate(state.kitty_sizes):
            cards[Zone(Place.KITTY, seat)] = [None] * size
        known = [card for card in before if card is not None]
        held = order.sorted(observation.hand.cards(), known)
        cards[Zone(Place.HAND, observation.seat)] = list(held)
        if observation.kitty is not None:
            cards[Zone(Place.KITTY, observation.seat)] = list(observation.kitty)
        for number, side in enumerate(state.sides):
            cards[Zone(Place.RED_THREES, number)] = list(side.red_threes)
            for index, meld in enumerate(side.melds):
                zone = Zone(Place.MELD, number, index)
                cards[zone] = list(meld.cards)
                tableau.ranks[zone] = meld.rank
        cards[PILE] = list(state.pile)
        cards[WAITING] = list(state.pending)
        tableau.stock = state.stock_size
        tableau.frozen = state.frozen
        tableau.turn = state.turn
        return tableau

    def at(self, zone: Zone) -> list[Card]:
        """The cards in ``zone``, to be read only."""
        return self.cards.get(zone, [])

    def melds(self, side: int) -> list[Zone]:
        """The melds of ``side`` in the order in which they were started."""
        zones = [zone for zone in self.ranks if zone.owner == side]
        return sorted(zones, key=lambda zone: zone.index)

    def side_of(self, seat: int) -> int:
        return seat % self.laws.sides

    @property
    def hand(self) -> Zone:
        """The viewer's hand."""
        return Zone(Place.HAND, self.seat)

    def sort_hand(self, order: HandOrder) -> None:
        """Have the viewer's hand in ``order`` from now on."""
        self.order = order
        held = [card for card in self.at(self.hand) if card is not None]
        self.cards[self.hand] = list(order.sorted(held, held))

    def differences(self, other: "Tableau") -> list[str]:
        """Where this tableau and ``other`` differ, as text for tests; empty if they are equal.

        The order of cards in a meld, of red threes and of a kitty means nothing.
        """
        found = [
            f"{name}: {getattr(self, name)} is not {getattr(other, name)}"
            for name in ("seat", "stock", "frozen", "turn", "ranks")
            if getattr(self, name) != getattr(other, name)
        ]
        for zone in sorted(self.cards.keys() | other.cards.keys(), key=repr):
            here, there = self.at(zone), other.at(zone)
            if zone.place in (Place.MELD, Place.RED_THREES, Place.KITTY):
                here, there = sorted(here, key=_known), sorted(there, key=_known)
            if here != there:
                found.append(f"{zone}: {here} is not {there}")
        return found

    def fold(self, event: Event) -> list[Shift]:
        """Change as ``event`` says, and tell which cards went where, in this order."""
        how = _FOLDS.get(type(event))
        return how(self, event) if how is not None else []

    def _shift(self, start: Zone, end: Zone, card: Card) -> Shift:
        """Take ``card`` (or, where it is not to be seen, any card) from ``start`` to ``end``.

        In other players' hands cards are not to be seen, even those that everybody saw before.
        """
        if start.place is Place.STOCK:
            self.stock -= 1
            start_index = -1
        else:
            here = self.cards[start]
            start_index = here.index(card) if card in here else here.index(None)
            del here[start_index]
        if end.place is Place.HAND and end != self.hand:
            card = None
        there = self.cards.setdefault(end, [])
        end_index = len(there)
        if card is not None and end == self.hand:
            key = self.order.key
            end_index = sum(key(other) <= key(card) for other in there if other is not None)
        there.insert(end_index, card)
        return Shift(start, start_index, end, end_index, card)

    def _dealt(self, event: Dealt) -> list[Shift]:
        hand = Zone(Place.HAND, event.seat)
        return [self._shift(STOCK, hand, card) for card in event.cards]

    def _kitty_dealt(self, event: KittyDealt) -> list[Shift]:
        kitty = Zone(Place.KITTY, event.seat)
        return [self._shift(STOCK, kitty, None) for _ in range(event.count)]

    def _upcard_turned(self, event: UpcardTurned) -> list[Shift]:
        self.frozen = self.frozen or event.freezes
        return [self._shift(STOCK, PILE, event.card)]

    def _drew(self, event: Drew) -> list[Shift]:
        hand = Zone(Place.HAND, event.seat)
        return [self._shift(STOCK, hand, card) for card in event.cards]

    def _red_three_tabled(self, event: RedThreeTabled) -> list[Shift]:
        end = Zone(Place.RED_THREES, self.side_of(event.seat))
        hand = Zone(Place.HAND, event.seat)
        start = STOCK
        if event.source is Source.DEAL:
            start = hand
        elif event.source is Source.KITTY:
            start = Zone(Place.KITTY, event.seat)
        elif event.source is Source.PILE:
            start = PILE if event.card in self.at(PILE) else WAITING
        return [self._shift(start, end, event.card)]

    def _pile_taken(self, event: PileTaken) -> list[Shift]:
        """Move all but the top, which the next event melds, and but red threes."""
        self.frozen = False
        end = WAITING if event.waiting else Zone(Place.HAND, event.seat)
        buried = event.cards[:-1]
        if not event.waiting:
            buried = tuple(card for card in buried if KIND[card] != RED_THREE)
        return [self._shift(PILE, end, card) for card in buried]

    def _pile_joined(self, event: PileJoined) -> list[Shift]:
        end = Zone(Place.HAND, event.seat)
        return [self._shift(WAITING, end, card) for card in event.cards]

    def _melded(self, event: Melded) -> list[Shift]:
        end = Zone(Place.MELD, self.side_of(event.seat), event.meld)
        self.ranks[end] = event.rank
        hand = Zone(Place.HAND, event.seat)
        shifts: list[Shift] = []
        top = event.top
        for card in event.cards:
            start = hand
            if top is not None and card == top:
                start, top = PILE, None
            shifts.append(self._shift(start, end, card))
        return shifts

    def _discarded(self, event: Discarded) -> list[Shift]:
        self.frozen = self.frozen or event.freezes
        return [self._shift(Zone(Place.HAND, event.seat), PILE, event.card)]

    def _kitty_seen(self, event: KittySeen) -> list[Shift]:
        """Turn the cards where they lie, for their owner."""
        if event.seat != self.seat:
            return []
        kitty = Zone(Place.KITTY, event.seat)
        self.cards[kitty] = list(event.cards)
        return [Shift(kitty, index, kitty, index, card) for index, card in enumerate(event.cards)]

    def _kitty_taken(self, event: KittyTaken) -> list[Shift]:
        kitty, hand = Zone(Place.KITTY, event.seat), Zone(Place.HAND, event.seat)
        return [self._shift(kitty, hand, card) for card in event.cards]

    def _round_scored(self, event: RoundScored) -> list[Shift]:
        """Turn the cards of the other players up where they lie, in order."""
        self.result = event
        shifts = []
        for seat, held in enumerate(event.hands):
            hand = Zone(Place.HAND, seat)
            if hand != self.hand:
                self.cards[hand] = list(HandOrder.RANK_WILDS_APART.sorted(held, held))
                shifts += [
                    Shift(hand, index, hand, index, card)
                    for index, card in enumerate(self.cards[hand])
                ]
        return shifts

    def _turn_started(self, event: TurnStarted) -> list[Shift]:
        self.turn = event.seat
        return []


_FOLDS: dict[type[Event], Callable[..., list[Shift]]] = {
    Dealt: Tableau._dealt,
    KittyDealt: Tableau._kitty_dealt,
    UpcardTurned: Tableau._upcard_turned,
    Drew: Tableau._drew,
    RedThreeTabled: Tableau._red_three_tabled,
    PileTaken: Tableau._pile_taken,
    PileJoined: Tableau._pile_joined,
    Melded: Tableau._melded,
    Discarded: Tableau._discarded,
    KittySeen: Tableau._kitty_seen,
    KittyTaken: Tableau._kitty_taken,
    RoundScored: Tableau._round_scored,
    TurnStarted: Tableau._turn_started,
}
