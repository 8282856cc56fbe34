"""The main window plays matches."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QTableView
from pytestqt.qtbot import QtBot

from canasta_qt.model.company import Company
from canasta_qt.model.table_model import TableModel
from canasta_qt.play.host import LocalHost
from canasta_qt.play.worker import WorkerHost
from canasta_qt.rules.events import PartnerAnswered
from canasta_qt.rules.moves import ADD_TO_MELD, DRAW_STOCK, MELD, TAKE_PILE, DrawStock
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER
from canasta_qt.windows.giving_up import GivingUp
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.match_result import MatchResult
from canasta_qt.windows.new_match import NewMatch
from canasta_qt.windows.partner_question import PartnerQuestion
from canasta_qt.windows.preferences import Preferences, Speed
from canasta_qt.windows.round_result import RoundResult
from tests.model.driver import PATIENCE, Viewer
from tests.windows.conftest import NewWindow


def table_of(window: MainWindow) -> TableModel:
    assert window.table is not None
    return window.table


def dialog_of(window: MainWindow, kind: type[QDialog], qtbot: QtBot) -> QDialog:
    """The dialog of ``kind``, once it is open."""
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, kind), timeout=PATIENCE)
    dialog = window.dialogs.current
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def texts(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_round_is_played_and_the_next_one_dealt(
    rules: RuleSet, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(rules)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    while viewer.has_to_move():
        assert window.scene.problems(table.observation) == []
        legal = [window.moves.moves[action] for action in window.moves.moves if action.isEnabled()]
        assert legal == [
            move for move in window.moves.moves.values() if table.observation.is_legal(move)
        ]
        viewer.act()

    result = dialog_of(window, RoundResult, qtbot)
    assert isinstance(result, RoundResult)
    assert window.next_action.isEnabled()
    assert window.turn.text() == "The round is over."
    QTest.mouseClick(result.onward, Qt.MouseButton.LeftButton)

    assert table.match.round_number == 2
    assert window.dialogs.current is None
    assert not window.next_action.isEnabled()
    assert window.scene.problems(table.observation) == []


def test_a_match_comes_to_its_end_and_another_one_starts(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(replace(TWO_PLAYER, target=2500))
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    viewer.play_round()
    while not table.match.over:
        dialog_of(window, RoundResult, qtbot)
        window.next_action.trigger()
        viewer.play_round()
    assert table.match.round_number > 1
    dialog_of(window, RoundResult, qtbot).accept()

    result = dialog_of(window, MatchResult, qtbot)
    assert isinstance(result, MatchResult)
    winner = table.names[table.match.winners[0]]
    assert winner in result.winners.text()
    assert not window.next_action.isEnabled()
    result.accept()

    question = dialog_of(window, NewMatch, qtbot)
    question.accept()
    assert table_of(window) is not table
    assert table_of(window).match.laws.rules == STANDARD


def test_lays_are_undone_by_the_action(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=3)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    undone = 0
    while viewer.has_to_move() and undone < 3:
        before = table.observation
        log = window.log.toPlainText()
        move = viewer.move()
        table.attempt([move])
        lays = move.code in (MELD, ADD_TO_MELD) and not table.match.round_over
        assert window.care.undo.isEnabled() == table.can_take_back
        if lays:
            assert window.log.toPlainText() != log
            window.care.undo.trigger()
            assert table.observation.hand == before.hand
            assert window.log.toPlainText() == log
            assert window.scene.problems(table.observation) == []
            table.attempt([move])
            undone += 1
    assert undone == 3


def test_an_opening_that_is_undone_is_to_be_reached_again(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(TWO_PLAYER, seed=2)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    about = window.scores.findChildren(QLabel)[0]
    before = ""

    def opened() -> bool:
        return table.observation.state.sides[0].opened

    while not opened():
        assert viewer.has_to_move()
        before = about.text()
        viewer.act()
    assert about.text() != before
    window.care.undo.trigger()

    assert not opened()
    assert about.text() == before


@pytest.mark.parametrize("yes", [True, False])
def test_the_partner_is_answered(yes: bool, new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=seed_of_question(qtbot))
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    while viewer.has_to_move() and table.observation.state.phase != ANSWER:
        viewer.act()

    question = dialog_of(window, PartnerQuestion, qtbot)
    assert isinstance(question, PartnerQuestion)
    buttons = PartnerQuestion.StandardButton
    button = question.button(buttons.Yes if yes else buttons.No)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert table.observation.state.phase != ANSWER
    lines = window.log.toPlainText().splitlines()
    assert f"{table.names[0]}: {'yes' if yes else 'no'}" in lines


def seed_of_question(qtbot: QtBot) -> int:
    """The seed of a match whose viewer, played by `Viewer`, is asked in the first round."""
    entrants = replace(default_choice(), opponent="random").entrants()
    for seed in range(400):
        table = TableModel(STANDARD, entrants, seed, Company(in_process=True))
        table.pace = 0
        viewer = Viewer(table, qtbot)
        table.start()
        while viewer.has_to_move():
            if table.observation.state.phase == ANSWER:
                return seed
            viewer.act()
    pytest.fail("no partner asked in any round")


def test_the_answer_of_the_partner_is_told(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    table = table_of(window)
    partner = table.names[2]
    for yes, word in ((True, "says yes"), (False, "says no")):
        table.happened.emit([PartnerAnswered(2, yes)])
        assert window.notice.text().startswith(f"{partner} {word}")
    table.happened.emit([PartnerAnswered(1, True)])
    own_side = window.notice.text()
    table.happened.emit([PartnerAnswered(table.seat, True)])

    assert own_side == ""
    assert window.notice.text() == ""


def test_a_refusal_is_told_until_something_happens(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    table = table_of(window)
    assert Viewer(table, qtbot).has_to_move()
    refusal = table.attempt([window.moves.moves[window.moves.end]])
    assert refusal == Refusal(Reason.CAN_GO_ON, {})
    assert window.notice.text() == table.describe(refusal)

    table.attempt([DrawStock()])

    assert window.notice.text() == ""
    assert window.turn.text() == "Your turn: meld if you like, then discard."


def test_the_pile_is_offered_only_when_it_may_be_taken(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    told = set()
    while viewer.has_to_move():
        codes = {move.code for move in table.observation.choices()}
        if DRAW_STOCK in codes:
            takes = TAKE_PILE in codes
            told.add((takes, window.turn.text()))
            assert window.scene.is_due("pile") == takes
        viewer.act()

    assert told == {
        (False, "Your turn: draw."),
        (True, "Your turn: draw, or take the pile."),
    }


def test_moves_that_the_rules_do_not_know_are_not_offered(new_window: NewWindow) -> None:
    railroad = new_window(RAILROAD).moves
    assert not railroad.ask.isVisible()
    assert railroad.take.isVisible()
    standard = new_window(STANDARD).moves
    assert standard.ask.isVisible()
    assert not standard.take.isVisible()


def test_a_result_waits_until_another_dialog_is_closed(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    table = table_of(window)
    window.new_action.trigger()
    dialog = dialog_of(window, NewMatch, qtbot)
    Viewer(table, qtbot).play_round()
    qtbot.wait(50)
    assert window.dialogs.current is dialog

    dialog.reject()

    assert isinstance(window.dialogs.current, RoundResult)


def test_a_new_match_replaces_the_old_one(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(seed=2)
    old = table_of(window)
    window.new_action.trigger()
    dialog = dialog_of(window, NewMatch, qtbot)
    assert isinstance(dialog, NewMatch)
    dialog.rules.setCurrentRow(1)
    dialog.players.setValue(6)
    dialog.accept()

    table = table_of(window)
    assert table is not old
    assert table.match.laws.rules == RAILROAD
    assert table.match.laws.players == 6
    assert window.scores.findChildren(QLabel)[0].text().startswith("Railroad Canasta")
    assert Preferences().match.rules == RAILROAD
    assert Preferences().match.players == 6
    assert Preferences().match.seed is None
    viewer = Viewer(table, qtbot)
    for _ in range(5):
        assert viewer.has_to_move()
        viewer.act()
    assert window.scene.problems(table.observation) == []


@pytest.mark.parametrize("give_up", [True, False])
def test_a_match_is_given_up_only_when_the_player_says_so(
    give_up: bool, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    old = table_of(window)
    viewer = Viewer(old, qtbot)
    assert viewer.has_to_move()
    viewer.act()
    window.new_action.trigger()
    dialog = dialog_of(window, NewMatch, qtbot)
    # The result of the round waits behind the question.
    viewer.play_round()
    qtbot.wait(50)
    dialog.accept()

    question = dialog_of(window, GivingUp, qtbot)
    assert isinstance(question, GivingUp)
    assert table_of(window) is old
    button = question.give_up if give_up else question.button(GivingUp.StandardButton.Cancel)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert (table_of(window) is not old) == give_up
    assert isinstance(window.dialogs.current, RoundResult) == (not give_up)


def test_the_speed_is_remembered_and_used(new_window: NewWindow) -> None:
    window = new_window()
    window.speed_actions[Speed.SLOW].trigger()

    assert table_of(window).pace == Speed.SLOW.pace == 1200
    assert window.scene.director.speed == 0.5
    assert Preferences().speed is Speed.SLOW
    window.start_match(Preferences().match)
    assert table_of(window).pace == 1200


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_small_window_has_room_for_all_scores(
    players: int, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window(RAILROAD, players=players)
    window.resize(1024, 640)
    qtbot.wait(50)
    assert (window.width(), window.height()) == (1024, 640)
    about = window.scores.findChildren(QLabel)[0]
    assert about.height() >= about.heightForWidth(about.width())
    totals = window.scores.findChildren(QTableView)[1]
    rows = totals.model().rowCount()
    assert rows == (players if players > 3 else 1)
    last = totals.visualRect(totals.model().index(rows - 1, 0))
    assert totals.viewport().rect().contains(last)


@pytest.mark.parametrize(
    ("names", "mode"),
    [
        (("Me", "Ada", "Ben", "Cleo"), Qt.TextElideMode.ElideNone),
        (("Me", "Ada", "Featherstonehaughfish", "Cleo"), Qt.TextElideMode.ElideRight),
    ],
    ids=["short", "long"],
)
def test_names_are_wrapped_and_only_long_ones_cut(
    names: tuple[str, ...], mode: Qt.TextElideMode, new_window: NewWindow
) -> None:
    window = new_window()
    window.start_match(replace(default_choice(), names=names))
    header = window.scores.findChildren(QTableView)[0].horizontalHeader()
    assert header.textElideMode() == mode


def test_size_and_panels_are_remembered(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    _, log = window.docks
    log.hide()
    window.close()
    preferences = Preferences()
    assert not preferences.geometry.isEmpty()

    again = MainWindow(Company(in_process=True), preferences)
    qtbot.addWidget(again)

    assert [dock.isHidden() for dock in again.docks] == [False, True]
    again.start_match(preferences.match)
    again.close()


def test_the_players_process_ends_with_the_window(qtbot: QtBot) -> None:
    company = Company()
    window = MainWindow(company, Preferences())
    qtbot.addWidget(window)
    window._set_speed(Speed.INSTANT)
    window.start_match(Preferences().match)
    table = table_of(window)
    assert Viewer(table, qtbot).has_to_move()
    host = company.host
    assert isinstance(host, WorkerHost)

    window.close()

    assert host.pid is None


def test_losing_the_players_process_is_told(qtbot: QtBot) -> None:
    company = Company()
    window = MainWindow(company, Preferences())
    qtbot.addWidget(window)
    window._set_speed(Speed.INSTANT)
    window.start_match(Preferences().match)
    company._lost.emit()

    assert isinstance(company.host, LocalHost)
    assert "players" in window.notice.text()
    window.close()
