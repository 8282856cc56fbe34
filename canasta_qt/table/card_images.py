"""Pictures of cards and signs, drawn from SVG once for each size and kept for a while."""

from typing import Final

from PySide6.QtCore import QFile, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.rules.cards import CODE
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table import tiny_cards
from canasta_qt.table.columns import LEGIBLE
from canasta_qt.table.geometry import card_height

CANASTA_SIGNS: Final = {
    CanastaKind.NATURAL: ":/table/canasta-natural.svg",
    CanastaKind.MIXED: ":/table/canasta-mixed.svg",
    CanastaKind.WILD: ":/table/canasta-wild.svg",
    CanastaKind.SEVENS: ":/table/canasta-sevens.svg",
}

PLAIN_DECK: Final = "large-index"
"""The deck for cards that are too small for pictures."""

KEPT: Final = 400
"""How many pictures are kept at most: about twice as many as the cards of a round need."""


class CardImages:
    """The pictures of one deck, as pixmaps in the resolution of the screen."""

    def __init__(self, deck: str = "classic", back: str = "blue", ratio: float = 1.0) -> None:
        """``ratio`` is the number of screen pixels in a pixel of the view."""
        self._deck = deck
        self._back = back
        self._ratio = ratio
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, int, int], QPixmap] = {}
        """The pictures by file and size, that which was asked for last at the end."""

    @property
    def ratio(self) -> float:
        return self._ratio

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen with another ``ratio`` from now on."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._pixmaps.clear()

    def set_deck(self, deck: str, back: str) -> None:
        """Draw cards of ``deck`` with ``back`` from now on."""
        if (deck, back) != (self._deck, self._back):
            self._deck, self._back = deck, back
            self._pixmaps.clear()

    @property
    def style(self) -> tuple[str, str, float]:
        """Deck, back and resolution: what a picture depends on beside face and size."""
        return self._deck, self._back, self._ratio

    def forget_sizes(self) -> None:
        """Give the memory of all pixmaps back, for instance before the table changes its size."""
        self._pixmaps.clear()

    def card(self, face: int | None, width: int) -> QPixmap:
        """The picture of ``face``, or of the back for None, ``width`` pixels wide.

        Raises FileNotFoundError if the deck lacks it.
        """
        tiny = face is not None and width < tiny_cards.TINY
        return self._pixmap(self._card_path(face, width), width, card_height(width), tiny)

    def is_ready(self, face: int | None, width: int) -> bool:
        """Whether ``card`` has that picture and need not draw it."""
        return (self._card_path(face, width), width, card_height(width)) in self._pixmaps

    def frost(self, width: int) -> QPixmap:
        """The ice over a frozen pile, for cards ``width`` pixels wide."""
        return self._pixmap(":/table/frost.svg", width, card_height(width))

    def canasta_sign(self, kind: CanastaKind, size: int) -> QPixmap:
        """The sign of a canasta of ``kind``, a square of ``size`` pixels."""
        return self._pixmap(CANASTA_SIGNS[kind], size, size)

    def _card_path(self, face: int | None, width: int) -> str:
        name = f"back-{self._back}" if face is None else CODE[face]
        deck = self._deck if width >= LEGIBLE else PLAIN_DECK
        return f":/cards/{deck}/{name}.svg"

    def _pixmap(self, path: str, width: int, height: int, tiny: bool = False) -> QPixmap:
        key = (path, width, height)
        pixmap = self._pixmaps.pop(key, None)
        if pixmap is None:
            pixmap = self._render(path, width, height, tiny)
            # Melds give cards ever other sizes, of which a long match would gather many.
            if len(self._pixmaps) == KEPT:
                del self._pixmaps[next(iter(self._pixmaps))]
        self._pixmaps[key] = pixmap
        return pixmap

    def _render(self, path: str, width: int, height: int, tiny: bool) -> QPixmap:
        renderer = self._renderers.get(path)
        if renderer is None:
            if not QFile.exists(path):
                raise FileNotFoundError(f"the packed resources lack {path}")
            renderer = QSvgRenderer(path)
            if not renderer.isValid():
                raise ValueError(f"not a picture: {path}")
            self._renderers[path] = renderer
        image = QImage(
            round(width * self._ratio),
            round(height * self._ratio),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if tiny:
            tiny_cards.draw(painter, renderer, image.width(), image.height())
        else:
            renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
        painter.end()
        image.setDevicePixelRatio(self._ratio)
        return QPixmap.fromImage(image)
