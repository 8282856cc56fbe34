"""Why a move is not legal, as a value; ``rulebook`` puts it in words."""

from dataclasses import dataclass
from enum import Enum


class Reason(Enum):
    """The codes of refusals. The comments name the entries of ``Refusal.parameters``."""

    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"
    MUST_ANSWER = "must-answer"
    """The partner's question has to be answered first."""
    MUST_DRAW_FIRST = "must-draw-first"
    ALREADY_DREW = "already-drew"
    KITTY_PENDING = "kitty-pending"
    """The kitty has to be taken or left first."""
    NOT_IN_HAND = "not-in-hand"  # cards
    STOCK_EMPTY = "stock-empty"  # left, needed

    PILE_EMPTY = "pile-empty"
    PILE_BLOCKED = "pile-blocked"  # card
    PILE_NEEDS_PAIR = "pile-needs-pair"  # rank, frozen, opened
    PILE_MODE = "pile-mode"  # rank
    """The top card cannot be melded with these cards."""
    PILE_NO_MELD = "pile-no-meld"  # rank
    """No own unfinished meld that the top card could be added to."""
    ONE_CARD = "one-card"

    MELD_TOO_SMALL = "meld-too-small"  # minimum
    MELD_START = "meld-start"  # minimum
    """A meld starts with exactly ``minimum`` cards; more are added one by one."""
    MIXED_RANKS = "mixed-ranks"  # rank
    RED_THREE = "red-three"
    TOO_FEW_NATURALS = "too-few-naturals"  # minimum
    TOO_MANY_WILDS = "too-many-wilds"  # maximum
    NATURALS_PER_WILD = "naturals-per-wild"  # ratio
    NO_WILDS_WITH_RANK = "no-wilds-with-rank"  # rank
    NO_WILD_MELDS = "no-wild-melds"
    MELD_FULL = "meld-full"  # rank, maximum
    SECOND_MELD = "second-meld"  # rank
    """The side already has an unfinished (or, where they merge, any) meld of that rank."""
    NO_SUCH_MELD = "no-such-meld"
    BLACK_THREES = "black-threes"
    """Black threes are melded only in the turn that empties the hand."""

    OPENING_SHORT = "opening-short"  # points, minimum
    """The melds of this turn do not reach the minimum, and the turn cannot end."""
    OPENING_UNREACHABLE = "opening-unreachable"  # points, minimum
    """After this move the minimum could not be reached any more."""
    MUST_KEEP_CARD = "must-keep-card"  # canastas, kinds
    """The hand may not be emptied, or left without a discard, without the canastas needed."""
    NO_DISCARD_LEFT = "no-discard-left"
    """The turn could not be ended with a lawful discard after this move."""
    FINAL_DISCARD = "final-discard"
    """Going out takes a last discard."""
    FINAL_DISCARD_BAN = "final-discard-ban"  # rank
    DISCARD_BAN = "discard-ban"  # rank
    MUST_GO_OUT = "must-go-out"
    """The partner said yes, or black threes are on the table: this turn has to empty the hand."""
    PARTNER_SAID_NO = "partner-said-no"

    CANNOT_ASK = "cannot-ask"
    """The rule set knows no question, or it was asked already, or it comes too late."""
    NOTHING_TO_ASK = "nothing-to-ask"
    """The player could not go out in this turn, or could do nothing else."""
    NOTHING_TO_ANSWER = "nothing-to-answer"
    KITTY_LOCKED = "kitty-locked"
    KITTY_AFTER_DISCARD = "kitty-after-discard"
    NO_KITTY = "no-kitty"
    CAN_GO_ON = "can-go-on"
    """The round cannot be ended by choice while the player can draw or discard."""


Parameter = int | bool | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal.

    Parameters are small values: cards are faces, ranks are kinds, amounts are numbers.
    """

    reason: Reason
    parameters: dict[str, Parameter]


class IllegalMove(ValueError):
    """Raised by ``Round.push`` and ``Match.push`` for a move that is not legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal
