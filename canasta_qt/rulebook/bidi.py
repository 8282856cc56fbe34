"""Texts of one direction within sentences of another."""

import unicodedata
from typing import Final

from PySide6.QtCore import QLocale, Qt

_FIRST_STRONG: Final = "\N{FIRST STRONG ISOLATE}"
_LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT ISOLATE}"
_END: Final = "\N{POP DIRECTIONAL ISOLATE}"


def isolated(text: str) -> str:
    """``text``, such as a name, so that it and the sentence around it keep their order of words.

    Nothing is added where both can only run from left to right.
    """
    if not text or not (reads_right_to_left() or _has_right_to_left(text)):
        return text
    return f"{_FIRST_STRONG}{text}{_END}"


def left_to_right(text: str) -> str:
    """``text``, such as a row of cards, which runs from left to right in every language."""
    return f"{_LEFT_TO_RIGHT}{text}{_END}" if text and reads_right_to_left() else text


def reads_right_to_left() -> bool:
    """Whether the language that is spoken runs from right to left."""
    return QLocale().textDirection() == Qt.LayoutDirection.RightToLeft


def _has_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)
