"""Lengths and rectangles on the table, in pixels of the view, without Qt."""

from dataclasses import dataclass
from typing import Final

CARD_RATIO: Final = 1.4
"""Height of a card divided by its width."""
SMALLEST: Final = (420, 500)
"""Width and height of the smallest table on which nothing overlaps, in pixels."""


@dataclass(frozen=True)
class Rect:
    """A rectangle by its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, margin: float) -> "Rect":
        """This rectangle with ``margin`` added on all sides."""
        return Rect(
            self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin
        )

    def mirrored(self, width: float) -> "Rect":
        """This rectangle on a table of ``width`` seen in a mirror."""
        return Rect(width - self.right, self.y, self.width, self.height)

    def overlap(self, other: "Rect") -> float:
        """The area that both rectangles cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(width, 0.0) * max(height, 0.0)

    def contains(self, other: "Rect") -> bool:
        """Whether ``other`` lies inside, up to rounding."""
        outer = self.grown(0.51)
        return (
            outer.x <= other.x
            and outer.y <= other.y
            and other.right <= outer.right
            and other.bottom <= outer.bottom
        )


@dataclass(frozen=True)
class Spot:
    """Where and how one card lies.

    ``x`` and ``y`` are its centre and ``width`` the length of its short side; ``angle`` is in
    degrees clockwise, ``z`` orders cards that overlap. A card that is not ``shown`` lies deep in
    a pack.
    """

    x: float
    y: float
    width: int
    angle: float = 0.0
    z: float = 0.0
    shown: bool = True

    @property
    def rect(self) -> Rect:
        """What the card covers."""
        width: float = self.width
        height: float = card_height(self.width)
        if self.angle:
            width, height = height, width
        return Rect(self.x - width / 2, self.y - height / 2, width, height)


def card_width(width: float) -> int:
    """The greatest card width that is not above ``width`` and keeps edges on whole pixels."""
    return max(2, int(width) // 2 * 2)


def card_height(width: int) -> int:
    """The height of a card of ``width``, an even number of pixels."""
    return 2 * round(width * CARD_RATIO / 2)


def spot_at(
    left: float, top: float, width: int, z: float, angle: float = 0.0, shown: bool = True
) -> Spot:
    """The spot of a card whose corner, were it upright, is at ``left`` and ``top``."""
    x = round(left) + width / 2
    y = round(top) + card_height(width) / 2
    return Spot(x, y, width, angle, z, shown)
