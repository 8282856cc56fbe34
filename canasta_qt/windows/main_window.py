"""The main window: the table, what is told beside it, and everything that can be done."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QMenu,
    QWidget,
)

from canasta_qt import __version__
from canasta_qt.model.company import Company
from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.events import Event, PartnerAnswered
from canasta_qt.rules.moves import THE_ANSWERS
from canasta_qt.rules.refusal import Refusal
from canasta_qt.table.scene import TableScene
from canasta_qt.table.view import TableView
from canasta_qt.windows.appearance import Appearance, chosen_back, chosen_deck
from canasta_qt.windows.care import Care
from canasta_qt.windows.choices import told_choice_actions
from canasta_qt.windows.demo import Demo
from canasta_qt.windows.dialog import Message
from canasta_qt.windows.dialogs import Dialogs
from canasta_qt.windows.giving_up import GivingUp
from canasta_qt.windows.language_choice import LanguageChoice
from canasta_qt.windows.log_panel import LogPanel
from canasta_qt.windows.match_choice import MatchChoice
from canasta_qt.windows.match_result import MatchResult
from canasta_qt.windows.mirroring import mirror
from canasta_qt.windows.motion import MotionChoice
from canasta_qt.windows.move_actions import MoveActions
from canasta_qt.windows.new_match import NewMatch
from canasta_qt.windows.notice import Notice
from canasta_qt.windows.partner_question import PartnerQuestion
from canasta_qt.windows.placement import fitted
from canasta_qt.windows.preferences import Preferences, Speed
from canasta_qt.windows.round_result import RoundResult
from canasta_qt.windows.rule_book import RuleBook
from canasta_qt.windows.score_panel import ScorePanel
from canasta_qt.windows.sorting import Sorting
from canasta_qt.windows.sound_switch import SoundSwitch
from canasta_qt.windows.sounds import Sounds
from canasta_qt.windows.texts import Texts
from canasta_qt.windows.tool_bar import ToolBar
from canasta_qt.windows.turn_text import TurnText

if TYPE_CHECKING:
    from canasta_qt.windows.first_steps import FirstSteps

_FULL_SCREEN: Final = Qt.WindowState.WindowFullScreen


class MainWindow(QMainWindow):
    """Plays one match after the other; ``table`` is the one being played.

    ``company`` is the home of the computer players and is closed with the window.
    """

    def __init__(self, company: Company, preferences: Preferences) -> None:
        super().__init__()
        self.texts = Texts()
        self.texts.show(
            lambda: self.tr("Canasta"),
            self.setWindowTitle,
            QGuiApplication.setApplicationDisplayName,
        )
        self._company = company
        company.setParent(self)
        company.replaced.connect(self._on_company_replaced)
        self._preferences = preferences
        self.table: TableModel | None = None
        self._arranged_for = Qt.LayoutDirection.LeftToRight
        """The direction of the language for which the panels lie where they do."""
        self._was_open = False
        """Whether it was the player's turn when it was last told."""
        self._refused: Refusal | None = None
        """What the notice tells of, if it tells of a refusal."""
        self.dialogs = Dialogs(self)
        self.first_steps: FirstSteps | None = None
        """The lessons, once they were opened."""

        self.scene = TableScene(self)
        self.view = TableView(self.scene)
        self.sounds = Sounds(self.scene, self)
        self.setCentralWidget(self.view)
        self.scores = ScorePanel()
        self.log = LogPanel()
        self.scene.showing.connect(self.log.keep_step)
        self.log.told.connect(self.view.announce)
        self.log.chosen.connect(self.scene.flash)
        self.docks = [
            self._dock("scores", lambda: self.tr("Scores"), self.scores),
            self._dock("log", lambda: self.tr("What happened"), self.log),
        ]
        self.rule_book = RuleBook(self, preferences, self.texts)
        self._turn_text = TurnText(self)
        self.turn = QLabel()
        self.notice = Notice()
        self.statusBar().addWidget(self.turn)
        self.statusBar().addWidget(self.notice, 1)
        self.appearance = Appearance(self.scene, preferences, self.texts, self)
        self.appearance.deck_changed.connect(self.rule_book.set_deck)
        self.sorting = Sorting(self.scene, preferences, self.texts, self)
        self.motion = MotionChoice(self.scene, preferences, self.texts, self)
        self.languages = LanguageChoice(preferences, self.texts, self)
        self._make_actions()
        self.notice.why_asked.connect(self.show_rules)
        self.scene.why_asked.connect(self._show_why)
        self._fill_menus()
        self._fill_tool_bar()
        self._set_speed(preferences.speed)
        self._restore(preferences.geometry, preferences.layout)

    def start_match(self, choice: MatchChoice) -> None:
        """Deal a new match; one that was being played is given up."""
        self.dialogs.drop()
        old = self.table
        table = TableModel(choice.rules, choice.entrants(), choice.some_seed(), self._company, self)
        table.pace = self._speed.pace
        self.table = table
        self.scene.set_model(table)
        self.scores.show_table(table)
        self.log.show_table(table)
        self.moves.show_table(table)
        self.care.show_table(table)
        self.demo.show_table(table)
        self._offer_tools(watching=table.is_watched)
        self.sounds.show_table(table)
        table.turn_changed.connect(self._show_turn)
        table.refused.connect(self._show_refusal)
        table.happened.connect(self._show_answer)
        table.round_over.connect(self.show_round_result)
        table.partner_asked.connect(self._ask_for_partner)
        table.end_forced.connect(self._tell_of_end)
        if old is not None:
            old.stop()
            old.deleteLater()
        self._forget_notice()
        self.rule_book.follow(choice.rules)
        table.start()

    def ask_for_match(self) -> None:
        """Open the dialog that asks what to play."""
        dialog = NewMatch(self._preferences.match, self)
        dialog.accepted.connect(lambda: self._take_choice(dialog.choice))
        self.dialogs.open(dialog)

    def watch_demo(self) -> None:
        """Let computer players play a match of the kind that was played last."""
        self._take_choice(replace(self._preferences.match, watched=True))

    def next_round(self) -> None:
        """Deal the next round, if this one is over and the match is not."""
        table = self._table
        if table.match.round_over and not table.match.over:
            self.dialogs.drop()
            table.next_round()

    def show_round_result(self) -> None:
        """Open the score sheet of the round that is over."""
        table = self._table
        self._show_turn()
        dialog = RoundResult(table.match, table.names, self)
        dialog.accepted.connect(self._go_on)
        self.dialogs.open(dialog)
        self.demo.show_result(dialog)

    def show_rules(self) -> None:
        """Open the rule book of this match, at what the player is doing or was just refused."""
        table = self._table
        self.rule_book.show(table.match.laws.rules, table.observation, self._refused)

    def show_first_steps(self) -> None:
        """Open the lessons for beginners, beside the match that goes on."""
        if self.first_steps is None:
            from canasta_qt.windows.first_steps import FirstSteps

            self.first_steps = FirstSteps(self._preferences.match.names_shown, self)
            self.first_steps.why_asked.connect(self._show_why_in_lessons)
        scene = self.first_steps.scene
        scene.set_deck(chosen_deck(self._preferences), chosen_back(self._preferences))
        scene.set_theme(self.scene.theme)
        scene.set_speed(self._speed.factor)
        self.first_steps.start()

    def show_match_result(self) -> None:
        """Open the result of the match that is over."""
        dialog = MatchResult(self._table, self)
        dialog.accepted.connect(self.ask_for_match)
        self.dialogs.open(dialog)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and end the computer players."""
        self._preferences.geometry = self.saveGeometry()
        self._preferences.layout = self.saveState()
        self._preferences.layout_is_mirrored = self._arranged_for == Qt.LayoutDirection.RightToLeft
        if self.table is not None:
            self.table.stop()
        self._company.close()
        self.rule_book.close()
        if self.first_steps is not None:
            self.first_steps.close()
        super().closeEvent(event)

    @property
    def _table(self) -> TableModel:
        assert self.table is not None
        return self.table

    # Making

    def _dock(self, name: str, title: Callable[[], str], content: QWidget) -> QDockWidget:
        dock = QDockWidget(self)
        self.texts.show(title, dock.setWindowTitle)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _action(self, text: Callable[[], str], icon: str = "") -> QAction:
        action = QAction(self)
        self.texts.show(text, action.setText)
        if icon:
            action.setIcon(QIcon(f":/icons/{icon}.svg"))
        return action

    def _make_actions(self) -> None:
        self.new_action = self._action(lambda: self.tr("&New match…"), "new-match")
        self.new_action.setShortcut(QKeySequence.StandardKey.New)
        self.new_action.triggered.connect(self.ask_for_match)
        self.next_action = self._action(lambda: self.tr("Next &round"), "next-round")
        self.next_action.setShortcut("F5")
        self.next_action.triggered.connect(self.next_round)
        self.result_action = self._action(lambda: self.tr("Round &result…"), "scores")
        self.result_action.triggered.connect(self.show_round_result)
        self.quit_action = self._action(lambda: self.tr("&Quit"))
        self.quit_action.setShortcut(QKeySequence.StandardKey.Quit)
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit_action.triggered.connect(self.close)
        self.care = Care(self.scene, self.dialogs, self._preferences, self.texts, self)
        self.demo_action = self._action(lambda: self.tr("&Watch a match"))
        self.demo_action.triggered.connect(self.watch_demo)
        self.demo = Demo(self.texts, self)
        self.moves = MoveActions(self.scene, self.texts, self)
        self.rules_action = self._action(lambda: self.tr("&Rules"), "rules")
        self.rules_action.setShortcut(QKeySequence.StandardKey.HelpContents)
        self.texts.show(
            lambda: self.tr("The rules, as far as they matter now"), self.rules_action.setToolTip
        )
        self.rules_action.triggered.connect(self.show_rules)
        self.first_steps_action = self._action(lambda: self.tr("&First steps"))
        self.texts.show(
            lambda: self.tr("Learn the game on a table of your own"),
            self.first_steps_action.setToolTip,
        )
        self.first_steps_action.triggered.connect(self.show_first_steps)
        self.keys_action = self._action(lambda: self.tr("&Keys"))
        self.keys_action.setShortcut("?")
        self.keys_action.triggered.connect(self._show_keys)
        self.about_action = self._action(lambda: self.tr("&About Canasta"))
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_action.triggered.connect(self._tell_about)
        self.full_screen_action = self._action(lambda: self.tr("&Full screen"))
        self.full_screen_action.setCheckable(True)
        # Some platforms have no standard key for it.
        keys = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
        self.full_screen_action.setShortcuts(keys or [QKeySequence("F11")])
        self.full_screen_action.triggered.connect(self._fill_screen)
        self.sound_action = SoundSwitch(self.sounds, self._preferences, self.texts, self)
        self._make_speeds()

    def _make_speeds(self) -> None:
        speeds = {
            Speed.SLOW: lambda: self.tr("&Slow"),
            Speed.NORMAL: lambda: self.tr("&Normal"),
            Speed.FAST: lambda: self.tr("&Fast"),
            Speed.INSTANT: lambda: self.tr("&At once"),
        }
        self.speed_actions = told_choice_actions(self, speeds, self._set_speed, self.texts)

    def _menu(self, title: Callable[[], str], parent: QMenu | None = None) -> QMenu:
        menu = self.menuBar().addMenu("") if parent is None else parent.addMenu("")
        self.texts.show(title, menu.setTitle)
        return menu

    def _fill_menus(self) -> None:
        match_menu = self._menu(lambda: self.tr("&Match"))
        match_menu.addActions([self.new_action, self.next_action, self.result_action])
        match_menu.addSeparator()
        match_menu.addActions([self.demo_action, self.demo.pause, self.demo.step])
        match_menu.addSeparator()
        match_menu.addAction(self.quit_action)
        turn_menu = self._menu(lambda: self.tr("&Turn"))
        self.care.fill(turn_menu)
        turn_menu.addSeparator()
        turn_menu.addActions(list(self.moves.commands))
        turn_menu.addSeparator()
        turn_menu.addActions(list(self.moves.moves))
        self.view_menu = self._menu(lambda: self.tr("&View"))
        for dock in self.docks:
            self.view_menu.addAction(dock.toggleViewAction())
        self.view_menu.addSeparator()
        sort_menu = self._menu(lambda: self.tr("S&ort hand"), self.view_menu)
        sort_menu.addActions([*self.sorting.actions.values(), self.sorting.next])
        speed_menu = self._menu(lambda: self.tr("&Speed"), self.view_menu)
        speed_menu.addActions(list(self.speed_actions.values()))
        motion_menu = self._menu(lambda: self.tr("&Motion"), self.view_menu)
        motion_menu.addActions(list(self.motion.actions.values()))
        motion_menu.setToolTipsVisible(True)
        self.view_menu.addAction(self.sound_action)
        self.view_menu.setToolTipsVisible(True)
        self.appearance.fill(self.view_menu)
        language_menu = self._menu(lambda: self.tr("&Language"), self.view_menu)
        language_menu.addActions(list(self.languages.actions.values()))
        self.view_menu.addSeparator()
        self.view_menu.addAction(self.full_screen_action)
        help_menu = self._menu(lambda: self.tr("&Help"))
        help_menu.addActions([self.first_steps_action, self.rules_action])
        help_menu.addActions([self.keys_action, self.about_action])

    def _fill_tool_bar(self) -> None:
        self.tools = ToolBar([self.sound_action], self)
        self.texts.show(lambda: self.tr("Tool bar"), self.tools.setWindowTitle)
        self.tools.setObjectName("tools")
        self._offer_tools(watching=False)
        self.addToolBar(self.tools)
        self.view_menu.insertAction(self.view_menu.actions()[0], self.tools.toggleViewAction())

    def _offer_tools(self, *, watching: bool) -> None:
        """Have in the tool bar what there is to be done in a match, played or only watched."""
        if watching:
            self.tools.offer(
                [
                    [self.new_action],
                    [self.demo.pause, self.demo.step, self.next_action],
                    [self.sound_action],
                ]
            )
        else:
            self.tools.offer(
                [
                    [self.new_action, self.care.undo, self.care.suggest],
                    list(self.moves.commands),
                    [*self.moves.moves, self.next_action],
                    [self.sound_action],
                ]
            )

    def _fill_screen(self, full: bool) -> None:
        state = self.windowState()
        self.setWindowState(state | _FULL_SCREEN if full else state & ~_FULL_SCREEN)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and the window system, which may end full screen by itself."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_action.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.LanguageChange:
            self.texts.tell_again()
            self._tell_table_again()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self._follow_direction()
        super().changeEvent(event)

    def _follow_direction(self) -> None:
        """Have panels at the side where they are in the other direction, seen in a mirror."""
        if self._arranged_for != self.layoutDirection():
            self._arranged_for = self.layoutDirection()
            mirror(self)

    def _restore(self, geometry: QByteArray, layout: QByteArray) -> None:
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(1280, 800)
        if not self.windowState() & (Qt.WindowState.WindowMaximized | _FULL_SCREEN):
            screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(fitted(self.geometry(), screens))
        self.full_screen_action.setChecked(self.isFullScreen())
        restored = not layout.isEmpty() and self.restoreState(layout)
        if restored and self._preferences.layout_is_mirrored:
            self._arranged_for = Qt.LayoutDirection.RightToLeft
        self._follow_direction()
        if not restored:
            self.resizeDocks(self.docks, [1, 2], Qt.Orientation.Vertical)

    # While a match goes on

    def _set_speed(self, speed: Speed) -> None:
        self._speed = speed
        self._preferences.speed = speed
        self.speed_actions[speed].setChecked(True)
        self.scene.set_speed(speed.factor)
        if self.table is not None:
            self.table.pace = speed.pace

    def _take_choice(self, choice: MatchChoice) -> None:
        """Play ``choice``, but ask first when that ends a match that the player has begun."""
        table = self._table
        if table.match.over or not table.has_played:
            self._play_choice(choice)
            return
        dialog = GivingUp(self)
        dialog.accepted.connect(lambda: self._play_choice(choice))
        self.dialogs.open(dialog, next_of_all=True)

    def _play_choice(self, choice: MatchChoice) -> None:
        if not choice.watched:
            self._preferences.match = choice
        self.start_match(choice)

    def _show_turn(self) -> None:
        table = self._table
        if table.input_open and not self._was_open and not self.isActiveWindow():
            QApplication.alert(self)
        self._was_open = table.input_open
        self.turn.setText(self._turn_text.text(table))
        over = table.match.round_over
        self.next_action.setEnabled(over and not table.match.over)
        self.result_action.setEnabled(over)

    def _tell_table_again(self) -> None:
        if self.table is None:
            return
        self._show_turn()
        if self._refused is None:
            # What else the notice may say is of a moment that has passed.
            self.notice.clear()
        else:
            self.notice.refuse(self.table.describe(self._refused))

    def _show_refusal(self, refusal: Refusal) -> None:
        text = self._table.describe(refusal)
        self.notice.refuse(text)
        self._refused = refusal
        self.view.announce(text)

    def _show_why(self, refusal: Refusal) -> None:
        table = self._table
        self.rule_book.show(table.match.laws.rules, table.observation, refusal)

    def _show_why_in_lessons(self, refusal: Refusal) -> None:
        assert self.first_steps is not None
        lessons = self.first_steps.table
        self.rule_book.show(lessons.rules, lessons.observation, refusal)

    def _show_answer(self, events: list[Event]) -> None:
        """Say what the partner answered, which binds, and otherwise nothing of before."""
        self._forget_notice()
        partners = self._table.observation.state.partners(self._table.seat)
        for event in events:
            if isinstance(event, PartnerAnswered) and event.seat in partners:
                if event.yes:
                    text = self.tr("{name} says yes: you have to go out in this turn.")
                else:
                    text = self.tr("{name} says no: you may not go out in this turn.")
                self.notice.tell(text.format(name=isolated(self._table.names[event.seat])))

    def _forget_notice(self) -> None:
        self.notice.clear()
        self._refused = None

    def _tell_of_end(self) -> None:
        self.notice.tell(self.tr("You cannot play on: the round ends."))

    def _on_company_replaced(self) -> None:
        self.notice.tell(
            self.tr("The computer players had to move into this window, which may stutter.")
        )

    def _go_on(self) -> None:
        if self._table.match.over:
            self.show_match_result()
        else:
            self.next_round()

    def _ask_for_partner(self) -> None:
        table = self._table
        dialog = PartnerQuestion(table.names[table.observation.state.turn], self)
        yes = PartnerQuestion.StandardButton.Yes
        dialog.finished.connect(
            lambda answer: table.attempt([THE_ANSWERS[0 if answer == yes else 1]])
        )
        self.dialogs.open(dialog)

    def _show_keys(self) -> None:
        from canasta_qt.windows.shortcuts import Shortcuts

        self.dialogs.open(Shortcuts(self.menuBar(), self))

    def _tell_about(self) -> None:
        box = Message(self)
        box.setIconPixmap(QApplication.windowIcon().pixmap(64, 64))
        box.texts.show(lambda: self.tr("About Canasta"), box.setWindowTitle)
        box.texts.show(
            lambda: self.tr("Canasta {version}").format(version=__version__), box.setText
        )
        box.texts.show(
            lambda: self.tr(
                "Five rule sets of Canasta, against opponents that see no more of the cards than "
                "you would in their seat. Free software under the MIT licence."
            ),
            box.setInformativeText,
        )
        self.dialogs.open(box)
