"""Draws ``resources/icons`` and ``resources/table``.

``python resources/draw_icons.py`` writes the files; with ``--check`` it writes nothing and exits
with 1 when a file is missing, superfluous or different.
"""

from __future__ import annotations

import sys
from pathlib import Path

import drawing_files
from emblems.application import application_icon
from emblems.table import table_signs
from emblems.toolbar import toolbar_icons

_RESOURCES = Path(__file__).resolve().parent


def drawn_icons() -> dict[Path, dict[str, str]]:
    """The text of each picture by its folder and file name."""
    return {
        _RESOURCES / "icons": {"canasta.svg": application_icon(), **toolbar_icons()},
        _RESOURCES / "table": table_signs(),
    }


if __name__ == "__main__":
    sys.exit(drawing_files.run("Draw the icons and the signs on the table.", drawn_icons()))
