"""Struck tones, as of a bar of wood or of a small bell."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from acoustics.samples import RATE, Samples, length, mixed


@dataclass(frozen=True)
class Bar:
    """What is struck. Each partial is a multiple of the pitch, its level, and its share in time."""

    partials: tuple[tuple[float, float, float], ...]
    attack: float = 0.004
    """Seconds from the stroke to the full tone."""


WOOD: Final = Bar(((1.0, 1.0, 1.0), (3.93, 0.22, 0.35), (9.2, 0.05, 0.15)))
BELL: Final = Bar(((1.0, 1.0, 1.0), (2.0, 0.35, 0.6), (3.01, 0.18, 0.4), (5.4, 0.06, 0.2)))

_SEMITONES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_FADE: Final = 0.02
"""Seconds at the end in which what still sounds is brought to silence."""


def pitch(name: str) -> float:
    """The frequency of a white key such as ``"A4"``, which is 440 Hz."""
    return float(440 * 2 ** ((_SEMITONES[name[0]] - 9) / 12 + int(name[1:]) - 4))


def struck(frequency: float, seconds: float, bar: Bar = WOOD) -> Samples:
    """One tone that has died away after ``seconds``."""
    count, rise, fade = length(seconds), length(bar.attack), length(_FADE)
    tone = [0.0] * count
    for multiple, level, share in bar.partials:
        step = 2 * math.pi * frequency * multiple / RATE
        decay = 5 / (share * count)
        for number in range(count):
            tone[number] += level * math.exp(-decay * number) * math.sin(step * number)
    for number in range(count):
        tone[number] *= min(1.0, number / rise, (count - 1 - number) / fade)
    return tone


def melody(names: str, gap: float, seconds: float, bar: Bar = WOOD) -> Samples:
    """Tones such as ``"C5 E5"``, ``gap`` seconds apart; the last one sounds ``seconds``."""
    tones = names.split()
    return mixed(
        *((number * gap, struck(pitch(name), seconds, bar)) for number, name in enumerate(tones))
    )
