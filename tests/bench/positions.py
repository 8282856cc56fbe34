"""How often players make a move that good players agree to be bad, at the pace of a match.

    python -m tests.bench.positions --players casual,heuristic,expert --seeds 3

asks each player in all positions of ``tests/players/positions.json`` and prints the share of
positions without a bad move, the longest time for one, which may take several decisions, and every
bad move that was made.
"""

import argparse
import time

from canasta_qt.players import registry
from tests.players.positions import positions


def asked(name: str, seeds: int) -> str:
    """A report on the player called ``name``, given ``seeds`` chances in each position."""
    made: list[str] = []
    longest = 0.0
    everywhere = positions()
    for position in everywhere:
        for seed in range(seeds):
            began = time.perf_counter()
            bad = position.blunders_of(
                registry.create(name, position.seat, seed, time.perf_counter)
            )
            longest = max(longest, time.perf_counter() - began)
            if bad:
                made.append(f"  {position.name}, seed {seed}: {', '.join(bad)}")
    total = len(everywhere) * seeds
    good = 1 - len(made) / total
    head = f"{name}: {good:.1%} of {total} without a bad move, longest {longest:.2f} s"
    return "\n".join([head, *made])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", default="casual,heuristic,expert", metavar="P,P,...")
    parser.add_argument("--seeds", type=int, default=1, metavar="N")
    told = parser.parse_args()
    for name in told.players.split(","):
        print(asked(name, told.seeds), flush=True)


if __name__ == "__main__":
    main()
