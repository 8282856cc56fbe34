"""Opening minimums that take nearly the whole hand, which make openings hard to search for."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import RAILROAD
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import Tier
from canasta_qt.rules.shuffle import below, deck_order


@pytest.mark.parametrize("minimum", [200, 250, 300])
def test_rounds_end_and_openings_meet_the_minimum(minimum: int) -> None:
    laws = Laws(replace(RAILROAD, minimum_tiers=(Tier(None, minimum),)), 2)
    for seed in range(4):
        chance = Random(seed)
        round_, _ = Round.deal(laws, 0, (0, 0), deck_order(laws.deck, seed, 1))
        while choices := round_.choices():
            before = round_.state
            round_.play(choices[below(chance, len(choices))])
            side = before.turn % laws.sides
            if round_.state.sides[side].opened and not before.sides[side].opened:
                laid = sum(meld.points for meld in round_.state.sides[side].melds)
                assert laid >= minimum
        assert round_.state.end is not None
