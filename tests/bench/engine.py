"""How fast the engine is, interpreted and compiled, beside OpenSpiel's gin rummy.

``python -m tests.bench.engine`` prints a table; README.md beside this file says what it means.
Everything runs one after the other in single threads, each copy of the core in a process of its
own with the yardstick beside it, so that both meet the machine in the same mood.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.bench.figures import BOT
from tests.bench.yardstick import OBSERVED

ROOT: Final = Path(__file__).resolve().parents[2]
NO_BOT: Final = f"There is no player {BOT!r} yet: its lines are missing."
NO_YARDSTICK: Final = "OpenSpiel is not installed (extra: bench): the ratios are missing."
PLAYS: Final = ("random", "playout", BOT)

Figures = dict[str, Any]
"""What ``tests.bench.figures`` prints."""


def compile_core(folder: Path) -> None:
    """Put a copy of the package with a compiled core into ``folder``.

    Raises CalledProcessError, after the compilers' own words, if it does not compile.
    """
    script = ROOT / "packaging" / "compile_core.py"
    command = [sys.executable, str(script), "--into", str(folder)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def measure_copy(folder: Path, seconds: float) -> Figures:
    """The figures of the copy of the package in ``folder``."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.bench.figures", "--seconds", str(seconds)],
        env=os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def run(seconds: float, compiled: Path | None) -> dict[str, Figures]:
    """The figures by core: interpreted, and compiled if there is a copy of it."""
    copies = {"interpreted": ROOT} | ({} if compiled is None else {"compiled": compiled})
    figures = {core: measure_copy(folder, seconds) for core, folder in copies.items()}
    if figures["interpreted"]["core"].endswith((".so", ".pyd")):
        raise SystemExit("The source tree holds a compiled core, which hides the interpreted one.")
    return figures


def table(figures: dict[str, Figures]) -> str:
    """The figures for people."""
    lines = [f"{'':14}{'':11}{'':13}{'rounds/s':>10}{'moves/s':>11}{'ratio':>8}"]
    sets = next(iter(figures.values()))["sets"]
    for name in sets:
        for play in (play for play in PLAYS if play in sets[name]):
            for core, found in figures.items():
                rate = found["sets"][name][play]
                lines.append(
                    f"{name:14}{play:11}{core:13}{rate['rounds']:10,.0f}{rate['moves']:11,.0f}"
                    f"{_ratio(found, rate['moves'])}"
                )
    lines.append("")
    for core, found in figures.items():
        for way, rate in (found["yardstick"] or {}).items():
            mark = "  = 1" if way == OBSERVED else ""
            lines.append(
                f"{'gin rummy':14}{way:11}{f'({core})':13}"
                f"{rate['rounds']:10,.0f}{rate['moves']:11,.0f}{mark}"
            )
        if found["yardstick"] is None:
            lines.append(NO_YARDSTICK)
    if all(BOT not in plays for plays in sets.values()):
        lines.append(NO_BOT)
    return "\n".join(lines)


def _ratio(found: Figures, moves: float) -> str:
    if found["yardstick"] is None:
        return ""
    return f"{moves / found['yardstick'][OBSERVED]['moves']:8.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure the engine, interpreted and compiled, beside OpenSpiel's gin rummy."
    )
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="processor time of each measurement (3)"
    )
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--interpreted", action="store_true", help="leave the compiled core out")
    which.add_argument(
        "--compiled", type=Path, metavar="DIR", help="a compiled copy made before, to save time"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        compiled: Path | None = None
        if not options.interpreted:
            compiled = options.compiled
            if compiled is None:
                compiled = Path(scratch)
                compile_core(compiled)
        figures = run(options.seconds, compiled)
    print(json.dumps(figures, indent=1) if options.json else table(figures))


if __name__ == "__main__":
    main()
