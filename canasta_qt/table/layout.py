"""Where everything on the table lies: a pure function of what lies on it and of its size.

The floor plan says which part of the table belongs to whom; here everything is laid in its part.
It is mirrored where people read from right to left, except that cards always cover one another so
that their left upper corners stay visible.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta_qt.table import hand_rows, meld_columns, own_kitty, piles, plates
from canasta_qt.table.arrangement import Area, Arrangement, Plate, mirrored
from canasta_qt.table.columns import LEGIBLE
from canasta_qt.table.floor import Company, Floor, is_tall
from canasta_qt.table.geometry import Spot
from canasta_qt.table.meld_columns import Laid
from canasta_qt.table.tableau import PILE, WAITING, Place, Tableau, Zone
from canasta_qt.table.tall_floor import tall_floor
from canasta_qt.table.wide_floor import wide_floor

OTHERS_MELDS: Final = 0.7
"""The widest cards of the opponents' melds, compared with what suits the table."""
OWN_MELDS: Final = 0.82


def arrange(tableau: Tableau, width: float, height: float, right_to_left: bool) -> Arrangement:
    """Arrange ``tableau`` on a table of ``width`` by ``height`` pixels."""
    floor = plan(tableau, width, height)
    stock, pile = piles.stock(floor), piles.pile(floor)
    spots: dict[Zone, tuple[Spot, ...]] = {
        PILE: piles.lay(tableau, PILE, pile),
        WAITING: piles.lay(tableau, WAITING, pile),
    }
    others = _plates(tableau, floor, spots, right_to_left)
    areas, laid = _melds(tableau, floor)
    spots |= laid.spots
    held = tableau.hand
    spots[held] = tuple(
        hand_rows.lay(
            len(tableau.at(held)),
            floor.hand,
            floor.margin,
            floor.hand_card,
            floor.hand_rows,
            right_to_left,
        )
    )
    if floor.kitty is not None:
        zone = Zone(Place.KITTY, tableau.seat)
        spots[zone] = own_kitty.lay(tableau.at(zone), floor.kitty, floor.text)
    made = Arrangement(
        size=(width, height),
        text=floor.text,
        hand=floor.hand,
        stock=stock.spot,
        stock_label=stock.label,
        pile=pile.spot,
        pile_label=pile.label,
        kitty=floor.kitty,
        kitty_label=None if floor.kitty is None else own_kitty.label(floor.kitty, floor.text),
        areas=areas,
        plates=others,
        packs=laid.packs,
        spots=spots,
    )
    return mirrored(made, width) if right_to_left else made


def plan(tableau: Tableau, width: float, height: float) -> Floor:
    """The floor plan for what lies on ``tableau``."""
    laws = tableau.laws
    company = Company(
        players=laws.players,
        team_size=laws.team_size,
        sides=laws.sides,
        hand=len(tableau.at(tableau.hand)),
        has_kitty=bool(tableau.at(Zone(Place.KITTY, tableau.seat))),
    )
    make = tall_floor if is_tall(width, height) else wide_floor
    return make(company, width, height)


def _others(tableau: Tableau) -> list[int]:
    players = tableau.laws.players
    return [(tableau.seat + step) % players for step in range(1, players)]


def _plates(
    tableau: Tableau,
    floor: Floor,
    spots: dict[Zone, tuple[Spot, ...]],
    right_to_left: bool,
) -> dict[int, Plate]:
    make = plates.line if floor.lines else plates.fan
    is_open = tableau.result is not None
    placed = {}
    for seat, panel in zip(_others(tableau), floor.plates, strict=True):
        hand, kitty = Zone(Place.HAND, seat), Zone(Place.KITTY, seat)
        holding = plates.Holding(
            hand=len(tableau.at(hand)),
            # A kitty that was taken leaves its room to the name.
            kitty=len(tableau.at(kitty)) or None,
            is_open=is_open,
        )
        made = make(panel, holding, floor.back, floor.text, floor.margin)
        spots[hand] = _upside_down(made.hand) if is_open and right_to_left else made.hand
        spots[kitty] = made.kitty
        placed[seat] = made.plate
    return placed


def _upside_down(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """``spots`` with each card under the next one where it was above it."""
    return tuple(
        replace(spot, z=other.z) for spot, other in zip(spots, reversed(spots), strict=True)
    )


def _melds(tableau: Tableau, floor: Floor) -> tuple[dict[int, Area], Laid]:
    """The areas of all sides with what lies there. The opponents' cards are all equally large."""
    own = tableau.side_of(tableau.seat)
    opponents = [tableau.side_of(seat) for seat in _others(tableau)]
    sides = [side for side in dict.fromkeys(opponents) if side != own]
    labelled = tableau.laws.team_size > 1
    theirs = {
        side: meld_columns.area(panel, floor.text, floor.margin, labelled)
        for side, panel in zip(sides, floor.opponents, strict=True)
    }
    mine = {own: meld_columns.area(floor.own, floor.text, floor.margin, labelled=True)}
    laid = Laid()
    # On a small table they need not be smaller than what lies nearer.
    least = min(floor.full, LEGIBLE)
    meld_columns.lay(tableau, theirs, max(floor.full * OTHERS_MELDS, least), laid)
    meld_columns.lay(tableau, mine, max(floor.full * OWN_MELDS, least), laid)
    return theirs | mine, laid
