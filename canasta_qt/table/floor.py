"""The floor plan of the table: which part of it belongs to whom, before anything is laid there."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.table import hand_rows
from canasta_qt.table.geometry import Rect, card_height, card_width

MANY: Final = 4
"""From so many other players on, each one's plate is a single line."""
NARROW: Final = 640
"""A width in pixels below which stock and pile lie in a strip, however low the table is."""


@dataclass(frozen=True)
class Company:
    """Who sits at the table and what the viewer holds: all that a floor plan depends on."""

    players: int
    team_size: int
    sides: int
    hand: int
    """Cards in the viewer's hand."""
    has_kitty: bool
    """Whether the viewer has a kitty."""

    @property
    def others(self) -> int:
        return self.players - 1

    @property
    def alone(self) -> bool:
        """Whether each plays for himself, so that melds lie under their player's plate."""
        return self.team_size == 1

    @property
    def opponents(self) -> int:
        """Opposing sides."""
        return self.sides - 1


@dataclass(frozen=True)
class Floor:
    """The parts of a table, in pixels. None touches another."""

    margin: float
    text: float
    """Height of a line of text."""
    full: float
    """The card width that suits this table; what lies further away is smaller."""
    hand: Rect
    hand_card: int
    """Width of the cards of the hand."""
    hand_rows: int
    kitty: Rect | None
    stock: Rect
    """Room for the stock and its number of cards."""
    pile: Rect
    pile_card: int
    numbers_beside: bool
    """Whether the numbers of cards stand beside stock and pile, not under them."""
    plates: tuple[Rect, ...]
    """Of the other players, in the order in which they play after the viewer."""
    back: int
    """Width of the cards on the plates."""
    lines: bool
    """Whether the plates are single lines."""
    opponents: tuple[Rect, ...]
    """For the melds of the opposing sides, in the same order."""
    own: Rect
    """For the melds of the viewer's side."""


@dataclass(frozen=True)
class HandPlace:
    """The strip at the bottom in which the hand lies."""

    rect: Rect
    card: int
    rows: int


def is_tall(width: float, height: float) -> bool:
    """Whether there is more room above the hand than beside the stock."""
    return width < NARROW or width < height


def hand_place(cards: int, foot: Rect, full: float, comfort: float, margin: float) -> HandPlace:
    """Room for a hand of so many ``cards`` at the bottom of ``foot``, ``full`` wide if they fit.

    ``comfort`` is what should be seen of a covered card, as a part of its width.
    """
    rows = hand_rows.needed(cards, foot.width - 2 * margin, full, comfort * full)
    card = card_width(full * (1.0, 0.9, 0.8)[rows - 1])
    height = hand_rows.height(card, rows) + margin
    return HandPlace(Rect(foot.x, foot.bottom - height, foot.width, height), card, rows)


def columns(room: Rect, count: int, gap: float) -> list[Rect]:
    """``room`` divided into ``count`` equal parts beside one another."""
    breadth = (room.width - (count - 1) * gap) / count
    return [
        Rect(room.x + number * (breadth + gap), room.y, breadth, room.height)
        for number in range(count)
    ]


def grid(room: Rect, count: int, across: int, gap: float) -> list[Rect]:
    """``room`` divided into ``count`` parts in rows of ``across``; the last row's may be wider."""
    rows = -(-count // across)
    height = (room.height - (rows - 1) * gap) / rows
    found: list[Rect] = []
    for row in range(rows):
        here = Rect(room.x, room.y + row * (height + gap), room.width, height)
        found += columns(here, min(across, count - row * across), gap)
    return found


def plate_height(back: int, text: float, margin: float, lines: bool) -> float:
    """How tall a plate has to be: a line, or a name above a fan of backs ``back`` wide."""
    return card_height(back) + 1.1 * margin + (0.0 if lines else text * 1.15)
