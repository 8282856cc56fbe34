"""What is made much of: rings around cards, a banner over the table, what a round has brought."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QParallelAnimationGroup, QPropertyAnimation, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.events import CanastaClosed, Event, Melded, RedThreeTabled, WentOut
from canasta_qt.rules.melds import Meld
from canasta_qt.table import timing
from canasta_qt.table.geometry import Rect
from canasta_qt.table.labels import Badge, Label, Panel, reads_right_to_left, table_font
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import Place, Zone
from canasta_qt.table.theme import Theme

RING_Z: Final = 9_400.0
TOTAL_Z: Final = 9_500.0
BANNER_Z: Final = 30_000.0
"""Above cards in flight."""
HALOS: Final = (255, 120, 60, 25)
"""Opacities of the lines of a ring, from the inside to the outside."""
BANNER_LINES: Final = 1.9
"""Height of the text of a banner, in lines of usual text."""
TOTAL_LINES: Final = 1.35


class Apparition(QGraphicsWidget):
    """Comes, stays a while and goes; its position is that of its centre."""

    def __init__(self, start: float, end: float) -> None:
        """It has the size ``start`` when it comes and grows to ``end``; 1 is its own size."""
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        self._start, self._end = start, end
        self._fading = QPropertyAnimation(self, b"opacity")
        self._growing = QPropertyAnimation(self, b"scale")
        self._growing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._life = QParallelAnimationGroup(self)
        self._life.addAnimation(self._fading)
        self._life.addAnimation(self._growing)
        self._life.finished.connect(self.go)

    def appear(self, duration: int, still: bool) -> None:
        """Be seen for ``duration`` milliseconds; if ``still``, without growing or fading."""
        self._life.stop()
        faint, start, end = (1.0, 1.0, 1.0) if still else (0.0, self._start, self._end)
        for step, opacity in ((0.0, faint), (0.12, 1.0), (0.7, 1.0), (1.0, faint)):
            self._fading.setKeyValueAt(step, opacity)
        self._growing.setStartValue(start)
        self._growing.setEndValue(end)
        for animation in (self._fading, self._growing):
            animation.setDuration(duration)
        self.show()
        self._life.start()

    def go(self) -> None:
        """Be gone."""
        self._life.stop()
        self.hide()


class Ring(Apparition):
    """A glow around a rectangle."""

    def __init__(self) -> None:
        super().__init__(0.94, 1.1)
        self.setZValue(RING_Z)
        self._halos = [Panel(self) for _ in HALOS]

    def surround(self, place: Rect, thickness: float, theme: Theme) -> None:
        """Take the shape of ``place``."""
        x, y = place.center
        self.setPos(x, y)
        inner = Rect(-place.width / 2, -place.height / 2, place.width, place.height)
        for number, (halo, opacity) in enumerate(zip(self._halos, HALOS, strict=True)):
            edge = QColor(theme.accent)
            edge.setAlpha(opacity)
            around = inner.grown((number + 1) * thickness)
            halo.show_rect(around, 2.5 * thickness, QColor(0, 0, 0, 0), edge, thickness)


class Banner(Apparition):
    """A few large words."""

    def __init__(self) -> None:
        super().__init__(0.9, 1.04)
        self.setZValue(BANNER_Z)
        self._ground = Panel(self)
        self._label = Label(self)

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return self._label.toPlainText() if self.isVisible() else ""

    def say(
        self, text: str, about: Rect, beside: bool, table: Rect, line: float, theme: Theme
    ) -> None:
        """Say ``text`` in the middle of ``about`` or just ``beside`` it, inside ``table``."""
        font = table_font(line, bold=True)
        wanted = QFontMetricsF(font).horizontalAdvance(text) + 2.0
        width = min(table.width - 3 * line, wanted)
        words = Rect(-width / 2, -line * 0.65, width, line * 1.3)
        whole = words.grown(line * 0.3)
        self._ground.show_rect(whole, line * 0.6, theme.badge, theme.accent, 2.5 * theme.frame)
        center = Qt.AlignmentFlag.AlignHCenter
        self._label.show_text(text, words, font, theme.badge_text, center)
        across, down = whole.width * self._end / 2, whole.height * self._end / 2
        x, y = about.center
        if beside:
            y = about.bottom + down
            if y + down > table.bottom:
                y = about.y - down
        self.setPos(
            min(max(x, table.x + across), table.right - across),
            min(max(y, table.y + down), table.bottom - down),
        )


class Celebrations(QObject):
    """Shows with the events of a round what is made much of, and points as long as they stand."""

    def __init__(self, scene: QGraphicsScene, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._scene = scene
        self._presenter = presenter
        self._ring = Ring()
        self._banner = Banner()
        scene.addItem(self._ring)
        scene.addItem(self._banner)
        self._ringed: Zone | None = None
        self._melded: Melded | None = None
        """The last cards that were laid."""
        self._totals: dict[int, Badge] = {}
        presenter.showing.connect(self._celebrate)
        presenter.laid_out.connect(self._follow)
        presenter.hurried.connect(self.hide)

    @property
    def banner(self) -> str:
        """What the banner says; empty while there is none."""
        return self._banner.text

    @property
    def ringed(self) -> Zone | None:
        """What has a ring; None while there is none."""
        return self._ringed if self._ring.isVisible() else None

    @property
    def totals(self) -> dict[int, str]:
        """What is told of the points that the round has brought, by side."""
        return {side: badge.text for side, badge in self._totals.items() if badge.isVisible()}

    def hide(self) -> None:
        """End what would end by itself; points stay."""
        self._ring.go()
        self._banner.go()

    def _celebrate(self, event: Event) -> None:
        if not self._presenter.director.speed:
            return
        made, tableau = self._presenter.arrangement, self._presenter.tableau
        side = tableau.side_of(event.seat)
        match event:
            case Melded():
                self._melded = event
            case RedThreeTabled():
                self._surround(Zone(Place.RED_THREES, side), timing.GLEAM)
            case CanastaClosed():
                zone = Zone(Place.MELD, side, event.meld)
                if self._is_new(zone):
                    self._surround(zone, timing.BANNER)
                    pack = made.packs[zone].rect
                    self._say(self.tr("Canasta!"), pack.grown(made.text * 0.6), beside=True)
            case WentOut():
                self._say(self._going_out(event), self._place_of(event.seat), beside=False)

    def _going_out(self, event: WentOut) -> str:
        assert self._presenter.model is not None
        name = self._presenter.model.names[event.seat]
        if event.concealed:
            return self.tr("{name} goes out concealed").format(name=isolated(name))
        return self.tr("{name} goes out").format(name=isolated(name))

    def _place_of(self, seat: int) -> Rect:
        """What is a player's own: his plate, or the viewer's hand."""
        made = self._presenter.arrangement
        return made.plates[seat].panel if seat in made.plates else made.hand

    def _is_new(self, zone: Zone) -> bool:
        """Whether the meld in ``zone`` was no canasta before its last cards were laid.

        A natural canasta that a wild card has made a mixed one is told of like a new one.
        """
        tableau = self._presenter.tableau
        before = [card for card in tableau.at(zone) if card is not None]
        last = self._melded
        if last is None or (tableau.side_of(last.seat), last.meld) != (zone.owner, zone.index):
            return True
        for card in last.cards:
            before.remove(card)
        rank = tableau.ranks[zone]
        return not before or tableau.laws.canasta_kind(Meld.of(rank, tuple(before))) is None

    def _surround(self, zone: Zone, milliseconds: int) -> None:
        self._ringed = zone
        self._fit_ring()
        director = self._presenter.director
        self._ring.appear(director.duration(milliseconds), director.is_still)

    def _fit_ring(self) -> None:
        made = self._presenter.arrangement
        if self._ringed in made.packs:
            pack = made.packs[self._ringed]
            thickness = max(2.5, pack.width * 0.045)
            self._ring.surround(pack.rect, thickness, self._presenter.furniture.theme)
        else:
            self._ring.go()

    def _say(self, text: str, about: Rect, beside: bool) -> None:
        theme = self._presenter.furniture.theme
        table = self._scene.sceneRect()
        room = Rect(table.x(), table.y(), table.width(), table.height())
        line = self._presenter.arrangement.text * BANNER_LINES
        self._banner.say(text, about, beside, room, line, theme)
        director = self._presenter.director
        lasts = max(timing.READABLE, director.duration(timing.BANNER))
        self._banner.appear(lasts, director.is_still)

    def _follow(self) -> None:
        """Keep to what has moved on the table."""
        if self._ring.isVisible():
            self._fit_ring()
        result = self._presenter.tableau.result
        if result is None:
            for old in self._totals.values():
                old.hide()
            return
        made, theme = self._presenter.arrangement, self._presenter.furniture.theme
        for side, score in enumerate(result.scores):
            if side not in self._totals:
                self._totals[side] = Badge()
                self._totals[side].setZValue(TOTAL_Z)
                self._scene.addItem(self._totals[side])
            text = self.tr("This round: {points}").format(points=terms.signed(score.total))
            badge, room = self._totals[side], made.areas[side].total
            mirrored = reads_right_to_left()
            badge.show_text(
                text,
                (room.x if mirrored else room.right, room.center[1]),
                made.text * TOTAL_LINES,
                (0.0 if mirrored else 1.0, 0.5),
                theme,
                theme.accent,
            )
            badge.show()
