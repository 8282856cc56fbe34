"""The floor plan of a table that is higher than wide, or very small.

From top to bottom: the other players in a grid, each with his melds if they are his alone; a strip
with stock, pile and the viewer's kitty; the own side's melds; the own hand.
"""

from typing import Final

from canasta_qt.table.floor import MANY, Company, Floor, columns, grid, hand_place, plate_height
from canasta_qt.table.geometry import Rect, card_height, card_width

COMFORT: Final = 0.5
"""Part of a covered card of the hand that is seen before a second row is begun."""
FAN_WIDTH: Final = 150.0
"""A plate narrower than this, in pixels, is a single line."""
FAN_TABLE: Final = 700.0
"""So is any plate of a table that is lower than this."""
SHARES: Final = {1: 0.44, 2: 0.46, 3: 0.5, 4: 0.6, 5: 0.62}
"""Part of the height for melds and plates that so many others get; the own melds get the rest."""


def tall_floor(company: Company, width: float, height: float) -> Floor:
    """The floor plan for ``company`` on a table of ``width`` by ``height`` pixels."""
    margin = max(4.0, round(min(width, height) * 0.011))
    text = max(13.0, round(min(height * 0.026, width * 0.034)))
    full = min(width * 0.17, height * 0.105)
    inner = width - 2 * margin
    foot = Rect(margin, 0, inner, height - margin)
    hand = hand_place(company.hand, foot, full, COMFORT, margin)
    pile_card = card_width(full * 0.86)
    strip_height = card_height(pile_card) + 2 * margin
    room = hand.rect.y - strip_height - 4 * margin
    upper = round(room * SHARES[company.others])
    above = Rect(margin, margin, inner, upper)
    strip = Rect(margin, above.bottom + margin, inner, strip_height)
    own = Rect(margin, strip.bottom + margin, inner, hand.rect.y - strip.bottom - 2 * margin)
    across = _across(company.others)
    crowded = company.players > MANY or height < FAN_TABLE
    lines = crowded or inner / across < FAN_WIDTH
    back = card_width(text * 0.9 if lines else full * 0.36)
    plate = plate_height(back, text, margin, lines)
    plates, opponents = _others(company, above, across, plate, margin)
    stock, pile, kitty = _piles(strip, pile_card, text, margin, company.has_kitty)
    return Floor(
        margin=margin,
        text=text,
        full=full,
        hand=hand.rect,
        hand_card=hand.card,
        hand_rows=hand.rows,
        kitty=kitty,
        stock=stock,
        pile=pile,
        pile_card=pile_card,
        numbers_beside=True,
        plates=tuple(plates),
        back=back,
        lines=lines,
        opponents=tuple(opponents),
        own=own,
    )


def _across(others: int) -> int:
    """How many of the other players sit beside one another."""
    return 2 if others in (2, 4) else min(others, 3)


def _others(
    company: Company, above: Rect, across: int, plate: float, margin: float
) -> tuple[list[Rect], list[Rect]]:
    """The plates of the other players and the places for the opposing sides' melds."""
    if company.alone:
        cells = grid(above, company.others, across, margin)
        plates = [Rect(cell.x, cell.y, cell.width, plate) for cell in cells]
        melds = [Rect(cell.x, cell.y + plate, cell.width, cell.height - plate) for cell in cells]
        return plates, melds
    rows = -(-company.others // across)
    height = rows * plate + (rows - 1) * margin
    plates = grid(Rect(above.x, above.y, above.width, height), company.others, across, margin)
    top = above.y + height + margin
    below = Rect(above.x, top, above.width, above.bottom - top)
    return plates, columns(below, company.opponents, margin)


def _piles(
    strip: Rect, card: int, text: float, margin: float, has_kitty: bool
) -> tuple[Rect, Rect, Rect | None]:
    """Stock and pile beside one another, each with its number beside it, and the kitty."""
    number = text * 2.2
    stock = card + margin + number
    # A card that lies crosswise is as wide as it is high.
    pile = card_height(card) + margin + number
    if has_kitty:
        left, gap = strip.x + margin, margin
    else:
        gap = min(4 * text, strip.width - stock - pile)
        left = round(strip.x + (strip.width - stock - pile - gap) / 2)
    first = Rect(left, strip.y, stock, strip.height)
    second = Rect(first.right + gap, strip.y, pile, strip.height)
    if not has_kitty:
        return first, second, None
    x = second.right + margin
    return first, second, Rect(x, strip.y, strip.right - x, strip.height)
