"""Random rule sets, positions and play, for Hypothesis and for long runs alike.

Everything is drawn by a ``Chooser``, which picks one of some options: at random, or as Hypothesis
wants it (which then finds small examples).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from canasta_qt.rules.cards import ACE, FACES_OF, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
from canasta_qt.rules.cards import BLACK_THREE as BLACK
from canasta_qt.rules.events import Event
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import (
    MAX_PLAYERS,
    AskPartner,
    CanastaKind,
    CardClass,
    FinalDiscard,
    PileMode,
    PileSight,
    RuleSet,
    Seating,
    SecondMeld,
    ShortStock,
    Tie,
    Tier,
)
from canasta_qt.rules.shuffle import below, shuffled
from canasta_qt.rules.state import DRAW
from canasta_qt.rules.validation import player_counts, problems
from tests.rules.oracle import Judge, kinds_of, rank_of
from tests.rules.positions import position

T = TypeVar("T")


class Chooser(Protocol):
    """Picks one of some options."""

    def __call__(self, options: Sequence[T], /) -> T: ...


def random_chooser(chance: Random) -> Chooser:
    """Picks at random, each option as likely as the others."""

    def choose(options: Sequence[T], /) -> T:
        return options[below(chance, len(options))]

    return choose


def drawing_chooser(draw: st.DrawFn) -> Chooser:
    """Picks as Hypothesis draws."""

    def choose(options: Sequence[T], /) -> T:
        return draw(st.sampled_from(options))

    return choose


# Rule sets


def _some(choose: Chooser, options: Sequence[T]) -> frozenset[T]:
    return frozenset(option for option in options if choose((True, False)))


def _tiers(choose: Chooser) -> tuple[Tier, ...]:
    tiers = [Tier(None, choose((50, 0, 15, 90)))]
    for score in choose(((), (0,), (0, 500), (0, 500, 2000))):
        tiers.append(Tier(score, choose((50, 0, 15, 90, 120, 150))))
    return tuple(tiers)


def draw_rules(choose: Chooser) -> RuleSet:
    """Some rule set, perhaps one that cannot be played."""
    team_size = choose((1, 2, 1, 2, 3))
    tables = range(2 * team_size, MAX_PLAYERS + 1, team_size)
    players_min = choose(tables)
    players_max = choose([players for players in tables if players >= players_min])
    kitty_size = choose((0, 0, 4, 11))
    min_meld = choose((3, 3, 2, 4))
    max_wilds = choose((3, None, 0, 2, 4))
    wild_melds = choose((True, False))
    bonus_wild = choose((None, 1000))
    bonus_sevens = choose((None, 1500))
    kinds = [CanastaKind.NATURAL]
    kinds += [CanastaKind.MIXED] if max_wilds != 0 else []
    kinds += [CanastaKind.WILD] if wild_melds and bonus_wild is not None else []
    kinds += [CanastaKind.SEVENS] if bonus_sevens is not None else []
    ranks = (SEVEN, ACE, FOUR)
    classes = tuple(CardClass)
    modes = [PileMode.ADD]
    modes += [PileMode.PAIR] if min_meld <= 3 else []
    modes += [PileMode.NATURAL_WILD] if min_meld <= 3 and max_wilds != 0 else []
    open_modes = _some(choose, modes)
    merge = choose((True, True, False))
    max_meld = choose((7, 7, 8, 5)) if not merge else choose((None, None, 8))
    return RuleSet(
        name="chance",
        players_min=players_min,
        players_max=players_max,
        team_size=team_size,
        packs_base=choose((2, 1, 3)),
        packs_per_player=choose((0, 0, 1)),
        jokers_base=choose((4, 0, 2, 8)),
        jokers_per_player=choose((0, 0, 2)),
        hand_size=choose((11, 13, 15, 5, 3)),
        kitty_size=kitty_size,
        kitty_unlock=_some(choose, kinds) if kitty_size else frozenset(),
        seating=choose(tuple(Seating)),
        upcard_cover=_some(choose, classes),
        draw_count=choose((1, 2, 3)),
        short_stock=choose(tuple(ShortStock)),
        freeze_kinds=_some(choose, classes),
        block_top=_some(choose, classes),
        pile_open_modes=open_modes,
        pile_frozen_modes=_some(choose, [mode for mode in modes if mode in open_modes]),
        one_card_rule=choose((True, False)),
        red_three_replace_draw=choose((True, False)),
        red_three_replace_pile=choose((False, False, True)),
        red_three_replace_kitty=choose((True, False)),
        red_three_value=choose((100, 50, 0)),
        red_three_all_total=choose((800, None)),
        red_three_negative_if_unopened=choose((True, False)),
        min_meld=min_meld,
        min_naturals=choose((2, 2, 1, 3)),
        max_wilds=max_wilds,
        naturals_per_wild=choose((0, 1, 2)),
        max_meld=max_meld,
        second_meld=SecondMeld.MERGE if merge else SecondMeld.AFTER_COMPLETION,
        wild_melds=wild_melds,
        no_wild_ranks=_some(choose, ranks),
        black_three_min=choose((3, 2, 1)),
        black_three_max=choose((None, 4, 3)),
        canasta_size=choose((7, 7, 5, 4)),
        bonus_wild=bonus_wild,
        bonus_sevens=bonus_sevens,
        minimum_tiers=_tiers(choose),
        concealed_waives_minimum=choose((True, False)),
        discard_ban=_some(choose, ranks if choose((True, False)) else ()),
        final_discard=choose(tuple(FinalDiscard)),
        final_discard_ban=_some(choose, (SEVEN, TWO, BLACK, JOKER)),
        going_out_canastas=choose((1, 1, 2, 0)),
        going_out_kinds=_some(choose, kinds if choose((False, False, True)) else ()),
        going_out_bonus=choose((100, 0, 200)),
        concealed_extra=choose((100, 0)),
        concealed_needs_canasta=choose((True, False)),
        ask_partner=choose(tuple(AskPartner)) if team_size == 2 else AskPartner.NO,
        target=choose((5000, 1000)),
        tie=choose(tuple(Tie)),
        pile_in_sight=choose(tuple(PileSight)),
    )


def random_rules(chance: Random) -> RuleSet:
    """A random rule set that can be played."""
    choose = random_chooser(chance)
    while True:
        rules = draw_rules(choose)
        if not problems(rules):
            return rules


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Valid rule sets, the presets among them."""
    preset = draw(st.sampled_from((*PRESETS.values(), None)))
    if preset is not None:
        return preset
    rules = draw_rules(drawing_chooser(draw))
    return rules if not problems(rules) else random_rules(Random(draw(st.integers(0, 10**9))))


@dataclass(frozen=True)
class Deal:
    """What a round is dealt from."""

    rules: RuleSet
    players: int
    seed: int

    def start(self) -> tuple[Round, list[Event]]:
        """The round, just dealt, and what happened at the deal."""
        laws = Laws(self.rules, self.players)
        chance = Random(self.seed)
        scores = tuple(below(chance, 16) * 500 - 500 for _ in range(laws.sides))
        deck = shuffled(laws.deck, chance)
        return Round.deal(laws, below(chance, self.players), scores, deck)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Deals of any rule set for any number of players it allows."""
    rules = draw(rule_sets())
    return Deal(rules, draw(st.sampled_from(player_counts(rules))), draw(st.integers(0, 10**9)))


# Positions


def draw_position(choose: Chooser, rules: RuleSet) -> Round:
    """A position with few cards, before the draw: many of one rank, wild cards and threes.

    Now and then the mover holds about a canasta, and perhaps a meld of black threes. A side that
    has not opened has no melds, and nobody has two unfinished melds of a rank.
    """
    judge = Judge(rules, 0, frozenset())
    ranks = [choose(range(FOUR, ACE + 1)) for _ in range(3)]
    if choose((True, False)) and rules.discard_ban:
        ranks = [*rules.discard_ban]
    kinds = (*ranks * (9 // len(ranks)), TWO, JOKER, BLACK, BLACK, *rules.discard_ban)

    def draw_cards(most: int, least: int = 0, special: tuple[int, ...] = ()) -> list[int]:
        count = choose(range(least, most + 1))
        return [choose(FACES_OF[choose((*kinds, *special))]) for _ in range(count)]

    table: list[Meld] = []
    for _ in range(choose((0, 1, 2, 3))):
        rank = choose((*ranks, *ranks, WILD, *rules.discard_ban))
        naturals = 0 if rank == WILD else choose(range(1, 9))
        wilds = choose((7, 3, 6, 4) if rank == WILD else (0, 0, 1, 2, 3))
        cards = [choose(FACES_OF[rank]) for _ in range(naturals)]
        cards += [choose(FACES_OF[choose((TWO, JOKER))]) for _ in range(wilds)]
        meld = Meld.of(rank, tuple(cards))
        lying = [(rank_of(other.rank), kinds_of(other.cards)) for other in table]
        if judge.shape(rank_of(rank), kinds_of(cards)) and judge.may_start(lying, rank_of(rank)):
            table.append(meld)
    lifted = [rank for rank in rules.discard_ban if choose((True, False))]
    opponents = [Meld.of(rank, FACES_OF[rank] * rules.canasta_size) for rank in lifted]
    hand = draw_cards(6, 1)
    if choose((True, False, False, False)):
        hand = draw_cards(2) + [choose(FACES_OF[BLACK])] * choose((0, 0, rules.black_three_min))
        most = rules.canasta_size + choose((-3, -2, -1, 0, 1))
        hand += [choose(FACES_OF[ranks[0]]) for _ in range(most)]
    return position(
        rules,
        hand,
        phase=DRAW,
        score=choose([tier.from_score or -5 for tier in rules.minimum_tiers]),
        table=tuple(table),
        opponents=tuple(opponents),
        pile=draw_cards(3, 0, (RED_THREE,)),
        frozen=choose((None, None, True, False)),
        stock=draw_cards(4, 0, (RED_THREE,)),
        melded_before=bool(table) and choose((True, False)),
    )


@st.composite
def positions(draw: st.DrawFn) -> Round:
    """Small positions of any rule set."""
    return draw_position(drawing_chooser(draw), draw(rule_sets()))
