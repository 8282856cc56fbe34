"""A match: rounds until a side has won."""

from dataclasses import dataclass
from enum import Enum

from canasta_qt.rules.events import Event
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import Move
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet, Tie
from canasta_qt.rules.scoring import SideScore
from canasta_qt.rules.seating import Seats, find_seats
from canasta_qt.rules.shuffle import deck_order
from canasta_qt.rules.validation import player_counts, require_valid


class Outcome(Enum):
    """How a match stands at the end of a round."""

    CONTINUE = "continue"
    """No side has reached the target."""
    EXTRA_ROUND = "extra-round"
    """The leaders are level at or above the target, and a further round decides."""
    WON = "won"
    SHARED = "shared"
    """The leaders are level at or above the target and win together."""


@dataclass(frozen=True)
class MatchResult:
    """How a match stands, and the sides that have won it: none while it goes on."""

    outcome: Outcome
    winners: tuple[int, ...] = ()


def match_result(rules: RuleSet, totals: tuple[int, ...]) -> MatchResult:
    """How a match stands when a round ended with ``totals`` by side.

    Of the sides at or above the target the highest wins; if several are level on top, either a
    further round is played or they share the win, as the rule set says (SPEC railroad 22,
    two-player 18).
    """
    best = max(totals)
    if best < rules.target:
        return MatchResult(Outcome.CONTINUE)
    leaders = tuple(side for side, total in enumerate(totals) if total == best)
    if len(leaders) == 1:
        return MatchResult(Outcome.WON, leaders)
    if rules.tie is Tie.SHARED:
        return MatchResult(Outcome.SHARED, leaders)
    return MatchResult(Outcome.EXTRA_ROUND)


def dealer_of(round_number: int, first_dealer: int, players: int) -> int:
    """The seat that deals the round ``round_number`` (from 1): the deal passes clockwise.

    SPEC railroad 3, traditional 3.
    """
    return (first_dealer + round_number - 1) % players


class Match:
    """A match in progress; ``rules``, ``players``, ``seed`` and the moves decide all of it."""

    def __init__(self, rules: RuleSet, players: int, seed: int) -> None:
        """Find the seats and deal the first round.

        Raises InvalidRuleSet if the rule set cannot be played, and ValueError if it is not for so
        many players or the seed is not from 0 to less than ``shuffle.SEED_LIMIT``.
        """
        require_valid(rules)
        if players not in player_counts(rules):
            raise ValueError(f"{rules.name} is not for {players} players")
        self.laws = Laws(rules, players)
        self.seed = seed
        self.seats: Seats = find_seats(self.laws, seed)
        """Who sits where; ``seats.dealer`` deals the first round, his left neighbour the next."""
        self.totals: tuple[int, ...] = (0,) * self.laws.sides
        """Cumulative score of each side after the rounds that are over."""
        self.history: list[tuple[SideScore, ...]] = []
        """The scores, by side, of each round that is over."""
        self.rounds: list[Round] = []
        """All rounds; the last one is being played, or over."""
        self._deals: list[list[Event]] = []
        self._deal()

    @property
    def round(self) -> Round:
        """The current round."""
        return self.rounds[-1]

    @property
    def round_number(self) -> int:
        """The number of the current round, from 1."""
        return len(self.rounds)

    @property
    def first_events(self) -> list[Event]:
        """What happened when the current round was dealt."""
        return self._deals[-1]

    @property
    def dealer(self) -> int:
        """The seat that dealt the current round."""
        return self.round.state.dealer

    @property
    def round_over(self) -> bool:
        """Whether the current round is over and scored."""
        return len(self.history) == len(self.rounds)

    @property
    def result(self) -> MatchResult:
        """How the match stands; while a round is played, as when it began."""
        return match_result(self.laws.rules, self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; empty while the match goes on."""
        return self.result.winners

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.winners)

    def push(self, move: Move) -> list[Event]:
        """Make a move in the current round and return what happened.

        Raises IllegalMove if it is not legal, as every move is after the round's end.
        """
        events = self.round.push(move)
        if self.round.state.end is not None:
            self._score()
        return events

    def pop(self) -> Move:
        """Take the last move back and return it.

        If the current round has no moves, its deal is taken back, and then the last move of the
        round before. Raises IndexError, and changes nothing, if no move has been made.
        """
        if not self.round.moves:
            if self.round_number == 1:
                raise IndexError("no move has been made")
            self.rounds.pop()
            self._deals.pop()
        if self.round_over:
            self._unscore()
        return self.round.pop()

    def next_round(self) -> list[Event]:
        """Deal the next round and return what happened.

        Raises ValueError if the current round is not over or the match is.
        """
        if not self.round_over or self.over:
            raise ValueError("there is no next round now")
        self._deal()
        return self.first_events

    def _deal(self) -> None:
        number = len(self.rounds) + 1
        dealer = dealer_of(number, self.seats.dealer, self.laws.players)
        deck = deck_order(self.laws.deck, self.seed, number)
        dealt, events = Round.deal(self.laws, dealer, self.totals, deck)
        self.rounds.append(dealt)
        self._deals.append(events)

    def _score(self) -> None:
        scores = self.round.scores()
        self.history.append(scores)
        self.totals = tuple(
            total + score.total for total, score in zip(self.totals, scores, strict=True)
        )

    def _unscore(self) -> None:
        scores = self.history.pop()
        self.totals = tuple(
            total - score.total for total, score in zip(self.totals, scores, strict=True)
        )
