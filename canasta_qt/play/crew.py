"""Who does a lot of work: this process, others on this machine, or a cluster.

All of them are reached through `concurrent.futures.Executor`. What is sent and what comes back has
to be plain values and functions of modules, since it may go to another machine.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import islice
from typing import Final, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
_R = TypeVar("_R")

DASK: Final = "dask:"
"""Begins the name of a crew that is a Dask cluster; the address of its scheduler follows."""

_MOST_PROCESSES: Final = 61
"""Windows cannot wait for more."""

_CLUSTER_AHEAD: Final = 1000
"""Pieces of work that a cluster holds at a time: enough for many machines, bearable for one."""

_CONNECTING: Final = 10.0
"""Seconds within which a cluster has to answer."""

_INTERRUPTIBLE: Final = 0.5
"""Seconds of waiting after which Windows looks for an interrupt."""


class CrewError(Exception):
    """Why nobody does the work, or goes on doing it."""


@dataclass(frozen=True)
class Crew:
    """An executor, and how many pieces of work it should hold at a time."""

    executor: Executor
    ahead: int

    def results(
        self, function: Callable[[_T], _R], items: Iterable[_T]
    ) -> Generator[_R, None, None]:
        """``function`` of each of ``items``, in their order; raises what it raises.

        When the caller stops, so does the work that has not begun.
        """
        rest = iter(items)
        begun: deque[Future[_R]] = deque()
        try:
            while True:
                for item in islice(rest, self.ahead - len(begun)):
                    begun.append(self.executor.submit(function, item))
                if not begun:
                    return
                while not wait((begun[0],), _INTERRUPTIBLE).done:
                    pass
                yield begun.popleft().result()
        finally:
            for future in begun:
                future.cancel()


def processors() -> int:
    """How many processes can work at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def local(processes: int) -> AbstractContextManager[Crew]:
    """This process if it is to be one, else so many others on this machine.

    The context raises CrewError if one of them is lost.
    """
    if processes == 1:
        return contextlib.nullcontext(Crew(_Here(), 1))
    return _pool(min(processes, _MOST_PROCESSES))


class _Here(Executor):
    """Does its work in the thread that submits it."""

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        done: Future[_R] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


@contextlib.contextmanager
def _pool(processes: int) -> Iterator[Crew]:
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(
        processes, multiprocessing.get_context("spawn"), initializer=_prepare
    )
    try:
        yield Crew(executor, 4 * processes)
    except BaseException as error:
        executor.shutdown(wait=False, cancel_futures=True)
        # What they are at is of no use any more, and may take long.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise CrewError("a process that played was lost") from error
        raise
    finally:
        executor.shutdown()


def _prepare() -> None:
    """Make this process one that works for another, which alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    # Programs that play are ended on the way out.
    sys.exit(1)


@contextlib.contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The Dask cluster whose scheduler is at ``address``; its workers need this program too.

    Raises CrewError if it cannot be reached, and the context does if it fails.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise CrewError(
            f"{DASK}{address} needs Dask, which comes with pip install 'canasta-qt[cluster]'"
        ) from error
    try:
        with (
            Client(address, timeout=_CONNECTING, set_as_default=False) as client,
            # Each run measures anew: no result of an earlier one will do.
            client.get_executor(pure=False) as executor,
        ):
            yield Crew(executor, _CLUSTER_AHEAD)
    except (KilledWorker, CancelledError, ImportError, OSError, RuntimeError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise CrewError(f"the cluster at {address} failed: {reason}") from error
