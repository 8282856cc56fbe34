"""The languages of the program, without windows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from canasta_qt import languages
from canasta_qt.rulebook import bidi, terms

Speak = Callable[[str], None]


def test_every_file_is_a_language_and_serbian_has_two_scripts() -> None:
    assert languages.names()[0] == "en"
    assert set(languages.names()) == {"en", "it", "sr", "sr_Latn", "ar"}
    assert set(languages.names()) == set(languages.OWN_NAMES)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["it-IT"], "it"),
        (["sr-Cyrl-RS", "sr"], "sr"),
        (["sr-RS"], "sr"),
        (["sr-Latn-RS"], "sr_Latn"),
        (["sr-Latn-ME", "en"], "sr_Latn"),
        (["ar-MA"], "ar"),
        (["zu-ZA", "it-CH"], "it"),
        (["zu-ZA"], "en"),
        (["C"], "en"),
        (["de-DE", "en-GB", "it"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_is_known_is_spoken(
    wanted: list[str], language: str
) -> None:
    assert languages.suited(wanted) == language


def test_a_language_is_spoken_until_the_next(qapp: QApplication, speak: Speak) -> None:
    speak("it")
    assert languages.spoken() == "it"
    assert QLocale().language() == QLocale.Language.Italian
    assert terms.ranks(11) != "kings"

    speak("ar")
    assert languages.spoken() == "ar"
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert terms.number(1234) == "١٬٢٣٤"

    speak("en")
    assert languages.spoken() == "en"
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert terms.ranks(11) == "kings"


def test_an_unknown_language_changes_nothing(qapp: QApplication, speak: Speak) -> None:
    speak("it")
    with pytest.raises(ValueError, match="zu"):
        speak("zu")
    assert languages.spoken() == "it"


@pytest.mark.parametrize("language", ["ar", "it", "sr", "sr_Latn"])
def test_the_buttons_of_qt_speak_it_too(qapp: QApplication, speak: Speak, language: str) -> None:
    speak(language)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"


def test_latin_script_is_made_from_cyrillic(qapp: QApplication, speak: Speak) -> None:
    speak("sr")
    cyrillic = terms.ranks(11)
    speak("sr_Latn")
    assert terms.ranks(11).isascii()
    assert not cyrillic.isascii()


def test_names_are_isolated_where_directions_meet(qapp: QApplication, speak: Speak) -> None:
    speak("en")
    assert bidi.isolated("Ada") == "Ada"
    assert bidi.isolated("ليلى") == "\u2068ليلى\u2069"
    assert terms.short_cards([4 * 12]) == bidi.left_to_right(terms.short_cards([4 * 12]))

    speak("ar")
    assert bidi.isolated("Ada") == "\u2068Ada\u2069"
    assert bidi.isolated("") == ""
    assert bidi.left_to_right("K♠ A♥") == "\u2066K♠ A♥\u2069"
