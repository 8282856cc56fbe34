"""Players that are no part of the game: classes of other packages, and programs."""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_qt import cli
from canasta_qt.play import casting, program
from canasta_qt.play.player_error import PlayerError, PlayerFailed
from canasta_qt.play.playthrough import play_out
from canasta_qt.play.question import question
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.events import Event
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet
from tests.play.programs import python_program

CONTRIBUTING = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"

MODULE = """
from canasta_qt.players.random_player import RandomPlayer

class Fine:
    def __init__(self, seat, seed):
        self.random = RandomPlayer(seat, seed)

    def observed(self, event):
        pass

    def choose(self, observation, choices):
        return self.random.choose(observation, choices)

class Needy(Fine):
    def __init__(self, seat, seed, more):
        pass

class Broken(Fine):
    def choose(self, observation, choices):
        raise RuntimeError("no idea")

class Deaf(Fine):
    def observed(self, event):
        raise KeyError(event.seat)

class Cheat(Fine):
    def choose(self, observation, choices):
        return "win"

nothing = None
"""

ANSWER = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {}\n"


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module in the current folder that holds players."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "others").mkdir()
    (tmp_path / "others" / "clever.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "torn.py").write_text("1 / 0\n", encoding="utf-8")
    importlib.invalidate_caches()
    yield "others.clever"
    for name in ("others", "others.clever", "torn"):
        sys.modules.pop(name, None)


def played(spec: str, rules: RuleSet = TWO_PLAYER, patience: float = program.PATIENCE) -> Match:
    """A match that ``spec`` has played against the random player."""
    match = Match(rules, rules.players_min, seed=3)
    seats = [spec, *["random"] * (rules.players_min - 1)]
    with casting.seated(seats, match.seed, patience) as players:
        play_out(match, players)
    return match


def test_a_class_of_another_package_plays(module: str) -> None:
    match = played(f"{module}:Fine")

    assert match.over
    assert match.totals == played("random").totals


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Broken", "RuntimeError: no idea (clever.py, line 20)"),
        ("Deaf", "KeyError"),
        ("Cheat", "chose 'win', which is none of its choices"),
        ("Needy", "cannot be made: TypeError"),
    ],
)
def test_a_class_that_fails_stops_the_run(
    name: str, reason: str, module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(PlayerFailed, match=re.escape(reason)):
        played(f"{module}:{name}")

    arguments = ["simulate", "--rules", "two-player", "--players", f"{module}:{name},random"]
    assert cli.main([*arguments, "--json"]) == 1
    captured = capsys.readouterr()
    assert reason in captured.err
    assert reason in json.loads(captured.out)["failure"]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("others.clever:Nobody", "has no class 'Nobody'"),
        ("others.clever:nothing", "has no class 'nothing'"),
        ("others.dull:Player", "others.dull cannot be imported: ModuleNotFoundError"),
        ("torn:Player", "torn cannot be imported: ZeroDivisionError: division by zero (torn.py"),
        (":Player", "cannot be imported"),
        ("exec:", "no such program"),
        ("exec:no-such-program --at all", "no such program"),
        ("nobody", "there is no player 'nobody'"),
    ],
)
def test_players_that_cannot_be_had_are_refused(
    spec: str, reason: str, module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "--players", f"random,{spec}"]) == 2

    captured = capsys.readouterr()
    assert reason in captured.err
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_a_comma_in_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = python_program(tmp_path / "a,b.py", ANSWER.format("print(0, flush=True)"))
    arguments = ["simulate", "--rules", "two-player", "--matches", "1", "--json"]

    assert cli.main([*arguments, "--players", f'"{spec}", random']) == 0
    sides = json.loads(capsys.readouterr().out)["sides"]

    assert [side["players"] for side in sides] == [[spec], ["random"]]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_program_in_the_document_plays(rules: RuleSet, tmp_path: Path) -> None:
    text = CONTRIBUTING.read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    assert len(found[0].splitlines()) <= 20
    spec = python_program(tmp_path / "example.py", found[0])

    match = played(spec, rules)

    assert match.over
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("print('what?', flush=True)", "answered 'what?', which is no number from 0 to "),
        ("print(True, flush=True)", "answered 'True'"),
        ("print('true', flush=True)", "answered 'true'"),
        ("print(len(asked['moves']), flush=True)", "which is no number"),
        ("print(-1, flush=True)", "answered '-1'"),
        ("print('9' * 5000, flush=True)", "answered '9999"),
        ("print('\\u2660', flush=True)", "answered"),
        ("print(flush=True)", "answered ''"),
        ("sys.exit(7)", "ended with the exit code 7 without an answer"),
    ],
)
def test_a_program_that_answers_nonsense_stops_the_run(
    answer: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(PlayerFailed, match=f"on seat 0 .*{re.escape(reason)}"):
        played(python_program(tmp_path / "wrong.py", ANSWER.format(answer)))


def test_a_program_that_is_silent_stops_the_run(tmp_path: Path) -> None:
    spec = python_program(tmp_path / "silent.py", "import time\nwhile True: time.sleep(60)\n")

    with pytest.raises(PlayerFailed, match=r"gave no answer within 0\.05 seconds"):
        played(spec, patience=0.05)


def test_a_program_that_stays_after_its_input_has_ended_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_LEAVE", 0.05)
    spec = python_program(
        tmp_path / "lingering.py",
        ANSWER.format("print(0, flush=True)") + "while True: sys.stdin.read()\n",
    )

    assert played(spec).over


def test_a_program_that_cannot_be_started_stops_the_run(tmp_path: Path) -> None:
    with pytest.raises(PlayerFailed, match="cannot be started"):
        played(f"exec:{tmp_path / 'gone'}")


def test_the_matches_before_a_failure_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once = tmp_path / "once"
    source = f"import os\nos.path.exists({str(once)!r}) and exit()\n" + ANSWER.format(
        "print(0, flush=True)"
    )
    spec = python_program(tmp_path / "once.py", source + f"open({str(once)!r}, 'w').close()\n")
    arguments = ["simulate", "--rules", "two-player", "--players", f"{spec},random", "--json"]

    assert cli.main(arguments) == 1

    captured = capsys.readouterr()
    output = json.loads(captured.out)
    assert output["matches"] == 1
    assert output["failure"] in captured.err


def test_nobody_can_be_seated_by_an_unknown_name() -> None:
    with pytest.raises(PlayerError), casting.seated(["nobody"], 1, 1.0):
        pass


def test_a_question_tells_what_the_seat_may_know() -> None:
    match = Match(RAILROAD, 2, seed=5)
    seat = match.round.state.actor
    seen = match.round.observe(seat)
    events = [event.seen_by(seat) for event in match.first_events]

    asked = json.loads(question(seen, match.round.choices(), events, 9))

    assert (asked["seat"], asked["seed"]) == (seat, 9)
    assert asked["rules"] == ruleset_text.to_plain(RAILROAD)
    assert len(asked["hand"]) == RAILROAD.hand_size
    assert asked["kitty"] is None
    assert asked["table"]["phase"] == "draw"
    assert asked["table"]["turn"] == seat
    assert len(asked["table"]["pile"]) == 1
    assert "draw" in asked["moves"]
    dealt = {
        event["seat"]: event["cards"] for event in asked["events"] if event["event"] == "Dealt"
    }
    assert None not in dealt[seat]
    assert set(dealt[1 - seat]) == {None}


def test_hidden_cards_are_not_told() -> None:
    """In two rounds that differ in hidden cards alone, a seat is asked the same."""

    def asked(match: Match, seat: int) -> str:
        events = [event.seen_by(seat) for event in match.first_events]
        return question(match.round.observe(seat), [], events, 1)

    match = Match(STANDARD, 4, seed=5)
    before = asked(match, 0)
    hands = match.round.hands
    hands[1], hands[3] = hands[3], hands[1]
    match.round.stock = tuple(reversed(match.round.stock))

    assert asked(match, 0) == before
    assert asked(match, 1) != before


class Witness:
    """Plays by rules of thumb and keeps what it sees."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._player = HeuristicPlayer()

    def observed(self, event: Event) -> None:
        self.events.append(event)
        self._player.observed(event)

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        return self._player.choose(observation, choices)


def test_every_event_can_be_told() -> None:
    match = Match(RAILROAD, 3, seed=2)
    witnesses = [Witness() for _ in range(3)]
    play_out(match, witnesses)

    observation = Match(RAILROAD, 3, seed=2).round.observe(0)
    line = question(observation, [], witnesses[0].events, 1)

    told = {event["event"] for event in json.loads(line)["events"]}
    assert {"Dealt", "Melded", "PileTaken", "KittySeen", "RoundEnded", "RoundScored"} <= told
