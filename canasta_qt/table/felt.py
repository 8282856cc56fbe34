"""The cloth of the table, drawn once for each size."""

from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from canasta_qt.table.theme import Theme

GRAIN: Final = 96
"""Side of the repeated pattern of fibres, in pixels."""
DEPTH: Final = 0.05
"""Greatest opacity of a fibre."""
COARSE: Final = 4
"""The light is drawn so many times smaller than it is seen, which takes a fraction of the time."""


def felt(width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    """A cloth of ``width`` by ``height`` pixels, lit from above its middle."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), _light(width // COARSE, height // COARSE, theme))
    if theme.grain:
        painter.fillRect(0, 0, width, height, QBrush(_grain()))
    painter.end()
    return pixmap


def _light(width: int, height: int, theme: Theme) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    light = QRadialGradient(QPointF(width * 0.5, height * 0.4), max(width, height, 1) * 0.7)
    light.setColorAt(0.0, theme.felt_light)
    light.setColorAt(1.0, theme.felt_dark)
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    painter.end()
    return image


@cache
def _grain() -> QImage:
    """Faint fibres, light and dark, which also hide the steps of the light."""
    grain = QImage(GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    grain.fill(Qt.GlobalColor.transparent)
    dice = Random(7)
    painter = QPainter(grain)
    painter.setOpacity(DEPTH)
    for color in (QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.black)):
        painter.drawImage(0, 0, _noise(color, dice))
    painter.end()
    return grain


def _noise(color: QColor, dice: Random) -> QImage:
    """Pixels of ``color``, each as opaque as chance has it."""
    noise = QImage(GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    noise.fill(color)
    opacity = dice.randbytes(GRAIN * GRAIN)
    painter = QPainter(noise)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, QImage(opacity, GRAIN, GRAIN, GRAIN, QImage.Format.Format_Alpha8))
    painter.end()
    return noise
