"""Whatever lies on the table has room, whatever the size of the table."""

from dataclasses import dataclass
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from canasta_qt.rules.cards import FACES
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS
from canasta_qt.table.arrangement import Arrangement
from canasta_qt.table.geometry import SMALLEST, Rect
from canasta_qt.table.hand_rows import LEAST_SLIVER
from canasta_qt.table.layout import arrange
from canasta_qt.table.tableau import PILE, Card, Place, Tableau, Zone
from tests.table.test_layout import home, regions

GAMES = [
    ("two-player", 2),
    *(("railroad", players) for players in range(2, 7)),
    ("standard", 4),
]
LONG_ROUND = 12
"""Melds of one side late in a round, in which every rank has been melded."""


@dataclass(frozen=True)
class Table:
    """A table of ``size`` pixels with ``tableau`` on it."""

    tableau: Tableau
    size: tuple[int, int]
    right_to_left: bool

    def arranged(self) -> Arrangement:
        return arrange(self.tableau, *self.size, self.right_to_left)


def laid(game: tuple[str, int], hand: int, melds: list[list[int]], threes: int) -> Tableau:
    """A table on which the viewer holds ``hand`` cards and the sides have ``melds`` of so many."""
    rules, players = game
    laws = Laws(PRESETS[rules], players)
    tableau = Tableau(laws, 0)
    held: list[Card] = [number * 7 % 52 for number in range(hand)]
    tableau.cards[tableau.hand] = held
    for seat in range(1, players):
        tableau.cards[Zone(Place.HAND, seat)] = [None] * (3 + 5 * seat)
    for seat in range(players if laws.kitty_size else 0):
        tableau.cards[Zone(Place.KITTY, seat)] = [None] * laws.kitty_size
    tableau.cards[PILE] = [number % FACES for number in range(2, 20)]
    for side in range(laws.sides):
        tableau.cards[Zone(Place.RED_THREES, side)] = [5, 6] * threes
        for index, cards in enumerate(melds[side % len(melds)]):
            zone = Zone(Place.MELD, side, index)
            rank = 2 + index % 11
            tableau.ranks[zone] = rank
            tableau.cards[zone] = [4 * rank + card % 4 for card in range(cards)]
    return tableau


@some.composite
def tables(draw: some.DrawFn, hand: int = 30, melds: int = LONG_ROUND) -> Table:
    size = some.integers(3, 9)
    tableau = laid(
        draw(some.sampled_from(GAMES)),
        draw(some.integers(0, hand)),
        draw(some.lists(some.lists(size, max_size=melds), min_size=1, max_size=6)),
        draw(some.integers(0, 3)),
    )
    tableau.frozen = draw(some.booleans())
    width = draw(some.integers(SMALLEST[0], 3840))
    height = draw(some.integers(SMALLEST[1], 2160))
    return Table(tableau, (width, height), draw(some.booleans()))


@settings(max_examples=200)
@given(tables())
def test_no_part_of_the_table_touches_another(table: Table) -> None:
    made = table.arranged()
    whole = Rect(0, 0, *table.size)
    found = regions(made)

    for name, rect in found.items():
        assert whole.contains(rect), name
        assert rect.width > 0, name
        assert rect.height > 0, name
    for (one, here), (other, there) in combinations(found.items(), 2):
        assert here.overlap(there) < 1, (one, other)


@settings(max_examples=200)
@given(tables())
def test_every_card_of_the_hand_is_on_the_table_and_shows_its_index(table: Table) -> None:
    made = table.arranged()
    spots = made.spots[table.tableau.hand]

    assert all(made.hand.contains(spot.rect) for spot in spots)
    rows: dict[float, list[float]] = {}
    for spot in spots:
        rows.setdefault(spot.y, []).append(spot.x)
    for row in rows.values():
        assert all(right - left >= LEAST_SLIVER - 1 for left, right in pairwise(sorted(row)))
    for upper, lower in pairwise(sorted(rows)):
        assert lower - upper >= 0.34 * spots[0].width


@settings(max_examples=200)
@given(tables())
def test_every_meld_and_its_number_is_seen(table: Table) -> None:
    made = table.arranged()

    for zone in table.tableau.ranks:
        pack = made.packs[zone]
        assert made.areas[zone.owner].panel.contains(pack.rect), zone
        assert pack.count == len(table.tableau.at(zone))
        assert pack.width >= 12
        assert made.spots[zone][-1].shown or pack.packed
    for one, other in combinations(made.packs.values(), 2):
        assert one.rect.overlap(other.rect) < 1


@settings(max_examples=100)
@given(tables(hand=70, melds=24))
def test_cards_stay_in_their_places_however_many_they_are(table: Table) -> None:
    made = table.arranged()

    for zone, spots in made.spots.items():
        assert len(spots) == len(table.tableau.at(zone))
        place = home(zone, made, table.tableau)
        for spot in spots:
            assert place.contains(spot.rect), zone


@pytest.mark.parametrize("size", [SMALLEST, (560, 1000), (1024, 640), (3840, 2160)])
def test_opponents_melds_of_a_long_round_can_be_read(size: tuple[int, int]) -> None:
    """At the smallest size for four, and from a half screen on for six as well."""
    for game in GAMES:
        if size == SMALLEST and game[1] > 4:
            continue
        table = laid(game, 20, [[7, 5] * (LONG_ROUND // 2)], 1)
        made = arrange(table, *size, right_to_left=False)
        assert min(pack.width for pack in made.packs.values()) >= 16, (game, size)
