"""A match for the table to show: one round, everything played through ``Round`` directly."""

from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QObject, Signal

from canasta_qt.rules.events import Event
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld as LaidMeld
from canasta_qt.rules.moves import ADD_TO_MELD, DRAW_STOCK, MELD, TAKE_PILE, AddToMeld, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import DRAW, PublicState, Side

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


class FakeModel(QObject):
    """Fulfils the table's contract without threads, bots or clocks."""

    happened = Signal(list)
    reset = Signal()
    turn_changed = Signal()
    refused = Signal(object)

    def __init__(self, game: Round, seat: int = 0) -> None:
        super().__init__()
        self.round = game
        self.seat = seat
        self.names = NAMES[: game.state.laws.players]
        self.attempts: list[list[Move]] = []
        self.calls: list[str] = []

    @property
    def observation(self) -> Observation:
        return self.round.observe(self.seat)

    @property
    def input_open(self) -> bool:
        return self.round.state.actor == self.seat

    def tell(self, events: list[Event]) -> None:
        """Tell the table of ``events`` as the viewer may know them."""
        self.happened.emit([event.seen_by(self.seat) for event in events])
        self.turn_changed.emit()

    def play(self, move: Move) -> None:
        """Make a move for whoever has to move."""
        self.tell(self.round.push(move))

    def attempt(self, moves: list[Move]) -> Refusal | None:
        self.attempts.append(moves)
        events: list[Event] = []
        for number, move in enumerate(moves):
            refusal = self.observation.refusal(move)
            if refusal is not None:
                for _ in range(number):
                    self.round.pop()
                self.refused.emit(refusal)
                return refusal
            events.extend(self.round.push(move))
        self.tell(events)
        return None

    def take_back(self) -> bool:
        if not self.round.moves or self.round.moves[-1].code in (DRAW_STOCK, TAKE_PILE):
            return False
        self.round.pop()
        self.reset.emit()
        return True

    def take_back_meld_card(self, meld: int, card: int) -> bool:
        laid: list[Move] = []
        while self.round.moves and self.round.moves[-1].code in (MELD, ADD_TO_MELD):
            laid.insert(0, self.round.pop())
        kept = _without(laid, meld, card, self.round.state)
        if kept is None:
            kept = laid
        for move in kept:
            self.round.push(move)
        if kept is laid:
            return False
        self.reset.emit()
        return True

    def describe(self, refusal: Refusal) -> str:
        return f"No: {refusal.reason.value}"

    def busy(self) -> None:
        self.calls.append("busy")

    def animation_finished(self) -> None:
        self.calls.append("finished")


def _without(laid: list[Move], meld: int, card: int, state: PublicState) -> list[Move] | None:
    """``laid`` without ``card``, and without the whole meld if that started with it."""
    added = AddToMeld(meld, card)
    if added in laid:
        kept = list(laid)
        kept.remove(added)
        return kept
    start = meld - len(state.side().melds)
    melds = [move for move in laid if move.code == MELD]
    if not 0 <= start < len(melds) or card not in melds[start].cards:
        return None
    kept = []
    for move in laid:
        if move is melds[start] or (move.code == ADD_TO_MELD and move.target == meld):
            continue
        if move.code == ADD_TO_MELD and move.target > meld:
            move = AddToMeld(move.target - 1, move.cards[0])
        kept.append(move)
    return kept


def dealt(rules: str, players: int, seed: int) -> tuple[Round, list[Event]]:
    """A freshly dealt round and the events of its deal."""
    laws = Laws(PRESETS[rules], players)
    deck = list(laws.deck)
    Random(seed).shuffle(deck)
    return Round.deal(laws, players - 1, (0,) * laws.sides, tuple(deck))


def position(
    rules: str,
    hand: Sequence[int],
    *,
    pile: Sequence[int] = (),
    stock: Sequence[int] = (),
    melds: Sequence[tuple[int, Sequence[int]]] = (),
    opened: bool = False,
    frozen: bool = False,
    phase: int = DRAW,
    change: Callable[[PublicState], None] | None = None,
) -> Round:
    """A round in which seat 0 has to move. The other players hold four cards each.

    ``melds`` of the own side are ranks with cards; ``stock`` is told bottom to top.
    """
    preset = PRESETS[rules]
    laws = Laws(preset, max(preset.players_min, 2))
    state = PublicState(laws, laws.players - 1, (0,) * laws.sides)
    others = [Hand.of((16, 17, 20, 21)) for _ in range(laws.players - 1)]
    hands = [Hand.of(hand), *others]
    state.hand_sizes = tuple(len(held) for held in hands)
    state.pile = tuple(pile)
    state.frozen = frozen
    state.stock_size = len(stock)
    own = Side(tuple(LaidMeld.of(rank, tuple(cards)) for rank, cards in melds), (), opened)
    state.sides = (own, *state.sides[1:])
    state.melds_at_start = len(own.melds)
    state.phase = phase
    kitties = [tuple(range(24, 24 + laws.kitty_size)) for _ in range(laws.players)]
    if change is not None:
        change(state)
    return Round(state, hands, tuple(stock), kitties)
