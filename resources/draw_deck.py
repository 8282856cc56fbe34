"""Draws the decks into ``resources/cards``, one folder a style.

``python resources/draw_deck.py`` writes the files; with ``--check`` it writes nothing and exits
with 1 when a file is missing, superfluous or different.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from deck.faces import deck_files
from deck.style import STYLES

_CARDS = Path(__file__).resolve().parent / "cards"


def drawn_files() -> dict[Path, str]:
    """Every card file and its text."""
    return {
        _CARDS / style.name / name: text
        for style in STYLES
        for name, text in deck_files(style).items()
    }


def stale_files(drawn: dict[Path, str]) -> list[Path]:
    """The files that are missing, superfluous or different from ``drawn``, in order."""
    present = set(_CARDS.glob("*/*.svg"))
    different = {
        file
        for file, text in drawn.items()
        if file not in present or file.read_bytes() != text.encode()
    }
    return sorted(different | (present - drawn.keys()))


def main() -> int:
    """Write or check the files; the exit status."""
    parser = argparse.ArgumentParser(description="Draw the card decks.")
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 if different")
    check_only = parser.parse_args().check
    drawn = drawn_files()
    stale = stale_files(drawn)
    for file in stale:
        print(file.relative_to(_CARDS))
    if check_only:
        return 1 if stale else 0
    for file in stale:
        if file in drawn:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(drawn[file].encode())
        else:
            file.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
