"""Double clicks, menus, whole ranks, and what is said before a drop."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.moves import AddToMeld, Discard, DrawStock, Meld
from canasta_qt.rules.round import Round
from canasta_qt.table.tableau import Place
from tests.table.driver import LEFT, Driver
from tests.table.test_mouse import HAND, KING, check, drawing, playing

Play = Callable[[Round], Driver]

SHIFT = Qt.KeyboardModifier.ShiftModifier


def double_click(driver: Driver, point: QPoint) -> None:
    driver.click(point)
    QTest.mouseDClick(driver.view.viewport(), LEFT, pos=point)
    driver.release(point)


def open_menu(driver: Driver, point: QPoint) -> QMenu:
    """The menu that the right button opens at ``point``."""
    port = driver.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, port.mapToGlobal(point))
    QApplication.sendEvent(port, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, text: str) -> None:
    """Click the entry of ``menu`` that says ``text``."""
    entry = next(action for action in menu.actions() if action.text() == text)
    assert entry.isEnabled()
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_double_click_melds_the_whole_rank(play: Play) -> None:
    driver = playing(play)

    double_click(driver, driver.visible(driver.card(parse_card("KC"))))

    assert driver.model.attempts == [[Meld(KING, parse_cards(["KC", "KD", "KH"]))]]
    assert driver.scene.selected_cards() == ()
    check(driver)


def test_a_double_click_adds_to_a_meld(play: Play) -> None:
    driver = playing(play)
    double_click(driver, driver.visible(driver.card(parse_card("7C"))))

    double_click(driver, driver.visible(driver.card(parse_card("2S"))))

    assert driver.model.attempts[-1] == [AddToMeld(0, parse_card("2S"))]
    check(driver)


def test_a_double_click_discards_only_after_asking(play: Play) -> None:
    driver = playing(play)

    double_click(driver, driver.visible(driver.card(parse_card("9C"))))

    assert driver.model.attempts == []
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    choose(menu, "Discard the nine of clubs")
    assert driver.model.attempts == [[Discard(parse_card("9C"))]]
    check(driver)


def test_a_double_click_on_the_stock_draws_once(play: Play) -> None:
    driver = drawing(play)

    double_click(driver, driver.stock())

    assert driver.model.attempts == [[DrawStock()]]
    assert driver.scene.message == ""


def test_shift_takes_the_whole_rank(play: Play) -> None:
    driver = playing(play)
    seven = driver.card(parse_card("7D"))

    QTest.mouseClick(driver.view.viewport(), LEFT, SHIFT, driver.visible(seven))

    assert driver.scene.selected_cards() == parse_cards(["7C", "7D", "7H", "7S"])


def test_several_ranks_are_laid_together(play: Play) -> None:
    driver = playing(play)
    for text in ("KC", "KD", "KH", "7C", "7D", "2S"):
        driver.click(driver.visible(driver.card(parse_card(text))))

    driver.click(driver.area())

    assert len(driver.model.attempts) == 1
    assert driver.faces_of_meld(0) == sorted(parse_cards(["7C", "7D", "2S"]), key=str)
    assert driver.faces_of_meld(1) == sorted(parse_cards(["KC", "KD", "KH"]), key=str)
    check(driver)


def test_the_menu_of_a_card(play: Play) -> None:
    driver = playing(play)

    menu = open_menu(driver, driver.visible(driver.card(parse_card("KD"))))
    choose(menu, "Select all kings")
    assert driver.scene.selected_cards() == parse_cards(["KC", "KD", "KH"])

    menu = open_menu(driver, driver.visible(driver.card(parse_card("KD"))))
    assert texts(menu)[-1] == "Discard the king of diamonds"
    choose(menu, "Meld kings: 3 card(s)")
    assert driver.model.attempts == [[Meld(KING, parse_cards(["KC", "KD", "KH"]))]]
    check(driver)


def test_the_menu_of_a_meld_takes_a_card_back(play: Play) -> None:
    driver = playing(play)
    double_click(driver, driver.visible(driver.card(parse_card("7S"))))

    top = driver.meld(0)[-1]
    choose(open_menu(driver, driver.point(top.covered)), "Take back the seven of spades")

    assert driver.faces_of_meld(0) == sorted(parse_cards(["7C", "7D", "7H"]), key=str)
    check(driver)


def test_the_menu_of_the_stock_draws(play: Play) -> None:
    driver = drawing(play)

    choose(open_menu(driver, driver.stock()), "Draw")

    assert driver.model.attempts == [[DrawStock()]]


def test_the_right_button_ends_a_drag_without_a_menu(play: Play) -> None:
    driver = playing(play)
    start = driver.visible(driver.card(parse_card("9C")))
    driver.press(start)
    driver.move(start + QPoint(60, -80))

    port = driver.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.RightButton, pos=start)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, start, port.mapToGlobal(start))
    QApplication.sendEvent(port, event)

    assert QApplication.activePopupWidget() is None
    check(driver)
    # Else the buttons stay down for the tests to come.
    QTest.mouseRelease(port, Qt.MouseButton.RightButton, pos=start)
    driver.release(start)


@pytest.mark.parametrize(
    ("texts", "place", "offer"),
    [
        (["9C"], "pile", "Discard the nine of clubs"),
        (["2S"], "pile", "Discard the two of spades, which freezes the pile"),
        (["KC", "KD", "KH"], "area", "Meld kings: 3 card(s)"),
        (["KC", "9C"], "area", ""),
    ],
)
def test_a_drop_says_beforehand_what_it_does(
    play: Play, texts: list[str], place: str, offer: str
) -> None:
    driver = playing(play)
    items = [driver.card(card) for card in parse_cards(texts)]
    for item in items if len(items) > 1 else []:
        driver.click(driver.visible(item))
    start = driver.visible(items[-1])
    goal = driver.pile() if place == "pile" else driver.area()

    driver.press(start)
    driver.move(start + QPoint(10, -10))
    driver.move(goal)

    if offer:
        assert driver.scene.offer == offer
    else:
        assert "…" not in driver.scene.offer
        assert driver.scene.offer != ""
        assert driver.model.attempts == []
    driver.release(goal)
    assert driver.scene.offer == ""


def test_an_offer_counts_towards_the_opening(play: Play) -> None:
    driver = playing(play, opened=False)
    start = driver.visible(driver.card(parse_card("KC")))
    QTest.mousePress(driver.view.viewport(), LEFT, SHIFT, start)

    driver.move(start + QPoint(10, -10))
    driver.move(driver.area())

    assert driver.scene.offer == "Meld kings: 3 card(s), 30 of 50 points"
    driver.release(driver.area())
    assert driver.scene.items_at(Place.MELD, 0, 0)
    assert len(HAND) == len(driver.hand()) + 3


def test_a_double_click_says_why_nothing_can_be_done(play: Play) -> None:
    driver = drawing(play)

    double_click(driver, driver.visible(driver.card(parse_card("9C"))))

    assert driver.model.attempts == []
    assert driver.scene.message != ""
