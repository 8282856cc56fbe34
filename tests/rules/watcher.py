"""A watcher that knows a round from events alone, as a seat may see them."""

from collections import Counter
from collections.abc import Iterable

from canasta_qt.rules.cards import KIND, RED_THREE
from canasta_qt.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    KittyDealt,
    KittyTaken,
    Melded,
    Opened,
    PileJoined,
    PileTaken,
    RedThreeTabled,
    Source,
    TurnStarted,
    UpcardTurned,
)
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.observation import Observation


class Watcher:
    """What ``seat`` knows of a round after the events that it was shown."""

    def __init__(self, laws: Laws, seat: int) -> None:
        self.laws = laws
        self.seat = seat
        self.hand: Counter[int] = Counter()
        self.sizes = [0] * laws.players
        self.kitties = [0] * laws.players
        self.stock = len(laws.deck)
        self.pile: list[int] = []
        self.frozen = False
        self.melds: list[list[tuple[int, Counter[int]]]] = [[] for _ in range(laws.sides)]
        self.red_threes: list[Counter[int]] = [Counter() for _ in range(laws.sides)]
        self.opened = [False] * laws.sides
        self.turn = -1

    def watch(self, events: Iterable[Event]) -> None:
        """Take notice of events, of each only as much as the seat may know."""
        for event in events:
            self._notice(event.seen_by(self.seat))

    def _receive(self, seat: int, cards: tuple[int | None, ...]) -> None:
        self.sizes[seat] += len(cards)
        if seat == self.seat:
            self.hand.update(card for card in cards if card is not None)

    def _give(self, seat: int, cards: Iterable[int]) -> None:
        cards = list(cards)
        self.sizes[seat] -= len(cards)
        if seat == self.seat:
            self.hand.subtract(cards)

    def _notice(self, event: Event) -> None:
        seat = event.seat
        side = seat % self.laws.sides
        if isinstance(event, Dealt):
            self._receive(seat, event.cards)
            self.stock -= len(event.cards)
        elif isinstance(event, KittyDealt):
            self.kitties[seat] = event.count
            self.stock -= event.count
        elif isinstance(event, UpcardTurned):
            self.pile.append(event.card)
            self.stock -= 1
            self.frozen |= event.freezes
        elif isinstance(event, Drew):
            self._receive(seat, event.cards)
            self.stock -= len(event.cards)
        elif isinstance(event, RedThreeTabled):
            self.red_threes[side][event.card] += 1
            if event.source is Source.STOCK:
                self.stock -= 1
            elif event.source is Source.DEAL:
                self._give(seat, [event.card])
        elif isinstance(event, PileTaken):
            self.pile = []
            self.frozen = False
            if not event.waiting:
                self._receive(seat, tuple(c for c in event.cards[:-1] if KIND[c] != RED_THREE))
        elif isinstance(event, PileJoined):
            self._receive(seat, event.cards)
        elif isinstance(event, Melded):
            if event.started:
                self.melds[side].append((event.rank, Counter()))
            self.melds[side][event.meld][1].update(event.cards)
            laid = Counter(event.cards)
            if event.top is not None:
                laid[event.top] -= 1
            self._give(seat, laid.elements())
        elif isinstance(event, Opened):
            self.opened[side] = True
        elif isinstance(event, Discarded):
            self._give(seat, [event.card])
            self.pile.append(event.card)
            self.frozen |= event.freezes
        elif isinstance(event, KittyTaken):
            self._receive(seat, event.cards)
            self.kitties[seat] = 0
        elif isinstance(event, TurnStarted):
            self.turn = seat

    def differences(self, seen: Observation) -> list[str]:
        """In what the watcher's knowledge differs from an observation of the same moment."""
        state = seen.state
        pairs: dict[str, tuple[object, object]] = {
            "hand": (+self.hand, Counter(seen.hand.cards())),
            "hand sizes": (tuple(self.sizes), state.hand_sizes),
            "kitty sizes": (tuple(self.kitties), state.kitty_sizes),
            "stock": (self.stock, state.stock_size),
            "pile": (tuple(self.pile), state.pile),
            "frozen": (self.frozen, state.frozen),
            "turn": (self.turn, state.turn),
            "melds": (
                self.melds,
                [[(meld.rank, Counter(meld.cards)) for meld in s.melds] for s in state.sides],
            ),
            "red threes": (self.red_threes, [Counter(s.red_threes) for s in state.sides]),
        }
        return [
            f"{name}: watched {watched}, is {actual}"
            for name, (watched, actual) in pairs.items()
            if watched != actual
        ]
