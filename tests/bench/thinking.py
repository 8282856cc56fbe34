"""How long the window waits for the expert, and for him to stop.

    python -m tests.bench.thinking --busy 4

asks the players' process in positions of matches between players by rules of thumb, and prints the
seconds until the answer came, and until it came when something else was sent meanwhile, which tells
that nobody waits any more. ``--busy N`` keeps so many other processes busy.
"""

import argparse
import multiprocessing
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from queue import Queue
from random import Random
from typing import Final

from canasta_qt.play.worker import WorkerHost
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.rules.match import Match
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet

PACES: Final = ("fast", "normal", "deep")
PATIENCE: Final = 30.0
STRIDE: Final = 7
"""Of so many decisions with a choice one is asked for."""


class Questions:
    """A worker process, asked and waited for."""

    def __init__(self) -> None:
        self._answers: Queue[tuple[int, int]] = Queue()
        self.host = WorkerHost(lambda *answer: self._answers.put(answer), lambda: None)

    def answer(self, observation: Observation) -> float:
        """Seconds until the answer."""
        begun = time.perf_counter()
        self.host.ask(0, observation)
        self._answers.get(timeout=PATIENCE)
        return time.perf_counter() - begun

    def stop(self, observation: Observation, after: float) -> float | None:
        """Seconds from an interruption to the answer; None if that was quicker than ``after``."""
        self.host.ask(0, observation)
        time.sleep(after)
        thinks = self._answers.empty()
        begun = time.perf_counter()
        self.host.observed(observation.seat, ())
        self._answers.get(timeout=PATIENCE)
        return time.perf_counter() - begun if thinks else None


def asked_in(rules: RuleSet, questions: Questions, spec: str) -> Iterator[Observation]:
    """Positions of one match after the other, of which the players called ``spec`` were told."""
    seed = 0
    while True:
        seed += 1
        match = Match(rules, rules.players_min, seed)
        seats = range(match.laws.players)
        thumb = [HeuristicPlayer() for _ in seats]
        questions.host.begin(dict.fromkeys(seats, spec), seed)
        events = match.first_events
        decisions = 0
        while not match.over:
            for seat in seats:
                seen = [event.seen_by(seat) for event in events]
                questions.host.observed(seat, seen)
                for event in seen:
                    thumb[seat].observed(event)
            if match.round_over:
                events = match.next_round()
                continue
            actor = match.round.state.actor
            observation = match.round.observe(actor)
            choices = match.round.choices()
            decisions += len(choices) > 1
            if len(choices) > 1 and decisions % STRIDE == 0:
                yield observation
            events = match.push(thumb[actor].choose(observation, choices))


def line(what: str, seconds: Sequence[float]) -> str:
    """Percentiles of ``seconds`` for people."""
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    spans = " ".join(f"p{percent} {cuts[percent - 1]:.3f}" for percent in (50, 95, 99))
    return f"{what:34} {len(seconds):5}  {spans}  max {max(seconds):.3f} s"


def busy() -> None:
    """Work for ever."""
    while True:
        sum(range(10_000))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="standard", choices=list(PRESETS))
    parser.add_argument("--paces", nargs="+", default=PACES, choices=PACES)
    parser.add_argument("--questions", type=int, default=100, metavar="N", help="by pace (100)")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="other processes (0)")
    told = parser.parse_args()
    with ExitStack() as stack:
        for _ in range(told.busy):
            other = multiprocessing.get_context("spawn").Process(target=busy, daemon=True)
            other.start()
            stack.callback(other.kill)
        questions = Questions()
        stack.callback(questions.host.close)
        chance = Random(1)
        for pace in told.paces:
            spec = f"expert:{pace}"
            asked = asked_in(PRESETS[told.rules], questions, spec)
            # A question before the first, since the process has to start.
            questions.answer(next(asked))
            waits = [questions.answer(one) for one in islice(asked, told.questions)]
            print(line(f"{told.rules} {spec}", waits), flush=True)
            stops = (questions.stop(one, chance.uniform(0.05, 0.2)) for one in asked)
            thinking = (seconds for seconds in stops if seconds is not None)
            stopped = list(islice(thinking, told.questions))
            print(line(f"{told.rules} {spec} interrupted", stopped), flush=True)


if __name__ == "__main__":
    main()
