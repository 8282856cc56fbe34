"""Writing drawn and synthesised files, or checking that they are what the scripts make."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path, PurePath

Content = str | bytes
"""What is in a file; text is written as UTF-8."""


def stale_files(folder: Path, made: Mapping[str, Content]) -> list[str]:
    """The files below ``folder`` that are missing, superfluous or not as ``made``, in order.

    ``made`` maps paths relative to ``folder``, with slashes, to contents. Superfluous are files of
    the same kinds that it does not have.
    """
    kinds = {PurePath(name).suffix for name in made}
    present = {
        file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.suffix in kinds
    }
    different = {
        name
        for name, content in made.items()
        if name not in present or (folder / name).read_bytes() != _as_bytes(content)
    }
    return sorted(different | (present - made.keys()))


def run(description: str, folders: Mapping[Path, Mapping[str, Content]]) -> int:
    """Write the files of each folder, or only check them when called with ``--check``.

    Prints the files that differed. Returns the exit status: 1 when a check found any, else 0.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 if different")
    check_only = parser.parse_args().check
    found_stale = False
    for folder, made in folders.items():
        for name in stale_files(folder, made):
            found_stale = True
            print(f"{folder.name}/{name}")
            if not check_only:
                _bring_up_to_date(folder / name, made.get(name))
    return 1 if check_only and found_stale else 0


def _bring_up_to_date(file: Path, content: Content | None) -> None:
    if content is None:
        file.unlink()
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_as_bytes(content))


def _as_bytes(content: Content) -> bytes:
    return content.encode() if isinstance(content, str) else content
