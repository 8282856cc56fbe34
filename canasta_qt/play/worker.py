"""The computer players in a process of their own, so that their thinking stops no window."""

import contextlib
import math
import multiprocessing
import signal
import threading
import time
from collections.abc import Mapping, Sequence
from enum import IntEnum
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from canasta_qt.play.host import Answered, HostedPlayers, Lost
from canasta_qt.play.wire import packed, unpacked
from canasta_qt.rules.events import Event
from canasta_qt.rules.observation import Observation


class _Request(IntEnum):
    """What the worker is sent, followed by the arguments of the host's method."""

    BEGIN = 0
    OBSERVED = 1
    ASK = 2
    ADVISE = 3


class Patience:
    """The clock that players think by: whoever sends something new waits for no answer.

    A question is not followed by anything but its answer, unless it has gone by: because the
    program has ended, moves were taken back, or another match begins.
    """

    INTERVAL: Final = 0.005
    """Seconds between two looks at the pipe, which take longer than one at the clock."""

    def __init__(self, pipe: "Connection[Any, Any]") -> None:
        self._pipe = pipe
        self._next = 0.0

    def time(self) -> float:
        """Seconds; infinity if the question has gone by."""
        now = time.monotonic()
        if now >= self._next:
            try:
                if self._pipe.poll():
                    return math.inf
            except OSError:
                return math.inf
            self._next = now + self.INTERVAL
        return now


def serve(pipe: "Connection[Any, Any]") -> None:
    """What the worker process does until the other end of ``pipe`` is closed.

    The pipe closes when the program ends in whatever way, so that no worker is left behind.
    """
    # An interrupt typed in the terminal is for the program, whose end ends the worker.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    players = HostedPlayers(Patience(pipe).time)
    with contextlib.suppress(EOFError, OSError):
        while True:
            request, *arguments = unpacked(pipe.recv_bytes())
            match request:
                case _Request.BEGIN:
                    players.begin(*arguments)
                case _Request.OBSERVED:
                    players.observed(*arguments)
                case _Request.ASK:
                    ticket, observation = arguments
                    pipe.send_bytes(packed((ticket, players.choose(observation))))
                case _Request.ADVISE:
                    ticket, *question = arguments
                    pipe.send_bytes(packed((ticket, players.advice(*question))))


class WorkerHost:
    """A host whose players live in a worker process, started when first needed.

    Answers, and the news that the worker was lost, come from a thread that waits at the pipe.
    Where no process can be started, the news comes before the method that tried has returned.
    """

    def __init__(self, answered: Answered, lost: Lost) -> None:
        self._answered = answered
        self._lost = lost
        self._worker: _Worker | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The worker's process number while there is a worker."""
        return None if self._worker is None else self._worker.process.pid

    def begin(self, players: Mapping[int, str], seed: int) -> None:
        """See `Host.begin`."""
        self._send(_Request.BEGIN, dict(players), seed)

    def observed(self, seat: int, events: Sequence[Event]) -> None:
        """See `Host.observed`."""
        self._send(_Request.OBSERVED, seat, tuple(events))

    def ask(self, ticket: int, observation: Observation) -> None:
        """See `Host.ask`."""
        self._send(_Request.ASK, ticket, observation)

    def advise(
        self, ticket: int, observation: Observation, player: str, seed: int, events: Sequence[Event]
    ) -> None:
        """See `Host.advise`."""
        self._send(_Request.ADVISE, ticket, observation, player, seed, tuple(events))

    def close(self) -> None:
        """See `Host.close`."""
        self._closed = True
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _send(self, *message: object) -> None:
        if self._closed:
            return
        if self._worker is None:
            try:
                self._worker = _Worker(self._answered, self._on_end)
            except OSError:
                self._on_end()
                return
        # If the worker has gone, its reader says so, once, whatever was to be sent.
        with contextlib.suppress(OSError):
            self._worker.pipe.send_bytes(packed(message))

    def _on_end(self) -> None:
        if not self._closed:
            self._closed = True
            self._lost()


class _Worker:
    """A running worker: its process, the pipe to it and the thread that waits for answers.

    Raises OSError where no process can be started.
    """

    def __init__(self, answered: Answered, ended: Lost) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=serve, args=(far_end,), name="canasta-players", daemon=True
        )
        try:
            self.process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            # Held by the worker alone from now on, so that its end is seen here.
            far_end.close()
        self._reader = threading.Thread(
            target=self._read, args=(answered, ended), name="canasta-answers", daemon=True
        )
        self._reader.start()

    def end(self) -> None:
        """End the process, which may be deep in thought; return when nothing is left of it."""
        self.process.kill()
        self._reader.join()
        self.process.join()
        self.process.close()
        self.pipe.close()

    def _read(self, answered: Answered, ended: Lost) -> None:
        while True:
            try:
                ticket, index = unpacked(self.pipe.recv_bytes())
            except (EOFError, OSError):
                break
            answered(ticket, index)
        ended()
