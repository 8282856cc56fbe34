"""What a player remembers of the others."""

from canasta_qt.players.memory import Memory
from canasta_qt.rules.cards import RED_THREE, parse_rank
from canasta_qt.rules.events import Dealt, Discarded, Melded, PileTaken, UpcardTurned
from tests.rules.positions import cards

KING = parse_rank("K")
FOUR = parse_rank("4")


def test_the_pile_that_was_taken_is_known() -> None:
    memory = Memory()
    memory.observe(PileTaken(2, cards("4C 4D 3H KS"), False))
    memory.observe(Melded(2, 0, KING, cards("KH KD KS"), True, cards("KS")[0]))

    assert memory.known[2][FOUR] == 2
    assert memory.known[2][KING] == 0
    assert memory.known[2][RED_THREE] == 0


def test_cards_that_leave_the_hand_are_known_no_more() -> None:
    memory = Memory()
    memory.observe(PileTaken(2, cards("4C 4D KS"), False))
    memory.observe(Discarded(2, cards("4S")[0], False))

    assert memory.known[2][FOUR] == 1
    assert memory.discarded[2][FOUR] == 1


def test_who_leaves_the_pile_passes_its_top() -> None:
    memory = Memory()
    memory.observe(UpcardTurned(-1, cards("4C")[0], False))
    memory.observe(Discarded(1, cards("KC")[0], False))
    memory.observe(PileTaken(2, cards("4C KC"), False))
    memory.observe(Discarded(2, cards("9C")[0], False))

    assert memory.passed[1][FOUR] == 1
    assert memory.passed[2][KING] == 0


def test_a_new_deal_makes_all_forgotten() -> None:
    memory = Memory()
    memory.observe(PileTaken(2, cards("4C 4D KS"), False))
    memory.observe(Dealt(0, ()))

    assert memory.known[2][FOUR] == 0
