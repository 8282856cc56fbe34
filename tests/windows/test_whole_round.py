"""Whole rounds, played with the mouse as a person plays them."""

from collections import Counter
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.model.company import Company
from canasta_qt.model.table_model import TableModel
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import Move, move_text
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.partner_question import PartnerQuestion
from canasta_qt.windows.round_result import RoundResult
from tests.model.driver import PATIENCE, Viewer
from tests.windows.conftest import NewWindow
from tests.windows.mouse import Mouse


def play_by_mouse(window: MainWindow, viewer: Viewer, qtbot: QtBot) -> list[Move]:
    """The moves of the person in a round that is played to its end."""
    table = viewer.table
    mouse = Mouse(window)
    made: list[Move] = []
    while viewer.has_to_move():
        move = viewer.move()
        if table.observation.state.phase == ANSWER:
            qtbot.waitUntil(
                lambda: isinstance(window.dialogs.current, PartnerQuestion), timeout=PATIENCE
            )
        before = len(table.record.moves)
        mouse.play(move)
        played = table.record.moves[before:]
        assert list(map(move_text, played[:1])) == [move_text(move)], window.scene.message
        assert window.scene.problems(table.observation) == []
        made.append(move)
    return made


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_whole_round_with_the_mouse(rules: RuleSet, new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(rules, seed=6)
    assert window.table is not None
    viewer = Viewer(window.table, qtbot, "heuristic")

    made = Counter(move.code for move in play_by_mouse(window, viewer, qtbot))

    assert made[mv.DRAW_STOCK] + made[mv.TAKE_PILE] > 1
    assert made[mv.DISCARD] > 1
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, RoundResult), timeout=PATIENCE)
    assert window.table.match.history


@pytest.mark.parametrize(
    ("name", "rare"),
    [
        ("standard", {mv.MELD, mv.ADD_TO_MELD, mv.TAKE_PILE, mv.ASK_PARTNER}),
        ("standard", {mv.ANSWER_PARTNER}),
        ("railroad", {mv.MELD, mv.LOOK_AT_KITTY, mv.TAKE_KITTY, mv.LEAVE_KITTY}),
    ],
)
def test_rare_moves_have_gestures(
    name: str, rare: set[int], new_window: NewWindow, qtbot: QtBot
) -> None:
    rules = PRESETS[name]
    window = new_window(rules, seed=seed_with(rules, rare, qtbot))
    assert window.table is not None
    viewer = Viewer(window.table, qtbot)

    made = {move.code for move in play_by_mouse(window, viewer, qtbot)}

    assert rare <= made


def seed_with(rules: RuleSet, rare: set[int], qtbot: QtBot) -> int:
    """The seed of a match in whose first round `Viewer` makes moves of all ``rare`` kinds."""
    entrants = replace(default_choice(), opponent="random").with_rules(rules).entrants()
    entrants = entrants[: rules.players_min]
    for seed in range(1000):
        table = TableModel(rules, entrants, seed, Company(in_process=True))
        table.pace = 0
        viewer = Viewer(table, qtbot)
        table.start()
        missing = set(rare)
        while missing and viewer.has_to_move():
            move = viewer.move()
            missing.discard(move.code)
            table.attempt([move])
        table.stop()
        if not missing:
            return seed
    pytest.fail("no round has all these moves")
