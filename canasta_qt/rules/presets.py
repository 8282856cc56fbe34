"""The five rule sets of SPEC, as values."""

from dataclasses import replace
from typing import Final

from canasta_qt.rules.cards import SEVEN
from canasta_qt.rules.ruleset import (
    MAX_PLAYERS,
    AskPartner,
    CanastaKind,
    CardClass,
    FinalDiscard,
    PileMode,
    RuleSet,
    Seating,
    SecondMeld,
    ShortStock,
    Tier,
)

TWO_PLAYER: Final = RuleSet(
    name="two-player",
    players_min=2,
    players_max=2,
    team_size=1,
    packs_base=2,
    packs_per_player=0,
    jokers_base=4,
    jokers_per_player=0,
    hand_size=15,
    draw_count=2,
    short_stock=ShortStock.END,
    freeze_kinds=frozenset(),
    pile_open_modes=frozenset({PileMode.PAIR}),
    one_card_rule=False,
    red_three_replace_draw=False,
    max_wilds=None,
    naturals_per_wild=1,
    minimum_tiers=(Tier(None, 50), Tier(1500, 90), Tier(3000, 120), Tier(5000, 150)),
    final_discard=FinalDiscard.REQUIRED,
    concealed_extra=0,
)

RAILROAD: Final = RuleSet(
    name="railroad",
    players_min=2,
    players_max=MAX_PLAYERS,
    team_size=1,
    packs_base=0,
    packs_per_player=2,
    jokers_base=0,
    jokers_per_player=2,
    hand_size=13,
    kitty_size=11,
    kitty_unlock=frozenset({CanastaKind.NATURAL, CanastaKind.WILD, CanastaKind.SEVENS}),
    upcard_cover=frozenset(),
    draw_count=2,
    pile_open_modes=frozenset({PileMode.PAIR, PileMode.ADD}),
    one_card_rule=False,
    red_three_all_total=None,
    red_three_negative_if_unopened=False,
    max_meld=7,
    second_meld=SecondMeld.AFTER_COMPLETION,
    wild_melds=True,
    no_wild_ranks=frozenset({SEVEN}),
    bonus_wild=1000,
    bonus_sevens=1500,
    minimum_tiers=(
        Tier(None, 15),
        Tier(0, 50),
        Tier(5000, 90),
        Tier(10000, 120),
        Tier(15000, 150),
    ),
    discard_ban=frozenset({SEVEN}),
    final_discard=FinalDiscard.REQUIRED,
    final_discard_ban=frozenset({SEVEN}),
    going_out_canastas=4,
    going_out_kinds=frozenset(CanastaKind),
    concealed_extra=0,
    target=20000,
)

STANDARD: Final = RuleSet(
    name="standard",
    players_min=4,
    players_max=4,
    team_size=2,
    packs_base=2,
    packs_per_player=0,
    jokers_base=4,
    jokers_per_player=0,
    hand_size=11,
    black_three_max=4,
    ask_partner=AskPartner.OPTIONAL,
)

TRADITIONAL: Final = replace(
    STANDARD,
    name="traditional",
    seating=Seating.DRAW,
    upcard_cover=frozenset(CardClass),
    freeze_kinds=frozenset(CardClass),
    naturals_per_wild=2,
    black_three_max=None,
)

INTERNATIONAL: Final = replace(STANDARD, name="international", concealed_waives_minimum=True)

PRESETS: Final[dict[str, RuleSet]] = {
    rules.name: rules for rules in (TWO_PLAYER, RAILROAD, TRADITIONAL, STANDARD, INTERNATIONAL)
}
"""The presets by name, in SPEC's order."""
