"""The rule book as a page of HTML."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from canasta_qt.rulebook.book.blocks import Heading, Paragraph, Section, Table
from canasta_qt.rulebook.book.contents import Book, book
from canasta_qt.rulebook.html import page
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.ruleset import RuleSet

SMALL = Book(
    "A <b>game</b>",
    "",
    (
        Section(
            "one",
            "First & last",
            (
                Paragraph("See [this <i>](#two), K♥ & 10♠."),
                Heading("Within"),
                Table(("", "Points"), (("a", "1"), ("b", "2")), frozenset({1}), sum=True),
            ),
        ),
        Section("two", "Second", (Paragraph("End."),)),
    ),
)


@pytest.fixture
def arabic() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    yield
    QLocale.setDefault(before)


def parsed(text: str) -> ElementTree.Element:
    """The page as a tree; raises if an element is not closed."""
    return ElementTree.fromstring(
        text.removeprefix("<!DOCTYPE html>\n").replace('<meta charset="utf-8">', "")
    )


@pytest.mark.parametrize("web", [False, True])
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_pages_are_sound_and_all_links_lead_somewhere(rules: RuleSet, web: bool) -> None:
    tree = parsed(page(book(rules), web=web))

    names = [element.get("name") for element in tree.iter("a") if element.get("name")]
    targets = [str(element.get("href")) for element in tree.iter("a") if element.get("href")]
    assert len(names) == len(set(names))
    assert targets
    assert {target.removeprefix("#") for target in targets} <= set(names)


def test_texts_never_become_html() -> None:
    text = page(SMALL)

    assert "<b>" not in text
    assert "A &lt;b&gt;game&lt;/b&gt;" in text
    assert "First &amp; last" in text
    assert '<a href="#two">this &lt;i&gt;</a>' in text
    hostile = replace(STANDARD, name="<script>[x](#pile)</script>")
    assert "<script>" not in page(book(hostile))


def test_red_suits_are_red_text() -> None:
    assert 'K<span class="red">♥</span> &amp; 10♠' in page(SMALL)


def test_sums_stand_out_and_numbers_stand_at_the_right() -> None:
    rows = list(parsed(page(SMALL)).iter("tr"))

    assert [cell.tag for cell in rows[-1]] == ["th", "th"]
    assert [cell.tag for cell in rows[-2]] == ["td", "td"]
    assert [cell.get("align") for cell in rows[-1]] == ["left", "right"]


@pytest.mark.usefixtures("arabic")
def test_a_page_from_right_to_left_keeps_cards_together() -> None:
    text = page(SMALL)

    assert '<html lang="ar" dir="rtl">' in text
    assert "\u206610♠\u2069" in text


@pytest.mark.usefixtures("arabic")
def test_qt_gets_the_columns_in_the_order_in_which_they_are_to_be_seen() -> None:
    def header(web: bool) -> list[str | None]:
        row = next(parsed(page(SMALL, web=web)).iter("tr"))
        return [cell.text for cell in row]

    assert header(web=False) == ["Points", None]
    assert header(web=True) == [None, "Points"]


def test_steps_are_numbered_with_the_digits_of_the_language(speak: Callable[[str], None]) -> None:
    speak("ar")
    of_arabic = "\N{ARABIC-INDIC DIGIT ONE}"
    qt, web = page(book(STANDARD)), page(book(STANDARD), web=True)
    assert "<ol" not in qt
    assert f">{of_arabic}.&nbsp;" in qt
    assert '<ol style="list-style-type: arabic-indic">' in web

    speak("sr")
    assert "<ol>" in page(book(STANDARD))
    assert "<ol>" in page(book(STANDARD), web=True)
