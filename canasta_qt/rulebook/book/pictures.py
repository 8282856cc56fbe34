"""Cards as they are to be seen in the book."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.blocks import Cards, Lie
from canasta_qt.rules.cards import IS_WILD, parse_card, parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CardClass

_FREEZING: Final = {
    CardClass.WILD: parse_card("2D"),
    CardClass.BLACK_THREE: parse_card("3S"),
    CardClass.RED_THREE: parse_card("3H"),
}
_DISCARDS: Final = parse_cards(("9C", "KH"))


def row(faces: Iterable[int], caption: str = "") -> Cards:
    """Cards beside each other."""
    shown = tuple(faces)
    return Cards(shown, Lie.ROW, terms.short_cards(shown), caption)


def meld(laws: Laws, cards: Meld, caption: str = "") -> Cards:
    """A meld as it lies on the table, wild cards first, with the sign of the canasta it is."""
    shown = tuple(sorted(cards.cards, key=lambda face: not IS_WILD[face]))
    kind = laws.canasta_kind(cards)
    return Cards(shown, Lie.MELD, terms.short_cards(shown), caption, kind)


def frozen_pile(kinds: frozenset[CardClass], caption: str) -> Cards:
    """A pile that a card of one of ``kinds``, of which there has to be one, has frozen."""
    freezing = next(face for one, face in _FREEZING.items() if one in kinds)
    words = QCoreApplication.translate("Pictures", "{cards} on a heap, {card} crosswise beneath")
    words = words.format(cards=terms.short_cards(_DISCARDS), card=terms.short_cards((freezing,)))
    return Cards((freezing, *_DISCARDS), Lie.FROZEN, words, caption)
