"""Sound as a list of samples, and as a file."""

from __future__ import annotations

import io
import math
import struct
import wave
from typing import Final

RATE: Final = 22050
"""Samples in a second."""

Samples = list[float]
"""Deflections from silence, which is 0, at each moment."""


def length(seconds: float) -> int:
    """How many samples last ``seconds``."""
    return round(seconds * RATE)


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """All parts together, each from the second that comes with it."""
    starts = [(length(second), samples) for second, samples in parts]
    whole = [0.0] * max(start + len(samples) for start, samples in starts)
    for start, samples in starts:
        for number, value in enumerate(samples, start):
            whole[number] += value
    return whole


def swelling(seconds: float, attack: float) -> Samples:
    """A level that rises from 0 to 1 within ``attack`` seconds and falls smoothly to 0 again."""
    count, rise = length(seconds), length(attack)
    return [
        _half_wave(number / rise)
        if number < rise
        else 1 - _half_wave((number - rise) / (count - 1 - rise))
        for number in range(count)
    ]


def wav(samples: Samples, peak: float) -> bytes:
    """A WAV file of ``samples``, which deflect by ``peak`` at the most; 1 is all there is room for.

    One channel of 16 bits.
    """
    scale = peak * 32767 / max(abs(value) for value in samples)
    numbers = [round(value * scale) for value in samples]
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    return file.getvalue()


def _half_wave(part: float) -> float:
    """From 0 to 1, level at both ends."""
    return (1 - math.cos(math.pi * part)) / 2
