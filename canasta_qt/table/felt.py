"""The cloth of the table, drawn once for each size."""

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from canasta_qt.table.theme import Theme

GRAIN: Final = 96
"""Side of the repeated pattern of fibres, in pixels."""


def felt(width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    """A cloth of ``width`` by ``height`` pixels, lit from above its middle."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    light = QRadialGradient(QPointF(width * 0.5, height * 0.4), max(width, height) * 0.7)
    light.setColorAt(0.0, theme.felt_light)
    light.setColorAt(1.0, theme.felt_dark)
    painter.fillRect(0, 0, width, height, light)
    if theme.grain:
        painter.drawTiledPixmap(0, 0, width, height, QPixmap.fromImage(_grain()))
    painter.end()
    return pixmap


def _grain() -> QImage:
    """Faint fibres, which also hide the steps of the gradient."""
    dice = Random(7)
    image = QImage(GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for y in range(GRAIN):
        for x in range(GRAIN):
            depth = int(dice.random() * 14)
            shade = 255 if dice.random() < 0.5 else 0
            image.setPixelColor(x, y, QColor(shade, shade, shade, depth))
    return image
