"""Rule sets that cannot be played are refused, with every reason."""

from dataclasses import fields, replace
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given

from canasta_qt.rules.cards import JOKER, KINDS, RED_THREE, SEVEN, TWO, WILD
from canasta_qt.rules.fields import (
    FIELDS,
    Choice,
    Choices,
    Field,
    Flag,
    Kinds,
    Number,
    Text,
    Tiers,
    is_label,
)
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import INTERNATIONAL, PRESETS, RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import (
    AskPartner,
    CanastaKind,
    FinalDiscard,
    PileMode,
    RuleSet,
    SecondMeld,
    Tier,
)
from canasta_qt.rules.shuffle import deck_order
from canasta_qt.rules.validation import (
    InvalidRuleSet,
    ProblemCode,
    player_counts,
    problems,
    require_valid,
)
from tests.rules.rule_sets import rule_sets, valid_rule_sets


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_presets_can_be_played(rules: RuleSet) -> None:
    assert problems(rules) == []
    require_valid(rules)


def _holds(field: Field, hint: object) -> bool:
    """Whether ``field`` describes values of the type ``hint``."""
    if isinstance(field, Text):
        return hint is str
    if isinstance(field, Flag):
        return hint is bool
    if isinstance(field, Number):
        if not field.optional:
            return hint is int
        return isinstance(hint, UnionType) and set(get_args(hint)) == {int, type(None)}
    if isinstance(field, Choice):
        return isinstance(hint, type) and issubclass(hint, Enum) and field.values == tuple(hint)
    if isinstance(field, Choices):
        (member,) = get_args(hint)
        return get_origin(hint) is frozenset and field.values == tuple(member)
    if isinstance(field, Kinds):
        return hint == frozenset[int] and set(field.values) <= set(range(KINDS))
    assert isinstance(field, Tiers)
    return hint == tuple[Tier, ...]


def test_every_field_is_described() -> None:
    hints = get_type_hints(RuleSet)

    assert list(FIELDS) == [field.name for field in fields(RuleSet)]
    assert [name for name, field in FIELDS.items() if not _holds(field, hints[name])] == []


P = ProblemCode

IMPOSSIBLE: list[tuple[ProblemCode, RuleSet, dict[str, Any], set[str]]] = [
    (P.NAME, STANDARD, {"name": ""}, {"name"}),
    (P.NAME, STANDARD, {"name": "two\nlines"}, {"name"}),
    (P.NAME, STANDARD, {"name": "x" * 101}, {"name"}),
    (P.OUT_OF_RANGE, STANDARD, {"hand_size": 0}, {"hand_size"}),
    (P.OUT_OF_RANGE, STANDARD, {"hand_size": -11}, {"hand_size"}),
    (P.OUT_OF_RANGE, STANDARD, {"draw_count": 0}, {"draw_count"}),
    (P.OUT_OF_RANGE, STANDARD, {"target": 0}, {"target"}),
    (P.OUT_OF_RANGE, STANDARD, {"target": 10**7 + 1}, {"target"}),
    (P.OUT_OF_RANGE, STANDARD, {"bonus_natural": -1}, {"bonus_natural"}),
    (P.OUT_OF_RANGE, STANDARD, {"packs_base": 17}, {"packs_base"}),
    (P.OUT_OF_RANGE, RAILROAD, {"players_max": 7}, {"players_max"}),
    (P.OUT_OF_RANGE, RAILROAD, {"players_min": 1}, {"players_min"}),
    (P.OUT_OF_RANGE, RAILROAD, {"max_meld": 10**9}, {"max_meld"}),
    (P.OUT_OF_RANGE, STANDARD, {"team_size": 0}, {"team_size"}),
    (P.OUT_OF_RANGE, STANDARD, {"team_size": 4}, {"team_size"}),
    (P.KIND_NOT_ALLOWED, RAILROAD, {"discard_ban": frozenset({TWO})}, {"discard_ban"}),
    (P.KIND_NOT_ALLOWED, RAILROAD, {"no_wild_ranks": frozenset({WILD})}, {"no_wild_ranks"}),
    (
        P.KIND_NOT_ALLOWED,
        RAILROAD,
        {"final_discard_ban": frozenset({RED_THREE})},
        {"final_discard_ban"},
    ),
    (
        P.PLAYERS_REVERSED,
        RAILROAD,
        {"players_min": 4, "players_max": 3},
        {"players_min", "players_max"},
    ),
    (P.UNEVEN_TEAMS, STANDARD, {"players_max": 5}, {"players_max", "team_size"}),
    (P.ONE_SIDE, STANDARD, {"players_min": 2}, {"players_min", "team_size"}),
    (P.NO_PACKS, STANDARD, {"packs_base": 0}, {"packs_base", "packs_per_player"}),
    (P.TOO_MANY_PACKS, RAILROAD, {"packs_per_player": 3}, {"packs_base", "packs_per_player"}),
    (
        P.TOO_FEW_CARDS,
        STANDARD,
        {"hand_size": 26},
        {
            *{"hand_size", "kitty_size", "draw_count", "players_min", "players_max"},
            *{"packs_base", "packs_per_player", "jokers_base", "jokers_per_player"},
        },
    ),
    (P.NO_PARTNER, TWO_PLAYER, {"ask_partner": AskPartner.OPTIONAL}, {"ask_partner", "team_size"}),
    (
        P.NO_PARTNER,
        STANDARD,
        {"team_size": 3, "players_min": 6, "players_max": 6},
        {"ask_partner", "team_size"},
    ),
    (P.KITTY_MISSING, RAILROAD, {"kitty_size": 0}, {"kitty_unlock", "kitty_size"}),
    (P.KITTY_SEALED, RAILROAD, {"kitty_unlock": frozenset()}, {"kitty_unlock", "kitty_size"}),
    (P.TOO_FEW_NATURALS, STANDARD, {"min_naturals": 4}, {"min_naturals", "min_meld"}),
    (
        P.MELD_ABOVE_CANASTA,
        STANDARD,
        {"min_meld": 8, "pile_open_modes": frozenset(), "pile_frozen_modes": frozenset()},
        {"min_meld", "canasta_size"},
    ),
    (P.MELD_ENDS_BEFORE_CANASTA, RAILROAD, {"max_meld": 6}, {"max_meld", "canasta_size"}),
    (P.SECOND_MELD_WITHOUT_MAXIMUM, RAILROAD, {"max_meld": None}, {"second_meld", "max_meld"}),
    (
        P.SECOND_MELD_WITHOUT_MAXIMUM,
        STANDARD,
        {"second_meld": SecondMeld.AFTER_COMPLETION},
        {"second_meld", "max_meld"},
    ),
    (
        P.BLACK_THREES_MISSING,
        INTERNATIONAL,
        {"black_three_min": 5, "black_three_max": None},
        {"black_three_min", "packs_base", "packs_per_player"},
    ),
    (
        P.BLACK_THREES_REVERSED,
        STANDARD,
        {"black_three_max": 2},
        {"black_three_min", "black_three_max"},
    ),
    (P.PILE_MELD_TOO_SMALL, TWO_PLAYER, {"min_meld": 4}, {"pile_open_modes", "min_meld"}),
    (P.PILE_WITHOUT_WILDS, STANDARD, {"max_wilds": 0}, {"pile_open_modes", "max_wilds"}),
    (
        P.FROZEN_EASIER,
        TWO_PLAYER,
        {"pile_frozen_modes": frozenset({PileMode.PAIR, PileMode.ADD})},
        {"pile_frozen_modes", "pile_open_modes"},
    ),
    (
        P.NO_CANASTA,
        STANDARD,
        {"packs_base": 1, "canasta_size": 8, "hand_size": 5, "black_three_min": 2},
        {
            *{"canasta_size", "max_meld", "max_wilds", "naturals_per_wild", "min_naturals"},
            *{"no_wild_ranks", "packs_base", "packs_per_player"},
        },
    ),
    (
        P.NO_SUCH_CANASTA,
        RAILROAD,
        {"bonus_sevens": None},
        {"going_out_kinds", "bonus_sevens", "canasta_size"},
    ),
    (
        P.NO_SUCH_CANASTA,
        RAILROAD,
        {"bonus_wild": None},
        {"going_out_kinds", "wild_melds", "bonus_wild", "canasta_size"},
    ),
    (
        P.NO_SUCH_CANASTA,
        RAILROAD,
        {"wild_melds": False},
        {"kitty_unlock", "wild_melds", "bonus_wild", "canasta_size"},
    ),
    (
        P.NO_SUCH_CANASTA,
        RAILROAD,
        {"max_wilds": 0},
        {
            *{"going_out_kinds", "max_wilds", "naturals_per_wild", "min_naturals"},
            *{"no_wild_ranks", "canasta_size", "max_meld"},
        },
    ),
    (
        P.NO_SUCH_CANASTA,
        STANDARD,
        {"naturals_per_wild": 7, "going_out_kinds": frozenset({CanastaKind.MIXED}), "max_meld": 7},
        {
            *{"going_out_kinds", "max_wilds", "naturals_per_wild", "min_naturals"},
            *{"no_wild_ranks", "canasta_size", "max_meld"},
        },
    ),
    (
        P.TOO_MANY_CANASTAS,
        STANDARD,
        {"going_out_canastas": 12},
        {"going_out_canastas", "canasta_size", "second_meld"},
    ),
    (P.NO_TIERS, STANDARD, {"minimum_tiers": ()}, {"minimum_tiers"}),
    (
        P.TOO_MANY_TIERS,
        STANDARD,
        {"minimum_tiers": (Tier(None, 0), *(Tier(score, 50) for score in range(20)))},
        {"minimum_tiers"},
    ),
    (P.FIRST_TIER, STANDARD, {"minimum_tiers": (Tier(0, 50),)}, {"minimum_tiers"}),
    (
        P.TIER_ORDER,
        STANDARD,
        {"minimum_tiers": (Tier(None, 15), Tier(1500, 50), Tier(1500, 90))},
        {"minimum_tiers"},
    ),
    (
        P.TIER_ORDER,
        STANDARD,
        {"minimum_tiers": (Tier(None, 15), Tier(None, 50))},
        {"minimum_tiers"},
    ),
    (P.TIER_MINIMUM, STANDARD, {"minimum_tiers": (Tier(None, -5),)}, {"minimum_tiers"}),
    (P.TIER_MINIMUM, STANDARD, {"minimum_tiers": (Tier(None, 10**6),)}, {"minimum_tiers"}),
    (
        P.TIER_SCORE,
        STANDARD,
        {"minimum_tiers": (Tier(None, 15), Tier(10**8, 50))},
        {"minimum_tiers"},
    ),
    (
        P.DISCARD_BAN_FOREVER,
        STANDARD,
        {"discard_ban": frozenset({SEVEN})},
        {"discard_ban", "canasta_size", "packs_base", "packs_per_player"},
    ),
    (
        P.NO_FINAL_DISCARD,
        RAILROAD,
        {"final_discard_ban": frozenset(range(TWO, JOKER + 1))},
        {"final_discard", "final_discard_ban"},
    ),
]


@pytest.mark.parametrize(
    ("code", "preset", "changed", "concerned"),
    IMPOSSIBLE,
    ids=[f"{code.value}-{'-'.join(changed)}" for code, _, changed, _ in IMPOSSIBLE],
)
def test_impossible_rule_sets_are_refused(
    code: ProblemCode, preset: RuleSet, changed: dict[str, Any], concerned: set[str]
) -> None:
    rules = replace(preset, **changed)
    found = problems(rules)

    assert (code, concerned) in [(problem.code, set(problem.fields)) for problem in found]
    with pytest.raises(InvalidRuleSet) as caught:
        require_valid(rules)
    assert list(caught.value.problems) == found


def test_every_code_is_tested() -> None:
    assert {code for code, _, _, _ in IMPOSSIBLE} == set(ProblemCode)


def test_unusual_rule_sets_can_be_played() -> None:
    for preset, changed in (
        (STANDARD, {"players_min": 4, "players_max": 6, "packs_base": 3}),
        (STANDARD, {"pile_open_modes": frozenset(), "pile_frozen_modes": frozenset()}),
        (STANDARD, {"red_three_all_total": None, "going_out_canastas": 0}),
        (STANDARD, {"final_discard_ban": frozenset(range(TWO, JOKER + 1))}),
        (RAILROAD, {"max_wilds": None, "no_wild_ranks": frozenset()}),
        (RAILROAD, {"kitty_size": 0, "kitty_unlock": frozenset()}),
        (RAILROAD, {"second_meld": SecondMeld.MERGE, "max_meld": None}),
        (TWO_PLAYER, {"packs_base": 1, "black_three_min": 2}),
        (TWO_PLAYER, {"final_discard": FinalDiscard.OPTIONAL}),
    ):
        assert problems(replace(preset, **changed)) == []


def test_all_problems_come_at_once() -> None:
    found = problems(
        replace(
            RAILROAD,
            hand_size=0,
            bonus_wild=None,
            max_meld=None,
            minimum_tiers=(),
            players_min=5,
            players_max=4,
        )
    )

    assert {problem.code for problem in found} == {
        P.OUT_OF_RANGE,
        P.SECOND_MELD_WITHOUT_MAXIMUM,
        P.NO_TIERS,
        P.PLAYERS_REVERSED,
    }


def test_parameters_tell_the_numbers() -> None:
    (problem,) = problems(replace(STANDARD, hand_size=26))

    assert problem.code is P.TOO_FEW_CARDS
    # Four hands of 26, a card to draw for each, and the upcard.
    assert problem.parameters == {"players": 4, "needed": 109, "available": 108}
    assert problems(replace(STANDARD, hand_size=25)) == []


def test_the_worst_number_of_players_is_named() -> None:
    rules = replace(RAILROAD, packs_base=2, packs_per_player=0, discard_ban=frozenset())
    (problem,) = problems(rules)

    # Five are too many as well: 131 cards of 114.
    assert problem.code is P.TOO_FEW_CARDS
    assert problem.parameters == {"players": 6, "needed": 157, "available": 116}


def test_players_fill_the_teams() -> None:
    assert player_counts(RAILROAD) == (2, 3, 4, 5, 6)
    assert player_counts(replace(STANDARD, players_max=6)) == (4, 6)


@pytest.mark.parametrize("text", ["", "   ", "a\tb", "a\u2028b", "\ud800", "\x7f", "x" * 101])
def test_what_cannot_be_a_name(text: str) -> None:
    assert not is_label(text)


@pytest.mark.parametrize("text", ["Ana", "رنا \u200fمحمد", "Ђорђе", "🃏", "x" * 100])
def test_what_can_be_a_name(text: str) -> None:
    assert is_label(text)


@given(rule_sets())
def test_problems_concern_known_fields(rules: RuleSet) -> None:
    for problem in problems(rules):
        assert problem.fields
        assert set(problem.fields) <= set(FIELDS)


@given(valid_rule_sets())
def test_valid_rule_sets_can_be_dealt(rules: RuleSet) -> None:
    for players in player_counts(rules):
        laws = Laws(rules, players)
        dealt, _ = Round.deal(laws, 0, (0,) * laws.sides, deck_order(laws.deck, 1, 1))
        assert dealt.choices()
