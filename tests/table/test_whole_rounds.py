"""Whole rounds are played with the mouse."""

from collections.abc import Callable
from random import Random

import pytest

from canasta_qt.rules.round import Round
from canasta_qt.rules.state import OVER
from tests.table.driver import Driver
from tests.table.fake_model import dealt
from tests.table.test_rounds import choose

Play = Callable[[Round], Driver]


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("two-player", 2),
        ("railroad", 3),
        ("traditional", 4),
        ("standard", 4),
        ("international", 4),
    ],
)
def test_a_round_is_played_with_the_mouse(play: Play, rules: str, players: int) -> None:
    game, _ = dealt(rules, players, seed=11)
    driver = play(game)
    dice = Random(11)
    performed = 0
    while game.state.phase != OVER and performed < 150:
        move = choose(game.choices(), dice)
        if game.state.actor != driver.model.seat:
            driver.model.play(move)
            continue
        driver.perform(move)
        performed += 1
        assert driver.model.attempts[performed - 1 :] == [[move]]
        assert driver.scene.problems(driver.model.observation) == []

    assert performed > 20
