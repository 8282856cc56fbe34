"""A running match: asking, telling, undoing, journal."""

from collections.abc import Sequence
from queue import Queue

import pytest

from canasta_qt.play.game import Game
from canasta_qt.play.host import LocalHost, player_seed
from canasta_qt.play.seat import Seat
from canasta_qt.rules.events import Dealt, Event, PrivateCards, RoundScored
from canasta_qt.rules.moves import ADD_TO_MELD, MELD, TAKE_PILE, DrawStock
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS, STANDARD, TRADITIONAL
from canasta_qt.rules.ruleset import RuleSet
from tests.play.matches import Answers, answer_of, computers, played_round, with_a_person


class Listener:
    """A host that never answers and keeps what it is told."""

    def __init__(self) -> None:
        self.told: dict[int, list[Event]] = {}
        self.questions: list[tuple[int, Observation]] = []
        self.shown: list[Event] = []
        """What the last adviser was told."""

    def begin(self, players: object, seed: int) -> None:
        self.told.clear()

    def observed(self, seat: int, events: Sequence[Event]) -> None:
        self.told.setdefault(seat, []).extend(events)

    def ask(self, ticket: int, observation: Observation) -> None:
        self.questions.append((ticket, observation))

    def advise(
        self, ticket: int, observation: Observation, player: str, seed: int, events: Sequence[Event]
    ) -> None:
        self.questions.append((ticket, observation))
        self.shown = list(events)

    def close(self) -> None:
        pass


@pytest.fixture
def answers() -> Answers:
    return Queue()


@pytest.fixture
def host(answers: Answers) -> LocalHost:
    return LocalHost(lambda ticket, choice: answers.put((ticket, choice)))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_computers_play_rounds_that_the_record_repeats(
    rules: RuleSet, host: LocalHost, answers: Answers
) -> None:
    game = played_round(rules, host, answers, seed=3)
    game.next_round()
    game.push(answer_of(game, answers))

    again = game.record.replay()

    assert again.totals == game.match.totals
    assert again.round_number == 2
    assert again.round.moves == game.match.round.moves
    assert game.record.names == game.names


def test_seats_are_drawn_for_where_the_rules_say_so(host: LocalHost) -> None:
    entrants = with_a_person(4)
    partners = set()
    for seed in range(20):
        game = Game(TRADITIONAL, entrants, seed, host)
        assert game.seats[0].is_person
        assert sorted(game.names) == sorted(seat.name for seat in entrants)
        partners.add(game.names[2])

    assert len(partners) > 1


def test_players_are_told_only_what_they_may_see() -> None:
    listener = Listener()
    game = Game(STANDARD, computers(4), 1, listener)

    game.ask()

    assert set(listener.told) == {0, 1, 2, 3}
    for seat, events in listener.told.items():
        dealt = [event for event in events if isinstance(event, Dealt)]
        assert [event.seat for event in dealt if None not in event.cards] == [seat]
        hidden = [e for e in events if isinstance(e, PrivateCards) and e.seat != seat]
        assert hidden
        assert all(set(event.cards) == {None} for event in hidden)
    ((_, observation),) = listener.questions
    assert observation.seat == game.actor


def test_an_open_question_is_not_asked_twice_and_late_answers_count_for_nothing() -> None:
    listener = Listener()
    game = Game(STANDARD, computers(4), 1, listener)
    game.ask()
    game.ask()
    ((ticket, _),) = listener.questions

    move = game.answered(ticket, 0)
    assert move == DrawStock()
    game.push(move)
    assert game.answered(ticket, 0) is None

    other = Game(STANDARD, computers(4), 1, listener)
    other.ask()
    assert other.answered(ticket, 0) is None


def test_people_take_back_melds_but_no_draw(answers: Answers, host: LocalHost) -> None:
    """Random play, in which each lay of the person is undone and done again."""
    undone = set()
    for seed in range(8):
        game = Game(STANDARD, with_a_person(4), seed, host)
        chooser = Game(STANDARD, computers(4), seed, host)
        while not game.match.round_over:
            seat = game.actor
            move = answer_of(chooser, answers)
            before = game.observe(seat)
            events = game.push(move)
            chooser.push(move)
            lays = move.code in (TAKE_PILE, MELD, ADD_TO_MELD)
            if seat == 0 and lays and not game.match.round_over:
                assert game.undoable[-1].move == move
                assert game.pop() == move
                after = game.observe(seat)
                assert after.hand == before.hand
                assert after.state.pile == before.state.pile
                assert [repr(event) for event in game.push(move)] == [repr(e) for e in events]
                undone.add(move.code)
            elif not lays or game.match.round_over:
                assert game.undoable == []
            if game.actor != 0 and not game.match.round_over:
                game.ask()
                answers.get()
                assert game.undoable == []

    assert undone == {TAKE_PILE, MELD, ADD_TO_MELD}


def test_what_players_know_cannot_be_taken_back() -> None:
    game = Game(STANDARD, computers(4), 1, Listener())
    with pytest.raises(IndexError):
        game.pop()
    game.push(DrawStock())
    game.ask()
    with pytest.raises(IndexError):
        game.pop()


def test_another_host_is_told_the_round_again() -> None:
    first, second = Listener(), Listener()
    game = Game(STANDARD, computers(4), 1, first)
    game.ask()
    game.push(DrawStock())
    game.ask()

    game.move_to(second)

    assert {seat: list(map(repr, events)) for seat, events in second.told.items()} == {
        seat: list(map(repr, events)) for seat, events in first.told.items()
    }
    ((ticket, _),) = second.questions
    assert game.answered(ticket, 0) is not None
    assert game.answered(first.questions[-1][0], 0) is None


def test_the_scores_of_a_round_are_told_before_the_next_deal(
    host: LocalHost, answers: Answers
) -> None:
    game = played_round(STANDARD, host, answers, seed=2)
    listener = Listener()
    game.move_to(listener)

    game.next_round()
    assert isinstance(listener.told[0][-1], RoundScored)

    game.ask()
    assert isinstance(listener.told[0][-1], type(game.match.first_events[-1]))


def test_seeds_of_players_do_not_repeat_those_of_matches() -> None:
    seeds = {player_seed(seed) for seed in range(1000)}

    assert len(seeds) == 1000
    assert not seeds & set(range(1000))


def test_a_wrong_number_of_players_is_refused(host: LocalHost) -> None:
    with pytest.raises(ValueError, match="players"):
        Game(STANDARD, [Seat("Alone")], 1, host)


def test_whole_turns_are_taken_back_and_the_players_begin_anew(
    host: LocalHost, answers: Answers
) -> None:
    listener = Listener()
    game = Game(STANDARD, with_a_person(4), 4, listener)
    chooser = Game(STANDARD, computers(4), 4, host)

    def play_until_turn_of_person() -> None:
        while game.actor != 0:
            game.ask()
            move = answer_of(chooser, answers)
            game.push(move)
            chooser.push(move)

    play_until_turn_of_person()
    assert not game.has_moved(0)
    with pytest.raises(IndexError):
        game.pop_to(0)
    before = game.observe(0)
    told = {seat: list(map(repr, events)) for seat, events in listener.told.items()}
    own = 0
    while game.actor == 0:
        move = answer_of(chooser, answers)
        game.push(move)
        chooser.push(move)
        own += 1
    play_until_turn_of_person()
    made = len(game.record.moves)

    # The first step back undoes the discard and all that others did since.
    undone = game.pop_to(0)
    assert undone == made - len(game.record.moves) > 3
    assert game.actor == 0
    for _ in range(own - 1):
        game.pop_to(0)

    assert game.observe(0).hand == before.hand
    assert game.observe(0).state.pile == before.state.pile
    assert not game.has_moved(0)
    assert listener.told == {}
    game.push(DrawStock())
    while game.actor == 0:
        game.push(game.observe(0).choices()[-1])
    game.ask()
    assert list(map(repr, listener.told[1]))[: len(told[1])] == told[1]


def test_an_adviser_is_told_what_the_person_saw() -> None:
    listener = Listener()
    seed = next(s for s in range(50) if Game(STANDARD, with_a_person(4), s, Listener()).actor == 0)
    game = Game(STANDARD, with_a_person(4), seed, listener)
    game.push(DrawStock())

    game.advise("heuristic")

    ((ticket, observation),) = listener.questions
    assert observation.seat == 0
    dealt = [event for event in listener.shown if isinstance(event, Dealt)]
    assert [event.seat for event in dealt if None not in event.cards] == [0]
    hidden = [e for e in listener.shown if isinstance(e, PrivateCards) and e.seat != 0]
    assert all(set(event.cards) == {None} for event in hidden)
    # Nobody else has learned anything, so that the person may still take back.
    assert listener.told == {}
    assert game.answered(ticket, 0) == observation.choices()[0]


def test_advice_is_what_the_player_would_do_himself(host: LocalHost, answers: Answers) -> None:
    """A heuristic player on every seat, and beside each an adviser that begins anew every time."""
    seats = [Seat(f"Player {number}", "heuristic") for number in range(4)]
    game = Game(STANDARD, seats, 7, host)
    while not game.match.round_over:
        game.advise("heuristic")
        advised = game.answered(*answers.get())
        game.push(game.observe(game.actor).choices()[0])
        game.pop()
        move = answer_of(game, answers)
        assert advised == move
        game.push(move)
