"""What is made much of, and how cards set off."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.events import Event, RoundScored
from canasta_qt.rules.moves import AddToMeld, Discard, DrawStock, Meld, Move
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import FROM_STOCK, PLAY, PublicState
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.tableau import Place, Zone
from tests.table.driver import Driver
from tests.table.fake_model import dealt, position
from tests.table.test_mouse import KING, SEVEN, check

Play = Callable[[Round], Driver]

KINGS = parse_cards(["KC", "KD", "KH", "KS", "KC", "KD"])
ACES = parse_cards(["AC", "AD", "AH", "AS", "AC", "AD", "AH"])


def drawn(state: PublicState) -> None:
    state.drew = FROM_STOCK


def closing(play: Play, *hand: str, melds: Sequence[tuple[int, Sequence[int]]] = ()) -> Driver:
    """Seat 0 has drawn and six kings lie on its side."""
    cards = hand or ("KH", "2S", "9C", "4D")
    laid = [(KING, KINGS), *melds]
    game = position(
        "standard",
        parse_cards(cards),
        pile=parse_cards(["QH"]),
        stock=parse_cards(["5C", "6C", "7C", "8C"]),
        melds=laid,
        opened=True,
        phase=PLAY,
        change=drawn,
    )
    return play(game)


def going_out(play: Play) -> Driver:
    """Seat 0 can go out with a discard."""
    return closing(play, "9C", melds=[(KING + 1, ACES)])


def play_all(driver: Driver, *moves: Move) -> None:
    for move in moves:
        driver.model.play(move)


def shown(driver: Driver) -> tuple[Zone | None, str]:
    return driver.scene.celebrations.ringed, driver.scene.celebrations.banner


def rests(item: CardItem) -> bool:
    return item.at_rest


def test_a_canasta_gets_a_ring_and_a_banner_which_go(play: Play, qtbot: QtBot) -> None:
    driver = closing(play)
    driver.scene.set_speed(20)

    driver.model.play(AddToMeld(0, parse_card("KH")))

    meld = Zone(Place.MELD, 0, 0)
    qtbot.waitUntil(lambda: shown(driver) == (meld, "Canasta!"))
    qtbot.waitUntil(lambda: shown(driver) == (None, ""))
    check(driver)


def test_a_press_ends_ring_and_banner(play: Play, qtbot: QtBot) -> None:
    driver = closing(play)
    driver.scene.set_speed(1)
    driver.model.play(AddToMeld(0, parse_card("KH")))
    qtbot.waitUntil(lambda: driver.scene.celebrations.banner != "")

    driver.click(driver.point(driver.scene.arrangement.plates[1].panel))

    assert shown(driver) == (None, "")
    assert not driver.scene.director.busy
    check(driver)


def test_a_canasta_that_becomes_mixed_is_no_new_one(play: Play, qtbot: QtBot) -> None:
    driver = closing(play)
    driver.model.play(AddToMeld(0, parse_card("KH")))
    driver.scene.set_speed(20)

    with qtbot.waitSignal(driver.scene.idle):
        driver.model.play(AddToMeld(0, parse_card("2S")))

    assert shown(driver) == (None, "")


def test_nothing_is_celebrated_where_nothing_is_animated(play: Play) -> None:
    driver = closing(play)

    driver.model.play(AddToMeld(0, parse_card("KH")))

    assert shown(driver) == (None, "")
    check(driver)


def test_a_ring_follows_its_meld(play: Play, qtbot: QtBot) -> None:
    driver = closing(play)
    driver.scene.set_speed(1)
    driver.model.play(AddToMeld(0, parse_card("KH")))
    qtbot.waitUntil(lambda: driver.scene.celebrations.ringed is not None)

    driver.view.resize(1000, 700)

    ring = driver.scene.celebrations._ring
    pack = driver.scene.arrangement.packs[Zone(Place.MELD, 0, 0)]
    assert (ring.x(), ring.y()) == pack.rect.center


@pytest.mark.parametrize("corner", ["left", "right"])
def test_a_banner_stays_on_the_table(play: Play, qtbot: QtBot, corner: str) -> None:
    driver = closing(play)
    driver.scene.set_speed(1)
    driver.model.play(AddToMeld(0, parse_card("KH")))
    qtbot.waitUntil(lambda: driver.scene.celebrations.banner != "")
    banner = driver.scene.celebrations._banner
    table = driver.scene.sceneRect()
    pack = driver.scene.arrangement.packs[Zone(Place.MELD, 0, 0)].rect
    driver.scene.celebrations._say("w" * 400, pack, beside=corner == "left")

    assert table.contains(banner.mapRectToScene(banner.childrenBoundingRect()))


def test_who_goes_out_is_named(play: Play, qtbot: QtBot) -> None:
    driver = going_out(play)
    driver.scene.set_speed(20)

    driver.model.play(Discard(parse_card("9C")))

    qtbot.waitUntil(lambda: driver.scene.celebrations.banner == "Anna goes out")
    qtbot.waitUntil(lambda: not driver.scene.director.busy)
    check(driver)


@pytest.mark.parametrize("speed", [0, 20])
def test_at_the_end_all_hands_lie_open_under_the_points(
    play: Play, qtbot: QtBot, speed: int
) -> None:
    driver = going_out(play)
    driver.scene.set_speed(speed)
    scored: list[Event] = []
    driver.scene.showing.connect(scored.append)

    driver.model.play(Discard(parse_card("9C")))
    qtbot.waitUntil(lambda: not driver.scene.director.busy)

    result = scored[-1]
    assert isinstance(result, RoundScored)
    for seat in (1, 2, 3):
        items = driver.scene.items_at(Place.HAND, seat)
        assert tuple(item.face for item in items) == tuple(sorted(result.hands[seat]))
        assert all(item.isVisible() for item in items)
    totals = driver.scene.celebrations.totals
    assert list(totals) == [0, 1]
    assert totals[0].startswith("This round: ")
    check(driver)


def test_open_hands_and_points_go_with_the_next_deal(play: Play) -> None:
    driver = going_out(play)
    driver.model.play(Discard(parse_card("9C")))

    driver.model.round, events = dealt("standard", 4, seed=2)
    driver.model.tell(events)

    assert driver.scene.celebrations.totals == {}
    check(driver)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, None])
def test_the_end_is_not_waited_for(play: Play, qtbot: QtBot, key: Qt.Key | None) -> None:
    driver = going_out(play)
    driver.scene.set_speed(0.5)
    driver.model.play(Discard(parse_card("9C")))
    assert driver.scene.director.busy

    if key is None:
        driver.click(driver.point(driver.scene.arrangement.plates[1].panel))
    else:
        QTest.keyClick(driver.view, key)

    assert driver.model.calls[-2:] == ["busy", "finished"]
    assert driver.scene.celebrations.totals
    # The key has also brought the focus out.
    qtbot.waitUntil(lambda: driver.scene.matches(driver.model.observation))


@pytest.mark.parametrize(("rules", "players"), [("railroad", 6), ("railroad", 2), ("standard", 4)])
def test_open_hands_lie_on_the_table_card_by_card(play: Play, rules: str, players: int) -> None:
    game, _ = dealt(rules, players, seed=4)
    driver = play(game)
    hands = tuple(hand.cards() for hand in game.hands)

    driver.model.tell([RoundScored(-1, (), hands, ())])

    table = driver.scene.sceneRect()
    for seat in range(1, players):
        items = driver.scene.items_at(Place.HAND, seat)
        across = [item.covered.x for item in items]
        assert across == sorted(across)
        assert len(set(across)) == len(items) > 0
        assert all(item.covered.x > 0 and item.covered.right < table.width() for item in items)


def test_dealt_cards_set_off_one_after_another(play: Play, qtbot: QtBot) -> None:
    game, events = dealt("standard", 4, seed=1)
    driver = play(game)
    driver.scene.set_speed(0.2)
    driver.model.tell(events)
    stock = driver.scene.arrangement.stock
    items = driver.scene.items_at(Place.HAND, 1) or driver.hand()

    qtbot.waitUntil(lambda: items[0].x() != stock.x)
    assert items[-1].x() == stock.x
    qtbot.waitUntil(lambda: items[-1].x() != stock.x)
    driver.scene.director.finish()
    check(driver)


def test_a_hand_is_dealt_while_the_one_before_is_still_on_its_way(play: Play, qtbot: QtBot) -> None:
    game, events = dealt("standard", 4, seed=1)
    driver = play(game)
    driver.scene.set_speed(0.2)
    driver.model.tell(events)
    first = events[0].seat

    qtbot.waitUntil(lambda: bool(driver.scene.items_at(Place.HAND, (first + 1) % 4)), timeout=9000)

    assert not driver.scene.items_at(Place.HAND, first)[-1].at_rest
    driver.scene.director.finish()
    check(driver)


def test_a_card_turns_over_on_its_way(play: Play, qtbot: QtBot) -> None:
    driver = closing(play)
    driver.model.play(Discard(parse_card("9C")))
    driver.scene.set_speed(2)
    driver.model.play(DrawStock())
    driver.scene.director.finish()
    discard = next(move for move in driver.model.round.choices() if isinstance(move, Discard))
    driver.model.play(discard)
    item = driver.scene.items_at(Place.PILE)[-1]

    assert item.face == discard.cards[0]
    assert item.side is None
    qtbot.waitUntil(lambda: item.side == item.face)
    qtbot.waitUntil(lambda: not driver.scene.director.busy)
    check(driver)


def test_who_acts_need_not_see_what_was_before_to_its_end(play: Play) -> None:
    driver = closing(play, "7C", "7D", "7H", "9C", "4D")
    driver.scene.set_speed(0.1)
    driver.model.play(Meld(SEVEN, parse_cards(["7C", "7D", "7H"])))
    first = driver.meld(1)[0]
    assert not rests(first)

    driver.model.play(Discard(parse_card("9C")))

    assert rests(first)
    assert driver.model.calls == ["busy", "finished", "busy"]
