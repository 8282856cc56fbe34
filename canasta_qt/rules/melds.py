"""Melds: cards of one rank on the table."""

from canasta_qt.rules.cards import CODE, IS_WILD, VALUE, rank_name


class Meld:
    """An unchangeable meld; a side that adds a card replaces it by ``plus``.

    ``rank`` is a kind of ``cards``: a rank from four to ace, BLACK_THREE, or WILD.
    """

    __slots__ = ("cards", "naturals", "points", "rank", "wilds")

    def __init__(
        self, rank: int, cards: tuple[int, ...], naturals: int, wilds: int, points: int
    ) -> None:
        self.rank = rank
        self.cards = cards
        """In the order in which they were laid."""
        self.naturals = naturals
        self.wilds = wilds
        self.points = points
        """The sum of the card values, without bonuses."""

    @staticmethod
    def of(rank: int, cards: tuple[int, ...]) -> "Meld":
        """The meld of ``rank`` that consists of ``cards``."""
        return Meld(rank, (), 0, 0, 0).plus(cards)

    def plus(self, cards: tuple[int, ...]) -> "Meld":
        """This meld with ``cards`` added."""
        naturals = self.naturals
        wilds = self.wilds
        total = self.points
        for card in cards:
            if IS_WILD[card]:
                wilds += 1
            else:
                naturals += 1
            total += VALUE[card]
        return Meld(self.rank, self.cards + cards, naturals, wilds, total)

    def __len__(self) -> int:
        return self.naturals + self.wilds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meld) and self.rank == other.rank and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.rank, self.cards))

    def __repr__(self) -> str:
        return f"Meld({rank_name(self.rank)}: {' '.join(CODE[card] for card in self.cards)})"
