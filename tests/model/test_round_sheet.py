"""The score sheet of a round adds up and leaves nothing out."""

import pytest
from PySide6.QtCore import Qt

from canasta_qt.model.round_sheet import RoundSheet
from canasta_qt.model.score_model import SUM_ROLE
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.ruleset import CanastaKind, RuleSet

NUMBER = Qt.ItemDataRole.EditRole


def rounds(rules: RuleSet, count: int) -> Match:
    """A match after ``count`` rounds or all of it."""
    match = Match(rules, rules.players_min, 9)
    number = 0
    while True:
        while not match.round_over:
            choices = match.round.choices()
            match.push(choices[number * 17 % len(choices)])
            number += 1
        if match.round_number == count or match.over:
            return match
        match.next_round()


def sheet_of(match: Match) -> RoundSheet:
    return RoundSheet(match, tuple(f"P{seat}" for seat in range(match.laws.players)))


def headings(sheet: RoundSheet) -> list[str]:
    return [sheet.headerData(row, Qt.Orientation.Vertical) for row in range(sheet.rowCount())]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_items_add_up_to_the_round_and_the_match(rules: RuleSet) -> None:
    match = rounds(rules, 3)
    sheet = sheet_of(match)
    rows = headings(sheet)
    this_round, before, total = (rows.index(name) for name in ("This round", "Before", "Match"))
    assert total == sheet.rowCount() - 1
    for side in range(sheet.columnCount()):
        points = [sheet.index(row, side).data(NUMBER) for row in range(sheet.rowCount())]
        assert sum(points[:this_round]) == points[this_round] == match.history[-1][side].total
        assert points[this_round] + points[before] == points[total] == match.totals[side]
    sums = [bool(sheet.index(row, 0).data(SUM_ROLE)) for row in range(sheet.rowCount())]
    assert [row for row, is_sum in enumerate(sums) if is_sum] == [this_round, total]


def test_only_what_the_rules_know_is_listed() -> None:
    railroad = headings(sheet_of(rounds(RAILROAD, 1)))
    standard = headings(sheet_of(rounds(STANDARD, 1)))

    assert {"Wild canastas", "Sevens canastas", "Kitty"} <= set(railroad)
    assert not {"Wild canastas", "Sevens canastas", "Kitty"} & set(standard)
    assert "Concealed" in standard
    assert "Concealed" not in railroad


def test_canastas_and_red_threes_are_counted() -> None:
    for seed_rounds in range(1, 12):
        match = rounds(RAILROAD, seed_rounds)
        score = match.history[-1][0]
        sheet = sheet_of(match)
        rows = headings(sheet)
        for kind, heading in (
            (CanastaKind.NATURAL, "Natural canastas"),
            (CanastaKind.MIXED, "Mixed canastas"),
        ):
            text = sheet.index(rows.index(heading), 0).data()
            count = score.count(kind)
            assert text.startswith(f"({count})") if count else text == "–"
        threes = sheet.index(rows.index("Red threes"), 0).data()
        assert threes.startswith(f"({score.red_three_count})") or not score.red_three_count


def test_sides_are_called_by_their_players() -> None:
    sheet = sheet_of(rounds(STANDARD, 1))

    names = [sheet.headerData(side, Qt.Orientation.Horizontal) for side in range(2)]
    assert names == ["P0, P2", "P1, P3"]
