"""The table of the lessons, on which nobody but the pupil moves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.model.lesson_position import RULES, VIEWER, position
from canasta_qt.model.lessons import Lesson
from canasta_qt.rulebook.refusals import Refusals
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import ADD_TO_MELD, MELD, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.ruleset import RuleSet

_TAKEN_BACK: Final = (MELD, ADD_TO_MELD)


class LessonTable(QObject):
    """Shows the position of one lesson after the other, and takes the moves that belong to it."""

    happened = Signal(list)
    """Events; ``observation`` is the state after them."""
    reset = Signal()
    """``observation`` has become another position."""
    turn_changed = Signal()
    """Whether input is open may have changed."""
    refused = Signal(object)
    """The Refusal of an attempt, or of something that the table knew to be illegal before."""
    strayed = Signal()
    """A legal move was not made, since it does not belong to the lesson."""
    done = Signal()
    """The task of the lesson is fulfilled."""
    rested = Signal()
    """The table shows all that has happened."""

    def __init__(self, lesson: Lesson, names: Sequence[str], parent: QObject | None = None) -> None:
        """``names`` are those of the players, the pupil first."""
        super().__init__(parent)
        self._names = tuple(names)
        self._refusals = Refusals()
        self._take(lesson)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is shown."""
        return self._lesson

    @property
    def is_done(self) -> bool:
        """Whether the task is fulfilled."""
        return self._is_done

    @property
    def observation(self) -> Observation:
        """What the pupil sees now."""
        return self._observation

    @property
    def seat(self) -> int:
        """The pupil's seat."""
        return VIEWER

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names[: self._observation.state.laws.players]

    @property
    def rules(self) -> RuleSet:
        """The rule set that is played by."""
        return RULES

    @property
    def input_open(self) -> bool:
        """Whether the pupil may move now."""
        return not self._is_done and self._lesson.fits is not None

    def show_lesson(self, lesson: Lesson) -> None:
        """Show ``lesson`` from its beginning."""
        self._take(lesson)
        self.reset.emit()
        self.turn_changed.emit()

    def finish_by_selecting(self) -> None:
        """A card was selected, which is all that a lesson without moves wants."""
        if self._lesson.fits is None and not self._is_done:
            self._finish()

    def attempt(self, moves: list[Move]) -> Refusal | None:
        """Make all ``moves`` in their order if they belong to the lesson.

        Otherwise none is made: the Refusal of an illegal one is returned, and one that strays from
        the lesson is told by ``strayed``.
        """
        events: list[Event] = []
        for number, move in enumerate(moves):
            observation = self._round.observe(self.seat)
            refusal = observation.refusal(move)
            fits = self._lesson.fits
            if refusal is not None or fits is None or not fits(observation, move):
                for _ in range(number):
                    self._round.pop()
                if refusal is None:
                    self.strayed.emit()
                else:
                    self.refused.emit(refusal)
                return refusal
            events.extend(self._round.push(move))
        self._observation = self._round.observe(self.seat)
        self.happened.emit([event.seen_by(self.seat) for event in events])
        if self._lesson.is_done(self._observation):
            self._finish()
        else:
            self.turn_changed.emit()
        return None

    def take_back(self) -> bool:
        """Take back the last cards that were laid; False if there are none."""
        moves = self._round.moves
        if not self.input_open or not moves or moves[-1].code not in _TAKEN_BACK:
            return False
        self._pop(1)
        return True

    def take_back_meld_card(self, meld: int, card: int) -> bool:
        """Take ``card`` back, and all that was laid after it; False if it lay there before."""
        moves = self._round.moves
        for count, move in enumerate(reversed(moves), 1):
            if not self.input_open or move.code not in _TAKEN_BACK:
                break
            if card in move.cards and (move.code == MELD or move.target == meld):
                self._pop(count)
                return True
        return False

    def describe(self, refusal: Refusal) -> str:
        """One sentence in the user's language."""
        return self._refusals.sentence(refusal)

    def busy(self) -> None:
        """The table begins to show events; nobody moves who would have to wait."""

    def animation_finished(self) -> None:
        """The table shows ``observation`` and nothing moves any more."""
        self.rested.emit()

    def _take(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._is_done = False
        self._round = position(lesson.sketch)
        self._observation = self._round.observe(self.seat)

    def _pop(self, count: int) -> None:
        for _ in range(count):
            self._round.pop()
        self._observation = self._round.observe(self.seat)
        self.reset.emit()
        self.turn_changed.emit()

    def _finish(self) -> None:
        self._is_done = True
        self.turn_changed.emit()
        self.done.emit()
