"""How far players may look into the pile."""

from dataclasses import replace

import pytest

from canasta_qt.rules.cards import parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS, STANDARD, TRADITIONAL
from canasta_qt.rules.ruleset import PileSight, RuleSet

PILE = parse_cards(["4C", "3S", "2D", "9H"])


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_only_the_top_is_in_sight_where_spec_is_silent(rules: RuleSet) -> None:
    laws = Laws(rules, rules.players_min)

    assert laws.in_sight(PILE, frozen=False) == [3]
    assert laws.in_sight((), frozen=False) == []


def test_the_card_that_lies_crosswise_is_in_sight_too() -> None:
    standard, traditional = Laws(STANDARD, 4), Laws(TRADITIONAL, 4)

    assert standard.in_sight(PILE, frozen=True) == [2, 3]
    # There black threes freeze as well.
    assert traditional.in_sight(PILE, frozen=True) == [1, 3]
    assert standard.in_sight(PILE[:3], frozen=True) == [2]
    assert standard.in_sight(PILE[:1], frozen=True) == [0]


@pytest.mark.parametrize("frozen", [False, True])
def test_a_pile_that_lies_spread_is_all_in_sight(frozen: bool) -> None:
    laws = Laws(replace(STANDARD, pile_in_sight=PileSight.ALL), 4)

    assert laws.in_sight(PILE, frozen) == [0, 1, 2, 3]
    assert laws.in_sight((), frozen) == []
