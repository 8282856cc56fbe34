"""A window always comes back onto a screen."""

import pytest
from PySide6.QtCore import QRect

from canasta_qt.windows.placement import fitted

LEFT = QRect(0, 0, 1920, 1040)
RIGHT = QRect(1920, 0, 1366, 728)


@pytest.mark.parametrize(
    ("window", "screens", "placed"),
    [
        (QRect(100, 50, 1280, 800), [LEFT, RIGHT], QRect(100, 50, 1280, 800)),
        (QRect(2000, 50, 1200, 600), [LEFT, RIGHT], QRect(2000, 50, 1200, 600)),
        # The right screen is gone.
        (QRect(2000, 50, 1200, 600), [LEFT], QRect(720, 50, 1200, 600)),
        # The window is larger than what is left.
        (QRect(-50, -50, 1900, 1000), [RIGHT], QRect(1920, 0, 1366, 728)),
        (QRect(1800, 100, 1200, 700), [LEFT, RIGHT], QRect(1920, 28, 1200, 700)),
        (QRect(5, 5, 10, 10), [], QRect(5, 5, 10, 10)),
    ],
)
def test_a_window_is_fitted(window: QRect, screens: list[QRect], placed: QRect) -> None:
    assert fitted(window, screens) == placed
