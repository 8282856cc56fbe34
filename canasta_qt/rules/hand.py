"""A hand: how many cards of each face and of each kind a player holds."""

from collections.abc import Iterable

from canasta_qt.rules.cards import CODE, FACES, KIND, KIND_VALUE, KINDS


class Hand:
    """An unchangeable multiset of cards; ``plus`` and ``minus`` make new ones."""

    __slots__ = ("counts", "kinds", "size")

    def __init__(self, counts: bytes, kinds: bytes, size: int) -> None:
        self.counts = counts
        """Cards of each face."""
        self.kinds = kinds
        """Cards of each kind."""
        self.size = size

    @staticmethod
    def of(cards: Iterable[int]) -> "Hand":
        """The hand that holds exactly ``cards``."""
        return Hand(bytes(FACES), bytes(KINDS), 0).plus(cards)

    def plus(self, cards: Iterable[int]) -> "Hand":
        """This hand with ``cards`` added."""
        counts = bytearray(self.counts)
        kinds = bytearray(self.kinds)
        size = self.size
        for card in cards:
            counts[card] += 1
            kinds[KIND[card]] += 1
            size += 1
        return Hand(bytes(counts), bytes(kinds), size)

    def minus(self, cards: Iterable[int]) -> "Hand":
        """This hand without ``cards``, which must be in it."""
        counts = bytearray(self.counts)
        kinds = bytearray(self.kinds)
        size = self.size
        for card in cards:
            counts[card] -= 1
            kinds[KIND[card]] -= 1
            size -= 1
        return Hand(bytes(counts), bytes(kinds), size)

    def holds(self, cards: Iterable[int]) -> bool:
        """Whether all of ``cards`` are in this hand together."""
        needed: dict[int, int] = {}
        for card in cards:
            needed[card] = needed.get(card, 0) + 1
        return all(self.counts[card] >= count for card, count in needed.items())

    def cards(self) -> tuple[int, ...]:
        """The cards in ascending order of face."""
        return tuple(face for face, count in enumerate(self.counts) if count for _ in range(count))

    def points(self) -> int:
        """The sum of the card values."""
        return sum(count * KIND_VALUE[kind] for kind, count in enumerate(self.kinds))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"Hand({' '.join(CODE[card] for card in self.cards())})"
