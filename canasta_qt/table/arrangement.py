"""What the layout says: where everything on the table lies, in pixels of the view."""

from dataclasses import dataclass, replace

from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table.geometry import Rect, Spot
from canasta_qt.table.tableau import Zone


@dataclass(frozen=True)
class Pack:
    """A meld or other column of cards on the table.

    ``count`` is to be written on it, None if one can count the cards; ``canasta`` is its kind.
    """

    rect: Rect
    width: int
    count: int | None
    canasta: CanastaKind | None
    packed: bool
    """Whether its cards lie on one another."""


@dataclass(frozen=True)
class Area:
    """Where a side's melds lie. ``label`` is None where the plate above says whose they are."""

    panel: Rect
    label: Rect | None
    total: Rect
    """Room for the points of melds laid before the opening minimum is met."""
    body: Rect
    """Room for the melds."""


@dataclass(frozen=True)
class Plate:
    """Another player's place: his name, the backs of his hand, his kitty."""

    panel: Rect
    name: Rect
    count: Rect
    kitty_count: Rect | None


@dataclass(frozen=True)
class Arrangement:
    """Where everything lies, in pixels of the view."""

    size: tuple[float, float]
    """Width and height of the table."""
    text: float
    """Height of a line of text."""
    hand: Rect
    stock: Spot
    stock_label: Rect
    pile: Spot
    pile_label: Rect
    kitty: Rect | None
    """The viewer's kitty."""
    kitty_label: Rect | None
    areas: dict[int, Area]
    """By side."""
    plates: dict[int, Plate]
    """By seat, without the viewer's."""
    packs: dict[Zone, Pack]
    """Melds and red threes."""
    spots: dict[Zone, tuple[Spot, ...]]
    """For each zone, where its cards lie, in their order."""


def mirrored(made: Arrangement, width: float) -> Arrangement:
    """``made`` on a table of ``width`` seen in a mirror."""

    def turned(rect: Rect) -> Rect:
        return rect.mirrored(width)

    def maybe(rect: Rect | None) -> Rect | None:
        return None if rect is None else turned(rect)

    def spot(place: Spot) -> Spot:
        # Whole pixels survive if the width of the table is whole.
        return replace(place, x=width - place.x)

    return Arrangement(
        size=made.size,
        text=made.text,
        hand=turned(made.hand),
        stock=spot(made.stock),
        stock_label=turned(made.stock_label),
        pile=spot(made.pile),
        pile_label=turned(made.pile_label),
        kitty=maybe(made.kitty),
        kitty_label=maybe(made.kitty_label),
        areas={
            side: Area(turned(area.panel), maybe(area.label), turned(area.total), turned(area.body))
            for side, area in made.areas.items()
        },
        plates={
            seat: Plate(
                turned(plate.panel),
                turned(plate.name),
                turned(plate.count),
                maybe(plate.kitty_count),
            )
            for seat, plate in made.plates.items()
        },
        packs={zone: replace(pack, rect=turned(pack.rect)) for zone, pack in made.packs.items()},
        spots={zone: tuple(spot(place) for place in spots) for zone, spots in made.spots.items()},
    )
