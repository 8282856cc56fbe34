"""Which discards give the pile away."""

from canasta_qt.rules.cards import BLACK_THREE, JOKER, KIND
from canasta_qt.rules.state import DRAW, PublicState


def can_surely_take(state: PublicState) -> bool:
    """Whether the player whose turn begins can take the pile whatever he holds.

    That is so if his side has a meld that the top card may join and the rule set lets the pile be
    taken for that, as rule 17 of `railroad` does. A hand too small to end the turn with is not
    considered.
    """
    if state.phase != DRAW or not state.pile:
        return False
    laws = state.laws
    rank = KIND[state.pile[-1]]
    if not BLACK_THREE < rank < JOKER or laws.blocks[rank]:
        return False
    side = state.side()
    mode = 1 if side.opened and not state.frozen else 0
    index = side.slots(laws)[rank]
    if index < 0 or not laws.add[mode]:
        return False
    meld = side.melds[index]
    return laws.fits(rank, meld.naturals + 1, meld.wilds)
