"""Whether to take the discard pile, and with what."""

from canasta_qt.players.opening import best_plan, eagerness
from canasta_qt.players.view import View
from canasta_qt.players.worth import card_worth, meld_worth, small_hand, wild_worth
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import IS_WILD, KIND, KIND_VALUE, RED_THREE, VALUE
from canasta_qt.rules.moves import Move

_CARD = 7.0
"""What a card more in the hand is worth, whatever it is."""

_UNKNOWN_CARD = 17.0
"""What a card from the stock is worth on the average, wild cards included."""

_PAIR = 9.0
"""What a natural in the hand that can take a pile is worth, for each card that a draw gives.
Values from 6 to 18 play alike; lower ones give a pair for two low cards."""

_PATIENCE = 120.0
"""What a pile must bring beyond a draw where going out takes several kinds of canastas: rounds are
long there, and piles grow again. With it 75% of 100 matches of Railroad were won against players
without it; 250 is as good, and so are 0 and 40 in the other rule sets."""


def draw_or_take(view: View, choices: list[Move]) -> Move:
    """The draw, or the way to take the pile that gains most over it."""
    best = choices[0]
    most = _draw_gain(view, best)
    for move in choices:
        if move.code == mv.TAKE_PILE:
            gain = _take_gain(view, move) + view.judgement.error() + view.judgement.habits.greed
            if gain > most:
                best = move
                most = gain
    return best


def _draw_gain(view: View, draw: Move) -> float:
    if draw.code == mv.END_ROUND:
        return 0.0
    count = min(view.laws.draw_count, view.state.stock_size)
    return count * (_UNKNOWN_CARD + _CARD) * (1.0 - view.urgency)


def _take_gain(view: View, move: Move) -> float:
    state = view.state
    laws = view.laws
    top = state.pile[-1]
    rank = KIND[top]
    index = view.slots[rank]
    lying = 0
    lying_wilds = 0
    if index >= 0:
        lying = view.side.melds[index].naturals
        lying_wilds = view.side.melds[index].wilds
    wilds = 0
    points = 0
    for card in move.cards:
        points += VALUE[card]
        wilds += IS_WILD[card]
    naturals = len(move.cards) - wilds + 1
    now = meld_worth(view, rank, lying, lying_wilds)
    then = meld_worth(view, rank, lying + naturals, lying_wilds + wilds)
    promise = (then - now) * 0.8
    if laws.canasta_kind_of(rank, lying + naturals, lying_wilds + wilds) is None:
        promise *= 1.0 - view.urgency
    gain = promise + VALUE[top] + 2.0 * points * view.urgency
    gain -= wilds * wild_worth(view)
    if laws.kinds_needed:
        gain -= _PATIENCE
    if index < 0:
        # A pair that is laid takes no other pile.
        gain -= _PAIR * laws.draw_count * (naturals - 1)

    held = view.kinds[:]
    for card in move.cards:
        held[KIND[card]] -= 1
    left = view.size - len(move.cards)
    late = view.urgency
    joining = 0
    for card in state.pile[:-1]:
        kind = KIND[card]
        if kind == RED_THREE:
            gain += laws.rules.red_three_value
            continue
        joining += 1
        usable = card_worth(view, kind, held[kind])
        held[kind] += 1
        gain += (usable + _CARD) * (1.0 - late)
        if late > 0.0:
            meldable = IS_WILD[card] or view.slots[kind] >= 0 or held[kind] >= 3
            gain += late * (KIND_VALUE[kind] if meldable else -KIND_VALUE[kind])

    if not view.side.opened:
        missing = state.minimum() - points - VALUE[top]
        if missing > 0:
            rest = view.kinds[:]
            for card in move.cards:
                rest[KIND[card]] -= 1
            plan = best_plan(view, missing, rest, left + joining, True)
            if plan is None:
                return -1000.0
            gain += plan.gain
        gain += eagerness(view) * 0.7
    gain -= small_hand(view, left + joining - 1)
    if view.may_go_out and view.size <= 4 and joining > 4:
        gain *= 0.7
    return gain + 0.25 * _denied(view) * (1.0 - late)


def _denied(view: View) -> float:
    """What the pile is worth to the next player, who might take it instead."""
    return view.pile_value() * 0.3
