"""Synthesises ``resources/sounds``.

``python resources/synthesise_sounds.py`` writes the files; with ``--check`` it writes nothing and
exits with 1 when a file is missing, superfluous or different.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import drawing_files
from acoustics.cards import riffle, slide, tap
from acoustics.samples import Samples, mixed, wav
from acoustics.tones import BELL, melody, pitch, struck

SOUNDS: Final = Path(__file__).resolve().parent / "sounds"


def synthesised_sounds() -> dict[str, bytes]:
    """The content of each sound by its file name."""
    made: dict[str, tuple[Samples, float]] = {
        "draw": (mixed((0, slide(0.13, 1900, 4200, seed=1)), (0.1, tap(2, 2400, 0.1))), 0.22),
        "meld": (mixed((0, slide(0.07, 2400, 3400, seed=3)), (0.05, tap(4, 2100, 0.5))), 0.32),
        "discard": (mixed((0, slide(0.09, 2600, 1500, seed=5)), (0.07, tap(6, 1500, 0.8))), 0.32),
        "pile": (_gathered_pile(), 0.34),
        "deal": (riffle(taps=9, seconds=0.26, seed=20), 0.26),
        "red-three": (melody("A5 E6", gap=0.07, seconds=0.42, bar=BELL), 0.22),
        "canasta": (melody("C5 E5 G5 C6", gap=0.075, seconds=0.55), 0.4),
        "turn": (melody("G4 C5", gap=0.11, seconds=0.4), 0.36),
        "out": (_flourish(), 0.42),
        "end": (melody("C5 G4 E4", gap=0.14, seconds=0.5), 0.34),
        "refused": (_knocks(), 0.34),
    }
    return {f"{name}.wav": wav(samples, peak) for name, (samples, peak) in made.items()}


def _gathered_pile() -> Samples:
    """Cards that are swept together, then tapped level."""
    sweeps = [(0.055 * number, slide(0.12, 1500, 3000, seed=30 + number)) for number in range(5)]
    return mixed(*sweeps, (0.33, tap(40, 1700, 1.0)))


def _flourish() -> Samples:
    """A run upwards into a chord."""
    chord = [(0.3, struck(pitch(name), 0.7)) for name in ("C5", "E5", "G5", "C6")]
    return mixed((0, melody("G4 C5 E5", gap=0.1, seconds=0.4)), *chord)


def _knocks() -> Samples:
    """Two dull strokes on one low tone."""
    knock = struck(pitch("A3"), 0.12)
    return mixed((0, knock), (0.1, knock))


if __name__ == "__main__":
    made = {SOUNDS: synthesised_sounds()}
    sys.exit(drawing_files.run("Synthesise the sounds.", made))
