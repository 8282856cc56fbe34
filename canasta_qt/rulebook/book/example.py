"""The end of a round, made up so that it shows how a rule set scores."""

from collections import Counter
from dataclasses import dataclass

from canasta_qt.rulebook.book.facts import Facts
from canasta_qt.rules.cards import (
    ACE,
    EIGHT,
    FACES_OF,
    FOUR,
    JOKER,
    KING,
    RED_THREE,
    SEVEN,
    TWO,
    WILD,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.scoring import SideScore, score_side
from canasta_qt.rules.state import OVER, EndReason, PublicState, Side

_RANKS = (*range(KING, SEVEN, -1), ACE, *range(FOUR, SEVEN), SEVEN)
"""Ranks in the order in which melds of the example use them."""

_LEFT_IN_HAND = (JOKER, ACE, EIGHT, FOUR)
"""What the losing side is left with; a partner of the winner holds the last two of these."""


@dataclass(frozen=True)
class Example:
    """A round that is over: what the first two sides have, and what they score."""

    melds: tuple[Meld, ...]
    """The first side's melds; the other side has not opened."""
    red_threes: tuple[tuple[int, ...], ...]
    """By side."""
    hands: tuple[tuple[int, ...], ...]
    """By side, what all of its players are left with."""
    kitties: tuple[tuple[int, ...], ...]
    """By side, the kitties that were not taken."""
    went_out: bool
    """Whether the first side went out; otherwise the stock ran out."""
    scores: tuple[SideScore, ...]
    """By side, as the game counts them."""


class _Cards:
    """The cards of the game that the example has not used yet."""

    def __init__(self, deck: tuple[int, ...]) -> None:
        self._left = Counter(deck)

    def take(self, kind: int, count: int) -> tuple[int, ...]:
        """As many cards of ``kind`` as there are, up to ``count``, with different suits."""
        taken: list[int] = []
        faces = FACES_OF[kind][::-1]
        while len(taken) < count and any(self._left[face] for face in faces):
            for face in faces:
                if len(taken) < count and self._left[face]:
                    self._left[face] -= 1
                    taken.append(face)
        return tuple(taken)

    def wilds(self, count: int) -> tuple[int, ...]:
        """Wild cards likewise, twos before jokers."""
        twos = self.take(TWO, count)
        return twos + self.take(JOKER, count - len(twos))

    def count(self, kind: int) -> int:
        return sum(self._left[face] for face in FACES_OF[kind])


def example(facts: Facts) -> Example:
    """The example for a rule set, with as few players as it allows."""
    laws = facts.laws
    cards = _Cards(laws.deck)
    red_threes = (cards.take(RED_THREE, min(2, laws.red_threes - 1)), cards.take(RED_THREE, 1))
    melds = _melds(facts, cards)
    hands = [Hand.of(()) for _ in range(laws.players)]
    losers = tuple(card for kind in _LEFT_IN_HAND for card in cards.take(kind, 1))
    hands[1] = Hand.of(losers)
    if facts.partners:
        partner = tuple(card for kind in _LEFT_IN_HAND[2:] for card in cards.take(kind, 1))
        hands[laws.sides] = Hand.of(partner)
    kitties: list[tuple[int, ...]] = [()] * laws.players
    if facts.kitty:
        kitties[1] = tuple(card for kind in (TWO, *_RANKS[:3]) for card in cards.take(kind, 1))[
            : laws.kitty_size
        ]
    state = PublicState(laws, laws.players - 1, (0,) * laws.sides)
    nobody = Side((), (), False)
    state.sides = (
        Side(melds, red_threes[0], True),
        Side((), red_threes[1], False),
        *(nobody for _ in range(2, laws.sides)),
    )
    went_out = laws.may_go_out(melds)
    state.phase = OVER
    state.end = EndReason.WENT_OUT if went_out else EndReason.STOCK_EXHAUSTED
    state.out_seat = 0 if went_out else -1
    seats = [range(side, laws.players, laws.sides) for side in range(2)]
    return Example(
        melds=melds,
        red_threes=red_threes,
        hands=tuple(tuple(c for seat in of for c in hands[seat].cards()) for of in seats),
        kitties=tuple(tuple(c for seat in of for c in kitties[seat]) for of in seats),
        went_out=went_out,
        scores=tuple(score_side(laws, state, side, hands, kitties) for side in range(2)),
    )


def _melds(facts: Facts, cards: _Cards) -> tuple[Meld, ...]:
    """A canasta of each kind, as many more as going out takes, and a small meld."""
    laws = facts.laws
    ranks = list(_RANKS)
    found: list[Meld] = []
    wanted = list(facts.kinds)
    while wanted or not laws.may_go_out(tuple(found)):
        kinds = [wanted.pop(0)] if wanted else [CanastaKind.NATURAL, CanastaKind.MIXED]
        canasta = next(filter(None, (_canasta(facts, cards, ranks, kind) for kind in kinds)), None)
        if canasta is not None:
            found.append(canasta)
        elif not wanted:
            break
    for rank in ranks:
        if laws.min_meld < laws.canasta_size and cards.count(rank) >= laws.min_meld:
            found.append(Meld.of(rank, cards.take(rank, laws.min_meld)))
            break
    return tuple(found)


def _canasta(facts: Facts, cards: _Cards, ranks: list[int], kind: CanastaKind) -> Meld | None:
    """The smallest canasta of ``kind`` that the cards can make, of one of ``ranks``, which it
    uses up; mixed ones with two wild cards where that is allowed."""
    laws = facts.laws
    size = laws.canasta_size
    for rank in (WILD, *ranks):
        most = cards.count(TWO) + cards.count(JOKER)
        for wilds in (2, 0, 1, *range(3, most + 1)):
            naturals = size - wilds
            if (
                wilds > most
                or naturals < 0
                or naturals > (0 if rank == WILD else cards.count(rank))
            ):
                continue
            if laws.canasta_kind_of(rank, naturals, wilds) is not kind:
                continue
            if laws.fits(rank, naturals, wilds):
                if rank != WILD:
                    ranks.remove(rank)
                    return Meld.of(rank, cards.take(rank, naturals) + cards.wilds(wilds))
                return Meld.of(rank, cards.wilds(wilds))
    return None
