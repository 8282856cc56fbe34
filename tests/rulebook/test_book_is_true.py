"""What is played bears out what the book says, and what it leaves out never happens."""

from random import Random

import pytest

from canasta_qt.rulebook.book.blocks import plain, texts
from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.book.facts import Facts
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD
from canasta_qt.rules.events import CanastaClosed, Event, Melded, UpcardTurned
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import EndReason
from tests.rules.strategies import random_rules

RULES = [*PRESETS.values(), *(random_rules(Random(seed)) for seed in range(40))]

ENDS = {
    EndReason.WENT_OUT: "goes out",
    EndReason.STOCK_EXHAUSTED: "has to draw",
    EndReason.NO_REPLACEMENT: "all are red threes",
    EndReason.NO_DISCARD: "no lawful way to end the turn",
}
WAYS = {
    (): "adding it to a meld",
    (True, True): "two natural cards",
    (False, True): "one natural card of the same rank and one wild card",
}


@pytest.fixture(scope="module", params=range(len(RULES)))
def played(request: pytest.FixtureRequest) -> tuple[RuleSet, Match, list[mv.Move], list[Event]]:
    """A round by moves that prefer melding, the moves and what happened."""
    rules = RULES[request.param]
    match = Match(rules, rules.players_min, request.param)
    chance = Random(request.param)
    moves = []
    events = list(match.first_events)
    while not match.round_over:
        choices = match.round.choices()
        bold = [move for move in choices if move.code in (mv.TAKE_PILE, mv.MELD, mv.ADD_TO_MELD)]
        move = chance.choice(bold if bold and chance.random() < 0.6 else choices)
        moves.append(move)
        events.extend(match.push(move))
    return rules, match, moves, events


Played = tuple[RuleSet, Match, list[mv.Move], list[Event]]


def said(rules: RuleSet, name: str) -> str:
    return " ".join(
        plain(text)
        for section in book(rules).sections
        if section.name == name
        for text in texts(section.blocks)
    )


def test_the_round_ends_in_a_way_that_the_book_knows(played: Played) -> None:
    rules, match, _, _ = played
    end = match.round.state.end
    assert end is not None

    assert ENDS[end] in said(rules, "end")


def test_the_kinds_of_canasta_are_those_of_the_book(played: Played) -> None:
    rules, _, _, events = played

    assert {event.kind for event in events if isinstance(event, CanastaClosed)} <= set(
        Facts(rules).kinds
    )


def test_the_pile_is_taken_in_the_ways_of_the_book(played: Played) -> None:
    rules, _, moves, _ = played
    for move in moves:
        if move.code == mv.TAKE_PILE:
            kinds = tuple(sorted(not IS_WILD[card] for card in move.cards))
            assert WAYS[kinds] in said(rules, "pile")


def test_there_is_a_section_on_whatever_happens(played: Played) -> None:
    rules, _, moves, _ = played
    sections = {section.name for section in book(rules).sections}
    for move in moves:
        if move.code in (mv.LOOK_AT_KITTY, mv.TAKE_KITTY, mv.LEAVE_KITTY):
            assert "kitty" in sections
        elif move.code == mv.ASK_PARTNER:
            assert "asking" in sections


def test_the_first_card_is_covered_as_the_book_says(played: Played) -> None:
    rules, _, _, events = played
    turned = [event for event in events if isinstance(event, UpcardTurned)]

    assert len(turned) == 1 or "These are covered" in said(rules, "deal")


def test_black_threes_are_melded_by_those_who_go_out(played: Played) -> None:
    _, match, _, events = played

    if any(isinstance(event, Melded) and event.rank == BLACK_THREE for event in events):
        assert match.round.state.end is EndReason.WENT_OUT
