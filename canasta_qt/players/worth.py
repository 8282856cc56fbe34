"""What melds and cards in the hand are worth: the yardstick for all decisions.

Everything is in points of the score and follows from the rule set: bonuses, sizes, the canastas
that going out takes. Probabilities are rough guesses by the number of missing cards.
"""

from canasta_qt.players.view import View
from canasta_qt.rules.cards import JOKER, KIND_VALUE, TWO, WILD
from canasta_qt.rules.laws import NO_LIMIT, PLAIN_RANKS
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import CLOSED

_COMPLETION = (1.0, 0.68, 0.44, 0.26, 0.15, 0.08, 0.05)
"""How likely a meld becomes a canasta in a whole round, by the number of cards it lacks."""

LAID = 0.3
"""The part of a future canasta's worth that its cards have only once they are laid."""

_SMALL_HAND = (350.0, 200.0, 120.0, 70.0, 40.0, 20.0, 10.0)
"""The loss in being left with so few cards after the discard, without a way to go out."""


def meld_worth(view: View, rank: int, naturals: int, wilds: int) -> float:
    """What a meld of such make-up is expected to bring in canasta bonuses."""
    key = (rank * NO_LIMIT + naturals) * NO_LIMIT + wilds
    found = view.meld_worths.get(key)
    if found is None:
        found = _meld_worth(view, rank, naturals, wilds)
        view.meld_worths[key] = found
    return found


def _meld_worth(view: View, rank: int, naturals: int, wilds: int) -> float:
    laws = view.laws
    size = naturals + wilds
    if size == 0:
        return 0.0
    kind = laws.canasta_kind_of(rank, naturals, wilds)
    if kind is not None:
        return float(laws.bonus(kind)) + _wanted(view, kind)
    missing = laws.canasta_size - size
    best = 0.0
    if rank == WILD:
        supply = view.unseen(TWO) + view.unseen(JOKER) + view.wilds
        return _chance(view, missing, supply) * _target(view, rank, 0, laws.canasta_size)
    supply = view.unseen(rank) + view.kinds[rank]
    if wilds == 0:
        best = _chance(view, missing, supply) * _target(view, rank, laws.canasta_size, 0)
    room = laws.max_wilds(rank, laws.canasta_size - wilds) - wilds
    if room >= 0 and laws.max_wilds(rank, laws.canasta_size):
        most = max(wilds, 1)
        supply += view.wilds + 1 if room > 0 else 0
        mixed = _chance(view, missing, supply) * _target(view, rank, laws.canasta_size - most, most)
        best = max(best, mixed)
    return best


def _target(view: View, rank: int, naturals: int, wilds: int) -> float:
    kind = view.laws.canasta_kind_of(rank, naturals, wilds)
    return 0.0 if kind is None else view.laws.bonus(kind) + _wanted(view, kind)


def _wanted(view: View, kind: CanastaKind) -> float:
    """What a canasta of ``kind`` is worth beyond its bonus, since going out takes it."""
    laws = view.laws
    if kind in laws.kinds_needed and kind not in view.have:
        return 300.0 if len(laws.kinds_needed - view.have) == 1 else 100.0
    if view.canastas < laws.canastas_needed and not laws.kinds_needed:
        return 150.0
    return 0.0


def _chance(view: View, missing: int, supply: int) -> float:
    if supply < missing:
        return 0.0
    chance = _COMPLETION[missing] if missing < len(_COMPLETION) else 0.03
    plenty = min(1.0, supply / (2.5 * missing))
    return chance * plenty * (0.25 + 0.75 * view.horizon)


def wild_worth(view: View) -> float:
    """What a wild card is worth in the hand, where it can still become anything."""
    laws = view.laws
    if laws.wild_melds and laws.rules.bonus_wild is not None:
        # Each card of a wild canasta carries its share of the bonus.
        together = view.wilds
        index = view.slots[WILD]
        if index >= 0:
            together += view.side.melds[index].wilds
        share = laws.rules.bonus_wild / laws.canasta_size
        return share * (0.6 + 0.1 * min(4, together)) * (0.3 + 0.7 * view.horizon)
    return 100.0 * (0.25 + 0.75 * view.horizon) * (1.0 - 0.6 * view.urgency)


def small_hand(view: View, size: int) -> float:
    """The loss in keeping ``size`` cards in the hand after the turn's discard."""
    if view.may_go_out:
        return 0.0
    if size < 0:
        size = 0
    if size < len(_SMALL_HAND):
        return _SMALL_HAND[size]
    return 0.0


def card_worth(view: View, kind: int, held: int) -> float:
    """What one more card of ``kind`` is worth to a hand that holds ``held`` of them."""
    if kind in (TWO, JOKER):
        return wild_worth(view)
    if kind not in PLAIN_RANKS:
        return 6.0
    index = view.slots[kind]
    if index >= 0:
        meld = view.side.melds[index]
        more = meld_worth(view, kind, meld.naturals + held + 1, meld.wilds) - meld_worth(
            view, kind, meld.naturals + held, meld.wilds
        )
        return 8.0 + KIND_VALUE[kind] + max(0.0, more) * (1.0 - 0.3 * view.urgency)
    if index == CLOSED:
        return 4.0 if held == 0 else 8.0
    more = meld_worth(view, kind, held + 1, 0) - meld_worth(view, kind, held, 0)
    pairing = (4.0, 16.0, 14.0)[held] if held < 3 else 8.0
    unseen = view.unseen(kind)
    if held == 0 and unseen == 0:
        pairing = 0.0
    if not view.side.opened:
        pairing += KIND_VALUE[kind] * 0.4
    return pairing + max(0.0, more) * (1.0 - LAID)
