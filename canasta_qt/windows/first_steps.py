"""The lessons for beginners: a table to play on, and what is told about it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.model.lesson_table import LessonTable
from canasta_qt.model.lessons import Lesson, Lessons
from canasta_qt.rulebook import terms
from canasta_qt.rules.refusal import Refusal
from canasta_qt.table.scene import TableScene
from canasta_qt.table.view import TableView
from canasta_qt.windows.headline import headline
from canasta_qt.windows.side_window import SideWindow

READING: Final = 2500
"""Milliseconds for which the praise stands before the next lesson comes by itself."""


class FirstSteps(SideWindow):
    """A window with one lesson after the other; each goes on by itself when its task is done."""

    why_asked = Signal(object)
    """The pupil wants to know the rule behind a Refusal."""

    def __init__(self, names: Sequence[str], main: QWidget | None = None) -> None:
        """``names`` are those of the players, the pupil first."""
        super().__init__(main)
        self.setWindowIcon(QIcon(":/icons/canasta.svg"))
        self._lessons = Lessons().all()
        self._number = 0
        self.table = LessonTable(self._lessons[0], names, self)
        self.scene = TableScene(self)
        self.view = TableView(self.scene)
        self._going_on = QTimer(self, singleShot=True, interval=READING)
        self._going_on.timeout.connect(self.go_on)
        self._make_texts()
        self._make_buttons()
        self._name_things()
        self._lay_out()
        self.scene.set_model(self.table)
        self.scene.why_asked.connect(self.why_asked)
        self.scene.selection_changed.connect(self._take_selection)
        self.table.refused.connect(self._tell_refusal)
        self.table.strayed.connect(self._tell_task_again)
        self.table.done.connect(self._praise)
        self.table.rested.connect(self._wait_for_reader)
        self.table.happened.connect(self._forget_notice)
        self.resize(QSize(1080, 820).boundedTo(self.screen().availableSize()))
        self._tell()

    @property
    def lesson(self) -> Lesson:
        """The lesson that is shown."""
        return self._lessons[self._number]

    @property
    def number(self) -> int:
        """Which lesson is shown, counted from 0."""
        return self._number

    def start(self) -> None:
        """Show the window, at the lesson where it was left."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()

    def go_on(self) -> None:
        """Show the next lesson, or close after the last one."""
        self._going_on.stop()
        if self._number + 1 == len(self._lessons):
            self.close()
            self._show(0)
        else:
            self._show(self._number + 1)

    def go_back(self) -> None:
        """Show the lesson before, if there is one."""
        if self._number > 0:
            self._show(self._number - 1)

    def repeat(self) -> None:
        """Show the lesson from its beginning."""
        self._show(self._number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep as high as the texts need, which are the higher the narrower the window is."""
        super().resizeEvent(event)
        layout = self.layout()
        assert layout is not None
        self.setMinimumHeight(layout.totalMinimumHeightForWidth(event.size().width()))

    def changeEvent(self, event: QEvent) -> None:
        """Tell everything anew in another language, and leave the table as it is."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._lessons = Lessons().all()
            for lesson, (text, task) in zip(self._lessons, self._pages, strict=True):
                text.setText(lesson.text)
                task.setText(lesson.task)
            self._name_things()
            self._tell()

    # Making

    def _name_things(self) -> None:
        self.setWindowTitle(self.tr("First steps"))
        self.back.setText(self.tr("&Back"))
        self.again.setText(self.tr("&Again"))

    def _make_texts(self) -> None:
        self.title = headline("")
        # All texts lie in one place, which is as high as the longest takes, lest the table jump.
        self.texts = QStackedWidget()
        self._pages: list[tuple[QLabel, QLabel]] = []
        for lesson in self._lessons:
            page = QWidget()
            rows = QVBoxLayout(page)
            rows.setContentsMargins(0, 0, 0, 0)
            text, task = _label(lesson.text), _label(lesson.task)
            self._pages.append((text, task))
            rows.addWidget(text)
            font = task.font()
            font.setBold(True)
            task.setFont(font)
            rows.addWidget(task)
            rows.addStretch(1)
            self.texts.addWidget(page)
        self.notice = _label("")
        self.notice.setFrameShape(QFrame.Shape.StyledPanel)
        self.notice.setMargin(4)
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().lineSpacing() + 12)
        place = self.notice.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.notice.setSizePolicy(place)

    def _make_buttons(self) -> None:
        self.progress = QProgressBar()
        self.progress.setRange(0, len(self._lessons))
        self.back = QPushButton()
        self.back.clicked.connect(self.go_back)
        self.again = QPushButton()
        self.again.clicked.connect(self.repeat)
        self.next = QPushButton()
        self.next.clicked.connect(self.go_on)
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_on),
            (QKeySequence.StandardKey.Refresh, self.repeat),
            (QKeySequence.StandardKey.Undo, self.table.take_back),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.back)
        row.addWidget(self.again)
        row.addWidget(self.next)
        told = QVBoxLayout()
        told.setContentsMargins(12, 10, 12, 4)
        told.addWidget(self.title)
        told.addWidget(self.texts)
        told.addWidget(self.notice)
        below = QVBoxLayout()
        below.setContentsMargins(12, 4, 12, 10)
        below.addLayout(row)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(told)
        rows.addWidget(self.view, 1)
        rows.addLayout(below)

    # While a lesson goes on

    def _show(self, number: int) -> None:
        self._going_on.stop()
        self._number = number
        self.scene.clear_selection()
        self.table.show_lesson(self.lesson)
        self._tell()
        if self.isVisible():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._announce()

    def _tell(self) -> None:
        """Write what the lesson that is shown has to tell."""
        count = len(self._lessons)
        self.title.setText(self.lesson.title)
        self.texts.setCurrentIndex(self._number)
        self._forget_notice()
        self.progress.setValue(self._number)
        self.progress.setFormat(
            self.tr("Step {number} of {count}").format(
                number=terms.number(self._number + 1), count=terms.number(count)
            )
        )
        self.back.setEnabled(self._number > 0)
        last = self._number + 1 == count
        self.next.setText(self.tr("&Close") if last else self.tr("&Next"))

    def _announce(self) -> None:
        """Have a screen reader say what is written."""
        lesson = self.lesson
        self.view.announce(f"{self.progress.text()}. {lesson.title}. {lesson.text} {lesson.task}")

    def _take_selection(self) -> None:
        if self.scene.selected_cards():
            self.table.finish_by_selecting()

    def _notify(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.show()
        self.view.announce(text)

    def _forget_notice(self) -> None:
        self.notice.clear()
        self.notice.hide()

    def _tell_refusal(self, refusal: Refusal) -> None:
        self._notify(self.table.describe(refusal))

    def _tell_task_again(self) -> None:
        text = self.tr("That would be allowed, but try this here. {task}")
        self._notify(text.format(task=self.lesson.task))

    def _praise(self) -> None:
        self.progress.setValue(self._number + 1)
        self._notify(self.tr("Well done! {praise}").format(praise=self.lesson.praise))
        if not self.scene.director.busy:
            self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        """Go on after a while, once all that was done is to be seen; never from the last lesson."""
        if self.table.is_done and self._number + 1 < len(self._lessons):
            self._going_on.start(READING if self.scene.director.speed else 0)


def _label(text: str) -> QLabel:
    """A label for sentences."""
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
