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

    def copy(self) -> "Memory":
        """A memory of the same, that goes on by itself."""
        twin = Memory.__new__(Memory)
        twin.known = [counts[:] for counts in self.known]
        twin.discarded = [counts[:] for counts in self.discarded]
        twin.passed = [counts[:] for counts in self.passed]
        twin._top = self._top
        twin._took = self._took
        return twin

    def observe(self, event: Event) -> None:
        """Take note of ``event``; a deal makes everything before it forgotten."""
        if isinstance(event, Discarded):
            self.discards(event.seat, event.card)
        elif isinstance(event, Melded):
            self.lays(event.seat, event.cards)
        elif isinstance(event, PileTaken):
            self.takes(event.seat, event.cards)
        elif isinstance(event, UpcardTurned):
            self._top = KIND[event.card]
        elif isinstance(event, Dealt):
            self._forget()

    def discards(self, seat: int, card: int) -> None:
        """``seat`` discards ``card``."""
        if not self._took and self._top >= 0:
            self.passed[seat][self._top] += 1
        kind = KIND[card]
        self.discarded[seat][kind] += 1
        self._leaves(seat, kind)
        self._top = kind
        self._took = False

    def lays(self, seat: int, cards: tuple[int, ...]) -> None:
        """``seat`` melds ``cards``, the top of a pile just taken among them."""
        for card in cards:
            self._leaves(seat, KIND[card])

    def takes(self, seat: int, pile: tuple[int, ...]) -> None:
        """``seat`` takes the whole ``pile``."""
        self._took = True
        for card in pile:
            if KIND[card] != RED_THREE:
                self.known[seat][KIND[card]] += 1

    def _leaves(self, seat: int, kind: int) -> None:
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
