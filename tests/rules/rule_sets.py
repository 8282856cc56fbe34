"""Rule sets drawn by Hypothesis."""

from dataclasses import replace
from typing import Any, Final

from hypothesis import strategies as st

from canasta_qt.rules.fields import (
    FIELDS,
    MAX_TIERS,
    Choice,
    Choices,
    Field,
    Flag,
    Kinds,
    Number,
    Text,
    is_label,
)
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet, Tier
from canasta_qt.rules.validation import problems

PRESET: Final = st.sampled_from(list(PRESETS.values()))

LABELS: Final = st.text(min_size=1, max_size=100).filter(is_label)

_MINIMUM: Final = 150
"""The greatest minimum drawn, that of the presets: while hands grow large in vain, it takes long
to judge whether a higher one is in reach."""


@st.composite
def _tiers(draw: st.DrawFn) -> tuple[Tier, ...]:
    scores = draw(st.sets(st.integers(-10_000, 30_000), max_size=MAX_TIERS - 1))
    starts: list[int | None] = [None, *sorted(scores)]
    return tuple(Tier(start, draw(st.integers(0, _MINIMUM))) for start in starts)


def values(field: Field) -> st.SearchStrategy[Any]:
    """What ``field`` may hold by itself."""
    if isinstance(field, Text):
        return LABELS
    if isinstance(field, Flag):
        return st.booleans()
    if isinstance(field, Number):
        numbers = st.integers(field.low, field.high)
        return st.none() | numbers if field.optional else numbers
    if isinstance(field, Choice):
        return st.sampled_from(field.values)
    if isinstance(field, Choices):
        return st.frozensets(st.sampled_from(field.values))
    if isinstance(field, Kinds):
        return st.frozensets(st.sampled_from(field.values))
    return _tiers()


@st.composite
def changes(draw: st.DrawFn, most: int = 12) -> dict[str, Any]:
    """Values for up to ``most`` fields, each possible by itself."""
    names = draw(st.lists(st.sampled_from(list(FIELDS)), max_size=most, unique=True))
    return {name: draw(values(FIELDS[name])) for name in names}


@st.composite
def valid_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Rule sets that can be played: a preset with those of some changes that leave it so."""
    rules = draw(PRESET)
    for name, value in draw(changes()).items():
        changed = replace(rules, **{name: value})
        if not problems(changed):
            rules = changed
    return rules


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Rule sets with fields that are possible by themselves, but maybe not together."""
    return replace(draw(PRESET), **draw(changes()))
