"""How strong the players are beside each other, by matches in which both get the same cards.

``python -m tests.bench.strength casual beginner`` prints one line for each rule set: how many
matches the first player wins against the second, with the 95% interval. Each deal is played twice
with the seats swapped, by the least number of players that the rule set is for.
"""

import argparse
from math import sqrt
from statistics import fmean, stdev

from canasta_qt.players import registry
from canasta_qt.rules.match import Match
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from tests.players.matches import played

Z = 1.96
"""Standard errors of a 95% interval."""


def share_won(rules: RuleSet, first: str, second: str, seed: int) -> float:
    """The share of two matches of one deal that ``first`` wins against ``second``."""
    count = rules.players_min
    won = 0.0
    for swapped in (0, 1):
        players = [
            registry.create(first if seat % 2 == swapped else second, seat, seed)
            for seat in range(count)
        ]
        match = played(Match(rules, count, seed), players)
        won += float(match.winners[0] == swapped) if len(match.winners) == 1 else 0.5
    return won / 2


def shares_won(rules: RuleSet, first: str, second: str, deals: int, seed: int) -> list[float]:
    """What ``share_won`` says of so many deals; the first is that of ``seed``."""
    return [share_won(rules, first, second, seed + number) for number in range(deals)]


def line(name: str, shares: list[float]) -> str:
    """The shares in one rule set for people."""
    error = Z * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{name:14}{2 * len(shares):5} matches {fmean(shares):7.1%} ± {error:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure one player against another.")
    parser.add_argument("first", choices=registry.names())
    parser.add_argument("second", choices=registry.names())
    parser.add_argument("--rules", choices=PRESETS, help="one rule set only")
    parser.add_argument("--deals", type=int, default=100, help="each is played twice (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    options = parser.parse_args()
    for name in [options.rules] if options.rules else PRESETS:
        shares = shares_won(
            PRESETS[name], options.first, options.second, options.deals, options.seed
        )
        print(line(name, shares), flush=True)


if __name__ == "__main__":
    main()
