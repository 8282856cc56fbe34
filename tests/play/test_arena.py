"""Which of two players is better: told by one process, by several, and by a cluster."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from canasta_qt import cli
from canasta_qt.play import dask_crew, duel, playthrough, progress
from canasta_qt.play.crew import CrewError
from canasta_qt.play.duel import Duel
from canasta_qt.play.local_crew import local
from canasta_qt.players import registry
from canasta_qt.players.player import Player
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet
from tests.play.programs import python_program

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}
PATIENCE = 60.0

QUICK = ("arena", "--rules", "two-player", "--players", "heuristic,random", "--matches", "6")


def timeless(text: str) -> dict[str, Any]:
    """The JSON object in ``text``, without what a clock decides."""
    output: dict[str, Any] = json.loads(text)
    del output["seconds"]
    for player in output["players"]:
        assert player.pop("decision_seconds")["count"] > 0
    return output


def ran(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert cli.main([*arguments, "--json"]) == 0
    return timeless(capsys.readouterr().out)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "canasta_qt", *arguments]


def ran_elsewhere(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE
    )


def a_duel(rules: RuleSet, seats: int, players: tuple[str, str] = ("random", "random")) -> Duel:
    return Duel(ruleset_text.dumps(rules), players, seats, seed=4, patience=1.0)


def test_the_better_player_wins(capsys: pytest.CaptureFixture[str]) -> None:
    output = ran([*QUICK, "--jobs", "1"], capsys)

    assert output["matches"] == 6
    assert [player["wins"] for player in output["players"]] == [6, 0]
    assert output["win_rate"] == 1
    low, high = output["win_rate_interval"]
    assert 0.5 < low < high <= 1
    assert output["difference_per_match"]["mean"] > output["difference_per_round"]["mean"] > 0
    assert output["difference_per_round"]["error"] > 0


def test_the_text_names_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*QUICK, "--jobs", "1"]) == 0

    captured = capsys.readouterr()
    for part in (
        "two-player, 2 players: 6 matches, every deal played twice with the sides swapped\n",
        "heuristic  won 6, decided in p50 ",
        ", p95 ",
        ", max ",
        "win rate of heuristic: 100.0%, 95% interval 61.0% to 100.0%\n",
        "score difference per match: +",
        "score difference per round: +",
        "standard error",
    ):
        assert part in captured.out
    assert not captured.err


@pytest.mark.parametrize(("rules", "seats"), [(TWO_PLAYER, 2), (STANDARD, 4), (RAILROAD, 4)])
def test_a_player_against_itself_is_as_good(rules: RuleSet, seats: int) -> None:
    """What chance gives one of two equal players, the swapped match gives the other."""
    result = duel.play(a_duel(rules, seats, ("heuristic", "heuristic")))

    assert result.wins == [1, 1]
    assert result.difference == 0


def test_both_matches_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    seated = []

    def play_out(match: Any, players: Sequence[Player]) -> int:
        dealt.append((match.dealer, match.round.hands[:], match.round.stock))
        return playthrough.play_out(match, players)

    def create(spec: str, seat: int, seed: int) -> Player:
        seated.append(spec)
        return player_of(spec, seat, seed)

    player_of = registry.create
    monkeypatch.setattr(duel, "play_out", play_out)
    monkeypatch.setattr(registry, "create", create)

    duel.play(a_duel(STANDARD, 4, ("heuristic", "random")))

    assert dealt[0] == dealt[1]
    assert seated == ["heuristic", "random"] * 2 + ["random", "heuristic"] * 2


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*QUICK, "--jobs", "1", "--seed"]
    outcome = ran([*arguments, "7"], capsys)

    assert ran([*arguments, "7"], capsys) == outcome
    assert ran([*arguments, "8"], capsys) != outcome


def test_careless_matches_are_shared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "MAX_ROUNDS", 1)
    output = ran([*QUICK, "--jobs", "1"], capsys)

    assert output["unfinished"] == output["shared"] == 6
    assert output["win_rate"] == 0.5
    assert cli.main([*QUICK, "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    assert "won by neither: 6" in text
    assert "given up after 1 rounds: 6" in text


def test_a_single_deal_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*QUICK, "--matches", "2"]

    assert ran(arguments, capsys)["difference_per_match"]["error"] is None
    assert cli.main(arguments) == 0
    assert "standard error" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--matches", "3"], "even number of matches"),
        (["--players", "random"], "two players meet, not 1"),
        (["--rules", "railroad", "--players", "random,random,random"], "two players meet, not 3"),
        (["--rules", "railroad", "--seats", "3"], "3 seats cannot be shared out"),
        (["--rules", "bridge"], "bridge"),
        (["--jobs", "0"], "at least one process"),
        (["--executor", "ray:1.2.3.4"], "'ray:1.2.3.4'"),
        (["--executor", "dask:"], "no address of a scheduler"),
        (["--executor", "dask:tcp://nowhere"], "no address of a scheduler"),
        (["--executor", "dask:10.0.0.1:8786", "--jobs", "2"], "a cluster decides itself"),
        (["--move-timeout", "0"], "the time for a move"),
    ],
)
def test_arguments_that_cannot_be_followed(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*QUICK, *arguments]) == 2

    captured = capsys.readouterr()
    assert reason in captured.err
    assert captured.err.startswith("canasta-qt arena: ")
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_players_have_to_be_named() -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["arena"])

    assert end.value.code == 2


def test_how_far_it_is_can_be_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "INTERVAL", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert cli.main([*QUICK, "--jobs", "1"]) == 0

    shown = capsys.readouterr().err
    assert "2/6 matches" in shown
    assert "6/6 matches" in shown


def test_an_interruption_prints_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ran([*QUICK, "--matches", "2"], capsys)
    made = 0

    def create(spec: str, seat: int, seed: int) -> Player:
        nonlocal made
        made += 1
        # Two are made to look at the names, and four for each deal.
        if made == 2 + 4 + 1:
            raise KeyboardInterrupt
        return player_of(spec, seat, seed)

    player_of = registry.create
    monkeypatch.setattr(registry, "create", create)

    assert cli.main([*QUICK, "--jobs", "1", "--json"]) == 130
    output = timeless(capsys.readouterr().out)
    assert output == whole | {"interrupted": True}


TIRED = """
class Player:
    seed = None

    def __init__(self, seat, seed):
        Player.seed = Player.seed or seed
        if seed != Player.seed:
            raise RuntimeError("tired")

    def observed(self, event):
        pass

    def choose(self, observation, choices):
        return choices[-1]
"""


def test_a_player_that_fails_stops_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "soon_tired.py").write_text(TIRED, encoding="utf-8")

    arguments = ["--players", "soon_tired:Player,random", "--jobs", "1", "--json"]
    assert cli.main([*QUICK, *arguments]) == 1

    captured = capsys.readouterr()
    output = json.loads(captured.out)
    assert output["matches"] == 2
    assert not output["interrupted"]
    assert "RuntimeError: tired" in output["failure"]
    assert output["failure"] in captured.err


def test_another_version_plays_nothing() -> None:
    asked = Duel(ruleset_text.dumps(STANDARD), ("random", "random"), 4, 1, 1.0, version="0.0")

    with pytest.raises(CrewError, match=r"what 0\.0 asks for"):
        duel.play(asked)


def test_several_processes_give_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    alone = ran([*QUICK, "--jobs", "1"], capsys)

    assert ran([*QUICK, "--jobs", "2"], capsys) == alone


def test_a_player_that_fails_elsewhere_stops_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = python_program(tmp_path / "tired.py", "raise SystemExit(3)\n")

    assert cli.main([*QUICK, "--players", f"{spec},random", "--jobs", "2"]) == 1
    assert "ended with the exit code 3 without an answer" in capsys.readouterr().err


def test_a_lost_process_stops_the_run() -> None:
    with pytest.raises(CrewError, match="was lost"), local(2) as crew:
        list(crew.results(os._exit, [1]))


STALLING = """
import os
import time
from pathlib import Path

HERE = Path(__file__).parent

class Player:
    '''Plays one deal in each process, then thinks for ever.'''

    made = 0

    def __init__(self, seat, seed):
        Player.made += 1

    def observed(self, event):
        pass

    def choose(self, observation, choices):
        if Player.made > 2:
            (HERE / f"stalls {os.getpid()}").touch()
            time.sleep(600)
        return choices[-1]
"""


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Have what is started here heed interrupts, wherever the tests run.

    A shell has commands in the background ignore them, and whatever these start inherits that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def killed_with_all(leader: "subprocess.Popen[str]") -> None:
    """Leave nothing of the session that ``leader`` began, nor any pipe to it."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform != "win32":
            os.killpg(leader.pid, signal.SIGKILL)
    leader.communicate(timeout=PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="sends the signals of other systems")
@pytest.mark.parametrize("end", ["interrupted", "killed"])
@pytest.mark.usefixtures("interruptible")
def test_no_process_outlives_the_command(end: str, tmp_path: Path) -> None:
    (tmp_path / "stalling.py").write_text(STALLING, encoding="utf-8")
    running = subprocess.Popen(
        command(
            *QUICK,
            "--players",
            "stalling:Player,random",
            "--jobs",
            "2",
            "--matches",
            "20",
            "--json",
        ),
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    try:
        while len(list(tmp_path.glob("stalls *"))) < 2:
            assert running.poll() is None, "the command ended before it was told to"
            assert time.monotonic() < until, "two processes should play by now"
            time.sleep(0.02)
        # Typed in a terminal, an interrupt reaches all processes of the command.
        if sys.platform != "win32" and end == "interrupted":
            os.killpg(running.pid, signal.SIGINT)
        else:
            running.kill()
        # The output is not at its end before all processes are that might write to it.
        output, errors = running.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.fail(f"{PATIENCE:g} seconds after the command was {end} a process of it still runs")
    finally:
        killed_with_all(running)

    if end == "interrupted":
        assert running.returncode == 130
        assert not errors
        assert json.loads(output)["interrupted"]


CLUSTER = """
import faulthandler
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    faulthandler.dump_traceback_later({patience}, exit=True)
    with LocalCluster(
        n_workers=2, threads_per_worker=2, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        faulthandler.cancel_dump_traceback_later()
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of two processes with two threads each, on this machine."""
    script = tmp_path_factory.mktemp("cluster") / "cluster.py"
    script.write_text(CLUSTER.format(patience=PATIENCE), encoding="utf-8")
    cluster = subprocess.Popen(
        [sys.executable, str(script)],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert cluster.stdout is not None
    address = cluster.stdout.readline().strip()
    assert address, "the cluster did not start"
    yield address
    cluster.communicate(timeout=PATIENCE)


def test_a_cluster_gives_the_same(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    alone = ran([*QUICK, "--jobs", "1"], capsys)

    done = ran_elsewhere(*QUICK, "--json", "--executor", f"dask:{address}")

    assert done.returncode == 0, done.stderr
    assert timeless(done.stdout) == alone


def test_a_player_that_fails_on_a_cluster_stops_the_run(address: str, tmp_path: Path) -> None:
    spec = python_program(tmp_path / "tired.py", "raise SystemExit(3)\n")

    done = ran_elsewhere(*QUICK, "--players", f"{spec},random", "--executor", f"dask:{address}")

    assert done.returncode == 1
    assert "ended with the exit code 3 without an answer" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_cluster_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert cli.main([*QUICK, "--executor", "dask:127.0.0.1:9"]) == 1
    assert "'canasta-qt[cluster]'" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert not dask_crew.is_address("127.0.0.1")
    script = (
        "import sys; from canasta_qt import cli; from canasta_qt.play import dask_crew\n"
        "dask_crew._CONNECTING = 0.5; sys.exit(cli.main(sys.argv[1:]))"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, *QUICK, "--executor", "dask:127.0.0.1:9"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )

    assert done.returncode == 1
    assert "canasta-qt arena: the cluster at 127.0.0.1:9 failed: " in done.stderr
