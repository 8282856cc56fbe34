"""Pictures of cards are drawn once, in the resolution of the screen."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.rules.cards import FACES
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.table.card_images import KEPT, CardImages


def test_every_card_has_a_picture_in_every_size(qtbot: QtBot) -> None:
    images = CardImages()
    for width in (20, 40, 80):
        for face in (*range(FACES), None):
            pixmap = images.card(face, width)
            assert (pixmap.width(), pixmap.height()) == (width, width * 1.4)


def test_a_tiny_card_shows_its_rank_alone_and_large(qtbot: QtBot) -> None:
    images = CardImages()
    two_of_spades, two_of_clubs = images.card(3, 20).toImage(), images.card(0, 20).toImage()

    assert two_of_spades == two_of_clubs
    assert two_of_spades != images.card(7, 20).toImage()
    middle = [two_of_spades.pixelColor(10, y).lightness() for y in range(4, 20)]
    assert min(middle) < 120


def test_a_picture_is_drawn_once(qtbot: QtBot) -> None:
    images = CardImages()

    assert images.card(7, 50).cacheKey() == images.card(7, 50).cacheKey()
    assert images.card(7, 50).cacheKey() != images.card(7, 52).cacheKey()


def test_pictures_that_nobody_asked_for_in_a_long_time_go(qtbot: QtBot) -> None:
    images = CardImages()
    first, second = images.card(7, 50).cacheKey(), images.card(8, 50).cacheKey()
    for width in range(51, 51 + KEPT - 2):
        images.card(7, width)
    assert images.is_ready(8, 50)
    assert images.card(7, 50).cacheKey() == first

    images.card(9, 50)

    assert not images.is_ready(8, 50)
    assert images.is_ready(7, 50)
    assert images.card(8, 50).cacheKey() != second


def test_pictures_follow_the_resolution(qtbot: QtBot) -> None:
    images = CardImages()
    plain = images.card(7, 50)
    images.set_ratio(2.0)
    fine = images.card(7, 50)

    assert (fine.width(), fine.deviceIndependentSize().width()) == (100, 50)
    assert plain.cacheKey() != fine.cacheKey()


def test_the_two_sides_of_a_card_differ(qtbot: QtBot) -> None:
    images = CardImages()

    assert images.card(7, 60).toImage() != images.card(None, 60).toImage()
    assert images.card(7, 60).toImage() != images.card(8, 60).toImage()


def test_every_kind_of_canasta_has_a_sign(qtbot: QtBot) -> None:
    images = CardImages()
    signs = [images.canasta_sign(kind, 40).toImage() for kind in CanastaKind]

    assert all(signs.count(sign) == 1 for sign in signs)


def test_a_missing_picture_is_named(qtbot: QtBot) -> None:
    with pytest.raises(FileNotFoundError, match=r":/cards/no-such-deck/2C\.svg"):
        CardImages("no-such-deck").card(0, 80)
