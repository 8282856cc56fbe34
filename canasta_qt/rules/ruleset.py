"""A rule set is data: one frozen value whose fields are the parameters of the game.

The fields are those of the table at the end of SPEC; the five presets are in ``presets``. No
function anywhere asks for a rule set's name: two rule sets with equal fields play alike.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class CardClass(Enum):
    """The classes of cards that can freeze, block or be covered."""

    WILD = "wild"
    RED_THREE = "red3"
    BLACK_THREE = "black3"


class PileMode(Enum):
    """What the top of the discard pile can be melded with to take the pile."""

    PAIR = "pair"
    """Two natural cards of its rank from the hand."""
    NATURAL_WILD = "natural+wild"
    """One natural card of its rank and one wild card from the hand."""
    ADD = "add"
    """Nothing: the top card is added to an own meld of its rank."""


class CanastaKind(Enum):
    """The kinds of canasta; a kind whose bonus is None does not exist in a rule set."""

    NATURAL = "natural"
    """No wild card ("red")."""
    MIXED = "mixed"
    """At least one wild card ("black")."""
    WILD = "wild"
    """Wild cards only."""
    SEVENS = "sevens"
    """Sevens without a wild card."""


class ShortStock(Enum):
    """What happens when the stock holds fewer cards than a draw takes, but is not empty."""

    END = "end"
    """The round ends (SPEC two-player 16)."""
    DRAW = "draw"
    """The player draws what is left (SPEC railroad 18)."""


class PileSight(Enum):
    """Which cards of the discard pile may be looked at while they lie there."""

    TOP = "top"
    """The top card, and the one that froze the pile, which lies crosswise (SPEC railroad 16)."""
    ALL = "all"
    """Every card: the pile lies spread out."""


class SecondMeld(Enum):
    """What becomes of further cards of a rank that the side has melded."""

    MERGE = "merge"
    """They join the one meld of that rank."""
    AFTER_COMPLETION = "after-completion"
    """A new meld may start when the last one of that rank has reached its maximum size."""


class FinalDiscard(Enum):
    """Whether going out takes a last discard."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class AskPartner(Enum):
    """Whether a player may ask the partner for permission to go out."""

    NO = "no"
    OPTIONAL = "optional"
    """May ask; the answer binds for that turn (SPEC standard 10)."""


class Seating(Enum):
    """How seats and the first dealer are found."""

    RANDOM = "random"
    """Players sit as they come and the first dealer is chosen by chance."""
    DRAW = "draw"
    """Cards are drawn for partners, seats and the first turn (SPEC traditional 2, 3)."""


class Tie(Enum):
    """What happens when the leaders are level at or above the target."""

    EXTRA_ROUND = "extra-round"
    SHARED = "shared"
    """The match ends without a single winner."""


@dataclass(frozen=True)
class Tier:
    """From the cumulative score ``from_score`` on (None: from any), an opening needs ``minimum``
    points."""

    from_score: int | None
    minimum: int


@dataclass(frozen=True)
class RuleSet:
    """Everything that distinguishes one game of Canasta from another.

    Scores are in points, sizes in cards. ``None`` means "no limit" or "does not exist", as said
    for each field. Validity is checked by ``validation.problems``, not here.
    """

    name: str
    """What the players call it; has no meaning to the game."""

    # Players, cards and deal
    players_min: int
    players_max: int
    team_size: int
    """Players in one side: 1 for each on his own, 2 for partnerships."""
    packs_base: int
    packs_per_player: int
    """The game uses ``packs_base + packs_per_player * players`` packs of 52 cards."""
    jokers_base: int
    jokers_per_player: int
    hand_size: int
    kitty_size: int = 0
    """Cards dealt face down beside each hand (SPEC railroad 4); 0 for no kitty."""
    kitty_unlock: frozenset[CanastaKind] = frozenset()
    """Completing a canasta of one of these kinds lets a player look at his kitty, and take it
    after discarding in that turn (SPEC railroad 14)."""
    seating: Seating = Seating.RANDOM
    upcard_cover: frozenset[CardClass] = frozenset({CardClass.WILD, CardClass.RED_THREE})
    """Upcards that are covered by another card from the stock."""

    # Stock
    draw_count: int = 1
    short_stock: ShortStock = ShortStock.DRAW

    # Discard pile
    freeze_kinds: frozenset[CardClass] = frozenset({CardClass.WILD, CardClass.RED_THREE})
    """Cards that freeze the pile until it is taken."""
    block_top: frozenset[CardClass] = frozenset(CardClass)
    """Cards that make the pile untakeable while they are on top."""
    pile_open_modes: frozenset[PileMode] = frozenset(PileMode)
    """How a side that has opened may take a pile that is not frozen."""
    pile_frozen_modes: frozenset[PileMode] = frozenset({PileMode.PAIR})
    """How a frozen pile, and any pile by a side that has not opened, may be taken."""
    one_card_rule: bool = True
    """Whether a player with one card may not take a pile of one card (SPEC traditional 13)."""
    pile_in_sight: PileSight = PileSight.TOP
    """What players may look at again of a pile that all of them saw growing. SPEC is silent."""

    # Red threes
    red_three_replace_draw: bool = True
    """Whether a red three that was dealt or drawn is replaced from the stock."""
    red_three_replace_pile: bool = False
    red_three_replace_kitty: bool = False
    red_three_value: int = 100
    red_three_all_total: int | None = 800
    """What all red threes of the game score together; None: no more than singly."""
    red_three_negative_if_unopened: bool = True

    # Melds
    min_meld: int = 3
    min_naturals: int = 2
    max_wilds: int | None = 3
    naturals_per_wild: int = 0
    """Natural cards that each wild card of a meld needs; 0 for no such rule."""
    max_meld: int | None = None
    """Cards that close a meld (SPEC railroad 10); black threes are exempt."""
    second_meld: SecondMeld = SecondMeld.MERGE
    wild_melds: bool = False
    """Whether wild cards may form melds of their own."""
    no_wild_ranks: frozenset[int] = frozenset()
    """Kinds (of ``cards``) that may not be melded with wild cards."""
    black_three_min: int = 3
    black_three_max: int | None = None

    # Canastas
    canasta_size: int = 7
    bonus_natural: int = 500
    bonus_mixed: int = 300
    bonus_wild: int | None = None
    """None: a wild canasta, if wild melds are allowed, is a mixed one."""
    bonus_sevens: int | None = None
    """None: sevens are a canasta like any other."""

    # Opening
    minimum_tiers: tuple[Tier, ...] = (Tier(None, 15), Tier(0, 50), Tier(1500, 90), Tier(3000, 120))
    """In ascending order of score; the last one that applies counts."""
    concealed_waives_minimum: bool = False
    """Whether a player who drew from the stock and melds his whole hand, with a canasta in it,
    needs no minimum (SPEC international 11)."""

    # Discards and going out
    discard_ban: frozenset[int] = frozenset()
    """Kinds that may not be discarded until every side has a canasta of that kind without wild
    cards (SPEC railroad 15)."""
    final_discard: FinalDiscard = FinalDiscard.OPTIONAL
    final_discard_ban: frozenset[int] = frozenset()
    """Kinds that may never be the last discard of a player who goes out."""
    going_out_canastas: int = 1
    """Canastas that a side needs before one of its players may go out."""
    going_out_kinds: frozenset[CanastaKind] = frozenset()
    """Kinds of canasta of which the side needs at least one each."""
    going_out_bonus: int = 100
    concealed_extra: int = 100
    """Added to the going-out bonus for going out concealed."""
    concealed_needs_canasta: bool = True
    """Whether only a player who melds a canasta of his own goes out concealed."""
    ask_partner: AskPartner = AskPartner.NO

    # Match
    target: int = 5000
    tie: Tie = Tie.EXTRA_ROUND


MAX_PLAYERS: Final = 6
"""The most players that this program seats, whatever a rule set allows."""
