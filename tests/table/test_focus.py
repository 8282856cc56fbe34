"""The table is played with the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.moves import Discard, DrawStock, Meld
from canasta_qt.rules.round import Round
from canasta_qt.table.focus import Thing
from canasta_qt.table.geometry import SMALLEST
from canasta_qt.table.gestures import Grip
from canasta_qt.table.tableau import Place
from tests.table.driver import Driver
from tests.table.test_attention import QUEEN, QUEENS
from tests.table.test_mouse import KING, SEVEN, check, drawing, playing

Play = Callable[[Round], Driver]

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


def press(driver: Driver, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(driver.view, key)


def type_text(driver: Driver, text: str) -> None:
    QTest.keyClicks(driver.view, text)


def focused(driver: Driver) -> Thing:
    thing = driver.scene.focus.current
    assert thing is not None
    ring = driver.scene.focus.ring
    assert ring is not None
    assert ring.width > 0
    return thing


def face(driver: Driver) -> int | None:
    item = focused(driver).item
    return None if item is None else item.face


def go_to(driver: Driver, grip: Grip) -> None:
    """Press arrows, as few as are needed, until something with ``grip`` has the focus."""
    focus = driver.scene.focus
    ways: dict[Thing, list[Qt.Key]] = {focused(driver): []}
    waiting = list(ways)
    while waiting:
        start = waiting.pop(0)
        if start.grip is grip:
            focus._focus(next(iter(ways)))
            press(driver, *ways[start])
            assert focused(driver) == start
            return
        for arrow in ARROWS:
            focus._focus(start)
            press(driver, arrow)
            if focused(driver) not in ways:
                ways[focused(driver)] = [*ways[start], arrow]
                waiting.append(focused(driver))
    pytest.fail(f"no way to {grip}")


def test_a_rank_is_typed_to_go_to_it(play: Play) -> None:
    driver = playing(play)

    type_text(driver, "k")
    assert face(driver) == parse_card("KC")
    type_text(driver, "k")
    assert face(driver) == parse_card("KD")
    type_text(driver, "kk")
    assert face(driver) == parse_card("KC")
    type_text(driver, "w")
    assert face(driver) == parse_card("2S")
    check(driver)


def test_arrows_go_along_the_hand(play: Play) -> None:
    driver = playing(play)
    hand = driver.hand()

    press(driver, Qt.Key.Key_Home)
    assert focused(driver).item is hand[0]
    press(driver, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert focused(driver).item is hand[1]
    assert hand[1].risen > 0
    press(driver, Qt.Key.Key_End)
    assert focused(driver).item is hand[-1]
    check(driver)


@pytest.mark.parametrize("size", [(1280, 800), (560, 1000), SMALLEST])
@pytest.mark.parametrize("rules", ["standard", "railroad"])
def test_arrows_lead_everywhere(play: Play, rules: str, size: tuple[int, int]) -> None:
    from tests.table.fake_model import position

    hand = parse_cards(["7C", "7D", "KC", "2S", "9C"] * 5)
    driver = play(
        position(rules, hand, pile=parse_cards(["QH"]), stock=hand, melds=[(QUEEN, QUEENS)])
    )
    driver.view.resize(*size)
    press(driver, Qt.Key.Key_Home)
    focus = driver.scene.focus
    reached = {focused(driver)}
    waiting = list(reached)
    while waiting:
        start = waiting.pop()
        for arrow in ARROWS:
            focus._focus(start)
            press(driver, arrow)
            if focused(driver) not in reached:
                reached.add(focused(driver))
                waiting.append(focused(driver))

    assert reached == set(focus.things())


def test_a_turn_by_keys_alone(play: Play) -> None:
    driver = drawing(play, opened=True)
    press(driver, Qt.Key.Key_Home)
    go_to(driver, Grip.STOCK)
    press(driver, Qt.Key.Key_Space)
    assert driver.model.attempts == [[DrawStock()]]

    for _ in range(3):
        type_text(driver, "k")
        press(driver, Qt.Key.Key_Space)
    assert driver.scene.selected_cards() == parse_cards(["KC", "KD", "KH"])
    type_text(driver, "77")
    for _ in range(3):
        press(driver, Qt.Key.Key_Space)
        type_text(driver, "7")
    go_to(driver, Grip.AREA)
    press(driver, Qt.Key.Key_Space)
    kings = Meld(KING, parse_cards(["KC", "KD", "KH"]))
    assert kings in driver.model.attempts[-1]
    assert {move.target for move in driver.model.attempts[-1]} == {KING, SEVEN}

    type_text(driver, "9")
    press(driver, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert driver.model.attempts[-1] == [Discard(parse_card("9C"))]
    check(driver)


def test_the_focus_stays_in_the_hand_when_its_card_goes(play: Play) -> None:
    driver = playing(play)
    press(driver, Qt.Key.Key_End)
    last = focused(driver).item
    press(driver, Qt.Key.Key_Space)
    go_to(driver, Grip.PILE)
    type_text(driver, "k")
    press(driver, Qt.Key.Key_End)
    assert focused(driver).item is last
    driver.model.attempt([Discard(parse_card("2S"))])

    assert focused(driver).item is driver.hand()[-1]
    check(driver)


def test_the_ring_hides_from_the_mouse(play: Play) -> None:
    driver = playing(play)
    press(driver, Qt.Key.Key_Home)

    driver.click(driver.visible(driver.card(parse_card("KC"))))

    assert driver.scene.focus.current is None
    assert driver.scene.focus.ring is None


def test_the_menu_key_opens_the_menu(play: Play) -> None:
    driver = playing(play)
    type_text(driver, "k")

    press(driver, Qt.Key.Key_Menu)

    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions()[0].text() == "Select all kings"
    menu.close()


def test_what_has_the_focus_is_spoken(play: Play) -> None:
    driver = playing(play, frozen=True)
    said: list[str] = []
    driver.scene.spoken.connect(said.append)

    type_text(driver, "w")
    press(driver, Qt.Key.Key_Space)
    go_to(driver, Grip.PILE)

    assert said[0] == "two of spades, wild"
    assert said[1] == "two of spades, wild, selected"
    assert said[-1] == "discard pile, 1 card(s), on top the queen of hearts, frozen"
    spoken = QAccessible.queryAccessibleInterface(driver.view)
    assert spoken.text(QAccessible.Text.Description) == said[-1]


def test_melds_are_spoken_with_their_canastas(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)])
    said: list[str] = []
    driver.scene.spoken.connect(said.append)
    press(driver, Qt.Key.Key_Home)

    go_to(driver, Grip.MELD)

    assert said[-1] == "your meld of queens, 7 card(s), natural canasta"
    assert driver.scene.items_at(Place.MELD, 0, 0)
