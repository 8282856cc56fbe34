"""A running match as one seat sees it, for the table and the windows around it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.model.company import Company
from canasta_qt.play.game import Game
from canasta_qt.play.seat import Seat
from canasta_qt.play.taking_back import take_back_card
from canasta_qt.rulebook.refusals import Refusals
from canasta_qt.rules.events import Event
from canasta_qt.rules.giving import can_surely_take
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import DISCARD, END_ROUND, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.record import Record
from canasta_qt.rules.refusal import IllegalMove, Refusal
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER

ADVISER: Final = "heuristic"
"""The player that suggests moves."""
DEFAULT_PACE = 600
"""Milliseconds from one move to the next of a computer player."""


class TableModel(QObject):
    """A match, seen from seat 0, on which the one person sits who plays it or only watches.

    Computer players move by themselves, ``pace`` milliseconds after the move before and not while
    the table is showing something. Everything that happens is announced from the event loop.
    """

    happened = Signal(list)
    """Events, reduced to what the viewer may know; ``observation`` is the state after them."""
    stepped = Signal(list)
    """The same before ``happened``, once for each single move and each deal."""
    step_undone = Signal()
    """The last of those moves was taken back."""
    reset = Signal()
    """``observation`` has become another position, since moves were taken back."""
    refused = Signal(object)
    """The Refusal of an attempt, or of something that the table knew to be illegal before."""
    turn_changed = Signal()
    """Whose turn it is, or whether input is open, may have changed."""
    partner_asked = Signal()
    """The viewer has to answer whether his partner may go out; the table has come to rest."""
    round_over = Signal()
    """The round is over and scored; the table has come to rest."""
    suggested = Signal(object)
    """The Move that the adviser would make now in the viewer's place."""
    gift_held = Signal(object)
    """A Discard was not made, since it would let the next player take the pile for certain."""
    end_forced = Signal()
    """The viewer can only end the round, which is done for him shortly."""

    def __init__(
        self,
        rules: RuleSet,
        entrants: Sequence[Seat],
        seed: int,
        company: Company,
        parent: QObject | None = None,
    ) -> None:
        """A new match; nothing happens in it before ``start``.

        The first of the ``entrants`` is the viewer. Raises what `Game` raises.
        """
        super().__init__(parent)
        self.pace = DEFAULT_PACE
        self.takes_back_turns = False
        """Whether what others know of is taken back as well."""
        self.holds_gifts = False
        """Whether a discard that gives the pile away waits for an ``attempt`` with ``gift``."""
        self.turns_taken_back = 0
        """How often the viewer has taken back what others knew of."""
        self.hints_taken = 0
        """How often the viewer was told what a computer player would do."""
        self._company = company
        self._refusals = Refusals()
        self._game = Game(rules, entrants, seed, company.host)
        self._observation = self._game.observe(self.seat)
        self._showing = False
        """Whether the table is showing events."""
        self._chosen: Move | None = None
        """What the computer player whose move it is will play."""
        self._announced = False
        """Whether the windows were told of the question or end that the match waits at."""
        self._stopped = False
        self._paused = False
        self._stepping = False
        """Whether one more move is made though the computer players wait."""
        self.has_played = False
        """Whether the viewer has made a move in this match."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)
        company.answered.connect(self._on_answer)
        company.replaced.connect(self._on_replaced)

    @property
    def match(self) -> Match:
        """The match itself, for scores and results; not to be changed."""
        return self._game.match

    @property
    def record(self) -> Record:
        """The match so far as a record."""
        return self._game.record

    @property
    def seat(self) -> int:
        """The viewer's seat."""
        return 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._game.names

    @property
    def observation(self) -> Observation:
        """What the viewer sees now."""
        return self._observation

    @property
    def input_open(self) -> bool:
        """Whether the viewer may act now."""
        over = self.match.round_over
        return not over and not self.is_watched and self._game.actor == self.seat

    @property
    def is_watched(self) -> bool:
        """Whether a computer player has the viewer's seat, so that there is nothing to do."""
        return not self._game.seats[self.seat].is_person

    def set_paused(self, paused: bool) -> None:
        """Let the computer players wait, or go on."""
        self._paused = paused
        if not paused:
            self._soon.start()

    def step(self) -> None:
        """Let the next computer player make one move though all wait."""
        self._stepping = True
        self._soon.start()

    @property
    def can_take_back(self) -> bool:
        """Whether ``take_back`` would undo something."""
        if self.input_open and self._game.undoable:
            return True
        return self._can_take_back_turns

    @property
    def _can_take_back_turns(self) -> bool:
        free = self.takes_back_turns and not self.is_watched and not self.match.round_over
        return free and self._game.has_moved(self.seat)

    def start(self) -> None:
        """Show the deal of the first round and begin to play."""
        self._announce([self.match.first_events])

    def suggest(self) -> None:
        """Ask what the adviser would do; ``suggested`` answers, unless something happens before."""
        if self.input_open:
            self._game.advise(ADVISER)

    def attempt(self, moves: list[Move], *, gift: bool = False) -> Refusal | None:
        """Make all of the viewer's ``moves`` in their order, or none and say why.

        ``gift``: even one that ``holds_gifts`` would hold.
        """
        if self.holds_gifts and not gift and self._gives_pile_away(moves):
            self.gift_held.emit(moves[0])
            return None
        steps: list[list[Event]] = []
        for move in moves:
            try:
                if not self.input_open and not steps:
                    raise IllegalMove(self._closed(move))
                steps.append(self._game.push(move))
            except IllegalMove as problem:
                for _ in steps:
                    self._game.pop()
                self.refused.emit(problem.refusal)
                return problem.refusal
        self.has_played = True
        self._announce(steps)
        return None

    def take_back(self) -> bool:
        """Take back the viewer's last move, and what others did since; False if that cannot be.

        Unless ``takes_back_turns``, one of this turn that revealed nothing.
        """
        if self.input_open and self._game.undoable:
            self._game.pop()
            self.step_undone.emit()
        elif self._can_take_back_turns:
            self.turns_taken_back += 1
            for _ in range(self._game.pop_to(self.seat)):
                self.step_undone.emit()
        else:
            return False
        self._show_anew()
        return True

    def take_back_meld_card(self, meld: int, card: int) -> bool:
        """Take ``card`` of the own side's meld back to the hand, if it was laid in this turn."""
        if not (self.input_open and self._game.undoable):
            return False
        before = self._game.undoable
        if not take_back_card(self._game, meld, card):
            return False
        after = self._game.undoable
        kept = 0
        while kept < len(after) and after[kept] is before[kept]:
            kept += 1
        for _ in before[kept:]:
            self.step_undone.emit()
        for step in after[kept:]:
            self.stepped.emit([event.seen_by(self.seat) for event in step.events])
        self._show_anew()
        return True

    def next_round(self) -> None:
        """Deal the next round. Raises ValueError while this one, or after the match, goes on."""
        self._announce([self._game.next_round()])

    def describe(self, refusal: Refusal) -> str:
        """One sentence in the user's language."""
        return self._refusals.sentence(refusal)

    def busy(self) -> None:
        """The table begins to show events: opponents wait until it is done."""
        self._showing = True

    def animation_finished(self) -> None:
        """The table shows ``observation`` and nothing moves any more."""
        self._showing = False
        self._soon.start()

    def stop(self) -> None:
        """Let nothing more happen, since another match takes the place of this one."""
        self._stopped = True

    @property
    def _end_is_forced(self) -> bool:
        choices = self._observation.choices()
        return len(choices) == 1 and choices[0].code == END_ROUND

    def _gives_pile_away(self, moves: list[Move]) -> bool:
        observation = self._observation
        if len(moves) != 1 or moves[0].code != DISCARD or not observation.is_legal(moves[0]):
            return False
        return can_surely_take(observation.after(moves[0]).state)

    def _closed(self, move: Move) -> Refusal:
        """Why the viewer may not move at all."""
        refusal = self._observation.refusal(move)
        assert refusal is not None, "input is closed only when no move is legal"
        return refusal

    def _announce(self, steps: list[list[Event]]) -> None:
        """Tell of what was just played, move by move and then together."""
        self._chosen = None
        self._announced = False
        self._observation = self._game.observe(self.seat)
        seen = [[event.seen_by(self.seat) for event in step] for step in steps]
        self._pause.start(self.pace)
        for step in seen:
            self.stepped.emit(step)
        self.happened.emit([event for step in seen for event in step])
        self.turn_changed.emit()
        if self._computer_moves():
            self._game.ask()

    def _show_anew(self) -> None:
        self._chosen = None
        self._announced = False
        self._observation = self._game.observe(self.seat)
        self.reset.emit()
        self.turn_changed.emit()
        self._soon.start()

    def _computer_moves(self) -> bool:
        return not self.match.round_over and not self._game.seats[self._game.actor].is_person

    def _on_answer(self, ticket: int, choice: int) -> None:
        move = self._game.answered(ticket, choice)
        if move is None or self._stopped:
            return
        if self.input_open:
            self.hints_taken += 1
            self.suggested.emit(move)
        else:
            self._chosen = move
            self._soon.start()

    def _on_replaced(self) -> None:
        if not self._stopped:
            self._game.move_to(self._company.host)

    def _go_on(self) -> None:
        """Do what comes next by itself, once nothing else is being shown."""
        if self._stopped or self._showing or self._pause.isActive():
            return
        if self._chosen is not None:
            if not self._paused or self._stepping:
                self._stepping = False
                self._announce([self._game.push(self._chosen)])
        elif not self._announced:
            self._announce_wait()

    def _announce_wait(self) -> None:
        """Tell the windows what the match waits for, if it is more than a move."""
        if self.match.round_over:
            self._announced = True
            self.round_over.emit()
        elif self.input_open and self._observation.state.phase == ANSWER:
            self._announced = True
            self.partner_asked.emit()
        elif self.input_open and self._end_is_forced:
            self._announced = True
            self.end_forced.emit()
            self._chosen = self._observation.choices()[0]
            self._pause.start(2 * self.pace)
