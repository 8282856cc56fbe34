"""Which cards the book shows, by rule set, and what takes their place in words."""

from dataclasses import replace

import pytest

from canasta_qt.rulebook.book.blocks import Cards, Lie, Picture, Section
from canasta_qt.rulebook.book.contents import Book, book
from canasta_qt.rulebook.html import Drawn, page
from canasta_qt.rulebook.text import text
from canasta_qt.rules.cards import IS_WILD, KIND, RED_THREE, parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TRADITIONAL
from canasta_qt.rules.ruleset import CanastaKind, CardClass, RuleSet
from canasta_qt.rules.turn import meld_rank

GROUP = Cards(parse_cards(("KS", "2H")), Lie.ROW, "K♠ <2♥>", "two & more")
SMALL = Book(
    "A game", "", (Section("one", "First", (Picture((GROUP, replace(GROUP, caption=""))),)),)
)


def groups(rules: RuleSet, name: str) -> list[Cards]:
    """All cards to be seen in a section."""
    section = next(one for one in book(rules).sections if one.name == name)
    return [
        group for block in section.blocks if isinstance(block, Picture) for group in block.groups
    ]


def drawn(cards: Cards) -> Drawn:
    return Drawn("x:" + "&".join(map(str, cards.faces)), 100, 64)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_melds_are_shown_that_the_rules_allow(rules: RuleSet) -> None:
    laws = Laws(rules, rules.players_min)
    for name in ("melds", "canastas", "scoring"):
        shown = groups(rules, name)
        assert shown
        for group in shown:
            meld = Meld.of(meld_rank(group.faces), group.faces)
            assert group.lie is Lie.MELD
            assert laws.fits(meld.rank, meld.naturals, meld.wilds)
            assert laws.canasta_kind(meld) is group.canasta
            assert group.words


def test_a_canasta_of_each_kind_is_shown_and_of_no_other() -> None:
    def kinds(rules: RuleSet) -> list[CanastaKind | None]:
        return [group.canasta for group in groups(rules, "canastas")]

    assert kinds(STANDARD) == [CanastaKind.NATURAL, CanastaKind.MIXED]
    assert kinds(RAILROAD) == list(CanastaKind)
    assert [group.caption for group in groups(RAILROAD, "canastas")][2] == "wild canasta"


def test_wild_melds_are_shown_where_they_are_allowed() -> None:
    def wild(rules: RuleSet) -> bool:
        return any(all(IS_WILD[face] for face in group.faces) for group in groups(rules, "melds"))

    assert wild(RAILROAD)
    assert not wild(STANDARD)


def test_the_frozen_pile_shows_a_card_that_freezes() -> None:
    (pile,) = groups(STANDARD, "pile")
    assert pile.lie is Lie.FROZEN
    assert IS_WILD[pile.faces[0]]
    only_black = replace(TRADITIONAL, freeze_kinds=frozenset({CardClass.BLACK_THREE}))
    assert groups(only_black, "pile")[0].faces[0] in parse_cards(("3S", "3C"))
    assert not groups(replace(STANDARD, freeze_kinds=frozenset()), "pile")


def test_values_are_shown_with_one_card_of_each_kind() -> None:
    shown = groups(STANDARD, "cards")

    assert [group.caption for group in shown] == ["50", "20", "10", "5"]
    kinds = [KIND[face] for group in shown for face in group.faces]
    assert len(set(kinds)) == len(kinds) == 14
    without = replace(STANDARD, jokers_base=0, jokers_per_player=0)
    assert [group.caption for group in groups(without, "cards")] == ["20", "10", "5"]


def test_red_threes_are_shown() -> None:
    (shown,) = groups(STANDARD, "red-threes")

    assert {KIND[face] for face in shown.faces} == {RED_THREE}


def test_words_take_the_place_of_pictures() -> None:
    assert "two & more: K♠ <2♥>\n\nK♠" not in text(SMALL)
    assert "\ntwo & more: K♠ <2♥>\nK♠ <2♥>\n" in text(SMALL)
    assert "<p>two &amp; more: K♠ &lt;2" in page(SMALL)
    assert "<img" not in page(SMALL)


def test_pictures_have_an_alternative_text() -> None:
    written = page(SMALL, draw=drawn)

    assert written.count("<img ") == 2
    assert 'alt="K♠ &lt;2♥&gt;"' in written
    assert 'src="x:47&amp;2"' in written
    assert 'width="100" height="64"' in written
    assert written.count("two &amp; more") == 1


@pytest.mark.parametrize(("room", "rows"), [(500, 1), (150, 2), (10, 2)])
def test_pictures_that_have_no_room_lie_below_each_other(room: int, rows: int) -> None:
    assert page(SMALL, draw=drawn, room=room).count('<table class="picture"') == rows
