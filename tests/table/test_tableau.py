"""What lies on the table, and what events do to it."""

from canasta_qt.rules.cards import parse_cards
from canasta_qt.rules.events import Drew, KittySeen, KittyTaken, PileTaken, RedThreeTabled, Source
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import PRESETS
from canasta_qt.table.tableau import PILE, STOCK, WAITING, Place, Shift, Tableau, Zone

OWN_KITTY = Zone(Place.KITTY, 0)
OTHER_HAND = Zone(Place.HAND, 1)


def empty() -> Tableau:
    return Tableau(Laws(PRESETS["railroad"], 2), 0)


def test_drawn_cards_are_sorted_into_the_hand_with_wild_cards_last() -> None:
    tableau = empty()
    before = tableau.stock
    shifts = tableau.fold(Drew(0, parse_cards(["RJ", "9C", "2C", "4D", "9H"])))

    assert tableau.at(tableau.hand) == list(parse_cards(["4D", "9C", "9H", "2C", "RJ"]))
    assert tableau.stock == before - 5
    assert shifts[0] == Shift(STOCK, -1, tableau.hand, 0, parse_cards(["RJ"])[0])


def test_other_players_cards_stay_hidden() -> None:
    tableau = empty()
    tableau.cards[PILE] = list(parse_cards(["4C", "3H", "5C", "5D"]))
    tableau.fold(Drew(1, (None, None)))
    tableau.fold(PileTaken(1, parse_cards(["4C", "3H", "5C", "5D"]), False))

    assert tableau.at(OTHER_HAND) == [None] * 4
    # The red three is tabled and the top card melded by the events that follow.
    assert tableau.at(PILE) == list(parse_cards(["3H", "5D"]))
    tableau.fold(RedThreeTabled(1, parse_cards(["3H"])[0], Source.PILE))
    assert tableau.at(Zone(Place.RED_THREES, 1)) == list(parse_cards(["3H"]))


def test_a_pile_taken_before_the_opening_waits_open() -> None:
    tableau = empty()
    tableau.frozen = True
    tableau.cards[PILE] = list(parse_cards(["4C", "5D"]))
    tableau.fold(PileTaken(1, parse_cards(["4C", "5D"]), True))

    assert tableau.at(WAITING) == list(parse_cards(["4C"]))
    assert not tableau.frozen


def test_equal_cards_of_a_kitty_are_all_turned() -> None:
    kitty = parse_cards(["7C", "7C", "8D", "7C"])
    tableau = empty()
    tableau.cards[OWN_KITTY] = [None] * 4

    tableau.fold(KittySeen(0, kitty))
    assert tableau.at(OWN_KITTY) == list(kitty)

    tableau.fold(KittyTaken(0, kitty))
    assert tableau.at(tableau.hand) == sorted(kitty)
    assert tableau.at(OWN_KITTY) == []


def test_differences_are_told() -> None:
    one, other = empty(), empty()
    assert one.differences(other) == []

    other.fold(Drew(0, parse_cards(["4C"])))
    assert len(one.differences(other)) == 2
