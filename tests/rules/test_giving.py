"""Which discards give the pile away."""

from random import Random

import pytest

from canasta_qt.rules.giving import can_surely_take
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Discard, TakePile
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.refusal import Reason
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import DRAW
from tests.rules.positions import cards, melds, position

TOO_FEW_CARDS = {
    Reason.ONE_CARD,
    Reason.MUST_KEEP_CARD,
    Reason.NO_DISCARD_LEFT,
    Reason.FINAL_DISCARD,
    Reason.MUST_GO_OUT,
}
"""Refusals of hands that are too small to end the turn."""


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_it_is_what_the_engine_allows_any_hand(rules: RuleSet) -> None:
    chance = Random(5)
    given = judged = 0
    for seed in range(12):
        match = Match(rules, rules.players_min, seed)
        while not match.round_over:
            state = match.round.state
            if state.phase == DRAW:
                judged += 1
                refusal = match.round.refusal(TakePile(()))
                if can_surely_take(state):
                    given += 1
                    assert refusal is None or refusal.reason in TOO_FEW_CARDS
                else:
                    assert refusal is not None
            choices = match.round.choices()
            match.push(choices[chance.randrange(len(choices))])

    assert judged > 100
    takes_for_melds = any(match.laws.add)
    assert (given > 0) == takes_for_melds


@pytest.mark.parametrize(
    ("card", "frozen", "given"),
    [("KD", False, True), ("KD", True, False), ("9C", False, False), ("2S", False, False)],
)
def test_a_card_that_fits_a_meld_gives_the_pile(card: str, frozen: bool, given: bool) -> None:
    kings = melds("K: KC KH KS")
    round_ = position(STANDARD, phase=DRAW, table=kings, pile=cards(f"5C {card}"), frozen=frozen)

    assert can_surely_take(round_.state) == given


def test_nothing_is_given_while_the_turn_goes_on() -> None:
    match = Match(PRESETS["standard"], 4, 1)
    match.push(match.round.choices()[0])
    assert Discard(match.round.choices()[-1].cards[0]) in match.round.legal_moves()
    assert not can_surely_take(match.round.state)
