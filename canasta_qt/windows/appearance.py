"""What the cards, the cloth and the windows look like, as menu entries."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMenu

from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.table.scene import TableScene
from canasta_qt.table.theme import GREEN, HIGH_CONTRAST, THEMES
from canasta_qt.windows.choices import told_choice_actions
from canasta_qt.windows.preferences import Preferences
from canasta_qt.windows.texts import Texts

DECKS: Final = {
    "classic": QT_TRANSLATE_NOOP("Appearance", "&Classic"),
    "four-colour": QT_TRANSLATE_NOOP("Appearance", "&Four colours"),
    "large-index": QT_TRANSLATE_NOOP("Appearance", "&Large indices"),
}
BACKS: Final = {
    "blue": QT_TRANSLATE_NOOP("Appearance", "&Blue lattice"),
    "red": QT_TRANSLATE_NOOP("Appearance", "&Red lattice"),
    "green": QT_TRANSLATE_NOOP("Appearance", "&Green scales"),
    "violet": QT_TRANSLATE_NOOP("Appearance", "&Violet scales"),
}
CLOTHS: Final = {
    "green": QT_TRANSLATE_NOOP("Appearance", "&Green"),
    "blue": QT_TRANSLATE_NOOP("Appearance", "&Blue"),
    "burgundy": QT_TRANSLATE_NOOP("Appearance", "Bu&rgundy"),
    "charcoal": QT_TRANSLATE_NOOP("Appearance", "&Charcoal"),
}
ICON: Final = 32
"""Side of a preview, in pixels."""


class Colours(Enum):
    """The colours of the windows; high contrast is for the table as well."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


_COLOURS: Final = {
    Colours.SYSTEM: QT_TRANSLATE_NOOP("Appearance", "&As the system"),
    Colours.LIGHT: QT_TRANSLATE_NOOP("Appearance", "&Light"),
    Colours.DARK: QT_TRANSLATE_NOOP("Appearance", "&Dark"),
    Colours.HIGH_CONTRAST: QT_TRANSLATE_NOOP("Appearance", "&High contrast"),
}
_SCHEMES: Final = {
    Colours.SYSTEM: Qt.ColorScheme.Unknown,
    Colours.LIGHT: Qt.ColorScheme.Light,
    Colours.DARK: Qt.ColorScheme.Dark,
    Colours.HIGH_CONTRAST: Qt.ColorScheme.Dark,
}


class Appearance(QObject):
    """Four groups of actions, of each of which one is checked; a choice counts at once.

    What was chosen is kept in ``preferences``.
    """

    deck_changed = Signal(str)
    """Cards are those of another deck."""

    def __init__(
        self, scene: TableScene, preferences: Preferences, texts: Texts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._scene = scene
        self._preferences = preferences
        self.decks = self._group(DECKS, self._take_deck, lambda key: _card(f"{key}/KS"))
        self.backs = self._group(BACKS, self._take_back, lambda key: _card(f"classic/back-{key}"))
        self.cloths = self._group(CLOTHS, self._take_cloth, _swatch)
        self.colours = self._group(
            {colours.value: text for colours, text in _COLOURS.items()}, self._take_colours
        )
        self._deck = chosen_deck(preferences)
        self._back = chosen_back(preferences)
        self._cloth = _one_of(CLOTHS, preferences.cloth)
        stored = preferences.colours
        self._colours = next((one for one in Colours if one.value == stored), Colours.SYSTEM)
        for actions, key in (
            (self.decks, self._deck),
            (self.backs, self._back),
            (self.cloths, self._cloth),
            (self.colours, self._colours.value),
        ):
            actions[key].setChecked(True)
        self._has_own_palette = False
        scene.set_deck(self._deck, self._back)
        self._show_colours()

    def fill(self, menu: QMenu) -> None:
        """Add a submenu for each group to ``menu``."""
        for title, actions in (
            (lambda: self.tr("&Deck"), self.decks),
            (lambda: self.tr("Card &back"), self.backs),
            (lambda: self.tr("Table &cloth"), self.cloths),
            (lambda: self.tr("C&olours"), self.colours),
        ):
            submenu = menu.addMenu("")
            submenu.addActions(list(actions.values()))
            self._texts.show(title, submenu.setTitle)

    def _group(
        self,
        texts: dict[str, str],
        take: Callable[[str], None],
        picture: Callable[[str], QIcon] | None = None,
    ) -> dict[str, QAction]:
        tellers = {key: partial(self.tr, text) for key, text in texts.items()}
        actions = told_choice_actions(self, tellers, take, self._texts)
        if picture is not None:
            for key, action in actions.items():
                action.setIcon(picture(key))
                action.setIconVisibleInMenu(True)
        return actions

    def _take_deck(self, deck: str) -> None:
        self._deck = self._preferences.deck = deck
        self._scene.set_deck(self._deck, self._back)
        self.deck_changed.emit(deck)

    def _take_back(self, back: str) -> None:
        self._back = self._preferences.back = back
        self._scene.set_deck(self._deck, self._back)

    def _take_cloth(self, cloth: str) -> None:
        self._cloth = self._preferences.cloth = cloth
        self._show_colours()

    def _take_colours(self, colours: str) -> None:
        self._colours = Colours(colours)
        self._preferences.colours = colours
        self._show_colours()

    def _show_colours(self) -> None:
        sharp = self._colours is Colours.HIGH_CONTRAST
        for action in self.cloths.values():
            action.setEnabled(not sharp)
        if self._has_own_palette:
            # An empty palette gives the style's own back.
            QApplication.setPalette(QPalette())
        QGuiApplication.styleHints().setColorScheme(_SCHEMES[self._colours])
        palette: QPalette | None = None
        if sharp:
            palette = _sharp_palette()
        elif self._colours is Colours.DARK and _is_light():
            # Some platforms do not know of dark windows.
            palette = _dark_palette()
        if palette is not None:
            QApplication.setPalette(palette)
        self._has_own_palette = palette is not None
        self._scene.set_theme(HIGH_CONTRAST if sharp else THEMES.get(self._cloth, GREEN))


def chosen_deck(preferences: Preferences) -> str:
    """The deck in ``preferences``, or the usual one."""
    return _one_of(DECKS, preferences.deck)


def chosen_back(preferences: Preferences) -> str:
    """The back of the cards in ``preferences``, or the usual one."""
    return _one_of(BACKS, preferences.back)


def _one_of(known: dict[str, str], stored: str) -> str:
    return stored if stored in known else next(iter(known))


def _card(name: str) -> QIcon:
    pixmap = QPixmap(ICON, ICON)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = ICON / 1.4
    QSvgRenderer(f":/cards/{name}.svg").render(painter, QRectF((ICON - width) / 2, 0, width, ICON))
    painter.end()
    return QIcon(pixmap)


def _swatch(name: str) -> QIcon:
    pixmap = QPixmap(ICON, ICON)
    pixmap.fill(THEMES[name].felt_light)
    return QIcon(pixmap)


def _is_light() -> bool:
    return QApplication.palette().color(QPalette.ColorRole.Window).lightness() > 127


def _dark_palette() -> QPalette:
    """Dark grey windows; Qt finds the other shades."""
    palette = QPalette(QColor("#3a3d41"), QColor("#2b2d30"))
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#3f9268"))
    return palette


def _sharp_palette() -> QPalette:
    """Black and white, with what is chosen in the colour of the table's frames."""
    black, white = QColor("#000000"), QColor("#ffffff")
    grey = QColor("#b4b4b4")
    palette = QPalette(black)
    roles = QPalette.ColorRole
    for role in (roles.Window, roles.Base, roles.Button, roles.AlternateBase, roles.ToolTipBase):
        palette.setColor(role, black)
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
        palette.setColor(role, white)
        palette.setColor(QPalette.ColorGroup.Disabled, role, grey)
    palette.setColor(roles.PlaceholderText, grey)
    palette.setColor(roles.Highlight, HIGH_CONTRAST.accent)
    palette.setColor(roles.HighlightedText, black)
    palette.setColor(roles.Light, white)
    palette.setColor(roles.Mid, grey)
    palette.setColor(roles.Dark, white)
    return palette
