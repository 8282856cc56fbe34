"""What a seat remembers of the others: cards they are known to hold, and cards they do not want."""

from canasta_qt.rules.cards import KIND, KINDS, RED_THREE
from canasta_qt.rules.events import Dealt, Discarded, Event, Melded, PileTaken, UpcardTurned
from canasta_qt.rules.ruleset import MAX_PLAYERS


def _by_seat_and_kind() -> list[list[int]]:
    return [[0] * KINDS for _ in range(MAX_PLAYERS)]


class Memory:
    """The round so far, as far as the state of the table does not show it any more."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.known: list[list[int]] = _by_seat_and_kind()
        """By seat and kind: cards that came out of the pile and have not left the hand."""
        self.discarded: list[list[int]] = _by_seat_and_kind()
        """By seat and kind: how often each player discarded such a card."""
        self.passed: list[list[int]] = _by_seat_and_kind()
        """By seat and kind: how often each player left the pile with such a card on top."""
        self._top: int = -1
        self._took: bool = False

    def observe(self, event: Event) -> None:
        """Take note of ``event``; a deal makes everything before it forgotten."""
        if isinstance(event, Discarded):
            seat = event.seat
            if not self._took and self._top >= 0:
                self.passed[seat][self._top] += 1
            kind = KIND[event.card]
            self.discarded[seat][kind] += 1
            self._leaves(seat, kind)
            self._top = kind
            self._took = False
        elif isinstance(event, Melded):
            for card in event.cards:
                self._leaves(event.seat, KIND[card])
        elif isinstance(event, PileTaken):
            self._took = True
            for card in event.cards:
                if KIND[card] != RED_THREE:
                    self.known[event.seat][KIND[card]] += 1
        elif isinstance(event, UpcardTurned):
            self._top = KIND[event.card]
        elif isinstance(event, Dealt):
            self._forget()

    def _leaves(self, seat: int, kind: int) -> None:
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
