"""A rule set made ready to be asked often, for a given number of players."""

from collections.abc import Sequence
from typing import Final

from canasta_qt.rules.cards import (
    ACE,
    BLACK_THREE,
    FACES,
    FOUR,
    JOKER,
    KIND,
    KINDS,
    RED_JOKER,
    RED_THREE,
    SEVEN,
    TWO,
    WILD,
)
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import (
    AskPartner,
    CanastaKind,
    CardClass,
    FinalDiscard,
    PileMode,
    PileSight,
    RuleSet,
    SecondMeld,
    ShortStock,
)

NO_LIMIT: Final = 10_000
"""Stands for a size or number that the rule set does not limit."""


def _kinds_of(classes: frozenset[CardClass]) -> list[bool]:
    flags = [False] * KINDS
    if CardClass.WILD in classes:
        flags[TWO] = flags[JOKER] = True
    if CardClass.RED_THREE in classes:
        flags[RED_THREE] = True
    if CardClass.BLACK_THREE in classes:
        flags[BLACK_THREE] = True
    return flags


def _flags(kinds: frozenset[int]) -> list[bool]:
    return [kind in kinds for kind in range(KINDS)]


class Laws:
    """The rules of one match: its rule set and everything that follows from it and ``players``.

    Lists by kind are indexed by the kinds of ``cards``.
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.rules = rules
        self.players = players
        self.team_size: int = rules.team_size
        self.sides: int = players // rules.team_size
        self.hand_size: int = rules.hand_size
        self.kitty_size: int = rules.kitty_size
        self.packs: int = rules.packs_base + rules.packs_per_player * players
        self.jokers: int = rules.jokers_base + rules.jokers_per_player * players
        deck: list[int] = []
        for face in range(RED_JOKER):
            deck.extend([face] * self.packs)
        for joker in range(self.jokers):
            deck.append(RED_JOKER + joker % (FACES - RED_JOKER))
        self.deck: tuple[int, ...] = tuple(sorted(deck))
        """All cards of the game, in ascending order."""
        self.red_threes: int = 2 * self.packs

        self.draw_count: int = rules.draw_count
        self.draw_short: bool = rules.short_stock is ShortStock.DRAW
        self.covers: list[bool] = _kinds_of(rules.upcard_cover)
        self.freezes: list[bool] = _kinds_of(rules.freeze_kinds)
        self.blocks: list[bool] = _kinds_of(rules.block_top)
        open_modes = rules.pile_open_modes
        shut_modes = rules.pile_frozen_modes
        self.pair: list[bool] = [PileMode.PAIR in shut_modes, PileMode.PAIR in open_modes]
        """Whether the pile may be taken with a pair: when frozen [0], when open [1]."""
        self.natural_wild: list[bool] = [
            PileMode.NATURAL_WILD in shut_modes,
            PileMode.NATURAL_WILD in open_modes,
        ]
        self.add: list[bool] = [PileMode.ADD in shut_modes, PileMode.ADD in open_modes]
        self.one_card_rule: bool = rules.one_card_rule
        self.sees_pile: bool = rules.pile_in_sight is PileSight.ALL
        """Whether every card of the pile may be looked at."""

        self.min_meld: int = rules.min_meld
        self.min_naturals: int = rules.min_naturals
        self.max_meld: int = rules.max_meld if rules.max_meld is not None else NO_LIMIT
        self.merge: bool = rules.second_meld is SecondMeld.MERGE
        self.wild_melds: bool = rules.wild_melds
        self.black_three_min: int = rules.black_three_min
        self.black_three_max: int = (
            rules.black_three_max if rules.black_three_max is not None else NO_LIMIT
        )
        self.canasta_size: int = rules.canasta_size
        self._max_wilds: int = rules.max_wilds if rules.max_wilds is not None else NO_LIMIT
        self._naturals_per_wild: int = rules.naturals_per_wild
        self._no_wilds: list[bool] = _flags(rules.no_wild_ranks)
        self._no_wilds[BLACK_THREE] = True
        self._wild_caps: list[list[int]] = [
            [self._wild_cap(kind, naturals) for naturals in range(4 * self.packs + 1)]
            for kind in range(KINDS)
        ]

        self.discard_bans: tuple[int, ...] = tuple(sorted(rules.discard_ban))
        self.final_discard_bans: list[bool] = _flags(rules.final_discard_ban)
        self.final_discard: bool = rules.final_discard is FinalDiscard.REQUIRED
        self.canastas_needed: int = rules.going_out_canastas
        self.kinds_needed: frozenset[CanastaKind] = rules.going_out_kinds
        self.waiver: bool = rules.concealed_waives_minimum
        self.concealed_needs_canasta: bool = rules.concealed_needs_canasta
        self.asking: bool = rules.ask_partner is AskPartner.OPTIONAL and rules.team_size == 2

    def minimum(self, score: int) -> int:
        """Points an opening needs at a cumulative ``score``."""
        needed = 0
        for tier in self.rules.minimum_tiers:
            if tier.from_score is None or score >= tier.from_score:
                needed = tier.minimum
        return needed

    def freezing(self, pile: Sequence[int]) -> int:
        """The index of the card that froze a frozen ``pile``, told bottom to top; -1 for none."""
        for index, card in enumerate(pile):
            if self.freezes[KIND[card]]:
                return index
        return -1

    def in_sight(self, pile: Sequence[int], frozen: bool) -> list[int]:
        """The indices in ``pile``, ascending, of the cards that players may look at."""
        if self.sees_pile or not pile:
            return list(range(len(pile)))
        across = self.freezing(pile) if frozen else -1
        last = len(pile) - 1
        return [last] if across in (-1, last) else [across, last]

    def _wild_cap(self, rank: int, naturals: int) -> int:
        if self._no_wilds[rank]:
            return 0
        most = self._max_wilds
        if self._naturals_per_wild:
            most = min(most, naturals // self._naturals_per_wild)
        return most

    def max_wilds(self, rank: int, naturals: int) -> int:
        """Wild cards that a meld of ``rank`` with so many ``naturals`` may hold at most."""
        caps = self._wild_caps[rank]
        return caps[naturals] if naturals < len(caps) else self._wild_cap(rank, naturals)

    def fits(self, rank: int, naturals: int, wilds: int) -> bool:
        """Whether a meld of ``rank`` may consist of so many natural and wild cards."""
        size = naturals + wilds
        if rank == BLACK_THREE:
            return wilds == 0 and self.black_three_min <= size <= self.black_three_max
        if size < self.min_meld or size > self.max_meld:
            return False
        if rank == WILD:
            return self.wild_melds and naturals == 0
        if naturals < self.min_naturals or naturals == 0:
            return False
        return wilds <= self.max_wilds(rank, naturals)

    def canasta_kind_of(self, rank: int, naturals: int, wilds: int) -> CanastaKind | None:
        """The kind of canasta that such a meld is; None if it is none."""
        if naturals + wilds < self.canasta_size or rank == BLACK_THREE:
            return None
        if rank == WILD:
            return CanastaKind.MIXED if self.rules.bonus_wild is None else CanastaKind.WILD
        if wilds:
            return CanastaKind.MIXED
        if rank == SEVEN and self.rules.bonus_sevens is not None:
            return CanastaKind.SEVENS
        return CanastaKind.NATURAL

    def canasta_kind(self, meld: Meld) -> CanastaKind | None:
        """The kind of canasta that ``meld`` is; None if it is none."""
        if meld.naturals + meld.wilds < self.canasta_size:
            return None
        return self.canasta_kind_of(meld.rank, meld.naturals, meld.wilds)

    def bonus(self, kind: CanastaKind) -> int:
        """Points of a canasta of ``kind`` beyond its cards."""
        rules = self.rules
        if kind is CanastaKind.NATURAL:
            return rules.bonus_natural
        if kind is CanastaKind.MIXED:
            return rules.bonus_mixed
        if kind is CanastaKind.WILD:
            return rules.bonus_wild or 0
        return rules.bonus_sevens or 0

    def may_go_out(self, melds: tuple[Meld, ...]) -> bool:
        """Whether a side with ``melds`` has the canastas that going out requires."""
        count = 0
        kinds: set[CanastaKind] = set()
        for meld in melds:
            kind = self.canasta_kind(meld)
            if kind is not None:
                count += 1
                kinds.add(kind)
        return count >= self.canastas_needed and self.kinds_needed <= kinds

    def banned_discards(self, all_melds: list[tuple[Meld, ...]]) -> list[bool]:
        """By kind, what may not be discarded, given the melds of every side."""
        banned = [False] * KINDS
        for kind in self.discard_bans:
            banned[kind] = not all(
                any(
                    meld.rank == kind and meld.wilds == 0 and meld.naturals >= self.canasta_size
                    for meld in melds
                )
                for melds in all_melds
            )
        return banned

    def __repr__(self) -> str:
        return f"Laws({self.rules.name}, {self.players} players)"


PLAIN_RANKS: Final[tuple[int, ...]] = tuple(range(FOUR, ACE + 1))
"""The kinds that may be melded at any time."""

MELD_RANKS: Final[tuple[int, ...]] = (*PLAIN_RANKS, WILD)
"""The ranks of all melds but those of black threes."""
