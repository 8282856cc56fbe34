"""What is heard, of what, and when; played by a stand-in for Qt Multimedia."""

import subprocess
import sys
from importlib.machinery import ModuleSpec
from importlib.metadata import distributions
from importlib.util import module_from_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QFile, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from canasta_qt.model.table_model import TableModel
from canasta_qt.rules import events
from canasta_qt.rules.cards import KIND, parse_card
from canasta_qt.rules.events import Event, Source
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import EndReason
from canasta_qt.table.scene import TableScene
from canasta_qt.windows import sounds
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.sound_effects import SoundEffects
from canasta_qt.windows.sounds import CARD_GAP, SIGNAL_GAP, Sound, Sounds, sound_of
from tests.model.driver import Viewer
from tests.windows.conftest import NewWindow

ROOT = Path(__file__).resolve().parents[2]
MULTIMEDIA = "PySide6.QtMultimedia"
ACE = parse_card("AS")

HEARD: list[tuple[Event, Sound | None]] = [
    (events.Dealt(1, (None,) * 11), Sound.DEAL),
    (events.KittyDealt(1, 11), Sound.DEAL),
    (events.UpcardTurned(-1, ACE, False), Sound.DISCARD),
    (events.Drew(1, (None,)), Sound.DRAW),
    (events.Drew(0, ()), None),
    (events.RedThreeTabled(0, parse_card("3H"), Source.STOCK), Sound.RED_THREE),
    (events.PileTaken(1, (ACE, ACE), False), Sound.PILE),
    (events.PileJoined(1, (ACE,)), Sound.PILE),
    (events.Melded(1, 0, KIND[ACE], (ACE,) * 3, True), Sound.MELD),
    (events.Opened(1, 60, 50), None),
    (events.CanastaClosed(1, 0, CanastaKind.NATURAL), Sound.CANASTA),
    (events.Discarded(1, ACE, False), Sound.DISCARD),
    (events.PartnerAsked(1), None),
    (events.PartnerAnswered(1, True), None),
    (events.KittySeen(0, (ACE,)), None),
    (events.KittyTaken(1, (None,)), Sound.PILE),
    (events.KittyLeft(1), None),
    (events.TurnStarted(0), Sound.TURN),
    (events.TurnStarted(1), None),
    (events.WentOut(1, False), Sound.OUT),
    (events.RoundEnded(1, EndReason.WENT_OUT), None),
    (events.RoundEnded(1, EndReason.STOCK_EXHAUSTED), Sound.END),
    (events.RoundScored(-1, (), (), ()), None),
]


class Multimedia:
    """Stands in for Qt Multimedia, and remembers what was played."""

    def __init__(self) -> None:
        self.device = "loudspeaker"
        """The default device; empty where there is none."""
        self.played: list[str] = []
        self.made: list[tuple[str, str]] = []
        """Device and sound of each effect that was made."""

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stage = self

        class Device:
            def __init__(self, name: str) -> None:
                self.name = name

            def isNull(self) -> bool:
                return not self.name

            def __eq__(self, other: object) -> bool:
                return isinstance(other, Device) and other.name == self.name

            def __hash__(self) -> int:
                return hash(self.name)

        class QMediaDevices:
            @staticmethod
            def defaultAudioOutput() -> Device:
                return Device(stage.device)

        class QSoundEffect:
            def __init__(self, device: Device) -> None:
                self._device = device

            def audioDevice(self) -> Device:
                return self._device

            def setSource(self, url: QUrl) -> None:
                assert QFile.exists(f":{url.path()}")
                self._name = Path(url.path()).stem
                stage.made.append((self._device.name, self._name))

            def play(self) -> None:
                stage.played.append(self._name)

        module = module_from_spec(ModuleSpec(MULTIMEDIA, None))
        vars(module).update(QMediaDevices=QMediaDevices, QSoundEffect=QSoundEffect)
        monkeypatch.setitem(sys.modules, MULTIMEDIA, module)
        monkeypatch.setattr(sounds, "LOADING_DELAY", 0)


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Multimedia:
    made = Multimedia()
    made.install(monkeypatch)
    return made


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt Multimedia is installed, but lacks what it needs."""
    monkeypatch.setitem(sys.modules, MULTIMEDIA, module_from_spec(ModuleSpec(MULTIMEDIA, None)))
    monkeypatch.setattr(sounds, "LOADING_DELAY", 0)


@pytest.fixture
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sounds may follow each other at once, so that tests need not wait."""
    monkeypatch.setattr(sounds, "CARD_GAP", 0)
    monkeypatch.setattr(sounds, "SIGNAL_GAP", 0)


class Listener:
    """Sounds of a table whose events are told one by one, with a clock that is set by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        self.now = 0
        self.scene = TableScene()
        self.sounds = Sounds(self.scene, clock=lambda: self.now)
        self.sounds.on = True
        self.sounds.play(Sound.TURN)
        qtbot.waitUntil(lambda: self.sounds.ready)

    def show(self, *shown: Event) -> None:
        for event in shown:
            self.scene.showing.emit(event)


@pytest.fixture
def listener(multimedia: Multimedia, qtbot: QtBot) -> Listener:
    return Listener(qtbot)


def table_of(window: MainWindow) -> TableModel:
    assert window.table is not None
    return window.table


def loaded(window: MainWindow, qtbot: QtBot) -> MainWindow:
    qtbot.waitUntil(lambda: window.sounds.ready)
    return window


@pytest.mark.parametrize(
    ("event", "sound"), HEARD, ids=[f"{type(event).__name__}-{sound}" for event, sound in HEARD]
)
def test_each_event_has_its_sound(event: Event, sound: Sound | None) -> None:
    assert sound_of(event, 0) is sound


def test_all_events_are_thought_of() -> None:
    def kinds(kind: type[Event]) -> set[type[Event]]:
        return {kind}.union(*(kinds(below) for below in kind.__subclasses__()))

    assert {type(event) for event, _ in HEARD} == kinds(Event) - {Event, events.PrivateCards}


def test_each_sound_has_its_file() -> None:
    files = QDir(":/sounds").entryList()
    assert sorted(files) == sorted(f"{sound.value}.wav" for sound in Sound)


def test_events_are_heard_as_they_are_shown(listener: Listener, multimedia: Multimedia) -> None:
    for event, sound in HEARD:
        multimedia.played.clear()
        listener.now += 1000
        listener.show(event)
        assert multimedia.played == ([sound.value] if sound else [])


def test_events_all_at_once_make_no_din(listener: Listener, multimedia: Multimedia) -> None:
    for seat in (1, 2, 3) * 10:
        listener.show(
            events.TurnStarted(seat),
            events.Drew(seat, (None,)),
            events.Melded(seat, 0, KIND[ACE], (ACE,) * 7, True),
            events.CanastaClosed(seat, 0, CanastaKind.NATURAL),
            events.Discarded(seat, ACE, False),
        )
    listener.show(events.TurnStarted(0))

    assert multimedia.played == ["draw", "canasta", "turn"]


def test_sounds_keep_their_distance(listener: Listener, multimedia: Multimedia) -> None:
    for now in (0, CARD_GAP - 1, CARD_GAP, 2 * CARD_GAP):
        listener.now = now
        listener.show(events.Drew(1, (None,)))
    assert multimedia.played == ["draw"] * 3
    multimedia.played.clear()
    for now in (1000, 1000 + SIGNAL_GAP - 1, 1000 + SIGNAL_GAP):
        listener.now = now
        listener.sounds.play(Sound.REFUSED)
    assert multimedia.played == ["refused"] * 2


def test_nothing_is_heard_without_a_device(listener: Listener, multimedia: Multimedia) -> None:
    multimedia.device = ""
    listener.show(events.WentOut(0, False))
    assert multimedia.played == []


def test_sounds_follow_the_default_device(multimedia: Multimedia) -> None:
    effects = SoundEffects()
    for device in ("loudspeaker", "loudspeaker", "headphones"):
        multimedia.device = device
        effects.play("turn")

    assert multimedia.made == [("loudspeaker", "turn"), ("headphones", "turn")]
    assert multimedia.played == ["turn"] * 3


@pytest.mark.usefixtures("no_gaps")
def test_a_match_is_heard(multimedia: Multimedia, new_window: NewWindow, qtbot: QtBot) -> None:
    window = loaded(new_window(), qtbot)
    table = table_of(window)
    viewer = Viewer(table, qtbot)
    assert viewer.has_to_move()
    multimedia.played.clear()

    viewer.act()

    assert multimedia.played


@pytest.mark.usefixtures("no_gaps")
def test_what_is_not_shown_yet_is_not_heard(
    multimedia: Multimedia, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = loaded(new_window(), qtbot)
    assert Viewer(table_of(window), qtbot).has_to_move()
    window.scene.set_speed(0.01)
    multimedia.played.clear()

    table_of(window).happened.emit([events.Drew(1, (None,)), events.WentOut(1, False)])

    assert multimedia.played == ["draw"]
    window.scene.director.finish()
    assert multimedia.played == ["draw", "out"]


@pytest.mark.usefixtures("no_gaps")
def test_a_refusal_and_a_question_are_heard(
    multimedia: Multimedia, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = loaded(new_window(), qtbot)
    table = table_of(window)
    assert Viewer(table, qtbot).has_to_move()
    multimedia.played.clear()

    table.refused.emit(Refusal(Reason.CAN_GO_ON, {}))
    assert multimedia.played == ["refused"]
    table.partner_asked.emit()
    assert multimedia.played == ["refused", "turn"]


def button(window: MainWindow) -> QToolButton:
    (bar,) = window.findChildren(QToolBar)
    found = bar.widgetForAction(window.sound_action)
    assert isinstance(found, QToolButton)
    return found


@pytest.mark.usefixtures("no_gaps")
def test_one_click_turns_the_sounds_off_and_on(
    multimedia: Multimedia, new_window: NewWindow, qtbot: QtBot
) -> None:
    window = loaded(new_window(), qtbot)
    assert window.sound_action.isChecked()
    assert window.sound_action in window.view_menu.actions()

    QTest.mouseClick(button(window), Qt.MouseButton.LeftButton)
    multimedia.played.clear()
    window.sounds.play(Sound.TURN)

    assert multimedia.played == []
    assert not Preferences().sounds
    QTest.mouseClick(button(window), Qt.MouseButton.LeftButton)
    window.sounds.play(Sound.TURN)
    assert multimedia.played == ["turn"]
    assert Preferences().sounds


def test_sounds_that_are_off_stay_off_and_load_nothing(
    multimedia: Multimedia, new_window: NewWindow, qtbot: QtBot
) -> None:
    Preferences().sounds = False
    window = new_window()
    viewer = Viewer(table_of(window), qtbot)
    viewer.play_round()

    assert window.sound_action.isEnabled()
    assert not window.sound_action.isChecked()
    assert not window.sounds.ready
    assert multimedia.made == []


def test_without_multimedia_the_switch_says_why_it_is_off(
    new_window: NewWindow, qtbot: QtBot
) -> None:
    window = new_window()
    Viewer(table_of(window), qtbot).play_round()

    action = window.sound_action
    assert (action.isEnabled(), action.isChecked()) == (False, False)
    assert action.toolTip() == action.statusTip()
    assert action.toolTip() == "No sounds can be played: PySide6-Addons is not installed"
    assert window.view_menu.toolTipsVisible()
    assert Preferences().sounds


@pytest.mark.usefixtures("broken")
def test_multimedia_that_does_not_load_is_told(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    action = window.sound_action
    qtbot.waitUntil(lambda: not action.isEnabled())
    Viewer(table_of(window), qtbot).play_round()

    assert not action.isChecked()
    assert action.toolTip().startswith("No sounds can be played: cannot import name ")
    assert Preferences().sounds


REAL = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from canasta_qt import resources
from canasta_qt.windows.sound_effects import SoundEffects
from canasta_qt.windows.sounds import Sound

app = QGuiApplication([])
resources.register()
try:
    effects = SoundEffects()
except ImportError:
    sys.exit("none")
for sound in Sound:
    effects.play(sound.value)
QTimer.singleShot(300, app.quit)
app.exec()
print(all(effect.status() is effect.Status.Ready for effect in effects._effects.values()))
"""


def test_the_real_multimedia_takes_the_sounds_where_it_is_installed() -> None:
    done = subprocess.run([sys.executable, "-c", REAL], cwd=ROOT, capture_output=True, text=True)

    if any(one.name == "PySide6_Addons" for one in distributions()):
        assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
    else:
        assert (done.returncode, done.stderr) == (1, "none\n")
