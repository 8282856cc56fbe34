"""The tool bar keeps in sight what matters, however narrow the window is."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from tests.windows.conftest import NewWindow

Speak = Callable[[str], None]
LANGUAGES = ["en", "it", "sr", "sr_Latn", "ar"]
WIDTHS = [700, 1024, 1280, 1920]


def button(window: MainWindow, action: QAction) -> QToolButton:
    found = window.tools.widgetForAction(action)
    assert isinstance(found, QToolButton)
    return found


def offered(window: MainWindow) -> list[QAction]:
    return [action for action in window.tools.actions() if not action.isSeparator()]


def hidden(window: MainWindow) -> list[str]:
    """The texts of the actions that the tool bar has no room for."""
    bar = window.tools
    return [
        action.text()
        for action in offered(window)
        if action.isVisible()
        and not (
            button(window, action).isVisible()
            and bar.rect().contains(button(window, action).geometry())
        )
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_who_watches_can_always_stop_and_step(
    new_window: NewWindow, speak: Speak, language: str, rules: str
) -> None:
    speak(language)
    window = new_window()
    choice = replace(default_choice(), opponent="random", seed=5, watched=True)
    window.start_match(choice.with_rules(PRESETS[rules]))
    for width in WIDTHS:
        window.resize(width, 800)
        QApplication.processEvents()
        assert hidden(window) == [], width
        for action in (window.demo.pause, window.demo.step):
            assert button(window, action).isVisible()
    assert window.moves.draw not in offered(window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_has_all_moves_in_sight(
    new_window: NewWindow, speak: Speak, language: str
) -> None:
    speak(language)
    window = new_window(RAILROAD, players=4)
    for width in WIDTHS:
        window.resize(width, 800)
        QApplication.processEvents()
        assert hidden(window) == [], width


def test_texts_go_where_room_is_short_and_come_back(new_window: NewWindow, speak: Speak) -> None:
    speak("en")
    window = new_window(STANDARD)
    styles = Qt.ToolButtonStyle
    draw = button(window, window.moves.draw)
    window.resize(1920, 800)
    QApplication.processEvents()
    assert draw.toolButtonStyle() == styles.ToolButtonTextBesideIcon
    assert button(window, window.sound_action).toolButtonStyle() == styles.ToolButtonIconOnly

    window.resize(700, 800)
    QApplication.processEvents()
    assert draw.toolButtonStyle() == styles.ToolButtonIconOnly

    window.resize(1920, 800)
    QApplication.processEvents()
    assert draw.toolButtonStyle() == styles.ToolButtonTextBesideIcon


def test_another_language_is_fitted_too(new_window: NewWindow, speak: Speak, qtbot: QtBot) -> None:
    speak("en")
    window = new_window(RAILROAD, players=4)
    for language in ("sr", "ar", "en"):
        window.languages.actions[language].trigger()
        qtbot.waitUntil(lambda: hidden(window) == [])


def test_a_match_that_is_played_has_its_moves_back(new_window: NewWindow) -> None:
    window = new_window()
    played = offered(window)
    choice = replace(default_choice(), opponent="random", seed=5)
    window.start_match(replace(choice, watched=True))
    assert window.demo.pause in window.tools.actions()

    window.start_match(choice)

    assert offered(window) == played


@pytest.mark.parametrize("colours", ["high-contrast", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_opens_the_rest_can_be_seen(
    new_window: NewWindow, speak: Speak, colours: str, language: str
) -> None:
    speak(language)
    window = new_window()
    window.appearance.colours[colours].trigger()
    window.tools.setMaximumWidth(200)
    QApplication.processEvents()
    rest = window.tools.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(rest, QToolButton)
    assert rest.isVisible()

    picture = rest.icon().pixmap(QSize(16, 16)).toImage()

    inks = [
        QColor(picture.pixelColor(x, y))
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 200
    ]
    assert len(inks) > 10
    assert all(ink.lightness() > 180 for ink in inks)
