"""What everybody at the table can see of a round."""

from enum import Enum
from typing import Final

from canasta_qt.rules.cards import BLACK_THREE, WILD
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld

DRAW: Final = 0
"""The player whose turn it is draws or takes the pile."""
PLAY: Final = 1
"""He melds and discards."""
ANSWER: Final = 2
"""His partner answers the question whether he may go out."""
KITTY: Final = 3
"""He has discarded and may take his kitty."""
OVER: Final = 4
"""The round is over."""

NOTHING: Final = 0
FROM_STOCK: Final = 1
FROM_PILE: Final = 2

NOT_ASKED: Final = 0
SAID_YES: Final = 1
SAID_NO: Final = 2


FREE: Final = -1
CLOSED: Final = -2


class EndReason(Enum):
    """Why a round is over."""

    WENT_OUT = "went-out"
    STOCK_EXHAUSTED = "stock-exhausted"
    """There was nothing left to draw."""
    NO_REPLACEMENT = "no-replacement"
    """The last card of the stock was a red three (SPEC standard 2)."""
    NO_DISCARD = "no-discard"
    """A player drew into a hand that leaves no lawful end of the turn (SPEC railroad 18)."""


class Side:
    """What a side has on the table; unchangeable, ``with_...`` make new ones."""

    __slots__ = ("_slots", "melds", "opened", "red_threes")

    def __init__(self, melds: tuple[Meld, ...], red_threes: tuple[int, ...], opened: bool) -> None:
        self.melds = melds
        """In the order in which they were started; a meld keeps its index for the whole round."""
        self.red_threes = red_threes
        self.opened = opened
        """Whether the opening minimum has been met in this round."""
        self._slots: list[int] | None = None

    def slots(self, laws: Laws) -> list[int]:
        """Where cards of each rank (a kind, or WILD) go: the index of the unfinished meld that
        they join, FREE if they may start one, CLOSED if neither."""
        found = self._slots
        if found is None:
            found = [FREE] * (WILD + 1)
            for index, meld in enumerate(self.melds):
                if meld.naturals + meld.wilds < laws.max_meld or meld.rank == BLACK_THREE:
                    found[meld.rank] = index
                elif laws.merge:
                    found[meld.rank] = CLOSED
                else:
                    found[meld.rank] = FREE
            self._slots = found
        return found

    def with_melds(self, melds: tuple[Meld, ...], opened: bool) -> "Side":
        return Side(melds, self.red_threes, opened)

    def with_red_threes(self, cards: tuple[int, ...]) -> "Side":
        return Side(self.melds, self.red_threes + cards, self.opened)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Side)
            and self.melds == other.melds
            and self.red_threes == other.red_threes
            and self.opened == other.opened
        )

    def __hash__(self) -> int:
        return hash((self.melds, self.red_threes, self.opened))


class PublicState:
    """The public part of a round, from which the law alone follows (with the mover's own hand).

    Never changed once other code can see it: the functions that play a move ``copy`` it first,
    so that taking a move back, cloning a round and observing it share states instead of copying.
    Seats are numbered clockwise from 0; side ``seat % sides`` is the seat's side.
    """

    __slots__ = (
        "actor",
        "answer",
        "black_threes",
        "concealed",
        "dealer",
        "drew",
        "end",
        "extended",
        "frozen",
        "hand_sizes",
        "kitty_seen",
        "kitty_sizes",
        "kitty_unlocked",
        "laws",
        "melded_before",
        "melded_now",
        "melds_at_start",
        "out_seat",
        "owed",
        "pending",
        "phase",
        "pile",
        "scores",
        "sides",
        "staged",
        "stock_size",
        "stuck",
        "turn",
        "turns",
    )

    laws: Laws
    dealer: int
    scores: tuple[int, ...]
    """Cumulative score of each side before this round; it sets the opening minimum."""
    hand_sizes: tuple[int, ...]
    kitty_sizes: tuple[int, ...]
    stock_size: int
    pile: tuple[int, ...]
    """Bottom to top; public, since each card of it was once seen by all."""
    frozen: bool
    """Lasts until the pile is taken; whether the top card blocks is another matter."""
    sides: tuple[Side, ...]
    melded_before: tuple[bool, ...]
    """Whether each player has melded in one of his earlier turns of this round."""

    phase: int
    turn: int
    """The seat whose turn it is."""
    actor: int
    """The seat that has to move: the same, but for an answer to a partner."""
    turns: int
    """Turns begun in this round."""

    drew: int
    melds_at_start: int
    """Melds of the side when the turn began."""
    melded_now: bool
    extended: bool
    """Whether a card was added in this turn to a meld that lay there before it."""
    black_threes: bool
    """Whether black threes were melded in this turn."""
    staged: int
    """Points melded in this turn by a side that has not opened."""
    pending: tuple[int, ...]
    """Cards of a taken pile that join the hand once the opening minimum is met."""
    owed: int
    """Red threes of a taken pile that are still to be replaced from the stock."""
    answer: int
    kitty_unlocked: bool
    kitty_seen: tuple[bool, ...]
    stuck: bool
    """Whether the draw has left no lawful way to end the turn."""

    out_seat: int
    """The seat that went out, or -1."""
    concealed: bool
    end: EndReason | None

    def __init__(
        self,
        laws: Laws,
        dealer: int,
        scores: tuple[int, ...],
        template: "PublicState | None" = None,
    ) -> None:
        self.laws = laws
        self.dealer = dealer
        self.scores = scores
        if template is None:
            self._begin()
        else:
            self._imitate(template)

    def _begin(self) -> None:
        laws = self.laws
        self.hand_sizes = (0,) * laws.players
        self.kitty_sizes = (laws.kitty_size,) * laws.players
        self.stock_size = 0
        self.pile = ()
        self.frozen = False
        self.sides = (Side((), (), False),) * laws.sides
        self.melded_before = (False,) * laws.players
        self.phase = DRAW
        self.turn = (self.dealer + 1) % laws.players
        self.actor = self.turn
        self.turns = 1
        self.drew = NOTHING
        self.melds_at_start = 0
        self.melded_now = False
        self.extended = False
        self.black_threes = False
        self.staged = 0
        self.pending = ()
        self.owed = 0
        self.answer = NOT_ASKED
        self.kitty_unlocked = False
        self.kitty_seen = (False,) * laws.players
        self.stuck = False
        self.out_seat = -1
        self.concealed = False
        self.end = None

    def _imitate(self, template: "PublicState") -> None:
        self.hand_sizes = template.hand_sizes
        self.kitty_sizes = template.kitty_sizes
        self.stock_size = template.stock_size
        self.pile = template.pile
        self.frozen = template.frozen
        self.sides = template.sides
        self.melded_before = template.melded_before
        self.phase = template.phase
        self.turn = template.turn
        self.actor = template.actor
        self.turns = template.turns
        self.drew = template.drew
        self.melds_at_start = template.melds_at_start
        self.melded_now = template.melded_now
        self.extended = template.extended
        self.black_threes = template.black_threes
        self.staged = template.staged
        self.pending = template.pending
        self.owed = template.owed
        self.answer = template.answer
        self.kitty_unlocked = template.kitty_unlocked
        self.kitty_seen = template.kitty_seen
        self.stuck = template.stuck
        self.out_seat = template.out_seat
        self.concealed = template.concealed
        self.end = template.end

    def copy(self) -> "PublicState":
        """A state with the same content, to be changed by the caller alone."""
        return PublicState(self.laws, self.dealer, self.scores, self)

    def side_of(self, seat: int) -> int:
        """The index of the side that ``seat`` plays for."""
        return seat % self.laws.sides

    def side(self) -> Side:
        """The side whose turn it is."""
        return self.sides[self.turn % self.laws.sides]

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of the same side, clockwise."""
        laws = self.laws
        return tuple(
            (seat + step) % laws.players for step in range(laws.sides, laws.players, laws.sides)
        )

    def must_go_out(self) -> bool:
        """Whether this turn has to empty the hand."""
        return self.black_threes or self.answer == SAID_YES

    def banned_discards(self) -> list[bool] | None:
        """By kind, what may not be discarded now; None if nothing is banned."""
        if not self.laws.discard_bans:
            return None
        banned = self.laws.banned_discards([side.melds for side in self.sides])
        return banned if True in banned else None

    def minimum(self) -> int:
        """Points that the side whose turn it is needs to open."""
        return self.laws.minimum(self.scores[self.turn % self.laws.sides])
