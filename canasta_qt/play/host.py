"""Where the computer players of a match live: here, or in a process of their own.

A host is told what each of its players sees and asked for one choice at a time. It calls back
with the answer, at once or later, possibly from another thread.
"""

import hashlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from canasta_qt.players import registry
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.pace import Clock
from canasta_qt.players.player import Player
from canasta_qt.rules.events import Event
from canasta_qt.rules.observation import Observation

_LOG: Final = logging.getLogger(__name__)

Answered = Callable[[int, int], None]
"""Called with the ticket of a question and the index of the chosen move in
``observation.choices()``."""

Lost = Callable[[], None]
"""Called when a host can give no more answers."""


class Host(Protocol):
    """The home of the computer players of one match at a time."""

    def begin(self, players: Mapping[int, str], seed: int) -> None:
        """Make new players, by seat, from what the registry knows; earlier ones are forgotten.

        ``seed`` feeds what the players leave to chance. It must tell nothing of the cards.
        """

    def observed(self, seat: int, events: Sequence[Event]) -> None:
        """Tell the player of ``seat`` what he saw; ``events`` are reduced to that already."""

    def ask(self, ticket: int, observation: Observation) -> None:
        """Ask the player of the observation's seat to choose; the answer carries ``ticket``."""

    def advise(
        self, ticket: int, observation: Observation, player: str, seed: int, events: Sequence[Event]
    ) -> None:
        """Ask a new player, made for this from what the registry knows, for one choice.

        It is told ``events`` before, which are reduced to what the observation's seat may know.
        """

    def close(self) -> None:
        """End the host; nothing is called back after this has returned."""


def player_seed(match_seed: int) -> int:
    """A seed for the players of a match that does not give away how its cards were dealt."""
    digest = hashlib.sha256(f"players of match {match_seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class HostedPlayer:
    """A player, and a simpler one who stands in for him should he fail."""

    def __init__(self, spec: str, seat: int, seed: int, clock: Clock) -> None:
        self._spec = spec
        self._player: Player = registry.create(spec, seat, seed, clock)
        self._substitute = HeuristicPlayer()

    def observed(self, events: Sequence[Event]) -> None:
        """Tell both what their seat saw."""
        for event in events:
            self._player.observed(event)
            self._substitute.observed(event)

    def choose(self, observation: Observation) -> int:
        """The index of the chosen move in ``observation.choices()``; a failure is logged."""
        choices = observation.choices()
        try:
            return choices.index(self._player.choose(observation, choices))
        except Exception:
            _LOG.exception("The player %s failed; another decides", self._spec)
            return choices.index(self._substitute.choose(observation, choices))


class HostedPlayers:
    """The players that a host keeps, by seat; they think by ``clock``."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._players: dict[int, HostedPlayer] = {}

    def begin(self, players: Mapping[int, str], seed: int) -> None:
        """See `Host.begin`."""
        self._players = {
            seat: HostedPlayer(spec, seat, seed, self._clock)
            for seat, spec in sorted(players.items())
        }

    def observed(self, seat: int, events: Sequence[Event]) -> None:
        """See `Host.observed`."""
        self._players[seat].observed(events)

    def choose(self, observation: Observation) -> int:
        """The index of the chosen move in ``observation.choices()``."""
        return self._players[observation.seat].choose(observation)

    def advice(
        self, observation: Observation, player: str, seed: int, events: Sequence[Event]
    ) -> int:
        """What a new player would choose, as an index; see `Host.advise`."""
        adviser = HostedPlayer(player, observation.seat, seed, self._clock)
        adviser.observed(events)
        return adviser.choose(observation)


class LocalHost:
    """A host in this very thread, which answers before ``ask`` returns.

    For tests, and for where no process can be started: a player that thinks long would stop
    whatever else the thread has to do.
    """

    def __init__(self, answered: Answered) -> None:
        self._answered = answered
        self._players = HostedPlayers(time.monotonic)

    def begin(self, players: Mapping[int, str], seed: int) -> None:
        """See `Host.begin`."""
        self._players.begin(players, seed)

    def observed(self, seat: int, events: Sequence[Event]) -> None:
        """See `Host.observed`."""
        self._players.observed(seat, events)

    def ask(self, ticket: int, observation: Observation) -> None:
        """See `Host.ask`."""
        self._answered(ticket, self._players.choose(observation))

    def advise(
        self, ticket: int, observation: Observation, player: str, seed: int, events: Sequence[Event]
    ) -> None:
        """See `Host.advise`."""
        self._answered(ticket, self._players.advice(observation, player, seed, events))

    def close(self) -> None:
        """See `Host.close`."""
