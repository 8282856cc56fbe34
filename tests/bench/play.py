"""Whole rounds played by the engine, as fast as it can, with the moves they took."""

from collections.abc import Callable
from random import Random

from canasta_qt.players import registry
from canasta_qt.players.player import Player
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import shuffled

PlayRound = Callable[[], int]
"""Deals and plays one round to its end and says how many moves that took."""


class Dealer:
    """Deals round after round of a rule set, to the least number of players that it is for."""

    def __init__(self, rules: RuleSet, seed: int) -> None:
        self.laws = Laws(rules, rules.players_min)
        self.chance = Random(seed)
        self._scores = (0,) * self.laws.sides
        self._rounds = 0

    def deal(self) -> Round:
        """The next round; the deal passes clockwise, and no side has a score."""
        return Round.deal(self.laws, self._next_dealer(), self._scores, self._deck())[0]

    def deal_to(self, players: list[Player]) -> Round:
        """The next round, of which each of ``players`` is told what his seat may see."""
        dealt, events = Round.deal(self.laws, self._next_dealer(), self._scores, self._deck())
        for event in events:
            for seat, player in enumerate(players):
                player.observed(event.seen_by(seat))
        return dealt

    def _next_dealer(self) -> int:
        self._rounds += 1
        return self._rounds % self.laws.players

    def _deck(self) -> tuple[int, ...]:
        return shuffled(self.laws.deck, self.chance)


def random_play(rules: RuleSet, seed: int) -> PlayRound:
    """Uniformly random legal play, with the observation and the events of every move."""
    dealer = Dealer(rules, seed)
    chance = dealer.chance.random

    def play_round() -> int:
        current = dealer.deal()
        moves = 0
        while current.state.end is None:
            choices = current.choices()
            current.observe(current.state.actor)
            current.push(choices[int(chance() * len(choices))])
            moves += 1
        return moves

    return play_round


def random_playout(rules: RuleSet, seed: int) -> PlayRound:
    """Uniformly random legal play as a search plays it: without observations and events."""
    dealer = Dealer(rules, seed)
    chance = dealer.chance.random

    def play_round() -> int:
        current = dealer.deal()
        moves = 0
        while current.state.end is None:
            choices = current.choices()
            current.play(choices[int(chance() * len(choices))])
            moves += 1
        return moves

    return play_round


def bot_play(name: str, rules: RuleSet, seed: int) -> PlayRound:
    """Play among bots called ``name``, each told the events that its seat may see.

    Raises ValueError if there is no such bot.
    """
    dealer = Dealer(rules, seed)
    seats = range(dealer.laws.players)
    players = [registry.create(name, seat, seed) for seat in seats]

    def play_round() -> int:
        current = dealer.deal_to(players)
        moves = 0
        while current.state.end is None:
            actor = current.state.actor
            choices = current.choices()
            for event in current.push(players[actor].choose(current.observe(actor), choices)):
                for seat in seats:
                    players[seat].observed(event.seen_by(seat))
            moves += 1
        return moves

    return play_round
