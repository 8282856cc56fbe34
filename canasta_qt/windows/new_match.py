"""The dialog that asks what to play."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QRegularExpression, QSize, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QWidget,
)

from canasta_qt.players import registry
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.rules.fields import is_label
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import player_counts
from canasta_qt.windows.dialog import Dialog
from canasta_qt.windows.match_choice import MAX_NAME, MatchChoice, nobody

_OPPONENTS: Final = {
    "random": QT_TRANSLATE_NOOP("NewMatch", "By chance, without any thought"),
    "beginner": QT_TRANSLATE_NOOP("NewMatch", "Beginners, who overlook much"),
    "casual": QT_TRANSLATE_NOOP("NewMatch", "Casual players, who forget the discards"),
    "heuristic": QT_TRANSLATE_NOOP("NewMatch", "Skilled players"),
    "expert": QT_TRANSLATE_NOOP("NewMatch", "Experts, who think ahead"),
}

USUAL_SIZE: Final = QSize(640, 440)
"""Pixels that the dialog takes at least, where the screen has them."""


class NewMatch(Dialog):
    """Asks for rule set, players and deal; ``choice`` is the answer once it was accepted."""

    def __init__(self, choice: MatchChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._rules = list(PRESETS.values())

        self.rules = QListWidget()
        self.rules.addItems([terms.rule_set(rules) for rules in self._rules])
        self.description = QLabel(wordWrap=True)
        self.description.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.players = QSpinBox()
        self.names = [QLineEdit(name, maxLength=MAX_NAME) for name in choice.names_shown]
        self.opponent = QComboBox()
        for name in registry.names():
            self.opponent.addItem("", name)
        self.opponent.setCurrentIndex(self.opponent.findData(choice.opponent))
        self.seed = QLineEdit()
        digits = QRegularExpression(r"[0-9]{0,20}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.problem = QLabel(wordWrap=True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._tell_texts()
        self.start.setDefault(True)

        self.rules.currentRowChanged.connect(self._take_rules)
        self.players.valueChanged.connect(self._show_names)
        for field in (*self.names, self.seed):
            field.textChanged.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.rules.setCurrentRow(self._row_of(choice.rules))
        self.players.setValue(choice.players)
        self._show_names()

    @property
    def choice(self) -> MatchChoice:
        """What was chosen."""
        seed = self.seed.text()
        return replace(
            self._choice,
            rules=self._chosen_rules,
            players=self.players.value(),
            names=tuple(map(_given, self.names)),
            opponent=self.opponent.currentData(),
            seed=int(seed) if seed else None,
        )

    @property
    def _chosen_rules(self) -> RuleSet:
        return self._rules[self.rules.currentRow()]

    def _row_of(self, rules: RuleSet) -> int:
        names = [preset.name for preset in self._rules]
        return names.index(rules.name)

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.addRow(self.description)
        for field in (self.players, *self.names, self.opponent, self.seed):
            # With a text to begin with, so that there is a label to write on.
            self._form.addRow(" ", field)
        content = QWidget()
        columns = QHBoxLayout(content)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.addWidget(self.rules)
        columns.addLayout(self._form, 1)
        self.set_content(content)
        self.add_below(self.problem)
        self.add_below(self.buttons)

    def wanted_size(self) -> QSize:
        """As large as the content, and large enough for most rule sets."""
        return self.sizeHint().expandedTo(USUAL_SIZE)

    def _tell_texts(self) -> None:
        """Write everything now, and anew in another language; what was entered stays."""
        show, follow = self.texts.show, self.texts.follow
        show(lambda: self.tr("New match"), self.setWindowTitle)
        show(lambda: self.tr("Rule set"), self.rules.setAccessibleName)
        show(lambda: self.tr("&Players:"), self._heading(self.players).setText)
        show(lambda: self.tr("&Your name:"), self._heading(self.names[0]).setText)
        show(lambda: self.tr("&Opponents:"), self._heading(self.opponent).setText)
        show(lambda: self.tr("&Deal number:"), self._heading(self.seed).setText)
        show(lambda: self.tr("by chance"), self.seed.setPlaceholderText)
        show(
            lambda: self.tr("The same number deals the same cards, in every round of the match."),
            self.seed.setToolTip,
        )
        show(lambda: self.tr("&Start"), self.start.setText)
        follow(self._tell_lists)

    def _tell_lists(self) -> None:
        for number, rules in enumerate(self._rules):
            entry = self.rules.item(number)
            assert entry is not None
            entry.setText(terms.rule_set(rules))
        self.rules.setMinimumWidth(self.rules.sizeHintForColumn(0) + 24)
        for number, field in enumerate(self.names[1:], 2):
            heading = self.tr("Player {number}:").format(number=terms.number(number))
            self._heading(field).setText(heading)
        for number in range(self.opponent.count()):
            self.opponent.setItemText(number, _opponent(self.opponent.itemData(number)))
        if self.rules.currentRow() >= 0:
            self._describe()
            self._check()

    def _heading(self, field: QWidget) -> QLabel:
        label = self._form.labelForField(field)
        assert isinstance(label, QLabel)
        return label

    def _take_rules(self) -> None:
        rules = self._chosen_rules
        counts = player_counts(rules)
        self.players.setRange(counts[0], counts[-1])
        self.players.setSingleStep(rules.team_size)
        self.players.setEnabled(len(counts) > 1)
        self._describe()
        self._show_names()

    def _describe(self) -> None:
        rules = self._chosen_rules
        text = terms.rule_set_description(rules)
        target = self.tr("The match ends at %Ln point(s).", "", rules.target)
        self.description.setText(f"{text} {target}")

    def _show_names(self) -> None:
        for number, field in enumerate(self.names):
            self._form.setRowVisible(field, number < self.players.value())
        self._check()

    def _check(self) -> None:
        """Let the match start when everything that is to be seen makes sense, or say what not."""
        problem = self._find_problem()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.grow()
        self.start.setEnabled(not problem)

    def _find_problem(self) -> str:
        """One sentence, empty when the match can start."""
        seen: set[str] = set()
        for field in self.names[: self.players.value()]:
            name = field.text().strip()
            if not name:
                return self.tr("Every player needs a name.")
            if not is_label(name):
                return self.tr("A name has a character in it that cannot be shown.")
            if name.casefold() in seen:
                return self.tr("More than one player is called {name}.").format(name=isolated(name))
            seen.add(name.casefold())
        seed = self.seed.text()
        if seed and int(seed) >= SEED_LIMIT:
            # Without separators, as it is to be typed.
            return self.tr("The deal number is {number} at most.").format(number=SEED_LIMIT - 1)
        return ""


def _given(field: QLineEdit) -> str:
    """The name in ``field``; empty if it is only what someone without a name is called."""
    name = field.text().strip()
    return "" if name == nobody() else name


def _opponent(name: str) -> str:
    return QCoreApplication.translate("NewMatch", _OPPONENTS[name]) if name in _OPPONENTS else name
