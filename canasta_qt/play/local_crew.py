"""A crew on this machine: this process, or others that it starts."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from typing import Final, ParamSpec, TypeVar

from canasta_qt.play.crew import Crew, CrewError

_P = ParamSpec("_P")
_R = TypeVar("_R")

_MOST_PROCESSES: Final = 61
"""Windows cannot wait for more."""

_PARTING: Final = 3
"""Seconds that a process has to end what it is at when nobody wants it any more."""


class _Duty:
    """What a process that works for another is at."""

    works = False
    leaves = False
    """Whether it was told to end."""


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
    executor = _Pool(processes, multiprocessing.get_context("spawn"), _prepare)
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


class _Pool(ProcessPoolExecutor):
    """Processes that an interrupt typed in the terminal does not reach, not even at their start."""

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        # Processes start in here and inherit what is blocked.
        with _interrupts_held():
            return super().submit(_unless_leaving, fn, *args, **kwargs)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let an interrupt wait for the end of the context, where the system can do that."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """Make this process one that works for another, which alone decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_follow, name="canasta-parent", daemon=True).start()


def _leave(*_: object) -> None:
    """End what is being done in good order, with the programs that take part in it."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _Duty.leaves = True
    # The system then ends what still waits for work, or for another process that was ended.
    if sys.platform != "win32":
        signal.alarm(_PARTING)
    # Torn out of the executor's queues, a process could take a lock with it.
    if _Duty.works:
        sys.exit(1)


def _unless_leaving(function: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
    # Some work is handed out before its turn, and cannot be called back.
    if _Duty.leaves:
        sys.exit(1)
    _Duty.works = True
    try:
        return function(*args, **kwargs)
    finally:
        _Duty.works = False


def _follow() -> None:
    """End this process when the one that it works for has ended in whatever way."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
