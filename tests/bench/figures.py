"""Measure whichever copy of the core is found, and the yardstick beside it.

``python -m tests.bench.figures --seconds S`` prints JSON; ``tests.bench.engine`` runs it for each
copy and makes a table of it.
"""

import argparse
import json
from dataclasses import asdict
from typing import Final

from canasta_qt.players import registry
from canasta_qt.rules import round as core
from canasta_qt.rules.presets import PRESETS
from tests.bench.play import PlayRound, bot_play, random_play, random_playout
from tests.bench.rate import measure
from tests.bench.yardstick import measure_gin_rummy

SEED: Final = 20
BOT: Final = "heuristic"


def figures(seconds: float) -> dict[str, object]:
    """What was measured, for at least ``seconds`` each.

    ``core`` is the file of the core, ``yardstick`` the rates of gin rummy by way to observe (None
    if it is not installed), ``sets`` the rates of each rule set by kind of play.
    """
    yardstick = measure_gin_rummy(seconds)
    sets: dict[str, object] = {}
    for name, rules in PRESETS.items():
        plays: dict[str, PlayRound] = {
            "random": random_play(rules, SEED),
            "playout": random_playout(rules, SEED),
        }
        if BOT in registry.names():
            plays[BOT] = bot_play(BOT, rules, SEED)
        sets[name] = {play: asdict(measure(run, seconds)) for play, run in plays.items()}
    return {
        "core": core.__file__,
        "yardstick": None
        if yardstick is None
        else {way: asdict(rate) for way, rate in yardstick.items()},
        "sets": sets,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the core that is found.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    print(json.dumps(figures(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
