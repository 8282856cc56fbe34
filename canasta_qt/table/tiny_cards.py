"""Cards so small that only their rank can be made out: it fills the card."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

TINY: Final = 34
"""A card width in pixels below which a card shows nothing but its rank."""
RANK: Final = QRectF(3, 7, 58.5, 82)
"""Where the rank stands on a card of the deck with large ones, in units of its pictures."""
BREADTH: Final = 0.8
"""Of the rank, in card widths."""
PAPER: Final = QColor("#fffdf7")
EDGE: Final = QColor("#8d877c")


def draw(painter: QPainter, renderer: QSvgRenderer, width: float, height: float) -> None:
    """Draw what ``renderer`` has a picture of, from the upper left corner of the ``painter``."""
    painter.setPen(QPen(EDGE, max(1.0, width * 0.03)))
    painter.setBrush(PAPER)
    inset = painter.pen().widthF() / 2
    card = QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(card, width * 0.08, width * 0.08)
    scale = width * BREADTH / RANK.width()
    left, top = width * (1 - BREADTH) / 2, width * 0.08
    painter.setClipRect(QRectF(left, top, RANK.width() * scale, RANK.height() * scale))
    whole = renderer.viewBoxF()
    renderer.render(
        painter,
        QRectF(
            left - RANK.x() * scale,
            top - RANK.y() * scale,
            whole.width() * scale,
            whole.height() * scale,
        ),
    )
