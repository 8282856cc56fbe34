"""The first steps without a window: their positions, and what they take for an answer."""

from collections import Counter

import pytest
from PySide6.QtCore import QObject

from canasta_qt.model.lesson_position import RULES, VIEWER, position
from canasta_qt.model.lesson_table import LessonTable
from canasta_qt.model.lessons import Lesson, Lessons
from canasta_qt.rulebook import terms
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import KIND, RED_THREE, parse_card, parse_cards
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import AddToMeld, Discard, DrawStock, Meld, Move, TakePile
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.refusal import Reason
from canasta_qt.rules.state import DRAW, PLAY

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
LESSONS = Lessons().all()
BY_TITLE = {lesson.title: lesson for lesson in LESSONS}


class Ears(QObject):
    """What a table tells."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__()
        self.heard: list[str] = []
        table.happened.connect(lambda _: self.heard.append("happened"))
        table.reset.connect(lambda: self.heard.append("reset"))
        table.refused.connect(lambda refusal: self.heard.append(refusal.reason.value))
        table.strayed.connect(lambda: self.heard.append("strayed"))
        table.done.connect(lambda: self.heard.append("done"))


def table_of(title: str) -> LessonTable:
    return LessonTable(BY_TITLE[title], NAMES)


def fitting(table: LessonTable) -> list[Move]:
    fits = table.lesson.fits
    assert fits is not None
    observation = table.observation
    return [move for move in observation.legal_moves() if fits(observation, move)]


@pytest.mark.parametrize("lesson", LESSONS, ids=BY_TITLE)
def test_every_position_is_made_of_the_cards_of_the_game(lesson: Lesson) -> None:
    round_ = position(lesson.sketch)
    state = round_.state
    laws = Laws(RULES, RULES.players_min)

    seen = Counter(state.pile)
    seen.update(card for side in state.sides for meld in side.melds for card in meld.cards)
    seen.update(card for hand in round_.hands for card in hand.cards())
    seen.update(round_.stock[: state.stock_size])

    assert not seen - Counter(laws.deck)
    assert state.actor == VIEWER
    assert state.phase in (DRAW, PLAY)
    assert state.hand_sizes == tuple(hand.size for hand in round_.hands)
    held = [card for hand in round_.hands for card in hand.cards()]
    assert not [card for card in held if KIND[card] == RED_THREE]
    for side in state.sides:
        for meld in side.melds:
            assert laws.fits(meld.rank, meld.naturals, meld.wilds)


@pytest.mark.parametrize("lesson", LESSONS, ids=BY_TITLE)
def test_every_way_that_fits_ends_in_the_task(lesson: Lesson) -> None:
    if lesson.fits is None:
        return
    waiting: list[tuple[Move, ...]] = [()]
    while waiting:
        way = waiting.pop()
        table = LessonTable(lesson, NAMES)
        for move in way:
            assert table.attempt([move]) is None
        if table.is_done:
            assert not table.input_open
            continue
        further = fitting(table)
        assert further, way
        waiting.extend((*way, move) for move in further)


@pytest.mark.parametrize("lesson", LESSONS, ids=BY_TITLE)
def test_everything_else_is_kept_from_happening(lesson: Lesson) -> None:
    table = LessonTable(lesson, NAMES)
    ears = Ears(table)
    before = table.observation
    strays = [
        move
        for move in before.legal_moves()
        if lesson.fits is None or not lesson.fits(before, move)
    ]

    for move in strays:
        assert table.attempt([move]) is None

    assert table.observation is before
    assert ears.heard == ["strayed"] * len(strays)
    assert not table.is_done


def test_what_is_illegal_is_refused_as_in_a_match() -> None:
    table = table_of("Opening")
    ears = Ears(table)
    queens = Meld(10, parse_cards(("QS", "QH", "QD")))

    refusal = table.attempt([queens, DrawStock()])

    assert refusal is not None
    assert refusal.reason is Reason.ALREADY_DREW
    assert table.describe(refusal) == "You have already drawn in this turn."
    assert ears.heard == ["already-drew"]
    assert not table.observation.state.side().melds


def test_nothing_is_done_before_the_opening_minimum_is_met() -> None:
    table = table_of("Opening")
    ears = Ears(table)

    assert table.attempt([Meld(10, parse_cards(("QS", "QH", "QD")))]) is None
    assert ears.heard == ["happened"]
    assert table.attempt([Meld(6, parse_cards(("8S", "8H", "8D")))]) is None

    assert ears.heard == ["happened", "happened", "done"]


def test_a_stray_among_several_moves_takes_all_of_them_back() -> None:
    table = table_of("Going out")
    before = table.observation

    assert table.attempt([AddToMeld(0, parse_card("6C")), Discard(parse_card("9D"))]) is None

    assert table.observation is before


def test_cards_that_were_laid_can_be_taken_back() -> None:
    table = table_of("Going out")
    six, king = parse_card("6C"), parse_card("KH")
    assert not table.take_back()
    table.attempt([AddToMeld(0, six)])
    table.attempt([AddToMeld(1, king)])

    assert table.take_back()
    assert table.observation.hand.size == 2
    table.attempt([AddToMeld(1, king)])
    assert not table.take_back_meld_card(0, parse_card("6S"))
    assert table.take_back_meld_card(0, six)
    assert table.observation.hand.size == 3
    assert not table.take_back()


def test_a_lesson_begins_anew() -> None:
    table = table_of("Drawing")
    ears = Ears(table)
    table.attempt([DrawStock()])
    assert table.observation.hand.size == 12

    table.show_lesson(BY_TITLE["Taking the pile"])

    assert ears.heard == ["happened", "done", "reset"]
    assert table.input_open
    assert table.attempt([TakePile(parse_cards(("9S", "9C")))]) is None
    assert table.is_done


def test_the_first_lesson_wants_a_card_selected() -> None:
    table = LessonTable(LESSONS[0], NAMES)
    assert not table.input_open

    table.finish_by_selecting()

    assert table.is_done
    other = table_of("Drawing")
    other.finish_by_selecting()
    assert not other.is_done


def test_numbers_are_those_of_the_rule_set() -> None:
    laws = Laws(RULES, RULES.players_min)
    assert "50 points" in BY_TITLE["Opening"].text
    assert laws.minimum(0) == 50
    assert f"{terms.number(RULES.bonus_natural)} points" in BY_TITLE["A canasta"].text
    assert RULES is PRESETS["standard"]


def test_praise_tells_what_has_happened() -> None:
    table = table_of("Opening")
    for rank, codes in ((10, ("QS", "QH", "QD")), (6, ("8S", "8H", "8D"))):
        table.attempt([Meld(rank, parse_cards(codes))])
    melds = table.observation.state.side().melds
    assert sum(meld.points for meld in melds) == 60
    assert "60 points" in table.lesson.praise

    table = table_of("Red threes")
    table.attempt([DrawStock()])
    assert table.observation.state.side().red_threes == (parse_card("3H"),)
    assert parse_card("8C") in table.observation.hand.cards()

    table = table_of("Drawing")
    table.attempt([DrawStock()])
    assert parse_card("KD") in table.observation.hand.cards()


def test_moves_of_all_kinds_are_taught() -> None:
    codes = {
        move.code
        for lesson in LESSONS
        if lesson.fits is not None
        for move in fitting(LessonTable(lesson, NAMES))
    }

    assert codes == {mv.DRAW_STOCK, mv.TAKE_PILE, mv.MELD, mv.ADD_TO_MELD, mv.DISCARD}
