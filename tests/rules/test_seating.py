"""Who sits where: drawn for, or by chance."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.rules.cards import CODE, FACES, RED_JOKER, parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.presets import RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.seating import (
    Seats,
    draw_for_seats,
    find_seats,
    needs_redraw,
    seats_by_cards,
)

GOLDEN_DEALERS = [3, 0, 3, 0, 0, 2, 3, 1]
GOLDEN_SEATS = Seats(entrants=(0, 2, 1, 3), dealer=3, draws=((45, 40, 22, 13),))


def deck(text: str) -> tuple[int, ...]:
    """A pack from which ``text`` is drawn in its order."""
    return parse_cards(reversed(text.split()))


def sides(seats: Seats, team_size: int) -> set[frozenset[int]]:
    """The entrants of each side."""
    players = len(seats.entrants)
    step = players // team_size
    return {frozenset(seats.entrants[side::step]) for side in range(step)}


def test_suits_decide_between_equal_ranks() -> None:
    """SPEC traditional 2, 3: the ace of spades plays first, with the ace of hearts."""
    north, east, south, west = range(4)
    seats = seats_by_cards(parse_cards(["KS", "AH", "AS", "QD"]), team_size=2)

    assert sides(seats, 2) == {frozenset({south, east}), frozenset({north, west})}
    assert seats.entrants[(seats.dealer + 1) % 4] == south


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (["2S", "3D", "10C", "AH"], [3, 2, 1, 0]),
        (["4C", "4D", "4H", "4S"], [3, 2, 1, 0]),
        (["JS", "QC", "KC", "10S"], [2, 1, 0, 3]),
    ],
)
def test_cards_rank_by_rank_then_suit(cards: list[str], order: list[int]) -> None:
    seats = seats_by_cards(parse_cards(cards), team_size=1)

    first = (seats.dealer + 1) % 4
    assert [seats.entrants[(first + step) % 4] for step in range(4)] == order


def test_the_first_to_enter_keeps_his_seat() -> None:
    for cards in (["2S", "3D", "10C", "AH"], ["AH", "3D", "10C", "2S"], ["5C", "7C", "6C", "4C"]):
        assert seats_by_cards(parse_cards(cards), team_size=2).entrants[0] == 0


@given(st.permutations(range(FACES - 2)), st.sampled_from([(4, 2), (6, 2), (6, 3), (5, 1)]))
def test_partners_are_the_highest(order: list[int], table: tuple[int, int]) -> None:
    players, team_size = table
    cards = order[:players]
    seats = seats_by_cards(cards, team_size)

    ranking = sorted(range(players), key=lambda entrant: cards[entrant], reverse=True)
    assert sorted(seats.entrants) == list(range(players))
    assert seats.entrants[(seats.dealer + 1) % players] == ranking[0]
    assert sides(seats, team_size) == {
        frozenset(ranking[start : start + team_size]) for start in range(0, players, team_size)
    }


def test_equal_cards_and_jokers_are_drawn_again() -> None:
    assert needs_redraw(parse_cards(["KS", "KH", "KD", "KC"])) == ()
    assert needs_redraw(parse_cards(["KS", "9H", "KS", "AS"])) == (0, 2)
    assert needs_redraw(parse_cards(["RJ", "9H", "8S", "BJ"])) == (0, 3)
    assert needs_redraw(parse_cards(["9H", "9H", "9H", "RJ"])) == (0, 1, 2, 3)


def test_only_those_concerned_draw_again() -> None:
    seats = draw_for_seats(deck("KS RJ KS 9H 5C 9H 7D QD 4C"), team_size=2, players=4)

    # First: the kings are equal and there is a joker; then the nines are; then all is well.
    names = [[None if card is None else CODE[card] for card in drawn] for drawn in seats.draws]
    assert names == [["KS", "RJ", "KS", "9H"], ["5C", "9H", "7D", None], [None, "QD", None, "4C"]]
    assert sides(seats, 2) == {frozenset({1, 2}), frozenset({0, 3})}
    assert seats.entrants[(seats.dealer + 1) % 4] == 1


def test_a_pack_that_runs_out_leaves_the_order_of_entry() -> None:
    seats = draw_for_seats(deck("RJ RJ BJ"), team_size=1, players=2)

    assert seats.draws == (parse_cards(["RJ", "RJ"]),)
    assert seats.entrants == (0, 1)
    assert seats.dealer == 1


@given(st.integers(0, 2**64 - 1))
def test_a_draw_ends_with_different_natural_cards(seed: int) -> None:
    seats = find_seats(Laws(TRADITIONAL, 4), seed)

    last: dict[int, int] = {}
    for drawn in seats.draws:
        last.update({entrant: card for entrant, card in enumerate(drawn) if card is not None})
    assert len(set(last.values())) == 4
    assert max(last.values()) < RED_JOKER
    assert seats.entrants[(seats.dealer + 1) % 4] == max(last, key=last.__getitem__)


@pytest.mark.parametrize(
    ("rules", "players"), [(TWO_PLAYER, 2), (RAILROAD, 5), (STANDARD, 4), (TRADITIONAL, 4)]
)
def test_everybody_deals_first_sometimes(rules: RuleSet, players: int) -> None:
    laws = Laws(rules, players)
    dealers = Counter(find_seats(laws, seed).dealer for seed in range(1000))

    assert sorted(dealers) == list(range(players))
    assert min(dealers.values()) > 0.8 * 1000 / players


def test_without_a_draw_players_sit_as_they_come() -> None:
    seats = find_seats(Laws(STANDARD, 4), 3)

    assert seats.entrants == (0, 1, 2, 3)
    assert seats.draws == ()


def test_every_partner_is_drawn_sometimes() -> None:
    laws = Laws(TRADITIONAL, 4)

    assert {find_seats(laws, seed).entrants[2] for seed in range(100)} == {1, 2, 3}


def test_the_seats_of_a_seed_never_change() -> None:
    assert [find_seats(Laws(STANDARD, 4), seed).dealer for seed in range(8)] == GOLDEN_DEALERS
    assert find_seats(Laws(TRADITIONAL, 4), 0) == GOLDEN_SEATS
