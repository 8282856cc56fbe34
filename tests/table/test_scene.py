"""How the table moves, resizes and speaks."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from canasta_qt.model import table_model
from canasta_qt.rules.cards import parse_card, parse_cards
from canasta_qt.rules.events import Drew, Event
from canasta_qt.rules.moves import Discard, DrawStock
from canasta_qt.rules.round import Round
from canasta_qt.rules.state import FROM_STOCK, PLAY, PublicState
from canasta_qt.table.contract import TableModel
from canasta_qt.table.geometry import SMALLEST
from canasta_qt.table.scene import TableScene
from canasta_qt.table.tableau import PILE, Place
from tests.table.driver import Driver
from tests.table.fake_model import NAMES, dealt, position
from tests.table.test_rounds import play_on

Play = Callable[[Round], Driver]


def drawn(state: PublicState) -> None:
    state.drew = FROM_STOCK


def simple() -> Round:
    return position(
        "standard",
        parse_cards(["4C", "9C", "9D", "KC"]),
        pile=parse_cards(["QH"]),
        stock=parse_cards(["5C", "6C", "7C", "8C", "10C", "JC", "JD", "QD", "QC", "AC"]),
        opened=True,
        phase=PLAY,
        change=drawn,
    )


def others_play(driver: Driver) -> None:
    """Each other player draws and discards."""
    game = driver.model.round
    while game.state.actor != driver.model.seat:
        driver.model.play(DrawStock())
        driver.model.play(next(move for move in game.choices() if isinstance(move, Discard)))


def marked(driver: Driver) -> int:
    return sum(item.marked for item in driver.hand())


def is_flying(driver: Driver) -> bool:
    return driver.scene.director.busy


@pytest.fixture
def _right_to_left() -> Iterator[None]:
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def the_real_model_fits(model: table_model.TableModel) -> TableModel:
    """Checked by mypy."""
    return model


def test_events_are_animated_one_after_another(play: Play, qtbot: QtBot) -> None:
    driver = play(simple())
    driver.scene.set_speed(8)
    flying = driver.card(parse_card("9C"))
    start = flying.pos()

    with qtbot.waitSignal(driver.scene.idle):
        driver.model.play(Discard(parse_card("9C")))
        driver.model.play(driver.model.round.choices()[0])
        assert flying.pos() == start
        assert driver.model.calls[:] == ["busy"]
        qtbot.waitUntil(lambda: flying.pos() != start)

    assert driver.model.calls == ["busy", "finished"]
    assert driver.scene.problems(driver.model.observation) == []


def test_each_event_is_told_of_as_its_cards_set_off(play: Play, qtbot: QtBot) -> None:
    driver = play(simple())
    driver.scene.set_speed(8)
    told: list[tuple[Event, bool]] = []
    flying = driver.card(parse_card("9C"))
    driver.scene.showing.connect(lambda event: told.append((event, flying.at_rest)))
    discard = driver.model.round.push(Discard(parse_card("9C")))
    events = discard + driver.model.round.push(DrawStock())

    with qtbot.waitSignal(driver.scene.idle):
        driver.model.tell(events)
        assert told == [(events[0], False)]

    assert [event for event, _ in told] == [event.seen_by(driver.model.seat) for event in events]
    assert any(isinstance(event, Drew) and event.cards == (None,) for event, _ in told)


def test_events_are_told_of_also_where_nothing_flies(play: Play) -> None:
    driver = play(simple())
    told: list[Event] = []
    driver.scene.showing.connect(told.append)
    events = driver.model.round.push(Discard(parse_card("9C")))

    driver.model.tell(events)

    assert told == events


def test_a_press_shows_at_once_what_is_still_flying(play: Play, qtbot: QtBot) -> None:
    driver = play(simple())
    driver.scene.set_speed(0.01)
    driver.select(parse_card("9C"))
    driver.click(driver.pile())
    others_play(driver)
    assert is_flying(driver)
    assert driver.model.input_open

    driver.press(driver.hand_area())

    assert not is_flying(driver)
    assert driver.scene.problems(driver.model.observation) == []
    assert driver.model.calls == ["busy", "finished"]


def test_taking_back_ends_what_is_flying(play: Play, qtbot: QtBot) -> None:
    driver = play(simple())
    driver.scene.set_speed(0.01)
    driver.model.play(Discard(parse_card("9C")))

    driver.model.round.pop()
    driver.scene.set_speed(0)
    driver.model.reset.emit()

    assert driver.model.calls == ["busy", "finished"]
    assert driver.scene.problems(driver.model.observation) == []


@pytest.mark.parametrize("size", [SMALLEST, (1024, 640), (2000, 1400)])
def test_the_table_fills_the_view_without_scroll_bars(play: Play, size: tuple[int, int]) -> None:
    driver = play(dealt("railroad", 4, seed=1)[0])
    driver.view.resize(*size)

    assert driver.scene.sceneRect() == QRectF(0, 0, *size)
    assert driver.view.mapToScene(0, 0) == QPointF(0, 0)
    assert not driver.view.horizontalScrollBar().isVisible()
    assert driver.scene.problems(driver.model.observation) == []


def test_a_finer_screen_changes_no_place(play: Play) -> None:
    driver = play(dealt("standard", 4, seed=1)[0])
    before = driver.hand()[0].pos()
    driver.scene.set_ratio(2.0)

    assert driver.hand()[0].pos() == before
    assert driver.scene.problems(driver.model.observation) == []


@pytest.mark.usefixtures("_right_to_left")
def test_the_table_turns_with_the_language(play: Play) -> None:
    driver = play(dealt("standard", 4, seed=1)[0])
    width = driver.view.width()
    assert driver.scene.arrangement.stock.x > width / 2

    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    driver.scene.retranslate()

    assert driver.scene.arrangement.stock.x < width / 2
    assert driver.scene.problems(driver.model.observation) == []


def test_names_counts_and_owners_are_told(play: Play) -> None:
    game, _ = dealt("standard", 4, seed=6)
    driver = play(game)
    play_on(driver, 30)
    state = game.state

    for seat in (1, 2, 3):
        assert driver.scene.sign("name", seat) == NAMES[seat]
        assert driver.scene.sign("held", seat) == str(state.hand_sizes[seat])
    assert driver.scene.sign("stock", "count") == str(state.stock_size)
    assert driver.scene.sign("pile", "count") == str(len(state.pile))
    assert driver.scene.sign("owners", 1) == "Bruno and Dario"


def test_new_cards_are_marked_for_one_turn(play: Play) -> None:
    driver = play(simple())
    driver.model.play(Discard(parse_card("KC")))
    others_play(driver)
    assert marked(driver) == 0

    driver.click(driver.stock())
    assert marked(driver) == 1

    driver.model.play(Discard(parse_card("4C")))
    others_play(driver)
    assert marked(driver) == 0


def test_new_cards_stay_marked_when_moves_are_taken_back(play: Play) -> None:
    driver = play(simple())
    driver.model.play(Discard(parse_card("KC")))
    others_play(driver)
    driver.click(driver.stock())
    assert marked(driver) == 1

    driver.model.reset.emit()
    assert marked(driver) == 1


def test_another_model_takes_over(play: Play) -> None:
    driver = play(dealt("standard", 4, seed=1)[0])
    old = driver.model
    other = play(dealt("railroad", 2, seed=1)[0]).model
    driver.scene.set_model(other)

    assert driver.scene.problems(other.observation) == []
    old.play(old.round.choices()[0])
    assert driver.scene.problems(other.observation) == []


def test_a_scene_without_a_match_shows_nothing(qtbot: QtBot) -> None:
    scene = TableScene()
    scene.set_size(1280, 800)

    assert scene.items_at(Place.PILE) == []
    assert PILE.place is Place.PILE
    with pytest.raises(RuntimeError):
        scene.arrangement  # noqa: B018
