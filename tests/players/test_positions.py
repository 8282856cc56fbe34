"""How often each player avoids what good players agree to be bad."""

import json

import pytest

from canasta_qt.players import registry
from canasta_qt.rules.presets import PRESETS
from tests.players.positions import FILE, Position, PositionError, positions

POSITIONS = positions()

SHARES = {
    # It was 0.97: it went out where that lost the match and took piles of cards of no use.
    "heuristic": 1.0,
    "casual": 0.80,
    # In few deals, which is enough to tell; tests/bench asks him at the pace of a match.
    "expert:4": 0.95,
}
"""The least share of positions without a bad move, by player."""

SEEDS = {"beginner": 3, "casual": 3, "random": 3}
"""Chances given in each position to the players who leave much to it."""


def blunders(name: str) -> dict[str, list[str]]:
    """The bad moves of the player called ``name``, by position and seed."""
    found: dict[str, list[str]] = {}
    for position in POSITIONS:
        for seed in range(SEEDS.get(name, 1)):
            player = registry.create(name, position.seat, seed)
            found[f"{position.name}, seed {seed}"] = position.blunders_of(player)
    return found


@pytest.mark.parametrize("name", SHARES)
def test_bad_moves_are_rare(name: str) -> None:
    found = blunders(name)
    made = {where: moves for where, moves in found.items() if moves}

    assert 1 - len(made) / len(found) >= SHARES[name], made


def test_levels_differ_in_their_bad_moves() -> None:
    order = ("random", "beginner", "casual", "heuristic")
    rates = []
    for name in order:
        found = blunders(name)
        rates.append(sum(bool(moves) for moves in found.values()) / len(found))

    assert rates == sorted(rates, reverse=True)
    assert rates[0] > 2 * rates[1]


def test_there_are_positions_of_every_rule_set() -> None:
    assert len(POSITIONS) >= 60
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    assert {position.rules for position in POSITIONS} == set(PRESETS)
    partnership = [position for position in POSITIONS if position.laws.team_size == 2]
    assert len(partnership) > len(POSITIONS) / 2


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"stock": 1}, "the stock has"),
        ({"bad": ["discard AH"]}, "is not legal"),
        ({"bad": []}, "no bad move"),
        ({"hand": "KS KS KS"}, "too many K"),
        ({"frozen": False, "pile": "2C 2D 2H 2S 5C 5D 5S"}, "freezes it"),
        ({"weather": "fair"}, "unknown weather"),
        ({"why": "Because"}, "no sentence"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, object], complaint: str) -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))[0]

    with pytest.raises(PositionError, match=complaint):
        Position(told | change)
