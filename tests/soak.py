"""The long run: thousands of rounds of all rule sets, with everything checked that must hold.

``python -m tests.soak --rounds 10000`` plays rounds of the five presets and of random rule sets in
turn, by random legal moves, and prints progress and a summary. With each round goes a turn from a
made-up position of the same rule set, each move of which is judged by trying everything. All is
decided by the round's number and the seed, so that ``--first N --rounds 1`` repeats a failure.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random

from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.shuffle import below
from canasta_qt.rules.validation import player_counts
from tests.rules.invariants import PlayedRound, play_checked, play_turn_checked
from tests.rules.strategies import Deal, draw_position, random_chooser, random_rules


def deal_number(number: int, seed: int) -> Deal:
    """The deal of one round: the presets and a random rule set take turns."""
    chance = Random(seed * 2**32 + number)
    presets = list(PRESETS.values())
    kind = number % (len(presets) + 1)
    rules = presets[kind] if kind < len(presets) else random_rules(chance)
    counts = player_counts(rules)
    return Deal(rules, counts[below(chance, len(counts))], below(chance, 2**32))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="how many (default: 10000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first (default: 0)")
    parser.add_argument("--seed", type=int, default=1, help="(default: 1)")
    parser.add_argument(
        "--every",
        type=int,
        default=25,
        help="the costly checks are made at one of so many moves (default: 25)",
    )
    return parser.parse_args()


def _progress(done: int, rounds: int, failed: int, started: float) -> Iterator[str]:
    seconds = time.monotonic() - started
    speed = done / seconds if seconds else 0.0
    yield f"{done}/{rounds} rounds"
    yield f"{failed} failed"
    yield f"{speed:.1f} rounds/s"
    if speed:
        yield f"{(rounds - done) / speed / 60:.0f} min left"


def main() -> int:
    """Play, print, and return how the run ended: 0 if all was well."""
    arguments = _arguments()
    started = time.monotonic()
    shown = 0.0
    ends: Counter[tuple[str, str]] = Counter()
    moves = longest = failed = 0
    for done in range(arguments.rounds):
        number = arguments.first + done
        deal = deal_number(number, arguments.seed)
        try:
            chance = Random(deal.seed)
            play_turn_checked(draw_position(random_chooser(chance), deal.rules), chance)
            played: PlayedRound = play_checked(deal, arguments.every)
        except Exception:
            failed += 1
            print(f"\nround {number} ({deal.rules.name}, {deal.players} players) failed; again:")
            print(f"python -m tests.soak --seed {arguments.seed} --first {number} --rounds 1")
            traceback.print_exc(file=sys.stdout)
            continue
        moves += played.moves
        longest = max(longest, played.moves)
        ends[deal.rules.name, played.end.value] += 1
        now = time.monotonic()
        if now - shown >= (0.2 if sys.stdout.isatty() else 10):
            shown = now
            line = ", ".join(_progress(done + 1, arguments.rounds, failed, started))
            print(f"\r{line:<78}", end="" if sys.stdout.isatty() else "\n", flush=True)
    seconds = time.monotonic() - started
    print(f"\n{arguments.rounds} rounds, {moves} moves in {seconds:.0f} s; ", end="")
    print(f"longest round {longest} moves; {failed} failed")
    for (rules, end), count in sorted(ends.items()):
        print(f"  {rules:<14} {end:<16} {count:>6}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
