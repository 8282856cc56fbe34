"""What the table tells in words and signs, beside where the cards lie."""

from dataclasses import dataclass

from canasta_qt.rules.moves import TAKE_PILE
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import DRAW, KITTY, OVER, PLAY


@dataclass(frozen=True)
class Facts:
    """What is told of a position."""

    names: tuple[str, ...]
    turn: int
    """The seat whose turn it is; -1 when the round is over."""
    staged_side: int
    """The side whose melds of this turn have not reached the opening minimum; -1 for none."""
    staged: int
    minimum: int
    may_draw: bool
    """Whether the viewer has to draw or to take the pile."""
    may_take_pile: bool
    """Whether there is a way in which the viewer may take the pile."""
    may_discard: bool
    may_take_kitty: bool

    @staticmethod
    def of(observation: Observation, names: tuple[str, ...]) -> "Facts":
        """The facts of ``observation``."""
        state = observation.state
        mine = state.actor == observation.seat
        unopened = not state.side().opened and state.phase != OVER
        laid = unopened and bool(state.side().melds)
        drawing = mine and state.phase == DRAW
        return Facts(
            names=names,
            turn=-1 if state.phase == OVER else state.turn,
            staged_side=state.side_of(state.turn) if laid else -1,
            staged=state.staged,
            minimum=state.minimum(),
            may_draw=drawing,
            may_take_pile=drawing and any(move.code == TAKE_PILE for move in observation.choices()),
            may_discard=mine and state.phase == PLAY,
            may_take_kitty=mine and state.phase == KITTY,
        )

    @staticmethod
    def of_nobody(names: tuple[str, ...]) -> "Facts":
        """The facts while it is nobody's turn: before the deal and after the end."""
        return Facts(
            names=names,
            turn=-1,
            staged_side=-1,
            staged=0,
            minimum=0,
            may_draw=False,
            may_take_pile=False,
            may_discard=False,
            may_take_kitty=False,
        )
