"""The fields of rule sets and their values in a few words, for tables."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import words
from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.rules.fields import FIELDS, Kinds
from canasta_qt.rules.ruleset import (
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

_NAMES: Final = {
    "name": QT_TRANSLATE_NOOP("Fields", "Name"),
    "players_min": QT_TRANSLATE_NOOP("Fields", "Fewest players"),
    "players_max": QT_TRANSLATE_NOOP("Fields", "Most players"),
    "team_size": QT_TRANSLATE_NOOP("Fields", "Players in a side"),
    "packs_base": QT_TRANSLATE_NOOP("Fields", "Packs, for any number of players"),
    "packs_per_player": QT_TRANSLATE_NOOP("Fields", "Packs added for each player"),
    "jokers_base": QT_TRANSLATE_NOOP("Fields", "Jokers, for any number of players"),
    "jokers_per_player": QT_TRANSLATE_NOOP("Fields", "Jokers added for each player"),
    "hand_size": QT_TRANSLATE_NOOP("Fields", "Cards in a hand"),
    "kitty_size": QT_TRANSLATE_NOOP("Fields", "Cards in a kitty"),
    "kitty_unlock": QT_TRANSLATE_NOOP("Fields", "What earns the kitty"),
    "seating": QT_TRANSLATE_NOOP("Fields", "Seats"),
    "upcard_cover": QT_TRANSLATE_NOOP("Fields", "First cards of the pile that are covered"),
    "draw_count": QT_TRANSLATE_NOOP("Fields", "Cards in a draw"),
    "short_stock": QT_TRANSLATE_NOOP("Fields", "Stock too small for a draw"),
    "freeze_kinds": QT_TRANSLATE_NOOP("Fields", "Cards that freeze the pile"),
    "block_top": QT_TRANSLATE_NOOP("Fields", "Cards that block the pile"),
    "pile_open_modes": QT_TRANSLATE_NOOP("Fields", "What takes an open pile"),
    "pile_frozen_modes": QT_TRANSLATE_NOOP("Fields", "What takes a frozen pile"),
    "one_card_rule": QT_TRANSLATE_NOOP("Fields", "One card may not take a pile of one"),
    "pile_in_sight": QT_TRANSLATE_NOOP("Fields", "What may be looked at in the pile"),
    "red_three_replace_draw": QT_TRANSLATE_NOOP("Fields", "Red threes drawn are replaced"),
    "red_three_replace_pile": QT_TRANSLATE_NOOP("Fields", "Red threes of the pile are replaced"),
    "red_three_replace_kitty": QT_TRANSLATE_NOOP("Fields", "Red threes of a kitty are replaced"),
    "red_three_value": QT_TRANSLATE_NOOP("Fields", "Points for a red three"),
    "red_three_all_total": QT_TRANSLATE_NOOP("Fields", "Points for all red threes"),
    "red_three_negative_if_unopened": QT_TRANSLATE_NOOP(
        "Fields", "Red threes are deducted without an opening"
    ),
    "min_meld": QT_TRANSLATE_NOOP("Fields", "Smallest meld"),
    "min_naturals": QT_TRANSLATE_NOOP("Fields", "Natural cards in a meld, at least"),
    "max_wilds": QT_TRANSLATE_NOOP("Fields", "Wild cards in a meld, at most"),
    "naturals_per_wild": QT_TRANSLATE_NOOP("Fields", "Natural cards for each wild card"),
    "max_meld": QT_TRANSLATE_NOOP("Fields", "Largest meld"),
    "second_meld": QT_TRANSLATE_NOOP("Fields", "A second meld of a rank"),
    "wild_melds": QT_TRANSLATE_NOOP("Fields", "Melds of wild cards alone"),
    "no_wild_ranks": QT_TRANSLATE_NOOP("Fields", "Ranks without wild cards"),
    "black_three_min": QT_TRANSLATE_NOOP("Fields", "Smallest meld of black threes"),
    "black_three_max": QT_TRANSLATE_NOOP("Fields", "Largest meld of black threes"),
    "canasta_size": QT_TRANSLATE_NOOP("Fields", "Cards in a canasta"),
    "bonus_natural": QT_TRANSLATE_NOOP("Fields", "Bonus for a natural canasta"),
    "bonus_mixed": QT_TRANSLATE_NOOP("Fields", "Bonus for a mixed canasta"),
    "bonus_wild": QT_TRANSLATE_NOOP("Fields", "Bonus for a wild canasta"),
    "bonus_sevens": QT_TRANSLATE_NOOP("Fields", "Bonus for a sevens canasta"),
    "minimum_tiers": QT_TRANSLATE_NOOP("Fields", "Opening minimum by score"),
    "concealed_waives_minimum": QT_TRANSLATE_NOOP("Fields", "A concealed hand needs no minimum"),
    "discard_ban": QT_TRANSLATE_NOOP("Fields", "No discard before all have a canasta of it"),
    "final_discard": QT_TRANSLATE_NOOP("Fields", "Last discard when going out"),
    "final_discard_ban": QT_TRANSLATE_NOOP("Fields", "Never the last discard"),
    "going_out_canastas": QT_TRANSLATE_NOOP("Fields", "Canastas to go out"),
    "going_out_kinds": QT_TRANSLATE_NOOP("Fields", "Kinds of canastas to go out"),
    "going_out_bonus": QT_TRANSLATE_NOOP("Fields", "Points for going out"),
    "concealed_extra": QT_TRANSLATE_NOOP("Fields", "Extra points for a concealed hand"),
    "concealed_needs_canasta": QT_TRANSLATE_NOOP("Fields", "A concealed hand needs a canasta"),
    "ask_partner": QT_TRANSLATE_NOOP("Fields", "Asking the partner"),
    "target": QT_TRANSLATE_NOOP("Fields", "Points that win the match"),
    "tie": QT_TRANSLATE_NOOP("Fields", "Sides level at the top"),
}

_VALUES: Final[dict[Enum, str]] = {
    PileMode.PAIR: QT_TRANSLATE_NOOP("Fields", "a natural pair"),
    PileMode.NATURAL_WILD: QT_TRANSLATE_NOOP("Fields", "a natural and a wild card"),
    PileMode.ADD: QT_TRANSLATE_NOOP("Fields", "an own meld"),
    PileSight.TOP: QT_TRANSLATE_NOOP("Fields", "the top card"),
    PileSight.ALL: QT_TRANSLATE_NOOP("Fields", "all of its cards"),
    ShortStock.END: QT_TRANSLATE_NOOP("Fields", "no draw any more"),
    ShortStock.DRAW: QT_TRANSLATE_NOOP("Fields", "draw what is left"),
    SecondMeld.MERGE: QT_TRANSLATE_NOOP("Fields", "never"),
    SecondMeld.AFTER_COMPLETION: QT_TRANSLATE_NOOP("Fields", "when the first is finished"),
    FinalDiscard.REQUIRED: QT_TRANSLATE_NOOP("Fields", "required"),
    FinalDiscard.OPTIONAL: QT_TRANSLATE_NOOP("Fields", "as you like"),
    AskPartner.NO: QT_TRANSLATE_NOOP("Fields", "not possible"),
    AskPartner.OPTIONAL: QT_TRANSLATE_NOOP("Fields", "possible, and the answer binds"),
    Seating.RANDOM: QT_TRANSLATE_NOOP("Fields", "as you come"),
    Seating.DRAW: QT_TRANSLATE_NOOP("Fields", "by drawing cards"),
    Tie.EXTRA_ROUND: QT_TRANSLATE_NOOP("Fields", "another round"),
    Tie.SHARED: QT_TRANSLATE_NOOP("Fields", "they win together"),
}

_UNLIMITED: Final = frozenset({"max_wilds", "max_meld", "black_three_max"})
"""Fields in which None means that there is no limit, and not that there is no such thing."""


def field_name(field: str) -> str:
    """What the player calls a field of ``RuleSet``."""
    return QCoreApplication.translate("Fields", _NAMES[field])


def field_value(rules: RuleSet, field: str) -> str:
    """The value of ``field`` in ``rules``, in a few words."""
    value: object = getattr(rules, field)
    match value:
        case None if field in _UNLIMITED:
            return QCoreApplication.translate("Fields", "no limit")
        case bool():
            yes = QCoreApplication.translate("Fields", "yes")
            return yes if value else QCoreApplication.translate("Fields", "no")
        case Enum():
            return QCoreApplication.translate("Fields", _VALUES[value])
        case frozenset() if value:
            return _members(field, value)
        case tuple():
            return _tiers(value)
        case int():
            return terms.number(value)
        case str():
            return value
        case _:
            return QCoreApplication.translate("Fields", "none")


def _members(field: str, members: frozenset[object]) -> str:
    if isinstance(FIELDS[field], Kinds):
        return words.ranks(kind for kind in members if isinstance(kind, int))
    modes = [_VALUES[mode] for mode in PileMode if mode in members]
    if modes:
        return terms.apart(QCoreApplication.translate("Fields", mode) for mode in modes)
    classes = [one for one in CardClass if one in members]
    if classes:
        return words.classes(classes)
    return words.canastas(kind for kind in CanastaKind if kind in members)


def _tiers(tiers: Sequence[Tier]) -> str:
    return terms.apart(
        QCoreApplication.translate("Fields", "{scores}: {minimum}").format(
            scores=words.scores(tiers, place), minimum=terms.number(tier.minimum)
        )
        for place, tier in enumerate(tiers)
    )
