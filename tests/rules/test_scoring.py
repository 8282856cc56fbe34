"""What a round brings to a side, item by item."""

from dataclasses import astuple, replace

import pytest

from canasta_qt.rules.cards import FACES_OF, RED_THREE, points
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import INTERNATIONAL, RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.ruleset import CanastaKind, RuleSet
from canasta_qt.rules.scoring import SideScore, score_side
from canasta_qt.rules.state import PublicState, Side
from tests.rules.positions import cards, melds

KINGS = "K: KS KH KD KC KS KH KD"
"""A natural canasta: 70 points of cards."""
QUEENS = "Q: QS QH QD QC 2S 2H JOKER"
"""A mixed canasta: 130 points of cards."""
WILDS = "WILD: 2S 2H 2D 2C 2S JOKER JOKER"
"""A wild canasta: 200 points of cards."""
SEVENS = "7: 7S 7H 7D 7C 7S 7H 7D"
"""A canasta of sevens: 35 points of cards."""


def score(
    rules: RuleSet,
    *table: str,
    players: int | None = None,
    opened: bool | None = None,
    red_threes: int = 0,
    hands: tuple[str, ...] = (),
    kitties: tuple[str, ...] = (),
    out_seat: int = -1,
    concealed: bool = False,
) -> SideScore:
    """The score of side 0 with the melds of ``table``; ``hands`` and ``kitties`` are by seat."""
    laws = Laws(rules, players or rules.players_min)
    state = PublicState(laws, 0, (0,) * laws.sides)
    tabled = tuple(FACES_OF[RED_THREE][n % 2] for n in range(red_threes))
    own = Side(melds(*table), tabled, bool(table) if opened is None else opened)
    state.sides = (own, *state.sides[1:])
    state.out_seat = out_seat
    state.concealed = concealed
    held = [Hand.of(cards(text)) for text in hands]
    held += [Hand.of(())] * (laws.players - len(held))
    hidden = [cards(text) for text in kitties]
    hidden += [()] * (laws.players - len(hidden))
    return score_side(laws, state, 0, held, hidden)


def test_an_empty_table_scores_nothing() -> None:
    assert astuple(score(STANDARD)) == (0,) * 15
    assert score(STANDARD).total == 0


def test_cards_and_canastas() -> None:
    found = score(STANDARD, KINGS, QUEENS, "4: 4S 4H 4D", "A: AS AH AD AC AS AH AD AC")

    assert found.cards == 70 + 130 + 15 + 160
    assert (found.natural, found.natural_count) == (1000, 2)
    assert (found.mixed, found.mixed_count) == (300, 1)
    assert found.total == 375 + 1300


def test_the_four_kinds_of_railroad() -> None:
    """SPEC railroad 11."""
    found = score(RAILROAD, KINGS, QUEENS, WILDS, SEVENS, red_threes=2, out_seat=0)

    assert [found.bonus(kind) for kind in CanastaKind] == [500, 300, 1000, 1500]
    assert [found.count(kind) for kind in CanastaKind] == [1, 1, 1, 1]
    assert found.total == 570 + 430 + 1200 + 1535 + 200 + 100


def test_several_canastas_of_a_kind() -> None:
    found = score(RAILROAD, QUEENS, QUEENS, QUEENS, SEVENS, SEVENS, WILDS)

    assert [found.count(kind) for kind in CanastaKind] == [0, 3, 1, 2]
    assert [found.bonus(kind) for kind in CanastaKind] == [0, 900, 1000, 3000]


def test_kinds_without_a_bonus_of_their_own() -> None:
    plain = replace(RAILROAD, bonus_wild=None, bonus_sevens=None)

    assert score(plain, WILDS).mixed == 300
    assert score(plain, SEVENS).natural == 500
    assert score(TWO_PLAYER, SEVENS).natural == 500


def test_an_unfinished_meld_is_no_canasta() -> None:
    found = score(STANDARD, "K: KS KH KD KC KS KH", opened=True)

    assert found.total == 60
    assert found.natural_count == 0


def test_the_size_of_a_canasta_is_a_rule() -> None:
    assert score(replace(STANDARD, canasta_size=6), "K: KS KH KD KC KS KH").natural == 500
    assert score(replace(STANDARD, canasta_size=8), KINGS).natural == 0


@pytest.mark.parametrize("rules", [RAILROAD, TWO_PLAYER, TRADITIONAL], ids=lambda rules: rules.name)
def test_black_threes_are_never_a_canasta(rules: RuleSet) -> None:
    """SPEC railroad 9."""
    found = score(rules, "3: 3S 3C 3S 3C 3S 3C 3S 3C", out_seat=0)

    assert found.cards == 40
    assert found.total == 40 + rules.going_out_bonus


@pytest.mark.parametrize(
    ("rules", "opened", "count", "expected"),
    [
        (STANDARD, True, 1, 100),
        (STANDARD, True, 3, 300),
        (STANDARD, True, 4, 800),
        (STANDARD, False, 1, -100),
        (STANDARD, False, 4, -800),
        (TWO_PLAYER, True, 4, 800),
        (TWO_PLAYER, False, 2, -200),
        (TRADITIONAL, False, 3, -300),
        (INTERNATIONAL, False, 2, -200),
        (RAILROAD, True, 4, 400),
        (RAILROAD, True, 8, 800),
        (RAILROAD, False, 3, 300),
        (replace(STANDARD, red_three_negative_if_unopened=False), False, 4, 800),
        (replace(STANDARD, red_three_all_total=None), False, 4, -400),
        (replace(STANDARD, red_three_all_total=0), True, 4, 0),
        (replace(STANDARD, red_three_value=150, red_three_all_total=1000), True, 3, 450),
        (replace(STANDARD, packs_base=3), True, 4, 400),
        (replace(STANDARD, packs_base=3), True, 6, 800),
        (replace(STANDARD, red_three_all_total=800), True, 0, 0),
    ],
)
def test_red_threes(rules: RuleSet, opened: bool, count: int, expected: int) -> None:
    found = score(rules, opened=opened, red_threes=count)

    assert found.red_threes == expected
    assert found.red_three_count == count
    assert found.total == expected


def test_the_hands_of_all_partners_are_charged() -> None:
    found = score(
        STANDARD, KINGS, hands=("", "AS AS AS", "JOKER AS 4S", "KS"), out_seat=0, opened=True
    )

    assert found.hands == -75
    assert found.total == 570 + 100 - 75


def test_a_side_of_three_is_charged_for_three_hands() -> None:
    trio = replace(STANDARD, team_size=3, players_min=6, players_max=6, packs_base=3)

    assert score(trio, hands=("4S", "KS", "5S", "KS", "6S", "KS")).hands == -15


def test_black_threes_in_the_hand_are_charged() -> None:
    assert score(STANDARD, hands=("3S 3C AH 9D",)).hands == -40


def test_the_kitty_is_charged_but_not_its_red_threes() -> None:
    """SPEC railroad 8, 21."""
    kitty = "JOKER 2S 9S 4S 4H 5H 6H 8H 10H JH 3D"
    found = score(RAILROAD, QUEENS, red_threes=1, hands=("AS KS",), kitties=(kitty, "KS"))

    assert found.hands == -30
    assert found.kitties == -points(cards(kitty)) == -130
    assert found.total == 430 + 100 - 30 - 130


@pytest.mark.parametrize(
    ("rules", "bonus"),
    [(TWO_PLAYER, 100), (RAILROAD, 100), (TRADITIONAL, 200), (STANDARD, 200), (INTERNATIONAL, 200)],
    ids=lambda value: value.name if isinstance(value, RuleSet) else "",
)
def test_going_out_concealed(rules: RuleSet, bonus: int) -> None:
    found = score(rules, KINGS, out_seat=0, concealed=True)

    assert (found.going_out, found.concealed) == (100, bonus - 100)
    assert found.total == 570 + bonus


def test_going_out_openly() -> None:
    found = score(TRADITIONAL, KINGS, out_seat=0)

    assert (found.going_out, found.concealed) == (100, 0)


def test_the_partner_goes_out_for_the_side() -> None:
    assert score(STANDARD, KINGS, out_seat=2).going_out == 100


def test_the_bonus_is_not_for_the_others() -> None:
    found = score(STANDARD, KINGS, out_seat=1, concealed=True)

    assert (found.going_out, found.concealed) == (0, 0)


def test_nobody_goes_out_of_a_dead_round() -> None:
    assert score(RAILROAD, KINGS, hands=("7S 7H",)).total == 560


def test_the_total_is_the_sum_of_the_items() -> None:
    found = SideScore(
        cards=1,
        natural=2,
        mixed=4,
        wild=8,
        sevens=16,
        natural_count=100_000,
        mixed_count=100_000,
        wild_count=100_000,
        sevens_count=100_000,
        red_threes=32,
        red_three_count=100_000,
        going_out=64,
        concealed=128,
        hands=-1024,
        kitties=-2048,
    )

    assert found.total == 255 - 1024 - 2048


def test_melds_of_one_rank_count_one_by_one() -> None:
    """Two halves are not a canasta, however many cards of the rank there are."""
    found = score(RAILROAD, "K: KS KH KD KC", "K: KS KH KD")

    assert found.natural_count == 0
    assert found.cards == 70
