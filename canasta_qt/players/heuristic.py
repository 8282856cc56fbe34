"""A player who follows rules of thumb, sees what his seat sees, and never ponders long."""

from random import Random

from canasta_qt.players import (
    discarding,
    going_out,
    kitty,
    melding,
    opening,
    partner,
    taking,
)
from canasta_qt.players.habits import SKILLED, Habits
from canasta_qt.players.judgement import SURE, Judgement
from canasta_qt.players.memory import Memory
from canasta_qt.players.standing import end_of_match
from canasta_qt.players.view import View
from canasta_qt.rules import moves as mv
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import ANSWER, DRAW, KITTY


class HeuristicPlayer:
    """Decides each move by itself, from the position and from what he remembers.

    A skilled player leaves nothing to chance: in the same situation he makes the same move. Others
    misjudge and overlook what ``chance`` says, as far as their habits go.
    """

    def __init__(self, habits: Habits = SKILLED, chance: Random | None = None) -> None:
        self._memory: Memory = Memory()
        self._judgement: Judgement = Judgement(habits, chance)

    def observed(self, event: Event) -> None:
        """Remember what the table will not show later."""
        if self._judgement.habits.remembers:
            self._memory.observe(event)

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        """The move that the rules of thumb prefer."""
        self._judgement.look(observation.state.turns)
        return preferred(observation, choices, self._memory, self._judgement)


def preferred(
    observation: Observation, choices: list[Move], memory: Memory, judgement: Judgement = SURE
) -> Move:
    """The move among ``choices`` that the rules of thumb prefer, given what is remembered."""
    if len(choices) == 1:
        return choices[0]
    view = View(observation, memory, judgement)
    phase = observation.state.phase
    if phase == DRAW:
        return taking.draw_or_take(view, choices)
    if phase == ANSWER:
        return partner.answer(view)
    if phase == KITTY:
        return kitty.take_or_leave(view)
    return _play(view, choices)


def _play(view: View, choices: list[Move]) -> Move:
    state = view.state
    if mv.THE_LOOK in choices:
        return mv.THE_LOOK
    if going_out.can_finish(view) and end_of_match(view, view.seat) < 0:
        choices = going_out.without_going_out(view, choices)
    elif going_out.can_finish(view):
        if mv.THE_QUESTION in choices and going_out.should_ask(view):
            return mv.THE_QUESTION
        step = going_out.finishing_step(view, choices)
        if step is not None:
            return step
    laid: Move | None
    if view.side.opened:
        laid = melding.best_addition(view, choices)
    else:
        laid = opening.first_step(view, choices, bool(state.staged or state.pending))
    if laid is not None:
        return laid
    discard = discarding.best_discard(view, choices)
    return choices[0] if discard is None else discard
