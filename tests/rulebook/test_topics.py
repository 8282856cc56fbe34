"""F1 finds the section on what the player does."""

import pytest

from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.topics import refusal_topic, topic
from canasta_qt.rules import moves as mv
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.refusal import Reason
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER, DRAW, KITTY, OVER
from tests.rules.positions import MOVER, cards, melds, position


def topic_of(shown: Round, seat: int = MOVER) -> str:
    return topic(shown.observe(seat))


def test_every_refusal_has_a_section_in_some_book() -> None:
    names = {section.name for rules in PRESETS.values() for section in book(rules).sections}

    assert {refusal_topic(reason) for reason in Reason} <= names


def test_who_can_only_draw_reads_about_turns() -> None:
    shown = position(STANDARD, hand=cards("4S 5S 6S 8S"), pile=cards("KS"), phase=DRAW)

    assert topic_of(shown) == "turn"
    assert topic_of(shown, MOVER + 1) == "turn"


def test_who_may_take_the_pile_reads_about_it() -> None:
    shown = position(
        STANDARD,
        hand=cards("KS KH 4S 5S 6S 8S"),
        pile=cards("4H KD"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
    )

    assert topic_of(shown) == "pile"


def test_before_the_opening_one_reads_about_it_and_later_about_melds() -> None:
    hand = cards("KS KH KD 4S 5S 6S 8S")
    unopened = position(STANDARD, hand=hand)
    opened = position(STANDARD, hand=hand, table=melds("A: AS AH AD"))

    assert topic_of(unopened) == "opening"
    assert topic_of(opened) == "melds"


def test_the_partner_who_is_asked_reads_about_asking() -> None:
    shown = position(
        STANDARD,
        hand=cards("AS AH 9S"),
        table=melds("K: KS KH KD KC KS KH KD", "A: AD AC AH"),
    )
    assert topic_of(shown) == "asking"
    shown.push(mv.THE_QUESTION)

    assert shown.state.phase == ANSWER
    assert topic_of(shown, shown.state.actor) == "asking"
    shown.push(mv.THE_ANSWERS[0])
    assert topic_of(shown) == "going-out"


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_section_is_always_there(rules: RuleSet) -> None:
    names = {section.name for section in book(rules).sections}
    met = set()
    for seed in range(3):
        match = Match(rules, rules.players_min, seed)
        turn = 0
        while True:
            for seat in range(match.laws.players):
                found = topic(match.round.observe(seat))
                assert found in names
                met.add(found)
            if match.round.state.phase == OVER:
                break
            choices = match.round.choices()
            match.push(choices[turn * 31 % len(choices)])
            turn += 1
    assert {"turn", "pile", "opening", "melds", "scoring"} <= met


def test_who_has_earned_a_kitty_reads_about_it() -> None:
    shown = position(
        RAILROAD,
        hand=cards("KS 4S 5S 6S"),
        table=melds("K: KS KH KD KC KS KH"),
        kitty=cards("4H 5H"),
    )
    shown.push(mv.AddToMeld(0, 11 * 4 + 3))
    assert topic_of(shown) == "kitty"
    shown.push(mv.DISCARDS[2 * 4 + 3])

    assert shown.state.phase == KITTY
    assert topic_of(shown) == "kitty"
