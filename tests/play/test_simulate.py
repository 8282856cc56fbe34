"""Simulated matches from the command line."""

import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from canasta_qt import cli
from canasta_qt.play import playthrough, progress
from canasta_qt.players import registry
from canasta_qt.players.player import Player
from canasta_qt.players.random_player import RandomPlayer
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.events import Event
from canasta_qt.rules.fields import FIELDS, Number
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS, STANDARD, TWO_PLAYER
from canasta_qt.rules.validation import player_counts

QUICK = ("simulate", "--rules", "two-player", "--players", "random", "--matches", "2")


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def ran(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """The JSON object that a simulation prints, without what a clock decides."""
    assert cli.main([*arguments, "--json"]) == 0
    output: dict[str, object] = json.loads(capsys.readouterr().out)
    for key in ("seconds", "rounds_per_second", "moves_per_second"):
        assert output.pop(key)
    return output


def refused(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which arguments are refused."""
    assert cli.main(["simulate", *arguments]) == 2
    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_of_every_rule_set(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = ran(["simulate", "--rules", name, "--matches", "1"], capsys)

    sides = output["sides"]
    assert isinstance(sides, list)
    assert output["rules"] == name
    assert output["matches"] == 1
    assert output["unfinished"] == 0
    assert sum(side["wins"] for side in sides) == 1
    assert max(side["mean_score"] for side in sides) >= PRESETS[name].target


def test_the_text_names_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(list(QUICK)) == 0

    text = capsys.readouterr().out
    for part in ("2 matches", "won", "mean score", "rounds per match", "rounds/s", "moves/s"):
        assert part in text


def test_a_single_match_is_not_told_as_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*QUICK, "--matches", "1"]) == 0

    assert capsys.readouterr().out.startswith("two-player, 2 players: 1 match\n")


def test_the_same_seed_gives_the_same_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = ran([*QUICK, "--seed", "7"], capsys)

    assert ran([*QUICK, "--seed", "7"], capsys) == outcome
    assert ran([*QUICK, "--seed", "8"], capsys) != outcome


def test_the_next_match_has_the_next_seed(capsys: pytest.CaptureFixture[str]) -> None:
    both = ran([*QUICK, "--seed", "7"], capsys)
    single = [
        ran([*QUICK, "--matches", "1", "--seed", seed], capsys)["moves"] for seed in ("7", "8")
    ]

    assert both["moves"] == sum(count for count in single if isinstance(count, int))


def test_few_players_are_repeated_round_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    output = ran(
        ["simulate", "--rules", "standard", "--matches", "1", "--players", "heuristic,random"],
        capsys,
    )

    sides = output["sides"]
    assert isinstance(sides, list)
    assert [side["players"] for side in sides] == [["heuristic"] * 2, ["random"] * 2]
    assert [side["wins"] for side in sides] == [1, 0]


@pytest.mark.parametrize("seats", player_counts(PRESETS["railroad"]))
def test_the_number_of_seats(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    output = ran(
        ["simulate", "--rules", "railroad", "--matches", "1", "--seats", str(seats)], capsys
    )

    sides = output["sides"]
    assert isinstance(sides, list)
    assert len(sides) == seats


def test_as_many_seats_as_players_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    output = ran(
        [
            "simulate",
            "--rules",
            "railroad",
            "--matches",
            "1",
            "--players",
            "random," * 2 + "random",
        ],
        capsys,
    )

    sides = output["sides"]
    assert isinstance(sides, list)
    assert len(sides) == 3


def test_a_rule_set_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "short.json"
    file.write_text(
        ruleset_text.dumps(TWO_PLAYER)
        .replace('"two-player"', '"Short"')
        .replace('"target": 5000', '"target": 500'),
        encoding="utf-8",
    )

    output = ran(["simulate", "--rules", str(file), "--matches", "3"], capsys)

    assert output["rules"] == "Short"
    assert isinstance(output["rounds_per_match"], float)
    assert output["rounds_per_match"] < 3


@pytest.mark.parametrize("name", PRESETS)
def test_a_printed_rule_set_is_a_rule_file(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "--rules", name, "--print-rules"]) == 0
    printed = capsys.readouterr().out
    assert ruleset_text.loads(printed) == PRESETS[name]

    file = tmp_path / "rules.json"
    file.write_text(printed, encoding="utf-8")
    assert cli.main(["simulate", "--rules", str(file), "--print-rules"]) == 0
    assert capsys.readouterr().out == printed


def test_an_unknown_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    message = refused(["--rules", "bridge"], capsys)

    assert "bridge" in message
    assert "railroad" in message


def test_files_that_hold_no_rule_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.json"
    contents = {
        b"{": "holds no rule set",
        b"\xff\xfe": "not a text",
        ruleset_text.dumps(STANDARD)
        .replace('"hand_size": 11', '"hand_size": 90')
        .encode(): "cannot be played",
    }
    for content, reason in contents.items():
        file.write_bytes(content)
        assert cli.main(["simulate", "--rules", str(file)]) == 2
        message = capsys.readouterr().err
        assert f"{file} " in message
        assert reason in message


def test_every_fault_of_a_rule_file_has_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.json"
    standard = ruleset_text.dumps(STANDARD)
    changed = standard.replace('"hand_size": 11', '"hand_size": 90').replace(
        '"kitty_size": 0', '"kitty_size": -1'
    )
    wrong = standard.replace('"hand_size": 11', '"hand_size": "many", "colour\\u001b": 1')
    hand = FIELDS["hand_size"]
    kitty = FIELDS["kitty_size"]
    assert isinstance(hand, Number)
    assert isinstance(kitty, Number)
    expected = {
        changed: [
            f"  hand_size: out of range (value 90; allowed {hand.low}..{hand.high})",
            f"  kitty_size: out of range (value -1; allowed {kitty.low}..{kitty.high})",
        ],
        wrong: [
            "  hand_size: wrong type (expected number)",
            r"  'colour\x1b': unknown field",
        ],
        "{": ["  not json (line 1; column 2)"],
    }
    for content, lines in expected.items():
        file.write_text(content, encoding="utf-8")
        assert cli.main(["simulate", "--rules", str(file)]) == 2
        assert capsys.readouterr().err.splitlines()[1:] == lines


def test_a_directory_is_no_rule_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a directory" in refused(["--rules", str(tmp_path)], capsys)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--rules", "standard", "--players", "random,random,random,random,random"], "5"),
        (["--rules", "railroad", "--players", "random,random,random", "--seats", "2"], "3 players"),
        (["--rules", "standard", "--seats", "3"], "3"),
        (["--players", "nobody"], "nobody"),
        (["--players", "random,"], "''"),
        (["--matches", "0"], "match"),
        (["--seed", "-1"], "seed"),
        (["--seed", str(2**64)], "seed"),
    ],
)
def test_arguments_that_cannot_be_followed(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refused(arguments, capsys)


@pytest.mark.parametrize("after", [10, 500])
def test_an_interruption_prints_what_there_is(
    after: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    class Interrupted:
        def __init__(self, seat: int, seed: int) -> None:
            self.player = RandomPlayer(seat, seed)

        def observed(self, event: Event) -> None:
            self.player.observed(event)

        def choose(self, observation: Observation, choices: list[Move]) -> Move:
            nonlocal asked
            asked += 1
            if asked == after:
                raise KeyboardInterrupt
            return self.player.choose(observation, choices)

    def create(spec: str, seat: int, seed: int) -> Player:
        return Interrupted(seat, seed)

    monkeypatch.setattr(registry, "create", create)

    arguments = ["simulate", "--rules", "two-player", "--matches", "9", "--players", "random"]
    assert cli.main([*arguments, "--json"]) == 130
    output = json.loads(capsys.readouterr().out)
    assert output["interrupted"] is True
    assert output["matches"] < 9

    asked = 0
    assert cli.main(arguments) == 130
    assert "interrupted" in capsys.readouterr().out


def test_careless_matches_are_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "MAX_ROUNDS", 2)

    assert ran(QUICK, capsys)["unfinished"] == 2
    assert cli.main(list(QUICK)) == 0
    assert "given up after 2 rounds: 2" in capsys.readouterr().out


def test_a_long_run_shows_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "INTERVAL", 0.0)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    assert cli.main(list(QUICK)) == 0

    shown = terminal.getvalue()
    assert "1/2 matches" in shown
    assert "2/2 matches" in shown
    assert shown.endswith("\r")
    assert "matches" not in shown.rsplit("\r", 2)[1]


def test_no_progress_is_shown_where_nobody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)

    assert cli.main(list(QUICK)) == 0

    assert not capsys.readouterr().err


def test_a_short_run_shows_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 60.0)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)

    assert cli.main(list(QUICK)) == 0

    assert not terminal.getvalue()
