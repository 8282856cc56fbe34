"""What the viewer does with the mouse: drags, clicks, and the moves that they mean."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.rules.cards import KIND
from canasta_qt.rules.moves import Discard, LookAtKitty, Move, TakeKitty
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Refusal
from canasta_qt.rules.state import DRAW, KITTY, OVER
from canasta_qt.table import targets as dropping
from canasta_qt.table import timing
from canasta_qt.table.card_item import CardItem, faces
from canasta_qt.table.card_menus import CardMenus
from canasta_qt.table.contract import TableModel
from canasta_qt.table.geometry import Rect, Spot
from canasta_qt.table.gestures import THRESHOLD, Drag, Grip, Pressed, nearest
from canasta_qt.table.highlights import Highlights
from canasta_qt.table.labels import Bubble, reads_right_to_left
from canasta_qt.table.offers import Offers
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import PILE, Place, Zone
from canasta_qt.table.targets import Target, Where

BUBBLE_Z: Final = 50_000.0
FAN: Final = 0.3
"""Space between dragged cards, in card widths."""


class Playing(QObject):
    """Turns presses, movements and releases on the scene into moves of the viewer.

    What is refused goes home, and a bubble says why.
    """

    why_asked = Signal(object)
    """The viewer wants to know the rule behind a Refusal."""

    def __init__(self, scene: QGraphicsScene, presenter: Presenter) -> None:
        super().__init__(scene)
        self._scene = scene
        self._presenter = presenter
        self._highlights = Highlights(scene)
        self._bubble = Bubble()
        self._bubble.setZValue(BUBBLE_Z)
        scene.addItem(self._bubble)
        self._bubble_clock = QTimer(self, singleShot=True, interval=timing.BUBBLE)
        self._bubble_clock.timeout.connect(self._bubble.hide)
        self._refused: Refusal | None = None
        """What the bubble tells of, if it tells of a refusal."""
        self._ghost = CardItem(presenter.images)
        """A card of the stock on its way to the hand."""
        self._ghost.hide()
        scene.addItem(self._ghost)
        self._offers = Offers(self)
        self._offer = Bubble()
        """Tells what letting go would do."""
        self._offer.setZValue(BUBBLE_Z)
        scene.addItem(self._offer)
        self._offered: Target | None = None
        self._menus = CardMenus(self, presenter, self._offers)
        self._cancelled = False
        """Whether the right button has just ended a drag, so that it opens no menu."""
        self._keeps_selection = False
        """Whether the press has selected already, so that the release need not."""
        self._pressed: Pressed | None = None
        self._pressed_at = QPointF()
        self._drag: Drag | None = None

    @property
    def message(self) -> str:
        """The sentence in the bubble; empty while there is none."""
        return self._bubble.text

    @property
    def why(self) -> QRectF | None:
        """Where in the bubble the link to the rule is; None while there is none."""
        return self._bubble.link

    @property
    def offer(self) -> str:
        """What letting go of the dragged cards would do; empty where it would do nothing."""
        return self._offer.text

    @property
    def highlighted(self) -> int:
        """Number of drop targets shown."""
        return self._highlights.shown

    def press(self, point: QPointF, whole_rank: bool = False) -> None:
        """The button went down at ``point``. What is still flying arrives at once.

        ``whole_rank``: it means all cards of the hand that have the rank of the one there.
        """
        if self._presenter.model is None:
            return
        link, refused = self.why, self._refused
        self.put_back()
        self.hurry()
        if link is not None and refused is not None and link.contains(point):
            self._pressed = None
            self.why_asked.emit(refused)
            return
        self._pressed_at = point
        self._pressed = self._under(point)
        item = self._pressed.item
        self._keeps_selection = whole_rank and self._pressed.grip is Grip.HAND_CARD
        if self._keeps_selection and item is not None:
            self.select_rank(item)

    def hurry(self) -> None:
        """Hide the bubble, and show at once what the viewer waits for.

        While others play he need not: his hand can be put in order meanwhile.
        """
        self.silence()
        if self._model.input_open or self._model.observation.state.phase == OVER:
            self._presenter.finish()

    def select_rank(self, item: CardItem) -> None:
        """Let just the cards of the hand stand out that have the rank of ``item``."""
        assert item.face is not None
        hand = self._presenter.stage.at(self._presenter.tableau.hand)
        kind = KIND[item.face]
        self._presenter.selected = [
            other for other in hand if other.face is not None and KIND[other.face] == kind
        ]
        self._presenter.adjust(timing.POP)

    def double_click(self, point: QPointF, screen: QPoint) -> None:
        """The button went down for the second time at ``point``, which is ``screen`` outside."""
        self.silence()
        self._pressed = None
        if self._presenter.model is not None:
            self.do_obvious(self._under(point), point, screen)

    def do_obvious(self, pressed: Pressed, point: QPointF, screen: QPoint) -> None:
        """Do with a card of the hand what suggests itself.

        It joins an own meld, or its rank is melded; a discard, which cannot be taken back, is
        offered in a menu at ``screen``.
        """
        item = pressed.item
        if pressed.grip is not Grip.HAND_CARD or item is None or item.face is None:
            return
        self.clear_selection()
        if not self._model.input_open:
            return
        observation = self._model.observation
        targets = dropping.for_hand(observation, (item.face,))
        for target in targets:
            if target.place is Where.MELD and target.legal:
                self._presenter.selected = [item]
                self.carry_out(target, point)
                return
        self.select_rank(item)
        for target in dropping.for_hand(observation, faces(self._presenter.selected)):
            if target.place is Where.AREA and target.legal:
                self.carry_out(target, point)
                return
        self.clear_selection()
        refusal = observation.refusal(Discard(item.face))
        if refusal is None:
            self._menus.for_discard(item).popup(screen)
        else:
            self._model.refused.emit(refusal)
            self._refuse(refusal, QPointF(item.x(), item.covered.y))

    def open_menu(self, point: QPointF, screen: QPoint) -> None:
        """Open the menu of what lies at ``point``, which is ``screen`` outside the scene."""
        cancelled, self._cancelled = self._cancelled, False
        if self._presenter.model is None or self._drag is not None or cancelled:
            return
        self.open_menu_of(self._under(point), point, screen)

    def hold(self, point: QPointF, screen: QPoint) -> None:
        """A finger has stayed at ``point``: the menu comes, and lifting it does nothing more."""
        if self._presenter.model is None or self._drag is not None:
            return
        self.silence()
        self._pressed = None
        self.open_menu_of(self._under(point), point, screen)

    def open_menu_of(self, pressed: Pressed, point: QPointF, screen: QPoint) -> None:
        """Open the menu of what is ``pressed`` at ``point``, which is ``screen`` outside."""
        menu = self._menus.menu_for(pressed, point)
        if menu is not None:
            menu.popup(screen)

    def move(self, point: QPointF) -> None:
        """The mouse moved to ``point``."""
        if self._drag is None and self._pressed is not None:
            way = point - self._pressed_at
            if abs(way.x()) + abs(way.y()) >= THRESHOLD:
                self._begin_drag(self._pressed)
                self._pressed = None
        if self._drag is not None:
            self._drag.move_to(point)
            self._highlight(self._drag, point)

    def release(self, point: QPointF) -> None:
        """The button went up at ``point``."""
        pressed, self._pressed = self._pressed, None
        kept, self._keeps_selection = self._keeps_selection, False
        if self._drag is not None:
            self._end_drag(self._drag, point)
        elif pressed is not None and not kept:
            self.act_on(pressed, point)

    def cancel(self) -> None:
        """Let dragged cards fly back to where they came from."""
        self.silence()
        self._cancelled = self._drag is not None
        self.put_back()

    def put_back(self) -> None:
        """End a press or a drag as if it had not begun."""
        self._pressed = None
        if self._drag is not None:
            self._send_home()

    def let_go(self) -> None:
        """Let dragged cards fly back and no card of the hand stand out."""
        if self._presenter.model is not None:
            self.cancel()
            self.hurry()
            self.clear_selection()

    def silence(self) -> None:
        """Hide the bubble."""
        self._bubble.hide()

    def clear_selection(self) -> None:
        """Let no card of the hand stand out."""
        if self._presenter.selected:
            self._presenter.selected = []
            self._presenter.adjust(timing.POP)

    def forget_drag(self) -> None:
        """End the drag; the next layout takes its cards to where they belong."""
        self._pressed = None
        drag = self._dropped()
        if drag is not None and self._presenter.director.busy:
            # That layout may be a while in coming.
            self._presenter.adjust(timing.ADJUST, drag.items)

    def _dropped(self) -> Drag | None:
        """The drag, of which nothing is to be seen from now on but where its cards are."""
        drag, self._drag = self._drag, None
        self._presenter.stage.let_go()
        self._ghost.hide()
        self._highlights.hide()
        self._hide_offer()
        return drag

    def _hide_offer(self) -> None:
        self._offered = None
        self._offer.hide()

    def _show_offer(self, target: Target | None) -> None:
        """Say what dropping on ``target`` would do, or why it is refused."""
        if target is self._offered:
            return
        self._offered = target
        if target is None:
            self._offer.hide()
            return
        if isinstance(target.plan, Refusal):
            text = self._model.describe(target.plan)
        else:
            text = self._offers.text(self._model.observation, target.plan)
        presenter = self._presenter
        line, theme = presenter.arrangement.text, presenter.furniture.theme
        self._offer.say(text, self._above(target), self._scene.sceneRect(), line, theme)

    def _above(self, target: Target) -> QPointF:
        """A point about which a bubble hides nothing of ``target``."""
        place = self._place_of(target)
        return QPointF(place.center[0], place.y)

    @property
    def _model(self) -> TableModel:
        model = self._presenter.model
        assert model is not None
        return model

    def _under(self, point: QPointF) -> Pressed:
        """What lies under ``point``."""
        tableau, made = self._presenter.tableau, self._presenter.arrangement
        dot = Rect(point.x(), point.y(), 0, 0)
        # Spread out, the pile lies on everything else.
        heap = self._presenter.stage.at(PILE) if self._presenter.out == (PILE, -1) else []
        if _topmost(heap, dot) is not None:
            return Pressed(Grip.PILE)
        item = _topmost(self._presenter.stage.at(tableau.hand), dot)
        if item is not None:
            return Pressed(Grip.HAND_CARD, item)
        laid = {
            found: zone.index
            for zone in tableau.melds(self._presenter.own_side)
            for found in self._presenter.stage.at(zone)
        }
        item = _topmost(list(laid), dot)
        if item is not None:
            return Pressed(Grip.MELD, item, laid[item])
        pile = made.pile
        across = Spot(pile.x, pile.y, pile.width, 90.0)
        for grip, rect in (
            (Grip.STOCK, made.stock.rect),
            (Grip.PILE, pile.rect),
            (Grip.PILE, across.rect),
            (Grip.KITTY, made.kitty),
            (Grip.HAND, made.hand),
            (Grip.AREA, made.areas[self._presenter.own_side].panel),
        ):
            if rect is not None and rect.contains(dot):
                return Pressed(grip)
        return Pressed(Grip.NOTHING)

    def _begin_drag(self, pressed: Pressed) -> None:
        model = self._model
        items: list[CardItem] = []
        found: list[Target] = []
        observation = model.observation
        if pressed.grip is Grip.HAND_CARD and pressed.item is not None:
            items = self._carried(pressed.item)
            # While others play, the hand can be put in order.
            if model.input_open:
                found = dropping.for_hand(observation, faces(items))
        elif not model.input_open:
            return
        elif pressed.grip is Grip.PILE and observation.state.phase == DRAW:
            items = self._presenter.stage.at(PILE)[-1:]
            found = dropping.for_pile(observation, faces(self._presenter.selected))
        elif pressed.grip is Grip.STOCK and observation.state.stock_size:
            self._ghost.show_face(None)
            self._ghost.fly(self._presenter.arrangement.stock, 0, raised=False)
            items = [self._ghost]
            found = dropping.for_stock(observation)
        elif pressed.grip is Grip.MELD and pressed.item is not None:
            items = [pressed.item]
            found = [Target(Where.HAND, pressed.meld, [])]
        if items:
            self._drag = self._lifted(pressed, items, found)

    def _carried(self, item: CardItem) -> list[CardItem]:
        """The cards that a drag of ``item`` carries, ``item`` last: all selected ones with it."""
        if item not in self._presenter.selected:
            self._presenter.selected = []
            self._presenter.adjust(timing.POP)
            return [item]
        hand = self._presenter.stage.at(self._presenter.tableau.hand)
        return [
            other for other in hand if other in self._presenter.selected and other is not item
        ] + [item]

    def _lifted(self, pressed: Pressed, items: list[CardItem], found: list[Target]) -> Drag:
        # Its cards are where the drag begins, and nothing hides where it may end.
        if self._presenter.out is not None:
            self._presenter.out = None
            self._presenter.adjust(timing.POP)
        lead = items[-1]
        grip = lead.pos() - self._pressed_at
        offsets = []
        self._presenter.stage.hold(items)
        for number in range(len(items)):
            behind = len(items) - 1 - number
            offsets.append(grip - QPointF(behind * FAN * lead.spot.width, 0))
        return Drag(pressed, items, offsets, found)

    def _place_of(self, target: Target) -> Rect:
        made = self._presenter.arrangement
        if target.place is Where.MELD:
            zone = Zone(Place.MELD, self._presenter.own_side, target.meld)
            return made.packs[zone].rect
        if target.place is Where.PILE:
            return made.pile.rect
        if target.place is Where.HAND:
            return made.hand
        return made.areas[self._presenter.own_side].panel

    def _is_sorting(self, drag: Drag, point: QPointF) -> bool:
        """Whether a card of the hand is dragged over the hand itself."""
        dot = Rect(point.x(), point.y(), 0, 0)
        return drag.pressed.grip is Grip.HAND_CARD and self._presenter.arrangement.hand.contains(
            dot
        )

    def _sort(self, drag: Drag, point: QPointF) -> None:
        """Put the dragged cards of the hand where they were let go, among the others."""
        presenter = self._presenter
        rest = list(presenter.stage.at(presenter.tableau.hand))
        held = [item for item in rest if item in drag.items]
        rest = [item for item in rest if item not in drag.items]
        rows = sorted({item.spot.y for item in rest})
        row = min(rows, key=lambda y: abs(y - point.y()), default=0.0)
        mirrored = reads_right_to_left()

        def comes_before(item: CardItem) -> bool:
            if item.spot.y != row:
                return item.spot.y < row
            return item.spot.x > point.x() if mirrored else item.spot.x < point.x()

        index = sum(map(comes_before, rest))
        presenter.arrange_hand(rest[:index] + held + rest[index:])

    def _nearest(self, drag: Drag, point: QPointF) -> Target | None:
        if self._is_sorting(drag, point):
            return None
        return nearest(drag.targets, drag.lead, (point.x(), point.y()), self._place_of)

    def _highlight(self, drag: Drag, point: QPointF) -> None:
        near = self._nearest(drag, point)
        self._show_offer(near)
        legal = [target for target in drag.targets if target.legal]
        places = [self._place_of(target) for target in legal]
        chosen = self._place_of(near) if near is not None and near.legal else None
        made = self._presenter.arrangement
        self._highlights.show(
            places, chosen, made.text * 0.4, made.pile.width * 1.5, self._presenter.furniture.theme
        )

    def _end_drag(self, drag: Drag, point: QPointF) -> None:
        target = self._nearest(drag, point)
        if target is None:
            if self._is_sorting(drag, point):
                self._sort(drag, point)
            self._send_home()
        elif drag.pressed.grip is Grip.MELD:
            self.take_back(drag.items[0], drag.pressed.meld, point)
        else:
            self.carry_out(target, point)

    def take_back(self, item: CardItem, meld: int, point: QPointF) -> None:
        """Take ``item`` of the own meld with the index ``meld`` back to the hand, or say no."""
        assert item.face is not None
        self._presenter.handled = [item]
        if self._model.take_back_meld_card(meld, item.face):
            self.forget_drag()
        else:
            self._send_home()
            self._say(self.tr("Only cards of this turn can be taken back."), point)

    def carry_out(self, target: Target, point: QPointF) -> None:
        """Make the moves of ``target``, or send what is dragged home and say why not."""
        model = self._model
        drag = self._drag
        self._presenter.handled = list(drag.items if drag is not None else self._presenter.selected)
        if isinstance(target.plan, Refusal):
            refusal: Refusal | None = target.plan
            model.refused.emit(refusal)
        else:
            before = model.observation
            refusal = model.attempt(target.plan)
            if refusal is None and model.observation is before:
                # The player is asked first.
                self._send_home()
                return
        if refusal is not None:
            self._send_home()
            beside = target.place in (Where.PILE, Where.MELD)
            self._refuse(refusal, self._above(target) if beside else point)
        else:
            # A ghost stays away; other cards have been taken along by what happened.
            self.forget_drag()

    def suggest(self, move: Move) -> None:
        """Say what the legal ``move`` would do, above the cards that it is about."""
        deed = self._offers.text(self._model.observation, [move])
        made = self._presenter.arrangement
        x, _ = made.hand.center
        self._say(self.tr("Suggestion: {deed}").format(deed=deed), QPointF(x, made.hand.y))

    def select(self, items: list[CardItem]) -> None:
        """Let just ``items`` of the hand stand out."""
        self._presenter.selected = items
        self._presenter.adjust(timing.POP)

    def _send_home(self) -> None:
        """Let dragged cards fly back to where they came from."""
        drag = self._dropped()
        self._presenter.handled = []
        if drag is not None:
            self._presenter.adjust(timing.ADJUST, drag.items)

    def _refuse(self, refusal: Refusal, about: QPointF) -> None:
        """Say why not, with a link to the rule."""
        self._say(self._model.describe(refusal), about, self.tr("Why?"))
        self._refused = refusal

    def _say(self, text: str, about: QPointF, link: str = "") -> None:
        presenter = self._presenter
        line, table = presenter.arrangement.text, self._scene.sceneRect()
        self._refused = None
        self._bubble.say(text, about, table, line, presenter.furniture.theme, link)
        self._bubble_clock.start()

    def act_on(self, pressed: Pressed, point: QPointF) -> None:
        """Do what a click on what is ``pressed`` does."""
        model = self._model
        if pressed.grip is Grip.HAND_CARD and pressed.item is not None:
            self._toggle(pressed.item)
            return
        if pressed.grip is Grip.HAND:
            self.clear_selection()
            return
        if not model.input_open:
            return
        observation = model.observation
        selected = faces(self._presenter.selected)
        if pressed.grip is Grip.STOCK:
            self.carry_out(dropping.for_stock(observation)[0], point)
        elif pressed.grip is Grip.KITTY:
            taking = observation.state.phase == KITTY
            move: Move = TakeKitty() if taking else LookAtKitty()
            self.carry_out(Target(Where.HAND, -1, [move]), point)
        elif pressed.grip is Grip.PILE:
            self._click_pile(observation, selected, point)
        elif selected and pressed.grip in (Grip.MELD, Grip.AREA):
            where = Where.MELD if pressed.grip is Grip.MELD else Where.AREA
            for target in dropping.for_hand(observation, selected):
                if (target.place, target.meld) == (where, pressed.meld):
                    self.carry_out(target, point)
                    return

    def _click_pile(
        self, observation: Observation, selected: tuple[int, ...], point: QPointF
    ) -> None:
        if observation.state.phase == DRAW:
            self.carry_out(dropping.for_pile(observation, selected)[0], point)
        elif len(selected) == 1:
            self.carry_out(dropping.for_hand(observation, selected)[0], point)
        elif selected:
            self._say(self.tr("Only one card is discarded."), point)
        else:
            self._say(self.tr("Select the card to discard, or drag it here."), point)

    def _toggle(self, item: CardItem) -> None:
        if item in self._presenter.selected:
            self._presenter.selected.remove(item)
        else:
            self._presenter.selected.append(item)
        self._presenter.adjust(timing.POP)


def _topmost(items: list[CardItem], dot: Rect) -> CardItem | None:
    """The topmost of ``items`` that covers ``dot``."""
    hit = [item for item in items if item.isVisible() and item.covered.contains(dot)]
    return max(hit, key=lambda item: item.zValue(), default=None)
