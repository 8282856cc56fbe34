"""Laws that hold in every round of every rule set, tried on random ones.

``python -m tests.soak`` checks the same on thousands of rounds.
"""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.record import Record, dumps, loads
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import below
from canasta_qt.rules.state import OVER
from canasta_qt.rules.validation import player_counts
from tests.rules import invariants
from tests.rules.strategies import Deal, deals, positions, random_chooser, rule_sets

SEEDS = st.integers(0, 10**9)

TABLES = [
    pytest.param(rules, players, id=f"{name}-{players}")
    for name, rules in PRESETS.items()
    for players in player_counts(rules)
]
"""Each preset for each number of players."""

# Playing a round takes long enough for Hypothesis to wonder; the long run is there for novelties.
slow = settings(
    derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_all_invariants_hold_in_a_whole_round(rules: RuleSet, players: int) -> None:
    for seed in range(2):
        invariants.play_checked(Deal(rules, players, seed), every=12)


@settings(slow, max_examples=25)
@given(deals())
def test_all_invariants_hold_whatever_the_rules(deal: Deal) -> None:
    invariants.play_checked(deal, every=12)


@settings(slow, max_examples=250)
@given(positions(), SEEDS)
def test_legality_is_what_trying_everything_finds(round_: Round, seed: int) -> None:
    """Through a whole turn: before the draw, after it, and after every meld."""
    invariants.play_turn_checked(round_, Random(seed))


@settings(slow, max_examples=50)
@given(positions(), SEEDS)
def test_moves_of_a_wrong_size_are_refused(round_: Round, seed: int) -> None:
    invariants.check_malformed_refused(round_)
    round_.push(random_chooser(Random(seed))(round_.legal_moves()))
    invariants.check_malformed_refused(round_)


@settings(slow, max_examples=25)
@given(deals(), SEEDS)
def test_any_number_of_moves_is_taken_back_exactly(deal: Deal, seed: int) -> None:
    chance = Random(seed)
    round_, _ = deal.start()
    history = [invariants.snapshot(round_)]
    for _ in range(120):
        if len(history) > 1 and below(chance, 3) == 0:
            round_.pop()
            history.pop()
            assert not invariants.differences(history[-1], invariants.snapshot(round_))
        elif round_.state.phase != OVER:
            round_.push(random_chooser(chance)(round_.choices()))
            history.append(invariants.snapshot(round_))


@settings(slow, max_examples=15)
@given(rule_sets(), st.data())
def test_a_replayed_record_is_the_same_match(rules: RuleSet, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(player_counts(rules)))
    match = Match(rules, players, data.draw(SEEDS))
    chance = Random(data.draw(SEEDS))
    for _ in range(400):
        if match.over:
            break
        if match.round_over:
            match.next_round()
        else:
            match.push(random_chooser(chance)(match.round.choices()))

    text = dumps(Record.of(match, [f"player {seat}" for seat in range(players)]))
    again = loads(text).replay()

    assert [invariants.snapshot(played) for played in again.rounds] == [
        invariants.snapshot(played) for played in match.rounds
    ][: len(again.rounds)]
    assert [played.moves for played in again.rounds if played.moves] == [
        played.moves for played in match.rounds if played.moves
    ]
    assert again.totals == match.totals


@settings(slow, max_examples=20)
@given(deals(), SEEDS)
def test_the_same_moves_give_the_same_events(deal: Deal, seed: int) -> None:
    chance = Random(seed)
    one, first = deal.start()
    other, second = deal.start()
    assert first == second
    for _ in range(150):
        if one.state.phase == OVER:
            break
        move: Move = random_chooser(chance)(one.choices())
        assert one.push(move) == other.push(move)
    assert invariants.snapshot(one) == invariants.snapshot(other)
