"""What goes through the pipe to the players' process arrives as it was, and nothing else does."""

import pickle

import pytest

from canasta_qt.play.wire import packed, unpacked
from canasta_qt.rules.match import Match
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import PublicState


def fields(state: PublicState) -> dict[str, object]:
    return {name: getattr(state, name) for name in PublicState.__slots__ if name != "laws"}


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_observations_and_events_arrive_as_they_were(rules: RuleSet) -> None:
    match = Match(rules, rules.players_max, seed=5)
    events = list(match.first_events)
    number = 0
    while not match.round_over:
        seat = match.round.state.actor
        seen = match.round.observe(seat)
        again = unpacked(packed(seen))
        assert isinstance(again, Observation)
        assert (again.seat, again.hand, again.kitty) == (seat, seen.hand, seen.kitty)
        assert fields(again.state) == fields(seen.state)
        assert again.state.laws.rules == rules
        assert again.state.laws.players == rules.players_max
        choices = match.round.choices()
        assert again.choices() == choices
        events += match.push(choices[number * 31 % len(choices)])
        number += 1

    assert unpacked(packed(events)) == events
    assert unpacked(packed([event.seen_by(1) for event in events])) == [
        event.seen_by(1) for event in events
    ]


def test_the_law_is_made_once_for_all_that_arrives() -> None:
    match = Match(PRESETS["standard"], 4, seed=5)
    first, second = (unpacked(packed(match.round.observe(seat))) for seat in (0, 1))

    assert first.state.laws is second.state.laws


def test_hidden_cards_do_not_cross() -> None:
    """Two deals that differ in hidden cards alone give the same bytes."""
    match = Match(PRESETS["standard"], 4, seed=5)
    before = packed(match.round.observe(0))
    match.round.hands[1], match.round.hands[3] = match.round.hands[3], match.round.hands[1]
    match.round.stock = tuple(reversed(match.round.stock))

    assert packed(match.round.observe(0)) == before
    assert packed(match.round.observe(1)) != before


def test_only_own_data_is_understood() -> None:
    with pytest.raises(pickle.UnpicklingError):
        unpacked(b"nothing of ours")
