"""What happened can be read beside the table, and seen on it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.moves import MELD
from canasta_qt.rules.presets import TWO_PLAYER
from canasta_qt.table.labels import to_qt
from canasta_qt.table.tableau import Place, Zone
from canasta_qt.windows.log_panel import LogPanel
from tests.model.driver import PATIENCE, Viewer
from tests.windows.conftest import NewWindow

LEFT = Qt.MouseButton.LeftButton


def line_point(log: LogPanel, text: str) -> QPoint:
    """A point on the last line that begins with ``text``."""
    lines = log.toPlainText().splitlines()
    row = max(row for row, line in enumerate(lines) if line.startswith(text))
    cursor = QTextCursor(log.document().findBlockByNumber(row))
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    return log.cursorRect(cursor).center() + QPoint(4, 0)


def test_lines_come_as_the_table_shows_what_they_tell(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    window.scene.set_speed(0.5)
    assert window.table is not None
    viewer = Viewer(window.table, qtbot)
    assert viewer.has_to_move()
    qtbot.waitUntil(lambda: not window.scene.director.busy, timeout=PATIENCE)
    before = window.log.toPlainText().splitlines()
    told: list[str] = []
    window.log.told.connect(told.append)

    move = viewer.move()
    window.table.attempt([move])

    assert window.scene.director.busy
    assert window.log.toPlainText().splitlines() == before + told
    assert len(told) == 1

    window.scene.director.finish()
    assert window.log.toPlainText().splitlines() == before + told


def test_a_click_on_a_line_points_out_its_meld(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(TWO_PLAYER, seed=2)
    table = window.table
    assert table is not None
    viewer = Viewer(table, qtbot)
    melded = False
    while viewer.has_to_move() and not melded:
        move = viewer.move()
        table.attempt([move])
        melded = move.code == MELD
    assert melded
    assert window.scene.flashing == []

    QTest.mouseClick(
        window.log.viewport(), LEFT, pos=line_point(window.log, f"{table.names[0]} melds")
    )

    last = len(table.observation.state.sides[0].melds) - 1
    meld = window.scene.arrangement.packs[Zone(Place.MELD, 0, last)]
    [frame] = window.scene.flashing
    assert frame.contains(to_qt(meld.rect))
    assert frame.width() < meld.rect.width + 16
    assert window.scene.problems(table.observation) == []

    table.take_back()
    assert window.scene.flashing == []


def test_the_drawn_card_is_pointed_out_with_the_keyboard(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(seed=3)
    table = window.table
    assert table is not None
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()
    line_point(window.log, f"{table.names[0]} draws")

    QTest.keyClick(window.log, Qt.Key.Key_Return)

    drawn = [item for item in window.scene.items_at(Place.HAND, 0) if item.marked]
    assert len(drawn) == 1
    [frame] = window.scene.flashing
    assert frame.contains(to_qt(drawn[0].covered))


def test_a_line_of_another_player_points_him_out(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    table = window.table
    assert table is not None
    viewer = Viewer(table, qtbot)
    while not any(line.startswith(f"{table.names[1]} draws") for line in lines(window.log)):
        assert viewer.has_to_move()
        viewer.act()
    assert viewer.has_to_move()

    QTest.mouseClick(
        window.log.viewport(), LEFT, pos=line_point(window.log, f"{table.names[1]} draws")
    )

    [frame] = window.scene.flashing
    assert frame.contains(to_qt(window.scene.arrangement.plates[1].panel))


def test_a_line_that_tells_of_no_cards_points_out_nothing(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(seed=3)
    QTest.mouseClick(window.log.viewport(), LEFT, pos=line_point(window.log, "Round"))
    assert window.scene.flashing == []


def test_text_is_marked_to_be_copied_without_pointing_out(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(seed=3)
    assert window.table is not None
    viewer = Viewer(window.table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()
    start = line_point(window.log, f"{window.table.names[0]} draws")

    QTest.mousePress(window.log.viewport(), LEFT, pos=start)
    QTest.mouseMove(window.log.viewport(), start + QPoint(60, 0))
    QTest.mouseRelease(window.log.viewport(), LEFT, pos=start + QPoint(60, 0))

    assert window.log.textCursor().selectedText()
    assert window.scene.flashing == []


def test_the_line_under_the_pointer_is_marked(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    assert window.table is not None
    viewer = Viewer(window.table, qtbot)
    assert viewer.has_to_move()
    window.moves.draw.trigger()

    QTest.mouseMove(window.log.viewport(), line_point(window.log, f"{window.table.names[0]} draws"))
    assert len(window.log.extraSelections()) == 1

    QTest.mouseMove(window.log.viewport(), line_point(window.log, "Round"))
    assert window.log.extraSelections() == []


def lines(log: LogPanel) -> list[str]:
    return log.toPlainText().splitlines()
