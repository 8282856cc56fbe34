"""The floor plan of a table that is wider than high.

From top to bottom: the other players, the opponents' melds, the own side's melds, the own hand.
Stock and pile stand in a column at the side where reading begins.
"""

from typing import Final

from canasta_qt.table.floor import MANY, Company, Floor, columns, hand_place, plate_height
from canasta_qt.table.geometry import Rect, card_height, card_width

COMFORT: Final = 0.3
"""Part of a covered card of the hand that is seen before a second row is begun."""
SHARE_OF_ONE: Final = 0.43
"""Part of the height for melds that a single opposing side gets; the own side gets the rest."""
SHARE_OF_FEW: Final = 0.46
SHARE_OF_MANY: Final = 0.5


def wide_floor(company: Company, width: float, height: float) -> Floor:
    """The floor plan for ``company`` on a table of ``width`` by ``height`` pixels."""
    margin = max(6.0, round(height * 0.011))
    text = max(15.0, round(height * 0.026))
    full = min(width * 0.088, height * 0.148)
    beside = full + margin if company.has_kitty else 0.0
    foot = Rect(margin + beside, 0, width - 2 * margin - beside, height - margin)
    hand = hand_place(company.hand, foot, full, COMFORT, margin)
    top = hand.rect.y
    pile_card = card_width(full * 0.86)
    column = Rect(margin, margin, card_height(pile_card) + 2 * margin, top - 2 * margin)
    stock, pile = _piles(column, pile_card, text, margin)
    left = column.right + margin
    field = Rect(left, margin, width - left - margin, top - 2 * margin)
    crowded = company.players > MANY
    back = card_width(text * 0.9 if crowded else full * 0.36)
    plates = columns(
        Rect(field.x, field.y, field.width, plate_height(back, text, margin, crowded)),
        company.others,
        margin,
    )
    below = plates[0].bottom
    upper = round((field.bottom - below) * _share(company))
    start = below if company.alone else below + margin
    opponents = columns(
        Rect(field.x, start, field.width, upper - (start - below)), company.opponents, margin
    )
    own = below + upper + margin
    return Floor(
        margin=margin,
        text=text,
        full=full,
        hand=hand.rect,
        hand_card=hand.card,
        hand_rows=hand.rows,
        kitty=Rect(margin, top, full, hand.rect.height) if company.has_kitty else None,
        stock=stock,
        pile=pile,
        pile_card=pile_card,
        numbers_beside=False,
        plates=tuple(plates),
        back=back,
        lines=crowded,
        opponents=tuple(opponents),
        own=Rect(field.x, own, field.width, field.bottom - own),
    )


def _share(company: Company) -> float:
    if company.players > MANY:
        return SHARE_OF_MANY
    return SHARE_OF_ONE if company.opponents == 1 else SHARE_OF_FEW


def _piles(column: Rect, card: int, text: float, margin: float) -> tuple[Rect, Rect]:
    """Stock and pile below one another, with a line of text under each."""
    height = card_height(card) + text * 1.15 + round(margin * 0.5)
    gap = min(margin * 2.5, max(0.0, column.height - 2 * height) / 2)
    top = round(column.y + (column.height - 2 * height - gap) / 2)
    below = round(top + height + gap)
    return (
        Rect(column.x, top, column.width, height),
        Rect(column.x, below, column.width, height),
    )
