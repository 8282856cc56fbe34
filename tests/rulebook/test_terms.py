"""The names of things."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from canasta_qt.rulebook import terms
from canasta_qt.rules.cards import FACES, KINDS, WILD, parse_cards
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.ruleset import CanastaKind, RuleSet


def test_every_card_has_a_name_of_its_own() -> None:
    names = [terms.card(face) for face in range(FACES)]

    assert len(set(names)) == FACES
    assert names[0] == "two of clubs"
    assert names[51] == "ace of spades"


def test_short_cards_show_rank_and_suit() -> None:
    assert terms.short_cards(parse_cards(["10H", "KS", "2D", "7C", "BJ"])) == "10♥ K♠ 2♦ 7♣ Joker"


def test_ranks_and_canastas_have_names() -> None:
    assert len({terms.ranks(rank) for rank in [*range(KINDS), WILD]}) == KINDS + 1
    for kind in CanastaKind:
        assert terms.canasta(kind).casefold() + "s" == terms.canastas(kind).casefold()


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_presets_have_a_name_and_a_description(rules: RuleSet) -> None:
    assert "Canasta" in terms.rule_set(rules)
    assert terms.rule_set_description(rules).endswith(".")


def test_other_rule_sets_keep_their_own_name() -> None:
    house = replace(STANDARD, name="Ours at home")

    assert terms.rule_set(house) == "Ours at home"
    assert terms.rule_set_description(house) == ""


def test_numbers_follow_the_language() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert terms.number(12500) == "12.500"
        assert terms.signed(-1200) == "−1.200"
        QLocale.setDefault(QLocale("en_GB"))
        assert terms.signed(1200) == "1,200"
    finally:
        QLocale.setDefault(before)
