"""Where the cards of a packed meld lie while it is spread out."""

from canasta_qt.table.columns import LEGIBLE, STEP
from canasta_qt.table.geometry import Rect, Spot, card_height, spot_at

SPREAD_Z = 6000.0
"""Above everything that lies on the table."""


def spread(pack: Rect, width: int, cards: int, height: float, order: list[int]) -> list[Spot]:
    """Spots for so many ``cards`` of ``width``, in a column that begins at ``pack``.

    ``height`` is that of the table, which the column does not leave; ``order`` says which card
    lies on which, lowest first. Cards too small to read become larger.
    """
    left = pack.x
    if width < LEGIBLE:
        left, width = max(4.0, pack.right - LEGIBLE), LEGIBLE
    tall = card_height(width)
    step = min(STEP * tall, (height - tall - 8) / max(1, cards - 1))
    length = tall + step * (cards - 1)
    top = max(4.0, min(pack.y, height - length - 4))
    places = {index: place for place, index in enumerate(order)}
    return [
        spot_at(left, top + step * places[index], width, SPREAD_Z + places[index])
        for index in range(cards)
    ]
