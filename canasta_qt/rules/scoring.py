"""What a round brings to a side, item by item."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.rules.cards import points
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import PublicState, Side


@dataclass(frozen=True)
class SideScore:
    """The items of a side's score for one round, in points; ``total`` may be negative."""

    cards: int
    """Card values of all melds, canastas included."""
    natural: int
    """Bonuses of the ``natural_count`` natural canastas; the next three fields likewise."""
    mixed: int
    wild: int
    sevens: int
    natural_count: int
    mixed_count: int
    wild_count: int
    sevens_count: int
    red_threes: int
    """Negative where the rule set says so and the side never opened."""
    red_three_count: int
    going_out: int
    concealed: int
    """What going out concealed adds to ``going_out``."""
    hands: int
    """Minus the card values in the hands of all players of the side."""
    kitties: int
    """Minus the card values of the kitties that were not taken (SPEC railroad 21)."""

    @property
    def total(self) -> int:
        """The score of the round: the sum of all items."""
        return (
            self.cards
            + self.natural
            + self.mixed
            + self.wild
            + self.sevens
            + self.red_threes
            + self.going_out
            + self.concealed
            + self.hands
            + self.kitties
        )

    def bonus(self, kind: CanastaKind) -> int:
        """The bonuses for the side's canastas of ``kind``, together."""
        if kind is CanastaKind.NATURAL:
            return self.natural
        if kind is CanastaKind.MIXED:
            return self.mixed
        if kind is CanastaKind.WILD:
            return self.wild
        return self.sevens

    def count(self, kind: CanastaKind) -> int:
        """The number of the side's canastas of ``kind``."""
        if kind is CanastaKind.NATURAL:
            return self.natural_count
        if kind is CanastaKind.MIXED:
            return self.mixed_count
        if kind is CanastaKind.WILD:
            return self.wild_count
        return self.sevens_count


def red_three_points(laws: Laws, side: Side) -> int:
    """What the red threes on ``side``'s table score.

    Each scores alike, or all of the game together the total that the rule set names; the same
    values are deducted from a side that never opened, where the rule set says so (SPEC
    standard 2). In SPEC railroad 8 nothing is ever deducted.
    """
    rules = laws.rules
    count = len(side.red_threes)
    value = count * rules.red_three_value
    if rules.red_three_all_total is not None and count > 0 and count == laws.red_threes:
        value = rules.red_three_all_total
    return -value if rules.red_three_negative_if_unopened and not side.opened else value


def score_side(
    laws: Laws,
    state: PublicState,
    side: int,
    hands: Sequence[Hand],
    kitties: Sequence[tuple[int, ...]],
) -> SideScore:
    """The score of ``side`` if the round ended as ``state`` stands.

    ``hands`` and ``kitties`` are those of all seats. All hands of a side are charged, also that
    of the partner of the player who went out; a red three inside a kitty scores nothing.
    """
    rules = laws.rules
    on_table = state.sides[side]
    counts = dict.fromkeys(CanastaKind, 0)
    cards = 0
    for meld in on_table.melds:
        cards += meld.points
        kind = laws.canasta_kind(meld)
        if kind is not None:
            counts[kind] += 1
    seats = range(side, laws.players, laws.sides)
    went_out = state.out_seat >= 0 and state.side_of(state.out_seat) == side
    return SideScore(
        cards=cards,
        natural=counts[CanastaKind.NATURAL] * laws.bonus(CanastaKind.NATURAL),
        mixed=counts[CanastaKind.MIXED] * laws.bonus(CanastaKind.MIXED),
        wild=counts[CanastaKind.WILD] * laws.bonus(CanastaKind.WILD),
        sevens=counts[CanastaKind.SEVENS] * laws.bonus(CanastaKind.SEVENS),
        natural_count=counts[CanastaKind.NATURAL],
        mixed_count=counts[CanastaKind.MIXED],
        wild_count=counts[CanastaKind.WILD],
        sevens_count=counts[CanastaKind.SEVENS],
        red_threes=red_three_points(laws, on_table),
        red_three_count=len(on_table.red_threes),
        going_out=rules.going_out_bonus if went_out else 0,
        concealed=rules.concealed_extra if went_out and state.concealed else 0,
        hands=-sum(hands[seat].points() for seat in seats),
        kitties=-sum(points(kitties[seat]) for seat in seats),
    )
