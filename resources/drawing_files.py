"""Writing drawn files, or checking that they are what the scripts draw."""

from __future__ import annotations

import argparse
from pathlib import Path


def stale_files(folder: Path, drawn: dict[str, str]) -> list[str]:
    """The SVG files below ``folder`` that are missing, superfluous or not as ``drawn``, in order.

    ``drawn`` maps paths relative to ``folder``, with slashes, to texts.
    """
    present = {file.relative_to(folder).as_posix() for file in folder.rglob("*.svg")}
    different = {
        name
        for name, text in drawn.items()
        if name not in present or (folder / name).read_bytes() != text.encode()
    }
    return sorted(different | (present - drawn.keys()))


def run(description: str, pictures: dict[Path, dict[str, str]]) -> int:
    """Write the pictures of each folder, or only check them when called with ``--check``.

    Prints the files that differed. Returns the exit status: 1 when a check found any, else 0.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 if different")
    check_only = parser.parse_args().check
    found_stale = False
    for folder, drawn in pictures.items():
        for name in stale_files(folder, drawn):
            found_stale = True
            print(f"{folder.name}/{name}")
            if not check_only:
                _bring_up_to_date(folder / name, drawn.get(name))
    return 1 if check_only and found_stale else 0


def _bring_up_to_date(file: Path, text: str | None) -> None:
    if text is None:
        file.unlink()
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
