"""Why a file gives no rule set: it cannot be read, holds something else, or nothing to be played.

Fields are called as files call them, since that is where they are put right.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.rulebook import system_faults, terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.rules.cards import rank_name
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset_text import Expected, Fault, FaultCode, RuleSetFormatError
from canasta_qt.rules.validation import InvalidRuleSet, Problem, ProblemCode

_FAULTS: Final = {
    FaultCode.TOO_LONG: QT_TRANSLATE_NOOP(
        "RuleFaults", "the text is too long for a rule set; the limit in characters is {limit}"
    ),
    FaultCode.NOT_JSON: QT_TRANSLATE_NOOP(
        "RuleFaults", "the text is damaged, or not JSON: line {line}, column {column}"
    ),
    FaultCode.TOO_DEEP: QT_TRANSLATE_NOOP("RuleFaults", "the text has brackets in too many others"),
    FaultCode.NOT_AN_OBJECT: QT_TRANSLATE_NOOP("RuleFaults", "the text is not one object of JSON"),
    FaultCode.NOT_A_NUMBER: QT_TRANSLATE_NOOP(
        "RuleFaults", "the text holds a number that JSON does not know"
    ),
    FaultCode.DUPLICATE_KEY: QT_TRANSLATE_NOOP("RuleFaults", "written twice: {key}"),
    FaultCode.NO_VERSION: QT_TRANSLATE_NOOP(
        "RuleFaults", "missing, so that the text does not say that it is a rule set"
    ),
    FaultCode.UNKNOWN_VERSION: QT_TRANSLATE_NOOP(
        "RuleFaults", "version {version} of the format is not known, only {known}"
    ),
    FaultCode.UNKNOWN_FIELD: QT_TRANSLATE_NOOP("RuleFaults", "no rule set has this field"),
    FaultCode.MISSING_FIELD: QT_TRANSLATE_NOOP("RuleFaults", "missing"),
    FaultCode.UNKNOWN_VALUE: QT_TRANSLATE_NOOP(
        "RuleFaults", "{value} is not possible; possible are {known}"
    ),
    FaultCode.REPEATED_VALUE: QT_TRANSLATE_NOOP("RuleFaults", "{value} is written twice"),
}

_EXPECTED: Final = {
    Expected.TEXT: QT_TRANSLATE_NOOP("RuleFaults", "has to be a text in quotes"),
    Expected.NUMBER: QT_TRANSLATE_NOOP("RuleFaults", "has to be a whole number"),
    Expected.NUMBER_OR_NULL: QT_TRANSLATE_NOOP("RuleFaults", "has to be a whole number, or null"),
    Expected.FLAG: QT_TRANSLATE_NOOP("RuleFaults", "has to be true or false"),
    Expected.LIST: QT_TRANSLATE_NOOP("RuleFaults", "has to be a list"),
    Expected.TIER: QT_TRANSLATE_NOOP(
        "RuleFaults", 'has to hold objects with "from_score" and "minimum"'
    ),
}

_PROBLEMS: Final = {
    ProblemCode.NAME: QT_TRANSLATE_NOOP(
        "RuleFaults", "has to be one line of text; the limit in characters is {high}"
    ),
    ProblemCode.OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "RuleFaults", "{value} is not possible; possible is {low} to {high}"
    ),
    ProblemCode.KIND_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "RuleFaults", "may not name this kind of cards: {kind}"
    ),
    ProblemCode.PLAYERS_REVERSED: QT_TRANSLATE_NOOP(
        "RuleFaults", "the fewest players are more than the most"
    ),
    ProblemCode.UNEVEN_TEAMS: QT_TRANSLATE_NOOP(
        "RuleFaults", "{players} players cannot be divided into sides of {team_size}"
    ),
    ProblemCode.ONE_SIDE: QT_TRANSLATE_NOOP(
        "RuleFaults", "{players} players make only one side of {team_size}"
    ),
    ProblemCode.NO_PACKS: QT_TRANSLATE_NOOP("RuleFaults", "{players} players would have no cards"),
    ProblemCode.TOO_MANY_PACKS: QT_TRANSLATE_NOOP(
        "RuleFaults", "{players} players would have {packs} packs; the limit is {high}"
    ),
    ProblemCode.TOO_FEW_CARDS: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "the deal and a draw for each of {players} players take {needed} cards, and there are "
        "{available}",
    ),
    ProblemCode.NO_PARTNER: QT_TRANSLATE_NOOP(
        "RuleFaults", "only a player with exactly one partner can ask him; a side has {team_size}"
    ),
    ProblemCode.KITTY_MISSING: QT_TRANSLATE_NOOP(
        "RuleFaults", "canastas open a kitty that does not exist"
    ),
    ProblemCode.KITTY_SEALED: QT_TRANSLATE_NOOP("RuleFaults", "no canasta opens the kitty"),
    ProblemCode.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "a meld needs {min_naturals} natural cards, more than its smallest size, which is "
        "{min_meld}",
    ),
    ProblemCode.MELD_ABOVE_CANASTA: QT_TRANSLATE_NOOP(
        "RuleFaults", "the smallest meld has {min_meld} cards, more than a canasta: {canasta_size}"
    ),
    ProblemCode.MELD_ENDS_BEFORE_CANASTA: QT_TRANSLATE_NOOP(
        "RuleFaults", "the largest meld has {max_meld} cards, fewer than a canasta: {canasta_size}"
    ),
    ProblemCode.SECOND_MELD_WITHOUT_MAXIMUM: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "a second meld of a rank waits until the first is finished, which it never is",
    ),
    ProblemCode.BLACK_THREES_MISSING: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "a meld of black threes takes {minimum}; with {players} players there are {available}",
    ),
    ProblemCode.BLACK_THREES_REVERSED: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "the smallest meld of black threes, {minimum}, is larger than the largest, {maximum}",
    ),
    ProblemCode.PILE_MELD_TOO_SMALL: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "taking the pile with two cards melds three, fewer than the smallest meld: {min_meld}",
    ),
    ProblemCode.PILE_WITHOUT_WILDS: QT_TRANSLATE_NOOP(
        "RuleFaults", "a wild card takes the pile, but no meld may hold one"
    ),
    ProblemCode.FROZEN_EASIER: QT_TRANSLATE_NOOP(
        "RuleFaults", "takes a frozen pile, but not an open one: {mode}"
    ),
    ProblemCode.NO_CANASTA: QT_TRANSLATE_NOOP(
        "RuleFaults", "with {players} players no canasta can ever be made"
    ),
    ProblemCode.NO_SUCH_CANASTA: QT_TRANSLATE_NOOP(
        "RuleFaults", "with {players} players no canasta of this kind can ever be made: {kind}"
    ),
    ProblemCode.TOO_MANY_CANASTAS: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "going out takes {needed} canastas; with {players} players a side can make {possible}",
    ),
    ProblemCode.NO_TIERS: QT_TRANSLATE_NOOP("RuleFaults", "has to hold at least one minimum"),
    ProblemCode.TOO_MANY_TIERS: QT_TRANSLATE_NOOP(
        "RuleFaults", "holds too many minimums; the limit is {high}"
    ),
    ProblemCode.FIRST_TIER: QT_TRANSLATE_NOOP(
        "RuleFaults", "the first minimum has to hold from any score on: null"
    ),
    ProblemCode.TIER_ORDER: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "minimum number {tier} has to begin at a higher score than the one before",
    ),
    ProblemCode.TIER_SCORE: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "the score of minimum number {tier} is not possible; possible is {low} to {high}",
    ),
    ProblemCode.TIER_MINIMUM: QT_TRANSLATE_NOOP(
        "RuleFaults", "minimum number {tier} is not possible; possible is {low} to {high}"
    ),
    ProblemCode.DISCARD_BAN_FOREVER: QT_TRANSLATE_NOOP(
        "RuleFaults",
        "a canasta for every side takes {needed} cards of a rank; with {players} players there "
        "are {available}",
    ),
    ProblemCode.NO_FINAL_DISCARD: QT_TRANSLATE_NOOP(
        "RuleFaults", "going out takes a last discard, but no card may be that"
    ),
}


def why_unread(name: str, error: Exception) -> str:
    """Why the file ``name`` gives no rule set, in one sentence or a list.

    ``error`` is an OSError, a UnicodeDecodeError, or what ``ruleset_text.loads`` raises.
    """
    lines: list[str] = []
    match error:
        case FileNotFoundError():
            text = QCoreApplication.translate(
                "RuleFaults", "{name} is neither a rule set ({known}) nor a file."
            )
        case UnicodeDecodeError():
            text = QCoreApplication.translate("RuleFaults", "{name} is not a text in UTF-8.")
        case RuleSetFormatError():
            text = QCoreApplication.translate("RuleFaults", "{name} holds no rule set:")
            lines = [fault_line(fault) for fault in error.faults]
        case InvalidRuleSet():
            text = QCoreApplication.translate(
                "RuleFaults", "{name} holds a rule set that cannot be played:"
            )
            lines = [problem_line(problem) for problem in error.problems]
        case _:
            text = QCoreApplication.translate("RuleFaults", "{name} cannot be read: {reason}")
    reason = system_faults.reason(error) if isinstance(error, OSError) else ""
    told = text.format(name=isolated(_printable(name)), known=", ".join(PRESETS), reason=reason)
    return "\n  ".join((told, *lines))


def fault_line(fault: Fault) -> str:
    """A line that says what is wrong with a text, led by the field where it concerns one."""
    if fault.code is FaultCode.WRONG_TYPE:
        source = _EXPECTED[Expected(fault.parameters["expected"])]
    else:
        source = _FAULTS[fault.code]
    return _line((fault.field,) if fault.field else (), source, fault.parameters)


def problem_line(problem: Problem) -> str:
    """A line that says why a rule set cannot be played, led by the fields that decide it."""
    return _line(problem.fields, _PROBLEMS[problem.code], problem.parameters)


def _line(
    fields: Sequence[str],
    source: str,
    parameters: Mapping[str, int | str | tuple[str, ...]],
) -> str:
    text = QCoreApplication.translate("RuleFaults", source).format(
        **{name: _shown(name, value) for name, value in parameters.items()}
    )
    return f"{', '.join(map(_printable, fields))}: {text}" if fields else text


def _shown(name: str, value: int | str | tuple[str, ...]) -> str:
    """A parameter as it is written in a text or, where it is a number of things, counted."""
    if name == "kind" and isinstance(value, int):
        return rank_name(value)
    if isinstance(value, tuple):
        return ", ".join(value)
    return terms.signed(value) if isinstance(value, int) else _printable(value)


def _printable(text: str) -> str:
    return text if text.isprintable() else ascii(text)
