"""A player that is a program of its own, in whatever language, asked line by line."""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from queue import Empty, Queue
from typing import Any, Final

from canasta_qt.play.player_error import PlayerFailed, UnknownPlayer
from canasta_qt.play.question import question
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation

PATIENCE: Final = 30.0
"""Seconds that a program may take for an answer, and for its start before the first."""

_LEAVE: Final = 2.0
"""Seconds that a program has to end by itself, once it has no more input."""

_LONGEST: Final = 1000
"""Bytes of an answer: more is no answer, and may have no end."""

_SHOWN: Final = 60
"""Characters of a wrong answer that are repeated in the message."""


def check(command: str) -> None:
    """Raise UnknownPlayer, with the reason, if ``command`` names no program."""
    try:
        words = _words(command)
    except ValueError as error:
        raise UnknownPlayer(f"player exec:{command}: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise UnknownPlayer(f"player exec:{command}: there is no such program")


class Program:
    """A player that asks the program which ``command`` starts, without a shell.

    It is started for one match and one seat. Each question is a line on its input, see `question`,
    and each answer a line on its output: the index of one of the moves, from 0. What it writes to
    its error output is seen by whoever runs the command. It should end when its input does.

    A program that ends, answers something else, or needs more than ``patience`` seconds for an
    answer raises PlayerFailed.
    """

    def __init__(self, command: str, seat: int, seed: int, patience: float) -> None:
        self._name = f"player exec:{command} on seat {seat}"
        self._seed = seed
        self._patience = patience
        self._events: list[Event] = []
        self._answers: Queue[bytes] = Queue()
        self._conversation: threading.Thread | None = None
        words: Any = command if sys.platform == "win32" else _words(command)
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_APART
            )
        except OSError as error:
            raise PlayerFailed(f"{self._name} cannot be started: {error.strerror}") from error

    def observed(self, event: Event) -> None:
        """Keep ``event`` for the next question."""
        self._events.append(event)

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """The move that the program answers."""
        asked = question(observation, choices, self._events, self._seed)
        self._events.clear()
        # A thread waits for the program, since pipes cannot be waited for with a limit everywhere.
        self._conversation = threading.Thread(
            target=self._converse, args=(f"{asked}\n".encode(),), daemon=True
        )
        self._conversation.start()
        try:
            answer = self._answers.get(timeout=self._patience)
        except Empty:
            raise PlayerFailed(
                f"{self._name} gave no answer within {self._patience:g} seconds"
            ) from None
        self._conversation.join()
        return choices[self._index(answer, len(choices))]

    def close(self) -> None:
        """Let the program end, or end it: at once if it owes an answer, else after a while."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if self._is_asked():
            self._kill()
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_LEAVE)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        if self._conversation is not None:
            self._conversation.join(_LEAVE)
        # A thread is still there only if the program left its output to a program of its own.
        if not self._is_asked():
            self._process.stdout.close()

    def _converse(self, asked: bytes) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # An answer may have been given without reading, and then counts all the same.
        with contextlib.suppress(OSError):
            self._process.stdin.write(asked)
            self._process.stdin.flush()
        self._answers.put(self._process.stdout.readline(_LONGEST))

    def _index(self, answer: bytes, choices: int) -> int:
        """The index that ``answer`` means. Raises PlayerFailed if it means none."""
        if not answer:
            raise PlayerFailed(f"{self._name} {self._end()}")
        try:
            index = json.loads(answer)
        except ValueError:
            index = None
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < choices:
            text = answer.decode("utf-8", "replace").strip()
            shown = ascii(text[:_SHOWN]) + ("..." if len(text) > _SHOWN else "")
            raise PlayerFailed(
                f"{self._name} answered {shown}, which is no number from 0 to {choices - 1}"
            )
        return index

    def _end(self) -> str:
        """How the program came to say nothing more."""
        try:
            code = self._process.wait(_LEAVE)
        except subprocess.TimeoutExpired:
            return "closed its output without an answer"
        if code < 0:
            return f"was ended by the signal {-code} without an answer"
        return f"ended with the exit code {code} without an answer"

    def _is_asked(self) -> bool:
        return self._conversation is not None and self._conversation.is_alive()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        elif self._process.poll() is None:
            # With whatever it has started itself.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


_APART: Final[dict[str, Any]] = {}
"""Keeps an interrupt typed in the terminal from the program: it is for the command."""
if sys.platform == "win32":
    _APART["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _APART["process_group"] = 0


def _words(command: str) -> list[str]:
    return shlex.split(command, posix=sys.platform != "win32")
