"""What values each field of a rule set may hold, one by one.

Whether the fields agree with each other is another matter: see ``validation``.
"""

from enum import Enum
from typing import Final

from canasta_qt.rules.cards import ACE, FOUR, JOKER, TWO
from canasta_qt.rules.ruleset import (
    MAX_PLAYERS,
    AskPartner,
    CanastaKind,
    CardClass,
    FinalDiscard,
    PileMode,
    PileSight,
    Seating,
    SecondMeld,
    ShortStock,
    Tie,
)

MAX_PACKS: Final = 16
"""The most packs that a game may use; with all jokers it is still dealt in an instant."""
MAX_POINTS: Final = 10_000_000
"""The greatest value, bonus, score limit or target."""
MAX_MINIMUM: Final = 300
"""The greatest opening minimum; hardly any hand could meet a higher one."""
MAX_TIERS: Final = 20
MAX_LABEL: Final = 100
"""The most characters of a name."""


class Field:
    """What a field holds; use the subclasses."""

    __slots__ = ()


class Text(Field):
    """A name in one line: see ``is_label``."""

    __slots__ = ()


class Flag(Field):
    """Yes or no."""

    __slots__ = ()


class Number(Field):
    """An integer from ``low`` to ``high``, or, if ``optional``, None."""

    __slots__ = ("high", "low", "optional")

    def __init__(self, low: int, high: int, optional: bool = False) -> None:
        self.low = low
        self.high = high
        self.optional = optional


class Choice(Field):
    """One of ``values``, the members of an enumeration."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[Enum, ...]) -> None:
        self.values = values


class Choices(Field):
    """Any of ``values``, the members of an enumeration."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[Enum, ...]) -> None:
        self.values = values


class Kinds(Field):
    """Any of ``values``, kinds of ``cards``."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values


class Tiers(Field):
    """Opening minimums by score."""

    __slots__ = ()


def is_label(text: str) -> bool:
    """Whether ``text`` can name a rule set or a player.

    It is one line of 1 to MAX_LABEL characters, not only spaces, without control characters or
    halves of surrogate pairs, which no file could hold.
    """
    return (
        len(text) <= MAX_LABEL
        and text.strip() != ""
        and not any(
            code < 0x20
            or 0x7F <= code <= 0x9F
            or 0xD800 <= code <= 0xDFFF
            or code in (_LINE_SEPARATOR, _PARAGRAPH_SEPARATOR)
            for code in map(ord, text)
        )
    )


_LINE_SEPARATOR: Final = 0x2028
_PARAGRAPH_SEPARATOR: Final = 0x2029
_PLAIN_RANKS: Final = tuple(range(FOUR, ACE + 1))
_DISCARDABLE: Final = tuple(range(TWO, JOKER + 1))
_POINTS: Final = Number(0, MAX_POINTS)
_POINTS_OR_NONE: Final = Number(0, MAX_POINTS, optional=True)
_CARD_CLASSES: Final = Choices(tuple(CardClass))
_PILE_MODES: Final = Choices(tuple(PileMode))
_CANASTA_KINDS: Final = Choices(tuple(CanastaKind))

FIELDS: Final[dict[str, Field]] = {
    "name": Text(),
    "players_min": Number(2, MAX_PLAYERS),
    "players_max": Number(2, MAX_PLAYERS),
    "team_size": Number(1, MAX_PLAYERS // 2),
    "packs_base": Number(0, MAX_PACKS),
    "packs_per_player": Number(0, MAX_PACKS // 2),
    "jokers_base": Number(0, 4 * MAX_PACKS),
    "jokers_per_player": Number(0, MAX_PACKS),
    "hand_size": Number(3, 40),
    "kitty_size": Number(0, 40),
    "kitty_unlock": _CANASTA_KINDS,
    "seating": Choice(tuple(Seating)),
    "upcard_cover": _CARD_CLASSES,
    "draw_count": Number(1, 10),
    "short_stock": Choice(tuple(ShortStock)),
    "freeze_kinds": _CARD_CLASSES,
    "block_top": _CARD_CLASSES,
    "pile_open_modes": _PILE_MODES,
    "pile_frozen_modes": _PILE_MODES,
    "one_card_rule": Flag(),
    "pile_in_sight": Choice(tuple(PileSight)),
    "red_three_replace_draw": Flag(),
    "red_three_replace_pile": Flag(),
    "red_three_replace_kitty": Flag(),
    "red_three_value": _POINTS,
    "red_three_all_total": _POINTS_OR_NONE,
    "red_three_negative_if_unopened": Flag(),
    "min_meld": Number(2, 10),
    "min_naturals": Number(1, 10),
    "max_wilds": Number(0, 100, optional=True),
    "naturals_per_wild": Number(0, 10),
    "max_meld": Number(2, 100, optional=True),
    "second_meld": Choice(tuple(SecondMeld)),
    "wild_melds": Flag(),
    "no_wild_ranks": Kinds(_PLAIN_RANKS),
    "black_three_min": Number(1, 2 * MAX_PACKS),
    "black_three_max": Number(1, 2 * MAX_PACKS, optional=True),
    "canasta_size": Number(3, 20),
    "bonus_natural": _POINTS,
    "bonus_mixed": _POINTS,
    "bonus_wild": _POINTS_OR_NONE,
    "bonus_sevens": _POINTS_OR_NONE,
    "minimum_tiers": Tiers(),
    "concealed_waives_minimum": Flag(),
    "discard_ban": Kinds(_PLAIN_RANKS),
    "final_discard": Choice(tuple(FinalDiscard)),
    "final_discard_ban": Kinds(_DISCARDABLE),
    "going_out_canastas": Number(0, 50),
    "going_out_kinds": _CANASTA_KINDS,
    "going_out_bonus": _POINTS,
    "concealed_extra": _POINTS,
    "concealed_needs_canasta": Flag(),
    "ask_partner": Choice(tuple(AskPartner)),
    "target": Number(1, MAX_POINTS),
    "tie": Choice(tuple(Tie)),
}
"""The fields of ``RuleSet``, in its order."""
