"""Noises of cards: sliding over one another, and coming to lie on felt."""

from __future__ import annotations

import math
from random import Random

from acoustics.samples import RATE, Samples, mixed, swelling


def slide(seconds: float, low: float, high: float, seed: int) -> Samples:
    """A card that is drawn over others: a breath of noise that rises from ``low`` to ``high`` Hz.

    ``seed`` makes one slide differ from the next.
    """
    level = swelling(seconds, seconds * 0.35)
    count = len(level)
    centres = [low * (high / low) ** (number / count) for number in range(count)]
    noise = _band_of_noise(centres, width=0.9, seed=seed)
    return [value * at for value, at in zip(noise, level, strict=True)]


def tap(seed: int, pitch: float = 1900.0, weight: float = 0.5) -> Samples:
    """A card that is laid down: paper at about ``pitch`` Hz, and the table below by ``weight``."""
    level = swelling(0.05, 0.002)
    count = len(level)
    paper = _band_of_noise([pitch] * count, width=1.2, seed=seed)
    snap = [value * at**3 for value, at in zip(paper, level, strict=True)]
    return mixed((0, snap), (0, _thump(weight)))


def _thump(weight: float) -> Samples:
    level = swelling(0.08, 0.004)
    count = len(level)
    angle = 0.0
    wave = []
    for number, at in enumerate(level):
        angle += 2 * math.pi * (170 - 70 * number / count) / RATE
        wave.append(weight * at**2 * math.sin(angle))
    return wave


def riffle(taps: int, seconds: float, seed: int) -> Samples:
    """Many cards that fall one upon the other within ``seconds``, faster and faster."""
    moments = [seconds * (1 - (1 - number / taps) ** 1.4) for number in range(taps)]
    return mixed(
        *(
            (moment, [0.6 * value for value in tap(seed + number, 2300 + 90 * number, 0.15)])
            for number, moment in enumerate(moments)
        ),
        (0, [0.35 * value for value in slide(seconds + 0.06, 1800, 3200, seed)]),
    )


def _band_of_noise(centres: Samples, width: float, seed: int) -> Samples:
    """Noise around a frequency in Hz that changes with each sample; its loudest value is 1.

    A band pass of second order, after which a wide band is ``width`` times its centre.
    """
    chance = Random(seed)
    first = second = 0.0
    band = []
    for centre in centres:
        stiffness = math.tan(math.pi * centre / RATE)
        source = chance.random() * 2 - 1
        passed = (stiffness * (source - second) + first) / (1 + stiffness * (stiffness + width))
        low = second + stiffness * passed
        first, second = 2 * passed - first, 2 * low - second
        band.append(passed)
    loudest = max(abs(value) for value in band)
    return [value / loudest for value in band]
