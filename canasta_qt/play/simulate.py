"""The command ``simulate``: matches between computer players, without a window."""

import argparse
import io
import json
import sys
import time
from dataclasses import asdict, dataclass

from canasta_qt.play import arguments, casting, playthrough
from canasta_qt.play.player_error import PlayerError
from canasta_qt.play.progress import Progress
from canasta_qt.players import registry
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.match import Match
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import EndReason

COMMAND = "simulate"


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
    failure: str | None = None
    """What a player did wrong, if that ended the simulation."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command to ``parser``."""
    arguments.add_arguments(
        parser, "players by seat, clockwise, repeated if too few", registry.DEFAULT
    )
    parser.add_argument(
        "--print-rules",
        action="store_true",
        help="print the rule set as a file that --rules reads, and play nothing",
    )


def run(args: argparse.Namespace) -> int:
    """Do what ``args`` say; the exit code.

    It is 1 if a player failed, 2 if they cannot be followed and 130 if the run was interrupted.
    """
    try:
        rules = arguments.rules_named(args.rules)
        if args.print_rules:
            _print_rules(rules)
            return 0
        plan = arguments.plan(args, rules)
    except arguments.UsageError as error:
        arguments.complain(COMMAND, error)
        return 2
    tally = simulate(plan, Progress(sys.stderr, plan.matches))
    arguments.show(_as_json(plan, tally) if args.json else _as_text(plan, tally))
    if tally.failure is not None:
        arguments.complain(COMMAND, tally.failure)
        return 1
    return 130 if tally.interrupted else 0


def _print_rules(rules: RuleSet) -> None:
    """Print ``rules`` in the encoding in which rule files are read."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(ruleset_text.dumps(rules), end="")


def simulate(plan: arguments.Plan, progress: Progress) -> Tally:
    """Play the matches of ``plan``.

    Interrupted by Ctrl-C, or stopped since a player failed, it returns what has been played; the
    unfinished match does not count.
    """
    specs = plan.specs
    sides = len(specs) // plan.rules.team_size
    tally = Tally(tuple(SideTally(specs[side::sides]) for side in range(sides)))
    start = time.perf_counter()
    try:
        for number in range(plan.matches):
            match = Match(plan.rules, len(specs), plan.seed + number)
            with casting.seated(specs, match.seed, plan.patience) as players:
                moves = playthrough.play_out(match, players)
            _add(tally, match, moves)
            tally.seconds = time.perf_counter() - start
            progress.show(number + 1)
    except KeyboardInterrupt:
        tally.interrupted = True
    except PlayerError as error:
        tally.failure = str(error)
    finally:
        progress.clear()
    return tally


def _add(tally: Tally, match: Match, moves: int) -> None:
    tally.matches += 1
    tally.unfinished += not match.over
    tally.rounds += match.round_number
    tally.moves += moves
    tally.went_out += sum(played.state.end is EndReason.WENT_OUT for played in match.rounds)
    for number, side in enumerate(tally.sides):
        side.wins += number in match.winners
        side.score += match.totals[number]


def _as_text(plan: arguments.Plan, tally: Tally) -> str:
    matches = tally.matches
    lines = [
        f"{plan.rules.name}, {len(plan.specs)} players: "
        f"{matches} {'match' if matches == 1 else 'matches'}"
        + (", interrupted" if tally.interrupted or tally.failure is not None else "")
    ]
    if tally.unfinished:
        lines.append(f"given up after {playthrough.MAX_ROUNDS} rounds: {tally.unfinished}")
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


def _as_json(plan: arguments.Plan, tally: Tally) -> str:
    matches = tally.matches
    sides: list[dict[str, object]] = []
    for side in tally.sides:
        entry: dict[str, object] = asdict(side)
        entry["mean_score"] = side.score / matches if matches else None
        del entry["score"]
        sides.append(entry)
    return json.dumps(
        {
            "rules": plan.rules.name,
            "seed": plan.seed,
            "matches": matches,
            "interrupted": tally.interrupted,
            "failure": tally.failure,
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
