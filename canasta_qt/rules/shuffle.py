"""Shuffling that gives the same cards everywhere and for ever.

``random.Random`` promises that a seed gives the same sequence of ``random()`` in every version of
Python, but promises nothing of its ``shuffle``; so the shuffle is our own, and a test pins it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

SEED_LIMIT: Final = 2**64
"""Seeds of matches are from 0 to less than this."""

SEATING: Final = 0
"""Stands in the place of a round's number for what happens before the first round."""


def generator(seed: int, round_number: int) -> Random:
    """The source of chance for one round of the match with ``seed``.

    It is seeded with ``round_number * SEED_LIMIT + seed``, which differs for every pair, so that
    rounds neither repeat each other nor those of other matches. Rounds count from 1; SEATING is
    for the seats. Raises ValueError for a seed out of range or a negative round.
    """
    if not 0 <= seed < SEED_LIMIT or round_number < 0:
        raise ValueError(f"no such seed and round: {seed}, {round_number}")
    return Random(round_number * SEED_LIMIT + seed)


def below(chance: Random, limit: int) -> int:
    """A number from 0 to ``limit - 1``, each as likely as the others.

    That is ``floor(random() * limit)``; for limits as small as a pack of cards, the 53 bits of
    ``random()`` leave no bias that could matter.
    """
    return int(chance.random() * limit)


def shuffled(cards: Sequence[int], chance: Random) -> tuple[int, ...]:
    """``cards`` in an order of chance (Fisher and Yates).

    From the last place down to the second, the card there changes places with that of a place
    drawn by ``below`` among those from the first to itself.
    """
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = below(chance, place + 1)
        card = order[place]
        order[place] = order[other]
        order[other] = card
    return tuple(order)


def deck_order(deck: Sequence[int], seed: int, round_number: int) -> tuple[int, ...]:
    """The cards of ``deck`` as they lie in a round of the match with ``seed``.

    The top of the pack is the last card. ``deck`` must always be given in the same order; that of
    ``Laws.deck`` is meant.
    """
    return shuffled(deck, generator(seed, round_number))
