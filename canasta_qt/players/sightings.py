"""The cards that everybody knows to be in a hand: taken with the pile and not played since."""

from canasta_qt.rules.cards import FACES, KIND, RED_THREE
from canasta_qt.rules.events import Dealt, Discarded, Event, Melded, PileJoined, PileTaken
from canasta_qt.rules.ruleset import MAX_PLAYERS


class Sightings:
    """By seat and face, cards that are certainly in the hand.

    Stricter than ``Memory``, which guesses by kinds: a known queen of hearts stays known when a
    queen of spades is played.
    """

    def __init__(self) -> None:
        self.certain: list[list[int]] = []
        """By seat and face: how many such cards the hand holds at least."""
        self._joining: tuple[int, ...] = ()
        self._forget()

    def _forget(self) -> None:
        self.certain = [[0] * FACES for _ in range(MAX_PLAYERS)]
        self._joining = ()

    def observe(self, event: Event) -> None:
        """Take note of ``event``; a deal makes everything before it forgotten."""
        if isinstance(event, Discarded):
            self._leaves(event.seat, event.card)
        elif isinstance(event, Melded):
            laid = list(event.cards)
            if event.top is not None:
                laid.remove(event.top)
            for card in laid:
                self._leaves(event.seat, card)
            # The pile joins the hand after the meld that it was taken with.
            self._join(event.seat, self._joining)
            self._joining = ()
        elif isinstance(event, PileTaken):
            self._joining = () if event.waiting else event.cards[:-1]
        elif isinstance(event, PileJoined):
            self._join(event.seat, event.cards)
        elif isinstance(event, Dealt):
            self._forget()

    def _leaves(self, seat: int, card: int) -> None:
        if self.certain[seat][card]:
            self.certain[seat][card] -= 1

    def _join(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            if KIND[card] != RED_THREE:
                self.certain[seat][card] += 1
