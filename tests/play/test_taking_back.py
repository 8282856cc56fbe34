"""Single cards of melds, taken back in the turn in which they were laid."""

import pytest

from canasta_qt.play.game import Game
from canasta_qt.play.host import LocalHost
from canasta_qt.play.seat import Seat
from canasta_qt.play.taking_back import take_back_card
from canasta_qt.rules.cards import KIND, parse_card, parse_cards, parse_rank
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.melds import Meld as Cards
from canasta_qt.rules.moves import AddToMeld, DrawStock, Meld, Move, TakePile
from canasta_qt.rules.presets import STANDARD
from canasta_qt.rules.record import move_from_text
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import DRAW, FROM_STOCK, PLAY, Side

HAND = "KS KH KD KC QS QH QD QC 7S 7H 2D 4C 5C 9S"


def game_with(hand: str, pile: str = "9H", phase: int = PLAY, opened: bool = False) -> Game:
    """A match whose first round stands where seat 0, holding ``hand``, is to play."""
    game = Game(STANDARD, [Seat(str(seat)) for seat in range(4)], 1, LocalHost(lambda *_: None))
    state = game.match.round.state.copy()
    hands = game.match.round.hands[:]
    hands[0] = Hand.of(parse_cards(hand.split()))
    state.turn = state.actor = 0
    state.phase = phase
    state.drew = FROM_STOCK if phase == PLAY else state.drew
    state.pile = parse_cards(pile.split())
    state.frozen = False
    state.hand_sizes = tuple(held.size for held in hands)
    if opened:
        eights = Cards.of(parse_rank("8"), parse_cards(["8S", "8H", "8D"]))
        state.sides = (Side((eights,), (), True), *state.sides[1:])
        state.melds_at_start = 1
    game.match.rounds[-1] = Round(state, hands, game.match.round.stock, [()] * 4)
    return game


def play(game: Game, *texts: str) -> None:
    for text in texts:
        game.push(move_from_text(text))


def moves(game: Game) -> list[Move]:
    return game.match.round.moves


def face(code: str) -> int:
    return parse_card(code)


def test_a_card_that_was_added_comes_back_alone() -> None:
    game = game_with(HAND)
    play(game, "meld K KD KH KS", "add 0 KC", "meld Q QD QH QS", "add 0 2D")

    assert take_back_card(game, 0, face("KC"))

    assert moves(game) == [
        Meld(KIND[face("KS")], parse_cards(["KS", "KH", "KD"])),
        Meld(KIND[face("QS")], parse_cards(["QS", "QH", "QD"])),
        AddToMeld(0, face("2D")),
    ]


def test_a_meld_that_stays_large_enough_is_laid_again() -> None:
    game = game_with(HAND)
    play(game, "meld K KD KH KS", "add 0 KC", "meld Q QD QH QS", "add 1 QC")

    assert take_back_card(game, 0, face("KS"))

    melds = game.observe(0).state.side().melds
    assert [sorted(meld.cards) for meld in melds] == [
        sorted(parse_cards(["KH", "KD", "KC"])),
        sorted(parse_cards(["QS", "QH", "QD", "QC"])),
    ]
    assert game.observe(0).hand.counts[face("KS")] == 1


def test_a_meld_that_becomes_too_small_goes_and_the_others_stay() -> None:
    game = game_with(HAND)
    play(game, "meld K KD KH KS", "meld Q QD QH QS", "add 1 QC")

    assert take_back_card(game, 0, face("KH"))

    (queens,) = game.observe(0).state.side().melds
    assert sorted(queens.cards) == sorted(parse_cards(["QS", "QH", "QD", "QC"]))


def test_what_is_no_longer_legal_without_the_card_comes_back_too() -> None:
    """Two wild cards and two naturals do not stay together with one natural."""
    game = game_with("KS KH 2D 2C 7S 7H 7D 4C 5C 9S JOKER")
    play(game, "meld 7 7D 7H 7S", "meld K 2C KH KS", "add 1 2D")

    assert take_back_card(game, 1, face("KH"))

    (sevens,) = game.observe(0).state.side().melds
    assert sevens.rank == parse_rank("7")
    assert game.observe(0).hand.size == 8


def test_taking_back_what_took_the_pile_puts_the_pile_back() -> None:
    game = game_with("KS KH KD QS QH QD 4C 5C 9S", pile="4H 9H KC", phase=DRAW)
    game.push(TakePile(parse_cards(["KS", "KH"])))
    play(game, "add 0 KD", "meld Q QD QH QS")
    before = game.observe(0).state.pile
    assert before == ()

    assert take_back_card(game, 0, face("KH"))

    observation = game.observe(0)
    assert observation.state.phase == DRAW
    assert observation.state.pile == parse_cards(["4H", "9H", "KC"])
    assert observation.hand.size == 9
    assert moves(game) == []


def test_the_top_of_the_pile_is_not_a_card_of_the_hand() -> None:
    game = game_with("KS KH KD QS QH QD 4C 5C 9S", pile="4H 9H KC", phase=DRAW)
    game.push(TakePile(parse_cards(["KS", "KH"])))

    assert not take_back_card(game, 0, face("KC"))
    assert game.observe(0).state.pile == ()


@pytest.mark.parametrize(("meld", "code"), [(0, "8S"), (1, "QS"), (0, "KS"), (7, "KS")])
def test_other_cards_stay(meld: int, code: str) -> None:
    game = game_with(HAND, opened=True)
    play(game, "meld K KD KH KS")

    assert not take_back_card(game, meld, face(code))
    assert len(moves(game)) == 1


def test_cards_laid_before_a_draw_stay() -> None:
    game = game_with(HAND, phase=DRAW)
    game.push(DrawStock())

    assert not take_back_card(game, 0, face("KS"))
    assert moves(game) == [DrawStock()]
