"""Why a file gives no rule set, in words."""

import errno
from dataclasses import replace
from typing import Any

import pytest

from canasta_qt.rulebook import rule_faults
from canasta_qt.rulebook.rule_faults import fault_line, problem_line, why_unread
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import STANDARD
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.ruleset_text import Expected, Fault, FaultCode, RuleSetFormatError
from canasta_qt.rules.validation import InvalidRuleSet, ProblemCode, problems
from tests.rules.test_validation import IMPOSSIBLE


def failure(text: str) -> Exception:
    """What reading ``text`` as a rule set raises."""
    try:
        ruleset_text.loads(text)
    except (RuleSetFormatError, InvalidRuleSet) as error:
        return error
    raise AssertionError("the text is a rule set")


def test_each_fault_and_problem_has_words() -> None:
    assert set(rule_faults._FAULTS) | {FaultCode.WRONG_TYPE} == set(FaultCode)
    assert set(rule_faults._EXPECTED) == set(Expected)
    assert set(rule_faults._PROBLEMS) == set(ProblemCode)


@pytest.mark.parametrize(
    ("code", "preset", "changed", "concerned"),
    IMPOSSIBLE,
    ids=[f"{code.value}-{'-'.join(changed)}" for code, _, changed, _ in IMPOSSIBLE],
)
def test_each_problem_is_told_with_its_fields(
    code: ProblemCode, preset: RuleSet, changed: dict[str, Any], concerned: set[str]
) -> None:
    for problem in problems(replace(preset, **changed)):
        if problem.code is code and set(problem.fields) == concerned:
            line = problem_line(problem)
            assert line.startswith(", ".join(problem.fields) + ": ")
            assert "{" not in line


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("{", "", "the text is damaged, or not JSON: line 2, column 21"),
        ('"draw_count": 1', '"draw_cuont": 1', "draw_cuont: no rule set has this field"),
        ('"name":', '"mane":', "name: missing"),
        ('"draw_count": 1', '"draw_count": true', "draw_count: has to be a whole number"),
        ('"draw_count": 1', '"draw_count": 77', "draw_count: 77 is not possible; possible is 1"),
        ('"draw_count": 1', '"draw_count": NaN', "a number that JSON does not know"),
        ('rules": 1,', 'rules": 2,', "version 2 of the format is not known, only 1"),
        (
            '"tie": "extra-round"',
            '"tie": "never"',
            "tie: never is not possible; possible are extra-round, shared",
        ),
        ('"max_meld": null', '"max_meld": 5', "the largest meld has 5 cards, fewer than a canasta"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(before: str, after: str, told: str) -> None:
    text = ruleset_text.dumps(STANDARD)
    assert before in text

    assert told in why_unread("own.json", failure(text.replace(before, after, 1)))


def test_the_file_is_named_and_every_fault_has_a_line() -> None:
    error = failure(ruleset_text.dumps(STANDARD).replace('"name"', '"mane"'))

    lines = why_unread("own.json", error).splitlines()

    assert lines[0] == "own.json holds no rule set:"
    assert len(lines) == 3


def test_files_that_cannot_be_read_are_told() -> None:
    missing = FileNotFoundError(errno.ENOENT, "No such file")
    assert why_unread("x", missing).startswith("x is neither a rule set (two-player, railroad,")
    assert why_unread("x", PermissionError(errno.EACCES, "Permission denied")) == (
        "x cannot be read: access is denied"
    )
    with pytest.raises(UnicodeDecodeError) as error:
        b"\xff".decode()
    assert why_unread("x", error.value) == "x is not a text in UTF-8."


def test_control_characters_of_a_file_do_not_reach_the_terminal() -> None:
    fault = Fault(FaultCode.UNKNOWN_FIELD, "a\x1b[2J", {})

    assert "\x1b" not in fault_line(fault)
