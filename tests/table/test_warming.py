"""Pictures are drawn while there is time."""

from pytestqt.qtbot import QtBot

from canasta_qt.table.card_images import CardImages
from canasta_qt.table.warming import Warming


def test_wanted_pictures_are_drawn_one_after_another(qtbot: QtBot) -> None:
    images = CardImages()
    warming = Warming(images)
    for face in (7, 8, 7, None):
        warming.want(face, 50)
    assert not images.is_ready(7, 50)

    qtbot.waitUntil(lambda: images.is_ready(7, 50))
    qtbot.waitUntil(lambda: not warming.busy)

    assert images.is_ready(8, 50)
    assert images.is_ready(None, 50)
    assert not images.is_ready(8, 52)


def test_what_is_there_is_not_waited_for(qtbot: QtBot) -> None:
    images = CardImages()
    images.card(7, 50)
    warming = Warming(images)

    warming.want(7, 50)

    assert not warming.busy
