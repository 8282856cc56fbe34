"""Two matches with the same cards between two players, who change seats between them."""

from dataclasses import dataclass, field
from functools import lru_cache

from canasta_qt import __version__
from canasta_qt.play import casting
from canasta_qt.play.crew import CrewError
from canasta_qt.play.decision_times import DecisionTimes, TimedPlayer
from canasta_qt.play.playthrough import play_out
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.match import Match
from canasta_qt.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Duel:
    """What is to be played. It consists of plain values, so that it can be sent anywhere."""

    rules: str
    """The rule set as `ruleset_text` writes it."""
    players: tuple[str, str]
    seats: int
    """The players sit alternately; there is an even number of sides."""
    seed: int
    patience: float
    """Seconds that a program has for an answer."""
    version: str = __version__
    """Of the program that asks for it."""


@dataclass
class Result:
    """What came out of a duel, for the first player against the second."""

    wins: list[int] = field(default_factory=lambda: [0, 0])
    """Matches won by each player; shared and unfinished ones are won by neither."""
    unfinished: int = 0
    """Matches given up after ``playthrough.MAX_ROUNDS`` rounds."""
    difference: float = 0.0
    """What a side of the first player scored more than one of the second, in both matches."""
    rounds: int = 0
    moves: int = 0
    times: tuple[DecisionTimes, DecisionTimes] = field(
        default_factory=lambda: (DecisionTimes(), DecisionTimes())
    )


def play(duel: Duel) -> Result:
    """Play both matches.

    A round has the same cards in both, as far as both come to it. Raises PlayerError, and
    CrewError if ``duel`` comes from another version of the program.
    """
    if duel.version != __version__:
        raise CrewError(f"{__version__} should play what {duel.version} asks for")
    result = Result()
    for swapped in (0, 1):
        match = Match(_rules(duel.rules), duel.seats, duel.seed)
        # Sides alternate as seats do, since their number is even.
        seated = [(seat + swapped) % 2 for seat in range(duel.seats)]
        specs = [duel.players[player] for player in seated]
        with casting.seated(specs, match.seed, duel.patience) as players:
            timed = [
                TimedPlayer(player, result.times[number])
                for player, number in zip(players, seated, strict=True)
            ]
            result.moves += play_out(match, timed)
        winners = {seated[side] for side in match.winners}
        if len(winners) == 1:
            result.wins[winners.pop()] += 1
        result.unfinished += not match.over
        result.rounds += match.round_number
        gains = (-total if seated[side] else total for side, total in enumerate(match.totals))
        result.difference += sum(gains) * 2 / match.laws.sides
    return result


@lru_cache(maxsize=8)
def _rules(text: str) -> RuleSet:
    return ruleset_text.loads(text)
