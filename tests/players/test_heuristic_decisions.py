"""Positions in which good players agree what to do, or what not to do."""

import pytest

from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import CODE, IS_WILD, parse_card, parse_rank
from canasta_qt.rules.events import Discarded, Melded, PileTaken
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD, TRADITIONAL, TWO_PLAYER
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import ANSWER, DRAW, KITTY, EndReason
from tests.players.deciding import choice, discarded, table, turn
from tests.rules.positions import MOVER, cards, melds, position

PARTNERSHIPS = ["traditional", "standard", "international"]
NATURAL_KINGS = "K: KS KH KD KC KS KH KD"


@pytest.fixture(params=PARTNERSHIPS)
def partnership(request: pytest.FixtureRequest) -> RuleSet:
    return PRESETS[request.param]


def rank_discarded(round_: Round) -> str:
    return CODE[discarded(turn(round_))][:-1]


# Discarding


@pytest.mark.parametrize("name", PRESETS)
def test_a_wild_card_is_not_thrown_away_for_nothing(name: str) -> None:
    hand = cards("4C 6D 9H QS JOKER 2C")
    round_ = position(PRESETS[name], hand, table=melds("K: KS KH KD KC"), pile=cards("8C"))

    assert not IS_WILD[discarded(turn(round_))]


def test_what_the_next_player_melds_is_not_discarded(partnership: RuleSet) -> None:
    hand = cards("6D 8H JS QC")
    own = melds("K: KS KH KD KC")
    pile = cards("4C 5D 7S 9H 10D")

    for rank in ("6", "8", "J", "Q"):
        theirs = melds(f"{rank}: " + " ".join(rank + suit for suit in "SHDC"))
        assert (
            rank_discarded(position(partnership, hand, table=own, opponents=theirs, pile=pile))
            != rank
        )


def test_what_the_next_player_picked_up_is_not_discarded() -> None:
    hand = cards("6D 8H JS QC 10S")
    for rank in ("6", "8", "J", "Q", "10"):
        round_ = position(
            STANDARD,
            hand,
            table=melds("K: KS KH KD KC"),
            opponents=melds("A: AS AH AD"),
            pile=cards("4C 5D 7S 9H 9D"),
        )
        pair = cards(f"{rank}C {rank}H")
        events = (
            PileTaken(MOVER + 1, (*pair, parse_card("AS")), False),
            Melded(MOVER + 1, 0, parse_rank("A"), cards("AS AH AD"), True, parse_card("AS")),
        )
        assert CODE[discarded(turn(round_, events))][:-1] != rank


def test_what_the_next_player_threw_away_is_safer() -> None:
    hand = cards("6D 8H JS QC")
    own = melds("K: KS KH KD KC")
    pile = cards("4C 5D 7S 9H 10D")
    for rank in ("6", "8", "J", "Q"):
        round_ = position(STANDARD, hand, table=own, opponents=melds("A: AS AH AD"), pile=pile)
        thrown = parse_card(rank + "H")
        events = (Discarded(MOVER + 1, thrown, False), Discarded(MOVER + 1, thrown, False))
        assert CODE[discarded(turn(round_, events))][:-1] == rank


@pytest.mark.parametrize("pair", ["6", "8", "J", "Q"])
def test_a_pair_is_kept_rather_than_a_single_card(partnership: RuleSet, pair: str) -> None:
    hand = [parse_card(rank + "D") for rank in ("6", "8", "J", "Q")]
    hand.append(parse_card(pair + "S"))
    round_ = position(partnership, hand, pile=cards("4C"))

    assert rank_discarded(round_) != pair


def test_a_black_three_covers_a_big_pile() -> None:
    hand = cards("6D 8H JS QC 3S")
    round_ = position(
        STANDARD,
        hand,
        table=melds("K: KS KH KD KC"),
        opponents=melds("6: 6S 6H 6C", "8: 8S 8D 8C", "J: JH JC JD", "Q: QS QH QD"),
        pile=cards("4C 4D 5D 7S 9H 10D 10C AS"),
    )

    assert discarded(turn(round_)) == parse_card("3S")


def test_a_black_three_is_saved_while_the_pile_is_small() -> None:
    hand = cards("4D 8H JS QC 3S")
    round_ = position(STANDARD, hand, table=melds("K: KS KH KD KC"), pile=cards("4C"))

    assert discarded(turn(round_)) != parse_card("3S")


def test_what_the_own_side_collects_is_kept(partnership: RuleSet) -> None:
    hand = cards("KD 8H JS QC")
    round_ = position(partnership, hand, table=melds("K: KS KH KC KS KH"), pile=cards("4C"))

    assert rank_discarded(round_) != "K"


# Taking the pile


def test_a_big_pile_is_taken(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("KS KH 4C 6D 8H JS QC"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
        pile=cards("4D 6H 8D 9C JD QS 7H KD"),
    )

    assert choice(round_) == mv.TakePile(cards("KS KH"))


def test_a_frozen_pile_is_taken(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("KS KH 4C 6D 8H JS QC"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
        pile=cards("4D 6H 2C 9C JD QS 7H KD"),
    )

    assert choice(round_).code == mv.TAKE_PILE


def test_a_pair_is_not_given_for_a_single_card() -> None:
    round_ = position(
        TWO_PLAYER,
        cards("4S 4H 6D 8H JS QC 9C 10D"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
        pile=cards("4D"),
    )

    assert choice(round_).code == mv.DRAW_STOCK


def test_no_wild_card_is_given_for_a_single_card(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("4S JOKER 6D 8H JS QC 9C 10D"),
        phase=DRAW,
        table=melds("A: AS AH AD"),
        pile=cards("4D"),
    )

    assert choice(round_).code == mv.DRAW_STOCK


def test_an_unopened_side_takes_a_big_pile_that_it_can_open_with(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("AS AH 4C 6D 8H JS QC 5D 5S 9H 10D"),
        phase=DRAW,
        pile=cards("4D 6H 8D 9C JD QS 7H AD"),
    )

    assert choice(round_) == mv.TakePile(cards("AS AH"))


# Opening


def test_a_side_opens_without_wild_cards_if_it_can(partnership: RuleSet) -> None:
    round_ = position(partnership, cards("AS AH AD 4C 4D 6D 8H JS QC JOKER 2C 9H"))

    laid = [card for move in turn(round_) for card in move.cards if move.code != mv.DISCARD]

    assert laid
    assert not any(IS_WILD[card] for card in laid)


def test_a_side_opens_with_the_cheapest_wild_card(partnership: RuleSet) -> None:
    round_ = position(partnership, cards("AS AH 4C 5D 6D 8H JS QC JOKER 2C 9H 10C"))

    moves = turn(round_)

    if table(round_, MOVER):
        assert mv.Meld(parse_rank("A"), cards("AS AH 2C")) in moves


def test_a_side_opens_with_the_minimum_and_keeps_its_pairs(partnership: RuleSet) -> None:
    round_ = position(partnership, cards("AS AH AD 9C 9D 6D 6H JS JC QC 4S JOKER"))

    turn(round_)

    assert table(round_, MOVER) == {"A": 3}


def test_no_more_is_laid_than_the_opening_takes(partnership: RuleSet) -> None:
    round_ = position(partnership, cards("AS AH AD KC KD KH 6D 6H JS QC 4S 4D"), score=1500)

    turn(round_)

    assert table(round_, MOVER) == {"A": 3, "K": 3}


# Melding and going out


def test_nobody_strands_himself_with_one_card(partnership: RuleSet) -> None:
    round_ = position(partnership, cards("4C 4D 4S 9H QD"), table=melds("K: KS KH KD"))

    turn(round_)

    assert round_.hands[MOVER].size >= 4


def test_the_first_canasta_is_completed_with_a_wild_card(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("2C 6D 8H JS QC 9H 4C 5D"),
        table=melds("K: KS KH KD KC KS 2D"),
    )

    turn(round_)

    assert table(round_, MOVER) == {"K": 7}


def test_a_natural_canasta_stays_natural(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("2C JOKER 6D 8H JS QC 9H 4C 5D"),
        table=melds(NATURAL_KINGS, "A: AS AH AD"),
    )

    turn(round_)

    assert table(round_, MOVER)["K"] == 7


def test_who_can_go_out_does(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("AS AH AD 4C 2C"),
        table=melds(NATURAL_KINGS),
        opponents=melds("Q: QS QH QD QC QS QH QD"),
    )

    turn(round_)

    assert round_.state.end is EndReason.WENT_OUT
    assert round_.state.out_seat == MOVER


@pytest.mark.parametrize("hand", ["2C", "2C AS", "2C QC QD QS"])
def test_going_out_spoils_no_natural_canasta(partnership: RuleSet, hand: str) -> None:
    round_ = position(partnership, cards(hand), table=melds(NATURAL_KINGS, "A: AS AH AD AC"))

    turn(round_)

    assert round_.state.out_seat == MOVER
    assert round_.state.sides[MOVER].melds[0].wilds == 0


def test_before_the_stock_ends_everything_is_laid(partnership: RuleSet) -> None:
    round_ = position(
        partnership,
        cards("AS AH AD 4C 4D JOKER 9H QD"),
        table=melds("K: KS KH KD"),
        stock=(),
    )

    turn(round_)

    assert table(round_, MOVER)["A"] >= 3
    assert round_.hands[MOVER].points() < 40


# The partner


@pytest.mark.parametrize(
    ("hand", "yes"),
    [("4C 9D", True), ("AS AH AD KC KD KH QS QH QD 4C JOKER", False)],
)
def test_the_partner_answers_by_what_he_would_lose(hand: str, yes: bool) -> None:
    round_ = position(
        STANDARD, cards(hand), table=melds("K: KS KH KD KC KS KH 2D", "A: AS AH AD AC AS")
    )
    round_.state.phase = ANSWER
    round_.state.turn = (MOVER + 2) % 4

    assert choice(round_) == mv.AnswerPartner(yes)


def test_a_partner_with_many_cards_is_asked() -> None:
    round_ = position(TRADITIONAL, cards("KS 4C"), table=melds("K: KH KD KC KS KH KD KC"))

    assert choice(round_) == mv.AskPartner()


def test_a_partner_is_not_asked_when_the_round_may_end_anyway() -> None:
    round_ = position(
        TRADITIONAL,
        cards("KS 4C"),
        table=melds("K: KH KD KC KS KH KD KC"),
        stock=cards("5C 6C"),
    )

    assert choice(round_) != mv.AskPartner()


# Railroad: four kinds of canasta, and a kitty


def test_wild_cards_go_into_a_wild_meld() -> None:
    round_ = position(
        RAILROAD,
        cards("2C 2D JOKER 6D 8H JS QC 9H 4C"),
        table=melds("WILD: 2C 2D 2H 2S", "K: KS KH KD KC"),
    )

    turn(round_)

    assert table(round_, MOVER) == {"WILD": 7, "K": 4}


def test_sevens_become_a_canasta() -> None:
    round_ = position(
        RAILROAD,
        cards("7C 7D 6D 8H JS QC 9H 4C"),
        table=melds("7: 7C 7D 7H 7S 7C", "K: KS KH KD KC"),
    )

    turn(round_)

    assert table(round_, MOVER)["7"] == 7


def test_the_kitty_is_looked_at_and_taken() -> None:
    round_ = position(
        RAILROAD,
        cards("KC 6D 8H JS QC 9H 4C"),
        table=melds("K: KS KH KD KC KS KH"),
        kitty=cards("4D 4H 5C 6C 7C 8C 9C 10C JC QC KD"),
    )

    codes = [move.code for move in turn(round_)]

    assert mv.LOOK_AT_KITTY in codes
    assert codes[-1] == mv.TAKE_KITTY


def test_the_kitty_stays_where_going_out_is_near() -> None:
    round_ = position(
        RAILROAD,
        cards("KC 4C"),
        phase=KITTY,
        table=melds(
            "7: 7C 7D 7H 7S 7C 7D 7H",
            "WILD: 2C 2D 2H 2S 2C 2D 2H",
            NATURAL_KINGS,
            "Q: QS QH QD QC 2C 2D 2H",
        ),
    )

    assert choice(round_) == mv.LeaveKitty()


def test_the_last_kind_of_canasta_is_built_with_wild_cards() -> None:
    round_ = position(
        RAILROAD,
        cards("2C JOKER 6D 8H JS QC 9H 4C"),
        table=melds(
            "7: 7C 7D 7H 7S 7C 7D 7H",
            "WILD: 2C 2D 2H 2S 2C 2D 2H",
            NATURAL_KINGS,
            "Q: QS QH QD QC QS",
        ),
    )

    turn(round_)

    assert table(round_, MOVER)["Q"] == 7
