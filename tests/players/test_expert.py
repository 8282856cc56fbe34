"""The expert: legal moves whatever happens, nothing from hidden cards, and never out of time."""

from math import inf
from random import Random

import pytest

from canasta_qt.players.expert import ExpertPlayer
from canasta_qt.players.heuristic import HeuristicPlayer, preferred
from canasta_qt.players.memory import Memory
from canasta_qt.players.pace import ClockedPace, CountedPace, Pace
from canasta_qt.players.player import Player
from canasta_qt.players.sightings import Sightings
from canasta_qt.rules.cards import KIND, RED_THREE
from canasta_qt.rules.events import Event
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.presets import PRESETS, STANDARD, TWO_PLAYER
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import DRAW
from tests.players.deciding import choice
from tests.players.matches import played
from tests.rules.positions import cards, melds, position

STRIDE = 9
"""Moves of which the expert is asked about one."""

QUESTIONS = 8
"""Times that he is asked at most."""


def experts(players: int, pace: Pace) -> list[Player]:
    return [ExpertPlayer(seat, 7, pace) for seat in range(players)]


def redealt(true: Round, seat: int, sightings: Sightings, chance: Random) -> Round:
    """``true`` with everything dealt anew that ``seat`` cannot know, without any likelihoods."""
    kitty = true.observe(seat).kitty
    hidden = list(true.stock[: true.state.stock_size])
    certain: list[list[int]] = []
    for other, hand in enumerate(true.hands):
        known = [face for face, count in enumerate(sightings.certain[other]) for _ in range(count)]
        certain.append(known)
        if other != seat:
            hidden += hand.minus(known).cards()
        if other != seat or kitty is None:
            hidden += true.kitties[other]
    chance.shuffle(hidden)
    hands = list(true.hands)
    # Red threes do not stay in a hand.
    red_threes = [card for card in hidden if KIND[card] == RED_THREE]
    others = [card for card in hidden if KIND[card] != RED_THREE]
    for other, hand in enumerate(true.hands):
        if other != seat:
            free = hand.size - len(certain[other])
            hands[other] = Hand.of(certain[other]).plus(others[:free])
            del others[:free]
    rest = others + red_threes
    chance.shuffle(rest)
    kitties = list(true.kitties)
    for other, hidden_kitty in enumerate(true.kitties):
        if other != seat or kitty is None:
            kitties[other] = tuple(rest[: len(hidden_kitty)])
            del rest[: len(hidden_kitty)]
    return Round(true.state, hands, tuple(rest), kitties)


class Told(ExpertPlayer):
    """An expert of whom the test may read what he knows."""

    def __init__(self, seat: int, pace: Pace) -> None:
        super().__init__(seat, 7, pace)
        self.sightings = Sightings()
        self.memory = Memory()

    def observed(self, event: Event) -> None:
        super().observed(event)
        self.sightings.observe(event)
        self.memory.observe(event)


class Companion(HeuristicPlayer):
    """Plays by rules of thumb, while an expert listens."""

    def __init__(self, expert: ExpertPlayer) -> None:
        super().__init__()
        self._expert = expert

    def observed(self, event: Event) -> None:
        super().observed(event)
        self._expert.observed(event)


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """Asked now and then in a round between others, with the hidden cards as they are and dealt
    anew."""
    rules = PRESETS[name]
    chance = Random(name)
    told = [Told(seat, CountedPace(2)) for seat in range(rules.players_min)]
    asked = 0
    dealt_anew = 0

    def look(match: Match, _: object, move: Move) -> None:
        nonlocal asked, dealt_anew
        true = match.round
        actor = true.state.actor
        asked += 1
        if asked % STRIDE or asked > STRIDE * QUESTIONS:
            return
        other = redealt(true, actor, told[actor].sightings, chance)
        decision = told[actor].choose(true.observe(actor), true.choices())
        assert decision in true.choices()
        assert told[actor].choose(other.observe(actor), other.choices()) == decision
        dealt_anew += other.hands != true.hands

    seats: list[Player] = [Companion(expert) for expert in told]
    played(Match(rules, rules.players_min, 3), seats, look, rounds=1)

    assert dealt_anew > 4


def test_experts_play_a_round_and_leave_the_rules_of_thumb() -> None:
    """Every move is pushed, so none was illegal."""
    told = [Told(seat, CountedPace(4)) for seat in range(2)]
    others: list[Move] = []

    def look(match: Match, _: object, move: Move) -> None:
        actor = match.round.state.actor
        observation = match.round.observe(actor)
        if preferred(observation, observation.choices(), told[actor].memory) != move:
            others.append(move)

    match = played(Match(TWO_PLAYER, 2, 5), told, look, rounds=1)

    assert match.round_over
    assert others


@pytest.mark.parametrize("looks", [0, 1, 2, 5, 60])
def test_when_the_clock_stops_a_move_is_in_hand(looks: int) -> None:
    """The clock jumps to the end after so many looks at it."""
    match = Match(STANDARD, 4, 2)
    for _ in range(20):
        left = [looks]

        def clock(left: list[int] = left) -> float:
            left[0] -= 1
            return 0.0 if left[0] >= 0 else inf

        seat = match.round.state.actor
        player = ExpertPlayer(seat, 1, ClockedPace(1.0, clock))
        choices = match.round.choices()
        move = player.choose(match.round.observe(seat), choices)
        assert move in choices
        # Each stage of the search looks once more when the time is up.
        assert left[0] >= -6
        match.push(move)


def test_the_clock_is_looked_at_often() -> None:
    """Hardly any moves of a playout pass between two looks."""
    match = Match(STANDARD, 4, 2)
    seat = match.round.state.actor
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return looks[0] / 2000

    player = ExpertPlayer(seat, 1, ClockedPace(1.0, clock))
    match.push(player.choose(match.round.observe(seat), match.round.choices()))
    seat = match.round.state.actor
    player.choose(match.round.observe(seat), match.round.choices())

    assert looks[0] >= 2000


def test_time_is_left_for_a_step_as_long_as_the_longest() -> None:
    now = [0.0]
    pace = ClockedPace(1.0, lambda: now[0])

    def ends(step: float) -> float:
        """The time from which on the decision counts as over, looked at every ``step``."""
        now[0] = 0.0
        pace.begin()
        pace.start(2)
        while not pace.is_over():
            now[0] += step
        return now[0]

    assert 0.9 < ends(0.01) < 1
    assert ends(0.2) <= 0.8
    assert 0.5 < ends(0.01) < 0.8
    assert ends(5.0) == 5.0
    assert 0.4 < ends(0.01) < 0.5


def test_a_question_that_has_gone_by_at_once_teaches_nothing() -> None:
    now = [inf]
    pace = ClockedPace(1.0, lambda: now[0])
    pace.begin()
    pace.start(2)
    assert pace.left(0) == 0
    assert pace.is_over()

    now[0] = 3.0
    pace.begin()
    pace.start(2)
    assert pace.left(0) == 1
    now[0] = 3.1
    assert 0.7 < pace.left(1) < 0.9
    assert not pace.is_over()


def test_without_any_time_he_plays_by_rules_of_thumb() -> None:
    here = played(Match(STANDARD, 4, 4), experts(4, Pace()), rounds=1)
    there = played(Match(STANDARD, 4, 4), [HeuristicPlayer() for _ in range(4)], rounds=1)

    assert here.round.moves == there.round.moves


def test_a_position_that_cannot_be_is_played_by_rules_of_thumb() -> None:
    round_ = position(STANDARD, cards("KS KS KS KS 4C"), table=melds("A: AS AH AD"))
    player = ExpertPlayer(1, 1, CountedPace(8))

    assert player.choose(round_.observe(1), round_.choices()) == choice(round_)


def test_a_big_pile_is_taken() -> None:
    round_ = position(
        STANDARD,
        cards("KS KH 4C 6D 8H JS QC"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
        pile=cards("4D 6H 8D 9C JD QS 7H KD"),
    )
    player = ExpertPlayer(1, 1, CountedPace(16))

    assert player.choose(round_.observe(1), round_.choices()).cards == cards("KH KS")
