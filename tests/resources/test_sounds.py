"""The synthesised sounds: up to date, short, and with neither clicks nor distortion."""

import struct
import subprocess
import sys
import wave
from pathlib import Path

import pytest
import synthesise_sounds

SCRIPT = Path(synthesise_sounds.__file__)
FILES = sorted(synthesise_sounds.SOUNDS.iterdir())
RATE = 22050
LOUDEST = 32767


def samples(file: Path) -> tuple[int, ...]:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        count = sound.getnframes()
        return struct.unpack(f"<{count}h", sound.readframes(count))


def test_committed_sounds_are_what_the_script_synthesises() -> None:
    check = subprocess.run(
        [sys.executable, "-B", str(SCRIPT), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (check.returncode, check.stdout, check.stderr) == (0, "", "")


def test_sounds_are_the_same_each_time() -> None:
    assert synthesise_sounds.synthesised_sounds() == synthesise_sounds.synthesised_sounds()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sound_is_short_and_small(file: Path) -> None:
    assert 0.05 * RATE < len(samples(file)) <= 1.0 * RATE
    assert file.stat().st_size < 50_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sound_is_heard_and_not_clipped(file: Path) -> None:
    numbers = samples(file)
    assert 0.2 * LOUDEST < max(map(abs, numbers)) < 0.5 * LOUDEST
    mean_square = sum(number * number for number in numbers) / len(numbers)
    assert mean_square**0.5 > 0.02 * LOUDEST


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sound_begins_and_ends_in_silence(file: Path) -> None:
    numbers = samples(file)
    assert numbers[0] == numbers[-1] == 0
    for edge in (numbers[:4], numbers[-20:]):
        assert max(map(abs, edge)) < 0.04 * LOUDEST


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sound_swings_around_silence(file: Path) -> None:
    numbers = samples(file)
    assert abs(sum(numbers) / len(numbers)) < 0.005 * LOUDEST
