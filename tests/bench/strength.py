"""How strong a player is: matches against another, every deal played with the sides swapped.

``python -m tests.bench.strength --player expert:32 --pairs 20`` prints a line for people. With a
compiled copy of the core first in PYTHONPATH (and ``-P``) it measures that; README.md says how.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter
from typing import Final

from canasta_qt.play.host import player_seed
from canasta_qt.players import registry
from canasta_qt.rules import round as core
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet

SURE: Final = 1.96
"""Standard errors on either side that hold 95 of 100 results."""


@dataclass
class Strength:
    """What a player has achieved against another."""

    wins: list[float] = field(default_factory=list)
    """By match: 1 if won, 0 if lost, 0.5 if shared or never ended."""
    leads: list[float] = field(default_factory=list)
    """By pair of matches with the same deals: the lead per round, in points."""
    rounds: int = 0
    seconds: list[float] = field(default_factory=list)
    """By decision that was not forced: how long it took."""
    elapsed: float = 0.0

    @property
    def win_rate(self) -> float:
        """Part of the matches won."""
        return mean(self.wins)

    @property
    def win_range(self) -> tuple[float, float]:
        """Wilson's interval around the win rate, with a certainty of 95%."""
        count = len(self.wins)
        square = SURE * SURE / count
        middle = (self.win_rate + square / 2) / (1 + square)
        width = SURE / (1 + square)
        width *= sqrt(self.win_rate * (1 - self.win_rate) / count + square / (4 * count))
        return middle - width, middle + width

    @property
    def lead_error(self) -> float:
        """Half of the interval around the mean lead, with a certainty of 95%."""
        if len(self.leads) < 2:
            return float("inf")
        return SURE * stdev(self.leads) / sqrt(len(self.leads))


def measure(
    rules: RuleSet, player: str, other: str, pairs: int, seed: int, clock: bool = False
) -> Strength:
    """``player`` against ``other`` in so many pairs of matches; ``seed`` deals the first.

    With ``clock`` the players think by the clock, otherwise in counted playouts.
    """
    found = Strength()
    start = perf_counter()
    for number in range(pairs):
        lead = 0
        rounds = 0
        for own in (0, 1):
            match = Match(rules, rules.players_min, seed + number)
            specs = [
                player if seat % match.laws.sides == own else other
                for seat in range(match.laws.players)
            ]
            _play(match, specs, found.seconds, player, clock)
            lead += match.totals[own] - max(
                total for side, total in enumerate(match.totals) if side != own
            )
            rounds += match.round_number
            found.wins.append(
                1.0 if match.winners == (own,) else 0.5 if own in match.winners else 0.0
            )
        found.rounds += rounds
        found.leads.append(lead / rounds)
    found.elapsed = perf_counter() - start
    return found


def _play(
    match: Match, specs: Sequence[str], seconds: list[float], timed: str, clock: bool
) -> None:
    seed = player_seed(match.seed)
    players = [
        registry.create(spec, seat, seed, perf_counter if clock else None)
        for seat, spec in enumerate(specs)
    ]
    events = match.first_events
    while True:
        for event in events:
            for seat, player in enumerate(players):
                player.observed(event.seen_by(seat))
        if not match.round_over:
            actor = match.round.state.actor
            choices = match.round.choices()
            begun = perf_counter()
            move = players[actor].choose(match.round.observe(actor), choices)
            if specs[actor] == timed and len(choices) > 1:
                seconds.append(perf_counter() - begun)
            events = match.push(move)
        elif match.over:
            return
        else:
            events = match.next_round()


def line(rules: RuleSet, player: str, other: str, found: Strength) -> str:
    """``found`` for people."""
    low, high = found.win_range
    times = sorted(found.seconds)
    kind = "interpreted" if core.__file__.endswith(".py") else "compiled"
    return (
        f"{rules.name:14}{player:12} - {other:12} {len(found.wins):4} matches  "
        f"won {found.win_rate:6.1%} ({low:.0%} to {high:.0%})  "
        f"{mean(found.leads):+5.0f} ±{found.lead_error:.0f} points/round  "
        f"decisions: median {times[len(times) // 2] * 1000:.0f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1000:.0f} ms, max {times[-1] * 1000:.0f} ms  "
        f"{found.elapsed:.0f} s, {kind}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong a player is.")
    parser.add_argument("--rules", default="standard", choices=list(PRESETS))
    parser.add_argument("--player", default="expert")
    parser.add_argument("--against", default="heuristic")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of matches (20)")
    parser.add_argument("--seed", type=int, default=1, help="deals the first pair (1)")
    parser.add_argument("--clock", action="store_true", help="think by the clock")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    options = parser.parse_args()
    rules = PRESETS[options.rules]
    found = measure(
        rules, options.player, options.against, options.pairs, options.seed, options.clock
    )
    if options.json:
        print(json.dumps(asdict(found)))
    else:
        print(line(rules, options.player, options.against, found))


if __name__ == "__main__":
    main()
