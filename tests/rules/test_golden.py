"""Playthroughs and counts of moves that show in a diff how the game's behaviour has changed.

``golden/NAME.txt`` is a whole round of each preset by random moves, with every event;
``golden/perft.txt`` counts the sequences of legal moves from fixed positions. After a change that
is meant, ``python -m tests.rules.test_golden --rewrite`` writes them anew.
"""

import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from random import Random
from typing import Final

import pytest

from canasta_qt.rules.cards import CODE, rank_name
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move, move_text
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.scoring import SideScore
from canasta_qt.rules.shuffle import below
from canasta_qt.rules.state import OVER
from tests.rules.strategies import Deal

GOLDEN: Final = Path(__file__).with_name("golden")
SEED: Final = 3
DEPTH: Final = 4
"""Moves in a row of which the sequences are counted."""


def _card_text(card: object) -> str:
    return CODE[card] if isinstance(card, int) else "-"


def _value_text(name: str, value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if name in ("card", "top"):
        return _card_text(value)
    if name == "rank" and isinstance(value, int):
        return rank_name(value)
    if isinstance(value, SideScore):
        items = [f"{item.name} {getattr(value, item.name)}" for item in fields(value)]
        return f"{value.total} ({', '.join(item for item in items if not item.endswith(' 0'))})"
    if isinstance(value, tuple):
        if name == "cards":
            return " ".join(map(_card_text, value)) or "none"
        inner = "cards" if name in ("hands", "kitties") else name
        return "; ".join(_value_text(inner, item) for item in value)
    return str(value)


def event_text(event: Event) -> str:
    """An event in one line."""
    values = [
        f"{item.name} {_value_text(item.name, getattr(event, item.name))}"
        for item in fields(event)
        if item.name != "seat"
    ]
    seat = "" if event.seat < 0 else f" {event.seat}"
    return f"    {type(event).__name__}{seat}{': ' if values else ''}{', '.join(values)}"


def chosen(moves: list[Move], chance: Random) -> Move:
    """A move picked at random, whatever the order of ``moves``."""
    return sorted(moves, key=move_text)[below(chance, len(moves))]


def playthrough(rules: RuleSet) -> Iterator[str]:
    """The lines of a round played at random."""
    chance = Random(SEED)
    round_, events = Deal(rules, rules.players_min, SEED).start()
    yield f"{rules.name}, {rules.players_min} players, scores {round_.state.scores}"
    yield from map(event_text, events)
    while round_.state.phase != OVER:
        move = chosen(round_.choices(), chance)
        yield f"{round_.state.actor} {move_text(move)}"
        yield from map(event_text, round_.push(move))


def sequences(round_: Round, depth: int) -> int:
    """How many sequences of ``depth`` legal moves, or of fewer that end the round, there are."""
    if depth == 0 or round_.state.phase == OVER:
        return 1
    total = 0
    for move in round_.legal_moves():
        round_.push(move)
        total += sequences(round_, depth - 1)
        round_.pop()
    return total


def perft() -> Iterator[str]:
    """The lines with counts of sequences: from the deal, and from later in the same round."""
    for rules in PRESETS.values():
        chance = Random(SEED)
        round_, _ = Deal(rules, rules.players_min, SEED).start()
        for later in (0, 40, 81):
            while len(round_.moves) < later:
                round_.push(chosen(round_.choices(), chance))
            counts = [sequences(round_, depth) for depth in range(1, DEPTH + 1)]
            yield f"{rules.name} after {later} moves: {' '.join(map(str, counts))}"


def _read(name: str) -> list[str]:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_playthrough(rules: RuleSet) -> None:
    assert list(playthrough(rules)) == _read(rules.name)


def test_counts_of_sequences() -> None:
    assert list(perft()) == _read("perft")


def _rewrite() -> None:
    GOLDEN.mkdir(exist_ok=True)
    texts = {rules.name: list(playthrough(rules)) for rules in PRESETS.values()}
    texts["perft"] = list(perft())
    for name, lines in texts.items():
        path = GOLDEN / f"{name}.txt"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        print(f"{path}: {len(lines)} lines")


if __name__ == "__main__":
    if sys.argv[1:] != ["--rewrite"]:
        sys.exit(f"usage: python -m {__spec__.name} --rewrite")
    _rewrite()
