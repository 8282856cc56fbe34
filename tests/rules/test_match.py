"""Matches: dealers, totals, the end, and taking back across rounds."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.rules.events import Dealt, RoundScored
from canasta_qt.rules.match import Match, MatchResult, Outcome, dealer_of, match_result
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.refusal import IllegalMove, Reason
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet, Tie
from canasta_qt.rules.state import PublicState
from canasta_qt.rules.validation import InvalidRuleSet
from tests.rules.playing import play_match, play_round

SHARED = replace(STANDARD, tie=Tie.SHARED)


@pytest.mark.parametrize(
    ("rules", "totals", "expected"),
    [
        (STANDARD, (4995, 4000), MatchResult(Outcome.CONTINUE)),
        (STANDARD, (-100, -200), MatchResult(Outcome.CONTINUE)),
        (STANDARD, (5000, -200), MatchResult(Outcome.WON, (0,))),
        (STANDARD, (5005, 6000), MatchResult(Outcome.WON, (1,))),
        (TWO_PLAYER, (5000, 5000), MatchResult(Outcome.EXTRA_ROUND)),
        (STANDARD, (4990, 4990), MatchResult(Outcome.CONTINUE)),
        (SHARED, (5100, 5100), MatchResult(Outcome.SHARED, (0, 1))),
        (SHARED, (4990, 4990), MatchResult(Outcome.CONTINUE)),
        (SHARED, (5100, 5105), MatchResult(Outcome.WON, (1,))),
        (RAILROAD, (20100, 20500, 19990), MatchResult(Outcome.WON, (1,))),
        (RAILROAD, (20300, 20100, 20300), MatchResult(Outcome.EXTRA_ROUND)),
        (RAILROAD, (20100, 20100, 20300), MatchResult(Outcome.WON, (2,))),
        (
            replace(RAILROAD, tie=Tie.SHARED),
            (20300, 20100, 20300),
            MatchResult(Outcome.SHARED, (0, 2)),
        ),
    ],
)
def test_how_a_match_stands(rules: RuleSet, totals: tuple[int, ...], expected: MatchResult) -> None:
    assert match_result(rules, totals) == expected


def test_the_deal_passes_to_the_left() -> None:
    assert [dealer_of(number, 2, 3) for number in range(1, 6)] == [2, 0, 1, 2, 0]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_whole_match(rules: RuleSet) -> None:
    chance = Random(3)
    match = Match(rules, rules.players_max, 11)
    dealers = []
    totals = [0] * match.laws.sides
    while True:
        assert match.round_number == len(match.history) + 1
        assert match.round.state.scores == match.totals == tuple(totals)
        assert match.result.outcome is not Outcome.WON
        dealers.append(match.dealer)
        play_round(match, chance)
        assert match.round_over
        for side, score in enumerate(match.round.scores()):
            totals[side] += score.total
        assert match.totals == tuple(totals)
        if match.over:
            break
        match.next_round()

    assert dealers == [
        (match.seats.dealer + index) % match.laws.players for index in range(len(dealers))
    ]
    (winner,) = match.winners
    assert totals[winner] == max(totals) >= rules.target
    assert match.history[-1] == match.round.scores()


def test_the_end_of_a_round_is_an_event() -> None:
    match = Match(STANDARD, 4, 5)
    chance = Random(5)
    while True:
        choices = match.round.choices()
        events = match.push(choices[chance.randrange(len(choices))])
        if match.round_over:
            break
        assert not any(isinstance(event, RoundScored) for event in events)

    assert isinstance(events[-1], RoundScored)
    assert [events[-1].scores] == match.history


def test_the_deal_of_each_round_is_told() -> None:
    match = Match(TRADITIONAL, 4, 5)
    first = match.first_events
    play_round(match, Random(1))
    second = match.next_round()

    assert second is match.first_events
    for events, dealer in ((first, match.seats.dealer), (second, (match.seats.dealer + 1) % 4)):
        dealt = [event for event in events if isinstance(event, Dealt)]
        assert [event.seat for event in dealt] == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert repr(first) != repr(second)


def test_no_move_after_the_end_of_a_round() -> None:
    match = Match(STANDARD, 4, 5)
    play_round(match, Random(1))
    last = match.round.moves[-1]
    totals = match.totals

    with pytest.raises(IllegalMove) as caught:
        match.push(last)
    assert caught.value.refusal.reason is Reason.ROUND_OVER
    assert match.totals == totals
    assert len(match.history) == 1


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(STANDARD, 4, 5)
    draw = match.round.choices()[0]
    match.push(draw)
    state = match.round.state

    with pytest.raises(IllegalMove):
        match.push(draw)
    assert match.round.state is state


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = Match(STANDARD, 4, 5)

    with pytest.raises(ValueError, match="no next round"):
        match.next_round()
    assert match.round_number == 1


def test_no_round_follows_the_end_of_a_match() -> None:
    match = Match(replace(STANDARD, target=1), 4, 5)
    play_match(match, Random(1))

    with pytest.raises(ValueError, match="no next round"):
        match.next_round()


@pytest.mark.parametrize(
    ("rules", "outcome"), [(STANDARD, Outcome.EXTRA_ROUND), (SHARED, Outcome.SHARED)]
)
def test_a_tie(rules: RuleSet, outcome: Outcome) -> None:
    match = Match(rules, 4, 5)
    play_round(match, Random(1))
    match.totals = (5000, 5000)

    assert match.result.outcome is outcome
    if outcome is Outcome.SHARED:
        assert match.over
        assert match.winners == (0, 1)
    else:
        assert not match.over
        assert match.next_round()


def _snapshot(match: Match) -> str:
    """Everything about ``match`` that could change."""
    round_ = match.round
    names = [name for name in dir(PublicState) if not name.startswith("_")]
    values = {name: getattr(round_.state, name) for name in names}
    state = {name: value for name, value in values.items() if not callable(value)}
    sides = [(side.melds, side.red_threes, side.opened) for side in round_.state.sides]
    state.update(laws=None, sides=sides)
    return repr(
        (
            *(match.totals, match.history, match.round_number, match.dealer, match.round_over),
            *(match.winners, match.first_events, state, round_.hands, round_.kitties),
        )
    )


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_taking_back_a_whole_match(rules: RuleSet) -> None:
    match = Match(rules, rules.players_min, 21)
    chance = Random(8)
    before: list[str] = []
    for number in range(1, 4):
        if number > 1:
            match.next_round()
        while not match.round_over:
            choices = match.round.choices()
            before.append(_snapshot(match))
            match.push(choices[chance.randrange(len(choices))])
    moves = [move for played in match.rounds for move in played.moves]
    end = _snapshot(match)

    for move in reversed(moves):
        assert match.pop() == move
        assert _snapshot(match) == before.pop()
    assert not before
    assert match.totals == (0,) * match.laws.sides

    for move in moves:
        if match.round_over:
            match.next_round()
        match.push(move)
    assert _snapshot(match) == end


def test_taking_back_a_deal_takes_the_last_move_too() -> None:
    match = Match(STANDARD, 4, 5)
    play_round(match, Random(1))
    last = match.round.moves[-1]
    match.next_round()

    assert match.pop() == last
    assert match.round_number == 1
    assert match.history == []
    assert match.totals == (0, 0)
    assert not match.round_over


def test_there_is_nothing_to_take_back_at_first() -> None:
    match = Match(STANDARD, 4, 5)

    with pytest.raises(IndexError):
        match.pop()
    assert match.round_number == 1
    assert match.round.choices()


def test_a_seed_decides_all() -> None:
    matches = [Match(RAILROAD, 3, 77) for _ in range(2)]
    for match in matches:
        play_match(match, Random(2), rounds=3)

    assert _snapshot(matches[0]) == _snapshot(matches[1])
    assert _snapshot(Match(RAILROAD, 3, 78)) != _snapshot(Match(RAILROAD, 3, 77))


def test_what_makes_no_match() -> None:
    with pytest.raises(InvalidRuleSet):
        Match(replace(STANDARD, hand_size=40), 4, 1)
    for players in (2, 3, 5):
        with pytest.raises(ValueError, match="players"):
            Match(STANDARD, players, 1)
    with pytest.raises(ValueError, match="seed"):
        Match(STANDARD, 4, -1)


def test_a_round_is_dealt_from_all_cards() -> None:
    match = Match(RAILROAD, 4, 9)
    round_: Round = match.round
    cards = [card for hand in round_.hands for card in hand.cards()]
    cards += [card for kitty in round_.kitties for card in kitty]
    cards += round_.stock[: round_.state.stock_size]
    cards += round_.state.pile
    cards += [card for side in round_.state.sides for card in side.red_threes]

    assert sorted(cards) == list(match.laws.deck)
