"""Rule sets as text: one JSON object with a field a line.

The first entry, ``canasta-qt-rules``, is the version of the format; the others are the fields of
``RuleSet`` in their order. Enumerations are written as their values, kinds of cards as rank names,
sets as sorted lists, tiers as objects. Fields that have a default may be missing, others may not.
"""

import json
from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any, Final

from canasta_qt.rules.cards import KINDS, parse_rank, rank_name
from canasta_qt.rules.fields import (
    FIELDS,
    Choice,
    Choices,
    Field,
    Flag,
    Kinds,
    Number,
    Text,
)
from canasta_qt.rules.ruleset import RuleSet, Tier
from canasta_qt.rules.validation import require_valid

FORMAT: Final = "canasta-qt-rules"
VERSION: Final = 1
MAX_TEXT: Final = 65_536
"""The most characters of a text that is read at all."""

_TIER_SCORE: Final = "from_score"
_TIER_MINIMUM: Final = "minimum"


class FaultCode(Enum):
    """The codes of faults. The comments name the entries of ``Fault.parameters``."""

    TOO_LONG = "too-long"  # limit
    NOT_JSON = "not-json"  # line, column
    TOO_DEEP = "too-deep"
    """The text nests lists or objects deeper than any rule set does."""
    NOT_AN_OBJECT = "not-an-object"
    NOT_A_NUMBER = "not-a-number"  # value
    """NaN or an infinity, which JSON does not know."""
    DUPLICATE_KEY = "duplicate-key"  # key
    NO_VERSION = "no-version"
    """The text does not say that it is a rule set."""
    UNKNOWN_VERSION = "unknown-version"  # version, known
    UNKNOWN_FIELD = "unknown-field"
    MISSING_FIELD = "missing-field"
    WRONG_TYPE = "wrong-type"  # expected
    UNKNOWN_VALUE = "unknown-value"  # value, known
    REPEATED_VALUE = "repeated-value"  # value


class Expected(Enum):
    """The types that a WRONG_TYPE fault can miss."""

    TEXT = "text"
    NUMBER = "number"
    NUMBER_OR_NULL = "number-or-null"
    FLAG = "flag"
    LIST = "list"
    TIER = "tier"


Parameter = int | str | tuple[str, ...]


@dataclass(frozen=True)
class Fault:
    """What is wrong with a text as a rule set; ``field`` is empty where it concerns none."""

    code: FaultCode
    field: str
    parameters: dict[str, Parameter]


class RuleSetFormatError(ValueError):
    """Raised for a text that is no rule set; ``faults`` are all the reasons."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(
            ", ".join(
                f"{fault.code.value} {fault.field}" if fault.field else fault.code.value
                for fault in faults
            )
        )
        self.faults = faults


def dumps(rules: RuleSet) -> str:
    """``rules`` as text, every field written out; equal rule sets give equal texts."""
    entries = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in to_plain(rules).items()
    ]
    return "{\n" + ",\n".join(entries) + "\n}\n"


def loads(text: str) -> RuleSet:
    """The rule set that ``text`` writes.

    Raises RuleSetFormatError, with every fault at once, if it writes none, and
    ``validation.InvalidRuleSet``, with every problem, if it writes one that cannot be played.
    """
    faults: list[Fault] = []
    plain = parse_object(text, faults)
    if plain is None:
        raise RuleSetFormatError(tuple(faults))
    rules = _read(plain, faults)
    require_valid(rules)
    return rules


def to_plain(rules: RuleSet) -> dict[str, object]:
    """``rules`` as what JSON can write: the version, then the fields in their order."""
    plain: dict[str, object] = {FORMAT: VERSION}
    for name, field in FIELDS.items():
        plain[name] = _plain_value(field, getattr(rules, name))
    return plain


def from_plain(plain: dict[str, object]) -> RuleSet:
    """The rule set of which ``plain`` is the ``to_plain``; raises like ``loads``."""
    rules = _read(plain, [])
    require_valid(rules)
    return rules


def parse_object(text: str, faults: list[Fault]) -> dict[str, object] | None:
    """The JSON object that ``text`` is; None, with the reason added to ``faults``, if none.

    Duplicate keys and numbers that JSON does not know are added to ``faults`` as well, though the
    object can be read.
    """
    if len(text) > MAX_TEXT:
        faults.append(Fault(FaultCode.TOO_LONG, "", {"limit": MAX_TEXT}))
        return None

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        entries: dict[str, object] = {}
        for key, value in pairs:
            if key in entries:
                faults.append(Fault(FaultCode.DUPLICATE_KEY, "", {"key": key}))
            entries[key] = value
        return entries

    def constant(name: str) -> object:
        faults.append(Fault(FaultCode.NOT_A_NUMBER, "", {"value": name}))
        return None

    try:
        parsed: object = json.loads(text, object_pairs_hook=unique, parse_constant=constant)
    except json.JSONDecodeError as error:
        place: dict[str, Parameter] = {"line": error.lineno, "column": error.colno}
        faults.append(Fault(FaultCode.NOT_JSON, "", place))
        return None
    except ValueError:
        # Python refuses to convert integers of thousands of digits.
        faults.append(Fault(FaultCode.NOT_A_NUMBER, "", {"value": ""}))
        return None
    except RecursionError:
        faults.append(Fault(FaultCode.TOO_DEEP, "", {}))
        return None
    if not isinstance(parsed, dict):
        faults.append(Fault(FaultCode.NOT_AN_OBJECT, "", {}))
        return None
    return parsed


def _plain_value(field: Field, value: object) -> object:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(field, Choices):
        assert isinstance(value, frozenset)
        return [str(member.value) for member in field.values if member in value]
    if isinstance(field, Kinds):
        assert isinstance(value, frozenset)
        return [rank_name(kind) for kind in sorted(value)]
    if isinstance(value, tuple):
        return [{_TIER_SCORE: tier.from_score, _TIER_MINIMUM: tier.minimum} for tier in value]
    return value


def _read(plain: dict[str, object], faults: list[Fault]) -> RuleSet:
    """The rule set of ``plain``; raises RuleSetFormatError for its faults and ``faults``."""
    reader = _Reader(faults)
    reader.version(plain)
    known = {field.name: field for field in fields(RuleSet)}
    values: dict[str, Any] = {}
    for key, value in plain.items():
        if key in FIELDS:
            values[key] = reader.value(key, FIELDS[key], value)
        elif key != FORMAT:
            reader.fault(FaultCode.UNKNOWN_FIELD, key)
    for name, field in known.items():
        if name not in values and field.default is MISSING:
            reader.fault(FaultCode.MISSING_FIELD, name)
    if faults:
        raise RuleSetFormatError(tuple(faults))
    return RuleSet(**values)


class _Reader:
    """Reads values, adding what is wrong with them to ``faults``."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults

    def fault(self, code: FaultCode, field: str, **parameters: Parameter) -> None:
        self.faults.append(Fault(code, field, parameters))

    def version(self, plain: dict[str, object]) -> None:
        version = plain.get(FORMAT)
        if not isinstance(version, int) or isinstance(version, bool):
            self.fault(FaultCode.NO_VERSION, FORMAT)
        elif version != VERSION:
            self.fault(FaultCode.UNKNOWN_VERSION, FORMAT, version=version, known=VERSION)

    def value(self, name: str, field: Field, value: object) -> object:
        """The value of the field ``name`` that ``value`` writes; meaningless after a fault."""
        if isinstance(field, Text):
            if not isinstance(value, str):
                self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.TEXT.value)
            return value
        if isinstance(field, Flag):
            if not isinstance(value, bool):
                self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.FLAG.value)
            return value
        if isinstance(field, Number):
            return self.number(name, value, field.optional)
        if isinstance(field, Choice):
            return self.member(name, field.values, value)
        if not isinstance(value, list):
            self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.LIST.value)
            return None
        if isinstance(field, Choices):
            return self.members(name, field.values, value)
        if isinstance(field, Kinds):
            return self.kinds(name, value)
        return tuple(self.tier(name, entry) for entry in value)

    def number(self, name: str, value: object, optional: bool) -> int | None:
        if value is None and optional:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            expected = Expected.NUMBER_OR_NULL if optional else Expected.NUMBER
            self.fault(FaultCode.WRONG_TYPE, name, expected=expected.value)
            return None
        return value

    def member(self, name: str, members: tuple[Enum, ...], value: object) -> Enum | None:
        if not isinstance(value, str):
            self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.TEXT.value)
            return None
        for member in members:
            if member.value == value:
                return member
        known = tuple(str(member.value) for member in members)
        self.fault(FaultCode.UNKNOWN_VALUE, name, value=value, known=known)
        return None

    def members(
        self, name: str, members: tuple[Enum, ...], values: Sequence[object]
    ) -> frozenset[Enum]:
        found: set[Enum] = set()
        for value in values:
            member = self.member(name, members, value)
            if member is not None:
                if member in found:
                    self.fault(FaultCode.REPEATED_VALUE, name, value=str(value))
                found.add(member)
        return frozenset(found)

    def kinds(self, name: str, values: Sequence[object]) -> frozenset[int]:
        found: set[int] = set()
        for value in values:
            if not isinstance(value, str):
                self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.TEXT.value)
                continue
            kind = -1
            try:
                kind = parse_rank(value)
            except ValueError:
                known = tuple(rank_name(kind) for kind in range(KINDS))
                self.fault(FaultCode.UNKNOWN_VALUE, name, value=value, known=known)
                continue
            if kind in found:
                self.fault(FaultCode.REPEATED_VALUE, name, value=value)
            found.add(kind)
        return frozenset(found)

    def tier(self, name: str, value: object) -> Tier:
        if not isinstance(value, dict) or set(value) != {_TIER_SCORE, _TIER_MINIMUM}:
            self.fault(FaultCode.WRONG_TYPE, name, expected=Expected.TIER.value)
            return Tier(None, 0)
        score = self.number(name, value[_TIER_SCORE], optional=True)
        minimum = self.number(name, value[_TIER_MINIMUM], optional=False)
        return Tier(score, 0 if minimum is None else minimum)
