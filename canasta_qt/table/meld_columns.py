"""Where the melds and red threes of the sides lie in their areas."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.rules.cards import IS_WILD, SUIT
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table import columns
from canasta_qt.table.arrangement import Area, Pack
from canasta_qt.table.geometry import Rect, Spot, spot_at
from canasta_qt.table.plates import SEEN_IN_PACK
from canasta_qt.table.tableau import Card, Place, Tableau, Zone

RED_THREES_APART: Final = 4
"""Red threes that lie in a column; more become a pack."""
MELD_Z: Final = 2000.0


@dataclass
class Laid:
    """Spots of cards and what is told of each column, by zone."""

    spots: dict[Zone, tuple[Spot, ...]] = field(default_factory=dict)
    packs: dict[Zone, Pack] = field(default_factory=dict)


def area(panel: Rect, text: float, margin: float, labelled: bool) -> Area:
    """The parts of a ``panel`` for melds. ``labelled``: it says whose they are."""
    line = text * 1.2
    total_width = text * 5.5
    x = panel.right - margin - total_width
    label: Rect | None = None
    if labelled:
        y = panel.y + margin * 0.3
        label = Rect(panel.x + margin, y, panel.width - total_width - 3 * margin, line)
        top = label.bottom
    else:
        # Free, since a side that has not opened has few melds.
        y = panel.bottom - margin * 0.5 - line
        top = panel.y + margin * 0.5
    body = Rect(
        panel.x + margin,
        top + margin * 0.4,
        panel.width - 2 * margin,
        panel.bottom - top - margin,
    )
    return Area(panel, label, Rect(x, y, total_width, line), body)


def lay(tableau: Tableau, areas: dict[int, Area], widest: float, laid: Laid) -> None:
    """Lay the melds and red threes of some sides, in cards of one size, into ``laid``."""
    zones: list[list[Zone]] = []
    sizes: list[list[int]] = []
    for side in areas:
        here = sorted(tableau.melds(side), key=lambda zone: (tableau.ranks[zone], zone.index))
        threes = Zone(Place.RED_THREES, side)
        laid.spots[threes] = ()
        if tableau.at(threes):
            here.append(threes)
        zones.append(here)
        sizes.append([_seen(tableau, zone) for zone in here])
    fitted = columns.fit([area.body for area in areas.values()], sizes, widest)
    for here, there in zip(zones, fitted, strict=True):
        for zone, column in zip(here, there, strict=True):
            _lay_column(tableau, zone, column, laid)


def _seen(tableau: Tableau, zone: Zone) -> int:
    """How many cards of a meld or of red threes are to be seen."""
    count = len(tableau.at(zone))
    if zone.place is Place.RED_THREES:
        return count if count <= RED_THREES_APART else 1
    return count if _canasta(tableau, zone) is None else 1


def _canasta(tableau: Tableau, zone: Zone) -> CanastaKind | None:
    if zone.place is Place.RED_THREES:
        return None
    cards = tuple(card for card in tableau.at(zone) if card is not None)
    return tableau.laws.canasta_kind(Meld.of(tableau.ranks[zone], cards))


def _lay_column(tableau: Tableau, zone: Zone, column: columns.Column, laid: Laid) -> None:
    cards = tableau.at(zone)
    kind = _canasta(tableau, zone)
    order = _top_last(cards, kind) if column.packed else _wild_first(cards)
    hidden = max(0, len(cards) - SEEN_IN_PACK) if column.packed else 0
    spots: dict[int, Spot] = {}
    for place, index in enumerate(order):
        offset = column.step * place
        if column.packed:
            offset = float(place - (len(cards) - 1)) if place >= hidden else 0.0
        spots[index] = spot_at(
            column.cards.x,
            column.cards.y + offset,
            column.width,
            MELD_Z + place,
            shown=place >= hidden,
        )
    laid.spots[zone] = tuple(spots[index] for index in range(len(cards)))
    # A single red three needs no number.
    told = zone.place is Place.MELD or len(cards) > 1
    laid.packs[zone] = Pack(
        column.rect, column.width, len(cards) if told else None, kind, column.packed
    )


def _wild_first(cards: Sequence[Card]) -> list[int]:
    """Indices with naturals last, so that the card that is seen whole shows the rank."""
    return sorted(range(len(cards)), key=lambda index: not _is_wild(cards[index]))


def _top_last(cards: Sequence[Card], kind: CanastaKind | None) -> list[int]:
    """Indices with the best top card last: red on a canasta without wild cards, else black."""
    red_wanted = kind in (CanastaKind.NATURAL, CanastaKind.SEVENS)

    def fitness(index: int) -> tuple[bool, bool]:
        card = cards[index]
        red = card is not None and SUIT[card] in (1, 2)
        return not _is_wild(card), red == red_wanted

    return sorted(range(len(cards)), key=fitness)


def _is_wild(card: Card) -> bool:
    return card is not None and IS_WILD[card]
