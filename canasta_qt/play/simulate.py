"""The command ``simulate``: matches between computer players, without a window."""

import argparse
import io
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Final, TextIO

from canasta_qt.play import rule_files
from canasta_qt.play.host import player_seed
from canasta_qt.players import registry
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.cards import rank_name
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.state import EndReason
from canasta_qt.rules.validation import InvalidRuleSet, player_counts

MAX_ROUNDS: Final = 500
"""A match that is still open after so many rounds is given up, since careless players may lose
more than they win for ever."""

PATIENCE: Final = 1.0
"""Seconds before a progress bar appears."""

INTERVAL: Final = 0.1
"""Seconds between two states of the progress bar."""


class _UsageError(Exception):
    """Raised, with the reason, for arguments that cannot be followed."""


@dataclass
class SideTally:
    """What the players of one side have achieved."""

    players: tuple[str, ...]
    wins: int = 0
    """Matches won; a shared match counts for each winner."""
    score: int = 0
    """Sum of the final scores of all matches."""


@dataclass
class Tally:
    """The outcome of a simulation so far."""

    sides: tuple[SideTally, ...]
    matches: int = 0
    unfinished: int = 0
    """Matches given up after MAX_ROUNDS rounds."""
    rounds: int = 0
    went_out: int = 0
    """Rounds that ended by a player going out."""
    moves: int = 0
    seconds: float = 0.0
    interrupted: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command to ``parser``."""
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
        help="decides the cards of the first match; S + 1 those of the second, and so on "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--players",
        default=registry.DEFAULT,
        metavar="P,P,...",
        help=f"players by seat, clockwise, repeated if too few: {', '.join(registry.names())} "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="number of players (default: as many as are named, or as the rule set needs)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--print-rules",
        action="store_true",
        help="print the rule set as a file that --rules reads, and play nothing",
    )


def run(args: argparse.Namespace) -> int:
    """Do what ``args`` say; the exit code: 2 if they cannot be followed, 130 if interrupted."""
    try:
        rules = _rules(args.rules)
        if args.print_rules:
            _print_rules(rules)
            return 0
        if args.matches < 1:
            raise _UsageError("there must be at least one match")
        if not 0 <= args.seed <= SEED_LIMIT - args.matches:
            raise _UsageError("the seed is a number from 0 to 2**64, less the number of matches")
        specs = _specs(rules, args.players, args.seats)
    except _UsageError as error:
        print(f"canasta-qt simulate: {error}", file=sys.stderr)
        return 2
    tally = simulate(rules, specs, args.matches, args.seed, _Progress(sys.stderr, args.matches))
    text = _as_json(rules, args.seed, tally) if args.json else _as_text(rules, tally)
    # There is no output at all where the caller has closed it.
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding))
    return 130 if tally.interrupted else 0


def _print_rules(rules: RuleSet) -> None:
    """Print ``rules`` in the encoding in which rule files are read."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(ruleset_text.dumps(rules), end="")


def simulate(
    rules: RuleSet, specs: Sequence[str], matches: int, seed: int, progress: "_Progress"
) -> Tally:
    """Play ``matches`` matches between the players that ``specs`` name by seat.

    Interrupted by Ctrl-C, it returns what has been played; the unfinished match does not count.
    """
    sides = len(specs) // rules.team_size
    tally = Tally(tuple(SideTally(tuple(specs[side::sides])) for side in range(sides)))
    start = time.perf_counter()
    try:
        for number in range(matches):
            _play_match(Match(rules, len(specs), seed + number), specs, tally)
            tally.seconds = time.perf_counter() - start
            progress.show(number + 1)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        progress.clear()
    return tally


def _play_match(match: Match, specs: Sequence[str], tally: Tally) -> None:
    """Play ``match`` to its end and add it to ``tally``."""
    seed = player_seed(match.seed)
    players = [registry.create(spec, seat, seed) for seat, spec in enumerate(specs)]
    moves = 0
    events = match.first_events
    while True:
        for event in events:
            for seat, player in enumerate(players):
                player.observed(event.seen_by(seat))
        if not match.round_over:
            observation = match.round.observe(match.round.state.actor)
            choice = players[observation.seat].choose(observation, match.round.choices())
            events = match.push(choice)
            moves += 1
        elif match.over or match.round_number == MAX_ROUNDS:
            break
        else:
            events = match.next_round()
    tally.matches += 1
    tally.unfinished += not match.over
    tally.rounds += match.round_number
    tally.moves += moves
    tally.went_out += sum(played.state.end is EndReason.WENT_OUT for played in match.rounds)
    for number, side in enumerate(tally.sides):
        side.wins += number in match.winners
        side.score += match.totals[number]


def _rules(name: str) -> RuleSet:
    """The rule set that a name or a file gives."""
    try:
        return rule_files.named(name)
    except FileNotFoundError as error:
        raise _UsageError(
            f"{name} is neither a rule set ({', '.join(PRESETS)}) nor a file"
        ) from error
    except IsADirectoryError as error:
        raise _UsageError(f"{name} is a directory, not a file with a rule set") from error
    except OSError as error:
        raise _UsageError(f"{name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _UsageError(f"{name} is not a text in UTF-8") from error
    except ruleset_text.RuleSetFormatError as error:
        lines = [_reason(fault.code, (fault.field,), fault.parameters) for fault in error.faults]
        raise _UsageError("\n  ".join([f"{name} holds no rule set:", *lines])) from error
    except InvalidRuleSet as error:
        lines = [_reason(found.code, found.fields, found.parameters) for found in error.problems]
        raise _UsageError(
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


def _specs(rules: RuleSet, named: str, seats: int | None) -> list[str]:
    """The players by seat."""
    specs = [spec.strip() for spec in named.split(",")]
    for spec in specs:
        try:
            registry.create(spec, 0, 0)
        except ValueError as error:
            known = ", ".join(registry.names())
            raise _UsageError(f"there is no player {spec!r}; there are {known}") from error
    counts = player_counts(rules)
    if seats is None:
        seats = next((count for count in counts if count >= len(specs)), len(specs))
    if seats not in counts:
        possible = " or ".join(str(count) for count in counts)
        raise _UsageError(f"{rules.name} is for {possible} players, not for {seats}")
    if len(specs) > seats:
        raise _UsageError(f"{len(specs)} players are named for {seats} seats")
    return [specs[seat % len(specs)] for seat in range(seats)]


def _as_text(rules: RuleSet, tally: Tally) -> str:
    matches = tally.matches
    lines = [
        f"{rules.name}, {sum(len(side.players) for side in tally.sides)} players: "
        f"{matches} {'match' if matches == 1 else 'matches'}"
        + (", interrupted" if tally.interrupted else "")
    ]
    if tally.unfinished:
        lines.append(f"given up after {MAX_ROUNDS} rounds: {tally.unfinished}")
    if matches:
        width = max(len(" + ".join(side.players)) for side in tally.sides)
        for number, side in enumerate(tally.sides, 1):
            lines.append(
                f"side {number}  {' + '.join(side.players):{width}}  "
                f"won {side.wins} ({side.wins / matches:.1%}), "
                f"mean score {side.score / matches:.0f}"
            )
        lines.append(
            f"{tally.rounds / matches:.2f} rounds per match, "
            f"{tally.went_out / tally.rounds:.0%} of them ended by going out"
        )
        lines.append(
            f"{tally.rounds / tally.seconds:.0f} rounds/s, "
            f"{tally.moves / tally.seconds:.0f} moves/s"
        )
    return "\n".join(lines)


def _as_json(rules: RuleSet, seed: int, tally: Tally) -> str:
    matches = tally.matches
    sides: list[dict[str, object]] = []
    for side in tally.sides:
        entry: dict[str, object] = asdict(side)
        entry["mean_score"] = side.score / matches if matches else None
        del entry["score"]
        sides.append(entry)
    return json.dumps(
        {
            "rules": rules.name,
            "seed": seed,
            "matches": matches,
            "interrupted": tally.interrupted,
            "unfinished": tally.unfinished,
            "sides": sides,
            "rounds": tally.rounds,
            "rounds_per_match": tally.rounds / matches if matches else None,
            "rounds_went_out": tally.went_out,
            "moves": tally.moves,
            "seconds": tally.seconds,
            "rounds_per_second": tally.rounds / tally.seconds if matches else None,
            "moves_per_second": tally.moves / tally.seconds if matches else None,
        }
    )


class _Progress:
    """A bar on a terminal that shows how many of ``total`` matches are played."""

    _WIDTH: Final = 30

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total
        self._next = time.monotonic() + PATIENCE if stream.isatty() else float("inf")
        self._shown = ""

    def show(self, done: int) -> None:
        """Draw the bar, unless it is too early for it."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + INTERVAL
        filled = self._WIDTH * done // self._total
        self._shown = f"[{'#' * filled:{self._WIDTH}}] {done}/{self._total} matches"
        print(f"\r{self._shown}", end="", file=self._stream, flush=True)

    def clear(self) -> None:
        """Remove the bar."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=self._stream, flush=True)
            self._shown = ""
