"""The shuffle is our own, and the same for ever."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.shuffle import SEATING, SEED_LIMIT, below, deck_order, generator, shuffled

SEEDS = st.integers(0, SEED_LIMIT - 1)

GOLDEN_FIRST = (2, 6, 5, 1, 0, 7, 4, 8, 3, 9)
GOLDEN_SECOND = (3, 8, 4, 6, 7, 5, 1, 9, 2, 0)
GOLDEN_LAST = (2, 3, 0, 6, 9, 1, 5, 8, 7, 4)
GOLDEN_DECK = (
    *(48, 2, 42, 13, 37, 15, 10, 9, 42, 19, 13, 41, 31, 49, 39, 0, 52, 9),
    *(53, 14, 7, 6, 0, 7, 30, 31, 53, 12, 40, 52, 5, 38, 50, 18, 3, 22),
    *(28, 16, 4, 47, 19, 17, 10, 20, 50, 24, 27, 36, 24, 11, 25, 46, 41, 38),
    *(40, 35, 45, 23, 44, 8, 26, 21, 30, 29, 34, 39, 45, 51, 25, 4, 27, 35),
    *(11, 23, 1, 47, 18, 3, 2, 44, 14, 21, 28, 46, 36, 34, 20, 37, 51, 1),
    *(32, 15, 26, 22, 8, 16, 6, 5, 49, 33, 17, 48, 32, 29, 43, 43, 33, 12),
)


def test_the_order_of_a_deck_never_changes() -> None:
    """Records of matches depend on these numbers: they must be kept, whatever else changes."""
    assert deck_order(range(10), 0, 1) == GOLDEN_FIRST
    assert deck_order(range(10), 0, 2) == GOLDEN_SECOND
    assert deck_order(range(10), SEED_LIMIT - 1, 7) == GOLDEN_LAST
    assert deck_order(Laws(STANDARD, 4).deck, 2024, 1) == GOLDEN_DECK


@given(st.lists(st.integers(0, 53)), SEEDS, st.integers(0, 1000))
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: int, number: int) -> None:
    assert Counter(deck_order(cards, seed, number)) == Counter(cards)


@given(SEEDS)
def test_the_rounds_of_a_match_differ(seed: int) -> None:
    deck = Laws(STANDARD, 4).deck
    orders = {deck_order(deck, seed, number) for number in range(SEATING, 20)}

    assert len(orders) == 20


def test_neighbouring_seeds_share_no_rounds() -> None:
    deck = Laws(PRESETS["two-player"], 2).deck
    orders = {deck_order(deck, seed, number) for seed in range(20) for number in range(1, 20)}

    assert len(orders) == 20 * 19


def test_every_order_is_as_likely() -> None:
    chance = generator(5, 1)
    orders = Counter(shuffled(range(4), chance) for _ in range(24_000))

    assert len(orders) == 24
    # Each count is 1000 with a standard deviation of 31.
    assert all(850 < count < 1150 for count in orders.values())


@given(SEEDS, st.integers(1, 1000))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    chance = generator(seed, 1)

    assert all(0 <= below(chance, limit) < limit for _ in range(100))


@pytest.mark.parametrize(("seed", "number"), [(-1, 1), (SEED_LIMIT, 1), (1, -1)])
def test_other_seeds_are_refused(seed: int, number: int) -> None:
    with pytest.raises(ValueError, match="no such seed"):
        generator(seed, number)
