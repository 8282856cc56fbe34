"""The four suit signs and where they stand on 2 to 10."""

from __future__ import annotations

from deck.geometry import Path, Point, number, symmetric
from deck.style import PipField, Suit
from deck.svg import Drawing

_OUTLINES = {
    Suit.SPADES: symmetric(
        "M0 -50 C9 -27 46 -9 46 16 C46 30 37 38 26 38 C16 38 8 33 4 25 C5 38 10 46 21 50 L0 50"
    ),
    Suit.HEARTS: symmetric("M0 -26 C4 -40 14 -48 26 -48 C40 -48 48 -38 48 -24 C48 4 18 20 0 50"),
    Suit.DIAMONDS: symmetric("M0 -53 C9 -33 24 -14 41 0 C24 14 9 33 0 53"),
    Suit.CLUBS: symmetric(
        "M0 -50 C14 -50 24 -40 24 -27 C24 -19 20 -12 13 -8 C17 -11 21 -12 26 -12 "
        "C39 -12 49 -2 49 11 C49 24 39 34 26 34 C16 34 8 30 4 21 C5 36 10 45 21 50 L0 50"
    ),
}

# Column (-1, 0 or 1) and height (-1 at the first row, 1 at the last) of each pip.
_THIRD = 1 / 3
_SIDES_OF_TWO = [(side, y) for side in (-1, 1) for y in (-1.0, 1.0)]
_SIDES_OF_THREE = [(side, y) for side in (-1, 1) for y in (-1.0, 0.0, 1.0)]
_SIDES_OF_FOUR = [(side, y) for side in (-1, 1) for y in (-1.0, -_THIRD, _THIRD, 1.0)]
_PLACES: dict[str, list[tuple[int, float]]] = {
    "2": [(0, -1.0), (0, 1.0)],
    "3": [(0, -1.0), (0, 0.0), (0, 1.0)],
    "4": _SIDES_OF_TWO,
    "5": [*_SIDES_OF_TWO, (0, 0.0)],
    "6": _SIDES_OF_THREE,
    "7": [*_SIDES_OF_THREE, (0, -0.5)],
    "8": [*_SIDES_OF_THREE, (0, -0.5), (0, 0.5)],
    "9": [*_SIDES_OF_FOUR, (0, 0.0)],
    "10": [*_SIDES_OF_FOUR, (0, -2 * _THIRD), (0, 2 * _THIRD)],
}


def pip(suit: Suit, height: float, centre: Point = (0, 0)) -> Path:
    """The sign of ``suit``, upright and ``height`` units tall."""
    return _OUTLINES[suit].scaled(height / 100).moved(*centre)


def draw_pips(
    drawing: Drawing, suit: Suit, rank: str, field: PipField, centre: Point, colour: str
) -> None:
    """Draw the pips of a card from 2 to 10; those below the middle stand upside down."""
    places = [
        (centre[0] + side * field.column, centre[1] + level * field.row)
        for side, level in _PLACES[rank]
    ]
    first_x, first_y = places[0]
    drawing.path(pip(suit, field.size, places[0]), id="pip", fill=colour)
    for x, y in places[1:]:
        if y <= centre[1]:
            drawing.repeat("pip", f"translate({number(x - first_x)} {number(y - first_y)})")
        else:
            between = f"{number((x + first_x) / 2)} {number((y + first_y) / 2)}"
            drawing.repeat("pip", f"rotate(180 {between})")
