"""What a sample of matches tells of the players, and how surely."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_Z: Final = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95% of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """An estimated mean and its standard error, which needs a sample of two at least."""

    mean: float
    error: float | None


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval of a probability, of which ``trials`` gave so many ``successes``.

    The trials count as independent. Of two matches with the same cards the second tends to go the
    other way if the cards decide, so that the interval is rather too wide than too narrow there.
    """
    share = successes / trials
    square = _Z * _Z / trials
    middle = share + square / 2
    spread = _Z * math.sqrt(share * (1 - share) / trials + square / (4 * trials))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def ratio(amounts: Sequence[float], sizes: Sequence[float]) -> Estimate:
    """The amount for one unit of size, estimated from independent samples of any size.

    That is the sum of all ``amounts`` by the sum of all ``sizes``; the standard error is the usual
    one of such ratios, from the residuals.
    """
    count = len(amounts)
    total = sum(sizes)
    mean = sum(amounts) / total
    if count < 2:
        return Estimate(mean, None)
    squares = math.fsum(
        (amount - mean * size) ** 2 for amount, size in zip(amounts, sizes, strict=True)
    )
    return Estimate(mean, math.sqrt(squares * count / (count - 1)) / total)
