"""Press, drag, click: from the mouse to moves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF

from canasta_qt.table.card_item import CardItem
from canasta_qt.table.geometry import Rect
from canasta_qt.table.targets import Target, Where

THRESHOLD: Final = 4.0
"""Pixels that the mouse moves before a press becomes a drag."""
LEAST_OVER_MELD: Final = 0.2
LEAST_OVER_OTHERS: Final = 0.3
"""Part of the smaller of card and target that has to be covered for a drop to mean the target."""
MOUSE_COUNTS: Final = 0.5
"""The part for which the mouse counts: a card that is held by its corner means what lies under the
card, not the neighbour that the mouse has just reached."""


class Grip(Enum):
    """What can be pressed on the table."""

    HAND_CARD = "hand card"
    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    AREA = "area"
    KITTY = "kitty"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Pressed:
    """What lies under the mouse: the kind, the card on top, the own meld's index."""

    grip: Grip
    item: CardItem | None = None
    meld: int = -1


@dataclass
class Drag:
    """Cards on the way with the mouse."""

    pressed: Pressed
    items: list[CardItem]
    offsets: list[QPointF]
    """Of each item's centre from the mouse."""
    targets: list[Target] = field(default_factory=list)

    def move_to(self, point: QPointF) -> None:
        for item, offset in zip(self.items, self.offsets, strict=True):
            item.setPos(point + offset)

    @property
    def lead(self) -> Rect:
        """What the card under the mouse covers."""
        return self.items[-1].covered


def nearest(
    targets: list[Target],
    covered: Rect,
    point: tuple[float, float],
    place_of: Callable[[Target], Rect],
) -> Target | None:
    """The target that a drop means; None for none.

    ``covered`` is what the dragged card covers, ``point`` where the mouse is. A target counts if
    enough of it is covered or the mouse is on it. Legal ones come before others, melds before the
    area around them; then the overlap and the mouse count together, then the distance.
    """
    best: Target | None = None
    best_rank: tuple[bool, bool, float, float] | None = None
    for target in targets:
        place = place_of(target)
        smaller = min(covered.width * covered.height, place.width * place.height)
        part = covered.overlap(place) / smaller if smaller > 0 else 0.0
        is_meld = target.place is Where.MELD
        least = LEAST_OVER_MELD if is_meld else LEAST_OVER_OTHERS
        under_mouse = place.contains(Rect(*point, 0, 0))
        if part < least and not under_mouse:
            continue
        (x, y), (there_x, there_y) = covered.center, place.center
        distance = abs(x - there_x) + abs(y - there_y)
        meant = round(part + MOUSE_COUNTS * under_mouse, 1)
        rank = (target.legal, is_meld, meant, -distance)
        if best_rank is None or rank > best_rank:
            best, best_rank = target, rank
    return best
