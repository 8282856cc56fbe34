"""The scores of all rounds, of which those that have no room scroll, and the totals, which stay."""

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    QTransposeProxyModel,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from canasta_qt.model.score_model import SUM_ROLE, ScoreModel

MOST_COLUMNS: Final = 3
"""Of more sides each gets a row instead."""

NAME_WIDTH: Final = 100
"""Pixels that a name before its row takes at most; longer ones are cut short."""

HEADING_MARGIN: Final = 8
"""Pixels of a column that its heading leaves free."""

_ACROSS: Final = Qt.Orientation.Horizontal
_ANY: Final = 16777215
"""The size of Qt that is no limit."""


class _Bold(QStyledItemDelegate):
    """Sums stand out."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(SUM_ROLE):
            option.font.setBold(True)


class ScoreTable(QWidget):
    """Two tables that look like one: ``rounds``, and ``totals`` below or, of many sides, beside.

    ``narrowest`` is the width in pixels for which headings are chosen.
    """

    def __init__(self, narrowest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrowest = narrowest
        self.rounds = _view()
        self.totals = _view()
        self._model: QAbstractItemModel | None = None
        """Rounds and the totals, in the direction in which they are shown."""
        self._wide = False
        """Whether rounds lie beside each other."""
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.rounds, 1)
        self._layout.addWidget(self.totals)
        self._layout.addStretch(0)
        for view in (self.rounds, self.totals):
            # What is below or beside is an end of the same table.
            view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for policy in (
            self.totals.setHorizontalScrollBarPolicy,
            self.totals.setVerticalScrollBarPolicy,
        ):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for bar in (self.rounds.horizontalScrollBar(), self.rounds.verticalScrollBar()):
            # The last round is the one to see, when there are more or when there is less room.
            bar.rangeChanged.connect(lambda _, end, bar=bar: bar.setValue(end))
        self.rounds.horizontalHeader().sectionResized.connect(self._follow_column)

    def show_model(self, model: ScoreModel, lines: int) -> None:
        """Show ``model`` from now on, with names that may take so many ``lines``."""
        sides = model.columnCount()
        self._wide = sides > MOST_COLUMNS
        shown: QAbstractItemModel = model
        if self._wide:
            turned = QTransposeProxyModel(model)
            turned.setSourceModel(model)
            shown = turned
        self._model = shown
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.LeftToRight if self._wide else directions.TopToBottom)
        for view in (self.rounds, self.totals):
            view.setModel(shown)
        self.totals.horizontalHeader().setVisible(self._wide)
        self.totals.verticalHeader().setVisible(not self._wide)
        across = self.rounds.horizontalHeader()
        modes = QHeaderView.ResizeMode
        across.setSectionResizeMode(modes.ResizeToContents if self._wide else modes.Stretch)
        self.totals.horizontalHeader().setSectionResizeMode(
            modes.ResizeToContents if self._wide else modes.Fixed
        )
        height = self.fontMetrics().lineSpacing() * lines + 8
        mode = Qt.TextElideMode
        for view in (self.rounds, self.totals):
            view.horizontalHeader().setFixedHeight(height)
        across.setTextElideMode(mode.ElideNone if self._headings_fit(lines) else mode.ElideRight)
        model.rowsInserted.connect(self._fit, Qt.ConnectionType.QueuedConnection)
        self._fit()

    def name_again(self) -> None:
        """Write headings and points in the language of now."""
        if self._model is not None:
            for orientation in Qt.Orientation:
                self._model.headerDataChanged.emit(orientation, 0, 0)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Divide the rounds from the totals, and give both the room that they take."""
        if self._model is None:
            return
        if self._wide:
            last = self._model.columnCount() - 1
            hide = QTableView.setColumnHidden
        else:
            last = self._model.rowCount() - 1
            hide = QTableView.setRowHidden
        for number in range(last + 1):
            hide(self.rounds, number, number == last)
            hide(self.totals, number, number != last)
        names = self.rounds.verticalHeader()
        width = min(NAME_WIDTH, names.sizeHint().width())
        names.setFixedWidth(width)
        self.totals.verticalHeader().setFixedWidth(width)
        heading = self.rounds.horizontalHeader().height()
        if self._wide:
            rows = self.rounds.verticalHeader().length()
            bar = self.rounds.horizontalScrollBar().sizeHint().height()
            self.rounds.setMinimumSize(width, heading + rows + bar)
            self.rounds.setMaximumSize(width + self.rounds.horizontalHeader().length(), _ANY)
            self.totals.setFixedWidth(self.totals.horizontalHeader().length())
            self.totals.setMinimumHeight(heading + rows)
            self.totals.setMaximumHeight(_ANY)
        else:
            rows = self.rounds.verticalHeader().length()
            row = self.totals.verticalHeader().length()
            self.rounds.setMinimumSize(0, heading + min(row, rows))
            self.rounds.setMaximumSize(_ANY, heading + rows)
            self.totals.setMinimumWidth(0)
            self.totals.setMaximumWidth(_ANY)
            self.totals.setFixedHeight(row)

    def _follow_column(self, column: int, _before: int, width: int) -> None:
        if not self._wide:
            self.totals.setColumnWidth(column, width)

    def _headings_fit(self, lines: int) -> bool:
        """Whether each heading fits its column when it is wrapped to ``lines``.

        A header that may cut its texts short does not wrap them.
        """
        assert self._model is not None
        metrics = self.rounds.horizontalHeader().fontMetrics()
        beside = self.rounds.verticalHeader().sizeHint().width()
        width = (self._narrowest - beside) // self._model.columnCount() - HEADING_MARGIN
        for column in range(self._model.columnCount()):
            text = str(self._model.headerData(column, _ACROSS) or "")
            space = QRect(0, 0, width, metrics.lineSpacing() * lines)
            needed = metrics.boundingRect(space, Qt.TextFlag.TextWordWrap, text)
            if needed.width() > space.width() or needed.height() > space.height():
                return False
        return True


def _view() -> QTableView:
    view = QTableView()
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setItemDelegate(_Bold(view))
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setWordWrap(True)
    across = view.horizontalHeader()
    across.setSectionsClickable(False)
    across.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    down = view.verticalHeader()
    down.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    down.setSectionsClickable(False)
    for header in (across, down):
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
    return view
