"""One looks into the discard pile as far as the rules allow."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.rules import presets
from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import PileSight
from canasta_qt.table.geometry import SMALLEST, Rect, card_height
from canasta_qt.table.gestures import Grip
from canasta_qt.table.spreading import spread_heap
from canasta_qt.table.tableau import Place
from tests.table.driver import Driver
from tests.table.test_focus import go_to, press
from tests.table.test_mouse import check, drawing

Play = Callable[[Round], Driver]

HEAP = parse_cards(["4C", "2D", "9H", "KS", "7C"])


@pytest.fixture
def _spread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard rules under which the pile lies spread out."""
    rules = replace(presets.STANDARD, pile_in_sight=PileSight.ALL)
    monkeypatch.setitem(presets.PRESETS, "standard", rules)


def lying(driver: Driver) -> list[Rect]:
    return [item.covered for item in driver.scene.items_at(Place.PILE)]


def hover(driver: Driver, qtbot: QtBot) -> None:
    """Rest on the pile until it is spread."""
    before = lying(driver)
    # A pointer that is there already would not move.
    driver.move(driver.hand_area())
    driver.move(driver.pile())
    qtbot.waitUntil(lambda: lying(driver) != before)


@pytest.mark.usefixtures("_spread")
def test_an_open_pile_spreads_under_the_pointer(play: Play, qtbot: QtBot) -> None:
    driver = drawing(play, pile=HEAP)
    before = lying(driver)

    hover(driver, qtbot)

    places = lying(driver)
    assert [one.x for one in places] == sorted({one.x for one in places})
    assert all(item.isVisible() for item in driver.scene.items_at(Place.PILE))
    check(driver)
    driver.move(driver.hand_area())
    assert lying(driver) == before
    check(driver)


@pytest.mark.usefixtures("_spread")
def test_an_open_pile_stays_spread_while_the_pointer_is_on_its_cards(
    play: Play, qtbot: QtBot
) -> None:
    driver = drawing(play, pile=HEAP)
    hover(driver, qtbot)
    places = lying(driver)

    driver.move(driver.point(places[-1]))

    assert lying(driver) == places


@pytest.mark.usefixtures("_spread")
def test_a_click_on_a_spread_card_is_one_on_the_pile(play: Play, qtbot: QtBot) -> None:
    driver = drawing(play, pile=HEAP, opened=True)
    driver.select(*parse_cards(["7D", "7H"]))
    hover(driver, qtbot)

    driver.click(driver.point(lying(driver)[-1]))

    assert driver.model.round.state.pile == ()
    check(driver)


@pytest.mark.usefixtures("_spread")
def test_an_open_pile_is_spread_and_spoken_by_the_keyboard(play: Play) -> None:
    driver = drawing(play, pile=HEAP)
    before = lying(driver)
    said: list[str] = []
    driver.scene.spoken.connect(said.append)
    press(driver, Qt.Key.Key_Home)

    go_to(driver, Grip.PILE)

    assert lying(driver) != before
    assert said[-1] == (
        "discard pile, 5 card(s), on top the seven of clubs, below it king of spades, "
        "nine of hearts, two of diamonds, four of clubs"
    )
    check(driver)
    QTest.keyClick(driver.view, Qt.Key.Key_Home)
    assert lying(driver) == before


@pytest.mark.usefixtures("_spread")
def test_a_spread_pile_stays_spread_when_the_table_is_laid_out_anew(
    play: Play, qtbot: QtBot
) -> None:
    driver = drawing(play, pile=HEAP)
    hover(driver, qtbot)
    places = lying(driver)

    driver.scene.retranslate()

    assert lying(driver) == places
    check(driver)


def test_of_a_closed_pile_only_the_top_shows(play: Play, qtbot: QtBot) -> None:
    driver = drawing(play, pile=HEAP)
    before = lying(driver)
    said: list[str] = []
    driver.scene.spoken.connect(said.append)
    press(driver, Qt.Key.Key_Home)

    go_to(driver, Grip.PILE)

    assert lying(driver) == before
    assert said[-1] == "discard pile, 5 card(s), on top the seven of clubs"


def test_of_a_frozen_pile_the_card_that_froze_it_shows_as_well(play: Play, qtbot: QtBot) -> None:
    driver = drawing(play, pile=HEAP, frozen=True)
    before = lying(driver)

    hover(driver, qtbot)

    moved = [now != then for now, then in zip(lying(driver), before, strict=True)]
    deuce = HEAP.index(parse_card("2D"))
    assert moved[deuce]
    assert not any(moved[index] for index in (0, 2, 3))
    assert driver.scene.items_at(Place.PILE)[deuce].rotation() == 0
    check(driver)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", [SMALLEST, (1024, 640), (3840, 2160)])
@pytest.mark.parametrize("cards", [2, 12, 50])
def test_a_spread_pile_stays_on_the_table(
    cards: int, size: tuple[int, int], mirrored: bool
) -> None:
    width = 44
    x = size[0] - 60.0 - width if mirrored else 60.0
    heap = Rect(x, size[1] / 2, width, card_height(width))
    spots = spread_heap(heap, width, cards, size, mirrored)

    assert len(spots) == cards
    assert all(Rect(0, 0, *size).contains(spot.rect) for spot in spots)
    for one, other in combinations(spots, 2):
        assert abs(one.x - other.x) >= 15 or abs(one.y - other.y) >= 20
        if one.y == other.y:
            assert (one.x < other.x) == (one.z < other.z)
