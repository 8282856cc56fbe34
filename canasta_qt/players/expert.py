"""A player who tries moves out in deals that may be the true one before he decides."""

from random import Random

from canasta_qt.players.candidates import candidates
from canasta_qt.players.dealing import Dealer
from canasta_qt.players.heuristic import preferred
from canasta_qt.players.memory import Memory
from canasta_qt.players.pace import Pace
from canasta_qt.players.search import best
from canasta_qt.players.sightings import Sightings
from canasta_qt.players.stakes import Stakes
from canasta_qt.players.view import View
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import THE_LOOK, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import ANSWER


class ExpertPlayer:
    """Makes the move that the rules of thumb prefer, unless playing on shows a better one.

    ``pace`` limits each decision. With a counted pace the same situation gives the same move,
    since chance is made anew for each from ``seed`` and from what the seat sees.
    """

    def __init__(self, seat: int, seed: int, pace: Pace) -> None:
        self._name = f"{seed} {seat}"
        self._pace = pace
        self._memory = Memory()
        self._sightings = Sightings()

    def observed(self, event: Event) -> None:
        """Remember what the table will not show later."""
        self._memory.observe(event)
        self._sightings.observe(event)

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """The best move found."""
        self._pace.begin()
        move = preferred(observation, choices, self._memory)
        state = observation.state
        # A partner who asks can go out, which deals by chance would hardly ever show.
        if len(choices) == 1 or move is THE_LOOK or state.phase == ANSWER:
            return move
        found = candidates(View(observation, self._memory), choices, move)
        if len(found) == 1:
            return move
        chance = Random(f"{self._name} {state.turns} {state.scores} {observation.hand.cards()}")
        dealer = Dealer(observation, self._sightings, self._memory, chance)
        if not dealer.possible:
            return move
        stakes = Stakes(state.laws, state.scores, state.side_of(observation.seat))
        return best(found, dealer, self._memory, stakes, self._pace)
