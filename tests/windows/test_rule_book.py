"""The rule book beside a match: found by key, searched, walked through, exported."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.contents import book
from canasta_qt.rulebook.topics import topic
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows import book_export
from canasta_qt.windows.book_view import BookView
from canasta_qt.windows.main_window import MainWindow
from tests.model.driver import PATIENCE
from tests.windows.conftest import NewWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def press_f1(window: MainWindow, qtbot: QtBot) -> BookView:
    """The book that the key opens, once its text is laid out."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.view, Qt.Key.Key_F1)
    return window.rule_book.view


def wait_for_turn(window: MainWindow, qtbot: QtBot) -> None:
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.input_open, timeout=PATIENCE)


@pytest.fixture
def view(qtbot: QtBot) -> BookView:
    view = BookView("classic")
    qtbot.addWidget(view)
    view.resize(860, 680)
    view.show()
    view.show_rules(STANDARD)
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def test_the_dialog_for_printing_opens_and_makes_room_for_the_next(
    view: BookView, qtbot: QtBot
) -> None:
    view.print_action.trigger()
    printing = view.findChild(QPrintDialog)
    assert printing is not None
    qtbot.waitUntil(printing.isVisible)
    printing.reject()

    view.export_action.trigger()
    exporting = view.findChild(QFileDialog)
    assert exporting is not None
    qtbot.waitUntil(exporting.isVisible)
    exporting.reject()


def chosen(view: BookView) -> str:
    entry = view.contents.currentItem()
    assert entry is not None
    return entry.text(0)


def test_a_key_opens_the_rules_of_the_match_at_what_is_to_be_done(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(RAILROAD)
    wait_for_turn(window, qtbot)

    view = press_f1(window, qtbot)

    assert window.rule_book.window is not None
    assert window.rule_book.window.isVisible()
    assert view.rules == RAILROAD
    assert chosen(view) == "A turn"
    assert view.browser.verticalScrollBar().value() > 0
    assert view.browser.place_in_sight() == "turn"


def test_after_a_refusal_the_key_opens_what_is_behind_it(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    wait_for_turn(window, qtbot)
    table = window.table
    assert table is not None

    expected = chosen(press_f1(window, qtbot))
    assert window.rule_book.view.browser.source().fragment() == topic(table.observation)
    table.refused.emit(Refusal(Reason.ONE_CARD, {}))

    assert chosen(press_f1(window, qtbot)) == "The discard pile"
    table.refused.emit(Refusal(Reason.NO_KITTY, {}))
    assert chosen(press_f1(window, qtbot)) == "The deal"
    table.refused.emit(Refusal(Reason.KITTY_LOCKED, {}))
    assert chosen(press_f1(window, qtbot)) == expected


def test_escape_closes_the_window_and_the_table_closes_it_too(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    view = press_f1(window, qtbot)
    book = window.rule_book.window
    assert book is not None
    qtbot.waitUntil(book.isActiveWindow)

    QTest.keyClick(view.browser, Qt.Key.Key_Escape)
    assert not book.isVisible()

    press_f1(window, qtbot)
    assert book.isVisible()
    window.close()
    assert not book.isVisible()


def test_the_book_moves_beside_the_table_and_back(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    view = press_f1(window, qtbot)
    book = window.rule_book.window
    assert book is not None

    view.beside.trigger()

    assert not book.isVisible()
    assert window.rule_book.dock.isVisible()
    assert view.isVisible()
    assert window.rule_book.dock.widget() is view
    assert view.contents.isVisible()
    assert view.contents.width() == view.browser.width()
    view.beside.trigger()
    assert book.isVisible()
    assert view.isVisible()
    assert view.window() is book
    assert view.contents.height() == view.browser.height()
    assert not window.rule_book.dock.isVisible()


def test_beside_the_table_it_is_where_it_was_at_the_next_start(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    press_f1(window, qtbot).beside.trigger()
    window.close()

    again = new_window(TWO_PLAYER)

    assert again.rule_book.dock.isVisible()
    assert again.rule_book.view.isVisible()
    assert again.rule_book.view.rules == TWO_PLAYER


def test_links_lead_to_sections_and_keys_lead_back(view: BookView, qtbot: QtBot) -> None:
    browser = view.browser
    place = browser.document().find("canasta")
    while not place.charFormat().anchorHref():
        place = browser.document().find("canasta", place)
    assert place.charFormat().anchorHref() == "#canastas"
    browser.setTextCursor(place)
    browser.ensureCursorVisible()
    point = browser.cursorRect(place).center() - QPoint(4, 0)

    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=point)

    assert chosen(view) == "Canastas"
    QTest.keyClick(browser, Qt.Key.Key_Left, ALT)
    assert not browser.source().fragment()
    assert view.forward.isEnabled()
    QTest.keyClick(browser, Qt.Key.Key_Right, ALT)
    assert browser.source().fragment() == "canastas"


def test_the_contents_lead_to_every_section_and_heading(view: BookView) -> None:
    top = view.contents.topLevelItemCount()
    for place in range(top):
        entry = view.contents.topLevelItem(place)
        assert entry is not None
        view.contents.setCurrentItem(entry)
        assert view.browser.source().fragment()
        assert chosen(view) == entry.text(0)
    pile = next(
        entry
        for entry in map(view.contents.topLevelItem, range(top))
        if entry is not None and entry.text(0) == "The discard pile"
    )
    pile.setExpanded(True)
    child = pile.child(2)
    assert child is not None
    view.contents.setCurrentItem(child)

    assert chosen(view) == "When it is frozen"
    assert view.browser.place_in_sight() == "pile-3"


def test_the_contents_follow_the_reader(view: BookView) -> None:
    for _ in range(6):
        QTest.keyClick(view.browser, Qt.Key.Key_PageDown)

    place = view.browser.place_in_sight()
    assert place
    entry = view.contents.currentItem()
    assert entry is not None
    assert place.startswith(str(entry.data(0, Qt.ItemDataRole.UserRole)))


def test_another_rule_set_is_read_in_the_same_section(view: BookView) -> None:
    view.show_rules(STANDARD, "opening")

    view.chooser.setFocus()
    QTest.keyClick(view.chooser, Qt.Key.Key_Home)
    QTest.keyClick(view.chooser, Qt.Key.Key_Return)

    assert view.rules == TWO_PLAYER
    assert view.browser.source().fragment() == "opening"
    assert view.chooser.currentText() == terms.rule_set(TWO_PLAYER)
    view.back.trigger()
    assert view.rules == STANDARD
    assert view.chooser.currentText() == terms.rule_set(STANDARD)


def test_searching_goes_round_all_places(view: BookView) -> None:
    QTest.keyClick(view.browser, Qt.Key.Key_F, CONTROL)
    field = view.search.field
    assert field.hasFocus()

    QTest.keyClicks(field, "FROZEN")

    text = view.browser.toPlainText().casefold()
    count = text.count("frozen")
    assert view.search.count.text() == f"1 of {count}"
    first = view.browser.textCursor().position()
    assert text[first:].startswith("frozen")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.search.count.text() == f"2 of {count}"
    assert view.browser.textCursor().position() > first
    QTest.keyClick(field, Qt.Key.Key_F3, SHIFT)
    QTest.keyClick(field, Qt.Key.Key_F3, SHIFT)
    assert view.search.count.text() == f"{count} of {count}"
    QTest.keyClick(field, Qt.Key.Key_F3)
    assert view.browser.textCursor().position() == first
    assert len(view.browser.extraSelections()) == count
    QTest.keyClicks(field, "x")
    assert view.search.count.text() == "not found"
    assert view.browser.extraSelections() == []
    field.clear()
    assert view.search.count.text() == ""


@pytest.mark.parametrize("language", ["en", "sr", "ar"])
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_page_is_as_wide_as_the_window(
    rules: RuleSet, language: str, view: BookView, speak: Callable[[str], None]
) -> None:
    speak(language)
    view.show_rules(rules)

    # A line of a table is a pixel wide.
    assert view.browser.horizontalScrollBar().maximum() <= 1


def test_every_place_that_is_found_is_in_sight_with_its_section_marked(view: BookView) -> None:
    view.show_rules(RAILROAD)
    QTest.keyClicks(view.search.field, "kitty")
    height = view.browser.viewport().height()
    colour = view.browser.palette().highlight().color()
    count = len(view.browser.extraSelections())
    assert count > 10
    for _ in range(count):
        QTest.keyClick(view.search.field, Qt.Key.Key_Return)
        cursor = view.browser.textCursor()
        place = view.browser.cursorRect(cursor)
        assert place.top() >= 0
        bar = view.browser.verticalScrollBar()
        at_an_end = bar.value() in (bar.minimum(), bar.maximum())
        assert place.bottom() <= (height if at_an_end else height // 2)
        marks = view.browser.extraSelections()
        strong = [mark for mark in marks if mark.format.background().color() == colour]
        assert [mark.cursor.selectionStart() for mark in strong] == [cursor.position()]
        found = view.browser.place_of(cursor.position())
        entry = view.contents.currentItem()
        marked = "" if entry is None else entry.data(0, Qt.ItemDataRole.UserRole)
        # An entry stands for those folded in it.
        assert marked in (found, found.rpartition("-")[0])


def test_more_letters_look_on_from_the_place_that_is_shown(view: BookView) -> None:
    QTest.keyClicks(view.search.field, "can")
    QTest.keyClick(view.search.field, Qt.Key.Key_Return)
    QTest.keyClick(view.search.field, Qt.Key.Key_Return)
    here = view.browser.textCursor().position()
    QTest.keyClicks(view.search.field, "a")

    assert view.browser.textCursor().position() >= here


def test_going_back_and_forward_leads_to_where_the_reader_was(view: BookView) -> None:
    bar = view.browser.verticalScrollBar()
    bar.setValue(bar.maximum() - 200)
    first = bar.value()
    view.show_rules(RAILROAD, "going-out")
    bar.setValue(bar.maximum() - 30)
    second = bar.value()

    view.back.trigger()
    assert (view.rules, bar.value()) == (STANDARD, first)
    view.forward.trigger()
    assert (view.rules, bar.value()) == (RAILROAD, second)


def test_the_text_at_the_top_stays_when_the_window_becomes_narrow(view: BookView) -> None:
    view.show_rules(RAILROAD, "going-out")
    bar = view.browser.verticalScrollBar()
    bar.setValue(bar.value() + 150)
    before = view.browser.first_in_sight

    view.resize(520, 680)

    assert abs(view.browser.first_in_sight - before) < 100


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_books_are_exported(rules: RuleSet, view: BookView, tmp_path: Path) -> None:
    view.show_rules(rules)

    view.export(tmp_path / "rules.html")
    view.export(tmp_path / "rules.PDF")

    text = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert terms.rule_set(rules) in text
    assert '<a href="#scoring">' in text
    assert (tmp_path / "rules.PDF").read_bytes().startswith(b"%PDF-")


def test_what_cannot_be_written_is_told(view: BookView, tmp_path: Path) -> None:
    view.export(tmp_path / "missing" / "rules.html")

    (box,) = view.findChildren(QMessageBox)
    assert box.isVisible()
    assert "rules.html" in box.text()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()


def test_the_book_can_be_printed(view: BookView, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    book_export.print_on(book(STANDARD), "classic", printer)
    del printer

    assert (tmp_path / "printed.pdf").stat().st_size > 10_000


def test_new_colours_change_the_page_and_not_the_place(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    view = press_f1(window, qtbot)
    view.show_rules(STANDARD, "scoring")
    place = view.browser.verticalScrollBar().value()
    assert place > 0
    before = view.browser.toHtml()

    window.appearance.colours["high-contrast"].trigger()
    try:
        qtbot.waitUntil(lambda: view.browser.toHtml() != before)
        assert view.browser.verticalScrollBar().value() == place
        assert chosen(view) == "Scoring"
    finally:
        window.appearance.colours["system"].trigger()


def height_of(view: BookView, position: int) -> int:
    """How far below the upper edge of the window the character at ``position`` is."""
    cursor = QTextCursor(view.browser.document())
    cursor.setPosition(position)
    return view.browser.cursorRect(cursor).top()


@pytest.mark.parametrize("place", ["", "deal", "melds", "pile", "scoring"])
def test_the_place_in_the_book_is_kept_beside_the_table_and_back(
    new_window: NewWindow, qtbot: QtBot, place: str
) -> None:
    window = new_window()
    view = press_f1(window, qtbot)
    view.show_rules(STANDARD, place)
    bar = view.browser.verticalScrollBar()
    if place:
        # In the midst of a section, not where a link leads.
        bar.setValue(bar.value() + 150)
    qtbot.wait(20)
    before, first = bar.value(), view.browser.first_in_sight
    height = height_of(view, first)
    section, marked = view.browser.place_in_sight(), chosen(view) if place else ""

    for beside in [True, False] * 3:
        view.beside.trigger()
        assert window.rule_book.dock.isVisible() == beside
        qtbot.wait(20)
        assert abs(height_of(view, first) - height) <= 1
        assert view.browser.place_in_sight() == section
        assert (chosen(view) if place else "") == marked
    assert bar.value() == before


def test_narrower_and_wider_again_the_book_is_where_it_was(view: BookView, qtbot: QtBot) -> None:
    view.show_rules(STANDARD, "pile")
    bar = view.browser.verticalScrollBar()
    bar.setValue(bar.value() + 230)
    before, first = bar.value(), view.browser.first_in_sight
    height = height_of(view, first)
    for width in [*range(860, 500, -20), *range(500, 861, 20)]:
        view.resize(width, 680)
        QApplication.processEvents()
        assert abs(height_of(view, first) - height) <= 1
    assert bar.value() == before
