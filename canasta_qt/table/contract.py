"""What the table needs from whoever runs the match."""

from typing import Any, Protocol

from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal


class TableModel(Protocol):
    """A running match as one seat sees it; a ``QObject`` with these signals and methods.

    Signals, typed ``Any`` because a protocol cannot tell a signal from what it is on an instance:

    ``happened(list[Event])``
        Events, reduced to what the viewer may know; ``observation`` is the state after the last
        of them. A batch that begins with ``Dealt`` begins a round on an empty table.
    ``reset()``
        ``observation`` has become another position: moves were taken back, or a match was loaded.
    ``turn_changed()``
        ``input_open`` may have changed.
    ``refused(Refusal)``
        ``attempt`` was refused. The table emits it too, for what it did not even attempt.
    """

    happened: Any
    reset: Any
    turn_changed: Any
    refused: Any

    @property
    def observation(self) -> Observation:
        """What the viewer sees now."""
        ...

    @property
    def seat(self) -> int:
        """The viewer's seat, which is shown at the bottom of the table."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        ...

    @property
    def input_open(self) -> bool:
        """Whether the viewer may act now."""
        ...

    def attempt(self, moves: list[Move]) -> Refusal | None:
        """Make all of the viewer's ``moves`` in their order, or none and say why.

        None, and the same observation as before, if the viewer is asked first whether he means it.
        """
        ...

    def take_back(self) -> bool:
        """Take back the viewer's last move of this turn; False if it revealed something."""
        ...

    def take_back_meld_card(self, meld: int, card: int) -> bool:
        """Take ``card`` of the own side's meld back to the hand, if it was laid in this turn."""
        ...

    def describe(self, refusal: Refusal) -> str:
        """One sentence in the user's language."""
        ...

    def busy(self) -> None:
        """Called by the table when it begins to show events: opponents wait until it is done."""
        ...

    def animation_finished(self) -> None:
        """Called by the table when it shows ``observation`` and nothing moves any more.

        Each call follows one of ``busy``. With animations off both come from inside ``happened``,
        so moves must not be made from here directly but from the event loop.
        """
        ...
