"""Decks, backs, cloths and colours, chosen from the menu while a match goes on."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.table.tableau import Place
from canasta_qt.table.theme import HIGH_CONTRAST, THEMES
from canasta_qt.windows.main_window import MainWindow
from tests.windows.conftest import NewWindow


@pytest.fixture(autouse=True)
def _palette_afterwards() -> Iterator[None]:
    yield
    QApplication.setPalette(QPalette())


def picture_of_hand(window: MainWindow) -> bytes:
    """The pixels of the first card of the hand."""
    rect = window.scene.items_at(Place.HAND, 0)[0].covered
    corner = window.view.mapFromScene(rect.x + 2, rect.y + 2)
    picture = window.view.viewport().grab().toImage()
    return bytes(picture.copy(corner.x(), corner.y(), 40, 40).constBits())


def pixel_of_cloth(window: MainWindow) -> QColor:
    return window.view.viewport().grab().toImage().pixelColor(2, 2)


def test_a_deck_is_shown_at_once_and_remembered(new_window: NewWindow) -> None:
    window = new_window()
    before = picture_of_hand(window)

    window.appearance.decks["large-index"].trigger()

    assert picture_of_hand(window) != before
    assert window.table is not None
    assert window.scene.problems(window.table.observation) == []
    again = new_window()
    assert again.appearance.decks["large-index"].isChecked()
    assert picture_of_hand(again) == picture_of_hand(window)


def test_a_back_is_shown_at_once(new_window: NewWindow) -> None:
    window = new_window()
    stock = window.scene.arrangement.stock.rect
    middle = window.view.mapFromScene(*stock.center)

    def pixel() -> QColor:
        picture = window.view.viewport().grab().toImage()
        return picture.pixelColor(middle.x(), middle.y() - round(stock.height * 0.3))

    before = pixel()
    window.appearance.backs["red"].trigger()

    assert before.blue() > before.red()
    assert pixel().red() > pixel().blue()


def test_a_cloth_is_shown_at_once_and_remembered(new_window: NewWindow) -> None:
    window = new_window()
    green = pixel_of_cloth(window)

    window.appearance.cloths["burgundy"].trigger()

    red = pixel_of_cloth(window)
    assert green.green() > green.red()
    assert red.red() > red.green()
    assert new_window().scene.theme is THEMES["burgundy"]


def test_high_contrast_takes_table_and_windows_and_gives_them_back(new_window: NewWindow) -> None:
    window = new_window()
    usual = QApplication.palette().color(QPalette.ColorRole.Window)

    window.appearance.colours["high-contrast"].trigger()
    assert window.scene.theme is HIGH_CONTRAST
    assert not window.appearance.cloths["blue"].isEnabled()
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor("black")

    window.appearance.colours["system"].trigger()
    assert window.scene.theme is THEMES["green"]
    assert QApplication.palette().color(QPalette.ColorRole.Window) == usual


def test_dark_windows_are_dark(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()

    window.appearance.colours["dark"].trigger()

    roles = QPalette.ColorRole
    qtbot.waitUntil(lambda: window.palette().color(roles.Window).lightness() < 80)
    assert window.palette().color(roles.WindowText).lightness() > 180


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("text", "felt_light"),
        ("text_faint", "panel"),
        ("badge_text", "badge"),
        ("accent", "panel"),
        ("bubble_text", "bubble"),
        ("target_near", "panel_own"),
    ],
)
def test_high_contrast_is_high(ink: str, ground: str) -> None:
    lighter, darker = sorted(
        (luminance(getattr(HIGH_CONTRAST, name)) for name in (ink, ground)), reverse=True
    )

    assert (lighter + 0.05) / (darker + 0.05) >= 7.0


def luminance(colour: QColor) -> float:
    """The relative luminance of the web accessibility guidelines."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_full_screen_and_back(new_window: NewWindow) -> None:
    window = new_window()

    window.full_screen_action.trigger()
    assert window.isFullScreen()
    assert window.full_screen_action.isChecked()

    window.full_screen_action.trigger()
    assert not window.isFullScreen()
    assert not window.full_screen_action.isChecked()


def test_unknown_names_are_the_first_of_each(new_window: NewWindow) -> None:
    window = new_window()
    preferences = window._preferences
    preferences.deck = preferences.back = preferences.cloth = preferences.colours = "tartan"

    appearance = new_window().appearance

    assert appearance.decks["classic"].isChecked()
    assert appearance.backs["blue"].isChecked()
    assert appearance.cloths["green"].isChecked()
    assert appearance.colours["system"].isChecked()
