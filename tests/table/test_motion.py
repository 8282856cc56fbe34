"""Whatever moves, and wherever it is cut short, the table ends up showing the match."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.events import Dealt, Event
from canasta_qt.rules.moves import AddToMeld, Discard
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import OVER
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.tableau import PILE, Place, Zone
from tests.table.driver import Driver
from tests.table.fake_model import dealt
from tests.table.test_celebrations import closing, going_out
from tests.table.test_rounds import choose
from tests.table.test_scene import simple

Play = Callable[[Round], Driver]

SPEEDS = {"off": 0.0, "fast": 2.5, "normal": 1.0, "slow": 0.5}
GAMES = [
    ("two-player", 2, 3),
    ("standard", 4, 1),
    ("traditional", 4, 2),
    ("international", 4, 5),
    ("railroad", 3, 4),
]
HASTE = 60.0
"""How many times faster than normal a round runs that is watched without cutting it short."""


def shown(items: list[CardItem]) -> list[int | None]:
    """What is seen of the cards, sorted."""
    return sorted((item.side for item in items), key=lambda card: -1 if card is None else card)


def lies_right(driver: Driver) -> None:
    """Compare the items themselves with the match: which cards, where, which side up."""
    scene, game = driver.scene, driver.model.round
    state = game.state
    assert scene.problems(driver.model.observation) == []
    for seat, hand in enumerate(game.hands):
        items = scene.items_at(Place.HAND, seat)
        is_open = seat == driver.model.seat or state.phase == OVER
        assert shown(items) == (sorted(hand.cards()) if is_open else [None] * hand.size)
        home = scene.arrangement.hand
        if seat == driver.model.seat:
            assert all(item.covered.overlap(home) > 0 for item in items)
    for number, side in enumerate(state.sides):
        assert shown(scene.items_at(Place.RED_THREES, number)) == sorted(side.red_threes)
        area = scene.arrangement.areas[number].panel
        for index, meld in enumerate(side.melds):
            items = scene.items_at(Place.MELD, number, index)
            assert shown(items) == sorted(meld.cards)
            assert all(area.contains(item.covered) for item in items if item.isVisible())
    pile = scene.items_at(PILE.place)
    assert [item.side for item in pile] == list(state.pile)
    if pile:
        made = scene.arrangement.pile
        assert (pile[-1].x(), pile[-1].y()) == (made.x, made.y)
        assert pile[-1].zValue() == max(item.zValue() for item in pile)


def moves_of(driver: Driver, seed: int, most: int) -> Iterator[list[Event]]:
    """The events of random moves, until the round is over at most."""
    dice, game = Random(seed), driver.model.round
    for _ in range(most):
        if game.state.phase == OVER:
            return
        yield game.push(choose(game.choices(), dice))


def start(play: Play, rules: str, players: int, seed: int, speed: float, still: bool) -> Driver:
    """A table on which a round is being dealt."""
    game, events = dealt(rules, players, seed)
    driver = play(game)
    driver.scene.set_speed(speed)
    driver.scene.set_still(still)
    driver.model.tell(events)
    assert driver.scene.director.busy == (speed > 0)
    return driver


@pytest.mark.parametrize("still", [False, True], ids=["full", "reduced"])
@pytest.mark.parametrize("speed", SPEEDS.values(), ids=SPEEDS)
@pytest.mark.parametrize("way", range(2))
def test_the_table_shows_the_match_wherever_motion_is_cut_short(
    play: Play, speed: float, still: bool, way: int
) -> None:
    # Each game at several speeds, though not every game at each.
    number = way * len(SPEEDS) + list(SPEEDS.values()).index(speed) + 2 * still
    rules, players, seed = GAMES[number % len(GAMES)]
    driver = start(play, rules, players, seed, speed, still)
    driver.scene.director.finish()
    lies_right(driver)
    dice = Random(seed)

    for events in moves_of(driver, seed, 40):
        driver.model.tell(events)
        # Sometimes at once, sometimes between two events, sometimes with many waiting.
        for _ in range(dice.randrange(3)):
            if driver.scene.director.busy:
                driver.scene.director._arrived()
        if dice.random() < 0.6:
            driver.scene.director.finish()
            lies_right(driver)

    driver.scene.director.finish()
    lies_right(driver)


@pytest.mark.parametrize("still", [False, True], ids=["full", "reduced"])
def test_the_table_shows_the_match_after_each_turn(play: Play, qtbot: QtBot, still: bool) -> None:
    driver = start(play, "standard", 4, 7, HASTE, still)
    qtbot.waitUntil(lambda: not driver.scene.director.busy)
    lies_right(driver)

    turn = driver.model.round.state.turn
    for events in moves_of(driver, 7, 24):
        driver.model.tell(events)
        if driver.model.round.state.turn != turn:
            turn = driver.model.round.state.turn
            qtbot.waitUntil(lambda: not driver.scene.director.busy)
            lies_right(driver)

    qtbot.waitUntil(lambda: not driver.scene.director.busy)
    lies_right(driver)


@pytest.mark.parametrize(("rules", "players", "seed"), GAMES[:2])
def test_a_whole_round_ends_with_all_hands_open(
    play: Play, rules: str, players: int, seed: int
) -> None:
    driver = start(play, rules, players, seed, 1.0, still=False)
    for events in moves_of(driver, seed, 2000):
        driver.model.tell(events)
    driver.scene.director.finish()

    assert driver.model.round.state.phase == OVER
    assert len(driver.scene.celebrations.totals) == driver.model.round.state.laws.sides
    lies_right(driver)


def test_moves_taken_back_end_all_motion(play: Play) -> None:
    driver = start(play, "standard", 4, 3, 0.5, still=False)
    driver.scene.director.finish()
    for events in moves_of(driver, 3, 30):
        driver.model.tell(events)
    assert driver.scene.director.busy

    driver.scene.set_still(True)
    while driver.model.round.moves:
        driver.model.round.pop()
        driver.model.reset.emit()
        lies_right(driver)


def test_with_reduced_motion_cards_are_at_their_places_at_once(play: Play) -> None:
    driver = play(simple())
    driver.scene.set_speed(0.1)
    driver.scene.set_still(True)

    driver.model.play(Discard(parse_card("9C")))

    assert [item.side for item in driver.scene.items_at(PILE.place)] == list(
        parse_cards(["QH", "9C"])
    )
    assert all(item.at_rest for item in driver.hand())
    # The next event waits all the same, so that one can see what happens.
    assert driver.scene.director.busy
    driver.model.play(driver.model.round.choices()[0])
    assert len(driver.scene.items_at(Place.HAND, 1)) < driver.model.round.hands[1].size
    driver.scene.director.finish()
    lies_right(driver)


def test_with_reduced_motion_hands_are_dealt_one_after_another(play: Play, qtbot: QtBot) -> None:
    game, events = dealt("standard", 4, seed=1)
    driver = play(game)
    driver.scene.set_speed(0.1)
    driver.scene.set_still(True)
    driver.model.tell(events)
    seats = [event.seat for event in events if isinstance(event, Dealt)]

    assert all(item.at_rest for item in driver.scene.items_at(Place.HAND, seats[0]))
    assert driver.scene.items_at(Place.HAND, seats[0])
    assert driver.scene.items_at(Place.HAND, seats[1]) == []


def test_with_reduced_motion_what_is_celebrated_neither_grows_nor_fades(
    play: Play, qtbot: QtBot
) -> None:
    driver = closing(play)
    driver.scene.set_speed(1)
    driver.scene.set_still(True)
    celebrations = driver.scene.celebrations
    driver.model.play(AddToMeld(0, parse_card("KH")))
    qtbot.waitUntil(lambda: celebrations.banner == "Canasta!")

    changes: list[float] = []
    for thing in (celebrations._ring, celebrations._banner):
        thing.opacityChanged.connect(lambda: changes.append(0.0))
        thing.scaleChanged.connect(lambda: changes.append(1.0))
        assert (thing.scale(), thing.opacity()) == (1.0, 1.0)
    assert celebrations.ringed == Zone(Place.MELD, 0, 0)
    qtbot.waitUntil(lambda: celebrations.banner == "")
    assert changes == []
    lies_right(driver)


def test_with_reduced_motion_the_end_is_shown_as_long(play: Play, qtbot: QtBot) -> None:
    driver = going_out(play)
    driver.scene.set_speed(0.1)
    driver.scene.set_still(True)
    driver.model.play(Discard(parse_card("9C")))
    assert driver.scene.celebrations.totals == {}

    while not driver.scene.celebrations.totals:
        driver.scene.director._arrived()

    assert driver.scene.director.busy
    hands = [driver.scene.items_at(Place.HAND, seat) for seat in (1, 2, 3)]
    assert all(item.at_rest and item.side is not None for hand in hands for item in hand)
