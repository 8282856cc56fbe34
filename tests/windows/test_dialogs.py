"""The dialogs by themselves."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.model.company import Company
from canasta_qt.model.table_model import TableModel
from canasta_qt.players import registry
from canasta_qt.rules.match import Match, Outcome
from canasta_qt.rules.match import MatchResult as Standing
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.ruleset import MAX_PLAYERS, RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.windows.dialogs import Dialogs
from canasta_qt.windows.match_choice import MatchChoice, default_choice, restored_choice
from canasta_qt.windows.match_result import MatchResult
from canasta_qt.windows.new_match import NewMatch
from canasta_qt.windows.preferences import APPLICATION, ORGANISATION, Preferences, Speed
from canasta_qt.windows.round_result import RoundResult


def played(rules: RuleSet, seed: int) -> Match:
    """A match after one round by the first choices that end it soon."""
    match = Match(rules, rules.players_min, seed)
    number = 0
    while not match.round_over:
        choices = match.round.choices()
        match.push(choices[number * 17 % len(choices)])
        number += 1
    return match


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatch:
    dialog = NewMatch(default_choice())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(("row", "rules"), list(enumerate(PRESETS.values())), ids=PRESETS)
def test_each_rule_set_can_be_chosen(row: int, rules: RuleSet, dialog: NewMatch) -> None:
    dialog.rules.setCurrentRow(row)

    assert dialog.choice.rules == rules
    assert dialog.players.minimum() == rules.players_min
    assert dialog.players.maximum() == rules.players_max
    shown = [field for field in dialog.names if field.isVisible()]
    assert len(shown) == dialog.choice.players
    assert len(dialog.description.text()) > 60
    assert len(dialog.choice.entrants()) == dialog.choice.players
    assert [seat.is_person for seat in dialog.choice.entrants()].count(True) == 1


def test_a_name_for_each_player(dialog: NewMatch) -> None:
    dialog.rules.setCurrentRow(list(PRESETS).index("railroad"))
    dialog.players.setValue(6)
    assert all(field.isVisible() for field in dialog.names)
    dialog.names[5].setText("  ")
    assert not dialog.start.isEnabled()
    assert dialog.problem.isVisible()
    assert "needs a name" in dialog.problem.text()
    dialog.players.setValue(5)
    assert dialog.start.isEnabled()
    assert not dialog.problem.isVisible()
    dialog.names[0].setText(" Zoe ")

    assert dialog.choice.entrants()[0].name == "Zoe"


def test_names_tell_players_apart(dialog: NewMatch) -> None:
    dialog.names[0].setText("Zoe")
    dialog.names[1].setText(" zoe")
    assert not dialog.start.isEnabled()
    assert "called zoe" in dialog.problem.text()
    dialog.names[1].setText("Zoë")
    assert dialog.start.isEnabled()


def test_who_has_no_name_is_called_a_player_in_the_language_that_is_spoken(
    qtbot: QtBot, speak: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("USER", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    # A match to be watched is chosen before there is a language.
    choice = default_choice()
    called = set()
    for language in ("en", "it", "sr", "ar"):
        speak(language)
        called.add(choice.entrants()[0].name)
        dialog = NewMatch(choice)
        qtbot.addWidget(dialog)
        assert dialog.names[0].text() == choice.entrants()[0].name
        choice = dialog.choice
        assert choice.names[0] == ""
    assert len(called) == 4
    assert "Player" in called


def test_names_are_short(dialog: NewMatch) -> None:
    dialog.names[0].clear()
    QTest.keyClicks(dialog.names[0], "Wolfeschlegelsteinhausenberger")
    assert dialog.choice.names[0] == "Wolfeschlegelsteinha"
    stored = restored_choice("standard", 4, ["Wolfeschlegelsteinhausenberger"], "random")
    assert stored.names[0] == "Wolfeschlegelsteinha"


def test_the_deal_number_is_optional(dialog: NewMatch) -> None:
    chance = dialog.choice
    assert chance.seed is None
    assert 0 <= chance.some_seed() < SEED_LIMIT
    QTest.keyClicks(dialog.seed, "12x3")
    chosen = dialog.choice
    assert chosen.seed == chosen.some_seed() == 123
    dialog.seed.setText(str(SEED_LIMIT))
    assert not dialog.start.isEnabled()
    assert str(SEED_LIMIT - 1) in dialog.problem.text()
    dialog.seed.setText(str(SEED_LIMIT - 1))
    assert dialog.start.isEnabled()


def test_the_opponents_are_those_of_the_registry(dialog: NewMatch) -> None:
    found = [dialog.opponent.itemData(row) for row in range(dialog.opponent.count())]

    assert found == list(registry.names())
    assert dialog.choice.opponent == registry.names()[-1]
    texts = [dialog.opponent.itemText(row) for row in range(dialog.opponent.count())]
    assert not set(texts) & set(registry.names())


def test_enter_starts_the_match(dialog: NewMatch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.names[0], Qt.Key.Key_Return)


def test_what_was_stored_and_is_wrong_is_replaced() -> None:
    default = default_choice()
    choice = restored_choice("no such rules", 99, ["Zoe", "", "a\nb"], "nobody")

    assert choice.rules == STANDARD
    assert choice.players == 4
    assert choice.names == ("Zoe", *default.names[1:])
    assert choice.opponent == default.opponent
    assert len(choice.names) == MAX_PLAYERS


def test_preferences_come_back() -> None:
    choice = MatchChoice(RAILROAD, 3, ("A", "B", "C", "D", "E", "F"), "random", seed=7)
    preferences = Preferences()
    preferences.match = choice
    preferences.speed = Speed.FAST

    assert Preferences().match == replace(choice, seed=None)
    assert Preferences().speed is Speed.FAST
    QSettings(ORGANISATION, APPLICATION).setValue("view/speed", "sideways")
    assert Preferences().speed is Speed.NORMAL


def labels(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_sheet_shows_every_line(rules: RuleSet, qtbot: QtBot) -> None:
    match = played(rules, seed=4)
    names = tuple(f"P{seat}" for seat in range(rules.players_min))
    dialog = RoundResult(match, names)
    qtbot.addWidget(dialog)
    dialog.show()

    shown = labels(dialog)
    sheet = dialog.sheet
    for row in range(sheet.rowCount()):
        start = shown.index(sheet.headerData(row, Qt.Orientation.Vertical))
        values = shown[start + 1 : start + 1 + sheet.columnCount()]
        assert values == [sheet.index(row, side).data() for side in range(sheet.columnCount())]
    assert f"{rules.target:,}".replace(",", "") in "".join(shown).replace(",", "")


def test_a_tie_at_the_target_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(STANDARD, seed=4)
    monkeypatch.setattr(Match, "result", Standing(Outcome.EXTRA_ROUND))
    dialog = RoundResult(match, ("A", "B", "C", "D"))
    qtbot.addWidget(dialog)

    assert any("another round" in text for text in labels(dialog))


@pytest.mark.parametrize(
    ("winners", "text"),
    [((1,), "A1 and A3 won the match."), ((0, 1), "shared by A0 and A2 and A1 and A3")],
)
def test_the_winners_are_named(
    winners: tuple[int, ...], text: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(in_process=True)
    entrants = replace(
        default_choice(), names=("A0", "A1", "A2", "A3", "x", "y"), opponent="random"
    ).entrants()
    table = TableModel(STANDARD, entrants, 1, company)
    monkeypatch.setattr(Match, "winners", winners)
    dialog = MatchResult(table)
    qtbot.addWidget(dialog)

    assert text.replace(" and ", ", ") in dialog.winners.text().replace(" and ", ", ")


def test_dialogs_come_one_after_the_other(qtbot: QtBot) -> None:
    dialogs = Dialogs()
    first, second, third = QDialog(), QDialog(), QDialog()
    for dialog in (first, second, third):
        dialogs.open(dialog)
    assert [first.isVisible(), second.isVisible()] == [True, False]

    first.accept()
    assert second.isVisible()

    finished: list[int] = []
    second.finished.connect(finished.append)
    dialogs.drop()
    assert dialogs.current is None
    assert finished == []
    assert not third.isVisible()
