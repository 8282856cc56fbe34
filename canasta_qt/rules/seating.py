"""Who sits where, and who deals first.

Players are numbered as they enter the match; those numbers are *entrants*. Seats are numbered
clockwise, so the left neighbour of seat ``s`` is ``s + 1`` and partners, ``sides`` seats apart,
sit opposite each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.rules.cards import RED_JOKER
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.ruleset import Seating
from canasta_qt.rules.shuffle import SEATING, below, deck_order, generator


@dataclass(frozen=True)
class Seats:
    """The outcome of the seating."""

    entrants: tuple[int, ...]
    """The entrant on each seat."""
    dealer: int
    """The seat that deals the first round."""
    draws: tuple[tuple[int | None, ...], ...] = ()
    """The cards drawn, by entrant; None for one who keeps his card in a repeated draw."""


def needs_redraw(cards: Sequence[int]) -> tuple[int, ...]:
    """Who has to draw again: the entrants with a joker or equal cards (SPEC traditional 2)."""
    return tuple(
        entrant
        for entrant, card in enumerate(cards)
        if card >= RED_JOKER or list(cards).count(card) > 1
    )


def seats_by_cards(cards: Sequence[int], team_size: int) -> Seats:
    """The seats after each entrant drew the card of ``cards`` (SPEC traditional 2, 3).

    Cards rank from the ace down to the two, then spades, hearts, diamonds, clubs, which is the
    order of the faces. The ``team_size`` highest are partners, then the next ones, and so on. The
    highest plays first, so the dealer sits to his right. Entrant 0 sits on seat 0: the highest
    may choose his seat, but only who sits left of whom matters to the game.
    """
    players = len(cards)
    sides = players // team_size
    order = sorted(range(players), key=lambda entrant: -cards[entrant])
    around = [order[seat % sides * team_size + seat // sides] for seat in range(players)]
    shift = around.index(0)
    first = around.index(order[0])
    return Seats(
        entrants=tuple(around[(seat + shift) % players] for seat in range(players)),
        dealer=(first - shift - 1) % players,
    )


def draw_for_seats(deck: Sequence[int], team_size: int, players: int) -> Seats:
    """The seats after all drew from ``deck``, last card first, again and again where needed.

    Should the deck not last, equal cards and jokers rank by the order of entry.
    """
    stock = list(deck)
    cards = [stock.pop() for _ in range(players)]
    draws: list[tuple[int | None, ...]] = [tuple(cards)]
    again = needs_redraw(cards)
    while again and len(stock) >= len(again):
        drawn: list[int | None] = [None] * players
        for entrant in again:
            card = stock.pop()
            cards[entrant] = card
            drawn[entrant] = card
        draws.append(tuple(drawn))
        again = needs_redraw(cards)
    seated = seats_by_cards(cards, team_size)
    return Seats(seated.entrants, seated.dealer, tuple(draws))


def find_seats(laws: Laws, seed: int) -> Seats:
    """The seats of the match with ``seed``, as its rule set wants them found."""
    if laws.rules.seating is Seating.DRAW:
        deck = deck_order(laws.deck, seed, SEATING)
        return draw_for_seats(deck, laws.team_size, laws.players)
    return Seats(tuple(range(laws.players)), below(generator(seed, SEATING), laws.players))
