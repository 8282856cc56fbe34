"""What one seat can see of a round: everything public, and its own cards.

An observation is built by inclusion. It is enough to know the law: which moves are legal depends
on nothing hidden, so players, hints and drop targets ask the observation.

It tells of the whole pile, of which everybody saw each card come: what is legal can depend on all
of them, and whoever remembers what he saw knows no less. How much of it may be looked at again is
for whoever shows it to people: see ``Laws.in_sight``.
"""

from canasta_qt.rules import legality, turn
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.moves import Move
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.state import PublicState


class Observation:
    """A round as ``seat`` sees it."""

    __slots__ = ("hand", "kitty", "seat", "state")

    def __init__(
        self, seat: int, state: PublicState, hand: Hand, kitty: tuple[int, ...] | None
    ) -> None:
        self.seat = seat
        self.state = state
        self.hand = hand
        """The seat's own hand."""
        self.kitty = kitty
        """The seat's own kitty, if it has looked at it and not taken it."""

    def choices(self) -> list[Move]:
        """The legal moves of this seat, one for all that differ only in suits."""
        if self.state.actor != self.seat:
            return []
        return legality.choices(self.state, self.hand)

    def legal_moves(self) -> list[Move]:
        """All legal moves of this seat."""
        if self.state.actor != self.seat:
            return []
        return legality.legal_moves(self.state, self.hand)

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is not legal for this seat now; None if it is."""
        return legality.refusal(self.state, self.hand, self.seat, move)

    def is_legal(self, move: Move) -> bool:
        """Whether ``move`` is legal for this seat now."""
        return self.refusal(move) is None

    def after(self, move: Move) -> "Observation":
        """This observation after the seat's own legal ``move``, which must reveal nothing.

        That is: melding, adding, taking the pile and discarding. Raises ValueError for others.
        """
        state, hand = turn.after(self.state, self.hand, move)
        return Observation(self.seat, state, hand, self.kitty)
