"""Matches that tests play: computer players on all seats, answers in a queue."""

from collections.abc import Sequence
from queue import Queue

from canasta_qt.play.game import Game
from canasta_qt.play.host import Host
from canasta_qt.play.seat import Seat
from canasta_qt.rules.moves import Move
from canasta_qt.rules.ruleset import RuleSet

Answers = Queue[tuple[int, int]]


def computers(players: int) -> list[Seat]:
    """Random players for all seats."""
    return [Seat(f"Player {number}", "random") for number in range(players)]


def with_a_person(players: int) -> list[Seat]:
    """A person on seat 0, random players elsewhere."""
    return [Seat("Person"), *computers(players)[1:]]


def answer_of(game: Game, answers: Answers) -> Move:
    """Ask for the next move and wait for it."""
    game.ask()
    move = game.answered(*answers.get(timeout=30))
    assert move is not None
    return move


def played_round(
    rules: RuleSet, host: Host, answers: Answers, seed: int, seats: Sequence[Seat] | None = None
) -> Game:
    """A match whose first round was played by computers to its end."""
    game = Game(rules, seats or computers(rules.players_min), seed, host)
    while not game.match.round_over:
        game.push(answer_of(game, answers))
    return game
