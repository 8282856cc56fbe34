"""A card as a thing on the table: a picture that flies."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsWidget,
)

from canasta_qt.table.card_images import CardImages
from canasta_qt.table.geometry import Rect, Spot, card_height
from canasta_qt.table.hand_order import HandOrder

NEW_CARD: Final = QColor("#2f8fe0")
"""The mark on a card that has come to the hand in this turn."""
RAISED_Z = 10_000.0
"""Added to the z value of a card in flight."""


class CardItem(QGraphicsWidget):
    """One card, moved by Qt's own animations; its position is that of its centre."""

    def __init__(self, images: CardImages) -> None:
        super().__init__()
        self._images = images
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._mark = QGraphicsRectItem(self)
        self._mark.setPen(QPen(Qt.PenStyle.NoPen))
        self._mark.setBrush(QBrush(NEW_CARD))
        self._mark.hide()
        self._marked = False
        self._flight = QPropertyAnimation(self, b"pos", self)
        self._turn = QPropertyAnimation(self, b"rotation", self)
        self._growth = QPropertyAnimation(self, b"scale", self)
        for animation in (self._flight, self._turn, self._growth):
            animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._face: int | None = None
        self._spot = Spot(0.0, 0.0, 2)
        self._drawn: tuple[int | None, int, object] = (None, 0, None)
        """Face, width and style of the picture; its scale gives the width seen."""
        self._risen = 0.0
        self._settled = False
        self._lifted = False

    @property
    def face(self) -> int | None:
        """The face that it shows; None for its back."""
        return self._face

    @property
    def spot(self) -> Spot:
        """Where it lies, or is flying to."""
        return self._spot

    @property
    def risen(self) -> float:
        """How many pixels the card stands out of the hand."""
        return self._risen

    @property
    def settled(self) -> bool:
        """Whether it was told to lie at its spot, and is neither in flight nor dragged."""
        return self._settled

    @property
    def lifted(self) -> bool:
        """Whether it is being dragged, or was and has not been told yet where to go."""
        return self._lifted

    @property
    def covered(self) -> Rect:
        """What it covers now."""
        spot = self._spot
        return Spot(self.x(), self.y(), spot.width, spot.angle).rect

    @property
    def at_rest(self) -> bool:
        """Whether it lies exactly at its spot."""
        spot = self._spot
        return self._is_there(spot) and self.zValue() == spot.z and self.isVisible() == spot.shown

    def show_face(self, face: int | None) -> None:
        """Turn the card so that it shows ``face``, or its back."""
        self._face = face
        self._draw(self._drawn[1])

    @property
    def marked(self) -> bool:
        """Whether it is marked as new in the hand."""
        return self._marked

    def set_marked(self, marked: bool) -> None:
        """Mark the card as new in the hand, or not."""
        self._marked = marked
        self._mark.setVisible(marked)

    def set_risen(self, height: float) -> None:
        """Let the card stand out of the hand by ``height`` pixels from the next flight on."""
        self._risen = height

    def redraw(self) -> None:
        """Draw the picture again, for another deck or resolution."""
        self._draw(self._drawn[1])

    def fly(self, spot: Spot, duration: int, raised: bool) -> bool:
        """Go to ``spot`` within ``duration`` milliseconds; at once if that is 0 or nothing moves.

        ``raised``: above all cards that lie. Returns whether anything moves now.
        """
        self._stop()
        self._spot = spot
        seen = self.isVisible() or raised
        if not duration or not seen or self._is_there(spot):
            self.settle()
            return False
        self._settled = self._lifted = False
        width_now = self._drawn[1] * self.scale()
        # Pictures are shrunk in flight rather than enlarged, which would blur them.
        drawn = max(self._drawn[1], spot.width)
        self._draw(drawn)
        self.setScale(width_now / drawn)
        self.setVisible(True)
        if raised:
            self.setZValue(RAISED_Z + spot.z)
        else:
            self.setZValue(spot.z)
        self._start(self._flight, self.pos(), QPointF(spot.x, spot.y - self._risen), duration)
        self._start(self._turn, self.rotation(), spot.angle, duration)
        self._start(self._growth, self.scale(), spot.width / drawn, duration)
        return True

    def settle(self) -> None:
        """Be at the spot now."""
        self._stop()
        self._settled, self._lifted = True, False
        spot = self._spot
        self._draw()
        self.setPos(spot.x, spot.y - self._risen)
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.setZValue(spot.z)
        self.setVisible(spot.shown)

    def lift(self, order: int) -> None:
        """Lie above all others while being dragged, the one with the highest ``order`` on top."""
        self._stop()
        self._settled = False
        self._lifted = True
        self._draw()
        self.setScale(1.0)
        self.setZValue(2 * RAISED_Z + order)

    def _is_there(self, spot: Spot) -> bool:
        """Whether only its z value can differ from that at ``spot``."""
        return (
            self.pos() == QPointF(spot.x, spot.y - self._risen)
            and self.rotation() == spot.angle
            and self.scale() == 1.0
            and self._drawn == (self._face, spot.width, self._images.style)
        )

    def _start(
        self, animation: QPropertyAnimation, start: object, end: object, duration: int
    ) -> None:
        if start != end:
            animation.setDuration(duration)
            animation.setStartValue(start)
            animation.setEndValue(end)
            animation.start()

    def _stop(self) -> None:
        for animation in (self._flight, self._turn, self._growth):
            animation.stop()

    def _draw(self, width: int = 0) -> None:
        """Show the picture in ``width``; 0: in that of the spot."""
        width = width or self._spot.width
        wanted = (self._face, width, self._images.style)
        if self._drawn == wanted:
            return
        self._drawn = wanted
        height = card_height(width)
        self._picture.setPixmap(self._images.card(self._face, width))
        self._picture.setOffset(-width / 2, -height / 2)
        thickness = max(3.0, width * 0.055)
        self._mark.setRect(
            QRectF(-width * 0.36, -height / 2 - thickness * 0.3, width * 0.72, thickness)
        )


def faces(items: list[CardItem]) -> tuple[int, ...]:
    """The faces that ``items`` show, in order of the hand."""
    return tuple(
        sorted(
            (item.face for item in items if item.face is not None),
            key=HandOrder.RANK_WILDS_APART.key,
        )
    )
