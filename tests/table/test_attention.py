"""The pointer brings cards out."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.round import Round
from canasta_qt.table.tableau import Place
from tests.table.driver import Driver
from tests.table.test_mouse import KING, check, playing

Play = Callable[[Round], Driver]

QUEENS = parse_cards(["QC", "QD", "QH", "QS", "QC", "QD", "QH"])
QUEEN = KING - 1


def test_the_card_under_the_pointer_rises(play: Play) -> None:
    driver = playing(play)
    card = driver.card(parse_card("9C"))
    lying = card.covered

    driver.move(driver.visible(card))
    assert card.covered.y < lying.y
    check(driver)

    # Where it lay before it rose it is still meant.
    driver.move(driver.view.mapFromScene(lying.x + 6, lying.bottom - 1))
    assert card.covered.y < lying.y

    driver.move(driver.stock())
    assert card.covered == lying
    check(driver)


def test_the_pointer_on_a_card_moves_nothing_else(play: Play) -> None:
    driver = playing(play)
    first, last = driver.hand()[0], driver.hand()[-1]
    lying = [item.pos() for item in driver.hand()]
    laid_out = driver.scene.arrangement

    driver.move(driver.visible(first))
    driver.move(driver.visible(last))

    assert driver.scene.arrangement is laid_out
    assert [item.pos() for item in driver.hand()][:-1] == lying[:-1]
    assert last.risen > 0
    driver.model.reset.emit()
    assert [item.pos() for item in driver.hand()] == lying
    check(driver)


def test_a_selected_card_keeps_its_height_when_the_pointer_leaves(play: Play) -> None:
    driver = playing(play)
    card = driver.card(parse_card("9C"))
    driver.click(driver.visible(card))
    selected = card.risen

    driver.move(driver.visible(card))
    driver.move(driver.stock())

    assert card.risen == selected
    check(driver)


def test_a_selected_card_stands_out_further(play: Play) -> None:
    driver = playing(play)
    card = driver.card(parse_card("9C"))
    driver.move(driver.visible(card))
    hovered = card.covered.y

    driver.click(driver.visible(card))

    assert card.covered.y < hovered


def test_nothing_stands_out_once_the_pointer_has_left(play: Play) -> None:
    driver = playing(play)
    card = driver.card(parse_card("9C"))
    lying = card.covered
    driver.move(driver.visible(card))

    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.Leave))

    assert card.covered == lying


def with_canasta(play: Play) -> Driver:
    return playing(play, melds=[(QUEEN, QUEENS)])


def test_a_packed_meld_spreads_so_that_all_cards_show(play: Play, qtbot: QtBot) -> None:
    driver = with_canasta(play)
    items = driver.scene.items_at(Place.MELD, 0, 0)
    packed = [item.covered for item in items]
    middle = driver.point(items[-1].covered)

    driver.move(middle)
    qtbot.waitUntil(lambda: len({item.covered.y for item in items}) == len(items))

    heights = sorted(item.covered.y for item in items)
    assert min(b - a for a, b in itertools.pairwise(heights)) >= 12
    table = driver.scene.sceneRect()
    assert all(item.covered.bottom <= table.height() for item in items)
    check(driver)

    driver.move(driver.stock())
    assert [item.covered for item in items] == packed
    check(driver)


def test_a_drag_needs_no_spread_meld(play: Play, qtbot: QtBot) -> None:
    driver = with_canasta(play)
    items = driver.scene.items_at(Place.MELD, 0, 0)
    driver.move(driver.point(items[-1].covered))
    qtbot.waitUntil(lambda: len({item.covered.y for item in items}) == len(items))
    start = driver.visible(driver.card(parse_card("9C")))

    driver.press(start)
    driver.move(start + QPoint(20, -20))

    assert len({item.covered.y for item in items}) < len(items)
    driver.release(start)
    check(driver)
