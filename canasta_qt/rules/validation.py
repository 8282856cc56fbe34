"""Whether a rule set can be played: every reason at once why not."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_qt.rules.cards import ACE, FOUR
from canasta_qt.rules.fields import (
    FIELDS,
    MAX_LABEL,
    MAX_MINIMUM,
    MAX_PACKS,
    MAX_POINTS,
    MAX_TIERS,
    Kinds,
    Number,
    is_label,
)
from canasta_qt.rules.ruleset import (
    AskPartner,
    CanastaKind,
    FinalDiscard,
    PileMode,
    RuleSet,
    SecondMeld,
)


class ProblemCode(Enum):
    """The codes of problems. The comments name the entries of ``Problem.parameters``."""

    NAME = "name"  # high
    """The name is empty, too long or not one line."""
    OUT_OF_RANGE = "out-of-range"  # value, low, high
    KIND_NOT_ALLOWED = "kind-not-allowed"  # kind
    """The field may not name this kind of card."""

    PLAYERS_REVERSED = "players-reversed"
    """The least number of players is greater than the greatest."""
    UNEVEN_TEAMS = "uneven-teams"  # players, team_size
    ONE_SIDE = "one-side"  # players, team_size
    """So few players make a single side."""
    NO_PACKS = "no-packs"  # players
    TOO_MANY_PACKS = "too-many-packs"  # players, packs, high
    TOO_FEW_CARDS = "too-few-cards"  # players, needed, available
    """The deal, the upcard and one draw for each player need more cards than there are."""
    NO_PARTNER = "no-partner"  # team_size
    """Only a player with exactly one partner can ask him."""

    KITTY_MISSING = "kitty-missing"
    """Canastas give access to a kitty that does not exist."""
    KITTY_SEALED = "kitty-sealed"
    """No canasta gives access to the kitty."""

    TOO_FEW_NATURALS = "too-few-naturals"  # min_naturals, min_meld
    """A meld needs more natural cards than its smallest size."""
    MELD_ABOVE_CANASTA = "meld-above-canasta"  # min_meld, canasta_size
    MELD_ENDS_BEFORE_CANASTA = "meld-ends-before-canasta"  # max_meld, canasta_size
    SECOND_MELD_WITHOUT_MAXIMUM = "second-meld-without-maximum"
    """A second meld starts when the first has its maximum size, but there is no maximum."""
    BLACK_THREES_MISSING = "black-threes-missing"  # minimum, available, players
    BLACK_THREES_REVERSED = "black-threes-reversed"  # minimum, maximum

    PILE_MELD_TOO_SMALL = "pile-meld-too-small"  # min_meld
    """Taking the pile with two cards from the hand melds three, fewer than a meld needs."""
    PILE_WITHOUT_WILDS = "pile-without-wilds"
    """The pile is taken with a wild card, but no meld may hold one."""
    FROZEN_EASIER = "frozen-easier"  # mode
    """A frozen pile may be taken in a way in which an open one may not."""

    NO_CANASTA = "no-canasta"  # players
    """No canasta of any kind can ever be made."""
    NO_SUCH_CANASTA = "no-such-canasta"  # kind, players
    """The field names a kind of canasta that can never be made."""
    TOO_MANY_CANASTAS = "too-many-canastas"  # needed, possible, players
    """Going out takes more canastas than the cards of the game can make."""

    NO_TIERS = "no-tiers"
    TOO_MANY_TIERS = "too-many-tiers"  # high
    FIRST_TIER = "first-tier"
    """The first tier does not apply from any score on."""
    TIER_ORDER = "tier-order"  # tier
    """The tier (counted from 1) does not start at a higher score than the one before."""
    TIER_SCORE = "tier-score"  # tier, low, high
    TIER_MINIMUM = "tier-minimum"  # tier, low, high

    DISCARD_BAN_FOREVER = "discard-ban-forever"  # needed, available, players
    """There are not cards enough for every side to make the canasta that lifts the ban."""
    NO_FINAL_DISCARD = "no-final-discard"
    """Going out takes a last discard, but every card is banned as one."""


Parameter = int | str


@dataclass(frozen=True)
class Problem:
    """Why a rule set cannot be played.

    Parameters are small values: kinds of cards are numbers of ``cards``, kinds of canastas and
    ways to take the pile are the values of their enumerations.
    """

    code: ProblemCode
    fields: tuple[str, ...]
    """The names of the fields concerned; to change one of them can solve the problem."""
    parameters: dict[str, Parameter]


class InvalidRuleSet(ValueError):
    """Raised for a rule set that cannot be played; ``problems`` are all the reasons."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.code.value for problem in problems))
        self.problems = problems


def problems(rules: RuleSet) -> list[Problem]:
    """Every reason why ``rules`` cannot be played; empty if they can.

    A check that compares fields is left out while one of them is impossible by itself.
    """
    return _Check(rules).found


def require_valid(rules: RuleSet) -> None:
    """Raises InvalidRuleSet, with every problem, if ``rules`` cannot be played."""
    found = problems(rules)
    if found:
        raise InvalidRuleSet(tuple(found))


def player_counts(rules: RuleSet) -> tuple[int, ...]:
    """The numbers of players that ``rules`` allow: those in the range that fill all sides."""
    return tuple(
        players
        for players in range(rules.players_min, rules.players_max + 1)
        if players % rules.team_size == 0
    )


_PAIR_MELD: Final = 3
"""Cards melded when the pile is taken with two cards from the hand."""

_MIX_FIELDS: Final = ("max_wilds", "naturals_per_wild", "min_naturals", "no_wild_ranks")
"""The fields that decide how many wild cards a meld may hold."""


class _Check:
    """The checks of one rule set, adding to ``found``."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.found: list[Problem] = []
        self.impossible: set[str] = set()
        """The fields that are impossible by themselves."""
        self.ranges()
        self.tiers()
        self.table()
        self.melds()
        self.pile()
        self.final_discard()
        if self.sound("players_min", "players_max", "team_size"):
            counts = player_counts(rules)
            if counts:
                self.cards(counts)

    def add(self, code: ProblemCode, fields: tuple[str, ...], **parameters: Parameter) -> None:
        self.found.append(Problem(code, fields, parameters))

    def sound(self, *fields: str) -> bool:
        """Whether each of ``fields`` is possible by itself."""
        return self.impossible.isdisjoint(fields)

    def ranges(self) -> None:
        rules = self.rules
        if not is_label(rules.name):
            self.add(ProblemCode.NAME, ("name",), high=MAX_LABEL)
        for name, field in FIELDS.items():
            value: object = getattr(rules, name)
            before = len(self.found)
            if isinstance(field, Number):
                if isinstance(value, int) and not field.low <= value <= field.high:
                    self.add(
                        ProblemCode.OUT_OF_RANGE,
                        (name,),
                        value=value,
                        low=field.low,
                        high=field.high,
                    )
            elif isinstance(field, Kinds):
                assert isinstance(value, frozenset)
                for kind in sorted(value.difference(field.values)):
                    self.add(ProblemCode.KIND_NOT_ALLOWED, (name,), kind=kind)
            if len(self.found) > before:
                self.impossible.add(name)

    def tiers(self) -> None:
        tiers = self.rules.minimum_tiers
        fields = ("minimum_tiers",)
        if not tiers:
            self.add(ProblemCode.NO_TIERS, fields)
            return
        if len(tiers) > MAX_TIERS:
            self.add(ProblemCode.TOO_MANY_TIERS, fields, high=MAX_TIERS)
        if tiers[0].from_score is not None:
            self.add(ProblemCode.FIRST_TIER, fields)
        last: int | None = None
        for number, tier in enumerate(tiers, 1):
            score = tier.from_score
            if number > 1 and (score is None or (last is not None and score <= last)):
                self.add(ProblemCode.TIER_ORDER, fields, tier=number)
            if score is not None and not -MAX_POINTS <= score <= MAX_POINTS:
                self.add(
                    ProblemCode.TIER_SCORE, fields, tier=number, low=-MAX_POINTS, high=MAX_POINTS
                )
            if not 0 <= tier.minimum <= MAX_MINIMUM:
                self.add(ProblemCode.TIER_MINIMUM, fields, tier=number, low=0, high=MAX_MINIMUM)
            last = score

    def table(self) -> None:
        rules = self.rules
        if self.sound("players_min", "players_max") and rules.players_min > rules.players_max:
            self.add(ProblemCode.PLAYERS_REVERSED, ("players_min", "players_max"))
        if self.sound("team_size"):
            team_size = rules.team_size
            for name, players in (
                ("players_min", rules.players_min),
                ("players_max", rules.players_max),
            ):
                if self.sound(name) and players % team_size != 0:
                    self.add(
                        ProblemCode.UNEVEN_TEAMS,
                        (name, "team_size"),
                        players=players,
                        team_size=team_size,
                    )
            if self.sound("players_min") and rules.players_min < 2 * team_size:
                self.add(
                    ProblemCode.ONE_SIDE,
                    ("players_min", "team_size"),
                    players=rules.players_min,
                    team_size=team_size,
                )
            if rules.ask_partner is AskPartner.OPTIONAL and team_size != 2:
                self.add(ProblemCode.NO_PARTNER, ("ask_partner", "team_size"), team_size=team_size)
        if self.sound("kitty_size"):
            fields = ("kitty_unlock", "kitty_size")
            if rules.kitty_unlock and rules.kitty_size == 0:
                self.add(ProblemCode.KITTY_MISSING, fields)
            if rules.kitty_size > 0 and not rules.kitty_unlock:
                self.add(ProblemCode.KITTY_SEALED, fields)

    def melds(self) -> None:
        rules = self.rules
        if self.sound("min_naturals", "min_meld") and rules.min_naturals > rules.min_meld:
            self.add(
                ProblemCode.TOO_FEW_NATURALS,
                ("min_naturals", "min_meld"),
                min_naturals=rules.min_naturals,
                min_meld=rules.min_meld,
            )
        if self.sound("min_meld", "canasta_size") and rules.min_meld > rules.canasta_size:
            self.add(
                ProblemCode.MELD_ABOVE_CANASTA,
                ("min_meld", "canasta_size"),
                min_meld=rules.min_meld,
                canasta_size=rules.canasta_size,
            )
        if (
            self.sound("max_meld", "canasta_size")
            and rules.max_meld is not None
            and rules.max_meld < rules.canasta_size
        ):
            self.add(
                ProblemCode.MELD_ENDS_BEFORE_CANASTA,
                ("max_meld", "canasta_size"),
                max_meld=rules.max_meld,
                canasta_size=rules.canasta_size,
            )
        if rules.second_meld is SecondMeld.AFTER_COMPLETION and rules.max_meld is None:
            self.add(ProblemCode.SECOND_MELD_WITHOUT_MAXIMUM, ("second_meld", "max_meld"))
        if (
            self.sound("black_three_min", "black_three_max")
            and rules.black_three_max is not None
            and rules.black_three_max < rules.black_three_min
        ):
            self.add(
                ProblemCode.BLACK_THREES_REVERSED,
                ("black_three_min", "black_three_max"),
                minimum=rules.black_three_min,
                maximum=rules.black_three_max,
            )

    def pile(self) -> None:
        rules = self.rules
        for name, modes in (
            ("pile_open_modes", rules.pile_open_modes),
            ("pile_frozen_modes", rules.pile_frozen_modes),
        ):
            if (
                self.sound("min_meld")
                and rules.min_meld > _PAIR_MELD
                and (PileMode.PAIR in modes or PileMode.NATURAL_WILD in modes)
            ):
                self.add(
                    ProblemCode.PILE_MELD_TOO_SMALL, (name, "min_meld"), min_meld=rules.min_meld
                )
            if PileMode.NATURAL_WILD in modes and rules.max_wilds == 0:
                self.add(ProblemCode.PILE_WITHOUT_WILDS, (name, "max_wilds"))
        for mode in PileMode:
            if mode in rules.pile_frozen_modes and mode not in rules.pile_open_modes:
                self.add(
                    ProblemCode.FROZEN_EASIER,
                    ("pile_frozen_modes", "pile_open_modes"),
                    mode=mode.value,
                )

    def final_discard(self) -> None:
        rules = self.rules
        field = FIELDS["final_discard_ban"]
        assert isinstance(field, Kinds)
        if rules.final_discard is FinalDiscard.REQUIRED and rules.final_discard_ban.issuperset(
            field.values
        ):
            self.add(ProblemCode.NO_FINAL_DISCARD, ("final_discard", "final_discard_ban"))

    def cards(self, counts: tuple[int, ...]) -> None:
        """The checks of what there are cards for, at the possible numbers of players.

        Everything grows evenly with the players, so the extremes tell about all of them.
        """
        rules = self.rules
        packs = ("packs_base", "packs_per_player")
        jokers = ("jokers_base", "jokers_per_player")
        if not self.sound(*packs):
            return
        fewest = counts[0]
        if _packs(rules, fewest) == 0:
            self.add(ProblemCode.NO_PACKS, packs, players=fewest)
            return
        most = counts[-1]
        if _packs(rules, most) > MAX_PACKS:
            self.add(
                ProblemCode.TOO_MANY_PACKS,
                packs,
                players=most,
                packs=_packs(rules, most),
                high=MAX_PACKS,
            )
        if self.sound("black_three_min") and rules.black_three_min > 2 * _packs(rules, fewest):
            self.add(
                ProblemCode.BLACK_THREES_MISSING,
                ("black_three_min", *packs),
                minimum=rules.black_three_min,
                available=2 * _packs(rules, fewest),
                players=fewest,
            )
        if self.sound("canasta_size", "discard_ban") and rules.discard_ban:
            self.discard_ban(fewest if self.shortage(fewest) >= self.shortage(most) else most)
        if not self.sound(*jokers):
            return
        if self.sound("hand_size", "kitty_size", "draw_count"):
            self.deal(fewest, most)
        if self.sound("canasta_size", "max_meld", "min_meld", "going_out_canastas", *_MIX_FIELDS):
            self.canastas(fewest)

    def shortage(self, players: int) -> int:
        """How many cards of one rank are missing for each side to have a natural canasta."""
        rules = self.rules
        return players // rules.team_size * rules.canasta_size - 4 * _packs(rules, players)

    def discard_ban(self, players: int) -> None:
        missing = self.shortage(players)
        if missing > 0:
            available = 4 * _packs(self.rules, players)
            self.add(
                ProblemCode.DISCARD_BAN_FOREVER,
                ("discard_ban", "canasta_size", "packs_base", "packs_per_player"),
                needed=available + missing,
                available=available,
                players=players,
            )

    def deal(self, fewest: int, most: int) -> None:
        rules = self.rules
        worst = fewest
        shortage = 0
        for players in (fewest, most):
            missing = _cards_needed(rules, players) - _cards_available(rules, players)
            if missing > shortage:
                worst = players
                shortage = missing
        if shortage > 0:
            self.add(
                ProblemCode.TOO_FEW_CARDS,
                (
                    *("hand_size", "kitty_size", "draw_count", "players_min", "players_max"),
                    *("packs_base", "packs_per_player", "jokers_base", "jokers_per_player"),
                ),
                players=worst,
                needed=_cards_needed(rules, worst),
                available=_cards_available(rules, worst),
            )

    def canastas(self, players: int) -> None:
        rules = self.rules
        possible = _possible_canastas(rules, players)
        if not possible:
            self.add(
                ProblemCode.NO_CANASTA,
                ("canasta_size", "max_meld", *_MIX_FIELDS, "packs_base", "packs_per_player"),
                players=players,
            )
            return
        for name, kinds in (
            ("going_out_kinds", rules.going_out_kinds),
            ("kitty_unlock", rules.kitty_unlock),
        ):
            for kind in CanastaKind:
                if kind in kinds and kind not in possible:
                    self.add(
                        ProblemCode.NO_SUCH_CANASTA,
                        (name, *_fields_of(kind)),
                        kind=kind.value,
                        players=players,
                    )
        limit = _canasta_limit(rules, players)
        if rules.going_out_canastas > limit:
            self.add(
                ProblemCode.TOO_MANY_CANASTAS,
                ("going_out_canastas", "canasta_size", "second_meld"),
                needed=rules.going_out_canastas,
                possible=limit,
                players=players,
            )


def _packs(rules: RuleSet, players: int) -> int:
    return rules.packs_base + rules.packs_per_player * players


def _jokers(rules: RuleSet, players: int) -> int:
    return rules.jokers_base + rules.jokers_per_player * players


def _cards_available(rules: RuleSet, players: int) -> int:
    return 52 * _packs(rules, players) + _jokers(rules, players)


def _cards_needed(rules: RuleSet, players: int) -> int:
    return players * (rules.hand_size + rules.kitty_size + rules.draw_count) + 1


def _possible_canastas(rules: RuleSet, players: int) -> set[CanastaKind]:
    """The kinds of canasta that the cards of the game and the limits of melds allow."""
    size = rules.canasta_size
    naturals = 4 * _packs(rules, players)
    wilds = naturals + _jokers(rules, players)
    possible: set[CanastaKind] = set()
    if rules.max_meld is not None and rules.max_meld < size:
        return possible
    if naturals >= max(size, rules.min_naturals):
        possible.add(CanastaKind.NATURAL)
        if rules.bonus_sevens is not None:
            possible.add(CanastaKind.SEVENS)
    if rules.wild_melds and wilds >= size:
        possible.add(CanastaKind.MIXED if rules.bonus_wild is None else CanastaKind.WILD)
    largest = naturals + wilds if rules.max_meld is None else rules.max_meld
    if len(rules.no_wild_ranks) < ACE - FOUR + 1:
        for natural in range(max(rules.min_naturals, 1), naturals + 1):
            most = wilds if rules.max_wilds is None else min(wilds, rules.max_wilds)
            if rules.naturals_per_wild > 0:
                most = min(most, natural // rules.naturals_per_wild)
            most = min(most, largest - natural)
            if most >= 1 and natural + most >= size:
                possible.add(CanastaKind.MIXED)
    return possible


def _canasta_limit(rules: RuleSet, players: int) -> int:
    """The most canastas that one side could have, were all cards its own."""
    packs = _packs(rules, players)
    ranks = ACE - FOUR + 1
    cards = 4 * packs * (ranks + 1) + _jokers(rules, players)
    limit = cards // rules.canasta_size
    if rules.second_meld is SecondMeld.MERGE:
        limit = min(limit, ranks + 1 if rules.wild_melds else ranks)
    return limit


def _fields_of(kind: CanastaKind) -> tuple[str, ...]:
    """The fields that decide whether a canasta of ``kind`` exists."""
    if kind is CanastaKind.WILD:
        return ("wild_melds", "bonus_wild", "canasta_size")
    if kind is CanastaKind.SEVENS:
        return ("bonus_sevens", "canasta_size")
    if kind is CanastaKind.MIXED:
        return (*_MIX_FIELDS, "canasta_size", "max_meld")
    return ("canasta_size", "packs_base", "packs_per_player")
