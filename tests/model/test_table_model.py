"""A match as the table follows it: signals, pace, refusals, taking back."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.model.company import Company
from canasta_qt.model.log_model import LogModel
from canasta_qt.model.score_model import ScoreModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.play.seat import Seat
from canasta_qt.rulebook import terms
from canasta_qt.rules.cards import KIND
from canasta_qt.rules.events import Dealt, Drew, Event, PrivateCards, RoundScored
from canasta_qt.rules.moves import (
    ADD_TO_MELD,
    DISCARD,
    DRAW_STOCK,
    END_ROUND,
    MELD,
    Discard,
    DrawStock,
    Move,
)
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.refusal import Reason
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER
from tests.model.driver import PATIENCE, SignalCount, Viewer

NewTable = Callable[..., TableModel]


@pytest.fixture
def company() -> Iterator[Company]:
    company = Company(in_process=True)
    yield company
    company.close()


@pytest.fixture
def new_table(company: Company) -> NewTable:
    def make(rules: RuleSet = STANDARD, seed: int = 1, players: int | None = None) -> TableModel:
        others = [Seat(name, "random") for name in ("Ada", "Ben", "Cleo", "Dan", "Eva")]
        count = players or rules.players_min
        table = TableModel(rules, [Seat("Me"), *others[: count - 1]], seed, company)
        table.pace = 0
        return table

    return make


@pytest.fixture
def table_of_others(new_table: NewTable) -> TableModel:
    """A match in which the viewer does not begin."""
    tables = (new_table(seed=seed) for seed in range(50))
    return next(table for table in tables if not table.input_open)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_round_runs_from_the_deal_to_the_scores(
    rules: RuleSet, new_table: NewTable, qtbot: QtBot
) -> None:
    table = new_table(rules)
    told: list[Event] = []
    steps: list[Event] = []
    table.happened.connect(told.extend)
    table.stepped.connect(steps.extend)
    table.start()

    with qtbot.waitSignal(table.round_over, timeout=PATIENCE):
        Viewer(table, qtbot).play_round()

    assert told == steps
    assert isinstance(told[0], Dealt)
    assert isinstance(told[-1], RoundScored)
    assert told[-1].scores == table.match.history[-1]
    assert not table.input_open
    hidden = [event for event in told if isinstance(event, PrivateCards) and event.seat != 0]
    assert hidden
    assert all(set(event.cards) == {None} for event in hidden)


def test_rounds_follow_each_other_until_the_match_is_over(
    new_table: NewTable, qtbot: QtBot
) -> None:
    table = new_table(TWO_PLAYER)
    table.start()
    viewer = Viewer(table, qtbot)
    rounds = 0
    while not table.match.over:
        if rounds:
            table.next_round()
        viewer.play_round()
        rounds += 1

    assert table.match.round_number == rounds > 1
    with pytest.raises(ValueError, match="next round"):
        table.next_round()
    assert table.record.replay().totals == table.match.totals


def test_moves_out_of_turn_are_refused_with_the_reason(
    table_of_others: TableModel, qtbot: QtBot
) -> None:
    table = table_of_others
    table.pace = 10_000
    table.start()
    assert not table.input_open
    with qtbot.waitSignal(table.refused) as signal:
        refusal = table.attempt([DrawStock()])

    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN
    assert signal.args == [refusal]
    assert table.describe(refusal) == "It is not your turn."


def test_several_moves_are_made_together_or_not_at_all(new_table: NewTable, qtbot: QtBot) -> None:
    table = new_table()
    table.start()
    assert Viewer(table, qtbot).has_to_move()
    before = table.observation
    told: list[Event] = []
    table.happened.connect(told.extend)
    missing = next(card for card in range(52) if not before.hand.counts[card])

    refusal = table.attempt([DrawStock(), Discard(missing)])

    assert refusal is not None
    assert refusal.reason is Reason.NOT_IN_HAND
    assert told == []
    assert table.observation is before
    assert table.attempt([DrawStock()]) is None
    assert isinstance(told[0], Drew)


def test_lays_are_taken_back_one_by_one(new_table: NewTable, qtbot: QtBot) -> None:
    """Each lay of some rounds is taken back and laid again, and the log follows."""
    undone = 0
    for seed in range(6):
        table = new_table(seed=seed)
        log = LogModel(table)
        resets = SignalCount(table.reset)
        undone_here = 0
        table.start()
        viewer = Viewer(table, qtbot)
        while viewer.has_to_move():
            before = table.observation
            lines = [log.index(row).data() for row in range(log.rowCount())]
            move = viewer.move()
            assert table.attempt([move]) is None
            if move.code in (MELD, ADD_TO_MELD) and not table.match.round_over:
                assert table.can_take_back
                assert table.take_back()
                assert table.observation.hand == before.hand
                assert table.observation.state.sides == before.state.sides
                assert [log.index(row).data() for row in range(log.rowCount())] == lines
                assert table.attempt([move]) is None
                undone_here += 1
            elif move.code == DISCARD:
                assert not table.take_back()
        assert resets.count == undone_here
        undone += undone_here

    assert undone > 5


def test_the_log_begins_with_the_cards_drawn_for_the_seats(new_table: NewTable) -> None:
    table = new_table(TRADITIONAL)
    log = LogModel(table)
    table.start()
    draws = table.match.seats.draws
    assert draws
    for row, drawn in enumerate(draws):
        line = log.index(row).data()
        assert line.startswith("Drawn for seats: ")
        for seat, entrant in enumerate(table.match.seats.entrants):
            card = drawn[entrant]
            if card is not None:
                assert f"{table.names[seat]} {terms.short_cards([card])}" in line
    assert log.index(len(draws)).data().startswith("Round 1: ")


def test_one_card_of_a_meld_comes_back(new_table: NewTable, qtbot: QtBot) -> None:
    for seed in range(30):
        table = new_table(seed=seed)
        log = LogModel(table)
        table.start()
        assert Viewer(table, qtbot).has_to_move()
        assert table.attempt([DrawStock()]) is None
        lay = next((m for m in table.observation.choices() if m.code == MELD), None)
        if lay is None:
            continue
        lines = log.rowCount()
        hand = table.observation.hand
        assert table.attempt([lay]) is None
        assert log.rowCount() > lines

        assert not table.take_back_meld_card(5, lay.cards[0])
        assert table.take_back_meld_card(0, lay.cards[0])

        assert table.observation.hand == hand
        assert log.rowCount() == lines
        return
    pytest.fail("no seed lets the first turn begin with a meld")


def test_opponents_wait_while_the_table_is_busy(table_of_others: TableModel, qtbot: QtBot) -> None:
    table = table_of_others
    table.happened.connect(lambda _: table.busy())
    table.start()
    assert not table.input_open

    with qtbot.assertNotEmitted(table.happened, wait=100):
        pass
    with qtbot.waitSignal(table.happened, timeout=PATIENCE):
        table.animation_finished()


def test_opponents_keep_the_pace(table_of_others: TableModel, qtbot: QtBot) -> None:
    table = table_of_others
    table.pace = 400
    table.start()

    with qtbot.assertNotEmitted(table.happened, wait=250):
        pass
    with qtbot.waitSignal(table.happened, timeout=PATIENCE):
        pass


def test_nothing_happens_in_a_match_that_was_stopped(
    table_of_others: TableModel, qtbot: QtBot
) -> None:
    table = table_of_others
    table.start()
    table.stop()

    with qtbot.assertNotEmitted(table.happened, wait=100):
        table.animation_finished()


def test_the_end_is_played_where_nothing_else_is_legal(new_table: NewTable, qtbot: QtBot) -> None:
    for seed in range(40):
        table = new_table(TWO_PLAYER, seed=seed)
        forced = SignalCount(table.end_forced)
        table.start()
        viewer = Viewer(table, qtbot)
        while viewer.has_to_move():
            choices = table.observation.choices()
            if [move.code for move in choices] == [END_ROUND]:
                viewer.wait_for_end()
                assert forced.count == 1
                return
            viewer.act()
    pytest.fail("no round ended for want of cards at the viewer's turn")


def test_the_viewer_is_asked_by_his_partner(new_table: NewTable, qtbot: QtBot) -> None:
    for seed in range(300):
        table = new_table(seed=seed)
        asked = SignalCount(table.partner_asked)
        table.start()
        viewer = Viewer(table, qtbot)
        while viewer.has_to_move():
            if table.observation.state.phase == ANSWER:
                asked.wait(qtbot)
                assert len(table.observation.choices()) == 2
                viewer.act()
                assert table.observation.state.phase != ANSWER
                return
            viewer.act()
    pytest.fail("no partner asked in any round")


def test_a_lost_company_plays_on_here(qtbot: QtBot) -> None:
    company = Company()
    table = TableModel(STANDARD, [Seat("Me"), *[Seat("x", "random")] * 3], 2, company)
    table.pace = 0
    table.start()
    assert Viewer(table, qtbot).has_to_move()
    worker = company.host
    table._company._lost.emit()

    assert company.host is not worker
    Viewer(table, qtbot).play_round()
    company.close()


def test_the_company_plays_in_its_own_process(qtbot: QtBot) -> None:
    company = Company()
    try:
        table = TableModel(RAILROAD, [Seat("Me"), Seat("x", "random")], 2, company)
        table.pace = 0
        table.start()
        Viewer(table, qtbot).play_round()
        assert table.match.history
    finally:
        company.close()


def test_scores_are_listed_by_round_and_side(new_table: NewTable, qtbot: QtBot) -> None:
    table = new_table(seed=3)
    scores = ScoreModel(table)
    names = [scores.headerData(side, Qt.Orientation.Horizontal) for side in range(2)]
    assert names == ["Me, Ben", "Ada, Cleo"]
    assert (scores.rowCount(), scores.columnCount()) == (1, 2)
    table.start()
    viewer = Viewer(table, qtbot)
    viewer.play_round()
    table.next_round()
    viewer.play_round()

    assert scores.rowCount() == 3
    for side in range(2):
        values = [scores.index(row, side).data(Qt.ItemDataRole.EditRole) for row in range(3)]
        assert values[0] + values[1] == values[2] == table.match.totals[side]
    assert scores.index(2, 0).data().replace("−", "-").replace(",", "") == str(
        table.match.totals[0]
    )


def test_whole_turns_are_taken_back(new_table: NewTable, qtbot: QtBot) -> None:
    table = new_table(seed=3)
    table.takes_back_turns = True
    log = LogModel(table)
    table.start()
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    assert not table.take_back()
    start = table.observation
    lines = log.rowCount()
    made = len(table.record.moves)
    own = 0
    while table.observation.state.actor == table.seat:
        viewer.act()
        own += 1
    assert viewer.has_to_move()
    before = table.turns_taken_back

    for _ in range(own):
        assert table.can_take_back
        assert table.take_back()
        assert table.input_open

    assert not table.take_back()
    assert table.observation.hand == start.hand
    assert table.observation.state.stock_size == start.state.stock_size
    assert len(table.record.moves) == made
    assert log.rowCount() == lines
    assert table.turns_taken_back > before
    viewer.play_round()
    assert not table.can_take_back


def test_a_turn_is_taken_back_while_others_think(new_table: NewTable, qtbot: QtBot) -> None:
    table = new_table(seed=3)
    table.takes_back_turns = True
    table.start()
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    table.pace = 10_000
    while table.observation.state.actor == table.seat:
        before = table.observation
        viewer.act()

    assert table.take_back()

    assert table.input_open
    assert table.observation.hand == before.hand
    moves = len(table.record.moves)
    qtbot.wait(30)
    assert len(table.record.moves) == moves


def test_a_suggestion_is_legal_and_changes_nothing(new_table: NewTable, qtbot: QtBot) -> None:
    table = new_table(TWO_PLAYER, seed=2)
    told: list[Move] = []
    table.suggested.connect(told.append)
    table.start()
    viewer = Viewer(table, qtbot)
    while viewer.has_to_move() and len(told) < 40:
        before = table.observation
        could = table.can_take_back
        table.suggest()
        qtbot.waitUntil(partial(_has, told, table.hints_taken), timeout=PATIENCE)
        assert table.observation is before
        assert table.can_take_back == could
        assert table.attempt([told[-1]]) is None

    assert len(told) == table.hints_taken == 40
    assert {move.code for move in told} >= {DRAW_STOCK, MELD, DISCARD}


def _has(told: list[Move], count: int) -> bool:
    return len(told) == count > 0


def test_a_gift_is_held_until_it_is_meant(new_table: NewTable, qtbot: QtBot) -> None:
    held: list[Move] = []
    for seed in range(20):
        table = new_table(seed=seed)
        table.holds_gifts = True
        table.gift_held.connect(held.append)
        table.start()
        viewer = Viewer(table, qtbot)
        while viewer.has_to_move() and not held:
            move = viewer.move()
            before = table.observation
            assert table.attempt([move]) is None
            if not held:
                assert table.observation is not before
                continue
            assert held == [move]
            assert table.observation is before
            after = before.after(move).state
            assert after.sides[after.side_of(after.turn)].opened
            assert KIND[move.cards[0]] in {
                meld.rank for meld in after.sides[after.side_of(after.turn)].melds
            }
            assert table.attempt([move], gift=True) is None
            assert table.observation is not before
        if held:
            return
    pytest.fail("no seed lets the viewer give the pile away")
