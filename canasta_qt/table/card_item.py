"""A card as a thing on the table: a picture that flies and turns over."""

from functools import cache
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QBrush, QColor, QPen, QTransform
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
STEPS: Final = 32
"""Into how many parts the time of a flight is divided for those that begin late."""


class CardItem(QGraphicsWidget):
    """One card, moved by Qt's own animations; its position is that of its centre."""

    def __init__(self, images: CardImages) -> None:
        super().__init__()
        self._images = images
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._mark = QGraphicsRectItem(self._picture)
        self._mark.setPen(QPen(Qt.PenStyle.NoPen))
        self._mark.setBrush(QBrush(NEW_CARD))
        self._mark.hide()
        self._marked = False
        self._flight = QPropertyAnimation(self, b"pos", self)
        self._turn = QPropertyAnimation(self, b"rotation", self)
        self._growth = QPropertyAnimation(self, b"scale", self)
        # QGraphicsScale would do without Python, but crashes when the scene is destroyed.
        self._flip = QVariantAnimation(self)
        self._flip.valueChanged.connect(self._narrow)
        self._flip.finished.connect(self._end_half_flip)
        self._is_turning = False
        self._face: int | None = None
        self._side: int | None = None
        self._is_news = False
        """Whether it has another face than when it was last told where to go."""
        self._spot = Spot(0.0, 0.0, 2)
        self._drawn: tuple[int | None, int, object] = (None, 0, None)
        """Face, width and style of the picture; its scale gives the width seen."""
        self._risen = 0.0
        self._settled = False
        self._lifted = False

    @property
    def face(self) -> int | None:
        """The face that it shows, or will when it has turned over; None for its back."""
        return self._face

    @property
    def side(self) -> int | None:
        """What is seen of it now: its face, or what it showed before until half of a flip."""
        return self._side

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
    def is_astray(self) -> bool:
        """Whether it has yet to be told where to go: it was dragged, or has another face."""
        return self._lifted or self._is_news

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
        """Show ``face``, or the back, at once."""
        self._stop_flip()
        self._face = self._side = face
        self._draw(self._drawn[1])

    def turn_to(self, face: int | None) -> None:
        """Have ``face`` from now on, or the back, to be turned up in the flight that follows."""
        self._face = face
        self._is_news = self._is_news or face != self._side

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

    def fly(self, spot: Spot, duration: int, raised: bool, delay: int = 0) -> bool:
        """Go to ``spot`` within ``duration`` milliseconds; at once if that is 0 or nothing moves.

        ``raised``: above all cards that lie; ``delay``: of these milliseconds, how many pass
        before it sets off. Returns whether anything moves now.
        """
        self._stop()
        self._spot = spot
        seen = self.isVisible() or raised
        if not duration or not seen or self._is_there(spot):
            self.settle()
            return False
        self._settled = self._lifted = self._is_news = False
        width_now = self._drawn[1] * self.scale()
        # Pictures are shrunk in flight rather than enlarged, which would blur them, unless many
        # would have to be drawn at once for that.
        drawn = self._drawn[1]
        if spot.width > drawn and (not drawn or self._images.is_ready(self._side, spot.width)):
            drawn = spot.width
        self._draw(drawn)
        self.setScale(width_now / drawn)
        self.setVisible(True)
        if raised:
            self.setZValue(RAISED_Z + spot.z)
        else:
            self.setZValue(spot.z)
        curve = _late(round(STEPS * delay / duration))
        end = QPointF(spot.x, spot.y - self._risen)
        self._start(self._flight, self.pos(), end, duration, curve)
        self._start(self._turn, self.rotation(), spot.angle, duration, curve)
        self._start(self._growth, self.scale(), spot.width / drawn, duration, curve)
        if self._side != self._face:
            self._is_turning = True
            half = (duration - delay) // 2
            late = _late(round(STEPS * delay / (delay + half)))
            self._start(self._flip, 1.0, 0.0, delay + half, late)
        return True

    def settle(self) -> None:
        """Be at the spot now."""
        self._stop()
        self._settled, self._lifted, self._is_news = True, False, False
        self._side = self._face
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
        self._side = self._face
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

    def _narrow(self, breadth: float) -> None:
        self._picture.setTransform(QTransform.fromScale(breadth, 1.0))

    def _end_half_flip(self) -> None:
        """Seen from its edge, the card shows its other side from now on."""
        if self._side != self._face:
            self._side = self._face
            self._draw(self._drawn[1])
            left = max(1, self._flight.duration() - self._flip.duration())
            self._start(self._flip, 0.0, 1.0, left, _late(0))

    def _start(
        self,
        animation: QVariantAnimation,
        start: object,
        end: object,
        duration: int,
        curve: QEasingCurve,
    ) -> None:
        if start != end:
            animation.setDuration(duration)
            animation.setEasingCurve(curve)
            animation.setStartValue(start)
            animation.setEndValue(end)
            animation.start()

    def _stop(self) -> None:
        for animation in (self._flight, self._turn, self._growth):
            animation.stop()
        self._stop_flip()

    def _stop_flip(self) -> None:
        if self._is_turning:
            self._is_turning = False
            self._flip.stop()
            self._picture.setTransform(QTransform())

    def _draw(self, width: int = 0) -> None:
        """Show the side that is up in ``width``; 0: in that of the spot."""
        width = width or self._spot.width
        wanted = (self._side, width, self._images.style)
        if self._drawn == wanted:
            return
        self._drawn = wanted
        height = card_height(width)
        self._picture.setPixmap(self._images.card(self._side, width))
        self._picture.setOffset(-width / 2, -height / 2)
        thickness = max(3.0, width * 0.055)
        self._mark.setRect(
            QRectF(-width * 0.36, -height / 2 - thickness * 0.3, width * 0.72, thickness)
        )


@cache
def _late(steps: int) -> QEasingCurve:
    """The curve of a flight that waits for ``steps`` of its ``STEPS`` before it begins."""
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    wait = min(steps, STEPS - 1) / STEPS
    if wait:
        curve.addCubicBezierSegment(
            QPointF(wait / 3, 0.0), QPointF(wait * 2 / 3, 0.0), QPointF(wait, 0.0)
        )
    left = 1.0 - wait
    curve.addCubicBezierSegment(
        QPointF(wait + left * 0.5, 0.0), QPointF(wait + left * 0.4, 1.0), QPointF(1.0, 1.0)
    )
    return curve


def faces(items: list[CardItem]) -> tuple[int, ...]:
    """The faces that ``items`` show, in order of the hand."""
    return tuple(
        sorted(
            (item.face for item in items if item.face is not None),
            key=HandOrder.RANK_WILDS_APART.key,
        )
    )
