"""Where everything on the table lies: a pure function of what lies on it and of its size.

The table from top to bottom: the other players with the backs of their hands, the opponents'
melds, the own side's melds, the own hand. Stock and pile stand in a column at the side where
reading begins. Everything is mirrored where people read from right to left, except that cards
always cover one another so that their left upper corners stay visible.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta_qt.rules.cards import IS_WILD, KIND, SUIT
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table import columns, plates
from canasta_qt.table.arrangement import Area, Arrangement, Pack, Plate, mirrored
from canasta_qt.table.geometry import (
    CARD_RATIO,
    Rect,
    Spot,
    card_height,
    card_width,
    spot_at,
)
from canasta_qt.table.plates import SEAT_Z, SEEN_IN_PACK
from canasta_qt.table.tableau import PILE, WAITING, Card, Place, Tableau, Zone

LONGEST_ROW: Final = 20
"""Cards of a hand that lie in one row."""
SEEN_IN_PILE: Final = 5
RED_THREES_APART: Final = 4
"""Red threes that lie in a column; more become a pack."""

SHARE_OF_ONE: Final = 0.43
"""Part of the height for melds that a single opposing side gets; the own side gets the rest."""
SHARE_OF_FEW: Final = 0.46
SHARE_OF_MANY: Final = 0.5
MANY: Final = 4
"""From so many other players on, each one's plate is a single line."""

HAND_Z: Final = 4000.0
PILE_Z: Final = 1000.0
MELD_Z: Final = 2000.0


def arrange(tableau: Tableau, width: float, height: float, right_to_left: bool) -> Arrangement:
    """Arrange ``tableau`` on a table of ``width`` by ``height`` pixels."""
    return _Layout(tableau, width, height, right_to_left).arrangement()


class _Layout:
    def __init__(self, tableau: Tableau, width: float, height: float, right_to_left: bool) -> None:
        self.tableau = tableau
        self.width = width
        self.mirrored = right_to_left
        self.margin = max(6.0, round(height * 0.011))
        self.text = max(15.0, round(height * 0.026))
        self.spots: dict[Zone, tuple[Spot, ...]] = {}
        self.packs: dict[Zone, Pack] = {}

        rows = 2 if len(tableau.at(tableau.hand)) > LONGEST_ROW else 1
        full = min(width * 0.088, height * 0.148)
        self.full = full
        self.hand_card = card_width(full * (0.9 if rows == 2 else 1.0))
        self.hand_rows = rows
        hand_height = card_height(self.hand_card) * (1.12 + 0.36 * (rows - 1)) + self.margin
        hand_top = height - hand_height - self.margin

        has_kitty = bool(tableau.at(Zone(Place.KITTY, tableau.seat)))
        kitty_width = full + self.margin if has_kitty else 0.0
        self.hand_rect = Rect(
            self.margin + kitty_width,
            hand_top,
            width - 2 * self.margin - kitty_width,
            hand_height,
        )
        self.kitty: Rect | None = None
        if has_kitty:
            self.kitty = Rect(self.margin, hand_top, full, hand_height)

        self.pile_card = card_width(full * 0.86)
        self.crowded = tableau.laws.players > MANY
        self.small_card = card_width(self.text * 0.9 if self.crowded else full * 0.36)
        column = card_height(self.pile_card) + 2 * self.margin
        self.column = Rect(self.margin, self.margin, column, hand_top - 2 * self.margin)
        left = column + 2 * self.margin
        self.field = Rect(left, self.margin, width - left - self.margin, hand_top - 2 * self.margin)
        backs = card_height(self.small_card)
        line = 0.0 if self.crowded else self.text * 1.15
        self.plate_height = line + backs + 1.1 * self.margin

    def arrangement(self) -> Arrangement:
        """Everything, computed once."""
        stock, stock_label, pile, pile_label = self._piles()
        others = self._plates()
        areas = self._areas()
        self._hand()
        kitty_label = self._kitty()
        made = Arrangement(
            text=self.text,
            hand=self.hand_rect,
            stock=stock,
            stock_label=stock_label,
            pile=pile,
            pile_label=pile_label,
            kitty=self.kitty,
            kitty_label=kitty_label,
            areas=areas,
            plates=others,
            packs=self.packs,
            spots=self.spots,
        )
        return mirrored(made, self.width) if self.mirrored else made

    def _piles(self) -> tuple[Spot, Rect, Spot, Rect]:
        """Stock and pile below one another, with a line of text under each."""
        height = card_height(self.pile_card)
        peep = round(self.margin * 0.5)
        line = self.text * 1.15 + peep
        gap = min(self.margin * 2.5, max(0.0, self.column.height - 2 * (height + line)) / 2)
        top = float(round(self.column.y + (self.column.height - 2 * (height + line) - gap) / 2))
        left = self.column.x + (self.column.width - self.pile_card) / 2
        stock = spot_at(left, top, self.pile_card, 0.0)
        stock_label = Rect(self.column.x, top + height + peep, self.column.width, line - peep)
        top = float(round(top + height + line + gap))
        pile = spot_at(left, top, self.pile_card, PILE_Z)
        pile_label = Rect(self.column.x, top + height + peep, self.column.width, line - peep)
        self._heap(PILE, left, top)
        self._heap(WAITING, left, top)
        return stock, stock_label, pile, pile_label

    def _heap(self, zone: Zone, left: float, top: float) -> None:
        """A heap of which the last cards peep out; the card that froze it lies crosswise."""
        cards = self.tableau.at(zone)
        across = -1
        if zone == PILE and self.tableau.frozen:
            across = _freezing(self.tableau, cards)
        peep = max(1.0, round(self.pile_card * 0.02))
        spots = []
        for index in range(len(cards)):
            depth = min(len(cards) - 1 - index, SEEN_IN_PILE)
            shown = depth < SEEN_IN_PILE or index == across
            angle = 90.0 if index == across else 0.0
            lift = 0.0 if index == across else depth * peep
            spots.append(spot_at(left, top - lift, self.pile_card, PILE_Z + index, angle, shown))
        self.spots[zone] = tuple(spots)

    def _others(self) -> list[int]:
        players = self.tableau.laws.players
        return [(self.tableau.seat + step) % players for step in range(1, players)]

    def _plates(self) -> dict[int, Plate]:
        others = self._others()
        breadth = (self.field.width - (len(others) - 1) * self.margin) / len(others)
        placed = {}
        for number, seat in enumerate(others):
            x = self.field.x + number * (breadth + self.margin)
            panel = Rect(x, self.field.y, breadth, self.plate_height)
            placed[seat] = self._plate(seat, panel)
        return placed

    def _plate(self, seat: int, panel: Rect) -> Plate:
        hand, kitty = Zone(Place.HAND, seat), Zone(Place.KITTY, seat)
        has_kitty = bool(self.tableau.laws.kitty_size)
        holding = plates.Holding(
            hand=len(self.tableau.at(hand)),
            kitty=len(self.tableau.at(kitty)) if has_kitty else None,
            is_open=self.tableau.result is not None,
        )
        make = plates.line if self.crowded else plates.fan
        placed = make(panel, holding, self.small_card, self.text, self.margin)
        is_mirrored_fan = self.mirrored and holding.is_open
        self.spots[hand] = _upside_down(placed.hand) if is_mirrored_fan else placed.hand
        self.spots[kitty] = placed.kitty
        return placed.plate

    def _areas(self) -> dict[int, Area]:
        """The opponents' areas under their players, and below them the own one, which is wider."""
        laws = self.tableau.laws
        own = self.tableau.side_of(self.tableau.seat)
        opponents = [self.tableau.side_of(seat) for seat in self._others()]
        sides = [side for side in dict.fromkeys(opponents) if side != own]
        top = self.field.y + self.plate_height
        room = self.field.bottom - top
        few = SHARE_OF_ONE if len(sides) == 1 else SHARE_OF_FEW
        upper = round(room * (SHARE_OF_MANY if self.crowded else few))
        breadth = (self.field.width - (len(sides) - 1) * self.margin) / len(sides)
        alone = laws.team_size == 1
        areas = {}
        for number, side in enumerate(sides):
            x = self.field.x + number * (breadth + self.margin)
            start = top if alone else top + self.margin
            panel = Rect(x, start, breadth, upper - (start - top))
            areas[side] = self._area(panel, labelled=not alone)
        self._melds(areas, self.full * 0.7)
        below = top + upper + self.margin
        panel = Rect(self.field.x, below, self.field.width, self.field.bottom - below)
        areas[own] = self._area(panel, labelled=True)
        self._melds({own: areas[own]}, self.full * 0.82)
        return areas

    def _area(self, panel: Rect, labelled: bool) -> Area:
        pad = self.margin
        line = self.text * 1.2
        total_width = self.text * 5.5
        x = panel.right - pad - total_width
        label: Rect | None = None
        if labelled:
            y = panel.y + pad * 0.3
            label = Rect(panel.x + pad, y, panel.width - total_width - 3 * pad, line)
            top = label.bottom
        else:
            # Free, since a side that has not opened has few melds.
            y = panel.bottom - pad * 0.5 - line
            top = panel.y + pad * 0.5
        body = Rect(panel.x + pad, top + pad * 0.4, panel.width - 2 * pad, panel.bottom - top - pad)
        return Area(panel, label, Rect(x, y, total_width, line), body)

    def _melds(self, areas: dict[int, Area], widest: float) -> None:
        """Lay the melds and red threes of some sides, all in cards of one size."""
        tableau = self.tableau
        zones: list[list[Zone]] = []
        sizes: list[list[int]] = []
        for side in areas:
            here = sorted(tableau.melds(side), key=lambda zone: (tableau.ranks[zone], zone.index))
            threes = Zone(Place.RED_THREES, side)
            self.spots[threes] = ()
            if tableau.at(threes):
                here.append(threes)
            zones.append(here)
            sizes.append([self._seen(zone) for zone in here])
        fitted = columns.fit([area.body for area in areas.values()], sizes, widest)
        for here, there in zip(zones, fitted, strict=True):
            for zone, column in zip(here, there, strict=True):
                self._column(zone, self._canasta(zone), column)

    def _seen(self, zone: Zone) -> int:
        """How many cards of a meld or of red threes are to be seen."""
        count = len(self.tableau.at(zone))
        if zone.place is Place.RED_THREES:
            return count if count <= RED_THREES_APART else 1
        return count if self._canasta(zone) is None else 1

    def _canasta(self, zone: Zone) -> CanastaKind | None:
        if zone.place is Place.RED_THREES:
            return None
        cards = tuple(card for card in self.tableau.at(zone) if card is not None)
        return self.tableau.laws.canasta_kind(Meld.of(self.tableau.ranks[zone], cards))

    def _column(self, zone: Zone, kind: CanastaKind | None, column: columns.Column) -> None:
        cards = self.tableau.at(zone)
        order = _top_last(cards, kind) if column.packed else _wild_first(cards)
        hidden = max(0, len(cards) - SEEN_IN_PACK) if column.packed else 0
        spots: list[Spot | None] = [None] * len(cards)
        for place, index in enumerate(order):
            offset = column.step * place
            if column.packed:
                offset = float(place - (len(cards) - 1)) if place >= hidden else 0.0
            spots[index] = spot_at(
                column.rect.x,
                column.rect.y + offset,
                column.width,
                MELD_Z + place,
                shown=place >= hidden,
            )
        self.spots[zone] = tuple(spot for spot in spots if spot is not None)
        told = column.packed and len(cards) > 1
        if kind is not None and column.width < columns.LEGIBLE:
            # The sign says it all, unless there are more cards than a canasta needs.
            told = len(cards) > self.tableau.laws.canasta_size
        self.packs[zone] = Pack(
            column.rect, column.width, len(cards) if told else None, kind, column.packed
        )

    def _hand(self) -> None:
        cards = self.tableau.at(self.tableau.hand)
        rows = self.hand_rows
        card = self.hand_card
        rect = self.hand_rect
        per_row = -(-len(cards) // rows)
        step_down = 0.36 * card_height(card)
        top = rect.y + self.margin * 0.5 + 0.1 * card_height(card)
        spots = []
        for row in range(rows):
            number = min(per_row, len(cards) - row * per_row)
            step = min(card * 0.74, (rect.width - 2 * self.margin - card) / max(1, number - 1))
            left = rect.x + (rect.width - card - step * (number - 1)) / 2
            for place in range(number):
                # In a mirror the first card lies rightmost and has to lie on top.
                order = number - 1 - place if self.mirrored else place
                spots.append(
                    spot_at(
                        left + place * step,
                        top + row * step_down,
                        card,
                        HAND_Z + row * 500 + order,
                    )
                )
        self.spots[self.tableau.hand] = tuple(spots)

    def _kitty(self) -> Rect | None:
        """The viewer's kitty: a pack, or its cards in two columns once they are known."""
        if self.kitty is None:
            return None
        zone = Zone(Place.KITTY, self.tableau.seat)
        cards = self.tableau.at(zone)
        line = self.text * 1.15
        label = Rect(self.kitty.x, self.kitty.bottom - line, self.kitty.width, line)
        room = self.kitty.height - line
        if any(card is not None for card in cards):
            small = card_width(self.kitty.width * 0.48)
            per_column = -(-len(cards) // 2)
            step = min(
                0.3 * card_height(small),
                (room - card_height(small)) / max(1, per_column - 1),
            )
            self.spots[zone] = tuple(
                spot_at(
                    self.kitty.x + (index // per_column) * self.kitty.width * 0.51,
                    self.kitty.y + (index % per_column) * step,
                    small,
                    SEAT_Z + index,
                )
                for index in range(len(cards))
            )
        else:
            size = card_width(min(self.kitty.width * 0.8, room / CARD_RATIO))
            x = self.kitty.x + (self.kitty.width - size) / 2
            y = label.y - card_height(size)
            self.spots[zone] = plates.pack(len(cards), x, y, size)
        return label


def _upside_down(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """``spots`` with each card under the next one where it was above it."""
    return tuple(
        replace(spot, z=other.z) for spot, other in zip(spots, reversed(spots), strict=True)
    )


def _freezing(tableau: Tableau, cards: Sequence[Card]) -> int:
    """The index of the lowest card that freezes; -1 if there is none."""
    for index, card in enumerate(cards):
        if card is not None and tableau.laws.freezes[KIND[card]]:
            return index
    return -1


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
