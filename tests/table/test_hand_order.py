"""The hand in the orders that players like, and in the one that they drag."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from canasta_qt.rules.cards import CODE, parse_card, parse_cards
from canasta_qt.rules.round import Round
from canasta_qt.table.hand_order import HandOrder
from tests.table.driver import Driver
from tests.table.test_mouse import check, drawing, playing

Play = Callable[[Round], Driver]

HAND = parse_cards(["KC", "2S", "7D", "7C", "RJ", "AS", "4D"])


def shown(driver: Driver) -> list[str]:
    """The hand from left to right, as it is seen."""
    items = sorted(driver.hand(), key=lambda item: item.covered.x)
    return [CODE[item.face] for item in items if item.face is not None]


@pytest.mark.parametrize(
    ("order", "seen"),
    [
        (HandOrder.RANK_WILDS_APART, ["4D", "7C", "7D", "KC", "AS", "2S", "RJ"]),
        (HandOrder.RANK, ["2S", "4D", "7C", "7D", "KC", "AS", "RJ"]),
        (HandOrder.SUIT, ["7C", "KC", "4D", "7D", "AS", "2S", "RJ"]),
    ],
)
def test_a_hand_is_sorted(play: Play, order: HandOrder, seen: list[str]) -> None:
    driver = drawing(play, HAND)

    driver.scene.set_order(order)

    assert shown(driver) == seen
    check(driver)


def carry(driver: Driver, face: str, goal: QPoint) -> None:
    start = driver.visible(driver.card(parse_card(face)))
    driver.press(start)
    driver.move(start + QPoint(8, -8))
    driver.move(goal)
    driver.release(goal)


def test_a_card_stays_where_it_is_dragged_in_the_hand(play: Play) -> None:
    driver = drawing(play, HAND)
    seven = driver.card(parse_card("7C")).covered

    carry(driver, "RJ", driver.view.mapFromScene(seven.x + 4, seven.center[1]))

    assert shown(driver) == ["4D", "RJ", "7C", "7D", "KC", "AS", "2S"]
    assert driver.scene.order is HandOrder.OWN
    assert driver.model.attempts == []
    check(driver)


def test_new_cards_come_last_in_an_own_order(play: Play) -> None:
    driver = drawing(play, HAND)
    carry(driver, "RJ", QPoint(*map(int, driver.scene.arrangement.hand.center)))
    before = shown(driver)

    driver.click(driver.stock())

    assert shown(driver) == [*before, "8D"]
    check(driver)


def test_an_own_order_outlives_what_is_taken_back(play: Play) -> None:
    driver = playing(play)
    king = driver.card(parse_card("KC"))
    carry(driver, "9C", driver.view.mapFromScene(king.covered.x + 4, king.covered.center[1]))
    before = shown(driver)
    assert before != sorted(before)
    for face in ("7C", "7D", "7H"):
        driver.click(driver.visible(driver.card(parse_card(face))))
    driver.click(driver.area())

    assert driver.model.take_back()

    assert shown(driver) == before
    check(driver)
