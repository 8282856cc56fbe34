"""The table is played with the mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.moves import AddToMeld, Discard, DrawStock, Meld, TakePile
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import DRAW, FROM_STOCK, PLAY, PublicState
from tests.table.driver import Driver
from tests.table.fake_model import position

Play = Callable[[Round], Driver]

HAND = parse_cards(["7C", "7D", "7H", "7S", "KC", "KD", "KH", "2S", "9C", "4D"])
STOCK = parse_cards(["5C", "5D", "6C", "6D", "8C", "8D"])
SEVEN = 5
KING = 11


def drawn(state: PublicState) -> None:
    state.drew = FROM_STOCK


def playing(play: Play, **more: object) -> Driver:
    """Seat 0 has drawn."""
    settings: dict[str, object] = {
        "pile": parse_cards(["QH"]),
        "stock": STOCK,
        "opened": True,
        "phase": PLAY,
        "change": drawn,
    }
    return play(position("standard", HAND, **(settings | more)))  # type: ignore[arg-type]


def drawing(play: Play, hand: tuple[int, ...] = HAND, **more: object) -> Driver:
    """Seat 0 has to draw."""
    settings: dict[str, object] = {"pile": parse_cards(["QH", "7C"]), "stock": STOCK}
    return play(position("standard", hand, **(settings | more)))  # type: ignore[arg-type]


def check(driver: Driver) -> None:
    assert driver.scene.problems(driver.model.observation) == []


def test_a_click_on_the_stock_draws(play: Play) -> None:
    driver = drawing(play)

    driver.click(driver.stock())

    assert driver.model.attempts == [[DrawStock()]]
    assert driver.card(parse_card("8D")).face == parse_card("8D")
    check(driver)


def test_the_stock_is_dragged_to_the_hand(play: Play) -> None:
    driver = drawing(play)

    driver.drag(driver.stock(), driver.hand_area())

    assert driver.model.attempts == [[DrawStock()]]
    check(driver)


def test_the_stock_dropped_elsewhere_draws_nothing(play: Play) -> None:
    driver = drawing(play)

    driver.drag(driver.stock(), driver.area())

    assert driver.model.attempts == []
    check(driver)


def test_one_card_is_dragged_to_the_pile_to_discard_it(play: Play) -> None:
    driver = playing(play)
    nine = parse_card("9C")

    driver.drag(driver.visible(driver.card(nine)), driver.pile())

    assert driver.model.attempts == [[Discard(nine)]]
    assert driver.model.round.state.pile[-1] == nine
    check(driver)


def test_a_selected_card_is_discarded_by_a_click_on_the_pile(play: Play) -> None:
    driver = playing(play)
    nine = parse_card("9C")

    driver.select(nine)
    assert driver.scene.selected_cards() == (nine,)
    driver.click(driver.pile())

    assert driver.model.attempts == [[Discard(nine)]]
    assert driver.scene.selected_cards() == ()
    check(driver)


def test_several_cards_are_not_discarded(play: Play) -> None:
    driver = playing(play)

    driver.select(*parse_cards(["9C", "4D"]))
    driver.click(driver.pile())

    assert driver.model.attempts == []
    assert driver.scene.message
    check(driver)


def test_a_selection_is_dragged_to_the_own_area_as_a_new_meld(play: Play) -> None:
    driver = playing(play)
    sevens = parse_cards(["7C", "7D", "7H", "7S"])

    driver.select(*sevens)
    driver.drag(driver.visible(driver.card(sevens[1])), driver.area())

    assert driver.model.attempts == [
        [Meld(SEVEN, sevens[:3]), AddToMeld(0, sevens[3])],
    ]
    assert len(driver.meld(0)) == 4
    check(driver)


def test_a_selection_is_melded_by_a_click_on_the_own_area(play: Play) -> None:
    driver = playing(play)

    driver.select(*parse_cards(["KC", "KD", "2S"]))
    driver.click(driver.area())

    assert driver.model.attempts == [[Meld(KING, parse_cards(["KC", "KD", "2S"]))]]
    check(driver)


def test_a_card_dropped_on_a_meld_is_added(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])
    wild = parse_card("2S")

    driver.drag(driver.visible(driver.card(wild)), driver.visible(driver.meld(0)[-1]))

    assert driver.model.attempts == [[AddToMeld(0, wild)]]
    assert len(driver.meld(0)) == 4
    check(driver)


def test_a_card_dropped_beside_its_meld_joins_it(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])
    king = parse_card("KH")

    driver.drag(driver.visible(driver.card(king)), driver.area())

    assert driver.model.attempts == [[AddToMeld(0, king)]]
    check(driver)


def test_a_selected_card_is_added_by_a_click_on_the_meld(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])

    driver.select(parse_card("KH"))
    driver.click(driver.visible(driver.meld(0)[0]))

    assert driver.model.attempts == [[AddToMeld(0, parse_card("KH"))]]
    check(driver)


def test_an_opening_is_staged_with_a_running_total_and_taken_back(play: Play) -> None:
    driver = playing(play, opened=False)
    kings = parse_cards(["KC", "KD", "KH"])

    driver.select(*kings)
    driver.drag(driver.visible(driver.card(kings[0])), driver.area())
    assert driver.scene.sign("total", 0) == "30 / 50"
    check(driver)

    driver.drag(driver.visible(driver.meld(0)[0]), driver.hand_area())

    assert driver.model.round.state.sides[0].melds == ()
    assert sorted(item.face or 0 for item in driver.hand()) == sorted(HAND)
    assert driver.scene.sign("total", 0) == ""
    check(driver)


def test_one_card_of_a_staged_meld_is_taken_back(play: Play) -> None:
    driver = playing(play, opened=False)
    driver.select(*parse_cards(["7C", "7D", "7H", "7S"]))
    driver.click(driver.area())
    added = next(item for item in driver.meld(0) if item.face == parse_card("7S"))

    driver.drag(driver.point(added.covered), driver.hand_area())

    assert driver.faces_of_meld(0) == sorted(parse_cards(["7C", "7D", "7H"]), key=str)
    assert driver.card(parse_card("7S")) in driver.hand()
    check(driver)


def test_a_card_of_an_earlier_turn_stays_in_its_meld(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])

    driver.drag(driver.visible(driver.meld(0)[0]), driver.hand_area())

    assert len(driver.meld(0)) == 3
    assert driver.scene.message
    check(driver)


def test_the_pile_is_taken_by_dragging_a_pair_onto_it(play: Play) -> None:
    driver = drawing(play, opened=True)

    driver.select(*parse_cards(["7D", "7H"]))
    driver.drag(driver.visible(driver.card(parse_card("7H"))), driver.pile())

    assert driver.model.attempts == [[TakePile(parse_cards(["7D", "7H"]))]]
    assert len(driver.meld(0)) == 3
    assert driver.card(parse_card("QH")) in driver.hand()
    check(driver)


def test_the_pile_is_taken_by_dragging_it_to_the_hand_with_a_pair_selected(play: Play) -> None:
    driver = drawing(play, opened=True)

    driver.select(*parse_cards(["7D", "7H"]))
    driver.drag(driver.pile(), driver.hand_area())

    assert driver.model.attempts == [[TakePile(parse_cards(["7D", "7H"]))]]
    check(driver)


def test_the_pile_is_taken_by_dragging_it_onto_a_meld(play: Play) -> None:
    driver = drawing(
        play, hand=parse_cards(["4D", "9C", "KC"]), opened=True, melds=[(SEVEN, (20, 21, 22))]
    )

    driver.drag(driver.pile(), driver.visible(driver.meld(0)[0]))

    assert driver.model.attempts == [[TakePile()]]
    assert len(driver.meld(0)) == 4
    check(driver)


@pytest.mark.parametrize(("top", "due"), [("7C", True), ("QC", False), ("3C", False)])
def test_the_pile_is_framed_when_it_may_be_taken(top: str, due: bool, play: Play) -> None:
    driver = drawing(play, opened=True, pile=parse_cards(["QH", top]))

    assert driver.scene.is_due("pile") == due
    assert driver.scene.is_due("stock")
    driver.click(driver.stock())
    # Where the discard goes.
    assert driver.scene.is_due("pile")
    assert not driver.scene.is_due("stock")


def test_a_taken_pile_waits_for_the_opening(play: Play) -> None:
    driver = drawing(play, opened=False)

    driver.select(*parse_cards(["7D", "7H"]))
    driver.click(driver.pile())
    assert driver.model.round.state.pending == parse_cards(["QH"])
    assert driver.scene.sign("total", 0) == "15 / 50"
    check(driver)

    driver.select(*parse_cards(["KC", "KD", "KH", "2S"]))
    driver.click(driver.area())

    assert driver.card(parse_card("QH")) in driver.hand()
    assert driver.scene.sign("total", 0) == ""
    check(driver)


def test_an_illegal_drop_goes_home_and_says_why(play: Play) -> None:
    driver = playing(play)
    item = driver.card(parse_card("9C"))
    home = item.pos()
    told: list[Refusal] = []
    driver.model.refused.connect(told.append)

    driver.drag(driver.visible(item), driver.area())

    assert [driver.model.describe(refusal) for refusal in told] == [driver.scene.message]
    assert driver.scene.message.startswith("No: ")
    assert item.pos() == home
    assert driver.scene.selected_cards() == ()
    assert not item.risen
    check(driver)


def test_a_selection_stays_when_its_drop_is_refused(play: Play) -> None:
    driver = playing(play)
    cards = parse_cards(["9C", "4D"])
    driver.select(*cards)

    driver.drag(driver.visible(driver.card(cards[0])), driver.area())

    assert driver.scene.message.startswith("No: ")
    assert sorted(driver.scene.selected_cards()) == sorted(cards)
    check(driver)


def test_escape_lets_go_of_all_cards(play: Play) -> None:
    driver = playing(play)
    driver.select(*parse_cards(["9C", "4D"]))
    QTest.keyClick(driver.view, Qt.Key.Key_Escape)
    assert driver.scene.selected_cards() == ()

    nine = driver.card(parse_card("9C"))
    start = driver.visible(nine)
    driver.press(start)
    driver.move(driver.pile())
    QTest.keyClick(driver.view, Qt.Key.Key_Escape)
    driver.release(driver.pile())

    assert driver.model.attempts == []
    assert nine in driver.hand()
    check(driver)


def test_a_drop_on_nothing_goes_home_silently(play: Play) -> None:
    driver = playing(play)
    plate = driver.scene.arrangement.plates[1].panel

    driver.drag(driver.visible(driver.card(parse_card("9C"))), driver.point(plate))

    assert driver.scene.message == ""
    assert driver.model.attempts == []
    check(driver)


def test_melding_before_drawing_says_why_not(play: Play) -> None:
    driver = drawing(play, opened=True)

    driver.select(*parse_cards(["KC", "KD", "KH"]))
    driver.click(driver.area())

    assert driver.scene.message == "No: must-draw-first"
    check(driver)


def test_drop_targets_are_shown_while_dragging(play: Play) -> None:
    driver = playing(play, melds=[(KING, parse_cards(["KC", "KD", "KS"]))])
    start = driver.visible(driver.card(parse_card("KH")))

    driver.press(start)
    driver.move(start + (driver.area() - start) * 0.5)
    # The pile, the kings and the area around them.
    assert driver.scene.highlighted == 3
    driver.release(start)

    assert driver.scene.highlighted == 0
    assert driver.model.attempts == []
    check(driver)


def test_a_small_movement_is_a_click(play: Play) -> None:
    driver = playing(play)
    point = driver.visible(driver.card(parse_card("9C")))

    driver.press(point)
    driver.move(point + (driver.area() - point) / driver.view.width())
    driver.release(point)

    assert driver.scene.selected_cards() == (parse_card("9C"),)
    driver.click(point)
    assert driver.scene.selected_cards() == ()


@pytest.mark.parametrize("equal", [0, 1])
def test_of_equal_cards_the_dragged_one_goes(play: Play, equal: int) -> None:
    twins = parse_cards(["9C", "9C", "KC", "KD"])
    driver = play(
        position("standard", twins, pile=parse_cards(["QH"]), opened=True, phase=PLAY, change=drawn)
    )
    item = driver.hand()[equal]

    driver.drag(driver.visible(item), driver.pile())

    assert item not in driver.hand()
    check(driver)


def test_the_kitty_is_looked_at_and_taken(play: Play) -> None:
    def unlocked(state: PublicState) -> None:
        drawn(state)
        state.kitty_unlocked = True

    driver = play(
        position(
            "railroad",
            HAND,
            pile=parse_cards(["QH"]),
            stock=STOCK,
            opened=True,
            phase=PLAY,
            change=unlocked,
        )
    )
    kitty = driver.scene.arrangement.kitty
    assert kitty is not None

    driver.click(driver.point(kitty))
    assert driver.model.round.state.kitty_seen[0]
    check(driver)

    driver.drag(driver.visible(driver.card(parse_card("9C"))), driver.pile())
    held = len(driver.hand())
    driver.click(driver.point(kitty))

    assert len(driver.hand()) == held + 11
    assert driver.scene.arrangement.kitty is None
    check(driver)


def test_nothing_is_played_in_another_players_turn(play: Play) -> None:
    driver = playing(play)
    driver.drag(driver.visible(driver.card(parse_card("9C"))), driver.pile())
    assert driver.model.round.state.phase == DRAW
    attempts = list(driver.model.attempts)

    driver.click(driver.stock())
    driver.drag(driver.visible(driver.card(parse_card("4D"))), driver.pile())

    assert driver.model.attempts == attempts
    check(driver)
