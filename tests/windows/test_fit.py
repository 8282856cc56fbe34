"""Nothing is cut off in any window, in any language, nor where texts are 40% longer."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt import languages
from canasta_qt.model.table_model import TableModel
from canasta_qt.rules.presets import RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.windows.gift import Gift
from canasta_qt.windows.giving_up import GivingUp
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.match_result import MatchResult
from canasta_qt.windows.new_match import NewMatch
from canasta_qt.windows.partner_question import PartnerQuestion
from canasta_qt.windows.round_result import RoundResult
from canasta_qt.windows.shortcuts import Shortcuts
from tests.windows.conftest import NewWindow

Speak = Callable[[str], None]
LANGUAGES = ["en", "it", "sr", "sr_Latn", "ar", "long"]


class _Longer(QTranslator):
    """Every text is 40% longer than in English."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%Ln", QLocale().toString(n)).replace("%n", str(n))
        return text + " " + "moretext "[: max(1, round(len(source) * 0.4))].strip()

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def told(qapp: QApplication, speak: Speak, request: pytest.FixtureRequest) -> str:
    """The language that is spoken; "long" is none, but English with longer words."""
    language: str = request.param
    if language == "long":
        speak("en")
        qapp.installTranslator(_Longer(qapp))
    else:
        speak(language)
    return language


def cut_off(window: QWidget) -> Iterator[str]:
    """What in ``window`` has less room than its text takes."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not widget.width():
            continue
        if isinstance(widget, QLabel) and widget.text() and not _fits(widget):
            yield f"label {widget.text()!r} {widget.size()}"
        elif isinstance(widget, QPushButton | QCheckBox | QRadioButton):
            needed = widget.sizeHint()
            if widget.text() and (
                widget.width() < needed.width() or widget.height() < needed.height()
            ):
                yield f"button {widget.text()!r} {widget.size()} < {needed}"
        elif isinstance(widget, QComboBox):
            if widget.width() < widget.minimumSizeHint().width():
                yield f"box {widget.currentText()!r}"
        elif isinstance(widget, QTableView):
            yield from _cut_headings(widget)


def _fits(label: QLabel) -> bool:
    if label.wordWrap():
        longest = max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())
        return longest <= label.width() and label.heightForWidth(label.width()) <= label.height()
    needed = label.sizeHint()
    return needed.width() <= label.width() and needed.height() <= label.height()


def _cut_headings(table: QTableView) -> Iterator[str]:
    model = table.model()
    down = table.verticalHeader()
    for row in range(model.rowCount()):
        if table.isRowHidden(row):
            continue
        text = str(model.headerData(row, Qt.Orientation.Vertical) or "")
        if text and down.isVisible() and down.fontMetrics().horizontalAdvance(text) > down.width():
            yield f"heading {text!r}"
        for column in range(model.columnCount()):
            if table.isColumnHidden(column):
                continue
            cell = str(model.index(row, column).data() or "")
            room = table.columnWidth(column)
            if table.fontMetrics().horizontalAdvance(cell) > room:
                yield f"cell {cell!r}"


def ended(window: MainWindow) -> TableModel:
    """The table of ``window`` after a round that the table itself saw nothing of."""
    table = window.table
    assert table is not None
    table.stop()
    chance = random.Random(1)
    while not table.match.round_over:
        table.match.push(chance.choice(table.match.round.choices()))
    return table


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Every dialog of the program."""
    table = ended(window)
    for rules in (STANDARD, RAILROAD, TWO_PLAYER):
        yield NewMatch(default_choice().with_rules(rules), window)
    yield GivingUp(window)
    yield Gift(0, "Maximiliana", 12, window)
    yield PartnerQuestion("Maximiliana", window)
    yield Shortcuts(window.menuBar(), window)
    yield RoundResult(table.match, table.names, window)
    yield MatchResult(table, window)


@pytest.mark.parametrize("told", LANGUAGES, indirect=True)
@pytest.mark.parametrize("rules", [TWO_PLAYER, RAILROAD], ids=lambda rules: rules.name)
def test_dialogs_have_room_for_their_texts(
    new_window: NewWindow, told: str, rules: RuleSet
) -> None:
    window = new_window(rules, players=2)
    problems = []
    seen = 0
    for dialog in dialogs(window):
        dialog.show()
        QApplication.processEvents()
        problems += [f"{type(dialog).__name__}: {problem}" for problem in cut_off(dialog)]
        seen += 1
        assert (dialog.layoutDirection() == Qt.LayoutDirection.RightToLeft) == (told == "ar")
        dialog.close()
        dialog.deleteLater()
    assert seen == 9
    assert problems == []


@pytest.mark.parametrize("told", LANGUAGES, indirect=True)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_panels_and_the_book_have_room_for_their_texts(
    new_window: NewWindow, told: str, size: tuple[int, int]
) -> None:
    window = new_window(RAILROAD, players=4)
    window.resize(*size)
    window.rule_book.view.beside.setChecked(True)
    window.show_rules()
    QApplication.processEvents()
    problems = list(cut_off(window))
    window.rule_book.view.beside.setChecked(False)
    QApplication.processEvents()
    assert window.rule_book.window is not None
    problems += list(cut_off(window.rule_book.window))
    assert problems == []


@pytest.mark.parametrize("language", languages.names())
def test_the_table_shortens_none_of_its_own_words(
    new_window: NewWindow, speak: Speak, language: str
) -> None:
    """Names may be shortened, but not what the program says."""
    speak(language)
    window = new_window(RAILROAD, players=2)
    window.resize(1024, 640)
    QApplication.processEvents()
    for key in (("stock", "count"), ("pile", "count"), ("kitty", 0), ("owners", 0)):
        assert "…" not in window.scene.sign(*key), key
    assert window.scene.sign("kitty", 0)


def test_what_is_cut_off_is_noticed(qtbot: QtBot) -> None:
    """The tests above would fail."""
    window = QWidget()
    qtbot.addWidget(window)
    narrow, low = QLabel("Canasta", window), QLabel("many words on lines", window)
    low.setWordWrap(True)
    button = QPushButton("Canasta", window)
    for widget, size in ((narrow, (20, 40)), (low, (80, 10)), (button, (20, 40))):
        widget.setFixedSize(*size)
    window.show()
    assert len(list(cut_off(window))) == 3
