"""One running match with its players: whose turn it is, what they are told, what can be undone."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.play.host import Host, player_seed
from canasta_qt.play.seat import Seat
from canasta_qt.rules.events import Drew, Event, RedThreeTabled, RoundEnded, Source
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import ADD_TO_MELD, MELD, TAKE_PILE, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.record import Record
from canasta_qt.rules.ruleset import RuleSet

_TAKEN_BACK: Final = (TAKE_PILE, MELD, ADD_TO_MELD)

_TICKETS: Final = itertools.count(1)
"""Never the same twice in a program, so that a late answer cannot fit another match's question."""


@dataclass(frozen=True)
class Step:
    """A move and what it did; a deal has no move."""

    move: Move | None
    events: tuple[Event, ...]
    seat: int = -1
    """Who made the move."""

    @property
    def can_be_undone(self) -> bool:
        """Whether the move laid cards and showed nothing new to anybody."""
        return (
            self.move is not None
            and self.move.code in _TAKEN_BACK
            and not any(_reveals(event) for event in self.events)
        )


class Game:
    """A match of ``entrants`` under ``rules``, dealt by ``seed``.

    The rule set may have seats drawn for; the first of the entrants sits on seat 0 in any case.

    Nothing moves by itself: people's moves are pushed, and so are the moves that computer players
    chose when they were asked. The players are told what happened when the next of them is asked,
    so that until then a person may take moves back.

    Raises what `Match` raises: ValueError for a wrong number of players or a wrong seed.
    """

    def __init__(self, rules: RuleSet, entrants: Sequence[Seat], seed: int, host: Host) -> None:
        self.match = Match(rules, len(entrants), seed)
        self.seats = tuple(entrants[entrant] for entrant in self.match.seats.entrants)
        self._told: list[Step] = []
        """What the players know of this round; a new host is told it again."""
        self._untold = [Step(None, tuple(self.match.first_events))]
        self._ticket = 0
        self._asked: Observation | None = None
        self._host = host
        self._begin()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def actor(self) -> int:
        """The seat that has to move."""
        return self.match.round.state.actor

    @property
    def record(self) -> Record:
        """The match so far as a record, from which it can be played again."""
        return Record.of(self.match, self.names)

    def observe(self, seat: int) -> Observation:
        """The round as ``seat`` sees it."""
        return self.match.round.observe(seat)

    def push(self, move: Move) -> list[Event]:
        """Play ``move`` for the seat that has to move. Raises IllegalMove."""
        seat = self.actor
        events = self.match.push(move)
        self._forget_question()
        self._untold.append(Step(move, tuple(events), seat))
        return events

    @property
    def undoable(self) -> list[Step]:
        """The last moves, oldest first, that may be undone: melds and the pile, by a person.

        What was drawn was seen, and what others have reacted to stays.
        """
        count = 0
        for step in reversed(self._untold):
            if not step.can_be_undone:
                break
            count += 1
        return self._untold[len(self._untold) - count :]

    def pop(self) -> Move:
        """Undo the last move and return it; whether people may do so, ``undoable`` tells.

        Raises IndexError if the players know of it already.
        """
        if not self._untold or self._untold[-1].move is None:
            raise IndexError("no move to take back")
        self._untold.pop()
        self._forget_question()
        return self.match.pop()

    def has_moved(self, seat: int) -> bool:
        """Whether ``seat`` has made a move in this round."""
        return any(step.seat == seat for step in self._told + self._untold)

    def pop_to(self, seat: int) -> int:
        """Undo all moves from the last one that ``seat`` made, that one too; returns how many.

        Players who know of some of them begin anew and are told what is left. Raises IndexError
        if ``seat`` has not moved in this round.
        """
        if not self.has_moved(seat):
            raise IndexError("no move to take back")
        steps = self._told + self._untold
        told = len(self._told)
        count = 0
        undone = -1
        while undone != seat:
            undone = steps.pop().seat
            self.match.pop()
            count += 1
        self._forget_question()
        if len(steps) < told:
            self._told, self._untold = [], steps
            self._begin()
        else:
            self._untold = steps[told:]
        return count

    def advise(self, player: str) -> None:
        """Ask what ``player`` would do now in the place of the person who has to move.

        The host answers as it answers ``ask``. The adviser is new and knows what the seat saw in
        this round; nobody else learns anything.
        """
        seat = self.actor
        seen = [event.seen_by(seat) for step in self._told + self._untold for event in step.events]
        self._ticket = next(_TICKETS)
        self._asked = self.observe(seat)
        seed = player_seed(self.match.seed)
        self._host.advise(self._ticket, self._asked, player, seed, seen)

    def next_round(self) -> list[Event]:
        """Deal the next round. Raises ValueError while this one, or after the match, goes on."""
        events = self.match.next_round()
        self._tell()
        self._told.clear()
        self._untold.append(Step(None, tuple(events)))
        return events

    def ask(self) -> None:
        """Ask the computer player whose move it is; the host answers to whoever made it.

        A question that is still open is not asked twice.
        """
        if self._asked is not None:
            return
        self._tell()
        self._ticket = next(_TICKETS)
        self._asked = self.observe(self.actor)
        self._host.ask(self._ticket, self._asked)

    def answered(self, ticket: int, choice: int) -> Move | None:
        """The move that a host's answer means; None if it answers a question gone by."""
        if ticket != self._ticket or self._asked is None:
            return None
        return self._asked.choices()[choice]

    def move_to(self, host: Host) -> None:
        """Seat the players in another host, since the last one was lost; ask again if needed."""
        asking = self._asked is not None
        self._host = host
        self._forget_question()
        self._untold[:0] = self._told
        self._told.clear()
        self._begin()
        if asking and not self.seats[self.actor].is_person:
            self.ask()

    def _begin(self) -> None:
        players = {
            number: seat.player for number, seat in enumerate(self.seats) if seat.player is not None
        }
        self._host.begin(players, player_seed(self.match.seed))

    def _forget_question(self) -> None:
        self._asked = None

    def _tell(self) -> None:
        """Tell the players what they have not been told yet."""
        events = [event for step in self._untold for event in step.events]
        self._told += self._untold
        self._untold.clear()
        if events:
            for number, seat in enumerate(self.seats):
                if not seat.is_person:
                    self._host.observed(number, [event.seen_by(number) for event in events])


def _reveals(event: Event) -> bool:
    """Whether undoing ``event`` would let a player keep what he learned from it."""
    if isinstance(event, RedThreeTabled):
        return event.source is not Source.PILE
    return isinstance(event, Drew | RoundEnded)
