"""Draws the decks into ``resources/cards``, one folder a style.

``python resources/draw_deck.py`` writes the files; with ``--check`` it writes nothing and exits
with 1 when a file is missing, superfluous or different.
"""

from __future__ import annotations

import sys
from pathlib import Path

import drawing_files
from deck.faces import deck_files
from deck.style import STYLES

CARDS = Path(__file__).resolve().parent / "cards"


def drawn_cards() -> dict[str, str]:
    """The text of each card by its path below ``CARDS``, such as ``classic/10H.svg``."""
    return {
        f"{style.name}/{name}": text for style in STYLES for name, text in deck_files(style).items()
    }


if __name__ == "__main__":
    sys.exit(drawing_files.run("Draw the card decks.", {CARDS: drawn_cards()}))
