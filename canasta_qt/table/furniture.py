"""Everything on the table that is not a card: cloth, panels, names, numbers, signs."""

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table.arrangement import Arrangement, Pack
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.columns import LEGIBLE, TAG
from canasta_qt.table.facts import Facts
from canasta_qt.table.felt import felt
from canasta_qt.table.geometry import Rect, card_height
from canasta_qt.table.labels import Badge, Label, Panel, reads_right_to_left, table_font
from canasta_qt.table.meld_columns import MELD_Z
from canasta_qt.table.piles import PILE_Z
from canasta_qt.table.tableau import PILE, WAITING, Place, Tableau, Zone
from canasta_qt.table.theme import GREEN, Theme
from canasta_qt.table.tiny_cards import TINY

FELT_Z: Final = -1000.0
PANEL_Z: Final = -500.0
LABEL_Z: Final = -400.0
BADGE_Z: Final = 900.0
"""Above the cards of a column."""
CARDS_IN_STOCK_LAYER: Final = 24
CANASTA_COLORS: Final = {
    CanastaKind.NATURAL: QColor("#cc1f2d"),
    CanastaKind.MIXED: QColor("#1b1a22"),
    CanastaKind.WILD: QColor("#6a3aa2"),
    CanastaKind.SEVENS: QColor("#17735a"),
}
"""As on their signs."""
FROST: Final = 0.62
"""Opacity of the ice, through which the top card has to be read."""

_Item = TypeVar("_Item", bound=QGraphicsItem)


class Furniture:
    """Items by key, made when first needed and hidden while not."""

    def __init__(self, scene: QGraphicsScene, images: CardImages) -> None:
        self._scene = scene
        self._images = images
        self._items: dict[tuple[object, ...], QGraphicsItem] = {}
        self._used: set[tuple[object, ...]] = set()
        self._felt: object = None
        self.theme: Theme = GREEN
        """The colours from the next ``show`` on."""

    def text(self, *key: object) -> str:
        """What the label or badge ``key`` says; empty while it is hidden."""
        item = self._items.get(key)
        if item is None or not item.isVisible():
            return ""
        if isinstance(item, Label):
            return item.toPlainText()
        return item.text if isinstance(item, Badge) else ""

    def is_shown(self, *key: object) -> bool:
        """Whether the item ``key`` is to be seen."""
        item = self._items.get(key)
        return item is not None and item.isVisible()

    def show(
        self, made: Arrangement, tableau: Tableau, facts: Facts, size: tuple[int, int]
    ) -> None:
        """Bring everything in line with what lies on the table."""
        self._used = set()
        self._cloth(size)
        self._piles(made, tableau, facts)
        self._plates(made, tableau, facts)
        self._areas(made, tableau, facts)
        self._packs(made, tableau, facts)
        self._own(made, tableau, facts)
        for key, item in self._items.items():
            if key not in self._used:
                item.hide()

    def _get(self, make: Callable[[], _Item], z: float, *key: object) -> _Item:
        item = self._items.get(key)
        if item is None:
            item = make()
            item.setZValue(z)
            self._scene.addItem(item)
            self._items[key] = item
        self._used.add(key)
        item.show()
        return item  # type: ignore[return-value]

    def _picture(self, z: float, *key: object) -> QGraphicsPixmapItem:
        item = self._get(QGraphicsPixmapItem, z, *key)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(z)
        return item

    def _cloth(self, size: tuple[int, int]) -> None:
        wanted = (*size, self._images.ratio, self.theme.name)
        item = self._picture(FELT_Z, "felt")
        if wanted != self._felt:
            self._felt = wanted
            item.setPixmap(felt(*size, self._images.ratio, self.theme))

    def _label(
        self,
        rect: Rect,
        text: str,
        alignment: Qt.AlignmentFlag,
        *key: object,
        bold: bool = False,
        color: QColor | None = None,
    ) -> None:
        label = self._get(Label, LABEL_Z, *key)
        label.show_text(
            text, rect, table_font(rect.height, bold), color or self.theme.text, alignment
        )

    def _piles(self, made: Arrangement, tableau: Tableau, facts: Facts) -> None:
        center = Qt.AlignmentFlag.AlignHCenter
        width = made.stock.width
        layers = min(4, -(-tableau.stock // CARDS_IN_STOCK_LAYER))
        for name, spot, due in (
            ("stock", made.stock, facts.may_draw and tableau.stock > 0),
            ("pile", made.pile, facts.may_discard or facts.may_take_pile),
        ):
            ground = self._get(Panel, PANEL_Z, name, "ground")
            ground.show_rect(
                spot.rect, width * 0.07, QColor(0, 0, 0, 30), self.theme.empty, 1.5, dashed=True
            )
            if due:
                glow = self._get(Panel, PANEL_Z + 1, name, "due")
                glow.show_rect(
                    spot.rect.grown(width * 0.06),
                    width * 0.12,
                    QColor(0, 0, 0, 0),
                    self.theme.accent,
                    max(1.5, width * 0.022) * self.theme.frame,
                )
        for layer in range(layers):
            back = self._picture(layer, "stock", layer)
            back.setPixmap(self._images.card(None, width))
            lift = 2 * (layers - 1 - layer)
            back.setPos(made.stock.rect.x, made.stock.rect.y - lift)
            back.setZValue(layer)
        self._label(made.stock_label, terms.number(tableau.stock), center, "stock", "count")
        waiting = len(tableau.at(WAITING))
        text = terms.number(len(tableau.at(PILE)))
        if waiting:
            text = QCoreApplication.translate("Table", "{count} waiting").format(
                count=terms.number(waiting)
            )
        self._label(made.pile_label, text, center, "pile", "count")
        if tableau.frozen:
            frost = self._picture(PILE_Z + 900, "pile", "frost")
            frost.setPixmap(self._images.frost(width))
            frost.setPos(made.pile.rect.x, made.pile.rect.y)
            frost.setOpacity(FROST)
        if waiting:
            veil = self._get(Panel, PILE_Z + 901, "pile", "veil")
            veil.show_rect(made.pile.rect, width * 0.07, QColor(10, 40, 26, 150))

    def _plates(self, made: Arrangement, tableau: Tableau, facts: Facts) -> None:
        lead = Qt.AlignmentFlag.AlignLeading
        for seat, plate in made.plates.items():
            turn = seat == facts.turn
            if tableau.laws.team_size > 1:
                panel = self._get(Panel, PANEL_Z, "plate", seat)
                panel.show_rect(
                    plate.panel, made.text * 0.4, self.theme.panel, self.theme.panel_edge
                )
            if turn:
                edge = self._get(Panel, PANEL_Z + 2, "turn", seat)
                edge.show_rect(
                    self._place(seat, made, tableau),
                    made.text * 0.4,
                    QColor(0, 0, 0, 0),
                    self.theme.accent,
                    2.0 * self.theme.frame,
                )
            color = self.theme.accent if turn else self.theme.text
            self._label(plate.name, facts.names[seat], lead, "name", seat, bold=True, color=color)
            held = len(tableau.at(Zone(Place.HAND, seat)))
            self._label(
                plate.count, terms.number(held), Qt.AlignmentFlag.AlignHCenter, "held", seat
            )
            if plate.kitty_count is not None:
                kitty = len(tableau.at(Zone(Place.KITTY, seat)))
                if kitty:
                    self._label(
                        plate.kitty_count,
                        terms.number(kitty),
                        Qt.AlignmentFlag.AlignHCenter,
                        "kitty",
                        seat,
                        color=self.theme.text_faint,
                    )

    @staticmethod
    def _place(seat: int, made: Arrangement, tableau: Tableau) -> Rect:
        """All that belongs to another player: his plate, with his melds if they are his alone."""
        plate = made.plates[seat].panel
        if tableau.laws.team_size > 1:
            return plate
        area = made.areas[tableau.side_of(seat)].panel
        return Rect(area.x, plate.y, area.width, area.bottom - plate.y)

    def _areas(self, made: Arrangement, tableau: Tableau, facts: Facts) -> None:
        own = tableau.side_of(tableau.seat)
        for side, area in made.areas.items():
            panel = self._get(Panel, PANEL_Z, "area", side)
            # Where each plays for himself, a seat and its side have the same number.
            whole = area.panel if area.label else self._place(side, made, tableau)
            fill = self.theme.panel_own if side == own else self.theme.panel
            panel.show_rect(whole, made.text * 0.4, fill, self.theme.panel_edge)
            if area.label is not None:
                self._label(
                    area.label,
                    self._owners(side, tableau, facts),
                    Qt.AlignmentFlag.AlignLeading,
                    "owners",
                    side,
                    bold=True,
                    color=self.theme.text_faint,
                )
            if side == facts.staged_side:
                self._total(area.total, facts, side)

    def _owners(self, side: int, tableau: Tableau, facts: Facts) -> str:
        own = tableau.side_of(tableau.seat)
        if side == own:
            return (
                QCoreApplication.translate("Table", "Your melds")
                if tableau.laws.team_size == 1
                else QCoreApplication.translate("Table", "Your side’s melds")
            )
        seats = range(side, tableau.laws.players, tableau.laws.sides)
        first, *others = (isolated(facts.names[seat]) for seat in seats)
        text = first
        for other in others:
            text = QCoreApplication.translate("Table", "{names} and {name}").format(
                names=text, name=other
            )
        return text

    def _total(self, rect: Rect, facts: Facts, side: int) -> None:
        badge = self._get(Badge, LABEL_Z, "total", side)
        text = QCoreApplication.translate("Table", "{points} / {minimum}").format(
            points=terms.number(facts.staged), minimum=terms.number(facts.minimum)
        )
        enough = facts.staged >= facts.minimum
        mirrored = reads_right_to_left()
        badge.show_text(
            text,
            (rect.x if mirrored else rect.right, rect.y + rect.height / 2),
            rect.height,
            (0.0 if mirrored else 1.0, 0.5),
            self.theme,
            self.theme.accent if enough else self.theme.text_faint,
        )

    def _packs(self, made: Arrangement, tableau: Tableau, facts: Facts) -> None:
        for zone, pack in made.packs.items():
            if zone.place is Place.MELD and zone.owner == facts.staged_side:
                outline = self._get(Panel, MELD_Z + BADGE_Z, "staged", zone)
                outline.show_rect(
                    pack.rect.grown(2.5),
                    pack.width * 0.09,
                    QColor(0, 0, 0, 0),
                    self.theme.accent,
                    2.0,
                    dashed=True,
                )
            if pack.canasta is not None and pack.width >= TINY:
                self._sign(zone, pack)
            if pack.count is not None:
                self._count(zone, pack, made.text)

    def _count(self, zone: Zone, pack: Pack, text: float) -> None:
        """The number of cards: in the corner of the last one, or below cards that are small."""
        assert pack.count is not None
        badge = self._get(Badge, MELD_Z + BADGE_Z + 2, "count", zone)
        if pack.width < LEGIBLE:
            height, anchor, hold = float(TAG), (pack.rect.center[0], pack.rect.bottom), (0.5, 1.0)
        else:
            height = max(15.0, min(text, pack.width * 0.36))
            inset = height * 0.12
            anchor, hold = (pack.rect.right - inset, pack.rect.bottom - inset), (1.0, 1.0)
        edge = self.theme.accent if pack.packed else self.theme.panel_edge
        fill = None
        if pack.width < TINY:
            # The sign of a canasta would hide the rank: its colour is that of the number.
            edge = self.theme.text_faint if pack.canasta is None else self.theme.accent
            fill = None if pack.canasta is None else CANASTA_COLORS[pack.canasta]
        text_shown = terms.number(pack.count)
        badge.show_text(text_shown, anchor, height, hold, self.theme, edge, fill)

    def _sign(self, zone: Zone, pack: Pack) -> None:
        assert pack.canasta is not None
        size = round(pack.width * 0.6)
        sign = self._picture(MELD_Z + BADGE_Z + 1, "sign", zone)
        sign.setPixmap(self._images.canasta_sign(pack.canasta, size))
        x, _ = pack.rect.center
        # On small cards the sign leaves more of the corner with the rank.
        middle = pack.rect.y + card_height(pack.width) * (0.52 if pack.width >= LEGIBLE else 0.66)
        sign.setPos(round(x - size / 2), round(middle - size / 2))

    def _own(self, made: Arrangement, tableau: Tableau, facts: Facts) -> None:
        panel = self._get(Panel, PANEL_Z, "hand")
        turn = facts.turn == tableau.seat
        panel.show_rect(
            made.hand,
            made.text * 0.4,
            self.theme.panel,
            self.theme.accent if turn else self.theme.panel_edge,
            (2.0 if turn else 1.0) * self.theme.frame,
        )
        if made.kitty is None or made.kitty_label is None:
            return
        kitty = len(tableau.at(Zone(Place.KITTY, tableau.seat)))
        ground = self._get(Panel, PANEL_Z, "own kitty")
        due = facts.may_take_kitty and kitty > 0
        ground.show_rect(
            made.kitty,
            made.text * 0.4,
            self.theme.panel,
            self.theme.accent if due else self.theme.panel_edge,
            (2.0 if due else 1.0) * self.theme.frame,
        )
        count = terms.number(kitty)
        text = QCoreApplication.translate("Table", "Kitty {count}").format(count=count)
        font = table_font(made.kitty_label.height)
        if QFontMetricsF(font).horizontalAdvance(text) > made.kitty_label.width:
            # The backs above it say what it counts.
            text = count
        if kitty:
            self._label(
                made.kitty_label,
                text,
                Qt.AlignmentFlag.AlignHCenter,
                "kitty",
                tableau.seat,
                color=self.theme.text_faint,
            )
