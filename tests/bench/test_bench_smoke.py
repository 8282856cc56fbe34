"""The bench runs and prints what it promises; how fast anything is, is not judged here."""

import json
import subprocess
import sys

from canasta_qt.rules.presets import PRESETS
from tests.bench import engine, strength
from tests.bench.yardstick import OBSERVED


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


def test_a_player_is_as_strong_as_himself() -> None:
    rules = PRESETS["two-player"]

    assert strength.shares_won(rules, "heuristic", "heuristic", 2, 1) == [0.5, 0.5]


def test_strength_has_a_line_with_an_interval() -> None:
    assert (
        strength.line("standard", [0.5, 1.0, 1.0]) == "standard          6 matches   83.3% ± 32.7%"
    )
