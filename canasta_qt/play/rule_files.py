"""Rule sets by name: those that the game knows, and those that lie in files."""

import errno
import os
from pathlib import Path
from typing import Final

from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.validation import InvalidRuleSet

FAILURES: Final = (
    OSError,
    UnicodeDecodeError,
    ruleset_text.RuleSetFormatError,
    InvalidRuleSet,
)
"""What is raised where a file cannot be read, is no text, no rule set, or none to be played."""


def named(name: str) -> RuleSet:
    """The rule set called ``name``, or the one in the file ``name``.

    Raises one of ``FAILURES``.
    """
    return PRESETS[name] if name in PRESETS else read(Path(name))


def read(file: Path) -> RuleSet:
    """The rule set in ``file``; raises as ``named`` does."""
    if file.is_dir():
        # Windows would say that access is denied.
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    # Some editors begin a text in UTF-8 with a mark that says so.
    with file.open(encoding="utf-8-sig") as text:
        # One more than allowed is enough to be refused, and a file may have no end.
        return ruleset_text.loads(text.read(ruleset_text.MAX_TEXT + 1))
