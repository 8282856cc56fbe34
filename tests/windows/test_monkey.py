"""A while of thoughtless play breaks nothing."""

import pytest

from canasta_qt.windows.preferences import Speed
from tests.windows.conftest import NewWindow
from tests.windows.monkey import Monkey

ACTS = 200


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.FAST], ids=lambda speed: str(speed.value))
def test_thoughtless_play_breaks_nothing(speed: Speed, new_window: NewWindow) -> None:
    window = new_window(seed=3)
    window.speed_actions[speed].trigger()
    monkey = Monkey(window, seed=3)
    try:
        for _ in range(ACTS):
            monkey.act()
        monkey.rest()
    finally:
        monkey.restore()

    assert len(monkey.done) > 8
