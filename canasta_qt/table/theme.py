"""The colours of the table."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Theme:
    """A cloth and the colours of everything that lies on it and is not a card."""

    name: str
    """Known to the preferences, never shown."""
    felt_light: QColor
    felt_dark: QColor
    grain: bool
    """Whether the cloth has fibres."""
    panel: QColor
    panel_own: QColor
    panel_edge: QColor
    accent: QColor
    """Frames of whose turn it is and of what may be used, gold signs."""
    text: QColor
    text_faint: QColor
    badge: QColor
    badge_text: QColor
    target: QColor
    target_fill: QColor
    target_fill_wide: QColor
    target_near: QColor
    target_near_fill: QColor
    target_near_fill_wide: QColor
    bubble: QColor
    bubble_edge: QColor
    bubble_text: QColor
    empty: QColor
    """The dashed edge of a place without cards."""
    frame: float
    """How many times thicker than usual frames are."""


def _cloth(name: str, light: str, dark: str) -> Theme:
    """A cloth of its own colour under the usual gold and ivory."""
    return Theme(
        name=name,
        felt_light=QColor(light),
        felt_dark=QColor(dark),
        grain=True,
        panel=QColor(0, 0, 0, 46),
        panel_own=QColor(0, 0, 0, 62),
        panel_edge=QColor(255, 255, 255, 34),
        accent=QColor("#f2c14e"),
        text=QColor("#f4f1e6"),
        text_faint=QColor(244, 241, 230, 190),
        badge=QColor("#16211c"),
        badge_text=QColor("#fff6d8"),
        target=QColor(242, 193, 78, 200),
        target_fill=QColor(242, 193, 78, 36),
        target_fill_wide=QColor(242, 193, 78, 14),
        target_near=QColor("#fff1b8"),
        target_near_fill=QColor(255, 230, 140, 84),
        target_near_fill_wide=QColor(255, 230, 140, 34),
        bubble=QColor("#fff8e3"),
        bubble_edge=QColor("#b0682b"),
        bubble_text=QColor("#3a2411"),
        empty=QColor(255, 255, 255, 60),
        frame=1.0,
    )


GREEN: Final = _cloth("green", "#2f7d55", "#174a33")
BLUE: Final = _cloth("blue", "#2c6a94", "#123850")
BURGUNDY: Final = _cloth("burgundy", "#8a3145", "#4a1522")
CHARCOAL: Final = _cloth("charcoal", "#4b4f55", "#22252a")
HIGH_CONTRAST: Final = Theme(
    name="high-contrast",
    felt_light=QColor("#000000"),
    felt_dark=QColor("#000000"),
    grain=False,
    panel=QColor("#000000"),
    panel_own=QColor("#000000"),
    panel_edge=QColor("#ffffff"),
    accent=QColor("#ffe500"),
    text=QColor("#ffffff"),
    text_faint=QColor("#ffffff"),
    badge=QColor("#000000"),
    badge_text=QColor("#ffffff"),
    target=QColor("#ffe500"),
    target_fill=QColor(255, 229, 0, 30),
    target_fill_wide=QColor(255, 229, 0, 0),
    target_near=QColor("#00ffff"),
    target_near_fill=QColor(0, 255, 255, 70),
    target_near_fill_wide=QColor(0, 255, 255, 40),
    bubble=QColor("#ffffff"),
    bubble_edge=QColor("#000000"),
    bubble_text=QColor("#000000"),
    empty=QColor("#ffffff"),
    frame=1.8,
)

THEMES: Final = {theme.name: theme for theme in (GREEN, BLUE, BURGUNDY, CHARCOAL, HIGH_CONTRAST)}
