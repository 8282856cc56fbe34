"""Whole matches: all end, the heuristic player wins them, and hidden cards decide nothing."""

from random import Random

import pytest

from canasta_qt.players import registry
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.player import Player
from canasta_qt.players.random_player import RandomPlayer
from canasta_qt.rules import moves as mv
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import EndReason
from canasta_qt.rules.validation import player_counts
from tests.players.matches import played

ALL_TABLES = [(name, players) for name in PRESETS for players in player_counts(PRESETS[name])]


def heuristics(players: int) -> list[Player]:
    return [HeuristicPlayer() for _ in range(players)]


@pytest.mark.parametrize(("name", "players"), ALL_TABLES)
def test_every_match_between_heuristic_players_ends(name: str, players: int) -> None:
    match = played(Match(PRESETS[name], players, 1), heuristics(players))

    assert match.over
    assert 2 <= match.round_number <= 20


@pytest.mark.parametrize("name", PRESETS)
def test_the_heuristic_player_beats_the_random_one(name: str) -> None:
    """Of 100 matches one may be lost, so two of twelve would be a very bad sign."""
    players = PRESETS[name].players_min
    lost = 0
    for seed in range(12):
        seats: list[Player] = [
            HeuristicPlayer() if seat % 2 == seed % 2 else RandomPlayer(seat, seed)
            for seat in range(players)
        ]
        match = played(Match(PRESETS[name], players, seed), seats)
        lost += match.winners != (seed % 2,)

    assert lost <= 1


@pytest.mark.parametrize("name", PRESETS)
def test_rounds_end_by_going_out_and_both_sides_open(name: str) -> None:
    players = PRESETS[name].players_min
    rounds: list[Round] = []
    for seed in range(5):
        rounds += played(Match(PRESETS[name], players, seed), heuristics(players)).rounds

    out = sum(round_.state.end is EndReason.WENT_OUT for round_ in rounds)
    opened = sum(side.opened for round_ in rounds for side in round_.state.sides)
    assert out / len(rounds) > 0.4
    assert opened / sum(len(round_.state.sides) for round_ in rounds) > 0.8


def test_every_kind_of_canasta_is_built_where_going_out_takes_all() -> None:
    built = dict.fromkeys(CanastaKind, 0)
    for seed in range(5):
        for scores in played(Match(RAILROAD, 2, seed), heuristics(2)).history:
            for score in scores:
                for kind in CanastaKind:
                    built[kind] += score.count(kind)

    assert all(built.values()), built


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """Deal what a player cannot see anew before each of his moves, and ask him again."""
    chance = Random(name)
    asked: list[Move] = []

    def look(match: Match, players: list[Player], move: Move) -> None:
        true = match.round
        actor = true.state.actor
        seen = true.observe(actor).kitty is not None
        hidden = list(true.stock[: true.state.stock_size])
        for seat, hand in enumerate(true.hands):
            if seat != actor:
                hidden += hand.cards()
            if seat != actor or not seen:
                hidden += true.kitties[seat]
        chance.shuffle(hidden)
        hands = [
            hand if seat == actor else Hand.of(hidden.pop() for _ in range(hand.size))
            for seat, hand in enumerate(true.hands)
        ]
        kitties = [
            kitty if seat == actor and seen else tuple(hidden.pop() for _ in kitty)
            for seat, kitty in enumerate(true.kitties)
        ]
        other = Round(true.state, hands, tuple(hidden), kitties)
        assert players[actor].choose(other.observe(actor), other.choices()) == move
        asked.append(move)

    players = PRESETS[name].players_min
    played(Match(PRESETS[name], players, 3), heuristics(players), look, rounds=2)

    assert len(asked) > 50


@pytest.mark.parametrize("name", ["standard", "railroad"])
def test_events_in_full_would_tell_no_more(name: str) -> None:
    """What others drew is in complete events; a player who hears them plays just the same."""
    rules = PRESETS[name]
    players = rules.players_min
    fair = played(Match(rules, players, 4), heuristics(players), rounds=2)
    match = Match(rules, players, 4)
    seats = heuristics(players)
    events = match.first_events
    while match.round_number < 3:
        for event in events:
            for player in seats:
                player.observed(event)
        if match.round_over:
            if match.round_number == 2:
                break
            events = match.next_round()
        else:
            actor = match.round.state.actor
            choice = seats[actor].choose(match.round.observe(actor), match.round.choices())
            events = match.push(choice)

    assert [r.moves for r in match.rounds] == [r.moves for r in fair.rounds]


@pytest.mark.parametrize("name", ["random", "heuristic", "expert:2"])
def test_a_seed_makes_the_same_match(name: str) -> None:
    def moves() -> list[list[Move]]:
        seats = [registry.create(name, seat, 9) for seat in range(4)]
        return [round_.moves for round_ in played(Match(STANDARD, 4, 2), seats, rounds=2).rounds]

    assert moves() == moves()


def test_wild_cards_are_hardly_ever_discarded() -> None:
    discards: list[int] = []

    def look(match: Match, players: list[Player], move: Move) -> None:
        if move.code == mv.DISCARD:
            discards.append(move.cards[0])

    for seed in range(4):
        played(Match(STANDARD, 4, seed), heuristics(4), look)

    wild = sum(card < 4 or card >= 52 for card in discards)
    assert wild / len(discards) < 0.03
