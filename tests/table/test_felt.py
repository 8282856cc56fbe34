"""The cloth of the table."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from canasta_qt.table.felt import felt
from canasta_qt.table.theme import GREEN, HIGH_CONTRAST


def test_the_cloth_is_lighter_in_its_middle_and_always_the_same(qtbot: QtBot) -> None:
    plain = replace(GREEN, grain=False)
    cloth = felt(400, 300, 1.0, plain).toImage()

    assert cloth.pixelColor(200, 120).lightness() > cloth.pixelColor(2, 297).lightness()
    assert cloth == felt(400, 300, 1.0, plain).toImage()


def test_fibres_make_neighbours_differ_a_little(qtbot: QtBot) -> None:
    even = replace(GREEN, felt_dark=GREEN.felt_light)
    cloth = felt(96, 96, 1.0, even).toImage()
    row = [cloth.pixelColor(x, 40).lightness() for x in range(96)]

    assert len(set(row)) > 3
    assert max(row) - min(row) < 20
    assert felt(96, 96, 1.0, even).toImage() == cloth


def test_a_cloth_for_high_contrast_is_even(qtbot: QtBot) -> None:
    cloth = felt(120, 90, 2.0, HIGH_CONTRAST)
    image = cloth.toImage()

    assert (cloth.width(), cloth.height()) == (240, 180)
    assert {image.pixelColor(x, 50).rgb() for x in range(240)} == {image.pixelColor(0, 0).rgb()}
