"""The rules once more, written independently of the engine and without regard to speed.

``scores`` adds up a round from what lies on the table. ``Judge`` decides the legality of a move by
its definition: a well-formed move is legal if and only if the turn can still be completed after
it, which is found out by trying everything. Its share with the engine is the ``RuleSet`` and the
written form of cards. Kinds of cards are words here: ``K``, ``10``, ``joker``, ``black3``.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from canasta_qt.rules.cards import CODE, rank_name
from canasta_qt.rules.melds import Meld as EngineMeld
from canasta_qt.rules.ruleset import (
    AskPartner,
    CanastaKind,
    CardClass,
    FinalDiscard,
    PileMode,
    RuleSet,
    SecondMeld,
)

Meld = tuple[str, tuple[str, ...]]
"""A rank and the kinds of the cards, sorted."""

WILDS: Final = ("2", "joker")
PLAIN: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
VALUES: Final = {
    **dict.fromkeys(("4", "5", "6", "7", "black3"), 5),
    **dict.fromkeys(("8", "9", "10", "J", "Q", "K"), 10),
    **dict.fromkeys(("A", "2"), 20),
    "joker": 50,
    "red3": 0,
}


def kind_of(card: int) -> str:
    """The kind of a face."""
    special = {"RJ": "joker", "BJ": "joker", "3H": "red3", "3D": "red3"}
    special |= {"3C": "black3", "3S": "black3"}
    code = CODE[card]
    return special.get(code, code[:-1])


def kinds_of(cards: Sequence[int]) -> tuple[str, ...]:
    """The kinds of faces, sorted."""
    return tuple(sorted(kind_of(card) for card in cards))


def rank_of(rank: int) -> str:
    """The word for a rank of the engine's melds."""
    name = rank_name(rank)
    return {"3": "black3", "JOKER": "joker", "RED3": "red3"}.get(name, name)


def meld_of(meld: EngineMeld) -> Meld:
    """A meld of the engine in the form used here."""
    return rank_of(meld.rank), kinds_of(meld.cards)


def worth(kinds: Sequence[str]) -> int:
    """The sum of the card values."""
    return sum(VALUES[kind] for kind in kinds)


def _wilds(kinds: Sequence[str]) -> int:
    return sum(kind in WILDS for kind in kinds)


def canasta(rules: RuleSet, meld: Meld) -> CanastaKind | None:
    """What kind of canasta a meld is, if any."""
    rank, kinds = meld
    if len(kinds) < rules.canasta_size or rank == "black3":
        return None
    if rank == "WILD" and rules.bonus_wild is not None:
        return CanastaKind.WILD
    if _wilds(kinds):
        return CanastaKind.MIXED
    if rank == "7" and rules.bonus_sevens is not None:
        return CanastaKind.SEVENS
    return CanastaKind.NATURAL


# Scoring


@dataclass(frozen=True)
class SideResult:
    """What is left of a side when a round is over."""

    melds: tuple[Meld, ...]
    red_threes: int
    left: tuple[str, ...]
    """Cards in the hands of all its players and in their kitties."""
    went_out: bool
    concealed: bool


def score(rules: RuleSet, result: SideResult, red_threes_in_game: int) -> int:
    """The score of a side for a round."""
    bonuses = {
        CanastaKind.NATURAL: rules.bonus_natural,
        CanastaKind.MIXED: rules.bonus_mixed,
        CanastaKind.WILD: rules.bonus_wild,
        CanastaKind.SEVENS: rules.bonus_sevens,
    }
    total = 0
    for meld in result.melds:
        total += worth(meld[1])
        kind = canasta(rules, meld)
        if kind is not None:
            total += bonuses[kind] or 0
    threes = rules.red_three_value * result.red_threes
    if rules.red_three_all_total is not None and result.red_threes == red_threes_in_game:
        threes = rules.red_three_all_total
    if not result.melds and rules.red_three_negative_if_unopened:
        threes = -threes
    total += threes
    if result.went_out:
        total += rules.going_out_bonus
        if result.concealed:
            total += rules.concealed_extra
    return total - worth(result.left)


# Legality


@dataclass(frozen=True)
class Turn:
    """Where a player stands within his turn, after he has drawn."""

    hand: tuple[str, ...]
    melds: tuple[Meld, ...]
    lying: int
    """How many of the melds lay there when the turn began."""
    opened: bool
    staged: int = 0
    """Points melded in this turn before the side opened."""
    waiting: tuple[str, ...] = ()
    """Cards of a taken pile that join the hand when the side opens."""
    from_stock: bool = True
    melded_before: bool = False
    extended: bool = False
    black_threes: bool = False
    answer: str = ""
    stuck: bool = False


Try = tuple[str, str, tuple[str, ...]]
"""What is tried: ``meld``, ``add``, ``discard`` or ``end``; the rank or the meld's index; the
kinds of the cards."""

OVER: Final = "over"
"""In the place of a ``Turn``: the turn has been completed."""


class Judge:
    """Judges the moves of one player in one turn.

    ``minimum`` is what his side needs to open, ``lifted`` the kinds whose ban on discards depends
    on his own side alone, since all other sides have the canasta that lifts it.
    """

    def __init__(self, rules: RuleSet, minimum: int, lifted: frozenset[str]) -> None:
        self.rules = rules
        self.minimum = minimum
        self.lifted = lifted
        self.banned_ranks = {rank_of(kind) for kind in rules.discard_ban}
        self.banned_last = {rank_of(kind) for kind in rules.final_discard_ban}
        self.pure_ranks = {rank_of(kind) for kind in rules.no_wild_ranks}
        self._known: dict[Turn, bool] = {}

    # The form of melds

    def shape(self, rank: str, kinds: Sequence[str]) -> bool:
        """Whether a meld of ``rank`` may consist of these cards."""
        rules = self.rules
        size = len(kinds)
        wilds = _wilds(kinds)
        if rank == "black3":
            most = size if rules.black_three_max is None else rules.black_three_max
            return set(kinds) == {"black3"} and rules.black_three_min <= size <= most
        if size < rules.min_meld or (rules.max_meld is not None and size > rules.max_meld):
            return False
        if rank == "WILD":
            return rules.wild_melds and wilds == size
        naturals = size - wilds
        return (
            rank in PLAIN
            and kinds.count(rank) == naturals
            and naturals >= max(1, rules.min_naturals)
            and (wilds == 0 or rank not in self.pure_ranks)
            and (rules.max_wilds is None or wilds <= rules.max_wilds)
            and wilds * rules.naturals_per_wild <= naturals
        )

    def may_start(self, melds: Sequence[Meld], rank: str) -> bool:
        """Whether a further meld of ``rank`` may be started beside ``melds``."""
        same = [kinds for other, kinds in melds if other == rank]
        if not same:
            return True
        if rank == "black3" or self.rules.second_meld is SecondMeld.MERGE:
            return False
        return all(len(kinds) == self.rules.max_meld for kinds in same)

    def may_go_out(self, melds: Sequence[Meld]) -> bool:
        """Whether the canastas suffice for going out."""
        kinds = [canasta(self.rules, meld) for meld in melds]
        made = [kind for kind in kinds if kind is not None]
        return len(made) >= self.rules.going_out_canastas and self.rules.going_out_kinds <= set(
            made
        )

    def banned(self, turn: Turn, kind: str) -> bool:
        """Whether ``kind`` may not be discarded at all."""
        return kind in self.banned_ranks and not (
            kind in self.lifted
            and any(
                rank == kind and not _wilds(kinds) and len(kinds) >= self.rules.canasta_size
                for rank, kinds in turn.melds
            )
        )

    # The end of the turn

    def _out(self, turn: Turn) -> bool:
        """Whether the player, whose hand is empty now, has gone out lawfully."""
        if turn.answer == "no" or not self.may_go_out(turn.melds):
            return False
        if turn.opened:
            return True
        return (
            self.rules.concealed_waives_minimum
            and turn.from_stock
            and not turn.melded_before
            and not turn.extended
            and any(canasta(self.rules, meld) for meld in turn.melds)
        )

    def _after_discard(self, turn: Turn, kind: str) -> bool:
        """Whether ``kind`` may be discarded to end the turn."""
        if turn.stuck or turn.waiting or kind == "red3" or self.banned(turn, kind):
            return False
        if len(turn.hand) == 1:
            return kind not in self.banned_last and self._out(turn)
        return (turn.opened or not turn.staged) and not self._must_go_out(turn)

    def _must_go_out(self, turn: Turn) -> bool:
        return turn.black_threes or turn.answer == "yes"

    # Steps

    def step(self, turn: Turn, tried: Try) -> Turn | str | None:
        """What a try leads to: a turn going on, OVER, or None if it is malformed or unlawful."""
        action, target, kinds = tried
        if Counter(kinds) - Counter(turn.hand):
            return None
        if action == "discard":
            return OVER if self._after_discard(turn, kinds[0]) else None
        if action == "end":
            short = turn.staged and not turn.opened
            return OVER if turn.stuck and not short and not self._must_go_out(turn) else None
        if action == "meld":
            start = self.rules.black_three_min if target == "black3" else self.rules.min_meld
            if len(kinds) != start or not self.may_start(turn.melds, target):
                return None
            return self._laid(turn, len(turn.melds), target, kinds, kinds)
        index = int(target)
        if not 0 <= index < len(turn.melds) or len(kinds) != 1:
            return None
        rank, lying = turn.melds[index]
        return self._laid(turn, index, rank, (*lying, *kinds), kinds)

    def _laid(
        self, turn: Turn, index: int, rank: str, kinds: Sequence[str], from_hand: Sequence[str]
    ) -> Turn | str | None:
        if not self.shape(rank, kinds):
            return None
        melds = [*turn.melds]
        melds[index : index + 1] = [(rank, tuple(sorted(kinds)))]
        before = () if index >= len(turn.melds) else turn.melds[index][1]
        added = Counter(kinds) - Counter(before)
        staged = turn.staged if turn.opened else turn.staged + worth([*added.elements()])
        opened = turn.opened or staged >= self.minimum
        hand = [*(Counter(turn.hand) - Counter(from_hand)).elements()]
        waiting = turn.waiting
        if opened:
            hand += [kind for kind in waiting if kind != "red3"]
            waiting = ()
        after = replace(
            turn,
            hand=tuple(sorted(hand)),
            melds=tuple(melds),
            opened=opened,
            staged=staged,
            waiting=waiting,
            extended=turn.extended or index < turn.lying,
            black_threes=turn.black_threes or rank == "black3",
        )
        if hand or waiting:
            return after
        final = self.rules.final_discard is FinalDiscard.REQUIRED
        return OVER if not final and not turn.stuck and self._out(after) else None

    def take(
        self, turn: Turn, pile: Sequence[str], frozen: bool, kinds: tuple[str, ...]
    ) -> Turn | str | None:
        """What taking the ``pile`` (bottom to top) leads to; ``turn`` is as before the draw."""
        rules = self.rules
        if not pile or Counter(kinds) - Counter(turn.hand):
            return None
        top = pile[-1]
        if top not in PLAIN:
            return None
        if rules.one_card_rule and len(turn.hand) == 1 and len(pile) == 1:
            return None
        modes = rules.pile_open_modes if turn.opened and not frozen else rules.pile_frozen_modes
        if not kinds:
            mode = PileMode.ADD
        elif kinds == (top, top):
            mode = PileMode.PAIR
        elif len(kinds) == 2 and top in kinds and _wilds(kinds) == 1:
            mode = PileMode.NATURAL_WILD
        else:
            return None
        if mode not in modes:
            return None
        turn = replace(turn, from_stock=False, waiting=tuple(sorted(pile[:-1])))
        full = rules.max_meld or 10_000
        unfinished = [
            index
            for index, (rank, lying) in enumerate(turn.melds)
            if rank == top and len(lying) < full
        ]
        if unfinished:
            index = unfinished[-1]
            return self._laid(turn, index, top, (*turn.melds[index][1], *kinds, top), kinds)
        if mode is PileMode.ADD or not self.may_start(turn.melds, top):
            return None
        return self._laid(turn, len(turn.melds), top, (*kinds, top), kinds)

    def tries(self, turn: Turn) -> Iterator[Try]:
        """Everything that could be well-formed, the endings of the turn first."""
        held = sorted(set(turn.hand))
        yield ("end", "", ())
        for kind in held:
            yield ("discard", "", (kind,))
        for index in range(len(turn.melds)):
            for kind in held:
                yield ("add", str(index), (kind,))
        for rank in (*PLAIN, "WILD", "black3"):
            usable = [kind for kind in turn.hand if kind == rank or kind in WILDS]
            size = self.rules.black_three_min if rank == "black3" else self.rules.min_meld
            for kinds in sorted(set(combinations(usable, size))):
                yield ("meld", rank, kinds)

    def completable(self, turn: Turn) -> bool:
        """Whether any sequence of tries completes the turn."""
        known = self._known.get(turn)
        if known is None:
            known = any(self._leads_on(self.step(turn, tried)) for tried in self.tries(turn))
            self._known[turn] = known
        return known

    def _leads_on(self, after: Turn | str | None) -> bool:
        return after == OVER or (isinstance(after, Turn) and self.completable(after))

    def legal(self, turn: Turn, tried: Try) -> bool:
        """Whether ``tried`` is legal: well-formed, and the turn can be completed after it."""
        return self._leads_on(self.step(turn, tried))

    def legal_take(
        self, turn: Turn, pile: Sequence[str], frozen: bool, kinds: tuple[str, ...]
    ) -> bool:
        """Whether taking the pile is legal."""
        return self._leads_on(self.take(turn, pile, frozen, kinds))

    def may_ask(self, turn: Turn) -> bool:
        """Whether the partner may be asked: he may answer yes or no, and both can be obeyed.

        Melds that do not reach the opening minimum have to be completed or taken back before.
        """
        if self.rules.ask_partner is AskPartner.NO or self.rules.team_size != 2 or turn.answer:
            return False
        if turn.black_threes or turn.stuck or (turn.staged and not turn.opened):
            return False
        return all(self.completable(replace(turn, answer=answer)) for answer in ("yes", "no"))


def freezes(rules: RuleSet, kind: str) -> bool:
    """Whether a card of ``kind`` freezes the pile until it is taken."""
    classes = {
        "2": CardClass.WILD,
        "joker": CardClass.WILD,
        "red3": CardClass.RED_THREE,
        "black3": CardClass.BLACK_THREE,
    }
    return classes.get(kind) in rules.freeze_kinds
