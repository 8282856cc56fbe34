"""Events: what happened, in the order in which a watcher should be shown it.

``Round.push`` returns them complete; ``seen_by(seat)`` reduces one to what a seat may know, with
None in the place of a card that it may not see. A watcher without a seat passes -1.
"""

from dataclasses import dataclass, replace
from enum import Enum

from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.scoring import SideScore
from canasta_qt.rules.state import EndReason


class Source(Enum):
    """Where a card came from."""

    DEAL = "deal"
    STOCK = "stock"
    PILE = "pile"
    KITTY = "kitty"


@dataclass
class Event:
    """Something that happened in a round. ``seat`` did it, or -1 for nobody."""

    seat: int

    def seen_by(self, seat: int) -> "Event":
        """This event as ``seat`` may know it."""
        return self


@dataclass
class PrivateCards(Event):
    """An event whose cards only its own seat sees."""

    cards: tuple[int | None, ...]

    def seen_by(self, seat: int) -> "Event":
        if seat == self.seat:
            return self
        return replace(self, cards=(None,) * len(self.cards))


@dataclass
class Dealt(PrivateCards):
    """A player was dealt his hand."""


@dataclass
class KittyDealt(Event):
    """A player was dealt his kitty, which nobody has seen."""

    count: int


@dataclass
class UpcardTurned(Event):
    """A card was turned up on the discard pile at the deal."""

    card: int
    freezes: bool


@dataclass
class Drew(PrivateCards):
    """Cards came from the stock into a hand: a draw, or replacements of red threes.

    Red threes are not among them; a ``RedThreeTabled`` stands in the place of each.
    """


@dataclass
class RedThreeTabled(Event):
    card: int
    source: Source


@dataclass
class PileTaken(Event):
    """The pile was taken; its top card is melded by the ``Melded`` that follows.

    ``cards`` are all cards of the pile, bottom to top. Those below the top have joined the hand,
    except red threes, or, with ``waiting``, join it when the opening minimum is met.
    """

    cards: tuple[int, ...]
    waiting: bool


@dataclass
class PileJoined(Event):
    """The opening minimum was met, so the rest of the taken pile joined the hand.

    ``cards`` leaves out red threes.
    """

    cards: tuple[int, ...]


@dataclass
class Melded(Event):
    """Cards were melded. ``top`` is the card among them that came from the pile, or None."""

    meld: int
    """The meld's index in its side."""
    rank: int
    cards: tuple[int, ...]
    started: bool
    """Whether the meld is a new one."""
    top: int | None = None


@dataclass
class Opened(Event):
    """The side met its opening minimum with ``points``."""

    points: int
    minimum: int


@dataclass
class CanastaClosed(Event):
    """A meld became a canasta, or a natural canasta a mixed one."""

    meld: int
    kind: CanastaKind


@dataclass
class Discarded(Event):
    card: int
    freezes: bool
    """Whether the card froze a pile that was not frozen before."""


@dataclass
class PartnerAsked(Event):
    """``seat`` asked whether he may go out."""


@dataclass
class PartnerAnswered(Event):
    yes: bool


@dataclass
class KittySeen(PrivateCards):
    """A player looked at his kitty."""


@dataclass
class KittyTaken(PrivateCards):
    """A player took his kitty; ``cards`` leaves out red threes."""


@dataclass
class KittyLeft(Event):
    """A player left his kitty where it was."""


@dataclass
class TurnStarted(Event):
    """It is ``seat``'s turn."""


@dataclass
class WentOut(Event):
    concealed: bool


@dataclass
class RoundEnded(Event):
    reason: EndReason


@dataclass
class RoundScored(Event):
    """The round was scored. ``hands`` and ``kitties`` (by seat) are what was left, now public."""

    scores: tuple[SideScore, ...]
    hands: tuple[tuple[int, ...], ...]
    kitties: tuple[tuple[int, ...], ...]
