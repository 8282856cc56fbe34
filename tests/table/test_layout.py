"""Everything on the table has its place, whatever lies there and however large it is."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.state import OVER
from canasta_qt.table.arrangement import Arrangement
from canasta_qt.table.geometry import SMALLEST, Rect
from canasta_qt.table.hand_rows import LONGEST_ROW
from canasta_qt.table.layout import arrange
from canasta_qt.table.tableau import PILE, WAITING, Place, Tableau, Zone
from tests.table.fake_model import dealt
from tests.table.test_rounds import GAMES, choose

SIZES = [
    SMALLEST,
    (560, 1000),
    (720, 500),
    (1024, 640),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]


def positions(rules: str, players: int) -> Iterator[Tableau]:
    """Tables as they look in the course of a random round, seen by every seat."""
    game, _ = dealt(rules, players, seed=players)
    dice = Random(players)
    for number in range(600):
        if number % 60 == 0:
            for seat in range(players):
                yield Tableau.of(game.observe(seat))
        if game.state.phase == OVER:
            return
        game.push(choose(game.choices(), dice))


def regions(made: Arrangement) -> dict[str, Rect]:
    """Parts of the table that must not touch one another."""
    found = {"hand": made.hand, "stock": made.stock.rect, "pile": made.pile.rect}
    if made.kitty is not None:
        found["kitty"] = made.kitty
    for side, area in made.areas.items():
        found[f"area {side}"] = area.panel
    for seat, plate in made.plates.items():
        found[f"plate {seat}"] = plate.panel
    found["stock label"] = made.stock_label
    found["pile label"] = made.pile_label
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_nothing_overlaps_and_nothing_lies_outside(
    rules: str, players: int, size: tuple[int, int]
) -> None:
    table = Rect(0, 0, *size)
    for tableau in positions(rules, players):
        made = arrange(tableau, *size, right_to_left=False)
        found = regions(made)
        for name, rect in found.items():
            assert table.contains(rect), name
        for (one, here), (other, there) in combinations(found.items(), 2):
            assert here.overlap(there) < 1, (one, other)
        for zone, pack in made.packs.items():
            assert made.areas[zone.owner].body.contains(pack.rect), zone
        for (one_zone, one_pack), (other_zone, other_pack) in combinations(made.packs.items(), 2):
            assert one_pack.rect.overlap(other_pack.rect) < 1, (one_zone, other_zone)


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_every_card_has_a_spot_inside_its_place(rules: str, players: int) -> None:
    for tableau in positions(rules, players):
        made = arrange(tableau, 1024, 640, right_to_left=False)
        for zone, cards in tableau.cards.items():
            spots = made.spots.get(zone, ())
            assert len(spots) == len(cards), zone
            for spot in spots:
                place = home(zone, made, tableau)
                assert place.contains(spot.rect), zone
                assert (spot.x - spot.width / 2).is_integer()


def home(zone: Zone, made: Arrangement, tableau: Tableau) -> Rect:
    """What a zone's cards have to lie in."""
    if zone in (PILE, WAITING):
        return made.pile.rect.grown(made.pile.width * 0.5)
    if zone.place in (Place.MELD, Place.RED_THREES):
        return made.areas[zone.owner].panel
    if zone == tableau.hand:
        return made.hand
    if zone.owner == tableau.seat:
        assert made.kitty is not None
        return made.kitty
    return made.plates[zone.owner].panel


@pytest.mark.parametrize("cards", [1, 11, LONGEST_ROW, LONGEST_ROW + 1, 40, 70])
def test_each_card_of_a_hand_shows_its_index(cards: int) -> None:
    tableau = Tableau(Laws(PRESETS["standard"], 4), 0)
    tableau.cards[tableau.hand] = [number % 52 for number in range(cards)]
    made = arrange(tableau, 1024, 640, right_to_left=False)
    spots = made.spots[tableau.hand]

    rows = {spot.y for spot in spots}
    assert len(rows) == (1 if cards <= LONGEST_ROW else 2)
    for one, other in combinations(spots, 2):
        if one.y == other.y:
            assert abs(one.x - other.x) >= 0.2 * one.width
        else:
            assert abs(one.y - other.y) >= 0.3 * one.width


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_the_mirrored_table_is_the_same_from_the_other_side(rules: str, players: int) -> None:
    for tableau in positions(rules, players):
        plain = arrange(tableau, 1280, 800, right_to_left=False)
        mirrored = arrange(tableau, 1280, 800, right_to_left=True)
        assert mirrored.stock.x == 1280 - plain.stock.x
        for zone, spots in plain.spots.items():
            for here, there in zip(spots, mirrored.spots[zone], strict=True):
                assert (there.x, there.y) == (1280 - here.x, here.y)


def test_the_left_index_stays_visible_in_both_directions() -> None:
    tableau = Tableau(Laws(PRESETS["standard"], 4), 0)
    tableau.cards[tableau.hand] = list(range(8, 19))
    for right_to_left in (False, True):
        spots = arrange(tableau, 1280, 800, right_to_left).spots[tableau.hand]
        for one, other in combinations(spots, 2):
            # Of two cards the right one lies on top, for what it leaves of the other is left.
            assert (one.x < other.x) == (one.z < other.z)


def test_the_own_side_has_the_largest_area() -> None:
    tableau = Tableau(Laws(PRESETS["railroad"], 6), 2)
    made = arrange(tableau, 1024, 640, right_to_left=False)
    sizes = {side: area.body.width * area.body.height for side, area in made.areas.items()}

    assert max(sizes, key=lambda side: sizes[side]) == 2


def test_the_card_that_froze_the_pile_lies_crosswise_and_stays_visible() -> None:
    tableau = Tableau(Laws(PRESETS["standard"], 4), 0)
    tableau.cards[PILE] = [20, 0, *range(24, 36)]
    tableau.frozen = True
    spots = arrange(tableau, 1280, 800, right_to_left=False).spots[PILE]

    assert [spot.angle for spot in spots] == [0, 90, *[0] * 12]
    assert spots[1].shown
    assert not spots[0].shown
    assert spots[1].rect.x < spots[-1].rect.x
