"""The colours of the table."""

from typing import Final

from PySide6.QtGui import QColor

FELT_LIGHT: Final = QColor("#2f7d55")
FELT_DARK: Final = QColor("#174a33")
PANEL: Final = QColor(0, 0, 0, 46)
PANEL_OWN: Final = QColor(0, 0, 0, 62)
PANEL_EDGE: Final = QColor(255, 255, 255, 34)
TURN_EDGE: Final = QColor("#f2c14e")
TEXT: Final = QColor("#f4f1e6")
TEXT_FAINT: Final = QColor(244, 241, 230, 190)
BADGE: Final = QColor("#16211c")
BADGE_TEXT: Final = QColor("#fff6d8")
GOLD: Final = QColor("#f2c14e")
TARGET: Final = QColor(242, 193, 78, 200)
TARGET_FILL: Final = QColor(242, 193, 78, 36)
TARGET_FILL_WIDE: Final = QColor(242, 193, 78, 14)
TARGET_NEAR: Final = QColor("#fff1b8")
TARGET_NEAR_FILL: Final = QColor(255, 230, 140, 84)
TARGET_NEAR_FILL_WIDE: Final = QColor(255, 230, 140, 34)
NEW_CARD: Final = QColor("#2f8fe0")
BUBBLE: Final = QColor("#fff8e3")
BUBBLE_EDGE: Final = QColor("#b0682b")
BUBBLE_TEXT: Final = QColor("#3a2411")
EMPTY: Final = QColor(255, 255, 255, 60)
