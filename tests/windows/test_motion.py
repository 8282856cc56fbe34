"""How much moves is chosen from the menu, or by the system."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from canasta_qt.rules.moves import DrawStock
from canasta_qt.windows import motion
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.preferences import Motion, Preferences, Speed
from tests.windows.conftest import NewWindow


def is_still(window: MainWindow) -> bool:
    return window.scene.director.is_still


def style_that_takes(milliseconds: int) -> Any:
    """An application whose style animates widgets for so long."""
    return SimpleNamespace(style=lambda: SimpleNamespace(styleHint=lambda _: milliseconds))


def hint(member: str) -> Any:
    """Qt's hint on motion with the value ``member``."""
    return lambda name: {"motionPreference": lambda: SimpleNamespace(name=member)}.get(name)


def test_the_menu_offers_the_system_first(new_window: NewWindow) -> None:
    window = new_window()

    assert window.motion.actions[Motion.SYSTEM].isChecked()
    menus = [action.text() for action in window.view_menu.actions()]
    assert menus.index("&Motion") == menus.index("&Speed") + 1


def test_reduced_motion_counts_at_once_and_is_remembered(new_window: NewWindow) -> None:
    window = new_window()
    assert not is_still(window)

    window.motion.actions[Motion.REDUCED].trigger()

    assert is_still(window)
    assert Preferences().motion is Motion.REDUCED
    again = new_window()
    assert is_still(again)
    assert again.motion.actions[Motion.REDUCED].isChecked()
    again.motion.actions[Motion.FULL].trigger()
    assert not is_still(again)


def test_reduced_motion_shows_what_flies_at_once(new_window: NewWindow) -> None:
    window = new_window()
    table = window.table
    assert table is not None
    window.speed_actions[Speed.SLOW].trigger()
    while not table.input_open:
        QApplication.processEvents()
    table.attempt([DrawStock()])
    assert window.scene.director.busy

    window.motion.actions[Motion.REDUCED].trigger()

    assert window.scene.problems(table.observation) == []


@pytest.mark.parametrize(("member", "still"), [("NoPreference", False), ("ReducedMotion", True)])
def test_the_system_is_followed_where_qt_tells_it(
    new_window: NewWindow, monkeypatch: pytest.MonkeyPatch, member: str, still: bool
) -> None:
    window = new_window()
    monkeypatch.setattr(motion, "accessibility_hint", hint(member))

    window.motion.follow()
    assert is_still(window) == still

    window.motion.actions[Motion.FULL].trigger()
    assert not is_still(window)
    window.motion.actions[Motion.SYSTEM].trigger()
    assert is_still(window) == still


@pytest.mark.parametrize(("milliseconds", "still"), [(200, False), (0, True)])
def test_a_style_without_animation_tells_it_too(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int, still: bool
) -> None:
    monkeypatch.setattr(motion, "QApplication", style_that_takes(milliseconds))

    assert motion.system_wants_stillness() == still


def test_hints_that_this_qt_lacks_are_none(new_window: NewWindow) -> None:
    new_window()

    assert motion.accessibility_hint("gravityPreference") is None
