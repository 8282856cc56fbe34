"""Every refusal has a sentence, and the sentences say what they know."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from canasta_qt.rulebook.refusals import Refusals
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import ACE, BLACK_THREE, FACES, FOUR, RED_THREE, SEVEN, WILD
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.refusal import Parameter, Reason, Refusal
from canasta_qt.rules.ruleset import CanastaKind, RuleSet

RANKS = [*range(BLACK_THREE, ACE + 1), RED_THREE, WILD]
KINDS = tuple(sorted(kind.value for kind in CanastaKind))

PARAMETERS: dict[Reason, list[dict[str, Parameter]]] = {
    Reason.NOT_IN_HAND: [{"cards": (5,)}, {"cards": (5, 6, 53)}],
    Reason.STOCK_EMPTY: [{"left": left, "needed": 2} for left in (0, 1)],
    Reason.PILE_BLOCKED: [{"card": card} for card in range(FACES)],
    Reason.PILE_NEEDS_PAIR: [
        {"rank": rank, "frozen": frozen, "opened": opened}
        for rank in RANKS
        for frozen in (False, True)
        for opened in (False, True)
    ],
    Reason.PILE_MODE: [{"rank": rank} for rank in RANKS],
    Reason.PILE_NO_MELD: [{"rank": rank} for rank in RANKS],
    Reason.MELD_TOO_SMALL: [{"minimum": number} for number in (1, 3)],
    Reason.MELD_START: [{"minimum": number} for number in (1, 3)],
    Reason.MIXED_RANKS: [{"rank": rank} for rank in RANKS],
    Reason.TOO_FEW_NATURALS: [{"minimum": number} for number in (1, 2)],
    Reason.TOO_MANY_WILDS: [{"maximum": number} for number in (0, 1, 3)],
    Reason.NATURALS_PER_WILD: [{"ratio": number} for number in (1, 2)],
    Reason.NO_WILDS_WITH_RANK: [{"rank": rank} for rank in RANKS],
    Reason.MELD_FULL: [{"rank": rank, "maximum": 7} for rank in RANKS],
    Reason.SECOND_MELD: [{"rank": rank} for rank in RANKS],
    Reason.OPENING_SHORT: [{"points": points, "minimum": 90} for points in (0, 1, 85)],
    Reason.OPENING_UNREACHABLE: [{"points": points, "minimum": 15} for points in (0, 10)],
    Reason.MUST_KEEP_CARD: [
        {"canastas": 1, "kinds": ()},
        {"canastas": 2, "kinds": ()},
        {"canastas": 4, "kinds": KINDS},
        {"canastas": 2, "kinds": ("wild",)},
    ],
    Reason.FINAL_DISCARD_BAN: [{"rank": SEVEN}],
    Reason.DISCARD_BAN: [{"rank": SEVEN}],
}


def examples() -> Iterator[Refusal]:
    for reason in Reason:
        for parameters in PARAMETERS.get(reason, [{}]):
            yield Refusal(reason, parameters)


@pytest.fixture
def refusals() -> Refusals:
    return Refusals()


def assert_is_a_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z0-9][^{}%]+\.", text), text


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_every_reason_has_a_sentence(reason: Reason, refusals: Refusals) -> None:
    for refusal in examples():
        if refusal.reason is reason:
            assert_is_a_sentence(refusals.sentence(refusal))


def test_different_reasons_have_different_sentences(refusals: Refusals) -> None:
    said: dict[str, Reason] = {}
    for refusal in examples():
        sentence = refusals.sentence(refusal)
        assert said.setdefault(sentence, refusal.reason) is refusal.reason


def test_sentences_name_cards_ranks_and_numbers(refusals: Refusals) -> None:
    def sentence(reason: Reason, **parameters: Parameter) -> str:
        return refusals.sentence(Refusal(reason, parameters))

    assert "red joker is on top" in sentence(Reason.PILE_BLOCKED, card=52)
    assert "three of spades is on top" in sentence(Reason.PILE_BLOCKED, card=7)
    assert "two natural kings" in sentence(
        Reason.PILE_NEEDS_PAIR, rank=11, frozen=True, opened=True
    )
    assert "meld of wild cards" in sentence(Reason.MIXED_RANKS, rank=WILD)
    assert "four of clubs, four of diamonds, black joker" in sentence(
        Reason.NOT_IN_HAND, cards=(FOUR * 4, FOUR * 4 + 1, 53)
    )
    short = sentence(Reason.OPENING_SHORT, points=85, minimum=120)
    assert "85" in short
    assert "120" in short
    kept = sentence(Reason.MUST_KEEP_CARD, canastas=4, kinds=KINDS)
    assert kept.count(" canasta") == len(CanastaKind)


def test_numbers_are_written_as_the_language_writes_them(refusals: Refusals) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Arabic, QLocale.Country.Egypt))
    try:
        sentence = refusals.sentence(Refusal(Reason.MELD_TOO_SMALL, {"minimum": 3}))
    finally:
        QLocale.setDefault(before)

    assert "٣" in sentence


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_what_the_rules_refuse_can_be_said(rules: RuleSet, refusals: Refusals) -> None:
    """Every move that one could try, after each move of rounds played at random."""
    met: set[Reason] = set()
    for seed in range(2):
        match = Match(rules, rules.players_min, seed)
        turn = 0
        while not match.round_over:
            choices = match.round.choices()
            if turn % 7 == 0:
                for move in attempts():
                    refusal = match.round.refusal(move)
                    if refusal is not None:
                        met.add(refusal.reason)
                        assert_is_a_sentence(refusals.sentence(refusal))
            match.push(choices[turn * 31 % len(choices)])
            turn += 1
    assert len(met) > 10


def attempts() -> Iterator[Move]:
    yield from (mv.THE_DRAW, mv.THE_QUESTION, mv.THE_LOOK, mv.THE_KITTY, mv.THE_END)
    yield from (mv.THE_REFUSAL_OF_THE_KITTY, *mv.THE_ANSWERS)
    yield mv.TakePile(())
    for face in range(FACES):
        yield mv.DISCARDS[face]
        yield from (mv.TakePile((face, face)), mv.TakePile((face, 0)))
        yield from (mv.Meld(face // 4, (face,) * 3), mv.Meld(face // 4, (0, face, face)))
        yield from (mv.AddToMeld(0, face), mv.AddToMeld(1, face))
    yield mv.Meld(WILD, (0, 1, 2))
