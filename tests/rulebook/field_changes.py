"""Rule sets that differ from another one in a single field."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any

from canasta_qt.rules.fields import FIELDS, Choice, Choices, Field, Flag, Kinds, Number, Text
from canasta_qt.rules.ruleset import RuleSet, Tier
from canasta_qt.rules.validation import problems


def changes(rules: RuleSet, name: str) -> Iterator[RuleSet]:
    """Valid rule sets that equal ``rules`` but for the field ``name``."""
    for value in _values(FIELDS[name], getattr(rules, name)):
        if value != getattr(rules, name):
            entries: dict[str, Any] = {name: value}
            changed = replace(rules, **entries)
            if not problems(changed):
                yield changed


def _values(field: Field, value: object) -> Iterator[Any]:
    match field:
        case Text():
            yield "Ours at home"
        case Flag():
            yield not value
        case Number():
            near = value if isinstance(value, int) else field.low
            for number in (field.low, near - 1, near + 1, 2 * near, near // 2, field.high):
                if field.low <= number <= field.high:
                    yield number
            if field.optional:
                yield None
        case Choice():
            yield from field.values
        case Choices() | Kinds():
            assert isinstance(value, frozenset)
            members: tuple[Enum | int, ...] = field.values
            for member in members:
                yield value ^ {member}
        case _:
            assert isinstance(value, tuple)
            yield from _tiers(value)


def _tiers(tiers: tuple[Tier, ...]) -> Iterator[tuple[Tier, ...]]:
    last = tiers[-1]
    for place, tier in enumerate(tiers):
        yield (*tiers[:place], replace(tier, minimum=tier.minimum + 5), *tiers[place + 1 :])
        yield (*tiers[:place], replace(tier, minimum=0), *tiers[place + 1 :])
    yield tiers[:1]
    yield (*tiers, Tier((last.from_score or 0) + 10_000, last.minimum + 10))
