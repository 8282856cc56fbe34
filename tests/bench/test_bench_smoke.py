"""The bench runs and prints what it promises; how fast anything is, is not judged here."""

import json
import subprocess
import sys

import pytest

from canasta_qt.rules.presets import PRESETS
from tests.bench import engine, positions, strength, thinking
from tests.bench.yardstick import OBSERVED
from tests.players.positions import positions as all_positions


def printed(*options: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.engine", "--interpreted", "--seconds", "0", *options],
        cwd=engine.ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_json_has_a_rate_for_every_rule_set() -> None:
    figures = json.loads(printed("--json"))

    assert list(figures) == ["interpreted"]
    sets = figures["interpreted"]["sets"]
    assert list(sets) == list(PRESETS)
    for plays in sets.values():
        assert {"random", "playout"} <= set(plays)
        for rate in plays.values():
            assert rate["moves"] > rate["rounds"] > 0


def test_table_has_a_line_for_every_rule_set_and_play() -> None:
    lines = printed().splitlines()

    for name in PRESETS:
        for play in ("random", "playout"):
            assert any(line.split()[:3] == [name, play, "interpreted"] for line in lines)


RATE = {"rounds": 2.0, "moves": 300.0}
SETS = {"standard": {"random": RATE}}


def test_ratio_is_moves_to_decisions() -> None:
    yardstick = {OBSERVED: {"rounds": 1.0, "moves": 120.0}}
    text = engine.table({"compiled": {"sets": SETS, "yardstick": yardstick}})

    assert text.splitlines()[1].split() == ["standard", "random", "compiled", "2", "300", "2.50"]
    assert engine.NO_YARDSTICK not in text


def test_missing_yardstick_is_told() -> None:
    text = engine.table({"compiled": {"sets": SETS, "yardstick": None}})

    assert text.splitlines()[1].split() == ["standard", "random", "compiled", "2", "300"]
    assert engine.NO_YARDSTICK in text


def test_strength_is_measured_in_pairs_of_matches() -> None:
    rules = PRESETS["two-player"]
    found = strength.measure(rules, "heuristic", "random", pairs=2, seed=1)

    assert found.wins == [1.0] * 4
    assert len(found.leads) == 2
    assert min(found.leads) > 0
    low, high = found.win_range
    assert 0.4 < low < high <= 1.0
    text = strength.line(rules, "heuristic", "random", found)
    assert "4 matches" in text
    assert "100.0%" in text


def test_waits_for_the_expert_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["--rules", "two-player", "--paces", "deep", "--questions", "2"]
    monkeypatch.setattr(sys, "argv", ["thinking", *options])
    monkeypatch.setattr(thinking.Questions, "answer", lambda *_: 0.25)

    thinking.main()

    lines = capsys.readouterr().out.splitlines()
    told = "p50 0.250 p95 0.250 p99 0.250  max 0.250 s"
    assert lines[0].startswith("two-player expert:deep ")
    assert lines[0].endswith(told)
    assert lines[1].split()[:4] == ["two-player", "expert:deep", "interrupted", "2"]


def test_bad_moves_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    first = all_positions()[:2]
    monkeypatch.setattr(positions, "positions", lambda: first)

    head, *_ = positions.asked("heuristic", 2).splitlines()

    assert head.startswith("heuristic: 100.0% of 4 without a bad move, longest ")
