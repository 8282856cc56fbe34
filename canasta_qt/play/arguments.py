"""What the commands that play matches have in common: rules, players, matches and seeds."""

import argparse
import csv
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from canasta_qt.play import casting, rule_files
from canasta_qt.play.player_error import UnknownPlayer
from canasta_qt.play.program import PATIENCE
from canasta_qt.players import registry
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.cards import rank_name
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import InvalidRuleSet, player_counts


class UsageError(Exception):
    """Raised, with the reason, for arguments that cannot be followed."""


@dataclass(frozen=True)
class Plan:
    """The matches that are to be played."""

    rules: RuleSet
    named: tuple[str, ...]
    """The players that were named, as ``casting`` makes them."""
    specs: tuple[str, ...]
    """The player of each seat."""
    matches: int
    seed: int
    """Of the first match."""
    patience: float
    """Seconds that a program has for an answer."""


def add_arguments(parser: argparse.ArgumentParser, players: str, default: str | None) -> None:
    """Add the common arguments to ``parser``.

    ``players`` says how the players are named, and ``default`` who they are if they are not: None
    if they have to be.
    """
    parser.add_argument(
        "--rules",
        default="standard",
        metavar="NAME|FILE",
        help=f"{', '.join(PRESETS)}, or a file with a rule set (default: %(default)s)",
    )
    parser.add_argument(
        "--matches", type=int, default=100, metavar="N", help="how many (default: %(default)s)"
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="decides the cards of the first match; S + 1 those of the next, and so on "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--players",
        default=default,
        required=default is None,
        metavar="P,P,...",
        help=f"{players}: {', '.join(registry.names())}, PACKAGE.MODULE:CLASS or exec:COMMAND, "
        'in "..." where a comma is in it' + ("" if default is None else " (default: %(default)s)"),
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="number of players (default: as many as are named, or as the rule set needs)",
    )
    parser.add_argument(
        "--move-timeout",
        type=float,
        default=PATIENCE,
        metavar="SECONDS",
        help="what exec:COMMAND may take for one answer (default: %(default)g)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def plan(args: argparse.Namespace, rules: RuleSet) -> Plan:
    """What ``args`` ask for. Raises UsageError if it cannot be played."""
    if args.matches < 1:
        raise UsageError("there must be at least one match")
    if not 0 <= args.seed <= SEED_LIMIT - args.matches:
        raise UsageError("the seed is a number from 0 to 2**64, less the number of matches")
    if not 0 < args.move_timeout <= 86400:
        raise UsageError("the time for a move is more than 0 and at most 86400 seconds")
    named = _named(args.players)
    specs = _by_seat(rules, named, args.seats)
    return Plan(rules, named, specs, args.matches, args.seed, args.move_timeout)


def show(text: str) -> None:
    """Print ``text``, in whatever encoding the output has."""
    # There is no output at all where the caller has closed it.
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding))


def complain(command: str, reason: object) -> None:
    """Tell on the error output why ``command`` did not do all that it was asked for."""
    print(f"canasta-qt {command}: {reason}", file=sys.stderr)


def rules_named(name: str) -> RuleSet:
    """The rule set that a name or a file gives. Raises UsageError if none does."""
    try:
        return rule_files.named(name)
    except FileNotFoundError as error:
        raise UsageError(
            f"{name} is neither a rule set ({', '.join(PRESETS)}) nor a file"
        ) from error
    except IsADirectoryError as error:
        raise UsageError(f"{name} is a directory, not a file with a rule set") from error
    except OSError as error:
        raise UsageError(f"{name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"{name} is not a text in UTF-8") from error
    except ruleset_text.RuleSetFormatError as error:
        lines = [_reason(fault.code, (fault.field,), fault.parameters) for fault in error.faults]
        raise UsageError("\n  ".join([f"{name} holds no rule set:", *lines])) from error
    except InvalidRuleSet as error:
        lines = [_reason(found.code, found.fields, found.parameters) for found in error.problems]
        raise UsageError(
            "\n  ".join([f"{name} holds a rule set that cannot be played:", *lines])
        ) from error


def _reason(
    code: Enum, fields: Sequence[str], parameters: Mapping[str, int | str | tuple[str, ...]]
) -> str:
    """A line that says what is wrong with ``fields``; an empty name stands for the whole text."""
    where = ", ".join(field if field.isprintable() else ascii(field) for field in fields)
    details = []
    for name, value in parameters.items():
        if name == "low":
            details.append(f"allowed {value}..{parameters['high']}")
        elif name == "high":
            if "low" not in parameters:
                details.append(f"at most {value}")
        elif isinstance(value, tuple):
            details.append(f"{name} {', '.join(value)}")
        elif name == "kind" and isinstance(value, int):
            details.append(f"{name} {rank_name(value)}")
        else:
            text = str(value)
            details.append(
                f"{name.replace('_', ' ')} {text if text.isprintable() else ascii(text)}"
            )
    reason = str(code.value).replace("-", " ")
    return (
        (f"{where}: " if where else "") + reason + (f" ({'; '.join(details)})" if details else "")
    )


def _named(text: str) -> tuple[str, ...]:
    """The players that ``text`` lists."""
    try:
        rows = list(csv.reader([text], skipinitialspace=True))
    except csv.Error as error:
        raise UsageError(f"the players cannot be told apart: {error}") from error
    specs = [spec.strip() for row in rows for spec in row] or [""]
    for spec in specs:
        try:
            casting.check(spec)
        except UnknownPlayer as error:
            raise UsageError(error) from error
    return tuple(specs)


def _by_seat(rules: RuleSet, specs: Sequence[str], seats: int | None) -> tuple[str, ...]:
    counts = player_counts(rules)
    if seats is None:
        seats = next((count for count in counts if count >= len(specs)), len(specs))
    if seats not in counts:
        possible = " or ".join(str(count) for count in counts)
        raise UsageError(f"{rules.name} is for {possible} players, not for {seats}")
    if len(specs) > seats:
        raise UsageError(f"{len(specs)} players are named for {seats} seats")
    return tuple(specs[seat % len(specs)] for seat in range(seats))
