"""The table: a scene that shows a running match and lets its viewer play."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneMouseEvent,
)

from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.table.arrangement import Arrangement
from canasta_qt.table.attention import Attention
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.card_item import CardItem, faces
from canasta_qt.table.celebrations import Celebrations
from canasta_qt.table.contract import TableModel
from canasta_qt.table.director import Director
from canasta_qt.table.flashing import Flashing
from canasta_qt.table.focus import Focus
from canasta_qt.table.hand_order import HandOrder
from canasta_qt.table.playing import Playing
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.readable import ReadableTable
from canasta_qt.table.spoken import Spoken
from canasta_qt.table.tableau import Place, Tableau, Zone
from canasta_qt.table.theme import Theme


class TableScene(QGraphicsScene):
    """Shows what a `TableModel` tells of and lets its viewer play with the mouse.

    Scene coordinates are pixels of the view.
    """

    spoken = Signal(str)
    """What a screen reader should say: the thing that the keyboard has come to."""
    showing = Signal(object)
    """An Event, as it begins to be seen: the table tells of it and its cards set off."""
    why_asked = Signal(object)
    """The viewer wants to know the rule behind a Refusal that he was told."""
    idle = Signal()
    """Everything that happened has been shown."""
    selection_changed = Signal()
    """Other cards of the hand stand out."""
    order_changed = Signal()
    """The viewer's hand is in another order, which he may have made by dragging."""

    def __init__(self, parent: QObject | None = None, deck: str = "classic") -> None:
        super().__init__(parent)
        self._presenter = Presenter(self, CardImages(deck), self._disturbed)
        self._playing = Playing(self, self._presenter)
        self.attention = Attention(self._presenter)
        self.focus = Focus(self, self._presenter, self._playing, self.attention)
        self._spoken = Spoken(self._presenter)
        self.readable = ReadableTable(self._presenter, self.focus, self._spoken)
        self._flashing = Flashing(self, self._presenter)
        self.celebrations = Celebrations(self, self._presenter)
        self.focus.moved.connect(self._say_focus)
        self._presenter.selection_changed.connect(self._say_focus)
        self._playing.why_asked.connect(self.why_asked)
        self._presenter.showing.connect(self.showing)
        self._presenter.idle.connect(self.idle)
        self._presenter.order_changed.connect(self.order_changed)
        self._presenter.selection_changed.connect(self.selection_changed)

    def set_model(self, model: TableModel) -> None:
        """Show ``model`` from now on, as it stands."""
        self._presenter.set_model(model)

    def set_size(self, width: int, height: int) -> None:
        """Take the size of the view, in pixels."""
        self.setSceneRect(QRectF(0, 0, width, height))
        self._presenter.set_size(width, height)

    def set_ratio(self, ratio: float) -> None:
        """Take the number of screen pixels in a pixel of the view."""
        self._presenter.set_ratio(ratio)

    def set_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast; 0 shows everything at once."""
        self.director.speed = speed

    def set_still(self, still: bool) -> None:
        """Whether cards appear at their places without travel and nothing blinks or grows.

        Events still wait for one another as long as the speed says.
        """
        self._presenter.finish()
        self.director.is_still = still

    def set_theme(self, theme: Theme) -> None:
        """Show everything that is not a card in the colours of ``theme``."""
        self._playing.silence()
        self._presenter.set_theme(theme)

    @property
    def theme(self) -> Theme:
        """The colours of everything that is not a card."""
        return self._presenter.furniture.theme

    def set_order(self, order: HandOrder) -> None:
        """Have the viewer's hand in ``order`` from now on."""
        self._playing.forget_drag()
        self._presenter.set_order(order)

    @property
    def order(self) -> HandOrder:
        """The order of the viewer's hand."""
        return self._presenter.order

    def set_deck(self, deck: str, back: str) -> None:
        """Show all cards as those of ``deck`` with ``back``: names of folders and files."""
        self._presenter.set_deck(deck, back)

    def flash(self, event: Event) -> None:
        """Point out the cards of ``event``, which was shown before, where they lie now."""
        if self._presenter.model is not None:
            self._flashing.show_event(event)

    def suggest(self, move: Move) -> None:
        """Show the legal ``move`` of the viewer as an idea: what it is about, and in words."""
        self._flashing.show_move(move)
        self._playing.suggest(move)

    @property
    def flashing(self) -> list[QRectF]:
        """What is pointed out now."""
        return self._flashing.shown

    def retranslate(self) -> None:
        """Take the application's language and direction anew."""
        self._playing.silence()
        self._presenter.lay_out(0)

    @property
    def director(self) -> Director:
        """The queue of what is still to be shown."""
        return self._presenter.director

    def matches(self, observation: Observation) -> bool:
        """Whether the table shows exactly ``observation``, with every card at its place."""
        return not self.problems(observation)

    def problems(self, observation: Observation) -> list[str]:
        """In what the table differs from ``observation``, as text for tests."""
        return self._presenter.problems(observation)

    def selected_cards(self) -> tuple[int, ...]:
        """The faces of the selected cards of the hand."""
        return faces(self._presenter.selected)

    def clear_selection(self) -> None:
        """Let no card of the hand be selected."""
        self._playing.clear_selection()

    def items_at(self, place: Place, owner: int = -1, index: int = -1) -> list[CardItem]:
        """The card items in a zone, in order."""
        return list(self._presenter.stage.at(Zone(place, owner, index)))

    @property
    def arrangement(self) -> Arrangement:
        """Where everything lies now. Raises RuntimeError without a model."""
        return self._presenter.arrangement

    @property
    def tableau(self) -> Tableau:
        """What lies on the table now, to be read only. Raises RuntimeError without a model."""
        return self._presenter.tableau

    @property
    def message(self) -> str:
        """The sentence in the bubble; empty while there is none."""
        return self._playing.message

    @property
    def why(self) -> QRectF | None:
        """Where in the bubble the link to the rule is; None while there is none."""
        return self._playing.why

    @property
    def offer(self) -> str:
        """What letting go of the dragged cards would do; empty where it would do nothing."""
        return self._playing.offer

    @property
    def highlighted(self) -> int:
        """Number of drop targets shown."""
        return self._playing.highlighted

    def is_due(self, name: str) -> bool:
        """Whether ``"stock"`` or ``"pile"`` is framed because the viewer may use it now."""
        return self._presenter.furniture.is_shown(name, "due")

    def sign(self, *key: object) -> str:
        """The text of a label or badge, for instance ``("held", seat)`` or ``("total", side)``."""
        return self._presenter.furniture.text(*key)

    def hold(self, place: QPointF, on_screen: QPoint) -> None:
        """A finger has stayed at ``place``, which is ``on_screen`` outside: open the menu there."""
        self.focus.hide()
        self._playing.hold(place, on_screen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._playing.let_go()
            event.accept()
        elif self.focus.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.focus.hide()
        if event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._playing.press(event.scenePos(), whole_rank=shift)
        else:
            self._playing.cancel()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._playing.double_click(event.scenePos(), event.screenPos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()
        self._playing.open_menu(event.scenePos(), event.screenPos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.buttons() != Qt.MouseButton.NoButton:
            self._playing.move(event.scenePos())
        elif self._presenter.model is not None:
            # A window that opened meanwhile may have kept the release for itself.
            self._playing.put_back()
            self.attention.hover(event.scenePos())
            self._shape_pointer(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._playing.release(event.scenePos())

    def _shape_pointer(self, point: QPointF) -> None:
        """Let the pointer at ``point`` tell whether it is on the link in the bubble."""
        link = self.why
        for view in self.views():
            if link is not None and link.contains(point):
                view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                view.viewport().unsetCursor()

    def _say_focus(self) -> None:
        thing = self.focus.current
        if thing is not None:
            self.spoken.emit(self._spoken.of(thing))

    def _disturbed(self) -> None:
        self._playing.forget_drag()
        self._playing.silence()
        self._flashing.hide()
