"""Durations, merged and summed up."""

import pickle

import pytest

from canasta_qt.play.decision_times import DecisionTimes, TimedPlayer
from canasta_qt.players import registry
from canasta_qt.rules.presets import STANDARD
from tests.rules.positions import cards, position


def of(durations: list[float]) -> DecisionTimes:
    times = DecisionTimes()
    for duration in durations:
        times.add(duration)
    return times


def test_percentiles_are_right_to_one_per_cent() -> None:
    times = of([number / 1000 for number in range(1000, 0, -1)])

    assert times.count == 1000
    assert times.percentile(50) == pytest.approx(0.5, rel=0.011)
    assert times.percentile(95) == pytest.approx(0.95, rel=0.011)
    assert times.percentile(100) == times.longest == 1.0


def test_no_percentile_exceeds_the_longest() -> None:
    assert of([0.2]).percentile(50) == 0.2
    assert of([]).percentile(95) == of([]).longest == 0.0
    assert of([0.0]).percentile(50) == 0.0


def test_parts_that_come_from_elsewhere_make_the_whole() -> None:
    whole = of([0.001, 0.5, 0.02, 3.0])
    first = of([3.0, 0.02])

    first.update(pickle.loads(pickle.dumps(of([0.5, 0.001]))))

    assert (first.count, first.longest) == (4, 3.0)
    for percent in (25, 50, 75, 95):
        assert first.percentile(percent) == whole.percentile(percent)


def test_moves_without_a_choice_are_not_timed() -> None:
    round_ = position(STANDARD, cards("4C 5D 6H 8S"))
    times = DecisionTimes()
    player = TimedPlayer(registry.create("random", 1, 5), times)
    choices = round_.choices()

    assert player.choose(round_.observe(1), choices[:1]) == choices[0]
    assert times.count == 0
    assert player.choose(round_.observe(1), choices) in choices
    assert times.count == 1
