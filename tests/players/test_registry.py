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


@pytest.mark.parametrize("pace", ["fast", "normal", "deep", "12"])
def test_the_expert_has_a_pace(pace: str) -> None:
    round_ = position(STANDARD, cards("4C 5D 6H 8S"))
    looks: list[None] = []

    def clock() -> float:
        looks.append(None)
        return float(len(looks))

    player = registry.create(f"expert:{pace}", 1, 5, clock)

    assert player.choose(round_.observe(1), round_.choices()) in round_.choices()
    assert bool(looks) == (pace != "12")


@pytest.mark.parametrize("spec", ["expert:", "expert:slow", "expert:-1", "expert:0", "heuristic:9"])
def test_a_pace_that_there_is_not_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="unknown player"):
        registry.create(spec, 0, 1)


def test_the_default_is_a_player_who_does_not_ponder() -> None:
    assert registry.DEFAULT == "heuristic"
    assert registry.DEFAULT in registry.names()
