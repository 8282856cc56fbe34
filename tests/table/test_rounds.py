"""The table follows whole rounds by their events alone."""

from collections.abc import Callable
from random import Random

import pytest

from canasta_qt.rules.moves import ADD_TO_MELD, END_ROUND, MELD, TAKE_PILE, Move
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import OVER
from tests.table.driver import Driver
from tests.table.fake_model import dealt

Play = Callable[[Round], Driver]

GAMES = [
    ("two-player", 2),
    ("railroad", 2),
    ("railroad", 4),
    ("railroad", 6),
    ("traditional", 4),
    ("standard", 4),
    ("international", 4),
]


def choose(moves: list[Move], dice: Random) -> Move:
    """A random move, with a liking for those that change more of the table."""
    eager = {MELD: 6, ADD_TO_MELD: 6, TAKE_PILE: 6, END_ROUND: 0.01}
    return dice.choices(moves, [eager.get(move.code, 1) for move in moves])[0]


def play_on(driver: Driver, moves: int) -> None:
    """Let everybody play by chance, until the round is over at most."""
    dice = Random(moves)
    game = driver.model.round
    while game.state.phase != OVER and len(game.moves) < moves:
        driver.model.play(choose(game.choices(), dice))


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_the_table_follows_a_random_round(play: Play, rules: str, players: int) -> None:
    game, events = dealt(rules, players, seed=players)
    driver = play(game)
    dice = Random(players)
    driver.model.tell(events)
    assert driver.scene.problems(driver.model.observation) == []

    moves = 0
    while game.state.phase != OVER and moves < 250:
        driver.model.play(choose(game.choices(), dice))
        moves += 1
        assert driver.scene.problems(driver.model.observation) == []

    assert driver.model.calls == ["busy", "finished"] * (moves + 1)


def test_a_new_round_begins_on_an_empty_table(play: Play) -> None:
    game, _ = dealt("railroad", 3, seed=1)
    driver = play(game)
    play_on(driver, 60)

    driver.model.round, events = dealt("railroad", 3, seed=2)
    driver.model.tell(events)

    assert driver.scene.problems(driver.model.observation) == []


def test_moves_taken_back_are_shown(play: Play) -> None:
    game, _ = dealt("standard", 4, seed=3)
    driver = play(game)
    play_on(driver, 80)
    assert game.moves
    while game.moves:
        game.pop()
        driver.model.reset.emit()
        assert driver.scene.problems(driver.model.observation) == []


def test_a_difference_is_noticed(play: Play) -> None:
    game, _ = dealt("standard", 4, seed=4)
    driver = play(game)
    assert driver.scene.matches(driver.model.observation)

    driver.hand()[0].moveBy(1, 0)
    assert not driver.scene.matches(driver.model.observation)

    driver.hand()[0].moveBy(-1, 0)
    assert driver.scene.matches(driver.model.observation)
    game.push(game.choices()[0])
    assert not driver.scene.matches(driver.model.observation)
