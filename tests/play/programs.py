"""Programs that play."""

import os
import shlex
import sys
from pathlib import Path


def python_program(file: Path, source: str) -> str:
    """The name of the player that is the Python program ``source``, written to ``file``."""
    file.write_text(source, encoding="utf-8")
    words = [sys.executable, str(file)]
    return "exec:" + (" ".join(words) if os.name == "nt" else shlex.join(words))
