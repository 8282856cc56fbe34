"""The players' process: answers, loss, end."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest

from canasta_qt.play.game import Game
from canasta_qt.play.host import LocalHost
from canasta_qt.play.worker import WorkerHost
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.ruleset import RuleSet
from tests.play.matches import Answers, computers, played_round

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


class Worker:
    """A worker host, its answers, and whether it was lost."""

    def __init__(self) -> None:
        self.answers: Answers = Queue()
        self.lost = threading.Event()
        self.losses = 0
        self.host = WorkerHost(lambda *answer: self.answers.put(answer), self._on_lost)

    def _on_lost(self) -> None:
        self.losses += 1
        self.lost.set()


@pytest.fixture(scope="module")
def shared() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.host.close()


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.host.close()


def is_running(pid: int) -> bool:
    state = Path(f"/proc/{pid}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] not in {"Z", "X"}
    except (FileNotFoundError, ProcessLookupError):
        return False


def ends(pid: int) -> bool:
    """Whether the process ends within a while."""
    until = time.monotonic() + PATIENCE
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.02)
    return not is_running(pid)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_worker_plays_as_the_players_here_do(rules: RuleSet, shared: Worker) -> None:
    here: Answers = Queue()
    local = LocalHost(lambda *answer: here.put(answer))

    there = played_round(rules, shared.host, shared.answers, seed=11)

    assert there.record == played_round(rules, local, here, seed=11).record


def test_a_worker_advises_as_the_players_here_do(shared: Worker) -> None:
    here: Answers = Queue()
    local = LocalHost(lambda *answer: here.put(answer))
    moves = []
    for host, answers in ((shared.host, shared.answers), (local, here)):
        game = Game(STANDARD, computers(4), 3, host)
        game.advise("heuristic")
        moves.append(game.answered(*answers.get(timeout=PATIENCE)))

    assert moves[0] == moves[1] is not None


def test_the_worker_starts_when_needed_and_is_reused(worker: Worker) -> None:
    assert worker.host.pid is None
    played_round(STANDARD, worker.host, worker.answers, seed=1)
    pid = worker.host.pid
    played_round(STANDARD, worker.host, worker.answers, seed=2)

    assert worker.host.pid == pid


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
def test_closing_ends_the_worker_without_calling_it_a_loss(worker: Worker) -> None:
    game = Game(STANDARD, computers(4), 1, worker.host)
    game.ask()
    pid = worker.host.pid
    assert pid is not None
    assert is_running(pid)

    worker.host.close()

    assert not is_running(pid)
    assert worker.losses == 0
    worker.host.close()
    game.move_to(worker.host)


def test_a_killed_worker_is_reported_once_and_replaced(worker: Worker) -> None:
    game = Game(STANDARD, computers(4), 1, worker.host)
    game.ask()
    worker.answers.get(timeout=PATIENCE)
    subprocess.run([sys.executable, "-c", f"import os; os.kill({worker.host.pid}, 9)"], check=True)

    assert worker.lost.wait(PATIENCE)
    game.ask()
    answers: Answers = Queue()
    game.move_to(LocalHost(lambda *answer: answers.put(answer)))

    assert game.answered(*answers.get(timeout=PATIENCE)) is not None
    assert worker.losses == 1


def test_where_no_process_can_start_the_worker_counts_as_lost(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)

    Game(STANDARD, computers(4), 1, worker.host).ask()

    assert worker.lost.is_set()
    assert worker.losses == 1


PARENT = """
import os, sys
from queue import Queue
from canasta_qt.play.worker import WorkerHost
from canasta_qt.rules.presets import STANDARD
from tests.play.matches import computers, played_round

if __name__ == "__main__":
    answers = Queue()
    host = WorkerHost(lambda *answer: answers.put(answer), lambda: None)
    played_round(STANDARD, host, answers, seed=1)
    print(host.pid, flush=True)
    sys.stdin.read()
    {end}
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
@pytest.mark.parametrize(
    "end", ["os._exit(1)", "os.kill(os.getpid(), 9)", "pass", "raise RuntimeError"]
)
def test_the_worker_ends_when_the_program_does(end: str, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.format(end=end))
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    assert is_running(pid)

    parent.communicate(timeout=PATIENCE)

    assert ends(pid)


def test_a_question_that_follows_another_need_not_wait_for_its_whole_thought(
    shared: Worker,
) -> None:
    """Both are answered, the first by the best that was found until then."""
    match = Match(STANDARD, 4, 3)
    shared.host.begin(dict.fromkeys(range(4), "expert:deep"), 1)
    observation = match.round.observe(match.round.state.actor)
    match.push(observation.choices()[0])
    observation = match.round.observe(match.round.state.actor)

    for ticket in (1, 2):
        shared.host.ask(ticket, observation)

    for ticket in (1, 2):
        number, choice = shared.answers.get(timeout=PATIENCE)
        assert number == ticket
        assert 0 <= choice < len(observation.choices())
