"""Rule sets as text, and texts that are none."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.ruleset_text import (
    MAX_TEXT,
    FaultCode,
    RuleSetFormatError,
    dumps,
    from_plain,
    loads,
    to_plain,
)
from canasta_qt.rules.validation import InvalidRuleSet, ProblemCode
from tests.rules.rule_sets import valid_rule_sets

F = FaultCode


def faults(text: str) -> list[tuple[FaultCode, str]]:
    """The faults for which ``text`` is refused."""
    with pytest.raises(RuleSetFormatError) as caught:
        loads(text)
    return [(fault.code, fault.field) for fault in caught.value.faults]


def changed(**entries: object) -> str:
    """The text of STANDARD with other entries; an ellipsis removes one."""
    plain = to_plain(STANDARD) | {key.replace("_qt_", "-qt-"): v for key, v in entries.items()}
    return json.dumps({key: value for key, value in plain.items() if value is not ...})


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_presets_come_back(rules: RuleSet) -> None:
    assert loads(dumps(rules)) == rules


@given(valid_rule_sets())
def test_rule_sets_come_back(rules: RuleSet) -> None:
    text = dumps(rules)

    assert loads(text) == rules
    assert dumps(loads(text)) == text
    assert from_plain(to_plain(rules)) == rules


def test_the_text_is_readable() -> None:
    lines = dumps(RAILROAD).splitlines()

    assert lines[:3] == ["{", '  "canasta-qt-rules": 1,', '  "name": "railroad",']
    assert '  "kitty_unlock": ["natural", "wild", "sevens"],' in lines
    assert '  "no_wild_ranks": ["7"],' in lines
    assert '  "second_meld": "after-completion",' in lines
    assert '  "red_three_all_total": null,' in lines
    assert '  "one_card_rule": false,' in lines
    assert lines[-2:] == ['  "tie": "extra-round"', "}"]
    (tiers,) = (line for line in lines if "minimum_tiers" in line)
    assert tiers.startswith('  "minimum_tiers": [{"from_score": null, "minimum": 15}, {"from_s')


def test_names_keep_their_letters() -> None:
    rules = replace(STANDARD, name="قواعدنا ♠")

    assert "قواعدنا ♠" in dumps(rules)
    assert loads(dumps(rules)) == rules


def test_fields_with_a_default_may_be_missing() -> None:
    plain = to_plain(RuleSet("short", 2, 2, 1, 2, 0, 4, 0, 15))
    needed = list(plain)[: list(plain).index("hand_size") + 1]
    text = json.dumps({key: plain[key] for key in needed})

    assert loads(text) == RuleSet("short", 2, 2, 1, 2, 0, 4, 0, 15)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", (F.NOT_JSON, "")),
        ("{", (F.NOT_JSON, "")),
        ("{'name': 1}", (F.NOT_JSON, "")),
        (dumps(STANDARD) + "x", (F.NOT_JSON, "")),
        ("[]", (F.NOT_AN_OBJECT, "")),
        ("null", (F.NOT_AN_OBJECT, "")),
        ("[" * 60_000, (F.TOO_DEEP, "")),
        (" " * MAX_TEXT + "{}", (F.TOO_LONG, "")),
        ('{"target": 1' + "0" * 5000 + "}", (F.NOT_A_NUMBER, "")),
        (dumps(STANDARD).replace('"target": 5000', '"target": NaN'), (F.NOT_A_NUMBER, "")),
        (dumps(STANDARD).replace('"target": 5000', '"target": -Infinity'), (F.NOT_A_NUMBER, "")),
        (dumps(STANDARD).replace('"tie"', '"target": 5000, "tie"'), (F.DUPLICATE_KEY, "")),
        (changed(canasta_qt_rules=...), (F.NO_VERSION, "canasta-qt-rules")),
        (changed(canasta_qt_rules=True), (F.NO_VERSION, "canasta-qt-rules")),
        (changed(canasta_qt_rules=2), (F.UNKNOWN_VERSION, "canasta-qt-rules")),
        (changed(hand_siz=11), (F.UNKNOWN_FIELD, "hand_siz")),
        (changed(hand_size=...), (F.MISSING_FIELD, "hand_size")),
        (changed(hand_size=True), (F.WRONG_TYPE, "hand_size")),
        (changed(hand_size=11.0), (F.WRONG_TYPE, "hand_size")),
        (changed(hand_size="11"), (F.WRONG_TYPE, "hand_size")),
        (changed(hand_size=None), (F.WRONG_TYPE, "hand_size")),
        (changed(max_meld=False), (F.WRONG_TYPE, "max_meld")),
        (changed(one_card_rule=1), (F.WRONG_TYPE, "one_card_rule")),
        (changed(name=7), (F.WRONG_TYPE, "name")),
        (changed(tie=7), (F.WRONG_TYPE, "tie")),
        (changed(tie="coin"), (F.UNKNOWN_VALUE, "tie")),
        (changed(freeze_kinds="wild"), (F.WRONG_TYPE, "freeze_kinds")),
        (changed(freeze_kinds=[["wild"]]), (F.WRONG_TYPE, "freeze_kinds")),
        (changed(freeze_kinds=["ace"]), (F.UNKNOWN_VALUE, "freeze_kinds")),
        (changed(freeze_kinds=["wild", "wild"]), (F.REPEATED_VALUE, "freeze_kinds")),
        (changed(discard_ban=[7]), (F.WRONG_TYPE, "discard_ban")),
        (changed(discard_ban=["seven"]), (F.UNKNOWN_VALUE, "discard_ban")),
        (changed(discard_ban=["7", "7"]), (F.REPEATED_VALUE, "discard_ban")),
        (changed(minimum_tiers=50), (F.WRONG_TYPE, "minimum_tiers")),
        (changed(minimum_tiers=[50]), (F.WRONG_TYPE, "minimum_tiers")),
        (changed(minimum_tiers=[{"minimum": 50}]), (F.WRONG_TYPE, "minimum_tiers")),
        (
            changed(minimum_tiers=[{"from_score": None, "minimum": None}]),
            (F.WRONG_TYPE, "minimum_tiers"),
        ),
    ],
)
def test_texts_that_are_no_rule_set(text: str, fault: tuple[FaultCode, str]) -> None:
    assert fault in faults(text)


def test_all_faults_come_at_once() -> None:
    text = changed(hand_size="x", wild=1, target=..., name=None, tie="coin", packs_base=...)

    assert faults(text) == [
        (F.WRONG_TYPE, "name"),
        (F.WRONG_TYPE, "hand_size"),
        (F.UNKNOWN_VALUE, "tie"),
        (F.UNKNOWN_FIELD, "wild"),
        (F.MISSING_FIELD, "packs_base"),
    ]


def test_faults_tell_what_would_do() -> None:
    with pytest.raises(RuleSetFormatError) as caught:
        loads(changed(tie="coin", max_meld="7"))
    first, second = caught.value.faults

    assert first.parameters == {"expected": "number-or-null"}
    assert second.parameters == {"value": "coin", "known": ("extra-round", "shared")}


def test_impossible_rule_sets_are_refused() -> None:
    text = dumps(replace(STANDARD, hand_size=26, name="a\nb"))

    with pytest.raises(InvalidRuleSet) as caught:
        loads(text)
    codes = [problem.code for problem in caught.value.problems]
    assert codes == [ProblemCode.NAME, ProblemCode.TOO_FEW_CARDS]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.sampled_from(sorted(to_plain(STANDARD))), JSON)
def test_any_value_is_read_or_refused(name: str, value: object) -> None:
    text = changed(**{name.replace("-qt-", "_qt_"): value})
    try:
        rules = loads(text)
    except (RuleSetFormatError, InvalidRuleSet):
        return
    assert loads(dumps(rules)) == rules


@given(st.text(alphabet='{}[]":,0159.eE-+ntruefalsNI \n\\'))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RuleSetFormatError):
        loads(text)
