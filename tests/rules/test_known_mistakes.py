"""Mistakes that Canasta programs are known to make, each with a position and the right answer."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import (
    DrawStock,
    EndRound,
    Meld,
    move_text,
)
from canasta_qt.rules.presets import (
    INTERNATIONAL,
    PRESETS,
    RAILROAD,
    STANDARD,
    TRADITIONAL,
    TWO_PLAYER,
)
from canasta_qt.rules.record import move_from_text
from canasta_qt.rules.refusal import IllegalMove, Reason, Refusal
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.scoring import SideScore
from canasta_qt.rules.state import DRAW, OVER, PLAY, EndReason
from tests.rules.invariants import check_generator, differences, snapshot
from tests.rules.positions import MOVER, cards, filler, melds, own_side, position, with_hand

CANASTA = melds("Q: QS QH QD QC QS QH QD")
EVERY_PRESET = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


def play(round_: Round, *texts: str) -> Round:
    """Make moves, and return the round."""
    for text in texts:
        round_.push(move_from_text(text))
    return round_


def reason(round_: Round, text: str) -> Reason | None:
    """Why a move is refused; None if it is legal."""
    refusal: Refusal | None = round_.refusal(move_from_text(text))
    return None if refusal is None else refusal.reason


def own_score(round_: Round) -> SideScore:
    """The score of MOVER's side."""
    return round_.scores()[MOVER % round_.state.laws.sides]


class TestFreezing:
    """A buried black three freezes for ever only where the rule set says so; so does a wild card,
    until the pile is taken."""

    EIGHTS = melds("8: 8S 8H 8D 8C")

    @pytest.mark.parametrize(
        ("rules", "frozen"),
        [(TRADITIONAL, True), (STANDARD, False), (INTERNATIONAL, False), (RAILROAD, False)],
        ids=lambda value: value.name if isinstance(value, RuleSet) else "",
    )
    def test_a_buried_black_three(self, rules: RuleSet, frozen: bool) -> None:
        round_ = position(rules, cards("3S 9D 9H 9S"), opened=True, table=self.EIGHTS)
        play(round_, "discard 3S")
        round_ = with_hand(round_, cards("8D 9C 9D"), self.EIGHTS)
        round_.push(DrawStock())
        play(round_, "discard 8D")
        assert round_.state.frozen is frozen
        round_ = with_hand(round_, cards("9S 5H 6H"), self.EIGHTS)
        assert reason(round_, "take") is (Reason.PILE_NEEDS_PAIR if frozen else None)

    @EVERY_PRESET
    def test_a_black_three_on_top_blocks(self, rules: RuleSet) -> None:
        round_ = position(
            rules, cards("3S 3C 9S 5H"), phase=DRAW, table=self.EIGHTS, pile=cards("9C 3S")
        )
        assert reason(round_, "take 3C 3S") is Reason.PILE_BLOCKED

    def test_a_frozen_pile_is_not_thawed_by_an_ordinary_discard(self) -> None:
        round_ = position(STANDARD, cards("2D 9D 9H 9S"), table=self.EIGHTS)
        play(round_, "discard 2D")
        assert round_.state.frozen
        for discard in ("6H", "KD", "8D"):
            round_ = with_hand(round_, cards(f"{discard} 9C 9D 9S"), self.EIGHTS)
            round_.push(DrawStock())
            play(round_, f"discard {discard}")
            assert round_.state.frozen
        round_ = with_hand(round_, cards("9S 5H 6H"), self.EIGHTS)
        assert reason(round_, "take") is Reason.PILE_NEEDS_PAIR

    def test_a_pile_is_no_longer_frozen_after_it_was_taken(self) -> None:
        round_ = position(
            STANDARD,
            cards("8S 8H 9S 5H"),
            phase=DRAW,
            table=self.EIGHTS,
            pile=cards("2D 9C 8D"),
            frozen=True,
        )
        play(round_, "take 8H 8S", "discard 9S")
        assert not round_.state.frozen
        assert round_.state.pile == cards("9S")
        assert round_.hands[MOVER].kinds == position(STANDARD, cards("2D 9C 5H")).hands[1].kinds


class TestOpening:
    """What counts towards the opening minimum, and what does not."""

    def test_wild_cards_count(self) -> None:
        round_ = position(STANDARD, cards("QS QH JOKER 9S 9H"), score=0)
        play(round_, "meld Q QH QS RJ")
        assert round_.state.staged == 70
        play(round_, "discard 9S")
        assert own_side(round_).opened

    def test_all_opening_melds_count_together(self) -> None:
        round_ = position(STANDARD, cards("KS KH KD 8S 8H 8D 9S 9H"), score=0)
        play(round_, "meld K KD KH KS")
        assert (round_.state.staged, own_side(round_).opened) == (30, False)
        assert reason(round_, "discard 9S") is Reason.OPENING_SHORT
        play(round_, "meld 8 8D 8H 8S")
        assert (round_.state.staged, own_side(round_).opened) == (60, True)
        assert reason(round_, "discard 9S") is None

    def test_buried_cards_do_not_count(self) -> None:
        """30 points with the top card are too few, though the pile holds three aces."""
        round_ = position(
            STANDARD, cards("9S 9H AS 6H"), phase=DRAW, score=0, pile=cards("AS AH AD 9D")
        )
        assert reason(round_, "take 9H 9S") is Reason.OPENING_UNREACHABLE

    def test_buried_cards_join_the_hand_only_with_the_opening(self) -> None:
        round_ = position(
            STANDARD,
            cards("9S 9H KS KH KD 6H 4H"),
            phase=DRAW,
            score=0,
            pile=cards("AS AH AD 9D"),
        )
        play(round_, "take 9H 9S")
        assert not own_side(round_).opened
        assert round_.state.pending == cards("AS AH AD")
        assert reason(round_, "meld A AD AH AS") is Reason.NOT_IN_HAND
        play(round_, "meld K KD KH KS")
        assert own_side(round_).opened
        assert not round_.state.pending
        assert round_.hands[MOVER].cards() == tuple(sorted(cards("AS AH AD 6H 4H")))
        assert reason(round_, "meld A AD AH AS") is None

    def test_black_threes_count_in_the_turn_that_empties_the_hand(self) -> None:
        """Seven fives are worth 35, and three black threes the 15 that are missing."""
        round_ = position(STANDARD, cards("5S 5H 5D 5C 5S 5H 5D 3S 3C 3S 9D"), score=0)
        check_generator(round_, Random(0))
        for text in ("meld 5 5D 5H 5S", "meld 3 3C 3S 3S"):
            assert move_from_text(text) in round_.legal_moves()
        play(round_, "meld 3 3C 3S 3S", "meld 5 5D 5H 5S", *(f"add 1 5{s}" for s in "CSHD"))
        assert own_side(round_).opened
        play(round_, "discard 9D")
        assert round_.state.end is EndReason.WENT_OUT

    def test_canasta_bonuses_do_not_count(self) -> None:
        round_ = position(STANDARD, cards("5S 5H 5D 5C 5S 5H 5D 9S 9H"), score=0)
        assert reason(round_, "meld 5 5D 5H 5S") is Reason.OPENING_UNREACHABLE


class TestMelds:
    """The number of wild cards, and moves that leave no lawful end of the turn."""

    def test_no_more_than_three_wilds(self) -> None:
        round_ = position(STANDARD, cards("JOKER 9S 9H"), table=melds("K: KS KH KD KC 2S 2H JOKER"))
        assert reason(round_, "add 0 RJ") is Reason.TOO_MANY_WILDS
        short = position(STANDARD, cards("JOKER 9S 9H"), table=melds("K: KS KH KD KC 2S 2H"))
        assert reason(short, "add 0 RJ") is None

    def test_as_many_wilds_as_naturals_where_the_rules_say_so(self) -> None:
        table = melds("K: KS KH KD KC 2S 2H JOKER")
        assert reason(position(TWO_PLAYER, cards("JOKER 9S 9H"), table=table), "add 0 RJ") is None

    def test_two_naturals_for_each_wild_where_the_rules_say_so(self) -> None:
        table = melds("K: KS KH KD KC 2S 2H")
        round_ = position(TRADITIONAL, cards("JOKER 9S 9H"), table=table)
        assert reason(round_, "add 0 RJ") is Reason.NATURALS_PER_WILD

    def test_a_meld_must_leave_a_lawful_end_of_the_turn(self) -> None:
        """Without a canasta a card has to be kept after the discard."""
        table = melds("A: AS AH AD")
        round_ = position(STANDARD, cards("AS AH"), table=table)
        assert reason(round_, "add 0 AS") is Reason.MUST_KEEP_CARD
        three = position(STANDARD, cards("AS AH 9D"), table=table)
        play(three, "add 0 AS")
        assert reason(three, "add 0 AH") is Reason.MUST_KEEP_CARD

    def test_a_meld_of_the_same_turn_may_be_the_canasta(self) -> None:
        table = melds("Q: QS QH QD QC QD")
        round_ = position(STANDARD, cards("QS QH 9H"), table=table)
        play(round_, "add 0 QS", "add 0 QH", "discard 9H")
        assert round_.state.end is EndReason.WENT_OUT

    def test_taking_the_pile_must_leave_a_lawful_end_of_the_turn(self) -> None:
        round_ = position(
            TRADITIONAL,
            cards("9S 9H 4S"),
            phase=DRAW,
            table=melds("7: 7S 7H 7D 7C"),
            pile=cards("9D"),
        )
        assert reason(round_, "take 9H 9S") is Reason.MUST_KEEP_CARD

    def test_black_threes_only_in_the_turn_that_empties_the_hand(self) -> None:
        round_ = position(STANDARD, cards("3S 3C 3S 9S 9H"), table=CANASTA)
        assert reason(round_, "meld 3 3C 3S 3S") is Reason.BLACK_THREES
        out = position(STANDARD, cards("3S 3C 3S 9S"), table=CANASTA)
        play(out, "meld 3 3C 3S 3S", "discard 9S")
        assert out.state.end is EndReason.WENT_OUT


class TestScores:
    """Canastas by kind, red threes with their sign, and all hands of a side."""

    @pytest.mark.parametrize(
        ("rules", "meld", "bonus"),
        [
            (STANDARD, "K: KS KH KD KC KS KH KD", 500),
            (STANDARD, "K: KS KH KD KC 2S 2H JOKER", 300),
            (STANDARD, "7: 7S 7H 7D 7C 7S 7H 7D", 500),
            (RAILROAD, "K: KS KH KD KC KS KH KD", 500),
            (RAILROAD, "K: KS KH KD KC 2S 2H JOKER", 300),
            (RAILROAD, "7: 7S 7H 7D 7C 7S 7H 7D", 1500),
            (RAILROAD, "WILD: 2S 2H 2D 2C 2S JOKER JOKER", 1000),
        ],
    )
    def test_a_canasta_is_worth_what_its_kind_is(
        self, rules: RuleSet, meld: str, bonus: int
    ) -> None:
        scored = own_score(position(rules, (), table=melds(meld)))
        assert scored.natural + scored.mixed + scored.wild + scored.sevens == bonus

    def test_a_natural_canasta_that_receives_a_wild_is_a_mixed_one(self) -> None:
        round_ = position(TWO_PLAYER, cards("2C 9S 9H"), table=CANASTA)
        assert own_score(round_).natural == 500
        play(round_, "add 0 2C")
        assert (own_score(round_).natural, own_score(round_).mixed) == (0, 300)

    @pytest.mark.parametrize(
        ("rules", "opened", "red3", "points"),
        [
            (STANDARD, True, 2, 200),
            (STANDARD, False, 2, -200),
            (STANDARD, True, 4, 800),
            (STANDARD, False, 4, -800),
            (TRADITIONAL, False, 3, -300),
            (TWO_PLAYER, False, 1, -100),
            (RAILROAD, False, 3, 300),
            (RAILROAD, True, 4, 400),
        ],
    )
    def test_red_threes_may_be_negative(
        self, rules: RuleSet, opened: bool, red3: int, points: int
    ) -> None:
        table = melds("K: KS KH KD") if opened else ()
        round_ = position(rules, (), table=table, opened=opened, red3=red3)
        assert own_score(round_).red_threes == points

    def test_the_partners_hand_is_charged(self) -> None:
        """He who goes out has no cards, but his partner's count against both."""
        round_ = position(STANDARD, cards("9S"), table=CANASTA)
        partner = MOVER + 2
        expected = -round_.hands[partner].points()
        play(round_, "discard 9S")
        assert round_.state.end is EndReason.WENT_OUT
        assert expected < 0
        assert own_score(round_).hands == expected
        assert own_score(round_).total == 70 + 500 + 100 + expected

    def test_going_out_concealed_is_scored(self) -> None:
        """The bonus depends on what was melded before the turn, not before the scoring."""
        round_ = position(STANDARD, cards("9S 9H 9D 9C 9S 9H 9D 8S"), score=0)
        play(
            round_, "meld 9 9D 9H 9S", "add 0 9C", "add 0 9S", "add 0 9H", "add 0 9D", "discard 8S"
        )
        assert round_.state.end is EndReason.WENT_OUT
        assert (own_score(round_).going_out, own_score(round_).concealed) == (100, 100)

    @pytest.mark.parametrize("melded_before", [True, False])
    def test_not_concealed_after_earlier_melds(self, melded_before: bool) -> None:
        round_ = position(
            STANDARD,
            cards("9S 9H 9D 9C 9S 9H 9D 8S"),
            table=melds("K: KS KH KD"),
            melded_before=melded_before,
        )
        play(
            round_, "meld 9 9D 9H 9S", "add 1 9C", "add 1 9S", "add 1 9H", "add 1 9D", "discard 8S"
        )
        assert own_score(round_).concealed == (0 if melded_before else 100)

    def test_not_concealed_after_adding_to_the_partners_melds(self) -> None:
        round_ = position(
            STANDARD,
            cards("9S 9H 9D 9C 9S 9H 9D KC"),
            table=melds("K: KS KH KD"),
            melded_before=False,
        )
        play(round_, "meld 9 9D 9H 9S", *(f"add 1 9{suit}" for suit in "CSHD"), "add 0 KC")
        assert round_.state.end is EndReason.WENT_OUT
        assert own_score(round_).concealed == 0


class TestEmptyStock:
    """An empty stock ends the round only when the player has to draw from it."""

    @EVERY_PRESET
    def test_a_lawful_take_of_the_pile_is_offered_first(self, rules: RuleSet) -> None:
        round_ = position(
            rules,
            cards("KS KH 9S 5H"),
            phase=DRAW,
            table=melds("7: 7S 7H 7D 7C"),
            pile=cards("4S KD"),
            stock=(),
        )
        offered = round_.legal_moves()
        assert move_from_text("take KH KS") in offered
        assert EndRound() in offered
        assert DrawStock() not in offered
        play(round_, "take KH KS")
        assert round_.state.phase == PLAY

    @EVERY_PRESET
    def test_without_a_lawful_take_the_round_ends(self, rules: RuleSet) -> None:
        round_ = position(rules, cards("KS 8H 9S 5H"), phase=DRAW, pile=cards("4S JD"), stock=())
        assert round_.legal_moves() == [EndRound()]
        round_.push(EndRound())
        assert round_.state.end is EndReason.STOCK_EXHAUSTED
        assert all(score.going_out == 0 for score in round_.scores())

    @EVERY_PRESET
    def test_the_last_discard_before_the_end_can_still_be_taken(self, rules: RuleSet) -> None:
        """The player before discards with the stock empty; the round goes on."""
        round_ = position(rules, cards("KD 8H 9S 5H"), table=melds("7: 7S 7H 7D 7C"), stock=())
        play(round_, "discard KD")
        round_ = with_hand(round_, cards("KS KH 9S 5H"), melds("6: 6S 6H 6D"))
        assert round_.state.phase == DRAW
        assert move_from_text("take KH KS") in round_.legal_moves()


@EVERY_PRESET
def test_the_deal_rotates(rules: RuleSet) -> None:
    match = Match(replace(rules, target=1_000_000), rules.players_min, seed=5)
    players = rules.players_min
    dealers = []
    for _ in range(players + 1):
        dealers.append(match.round.state.dealer)
        assert match.round.state.turn == (match.round.state.dealer + 1) % players
        while not match.round_over:
            match.push(match.round.choices()[0])
        match.next_round()
    assert dealers == [(dealers[0] + number) % players for number in range(players + 1)]


class TestMoves:
    """Asking for moves changes nothing, and what is offered is accepted."""

    @staticmethod
    def positions() -> list[Round]:
        table = melds("7: 7S 7H 7D 7C", "K: KS KH KD KC KS 2S")
        found = []
        for rules in PRESETS.values():
            hand = cards("KS KH 3S 3C 3S 2D JOKER 7S 9D 9H 9S")
            pile = cards("2C 4S KD")
            found.append(position(rules, hand, phase=DRAW, table=table, pile=pile))
            found.append(position(rules, hand, phase=DRAW, pile=pile, score=0))
            found.append(position(rules, hand, table=table))
            found.append(position(rules, hand, score=0))
        return found

    def test_asking_for_moves_changes_nothing(self) -> None:
        for round_ in self.positions():
            before = snapshot(round_)
            first = round_.legal_moves()
            choices = round_.choices()
            for offered in first:
                assert round_.refusal(offered) is None
            assert round_.legal_moves() == first
            assert round_.choices() == choices
            assert not differences(before, snapshot(round_))

    def test_what_is_offered_is_accepted(self) -> None:
        for round_ in self.positions():
            for offered in round_.legal_moves():
                twin = round_.clone()
                twin.push(offered)
                assert twin.state.phase == OVER or twin.legal_moves(), move_text(offered)

    def test_what_is_refused_changes_nothing(self) -> None:
        for round_ in self.positions():
            before = snapshot(round_)
            with pytest.raises(IllegalMove):
                round_.push(Meld(5, filler(3)))
            assert not differences(before, snapshot(round_))
