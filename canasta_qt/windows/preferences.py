"""What the program remembers from one start to the next."""

from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from canasta_qt import languages
from canasta_qt.model.table_model import DEFAULT_PACE
from canasta_qt.table.hand_order import HandOrder
from canasta_qt.windows.match_choice import MatchChoice, restored_choice

_Choice = TypeVar("_Choice", bound=Enum)

ORGANISATION = "canasta-qt"
APPLICATION = "canasta-qt"


class Speed(Enum):
    """How fast computer players move and cards fly."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def pace(self) -> int:
        """Milliseconds from one move to the next of a computer player."""
        return round(DEFAULT_PACE / self.factor) if self.factor else 0

    @property
    def factor(self) -> float:
        """How many times faster than normal cards fly; 0: they do not fly at all."""
        return {Speed.SLOW: 0.5, Speed.NORMAL: 1.0, Speed.FAST: 2.5, Speed.INSTANT: 0.0}[self]


class Motion(Enum):
    """How much moves on the table beside its speed."""

    SYSTEM = "system"
    """As the system asks programs to."""
    FULL = "full"
    REDUCED = "reduced"


class Preferences:
    """Values kept by the system's settings, each with a default for the first start."""

    def __init__(self) -> None:
        self._settings = QSettings(ORGANISATION, APPLICATION)

    @property
    def match(self) -> MatchChoice:
        """The last choice of a match, without its seed."""
        value = self._settings.value
        names = value("match/names", [])
        return restored_choice(
            rules=str(value("match/rules", "")),
            players=_number(value("match/players", 0)),
            names=[str(name) for name in names] if isinstance(names, list) else [],
            opponent=str(value("match/opponent", "")),
        )

    @match.setter
    def match(self, choice: MatchChoice) -> None:
        self._settings.setValue("match/rules", choice.rules.name)
        self._settings.setValue("match/players", choice.players)
        self._settings.setValue("match/names", list(choice.names))
        self._settings.setValue("match/opponent", choice.opponent)

    @property
    def speed(self) -> Speed:
        """The speed of the game."""
        return self._member("view/speed", Speed.NORMAL)

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._settings.setValue("view/speed", speed.value)

    @property
    def language(self) -> str:
        """One of `languages.names`; empty: the system's."""
        stored = str(self._settings.value("view/language", ""))
        return stored if stored in languages.names() else ""

    @language.setter
    def language(self, language: str) -> None:
        self._settings.setValue("view/language", language)

    @property
    def motion(self) -> Motion:
        """How much moves."""
        return self._member("view/motion", Motion.SYSTEM)

    @motion.setter
    def motion(self, motion: Motion) -> None:
        self._settings.setValue("view/motion", motion.value)

    @property
    def deck(self) -> str:
        """The name of the deck; empty at first."""
        return str(self._settings.value("view/deck", ""))

    @deck.setter
    def deck(self, deck: str) -> None:
        self._settings.setValue("view/deck", deck)

    @property
    def back(self) -> str:
        """The name of the cards’ back; empty at first."""
        return str(self._settings.value("view/back", ""))

    @back.setter
    def back(self, back: str) -> None:
        self._settings.setValue("view/back", back)

    @property
    def cloth(self) -> str:
        """The name of the table’s cloth; empty at first."""
        return str(self._settings.value("view/cloth", ""))

    @cloth.setter
    def cloth(self, cloth: str) -> None:
        self._settings.setValue("view/cloth", cloth)

    @property
    def colours(self) -> str:
        """The name of the windows’ colours; empty at first."""
        return str(self._settings.value("view/colours", ""))

    @colours.setter
    def colours(self, colours: str) -> None:
        self._settings.setValue("view/colours", colours)

    @property
    def hand_order(self) -> HandOrder:
        """The order of the hand."""
        return self._member("view/hand order", HandOrder.RANK_WILDS_APART)

    @hand_order.setter
    def hand_order(self, order: HandOrder) -> None:
        self._settings.setValue("view/hand order", order.value)

    @property
    def takes_back_turns(self) -> bool:
        """Whether whole turns are taken back."""
        return self._flag("game/take back turns", True)

    @takes_back_turns.setter
    def takes_back_turns(self, on: bool) -> None:
        self._settings.setValue("game/take back turns", on)

    @property
    def holds_gifts(self) -> bool:
        """Whether a discard that gives the pile away is to be confirmed."""
        return self._flag("game/hold gifts", False)

    @holds_gifts.setter
    def holds_gifts(self, on: bool) -> None:
        self._settings.setValue("game/hold gifts", on)

    @property
    def sounds(self) -> bool:
        """Whether sounds are wanted."""
        return self._flag("sound/on", True)

    @sounds.setter
    def sounds(self, on: bool) -> None:
        self._settings.setValue("sound/on", on)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the main window; empty at first."""
        return _bytes(self._settings.value("window/geometry"))

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("window/geometry", geometry)

    @property
    def layout(self) -> QByteArray:
        """Tool bars and panels of the main window; empty at first."""
        return _bytes(self._settings.value("window/layout"))

    @layout.setter
    def layout(self, layout: QByteArray) -> None:
        self._settings.setValue("window/layout", layout)

    @property
    def layout_is_mirrored(self) -> bool:
        """Whether ``layout`` is that of a language that is written from right to left."""
        return self._flag("window/layout is mirrored", False)

    @layout_is_mirrored.setter
    def layout_is_mirrored(self, mirrored: bool) -> None:
        self._settings.setValue("window/layout is mirrored", mirrored)

    @property
    def book_geometry(self) -> QByteArray:
        """Size and place of the window of the rule book; empty at first."""
        return _bytes(self._settings.value("book/geometry"))

    @book_geometry.setter
    def book_geometry(self, geometry: QByteArray) -> None:
        self._settings.setValue("book/geometry", geometry)

    @property
    def book_beside(self) -> bool:
        """Whether the rule book is shown beside the table rather than in a window."""
        return self._flag("book/beside", False)

    @book_beside.setter
    def book_beside(self, beside: bool) -> None:
        self._settings.setValue("book/beside", beside)

    def _flag(self, key: str, default: bool) -> bool:
        # A file keeps truth as text.
        stored = str(self._settings.value(key, default)).lower()
        return stored == "true" if stored in ("true", "false") else default

    def _member(self, key: str, default: _Choice) -> _Choice:
        """The member of the default's enumeration that is stored under ``key``."""
        stored = self._settings.value(key)
        return next((one for one in type(default) if one.value == stored), default)


def _number(stored: object) -> int:
    text = str(stored)
    return int(text) if text.isdecimal() else 0


def _bytes(stored: object) -> QByteArray:
    return stored if isinstance(stored, QByteArray) else QByteArray()
