"""Cards in the rule book, as they are drawn."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from canasta_qt.rulebook.book.blocks import Cards, Lie
from canasta_qt.rulebook.book.contents import book
from canasta_qt.rules.cards import parse_cards
from canasta_qt.rules.presets import RAILROAD, STANDARD
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.windows import book_export
from canasta_qt.windows.book_pictures import BookPictures
from canasta_qt.windows.book_view import BookView
from tests.windows.conftest import NewWindow
from tests.windows.test_rule_book import press_f1

IMAGE = QTextDocument.ResourceType.ImageResource.value
KINGS = parse_cards(("KS", "KH", "KD", "KC", "KS", "KH", "KD"))
CANASTA = Cards(KINGS, Lie.MELD, "", canasta=CanastaKind.NATURAL)
PAIR = Cards(parse_cards(("KS", "2H")), Lie.ROW, "")
PILE = Cards(parse_cards(("2D", "9C", "KH")), Lie.FROZEN, "")


def picture(cards: Cards, deck: str = "classic", ratio: float = 1.0) -> QImage:
    pictures = BookPictures(deck, ratio)
    image = pictures.image(pictures.addressed(cards).source)
    assert image is not None
    return image


@pytest.mark.parametrize("cards", [CANASTA, PAIR, PILE])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.usefixtures("qapp")
def test_images_are_as_sharp_as_the_screen(cards: Cards, ratio: float) -> None:
    drawn = BookPictures("classic").addressed(cards)

    image = picture(cards, ratio=ratio)

    assert (image.width(), image.height()) == (drawn.width * ratio, drawn.height * ratio)
    assert image.devicePixelRatio() == ratio


@pytest.mark.usefixtures("qapp")
def test_what_cards_are_and_how_they_lie_is_to_be_seen() -> None:
    plain = Cards(CANASTA.faces, Lie.MELD, "")
    other = Cards((*PAIR.faces[:1], parse_cards(("3H",))[0]), Lie.ROW, "")

    assert picture(plain) != picture(CANASTA)
    assert picture(plain).size() == picture(CANASTA).size()
    assert picture(other) != picture(PAIR)
    assert picture(PAIR, "large-index") != picture(PAIR)
    pile = picture(PILE)
    assert pile.pixelColor(2, pile.height() // 2).alpha() > 0
    assert pile.pixelColor(2, 2).alpha() == 0


@pytest.mark.usefixtures("qapp")
def test_an_unknown_address_has_no_image() -> None:
    assert BookPictures("classic").image("cards:/row/none/KS") is None


@pytest.fixture
def view(qtbot: QtBot) -> BookView:
    view = BookView("classic")
    qtbot.addWidget(view)
    view.resize(860, 680)
    view.show()
    view.show_rules(RAILROAD)
    return view


def sources(view: BookView) -> list[str]:
    """The addresses of the pictures on the page."""
    html = view.browser.toHtml()
    return [part.partition('"')[0] for part in html.split('<img src="')[1:]]


def test_the_page_has_its_pictures(view: BookView) -> None:
    assert len(sources(view)) > 10
    for address in sources(view):
        image = view.browser.document().resource(IMAGE, QUrl(address))
        assert isinstance(image, QImage)
        assert not image.isNull()


def test_a_narrow_book_has_its_pictures_below_each_other(view: BookView) -> None:
    def width() -> float:
        return view.browser.document().idealWidth()

    wide = width()
    place = "canastas"
    view.show_rules(RAILROAD, place)
    view.set_narrow(True)
    view.resize(330, 680)

    assert width() < wide
    assert not view.browser.horizontalScrollBar().isVisible()
    assert view.browser.source().fragment() == place


def test_another_deck_is_shown_at_once(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window(STANDARD)
    view = press_f1(window, qtbot)
    address = QUrl(sources(view)[0])
    before = view.browser.document().resource(IMAGE, address)

    window.appearance.decks["large-index"].trigger()

    assert view.browser.document().resource(IMAGE, address) != before
    window.appearance.decks["classic"].trigger()


def test_files_hold_their_pictures(view: BookView, tmp_path: Path) -> None:
    view.export(tmp_path / "rules.html")
    view.export(tmp_path / "rules.pdf")

    html = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert html.count('src="data:image/png;base64,') == html.count("<img ") > 10
    assert b"/Subtype /Image" in (tmp_path / "rules.pdf").read_bytes()
    other = book_export.as_html(book(RAILROAD), "large-index")
    assert other != html.encode()
