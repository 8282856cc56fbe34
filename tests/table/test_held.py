"""What becomes of a card that is held by the mouse while something else happens to it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.moves import AddToMeld, Discard, Meld
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import PLAY
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.tableau import PILE
from tests.table.driver import Driver
from tests.table.fake_model import dealt, position
from tests.table.test_mouse import KING, SEVEN, check, drawn, playing
from tests.table.test_scene import simple

Play = Callable[[Round], Driver]

SEVENS = parse_cards(["7C", "7D", "7H"])
AWAY = QPoint(60, -180)


def lift(driver: Driver, item: CardItem) -> QPoint:
    """Press the button on a card and carry it some way; returns where the mouse is."""
    start = driver.visible(item)
    driver.press(start)
    for step in (0.2, 1.0):
        driver.move(start + AWAY * step)
    assert item.lifted
    return start + AWAY


def let_go(driver: Driver, point: QPoint) -> None:
    """Move on a little and release, as a hand does that has seen nothing of it."""
    driver.move(point + QPoint(5, 5))
    driver.release(point + QPoint(5, 5))


def by_program(driver: Driver) -> None:
    driver.model.attempt([Meld(SEVEN, SEVENS)])


def by_key(driver: Driver) -> None:
    QTest.keyClicks(driver.view, "77")
    QTest.keyClick(driver.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("lay", [by_program, by_key])
@pytest.mark.parametrize("speed", [0, 0.01, 4])
def test_a_card_that_is_laid_while_it_is_dragged_stays_laid(
    play: Play, qtbot: QtBot, lay: Callable[[Driver], None], speed: float
) -> None:
    driver = playing(play)
    driver.scene.set_speed(speed)
    held = driver.card(SEVENS[0])
    point = lift(driver, held)

    lay(driver)
    assert not held.lifted
    let_go(driver, point)
    driver.scene.director.finish()

    assert held in driver.meld(0)
    assert driver.scene.highlighted == 0
    qtbot.waitUntil(lambda: driver.scene.matches(driver.model.observation))


@pytest.mark.parametrize("speed", [0, 0.01])
def test_a_selection_that_is_laid_while_it_is_dragged_stays_laid(play: Play, speed: float) -> None:
    driver = playing(play)
    driver.scene.set_speed(speed)
    driver.select(*SEVENS)
    items = [driver.card(card) for card in SEVENS]
    point = lift(driver, items[0])

    by_program(driver)
    let_go(driver, point)
    driver.scene.director.finish()

    assert sorted(items, key=id) == sorted(driver.meld(0), key=id)
    check(driver)


def test_a_key_puts_back_what_is_dragged_before_it_acts(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])
    held = driver.card(parse_card("9C"))
    point = lift(driver, held)

    QTest.keyClicks(driver.view, "kkk")
    QTest.keyClick(driver.view, Qt.Key.Key_Return)
    let_go(driver, point)

    assert [moves[0].code for moves in driver.model.attempts] == [AddToMeld(0, 0).code]
    assert held in driver.hand()
    check(driver)


def test_the_focus_can_move_while_a_card_is_dragged(play: Play) -> None:
    driver = playing(play)
    held = driver.card(parse_card("9C"))
    point = lift(driver, held)

    QTest.keyClicks(driver.view, "9")
    QTest.keyClick(driver.view, Qt.Key.Key_Left)
    assert held.lifted
    driver.move(driver.pile())
    driver.release(driver.pile())

    assert driver.model.attempts == [[Discard(parse_card("9C"))]]
    assert point != driver.pile()
    check(driver)


def test_a_card_that_was_still_rising_stays_with_the_mouse(play: Play, qtbot: QtBot) -> None:
    driver = playing(play)
    driver.scene.set_speed(4)
    held = driver.card(parse_card("9C"))
    lying = held.y()
    driver.move(driver.visible(held))
    qtbot.waitUntil(lambda: held.y() < lying)

    point = lift(driver, held)
    carried = held.pos()
    qtbot.waitUntil(lambda: not driver.scene._presenter._landing.isActive())

    assert held.lifted
    assert held.pos() == carried
    let_go(driver, point)
    qtbot.waitUntil(lambda: driver.scene.matches(driver.model.observation))


def test_a_card_that_was_played_before_it_was_taken_up_goes_where_it_was_played(
    play: Play,
) -> None:
    """The discard waits behind other events, so that its card still lies in the hand."""
    driver = play(simple())
    driver.scene.set_speed(0.01)
    king = driver.card(parse_card("KC"))
    game = driver.model.round
    before = game.push(Discard(parse_card("9C")))
    for _ in range(3):
        before += game.push(game.choices()[0])
        before += game.push(next(move for move in game.choices() if isinstance(move, Discard)))
    before += game.push(game.choices()[0])
    driver.model.tell(before + game.push(Discard(parse_card("KC"))))
    assert not driver.model.input_open
    point = lift(driver, king)

    driver.scene.director.finish()
    let_go(driver, point)

    assert king in driver.scene.items_at(PILE.place)
    check(driver)


def test_a_card_of_the_hand_stays_with_the_mouse_while_others_play(play: Play) -> None:
    driver = play(simple())
    driver.scene.set_speed(0.01)
    driver.model.tell(
        driver.model.round.push(Discard(parse_card("9C")))
        + driver.model.round.push(driver.model.round.choices()[0])
    )
    held = driver.card(parse_card("KC"))
    point = lift(driver, held)
    carried = held.pos()

    driver.scene.director.finish()
    assert held.pos() == carried
    let_go(driver, point)

    driver.scene.set_speed(0)
    driver.scene.retranslate()
    check(driver)


def test_a_new_deal_takes_the_dragged_card_along(play: Play) -> None:
    driver = play(dealt("standard", 4, seed=1)[0])
    point = lift(driver, driver.hand()[0])

    driver.model.round, events = dealt("standard", 4, seed=2)
    driver.model.tell(events)
    let_go(driver, point)

    check(driver)


@pytest.mark.parametrize("equal", [0, 1])
def test_of_equal_cards_of_a_meld_the_dragged_one_is_taken_back(play: Play, equal: int) -> None:
    king, *others = parse_cards(["KC", "KD", "KH", "9C"])
    hand = (king, king, *others)
    nines = parse_cards(["9D", "9S"])
    driver = play(position("standard", hand + nines, opened=True, phase=PLAY, change=drawn))
    driver.model.attempt([Meld(KING, (king, *others[:2])), AddToMeld(0, king)])
    held = [item for item in driver.meld(0) if item.face == king][equal]

    driver.press(driver.visible(held))
    driver.move(driver.hand_area())
    # Whichever lies on top there, as long as it is this one that is carried.
    carried = next(item for item in driver.meld(0) if item.lifted)
    driver.release(driver.hand_area())

    assert carried in driver.hand()
    assert len(driver.meld(0)) == 3
    check(driver)


def test_a_release_that_went_to_another_window_puts_the_card_back(play: Play, qtbot: QtBot) -> None:
    driver = playing(play)
    held = driver.card(parse_card("9C"))
    point = lift(driver, held)
    window = QWidget()
    qtbot.addWidget(window)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton)

    driver.move(point)

    assert not held.lifted
    assert driver.scene.highlighted == 0
    check(driver)
