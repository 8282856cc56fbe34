"""What is on the table, as it is told to screen readers."""

from canasta_qt.rulebook import terms
from canasta_qt.table.focus import Focus, Thing
from canasta_qt.table.geometry import Rect
from canasta_qt.table.gestures import Grip
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.spoken import Spoken
from canasta_qt.table.tableau import PILE, Place


class ReadableTable:
    """Tells of the things that the keyboard can come to, in the same order."""

    def __init__(self, presenter: Presenter, focus: Focus, spoken: Spoken) -> None:
        self._presenter = presenter
        self._focus = focus
        self._spoken = spoken

    def count(self) -> int:
        """The number of things; 0 before there is a match."""
        return len(self._things())

    def names(self) -> list[str]:
        """What all things are, in the user's language."""
        return [self._spoken.of(thing) for thing in self._things()]

    def name(self, thing: int) -> str:
        """What a thing is, in the user's language."""
        return self._spoken.of(self._things()[thing])

    def rect(self, thing: int) -> Rect:
        """Where a thing is on the table."""
        return self._focus.rect_of(self._things()[thing])

    def focused(self) -> int:
        """The thing that the keyboard is at; -1 for none."""
        things = self._things()
        current = self._focus.current
        return things.index(current) if current in things else -1

    def is_selected(self, thing: int) -> bool | None:
        """Whether a card of the hand is selected; None for what cannot be."""
        found = self._things()[thing]
        if found.grip is not Grip.HAND_CARD:
            return None
        return found.item in self._presenter.selected

    def cards(self, thing: int) -> list[str]:
        """The names of the cards in a meld, of red threes, or in the pile as far as it is seen."""
        found = self._things()[thing]
        faces = self._presenter.tableau.at(found.zone)
        return [
            terms.card(face)
            for face in (faces[place] for place in self._seen(found))
            if face is not None
        ]

    def card_rect(self, thing: int, card: int) -> Rect:
        """Where one of these cards is on the table."""
        found = self._things()[thing]
        return self._presenter.stage.at(found.zone)[self._seen(found)[card]].covered

    def _things(self) -> list[Thing]:
        return [] if self._presenter.model is None else self._focus.things()

    def _seen(self, thing: Thing) -> list[int]:
        """The places of the cards in the zone of ``thing`` that are cards of their own."""
        tableau = self._presenter.tableau
        if thing.item is not None or thing.grip is Grip.AREA:
            return []
        cards = tableau.at(thing.zone)
        if thing.zone == PILE:
            return list(
                tableau.laws.in_sight([card for card in cards if card is not None], tableau.frozen)
            )
        if thing.zone.place in (Place.MELD, Place.RED_THREES, Place.HAND):
            return [place for place, card in enumerate(cards) if card is not None]
        return []
