"""Players whose draw leaves no lawful end of the turn, and those for whom it only seems so."""

from dataclasses import replace
from random import Random

from canasta_qt.rules.cards import FOUR
from canasta_qt.rules.moves import AddToMeld, DrawStock, EndRound, LookAtKitty
from canasta_qt.rules.presets import RAILROAD, STANDARD, TWO_PLAYER
from canasta_qt.rules.record import move_from_text
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import FinalDiscard
from canasta_qt.rules.state import DRAW, PLAY, EndReason
from tests.rules.invariants import check_generator, check_legality
from tests.rules.positions import MOVER, cards, melds, position

SEVENS = melds("7: 7S 7H 7D 7C 7S 7H 7D")


def drawn(round_: Round) -> Round:
    """The position after the draw."""
    round_.push(DrawStock())
    return round_


def test_a_hand_of_sevens_ends_the_round() -> None:
    """The sevens may be melded before (SPEC railroad 18)."""
    round_ = drawn(
        position(RAILROAD, cards("7S 7H"), phase=DRAW, table=SEVENS, stock=cards("7D 7C"))
    )
    assert round_.state.stuck
    offered = round_.legal_moves()
    assert EndRound() in offered
    assert move_from_text("discard 7S") not in offered
    round_.push(move_from_text("meld 7 7C 7D 7H"))
    round_.push(EndRound())
    assert round_.state.end is EndReason.NO_DISCARD
    assert all(score.going_out == 0 for score in round_.scores())


def test_a_hand_of_sevens_is_no_trouble_when_all_have_a_canasta_of_them() -> None:
    round_ = position(
        RAILROAD, cards("7S 7H"), phase=DRAW, stock=cards("7D 7C"), all_have_sevens=True
    )
    assert not drawn(round_).state.stuck
    assert move_from_text("discard 7S") in round_.legal_moves()


def test_melding_the_last_canasta_of_sevens_frees_the_discard() -> None:
    """Three of five sevens complete the mover's canasta; then all have one, and two are left."""
    round_ = drawn(
        position(
            RAILROAD,
            cards("7S 7H 7D"),
            phase=DRAW,
            table=melds("7: 7S 7H 7D 7C"),
            opponents=SEVENS,
            stock=cards("7C 7D"),
        )
    )
    assert not round_.state.stuck
    assert EndRound() not in round_.legal_moves()
    for _ in range(3):
        round_.push(AddToMeld(0, round_.hands[MOVER].cards()[0]))
    assert round_.state.phase == PLAY
    assert move_from_text("discard 7S") in round_.legal_moves()


def test_the_pile_may_be_taken_if_melding_its_sevens_frees_the_discard() -> None:
    round_ = position(
        RAILROAD,
        cards("7S 7H 7D"),
        phase=DRAW,
        table=melds("7: 7S 7H 7D 7C 7S"),
        opponents=SEVENS,
        pile=cards("7H"),
    )
    check_legality(round_, Random(0))
    assert move_from_text("take") in round_.legal_moves()


def test_a_kitty_unlocked_by_a_stuck_player_is_offered_as_it_is_accepted() -> None:
    round_ = drawn(
        position(
            RAILROAD,
            cards("7S 7H 7D"),
            phase=DRAW,
            table=melds("7: 7S 7H 7D 7C 7S"),
            stock=cards("7C 7D"),
        )
    )
    assert round_.state.stuck
    for _ in range(2):
        round_.push(AddToMeld(0, round_.hands[MOVER].cards()[0]))
    assert (LookAtKitty() in round_.legal_moves()) is round_.is_legal(LookAtKitty())
    check_generator(round_, Random(0))


def test_a_single_card_that_may_not_be_discarded_ends_the_round() -> None:
    """Both cards drawn are red threes without replacement; the hand stays at one card."""
    round_ = drawn(position(TWO_PLAYER, cards("9S"), phase=DRAW, stock=cards("3H 3D")))
    assert round_.state.stuck
    assert round_.legal_moves() == [EndRound()]


def test_a_canasta_that_needs_a_wild_card_for_the_opening_frees_no_discard() -> None:
    """Fours alone are worth 30 of the 50 points needed, and with the joker no canasta of fours
    without wild cards is left to lift the ban on them."""
    rules = replace(
        STANDARD,
        canasta_size=4,
        discard_ban=frozenset({FOUR}),
        final_discard=FinalDiscard.REQUIRED,
    )
    round_ = position(
        rules, cards("4C 4D 4H 4S 4C 4D JOKER"), score=0, opponents=melds("4: 4S 4H 4D 4C")
    )
    assert not round_.is_legal(move_from_text("meld 4 4C 4D 4H"))
    check_legality(round_, Random(0))
