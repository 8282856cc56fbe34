"""Tables to test on."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.round import Round
from canasta_qt.table.scene import TableScene
from canasta_qt.table.view import TableView
from tests.table.driver import Driver
from tests.table.fake_model import FakeModel

MakeDriver = Callable[[Round], Driver]


@pytest.fixture
def play(qtbot: QtBot) -> MakeDriver:
    """Shows a round on a table without animation."""

    def make(game: Round) -> Driver:
        scene = TableScene()
        scene.set_speed(0)
        view = TableView(scene)
        qtbot.addWidget(view)
        view.resize(1280, 800)
        view.show()
        model = FakeModel(game)
        scene.set_model(model)
        return Driver(model, scene, view)

    return make
