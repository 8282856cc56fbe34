"""The table as screen readers see it, through Qt's own interface for them."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import parse_card
from canasta_qt.table.gestures import Grip
from canasta_qt.table.view import TableView
from tests.table.driver import Driver
from tests.table.test_attention import QUEEN, QUEENS
from tests.table.test_focus import Play, go_to, press, type_text
from tests.table.test_mouse import playing

NAME = QAccessible.Text.Name


def table_of(driver: Driver) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(driver.view)


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(place) for place in range(of.childCount())]


def names(of: QAccessibleInterface) -> list[str]:
    return [child.text(NAME) for child in children(of)]


def named(driver: Driver, name: str) -> QAccessibleInterface:
    """The thing whose name begins with ``name``."""
    (found,) = [one for one in children(table_of(driver)) if one.text(NAME).startswith(name)]
    return found


def test_the_table_is_a_list_of_what_lies_on_it(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)], frozen=True)
    table = table_of(driver)

    assert table.text(NAME) == "Card table"
    assert table.role() == QAccessible.Role.List
    assert len(children(table)) == table.childCount()
    told = names(table)
    hand = len(driver.hand())
    assert "two of spades, wild" in told[:hand]
    assert "your meld of queens, 7 card(s), natural canasta" in told
    assert any(name.startswith("stock, ") for name in told)
    assert "discard pile, 1 card(s), on top the queen of hearts, frozen" in told
    assert all(told)
    assert table.child(len(told)) is None
    assert table.child(-1) is None


def test_every_card_of_a_meld_is_there(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)])
    meld = named(driver, "your meld of queens")

    assert len(names(meld)) == 7
    assert all(name.startswith("queen of ") for name in names(meld))
    assert meld.child(0) is children(meld)[0]
    first = meld.child(0)
    assert first.parent() is meld
    assert meld.parent() is table_of(driver)
    assert meld.indexOfChild(first) == 0
    assert first.window() is driver.view.window().windowHandle()


def test_places_on_the_screen_lead_to_things_and_back(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)])
    table = table_of(driver)
    king = driver.card(parse_card("KC"))
    spot = driver.view.viewport().mapToGlobal(driver.visible(king))

    found = table.childAt(spot.x(), spot.y())

    assert found.text(NAME).startswith("king of clubs")
    assert found.rect().contains(spot)
    assert table.rect().contains(found.rect())
    meld = named(driver, "your meld of queens")
    top = meld.child(meld.childCount() - 1)
    assert meld.rect().adjusted(-2, -2, 2, 2).contains(top.rect())
    outside = driver.view.mapToGlobal(QPoint(-50, -50))
    assert table.childAt(outside.x(), outside.y()) is None


def test_focus_and_selection_are_states(
    play: Play, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[QAccessible.Event, int]] = []

    def note(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))

    driver = playing(play)
    driver.view.activateWindow()
    driver.view.setFocus()
    qtbot.waitUntil(driver.view.hasFocus)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    type_text(driver, "w")

    wild = named(driver, "two of spades, wild")
    place = names(table_of(driver)).index("two of spades, wild")
    assert told[-1] == (QAccessible.Event.Focus, place)
    assert table_of(driver).focusChild() is wild
    assert wild.state().focusable
    assert wild.state().focused
    assert wild.state().selectable
    assert not wild.state().selected

    press(driver, Qt.Key.Key_Space)
    assert wild.state().selected
    assert told[-1][0] == QAccessible.Event.Announcement

    go_to(driver, Grip.PILE)
    assert not wild.state().focused
    pile = named(driver, "discard pile")
    assert pile.state().focused
    assert not pile.state().selectable


def test_readers_hear_what_has_changed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[QAccessible.Event, int]] = []

    def note(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))

    driver = playing(play)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    driver.view.accessible.tell_changes()
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    driver.view.accessible.tell_changes()
    assert told == []

    type_text(driver, "k")
    told.clear()
    QTest.keyClick(driver.view, Qt.Key.Key_Space)
    driver.view.accessible.tell_changes()

    (place,) = [place for kind, place in told if kind == QAccessible.Event.NameChanged]
    assert names(table_of(driver))[place] == "king of clubs, selected"


def test_what_has_gone_says_so_and_nothing_breaks(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)])
    table = table_of(driver)
    kept = children(table)
    cards = [card for thing in kept for card in children(thing)]
    assert cards
    while driver.model.take_back():
        pass
    for one in (*kept, *cards):
        assert one.isValid()
        one.text(NAME)
        one.rect()
        one.state()
        one.parent()
    assert kept[0].childAt(0, 0) is None


def test_readers_outlive_the_table(play: Play) -> None:
    driver = playing(play, melds=[(QUEEN, QUEENS)])
    view = TableView(driver.scene)
    view.resize(1280, 800)
    view.show()
    table = QAccessible.queryAccessibleInterface(view)
    kept = [card for thing in children(table) for card in children(thing)]
    assert kept
    view.deleteLater()
    del view, table, kept
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QApplication.processEvents()
