"""The core compiles, and plays the same compiled as interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import compile_core
import pytest

pytestmark = pytest.mark.skipif(
    not compile_core.compiler_works(), reason="this machine cannot build extension modules"
)


def rounds(folder: Path) -> list[str]:
    """What the copy of the package in ``folder`` makes of some random rounds."""
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("random_rounds.py"))],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_and_interpreted_rounds_are_the_same(tmp_path: Path) -> None:
    compile_core.compile_into(tmp_path)

    compiled = rounds(tmp_path)
    interpreted = rounds(compile_core.ROOT)

    assert compiled[0].endswith(compile_core.EXTENSION)
    assert interpreted[0].endswith(".py")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) == 7
