"""Who does a lot of work, wherever: reached through `concurrent.futures.Executor`.

What is sent and what comes back has to be plain values and functions of modules, since it may go to
another process, or to another machine.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

_T = TypeVar("_T")
_R = TypeVar("_R")

_INTERRUPTIBLE: Final = 0.5
"""Seconds of waiting after which Windows looks for an interrupt."""


class CrewError(Exception):
    """Why nobody does the work, or goes on doing it."""


@dataclass(frozen=True)
class Crew:
    """An executor, and how many pieces of work it should hold at a time."""

    executor: Executor
    ahead: int

    def results(self, function: Callable[[_T], _R], items: Iterable[_T]) -> Iterator[_R]:
        """``function`` of each of ``items``, in their order; raises what it raises."""
        rest = iter(items)
        begun: deque[Future[_R]] = deque()
        while True:
            for item in islice(rest, self.ahead - len(begun)):
                begun.append(self.executor.submit(function, item))
            if not begun:
                return
            while not wait((begun[0],), _INTERRUPTIBLE).done:
                pass
            yield begun.popleft().result()
