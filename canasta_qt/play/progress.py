"""A bar on a terminal, for runs that take long."""

import time
from typing import Final, TextIO

PATIENCE: Final = 1.0
"""Seconds before a progress bar appears."""

INTERVAL: Final = 0.1
"""Seconds between two states of the progress bar."""


class Progress:
    """A bar that shows how many of ``total`` matches are played; nothing if nobody looks."""

    _WIDTH: Final = 30

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total
        self._next = time.monotonic() + PATIENCE if stream.isatty() else float("inf")
        self._shown = ""

    def show(self, done: int) -> None:
        """Draw the bar, unless it is too early for it."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + INTERVAL
        filled = self._WIDTH * done // self._total
        self._shown = f"[{'#' * filled:{self._WIDTH}}] {done}/{self._total} matches"
        print(f"\r{self._shown}", end="", file=self._stream, flush=True)

    def clear(self) -> None:
        """Remove the bar."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=self._stream, flush=True)
            self._shown = ""
