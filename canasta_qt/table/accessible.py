"""The table as screen readers see it: a list of things, and in melds and the pile their cards.

Readers keep what they have been given, while cards come and go. So the objects they are given stand
for places in these lists, and say what is there at the time.
"""

from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView

from canasta_qt.table.geometry import Rect
from canasta_qt.table.labels import to_qt


class Readable(Protocol):
    """What a table tells screen readers. Things and cards are told by their places in lists."""

    def count(self) -> int:
        """The number of things."""
        ...

    def names(self) -> list[str]:
        """What all things are, in the user's language."""
        ...

    def name(self, thing: int) -> str:
        """What a thing is, in the user's language; empty where there is none any more."""
        ...

    def rect(self, thing: int) -> Rect:
        """Where a thing is on the table."""
        ...

    def focused(self) -> int:
        """The thing that the keyboard is at; -1 for none."""
        ...

    def is_selected(self, thing: int) -> bool | None:
        """Whether a card of the hand is selected; None for what cannot be."""
        ...

    def cards(self, thing: int) -> list[str]:
        """The names of the cards in a thing that is no card itself, as far as they are seen."""
        ...

    def card_rect(self, thing: int, card: int) -> Rect:
        """Where one of these cards is on the table."""
        ...


class _Node(QAccessibleInterface):
    """What all accessible objects on the table have in common.

    Where Qt lets None be returned and its type stubs do not, results are typed Any.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self._view = view

    def isValid(self) -> bool:
        return True

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        return self._view.window().windowHandle()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing on the table is typed."""

    def child(self, index: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> Any:
        children = (self.child(index) for index in reversed(range(self.childCount())))
        return next((one for one in children if one and one.rect().contains(x, y)), None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at in range(self.childCount()) if self.child(at) is child), -1)

    def _on_screen(self, rect: Rect) -> QRect:
        seen = self._view.mapFromScene(to_qt(rect)).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(seen.topLeft()), seen.size())


class _Card(_Node):
    """A card in a meld or in the pile."""

    def __init__(self, view: QGraphicsView, table: Readable, thing: "_Thing", place: int) -> None:
        super().__init__(view)
        self._table = table
        self._thing = thing
        self._place = place

    def parent(self) -> QAccessibleInterface:
        return self._thing

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = self._place >= self._thing.childCount()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        cards = self._table.cards(self._thing.place)
        is_there = kind == QAccessible.Text.Name and self._place < len(cards)
        return cards[self._place] if is_there else ""

    def rect(self) -> QRect:
        if self._place >= self._thing.childCount():
            return QRect()
        return self._on_screen(self._table.card_rect(self._thing.place, self._place))


class _Thing(_Node):
    """A card of the hand, a meld, the stock, the pile, a kitty, another player."""

    def __init__(
        self, view: QGraphicsView, table: Readable, parent: "AccessibleTable", place: int
    ) -> None:
        super().__init__(view)
        self._table = table
        self._parent = parent
        self.place = place
        self._cards: list[_Card] = []

    @property
    def _is_there(self) -> bool:
        return self.place < self._table.count()

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self._is_there:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = self._table.focused() == self.place and self._view.hasFocus()
        selected = self._table.is_selected(self.place)
        state.selectable = selected is not None
        state.selected = bool(selected)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        is_there = kind == QAccessible.Text.Name and self._is_there
        return self._table.name(self.place) if is_there else ""

    def rect(self) -> QRect:
        return self._on_screen(self._table.rect(self.place)) if self._is_there else QRect()

    def childCount(self) -> int:
        return len(self._table.cards(self.place)) if self._is_there else 0

    def child(self, index: int) -> Any:
        if not 0 <= index < self.childCount():
            return None
        while len(self._cards) <= index:
            card = _Card(self._view, self._table, self, len(self._cards))
            QAccessible.registerAccessibleInterface(card)
            self._cards.append(card)
        return self._cards[index]

    def forget(self) -> None:
        """Let Qt forget the cards."""
        for card in self._cards:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(card))
        self._cards.clear()


class AccessibleTable(_Node):
    """The accessible object of ``view``, which shows ``table``."""

    def __init__(self, view: QGraphicsView, table: Readable) -> None:
        super().__init__(view)
        self._table = table
        self._things: list[_Thing] = []
        self._names: list[str] = []
        """Of the things, as readers know them."""

    def object(self) -> QObject:
        return self._view

    def parent(self) -> Any:
        above = self._view.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        state.active = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        return self._view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def childCount(self) -> int:
        return self._table.count()

    def child(self, index: int) -> Any:
        if not 0 <= index < self.childCount():
            return None
        while len(self._things) <= index:
            thing = _Thing(self._view, self._table, self, len(self._things))
            QAccessible.registerAccessibleInterface(thing)
            self._things.append(thing)
        return self._things[index]

    def focusChild(self) -> Any:
        return self.child(self._table.focused())

    def tell_focus(self) -> None:
        """Let readers say what the keyboard has come to."""
        self._tell(QAccessible.Event.Focus, self._table.focused())

    def tell_changes(self) -> None:
        """Let readers know which things have become others."""
        if not QAccessible.isActive():
            return
        names = self._table.names()
        before, self._names = self._names, names
        if len(names) != len(before):
            self._tell(QAccessible.Event.ObjectReorder, -1)
        for place, (old, new) in enumerate(zip(before, names, strict=False)):
            if old != new:
                self._tell(QAccessible.Event.NameChanged, place)

    def forget(self) -> None:
        """Let Qt forget the things, since the view goes."""
        for thing in self._things:
            thing.forget()
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(thing))
        self._things.clear()

    def _tell(self, kind: QAccessible.Event, place: int) -> None:
        event = QAccessibleEvent(self._view, kind)
        if place >= 0:
            event.setChild(place)
        QAccessible.updateAccessibility(event)
