"""The rule book says what the rule set says, all of it, and nothing that is broken."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from canasta_qt.rulebook.book.blocks import Paragraph, Section, Table, links, plain, texts
from canasta_qt.rulebook.book.contents import Book, book
from canasta_qt.rulebook.book.differences import differences
from canasta_qt.rulebook.book.example import example
from canasta_qt.rulebook.book.facts import Facts
from canasta_qt.rulebook.book.field_text import field_name, field_value
from canasta_qt.rules.fields import FIELDS
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.ruleset import AskPartner, CanastaKind, PileMode, RuleSet, ShortStock
from canasta_qt.rules.validation import player_counts
from tests.rulebook.field_changes import changes
from tests.rules.rule_sets import valid_rule_sets
from tests.rules.strategies import random_rules, rule_sets

SOME = [random_rules(Random(seed)) for seed in range(30)]
"""Rule sets of all sorts, beside the presets."""

SILENT: dict[str, tuple[str, Callable[[RuleSet], bool]]] = {
    "block_top": (
        "wild cards and threes are never melded by taking the pile, whatever blocks it",
        lambda rules: True,
    ),
    "short_stock": ("a draw of one card is never short", lambda rules: rules.draw_count == 1),
    "one_card_rule": (
        "one card takes a pile only by adding its top card to a meld",
        lambda rules: PileMode.ADD not in rules.pile_open_modes,
    ),
    "red_three_replace_kitty": ("there is no kitty", lambda rules: rules.kitty_size == 0),
    "red_three_replace_pile": (
        "the pile is never taken",
        lambda rules: not rules.pile_open_modes,
    ),
    "red_three_negative_if_unopened": (
        "red threes score nothing",
        lambda rules: not rules.red_three_value and not rules.red_three_all_total,
    ),
    "bonus_natural": (
        "there are no natural canastas",
        lambda rules: CanastaKind.NATURAL not in Facts(rules).kinds,
    ),
    "bonus_sevens": (
        "there are no sevens canastas, whatever is written for them",
        lambda rules: 4 * Facts(rules).laws.packs < rules.canasta_size,
    ),
    "bonus_mixed": (
        "there are no mixed canastas",
        lambda rules: CanastaKind.MIXED not in Facts(rules).kinds,
    ),
    "bonus_wild": ("there are no wild canastas", lambda rules: not rules.wild_melds),
    "concealed_needs_canasta": (
        "going out concealed brings nothing",
        lambda rules: not rules.concealed_extra and not rules.concealed_waives_minimum,
    ),
}
"""When a field has no effect on the play, and why, so that the book need not tell of it."""


def rules_alone(shown: Book) -> tuple[str, ...]:
    """All that a book says, but for the comparison with others."""
    return (
        shown.title,
        *(
            text
            for section in shown.sections
            if section.name != "differences"
            for text in (section.title, *texts(section.blocks))
        ),
    )


def section(rules: RuleSet, name: str) -> Section:
    return next(one for one in book(rules).sections if one.name == name)


def words(rules: RuleSet, name: str) -> str:
    return " ".join(plain(text) for text in texts(section(rules, name).blocks))


@pytest.mark.parametrize("field", FIELDS)
def test_the_book_changes_with_every_field(field: str) -> None:
    told = 0
    for rules in (*PRESETS.values(), *SOME):
        before = rules_alone(book(rules, []))
        for changed in changes(rules, field):
            _, silent = SILENT.get(field, ("", lambda rules: False))
            if silent(rules) and silent(changed):
                continue
            assert rules_alone(book(changed, [])) != before, (getattr(changed, field), rules)
            told += 1

    assert told or field == "block_top"


@given(rule_sets())
def test_every_book_is_whole(rules: RuleSet) -> None:
    assert_is_whole(book(rules))


@given(valid_rule_sets())
def test_every_book_near_a_preset_is_whole(rules: RuleSet) -> None:
    assert_is_whole(book(rules))


def assert_is_whole(shown: Book) -> None:
    names = [one.name for one in shown.sections]
    assert len(set(names)) == len(names)
    for one in shown.sections:
        assert one.title
        assert one.blocks
        assert set(links(one)) <= set(names)
        for text in texts(one.blocks):
            assert not re.search(r"[{}%]|\bNone\b", text), text
            assert "[" not in plain(text)
        for block in one.blocks:
            match block:
                case Table():
                    assert block.rows
                    assert all(len(row) == len(block.header) for row in block.rows)
                    assert all(column < len(block.header) for column in block.numbers)
                case Paragraph():
                    assert re.fullmatch(r"[A-Z].*[.?:]\)?", plain(block.text)), block.text
                case _:
                    assert all(texts([block]))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_plurals_are_resolved_in_english(rules: RuleSet, qtbot: QtBot) -> None:
    translator = QTranslator()
    assert translator.load(":/i18n/canasta_en.qm")
    QCoreApplication.installTranslator(translator)
    try:
        said = rules_alone(book(rules))
    finally:
        QCoreApplication.removeTranslator(translator)

    assert not [text for text in said if "(s)" in text]


@given(rule_sets())
def test_the_example_adds_up_as_the_game_counts(rules: RuleSet) -> None:
    shown = example(Facts(rules))
    laws = Laws(rules, player_counts(rules)[0])
    sheet = section(rules, "scoring").blocks[-1]
    assert isinstance(sheet, Table)

    for side, score in enumerate(shown.scores):
        column = [number(row[side + 1]) for row in sheet.rows]
        assert column[-1] == score.total == sum(column[:-1])
    for meld in shown.melds:
        assert laws.fits(meld.rank, meld.naturals, meld.wilds)
    used = [card for meld in shown.melds for card in meld.cards]
    for group in (*shown.red_threes, *shown.hands, *shown.kitties):
        used.extend(group)
    assert all(used.count(card) <= laws.deck.count(card) for card in set(used))
    assert shown.went_out == laws.may_go_out(shown.melds)


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-").replace(",", ""))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_in_the_example_of_a_preset_somebody_goes_out(rules: RuleSet) -> None:
    shown = example(Facts(rules))

    assert shown.went_out
    assert shown.scores[0].total > 0
    assert shown.scores[1].total < 0


@given(rule_sets())
def test_the_opening_table_is_what_the_law_demands(rules: RuleSet) -> None:
    laws = Laws(rules, player_counts(rules)[0])
    table = next(
        (block for block in section(rules, "opening").blocks if isinstance(block, Table)), None
    )
    if table is None:
        assert not any(laws.minimum(score) for score in range(-1000, 21000, 250))
        return
    for scores, minimum in table.rows:
        value = 0 if minimum == "none" else number(minimum)
        found = [number(one) for one in re.findall(r"[\d,−]+", scores)]
        if scores.startswith("less than"):
            found = [found[0] - 1]
        for score in found or [0, -500, 9000]:
            assert laws.minimum(score) == value


@given(rule_sets(), rule_sets())
def test_differences_are_the_same_from_both_sides(one: RuleSet, other: RuleSet) -> None:
    assert differences(one, other) == differences(other, one)
    for field in differences(one, other):
        assert field_name(field)
        assert field_value(one, field) != field_value(other, field)


def test_every_preset_is_compared_with_the_four_others() -> None:
    for rules in PRESETS.values():
        tables = [
            block for block in section(rules, "differences").blocks if isinstance(block, Table)
        ]
        assert len(tables) == len(PRESETS) - 1


def test_sections_without_a_subject_are_left_out() -> None:
    def names(rules: RuleSet) -> set[str]:
        return {one.name for one in book(rules).sections}

    assert "kitty" in names(RAILROAD)
    assert "kitty" not in names(STANDARD)
    assert "asking" in names(STANDARD)
    assert "asking" not in names(RAILROAD)
    assert "concealed" in names(STANDARD)
    assert "concealed" not in names(TWO_PLAYER)
    assert RAILROAD.ask_partner is AskPartner.NO


def test_the_presets_are_told_apart() -> None:
    assert "freezes it until it is taken" in words(TRADITIONAL, "black-threes")
    assert "freezes it" not in words(STANDARD, "black-threes")
    assert "must have 2 natural" in words(TRADITIONAL, "melds")
    assert "may not have more wild cards than natural" in words(TWO_PLAYER, "melds")
    assert "whether or not your side has opened" in words(TWO_PLAYER, "pile")
    assert "200 points instead of the usual 100" in words(STANDARD, "concealed")
    assert "need not meet" in words(PRESETS["international"], "concealed")
    assert "sevens" in words(RAILROAD, "turn")


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_book_says_one_thing_of_a_stock_that_is_too_small(rules: RuleSet) -> None:
    end, stock = words(rules, "end"), words(rules, "stock")
    if rules.draw_count > 1 and rules.short_stock is ShortStock.END:
        assert "does not hold enough" in end
        assert "nobody can draw any more" in stock
    else:
        assert "stock is empty" in end
        assert "stock is empty" in stock
        assert "nobody can draw" not in stock


@given(rule_sets())
def test_only_melds_that_could_be_canastas_are_said_to_be_none_at_any_size(rules: RuleSet) -> None:
    said = words(rules, "black-threes")
    most = rules.black_three_max
    assert ("however large" in said) == (most is None or most >= rules.canasta_size)
