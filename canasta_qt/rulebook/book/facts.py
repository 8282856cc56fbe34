"""What follows from a rule set and decides what its book has to tell."""

from itertools import product

from canasta_qt.rules.cards import ACE, FOUR, SEVEN, WILD
from canasta_qt.rules.laws import PLAIN_RANKS, Laws
from canasta_qt.rules.ruleset import AskPartner, CanastaKind, PileMode, RuleSet, ShortStock
from canasta_qt.rules.validation import player_counts

_SMALLEST_VALUE = 5
"""Points of the least valuable card that can be melded at any time."""


class Facts:
    """A valid rule set and its consequences, at the smallest table where they depend on it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.tables = tuple(Laws(rules, players) for players in player_counts(rules))
        """The laws for each possible number of players, in ascending order."""
        self.laws = self.tables[0]
        self.partners = rules.team_size > 1
        self.jokers = any(laws.jokers for laws in self.tables)
        self.mixes = any(
            self.laws.fits(rank, naturals, 1)
            for rank, naturals in product(PLAIN_RANKS, range(1, 4 * self.laws.packs + 1))
        )
        """Whether wild cards can be melded with natural ones at all."""
        self.kinds = tuple(kind for kind in CanastaKind if kind in self._kinds())
        """The kinds of canasta that can be made, in their usual order."""
        self.closes = rules.max_meld == rules.canasta_size
        """Whether a canasta takes no further card."""
        self.kitty = rules.kitty_size > 0
        self.asks = rules.ask_partner is not AskPartner.NO
        self.needs_canastas = rules.going_out_canastas > 0 or bool(rules.going_out_kinds)
        self.concealed = rules.concealed_extra > 0 or rules.concealed_waives_minimum
        """Whether it makes a difference to go out concealed."""
        self.has_minimum = any(tier.minimum for tier in rules.minimum_tiers)
        self.any_meld = _SMALLEST_VALUE * rules.min_meld
        """Points that every meld reaches."""
        self.takes = bool(rules.pile_open_modes)
        """Whether the pile can ever be taken."""
        self.draws_whole = rules.short_stock is ShortStock.END and rules.draw_count > 1
        """Whether a stock that holds a card may still be too small for a draw."""
        self.adds = PileMode.ADD in rules.pile_open_modes

    def _kinds(self) -> set[CanastaKind]:
        laws = self.laws
        found = set()
        naturals = range(4 * laws.packs + 1)
        wilds = range(min(4 * laws.packs + laws.jokers, laws.canasta_size) + 1)
        ranks = (*range(FOUR, ACE + 1), SEVEN, WILD)
        for rank, natural, wild in product(ranks, naturals, wilds):
            if laws.fits(rank, natural, wild):
                kind = laws.canasta_kind_of(rank, natural, wild)
                if kind is not None:
                    found.add(kind)
        return found
