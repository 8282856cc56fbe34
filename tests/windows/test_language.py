"""The language changes at once, in all windows, and the game goes on as if nothing had happened."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_qt import languages
from canasta_qt.rulebook import terms
from canasta_qt.rules.presets import RAILROAD, STANDARD
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.preferences import Preferences
from tests.model.driver import PATIENCE, Viewer
from tests.windows.conftest import NewWindow

Speak = Callable[[str], None]
OTHERS = ["it", "sr", "sr_Latn", "ar"]


def menus(menu: QMenu) -> Iterator[QMenu]:
    """``menu`` and all menus below it."""
    yield menu
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from menus(below)


def texts_of(window: MainWindow) -> list[str]:
    """All that stands in menus and panels."""
    titles = [action.text() for action in window.menuBar().actions()]
    for action in window.menuBar().actions():
        top = action.menu()
        assert isinstance(top, QMenu)
        for menu in menus(top):
            titles += [entry.text() for entry in menu.actions() if entry.text()]
    titles += [dock.windowTitle() for dock in window.docks]
    return [
        *titles,
        window.windowTitle(),
        window.turn.text(),
        window.log.toPlainText(),
        window.view.accessibleName(),
        window.moves.draw.toolTip(),
        window.care.undo.toolTip(),
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_the_choice_of_a_language_changes_the_window_at_once(
    new_window: NewWindow, qtbot: QtBot, speak: Speak, language: str
) -> None:
    speak("en")
    window = new_window(seed=3)
    assert window.table is not None
    viewer = Viewer(window.table, qtbot)
    assert viewer.has_to_move()
    qtbot.waitUntil(lambda: not window.scene.director.busy, timeout=PATIENCE)
    before, observed = texts_of(window), window.table.observation
    moves = list(window.table.record.moves)
    alike = {"Canasta", "Demo"} | {languages.own_name(name) for name in languages.names()}

    window.languages.actions[language].trigger()

    qtbot.waitUntil(lambda: window.turn.text() != before[-5])
    after = texts_of(window)
    assert len(after) == len(before)
    same = [one for one, other in zip(before, after, strict=True) if one == other]
    assert set(same) <= alike, same
    assert Preferences().language == language
    assert list(window.table.record.moves) == moves
    assert window.scene.matches(observed)
    viewer.move()

    window.languages.actions["en"].trigger()
    qtbot.waitUntil(lambda: window.menuBar().actions()[0].text() == "&Match")


def test_arabic_turns_the_window_and_the_table_round(
    new_window: NewWindow, qtbot: QtBot, speak: Speak
) -> None:
    speak("en")
    window = new_window(seed=3)
    assert window.table is not None
    assert Viewer(window.table, qtbot).has_to_move()
    width = window.view.width()
    stock = window.scene.arrangement.stock
    hand = [item.face for item in sorted(hand_items(window), key=lambda item: item.x())]

    window.languages.actions["ar"].trigger()

    qtbot.waitUntil(window.isRightToLeft)
    qtbot.waitUntil(lambda: window.scene.arrangement.stock.x > stock.x or window.view.x() != 0)
    turned = window.scene.arrangement.stock
    mirrored_x = window.view.width() - stock.x * window.view.width() / width
    assert turned.x == pytest.approx(mirrored_x, abs=2)
    qtbot.waitUntil(lambda: not window.scene.director.busy)
    block = window.log.document().firstBlock()
    # The panel has moved, and lays its lines out when it is drawn.
    qtbot.waitUntil(lambda: block.layout().lineCount() > 0)
    # Short lines leave room at their end, which is on the left.
    line = block.layout().lineAt(0)
    assert line.naturalTextRect().left() > 10
    mirrored = [item.face for item in sorted(hand_items(window), key=lambda item: -item.x())]
    assert mirrored == hand


def hand_items(window: MainWindow) -> list:  # type: ignore[type-arg]
    """The cards of the player's hand."""
    from canasta_qt.table.tableau import Place

    return window.scene.items_at(Place.HAND, 0)


@pytest.mark.parametrize("language", OTHERS)
def test_letters_of_a_menu_are_unlike(new_window: NewWindow, speak: Speak, language: str) -> None:
    speak(language)
    window = new_window(RAILROAD)
    bar = window.menuBar()
    groups = {"bar": [action.text() for action in bar.actions()]}
    for action in bar.actions():
        top = action.menu()
        assert isinstance(top, QMenu)
        for menu in menus(top):
            groups[menu.title()] = [entry.text() for entry in menu.actions() if entry.text()]
    for title, texts in groups.items():
        letters = [QKeySequence.mnemonic(text).toString() for text in texts]
        given = [letter for letter in letters if letter]
        assert len(set(given)) == len(given), (title, texts)


@pytest.mark.parametrize("language", OTHERS)
def test_an_open_rule_book_is_read_on_in_the_other_language(
    new_window: NewWindow, qtbot: QtBot, speak: Speak, language: str
) -> None:
    speak("en")
    window = new_window()
    window.rules_action.trigger()
    view = window.rule_book.view
    view.show_rules(STANDARD, "pile")
    title = view.contents.currentItem()
    assert title is not None
    english = view.browser.toPlainText()

    window.languages.actions[language].trigger()

    qtbot.waitUntil(lambda: view.browser.toPlainText() != english)
    assert view.browser.place_in_sight() == "pile"
    assert view.chooser.currentText() == terms.rule_set(STANDARD)
    assert "{" not in view.browser.toPlainText()
    assert "](#" not in view.browser.toPlainText()
    direction = languages.direction(language)
    assert view.browser.document().firstBlock().textDirection() == direction
    QTest.keyClick(view.browser, Qt.Key.Key_Escape)


def test_the_system_s_language_is_spoken_until_one_is_chosen(
    new_window: NewWindow, qapp: QApplication, speak: Speak
) -> None:
    window = new_window()
    assert Preferences().language == ""
    assert window.languages.actions[""].isChecked()

    window.languages.actions["it"].trigger()
    assert languages.spoken() == "it"
    window.languages.actions[""].trigger()

    assert languages.spoken() == languages.of_system()
    assert Preferences().language == ""
