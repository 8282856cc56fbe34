"""The rule book as plain text."""

from dataclasses import replace

import pytest

from canasta_qt.rulebook.book.blocks import Heading, Items, Paragraph, Section, Table
from canasta_qt.rulebook.book.contents import Book, book
from canasta_qt.rulebook.text import WIDTH, text
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.ruleset import RuleSet

LONG = "word " * 30

SMALL = Book(
    "A game",
    "About it.",
    (
        Section(
            "one",
            "First",
            (
                Paragraph("See [this](#two), K♥ & 10♠."),
                Heading("Within"),
                Items(("a", LONG)),
                Items(("first", "second"), numbered=True),
                Table(("", "Points"), (("a", "1"), ("bcd", "-22")), frozenset({1}), sum=True),
            ),
        ),
        Section("two", "Second", (Table(("Short", "Long"), (("x", LONG),)),)),
    ),
)

WRITTEN = """\
A game
======

About it.


First
-----

See this, K♥ & 10♠.

Within
~~~~~~

- a
- word word word word word word word word word word word word word word word
  word word word word word word word word word word word word word word word

1. first
2. second

     Points
---  ------
a         1
---  ------
bcd     -22


Second
------

Short  Long
-----  -------------------------------------------------------------------------
x      word word word word word word word word word word word word word word
       word word word word word word word word word word word word word word
       word word
"""


def test_a_book_is_written_in_aligned_lines() -> None:
    assert text(SMALL) == WRITTEN


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_no_line_is_too_long_and_nothing_is_lost(rules: RuleSet) -> None:
    shown = book(rules)

    written = text(shown)

    assert max(map(len, written.splitlines())) <= WIDTH
    assert not [line for line in written.splitlines() if line != line.rstrip()]
    assert "](#" not in written
    for section in shown.sections:
        assert f"\n{section.title}\n--" in written


def test_a_name_without_spaces_is_kept_in_one_piece() -> None:
    name = "x" * 100

    assert f"\n{name}\n" in "\n" + text(book(replace(STANDARD, name=name)))
