"""Phrases that several sections use."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from canasta_qt.rulebook import terms
from canasta_qt.rules.cards import BLACK_THREE, RED_THREE, WILD
from canasta_qt.rules.ruleset import CanastaKind, CardClass, Tier

_RANK_OF = {
    CardClass.WILD: WILD,
    CardClass.RED_THREE: RED_THREE,
    CardClass.BLACK_THREE: BLACK_THREE,
}


def classes(found: Iterable[CardClass]) -> str:
    """Classes of cards in one phrase: "wild cards and red threes"."""
    known = set(found)
    return terms.listed([terms.ranks(_RANK_OF[one]) for one in CardClass if one in known])


def ranks(kinds: Iterable[int]) -> str:
    """Kinds of cards in one phrase: "fours and sevens"."""
    return terms.listed([terms.ranks(kind) for kind in sorted(kinds)])


def canastas(kinds: Iterable[CanastaKind]) -> str:
    """One canasta of each kind in one phrase: "natural canasta and wild canasta"."""
    known = set(kinds)
    return terms.listed([terms.canasta(kind) for kind in CanastaKind if kind in known])


def scores(tiers: Sequence[Tier], place: int) -> str:
    """The scores for which the tier at ``place`` decides: "less than 0", "0 to 1,499"."""
    first = tiers[place].from_score
    after = tiers[place + 1].from_score if place + 1 < len(tiers) else None
    if after is None:
        if first is None:
            return QCoreApplication.translate("Scores", "any score")
        return QCoreApplication.translate("Scores", "{score} or more").format(
            score=terms.signed(first)
        )
    if first is None:
        return QCoreApplication.translate("Scores", "less than {score}").format(
            score=terms.signed(after)
        )
    return QCoreApplication.translate("Scores", "{first} to {last}").format(
        first=terms.signed(first), last=terms.signed(after - 1)
    )
