"""The names of things: cards, ranks, suits, canastas, rule sets, numbers."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from canasta_qt.rulebook.bidi import left_to_right
from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.rules.cards import (
    BLACK_JOKER,
    CODE,
    JOKER,
    KIND,
    RED_JOKER,
    SUIT,
)
from canasta_qt.rules.ruleset import CanastaKind, RuleSet

_RANK: Final = (
    QT_TRANSLATE_NOOP("Ranks", "two"),
    QT_TRANSLATE_NOOP("Ranks", "three"),
    QT_TRANSLATE_NOOP("Ranks", "four"),
    QT_TRANSLATE_NOOP("Ranks", "five"),
    QT_TRANSLATE_NOOP("Ranks", "six"),
    QT_TRANSLATE_NOOP("Ranks", "seven"),
    QT_TRANSLATE_NOOP("Ranks", "eight"),
    QT_TRANSLATE_NOOP("Ranks", "nine"),
    QT_TRANSLATE_NOOP("Ranks", "ten"),
    QT_TRANSLATE_NOOP("Ranks", "jack"),
    QT_TRANSLATE_NOOP("Ranks", "queen"),
    QT_TRANSLATE_NOOP("Ranks", "king"),
    QT_TRANSLATE_NOOP("Ranks", "ace"),
)

_SUIT: Final = (
    QT_TRANSLATE_NOOP("Suits", "clubs"),
    QT_TRANSLATE_NOOP("Suits", "diamonds"),
    QT_TRANSLATE_NOOP("Suits", "hearts"),
    QT_TRANSLATE_NOOP("Suits", "spades"),
)

_SUIT_SIGN: Final = "♣♦♥♠"

_RANKS: Final = (
    QT_TRANSLATE_NOOP("Ranks", "twos"),
    QT_TRANSLATE_NOOP("Ranks", "black threes"),
    QT_TRANSLATE_NOOP("Ranks", "fours"),
    QT_TRANSLATE_NOOP("Ranks", "fives"),
    QT_TRANSLATE_NOOP("Ranks", "sixes"),
    QT_TRANSLATE_NOOP("Ranks", "sevens"),
    QT_TRANSLATE_NOOP("Ranks", "eights"),
    QT_TRANSLATE_NOOP("Ranks", "nines"),
    QT_TRANSLATE_NOOP("Ranks", "tens"),
    QT_TRANSLATE_NOOP("Ranks", "jacks"),
    QT_TRANSLATE_NOOP("Ranks", "queens"),
    QT_TRANSLATE_NOOP("Ranks", "kings"),
    QT_TRANSLATE_NOOP("Ranks", "aces"),
    QT_TRANSLATE_NOOP("Ranks", "jokers"),
    QT_TRANSLATE_NOOP("Ranks", "red threes"),
    QT_TRANSLATE_NOOP("Ranks", "wild cards"),
)

_KIND: Final = {
    CanastaKind.NATURAL: QT_TRANSLATE_NOOP("Canastas", "natural canasta"),
    CanastaKind.MIXED: QT_TRANSLATE_NOOP("Canastas", "mixed canasta"),
    CanastaKind.WILD: QT_TRANSLATE_NOOP("Canastas", "wild canasta"),
    CanastaKind.SEVENS: QT_TRANSLATE_NOOP("Canastas", "sevens canasta"),
}

_KINDS: Final = {
    CanastaKind.NATURAL: QT_TRANSLATE_NOOP("Canastas", "Natural canastas"),
    CanastaKind.MIXED: QT_TRANSLATE_NOOP("Canastas", "Mixed canastas"),
    CanastaKind.WILD: QT_TRANSLATE_NOOP("Canastas", "Wild canastas"),
    CanastaKind.SEVENS: QT_TRANSLATE_NOOP("Canastas", "Sevens canastas"),
}

_RULE_SETS: Final = {
    "two-player": (
        QT_TRANSLATE_NOOP("RuleSets", "Two-Player Canasta"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "For two: fifteen cards each, two drawn in a turn, and the pile is taken only with a "
            "pair from the hand.",
        ),
    ),
    "railroad": (
        QT_TRANSLATE_NOOP("RuleSets", "Railroad Canasta"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Each for himself with two packs a player and a hidden kitty; going out takes a "
            "natural, a mixed, a wild and a sevens canasta.",
        ),
    ),
    "traditional": (
        QT_TRANSLATE_NOOP("RuleSets", "Traditional Partnership Canasta"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Partners in the old way: a black three freezes the pile, and every wild card needs "
            "two naturals beside it.",
        ),
    ),
    "standard": (
        QT_TRANSLATE_NOOP("RuleSets", "Standard Partnership Canasta"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "The usual game for four in partnerships: eleven cards each, at most three wild "
            "cards in a meld, one canasta to go out.",
        ),
    ),
    "international": (
        QT_TRANSLATE_NOOP("RuleSets", "International Partnership Canasta"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "For four in partnerships; who goes out with a whole concealed hand needs no opening "
            "minimum.",
        ),
    ),
}


def card(face: int) -> str:
    """The name of a card: "seven of hearts", "red joker"."""
    if face == RED_JOKER:
        return QCoreApplication.translate("Cards", "red joker")
    if face == BLACK_JOKER:
        return QCoreApplication.translate("Cards", "black joker")
    return QCoreApplication.translate("Cards", "{rank} of {suit}").format(
        rank=QCoreApplication.translate("Ranks", _RANK[face // 4]),
        suit=QCoreApplication.translate("Suits", _SUIT[SUIT[face]]),
    )


def ranks(rank: int) -> str:
    """The cards of a kind of ``rules.cards``, or of the meld rank WILD: "kings", "red threes"."""
    return QCoreApplication.translate("Ranks", _RANKS[rank])


def short_cards(faces: Iterable[int]) -> str:
    """Cards in the short form of lists: "K♠ K♥ 2♦ Joker"."""
    return left_to_right(" ".join(_short_card(face) for face in faces))


def _short_card(face: int) -> str:
    if KIND[face] == JOKER:
        return QCoreApplication.translate("Cards", "Joker")
    return CODE[face][:-1] + _SUIT_SIGN[SUIT[face]]


def canasta(kind: CanastaKind) -> str:
    """The name of one canasta of ``kind``: "natural canasta"."""
    return QCoreApplication.translate("Canastas", _KIND[kind])


def canastas(kind: CanastaKind) -> str:
    """The heading of all canastas of ``kind``: "Natural canastas"."""
    return QCoreApplication.translate("Canastas", _KINDS[kind])


def rule_set(rules: RuleSet) -> str:
    """What the player calls a rule set: the translated name of a preset, or its own name."""
    if rules.name not in _RULE_SETS:
        return rules.name
    return QCoreApplication.translate("RuleSets", _RULE_SETS[rules.name][0])


def rule_set_description(rules: RuleSet) -> str:
    """One sentence on what is special about a preset; empty for another rule set."""
    if rules.name not in _RULE_SETS:
        return ""
    return QCoreApplication.translate("RuleSets", _RULE_SETS[rules.name][1])


def number(value: int) -> str:
    """A number as the user's language writes it."""
    return QLocale().toString(value)


def signed(value: int) -> str:
    """A number with a minus sign where it is negative, for columns of points."""
    # Arabic puts an invisible letter before the sign, with which a column does not line up.
    return number(value).replace("-", "\N{MINUS SIGN}").replace("\N{ARABIC LETTER MARK}", "")


def apart(items: Iterable[str]) -> str:
    """Several phrases in a row, each of which may hold commas: "a; b; c"."""
    return QCoreApplication.translate("Lists", "; ").join(items)


def listed(items: Sequence[str]) -> str:
    """Several things in one phrase: "a, b and c"."""
    return QLocale().createSeparatedList(list(items))
