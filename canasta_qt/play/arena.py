"""The command ``arena``: which of two players is the better one, and how surely."""

import argparse
import json
import sys
import time
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from typing import Final

from canasta_qt.play import arguments, duel, estimates, playthrough
from canasta_qt.play.arguments import Plan, UsageError
from canasta_qt.play.crew import Crew, CrewError
from canasta_qt.play.dask_crew import cluster, is_address
from canasta_qt.play.decision_times import DecisionTimes
from canasta_qt.play.duel import Duel, Result
from canasta_qt.play.local_crew import local, processors
from canasta_qt.play.player_error import PlayerError
from canasta_qt.play.progress import Progress
from canasta_qt.rules import ruleset_text

COMMAND = "arena"

_DASK: Final = "dask:"

_PERCENTILES: Final = (50, 95)


@dataclass
class Outcome:
    """What has been played so far."""

    players: tuple[str, str]
    results: list[Result] = field(default_factory=list)
    """In the order of the seeds, without gaps, so that quick duels do not count more than long
    ones where a run ends early."""
    seconds: float = 0.0
    interrupted: bool = False
    failure: str | None = None
    """What ended the run before its time, other than an interruption."""

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return 2 * len(self.results)

    def wins(self, player: int) -> int:
        """How many of them ``player``, 0 or 1, won alone."""
        return sum(result.wins[player] for result in self.results)

    @property
    def shared(self) -> int:
        """How many of them nobody won alone; each is half a win for either."""
        return self.matches - self.wins(0) - self.wins(1)

    def times(self, player: int) -> DecisionTimes:
        """How long ``player`` thought, over all matches."""
        times = DecisionTimes()
        for result in self.results:
            times.update(result.times[player])
        return times


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command to ``parser``."""
    arguments.add_arguments(parser, "the two players", None)
    parser.add_argument(
        "--jobs",
        type=int,
        metavar="J",
        help=f"processes that play at the same time (default: as many as can, here {processors()})",
    )
    parser.add_argument(
        "--executor",
        default="local",
        metavar=f"local|{_DASK}ADDRESS",
        help="who plays: processes on this machine, or the Dask cluster whose scheduler is at "
        f"ADDRESS, for instance {_DASK}tcp://10.0.0.1:8786 (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    """Do what ``args`` say; the exit code.

    It is 1 if a player or whoever should play failed, 2 if they cannot be followed and 130 if the
    run was interrupted.
    """
    try:
        plan = arguments.plan(args, arguments.rules_named(args.rules))
        players = _two_players(plan)
        crew = _crew(args.executor, args.jobs, plan.matches // 2)
    except UsageError as error:
        arguments.complain(COMMAND, error)
        return 2
    outcome = Outcome(players)
    _play(plan, outcome, crew, Progress(sys.stderr, plan.matches))
    arguments.show(_as_json(plan, outcome) if args.json else _as_text(plan, outcome))
    if outcome.failure is not None:
        arguments.complain(COMMAND, outcome.failure)
        return 1
    return 130 if outcome.interrupted else 0


def _two_players(plan: Plan) -> tuple[str, str]:
    if plan.matches % 2:
        raise UsageError("every deal is played twice, which takes an even number of matches")
    if len(plan.named) != 2:
        raise UsageError(f"two players meet, not {len(plan.named)}")
    if len(plan.specs) // plan.rules.team_size % 2:
        raise UsageError(f"{len(plan.specs)} seats cannot be shared out evenly to two players")
    return plan.named[0], plan.named[1]


def _crew(executor: str, jobs: int | None, duels: int) -> AbstractContextManager[Crew]:
    if executor.startswith(_DASK):
        if jobs is not None:
            raise UsageError("a cluster decides itself how many play at the same time")
        address = executor.removeprefix(_DASK)
        if not is_address(address):
            raise UsageError(f"{address!r} is no address of a scheduler, as tcp://10.0.0.1:8786 is")
        return cluster(address)
    if executor != "local":
        raise UsageError(f"there is no executor {executor!r}; there are local and {_DASK}ADDRESS")
    if jobs is not None and jobs < 1:
        raise UsageError("there must be at least one process")
    return local(min(jobs or processors(), duels))


def _play(
    plan: Plan, outcome: Outcome, crew: AbstractContextManager[Crew], progress: Progress
) -> None:
    """Play the matches of ``plan`` and keep what comes of them in ``outcome``."""
    rules = ruleset_text.dumps(plan.rules)
    duels = (
        Duel(rules, outcome.players, len(plan.specs), plan.seed + number, plan.patience)
        for number in range(plan.matches // 2)
    )
    start = time.perf_counter()
    try:
        with crew as ready:
            for result in ready.results(duel.play, duels):
                outcome.results.append(result)
                outcome.seconds = time.perf_counter() - start
                progress.show(outcome.matches)
    except KeyboardInterrupt:
        outcome.interrupted = True
    except (PlayerError, CrewError) as error:
        outcome.failure = str(error)
    finally:
        progress.clear()


def _as_text(plan: Plan, outcome: Outcome) -> str:
    matches = outcome.matches
    ended = outcome.interrupted or outcome.failure is not None
    lines = [
        f"{plan.rules.name}, {len(plan.specs)} players: {matches} matches, every deal played twice "
        "with the sides swapped" + (", interrupted" if ended else "")
    ]
    if not matches:
        return lines[0]
    if outcome.shared:
        lines.append(f"won by neither: {outcome.shared}, each counted as half a win for both")
    unfinished = sum(result.unfinished for result in outcome.results)
    if unfinished:
        lines.append(f"  of these given up after {playthrough.MAX_ROUNDS} rounds: {unfinished}")
    low, high = estimates.wilson(outcome.wins(0) + outcome.shared / 2, matches)
    rate = (outcome.wins(0) + outcome.shared / 2) / matches
    width = max(map(len, outcome.players))
    for number, name in enumerate(outcome.players):
        times = outcome.times(number)
        spans = [f"p{percent} {_span(times.percentile(percent))}" for percent in _PERCENTILES]
        lines.append(
            f"{name:{width}}  won {outcome.wins(number)}, decided in "
            f"{', '.join(spans)}, max {_span(times.longest)}"
        )
    per_match, per_round = _differences(outcome)
    lines += [
        f"win rate of {outcome.players[0]}: {rate:.1%}, 95% interval {low:.1%} to {high:.1%}",
        f"score difference per match: {_signed(per_match)}",
        f"score difference per round: {_signed(per_round)}",
    ]
    return "\n".join(lines)


def _as_json(plan: Plan, outcome: Outcome) -> str:
    matches = outcome.matches
    points = outcome.wins(0) + outcome.shared / 2
    per_match, per_round = _differences(outcome) if matches else (None, None)
    return json.dumps(
        {
            "rules": plan.rules.name,
            "seats": len(plan.specs),
            "seed": plan.seed,
            "matches": matches,
            "interrupted": outcome.interrupted,
            "failure": outcome.failure,
            "unfinished": sum(result.unfinished for result in outcome.results),
            "shared": outcome.shared,
            "win_rate": points / matches if matches else None,
            "win_rate_interval": estimates.wilson(points, matches) if matches else None,
            "difference_per_match": asdict(per_match) if per_match else None,
            "difference_per_round": asdict(per_round) if per_round else None,
            "rounds": sum(result.rounds for result in outcome.results),
            "moves": sum(result.moves for result in outcome.results),
            "players": [
                {
                    "player": name,
                    "wins": outcome.wins(number),
                    "decision_seconds": _spans(outcome.times(number)),
                }
                for number, name in enumerate(outcome.players)
            ],
            "seconds": outcome.seconds,
        }
    )


def _differences(outcome: Outcome) -> tuple[estimates.Estimate, estimates.Estimate]:
    """What the first player scored more than the second, in a match and in a round."""
    differences = [result.difference for result in outcome.results]
    return (
        estimates.ratio(differences, [2] * len(differences)),
        estimates.ratio(differences, [result.rounds for result in outcome.results]),
    )


def _signed(estimate: estimates.Estimate) -> str:
    if estimate.error is None:
        return f"{estimate.mean:+.1f}"
    return f"{estimate.mean:+.1f}, standard error {estimate.error:.1f}"


def _spans(times: DecisionTimes) -> dict[str, float]:
    spans = {f"p{percent}": times.percentile(percent) for percent in _PERCENTILES}
    return {"count": times.count, **spans, "max": times.longest}


def _span(seconds: float) -> str:
    """A duration in three digits."""
    for unit, name in ((1.0, "s"), (1e-3, "ms")):
        if seconds >= unit:
            return f"{seconds / unit:.3g} {name}"
    return f"{seconds * 1e6:.3g} µs"
