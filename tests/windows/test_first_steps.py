"""The first steps in their window: by mouse, by keyboard, and astray."""

from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.moves import AddToMeld, Discard, DrawStock, Meld, Move, TakePile
from canasta_qt.table.gestures import Grip
from canasta_qt.windows.first_steps import FirstSteps
from tests.table.driver import Driver
from tests.table.test_focus import go_to, press, type_text
from tests.windows.conftest import NewWindow
from tests.windows.mouse import LEFT

QUEENS = Meld(10, parse_cards(("QS", "QH", "QD")))
EIGHTS = Meld(6, parse_cards(("8S", "8H", "8D")))
MOVES: list[list[Move]] = [
    [],
    [DrawStock()],
    [Meld(11, parse_cards(("KC", "KD", "KH")))],
    [QUEENS, EIGHTS],
    [AddToMeld(1, parse_card("2D"))],
    [TakePile(parse_cards(("9S", "9C")))],
    [TakePile(parse_cards(("JH", "JS")))],
    [DrawStock()],
    [AddToMeld(0, parse_card("KH"))],
    [Discard(parse_card("3S"))],
    [
        AddToMeld(0, parse_card("6C")),
        AddToMeld(1, parse_card("KH")),
        Discard(parse_card("9D")),
    ],
]
"""What each lesson wants."""
SPACE, RETURN = Qt.Key.Key_Space, Qt.Key.Key_Return
KEYS: list[list[str | Qt.Key | Grip]] = [
    [Qt.Key.Key_Home, SPACE],
    [Grip.STOCK, SPACE],
    ["k", RETURN],
    ["q", RETURN, "8", RETURN],
    ["w", RETURN],
    ["9", SPACE, "9", SPACE, Grip.PILE, SPACE],
    ["j", SPACE, "j", SPACE, Grip.PILE, SPACE],
    [Grip.STOCK, SPACE],
    ["k", RETURN],
    ["3", SPACE, Grip.PILE, SPACE],
    ["6", RETURN, "k", RETURN, "9", SPACE, Grip.PILE, SPACE],
]
"""The same by keys; a Grip is gone to with the arrows."""
LAST = len(MOVES) - 1


@pytest.fixture
def steps(qtbot: QtBot) -> FirstSteps:
    steps = FirstSteps(("Ann", "Ben", "Cid", "Dot"))
    qtbot.addWidget(steps)
    steps.scene.set_speed(0)
    steps.start()
    qtbot.waitUntil(steps.isActiveWindow)
    return steps


def pupil(steps: FirstSteps) -> Driver:
    # The table of the lessons has all that the driver needs of the one that it was made for.
    return Driver(cast(Any, steps.table), steps.scene, steps.view)


def wait_for(number: int, steps: FirstSteps, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: steps.number == number)
    assert steps.scene.matches(steps.table.observation)


def show(number: int, steps: FirstSteps) -> None:
    while steps.number < number:
        QTest.mouseClick(steps.next, LEFT)


def test_all_lessons_are_taken_by_mouse(steps: FirstSteps, qtbot: QtBot) -> None:
    driver = pupil(steps)
    for number, moves in enumerate(MOVES):
        wait_for(number, steps, qtbot)
        assert steps.progress.text() == f"Step {number + 1} of {len(MOVES)}"
        if not moves:
            driver.click(driver.visible(driver.hand()[0]))
        for move in moves:
            driver.perform(move)

    assert steps.table.is_done
    assert steps.notice.text() == f"Well done! {steps.lesson.praise}"
    assert steps.progress.value() == steps.progress.maximum()


def test_all_lessons_are_taken_by_keyboard(steps: FirstSteps, qtbot: QtBot) -> None:
    driver = pupil(steps)
    for number, keys in enumerate(KEYS):
        wait_for(number, steps, qtbot)
        assert steps.view.hasFocus()
        press(driver, Qt.Key.Key_Home)
        for key in keys:
            if isinstance(key, str):
                type_text(driver, key)
            elif isinstance(key, Grip):
                go_to(driver, key)
            else:
                press(driver, key)

    assert steps.number == LAST
    assert steps.table.is_done


def test_a_move_that_is_not_wanted_is_explained_and_not_made(steps: FirstSteps) -> None:
    driver = pupil(steps)
    show(9, steps)
    before = steps.table.observation

    driver.perform(Discard(parse_card("QH")))

    assert steps.table.observation is before
    assert steps.notice.isVisible()
    assert steps.notice.text().startswith("That would be allowed, but ")
    assert steps.lesson.task in steps.notice.text()
    assert steps.scene.matches(before)
    assert steps.number == 9


def test_what_the_rules_forbid_is_told_with_a_link_to_the_rule(
    steps: FirstSteps, qtbot: QtBot
) -> None:
    driver = pupil(steps)
    show(6, steps)
    # With the meld on the table alone.
    driver.drag(driver.pile(), driver.visible(driver.meld(0)[0]))

    assert "two natural jacks" in steps.notice.text()
    assert steps.scene.message == steps.notice.text()
    where = steps.scene.why
    assert where is not None
    with qtbot.waitSignal(steps.why_asked):
        driver.click(steps.view.mapFromScene(where.center()))


def test_buttons_go_back_on_and_begin_anew(steps: FirstSteps) -> None:
    assert not steps.back.isEnabled()
    show(3, steps)
    pupil(steps).perform(QUEENS)
    assert steps.table.observation.hand.size == 8

    QTest.mouseClick(steps.again, LEFT)
    assert steps.table.observation.hand.size == 11
    QTest.mouseClick(steps.back, LEFT)

    assert (steps.number, steps.lesson.title) == (2, "Melding")
    assert steps.title.text() == "Melding"
    assert steps.scene.matches(steps.table.observation)


def test_keys_go_back_on_and_undo(steps: FirstSteps) -> None:
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    for _ in range(4):
        QTest.keyClick(steps.view, Qt.Key.Key_Right, alt)
    QTest.keyClick(steps.view, Qt.Key.Key_Left, alt)
    assert steps.number == 3
    pupil(steps).perform(EIGHTS)
    assert steps.table.observation.hand.size == 8

    QTest.keyClick(steps.view, Qt.Key.Key_Z, control)

    assert steps.table.observation.hand.size == 11


def test_after_the_last_lesson_the_window_closes(steps: FirstSteps) -> None:
    show(LAST, steps)
    assert steps.next.text() == "&Close"

    QTest.mouseClick(steps.next, LEFT)

    assert not steps.isVisible()
    assert steps.number == 0


def test_steps_are_announced(steps: FirstSteps) -> None:
    said = steps.view.accessibleDescription()
    assert said.startswith("Step 1 of 11. Your hand. ")
    assert said.endswith(steps.lesson.task)
    show(9, steps)

    pupil(steps).perform(Discard(parse_card("QH")))

    assert steps.view.accessibleDescription() == steps.notice.text()


def test_with_animation_the_praise_can_be_read(steps: FirstSteps, qtbot: QtBot) -> None:
    steps.scene.set_speed(8)
    show(1, steps)

    pupil(steps).perform(DrawStock())

    assert steps.notice.text().startswith("Well done!")
    with qtbot.waitSignal(steps.scene.idle):
        pass
    assert steps._going_on.isActive()
    assert steps.number == 1
    steps.repeat()
    assert not steps._going_on.isActive()


def test_the_menu_opens_them_beside_the_match(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    window.appearance.decks["large-index"].trigger()
    table = window.table
    action = window.first_steps_action
    assert action in help_menu(window.menuBar().actions()).actions()

    action.trigger()

    steps = window.first_steps
    assert steps is not None
    assert steps.isVisible()
    assert window.table is table
    show(6, steps)
    driver = pupil(steps)
    driver.drag(driver.pile(), driver.visible(driver.meld(0)[0]))
    where = steps.scene.why
    assert where is not None
    driver.click(steps.view.mapFromScene(where.center()))
    assert window.rule_book.view.browser.source().fragment() == "pile"
    window.close()
    assert not steps.isVisible()


def help_menu(actions: list[QAction]) -> QMenu:
    menu = actions[-1].menu()
    assert isinstance(menu, QMenu)
    return menu


def test_the_table_does_not_jump_from_lesson_to_lesson(steps: FirstSteps) -> None:
    places = set()
    for number in range(len(MOVES)):
        show(number, steps)
        places.add((steps.view.mapTo(steps, QPoint()).y(), steps.view.height()))
        steps.table.strayed.emit()
        places.add((steps.view.mapTo(steps, QPoint()).y(), steps.view.height()))

    assert len(places) == 1


def test_nothing_overlaps_in_the_smallest_window(steps: FirstSteps) -> None:
    steps.resize(1, 1)
    steps.table.strayed.emit()

    for above, below in ((steps.notice, steps.view), (steps.view, steps.progress)):
        bottom = above.mapTo(steps, above.rect().bottomLeft()).y()
        assert bottom < below.mapTo(steps, QPoint()).y()
