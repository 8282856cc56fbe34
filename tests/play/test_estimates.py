"""Intervals and standard errors."""

import math
from random import Random

import pytest

from canasta_qt.play.estimates import ratio, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.00005)
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_the_error_of_a_mean() -> None:
    """With sizes of one, the ratio is the mean, and its error that of the mean."""
    estimate = ratio([3, 5, 10, -2], [1, 1, 1, 1])

    assert estimate.mean == 4
    assert estimate.error == pytest.approx(math.sqrt((1 + 1 + 36 + 36) / 3 / 4))


def test_larger_samples_weigh_more() -> None:
    estimate = ratio([10, 0], [1, 4])

    assert estimate.mean == 2
    assert estimate.error == pytest.approx(math.sqrt(2 * (64 + 64)) / 5)


def test_a_single_sample_tells_nothing_of_the_error() -> None:
    assert ratio([6], [3]).mean == 2
    assert ratio([6], [3]).error is None


def test_the_error_is_that_of_repeated_samples() -> None:
    chance = Random(1)
    means = []
    errors = []
    for _ in range(300):
        sizes = [chance.randint(2, 12) for _ in range(60)]
        estimate = ratio([size * 30 + chance.gauss(0, 100) for size in sizes], sizes)
        assert estimate.error is not None
        means.append(estimate.mean)
        errors.append(estimate.error)

    middle = sum(means) / 300
    spread = math.sqrt(sum((mean - middle) ** 2 for mean in means) / 299)
    assert middle == pytest.approx(30, abs=0.5)
    assert sum(errors) / 300 == pytest.approx(spread, rel=0.15)
