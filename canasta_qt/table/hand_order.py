"""The orders in which a player may want to see his hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from canasta_qt.rules.cards import IS_WILD, SUIT


class HandOrder(Enum):
    """How the viewer's hand is sorted."""

    RANK_WILDS_APART = "rank, wild cards apart"
    RANK = "rank"
    SUIT = "suit"
    """By suit and rank, wild cards apart."""
    OWN = "own"
    """As the player has laid them; new cards come last."""

    def key(self, card: int) -> tuple[int, ...]:
        """What ``card`` is sorted by; the same for all cards in a player's own order."""
        match self:
            case HandOrder.RANK_WILDS_APART:
                return (IS_WILD[card], card)
            case HandOrder.RANK:
                return (card,)
            case HandOrder.SUIT:
                return (1, 0, card) if IS_WILD[card] else (0, SUIT[card], card)
            case HandOrder.OWN:
                return ()

    def sorted(self, cards: Iterable[int], before: Sequence[int] = ()) -> list[int]:
        """``cards`` in this order; the player's own one is that of ``before``."""
        if self is not HandOrder.OWN:
            return sorted(cards, key=self.key)
        left = Counter(cards)
        known = []
        for card in before:
            if left[card] > 0:
                left[card] -= 1
                known.append(card)
        return known + sorted(left.elements(), key=HandOrder.RANK_WILDS_APART.key)


def joined(places: Sequence[int | None], hand: Sequence[int | None]) -> list[int | None]:
    """``places`` with the cards of ``hand`` that it does not have behind them."""
    missing = Counter(hand)
    missing.subtract(places)
    return [*places, *(card for card in hand if _takes(missing, card))]


def _takes(left: "Counter[int | None]", card: int | None) -> bool:
    left[card] -= 1
    return left[card] >= 0
