"""Where cards may be dropped, and which of several places a drop means."""

from collections.abc import Sequence

from canasta_qt.rules.cards import parse_cards
from canasta_qt.rules.moves import AddToMeld, Meld, TakePile
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.state import FROM_STOCK, PLAY, PublicState
from canasta_qt.table import targets
from canasta_qt.table.geometry import Rect
from canasta_qt.table.gestures import nearest
from canasta_qt.table.targets import Target, Where
from tests.table.fake_model import position

KING = 11
KINGS = (KING, parse_cards(["KC", "KD", "KS"]))
QUEENS = (10, parse_cards(["QC", "QD", "QS"]))
HAND = parse_cards(["KH", "2S", "9C", "9D", "4D", "AC"])


def drawn(state: PublicState) -> None:
    state.drew = FROM_STOCK


def found(
    cards: Sequence[str], *, phase: int = PLAY, rules: str = "standard"
) -> dict[tuple[Where, int], Target]:
    game = position(
        rules,
        HAND,
        pile=parse_cards(["9S"]),
        melds=[KINGS, QUEENS],
        opened=True,
        phase=phase,
        change=drawn if phase == PLAY else None,
    )
    there = targets.for_hand(game.observe(0), parse_cards(cards))
    return {(target.place, target.meld): target for target in there}


def reason(target: Target) -> Reason | None:
    return target.plan.reason if isinstance(target.plan, Refusal) else None


def test_a_natural_card_goes_to_its_rank_only() -> None:
    there = found(["KH"])

    assert there[Where.MELD, 0].plan == [AddToMeld(0, parse_cards(["KH"])[0])]
    assert there[Where.AREA, -1].plan == there[Where.MELD, 0].plan
    assert not there[Where.MELD, 1].legal
    assert there[Where.PILE, -1].legal


def test_a_wild_card_goes_to_any_meld_but_starts_none() -> None:
    there = found(["2S"])

    assert there[Where.MELD, 0].legal
    assert there[Where.MELD, 1].legal
    assert reason(there[Where.AREA, -1]) is not None


def test_several_cards_start_a_meld_but_are_no_discard() -> None:
    there = found(["9C", "9D", "2S"])

    assert there[Where.AREA, -1].plan == [Meld(7, parse_cards(["9C", "9D", "2S"]))]
    assert (Where.PILE, -1) not in there


def test_before_the_draw_cards_take_the_pile() -> None:
    there = found(["9C", "9D"], phase=0)

    assert there[Where.PILE, -1].plan == [TakePile(parse_cards(["9C", "9D"]))]
    assert reason(there[Where.AREA, -1]) is Reason.MUST_DRAW_FIRST


def test_the_pile_goes_where_its_top_card_would_lie() -> None:
    game = position(
        "standard", HAND, pile=parse_cards(["4C", "KC"]), melds=[QUEENS, KINGS], opened=True
    )
    there = {
        (target.place, target.meld): target for target in targets.for_pile(game.observe(0), ())
    }

    assert there[Where.MELD, 1].plan == [TakePile()]
    assert not there[Where.MELD, 0].legal
    assert there[Where.HAND, -1].legal


def test_in_another_players_turn_everything_is_refused() -> None:
    def of_another(state: PublicState) -> None:
        state.turn = state.actor = 1

    game = position("standard", HAND, pile=parse_cards(["4C"]), change=of_another)
    observation = game.observe(0)
    there = [
        *targets.for_hand(observation, parse_cards(["9C"])),
        *targets.for_pile(observation, ()),
        *targets.for_stock(observation),
    ]

    assert {reason(target) for target in there} == {Reason.NOT_YOUR_TURN}


LEGAL: list[Target] = [
    Target(Where.MELD, 0, [TakePile()]),
    Target(Where.MELD, 1, Refusal(Reason.MELD_FULL, {})),
    Target(Where.MELD, 2, [TakePile()]),
    Target(Where.AREA, -1, [TakePile()]),
    Target(Where.PILE, -1, [TakePile()]),
]
PLACES = {
    0: Rect(0, 0, 50, 70),
    1: Rect(60, 0, 50, 70),
    2: Rect(120, 0, 50, 70),
}


def place_of(target: Target) -> Rect:
    if target.place is Where.MELD:
        return PLACES[target.meld]
    return Rect(0, 0, 400, 200) if target.place is Where.AREA else Rect(500, 0, 50, 70)


def dropped(x: float, y: float, point: tuple[float, float] | None = None) -> Target | None:
    card = Rect(x, y, 50, 70)
    return nearest(LEGAL, card, point or card.center, place_of)


def test_the_meld_that_is_covered_most_wins() -> None:
    assert dropped(5, 5) == LEGAL[0]
    assert dropped(110, 5) == LEGAL[2]


def test_a_legal_neighbour_wins_over_an_illegal_target() -> None:
    assert dropped(85, 5) == LEGAL[2]


def test_between_melds_the_area_counts() -> None:
    assert dropped(250, 100) == LEGAL[3]


def test_an_illegal_target_is_meant_only_where_nothing_else_is() -> None:
    alone = [LEGAL[1]]
    card = Rect(70, 0, 50, 70)

    assert nearest(alone, card, card.center, place_of) == LEGAL[1]


def test_the_mouse_on_a_target_is_enough() -> None:
    assert dropped(548, 60, (549, 69)) == LEGAL[4]
    assert dropped(548, 60) is None


def test_a_card_held_by_its_corner_means_what_lies_under_it() -> None:
    """A card of the hand is larger than those of melds."""
    narrow = {0: Rect(60, 0, 50, 70), 2: Rect(120, 0, 50, 70)}
    card = Rect(102, -10, 86, 120)
    melds = [LEGAL[0], LEGAL[2]]

    def found(point: tuple[float, float]) -> Target | None:
        return nearest(melds, card, point, lambda target: narrow[target.meld])

    assert found((108, 5)) == LEGAL[2]


def test_the_mouse_decides_between_neighbours_that_are_covered_alike() -> None:
    assert dropped(30, 5) == LEGAL[0]
    card = Rect(65, 0, 110, 70)
    melds = [LEGAL[2], Target(Where.MELD, 1, [TakePile()])]

    assert nearest(melds, card, (105, 30), place_of) == melds[1]
    assert nearest(melds, card, (125, 30), place_of) == melds[0]


def test_far_from_everything_nothing_is_meant() -> None:
    assert dropped(700, 500) is None
