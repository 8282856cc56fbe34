"""Which card to discard: little loss to the own hand, little use to the next player."""

from canasta_qt.players.view import View
from canasta_qt.players.worth import card_worth, wild_worth
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, JOKER, KIND, KIND_VALUE, TWO
from canasta_qt.rules.laws import PLAIN_RANKS
from canasta_qt.rules.moves import Move
from canasta_qt.rules.state import CLOSED


def best_discard(view: View, choices: list[Move]) -> Move | None:
    """The discard among ``choices`` that costs least; None if there is none."""
    best: Move | None = None
    least = 0.0
    value = view.pile_value()
    for move in choices:
        if move.code == mv.DISCARD:
            cost = discard_cost(view, KIND[move.cards[0]], value) + view.judgement.error()
            if best is None or cost < least:
                best = move
                least = cost
    return best


def discard_cost(view: View, kind: int, value: float) -> float:
    """What a discard of ``kind`` costs, in points, on a pile worth ``value``."""
    return _loss(view, kind) + _gift(view, kind, value) * view.judgement.habits.caution


def _loss(view: View, kind: int) -> float:
    """What the own hand loses with one card of ``kind``."""
    held = view.kinds[kind]
    value = KIND_VALUE[kind]
    # A card that would be charged at the end is no loss then.
    relief = 2.0 * value * view.urgency
    if kind in (TWO, JOKER):
        return wild_worth(view) + 0.6 * value + 10.0 - relief * 0.3
    if kind == BLACK_THREE:
        # The more there is to be had, the better a card that nobody can take it with.
        return (27.0 if view.pile_value() < 45.0 else 10.0) - relief
    loss = card_worth(view, kind, held - 1)
    if held == 2 and view.slots[kind] < 0:
        loss += 6.0 + 0.05 * view.pile_value()
    if not view.side.opened and held >= 2:
        loss += 0.5 * value
    return loss - relief


def _gift(view: View, kind: int, value: float) -> float:
    """What the next player is likely to gain from a discard of ``kind`` on a pile worth so much.

    Includes what freezing the pile means to both sides.
    """
    laws = view.laws
    frozen = view.state.frozen
    gift = 0.0
    if laws.freezes[kind] and not frozen:
        gift -= _freezing_gain(view, value)
    if laws.blocks[kind] or kind in (TWO, JOKER) or kind == BLACK_THREE:
        return gift
    chance = taking_chance(view, view.next_seat, kind)
    return gift + chance * (value + KIND_VALUE[kind] + 18.0)


def taking_chance(view: View, seat: int, kind: int) -> float:
    """How likely ``seat`` could take the pile with a card of ``kind`` on top, and would."""
    laws = view.laws
    state = view.state
    number = seat % laws.sides
    side = state.sides[number]
    if not is_takeable(kind):
        return 0.0
    mode = 1 if side.opened and not state.frozen else 0
    index = side.slots(laws)[kind]
    if index == CLOSED:
        return 0.0
    if index >= 0 and laws.add[mode]:
        return 1.0
    chance = 0.0
    if laws.pair[mode]:
        chance = view.at_least(seat, kind, 2)
    if laws.natural_wild[mode]:
        wild = max(view.at_least(seat, TWO, 1), view.at_least(seat, JOKER, 1))
        chance = max(chance, view.at_least(seat, kind, 1) * wild * 0.8)
    if not side.opened:
        needed = laws.minimum(state.scores[number])
        if 3 * KIND_VALUE[kind] < needed:
            chance *= 0.65 if needed <= 50 else 0.45 if needed <= 90 else 0.3
    if view.memory.known[seat][kind] == 0:
        # Whoever throws such cards away or leaves them lying hardly keeps a pair of them.
        unwanted = view.memory.discarded[seat][kind] + view.memory.passed[seat][kind]
        if unwanted:
            chance *= 0.5 if unwanted == 1 else 0.3
    return chance


def is_takeable(kind: int) -> bool:
    """Whether a pile with ``kind`` on top can be taken at all."""
    return BLACK_THREE < kind < JOKER


def _freezing_gain(view: View, value: float) -> float:
    """What freezing a pile worth ``value`` gains: the others' ways to take it, less the own."""
    theirs = 0.0
    for number, side in enumerate(view.state.sides):
        if number != view.number and side.opened:
            theirs = max(theirs, 0.3 + 0.06 * len(side.melds))
    own = 0.0
    if view.side.opened:
        own = 0.3 + 0.06 * len(view.side.melds)
    pairs = sum(1 for kind in PLAIN_RANKS if view.kinds[kind] >= 2)
    return (0.5 * (theirs - own) + 0.03 * pairs) * value
