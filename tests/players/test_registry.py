"""Players by name."""

import pytest

from canasta_qt.players import registry
from canasta_qt.rules import moves as mv
from canasta_qt.rules.presets import STANDARD
from tests.rules.positions import cards, position


def test_every_name_makes_a_player() -> None:
    round_ = position(STANDARD, cards("4C 5D 6H 8S"))

    for name in registry.names():
        player = registry.create(name, 1, 5)
        assert player.choose(round_.observe(1), round_.choices()) in round_.choices()


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        registry.create("nobody", 0, 1)


def test_the_random_player_makes_every_choice_about_equally_often() -> None:
    round_ = position(STANDARD, cards("4C 5D 6H 8S"))
    player = registry.create("random", 1, 5)
    counts: dict[mv.Move, int] = {}
    for _ in range(4000):
        move = player.choose(round_.observe(1), round_.choices())
        counts[move] = counts.get(move, 0) + 1

    assert len(counts) == len(round_.choices()) == 4
    assert all(800 < count < 1200 for count in counts.values())


def test_random_players_differ_by_seat_and_seed() -> None:
    round_ = position(STANDARD, cards("4C 5D 6H 8S 9C 10D JH QS"))

    def moves(seat: int, seed: int) -> list[mv.Move]:
        player = registry.create("random", seat, seed)
        return [player.choose(round_.observe(1), round_.choices()) for _ in range(20)]

    assert moves(0, 1) == moves(0, 1)
    assert moves(0, 1) != moves(1, 1)
    assert moves(0, 1) != moves(0, 2)
