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

    def __init__(self, laws: Laws, dealer: int, scores: tuple[int, ...]) -> None:
        self.laws = laws
        self.dealer = dealer
        self.scores = scores
        """Cumulative score of each side before this round; it sets the opening minimum."""
        self.hand_sizes: tuple[int, ...] = (0,) * laws.players
        self.kitty_sizes: tuple[int, ...] = (laws.kitty_size,) * laws.players
        self.stock_size = 0
        self.pile: tuple[int, ...] = ()
        """Bottom to top; public, since each card of it was once seen by all."""
        self.frozen = False
        """Lasts until the pile is taken; whether the top card blocks is another matter."""
        self.sides: tuple[Side, ...] = (Side((), (), False),) * laws.sides
        self.melded_before: tuple[bool, ...] = (False,) * laws.players
        """Whether each player has melded in one of his earlier turns of this round."""

        self.phase = DRAW
        self.turn = (dealer + 1) % laws.players
        """The seat whose turn it is."""
        self.actor = self.turn
        """The seat that has to move: the same, but for an answer to a partner."""
        self.turns = 1
        """Turns begun in this round."""

        self.drew = NOTHING
        self.melds_at_start = 0
        """Melds of the side when the turn began."""
        self.melded_now = False
        self.extended = False
        """Whether a card was added in this turn to a meld that lay there before it."""
        self.black_threes = False
        """Whether black threes were melded in this turn."""
        self.staged = 0
        """Points melded in this turn by a side that has not opened."""
        self.pending: tuple[int, ...] = ()
        """Cards of a taken pile that join the hand once the opening minimum is met."""
        self.owed = 0
        """Red threes of a taken pile that are still to be replaced from the stock."""
        self.answer = NOT_ASKED
        self.kitty_unlocked = False
        self.kitty_seen: tuple[bool, ...] = (False,) * laws.players
        self.stuck = False
        """Whether the draw has left no lawful way to end the turn."""

        self.out_seat = -1
        """The seat that went out, or -1."""
        self.concealed = False
        self.end: EndReason | None = None

    def copy(self) -> "PublicState":
        """A state with the same content, to be changed by the caller alone."""
        other = PublicState.__new__(PublicState)
        other.laws = self.laws
        other.dealer = self.dealer
        other.scores = self.scores
        other.hand_sizes = self.hand_sizes
        other.kitty_sizes = self.kitty_sizes
        other.stock_size = self.stock_size
        other.pile = self.pile
        other.frozen = self.frozen
        other.sides = self.sides
        other.melded_before = self.melded_before
        other.phase = self.phase
        other.turn = self.turn
        other.actor = self.actor
        other.turns = self.turns
        other.drew = self.drew
        other.melds_at_start = self.melds_at_start
        other.melded_now = self.melded_now
        other.extended = self.extended
        other.black_threes = self.black_threes
        other.staged = self.staged
        other.pending = self.pending
        other.owed = self.owed
        other.answer = self.answer
        other.kitty_unlocked = self.kitty_unlocked
        other.kitty_seen = self.kitty_seen
        other.stuck = self.stuck
        other.out_seat = self.out_seat
        other.concealed = self.concealed
        other.end = self.end
        return other

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
