"""The panel beside the table that shows the scores."""

from PySide6.QtCore import (
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
    QFrame,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.model.score_model import SUM_ROLE, ScoreModel
from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.chronicle import side_name

SMALLEST = 230
"""Pixels that the panel is wide at least."""

MOST_COLUMNS = 3
"""Of more sides each gets a row instead."""

NAME_WIDTH = 100
"""Pixels that a name before its row takes at most; longer ones are cut short."""

HEADING_MARGIN = 8
"""Pixels of a column that its heading leaves free."""


class _Bold(QStyledItemDelegate):
    """Sums stand out."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(SUM_ROLE):
            option.font.setBold(True)


class _About(QLabel):
    """Wrapped text that is never cut off: a layout short of room would do that to a label."""

    def tell(self, text: str) -> None:
        self.setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class ScorePanel(QWidget):
    """The rule set, what opening takes, and the scores round by round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(SMALLEST)
        self._about = _About(wordWrap=True)
        self._about.setTextFormat(Qt.TextFormat.PlainText)
        self._scores = QTableView()
        self._scores.setFrameShape(QFrame.Shape.NoFrame)
        self._scores.setItemDelegate(_Bold(self._scores))
        self._scores.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._scores.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scores.setWordWrap(True)
        across = self._scores.horizontalHeader()
        across.setSectionsClickable(False)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        down = self._scores.verticalHeader()
        down.setMaximumWidth(NAME_WIDTH)
        down.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        down.setSectionsClickable(False)
        for header in (across, down):
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._table: TableModel | None = None
        self._name_itself()
        rows = QVBoxLayout(self)
        rows.addWidget(self._about)
        rows.addWidget(self._scores, 1)

    def _name_itself(self) -> None:
        self._scores.setAccessibleName(self.tr("Scores"))

    def changeEvent(self, event: QEvent) -> None:
        """Tell everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_itself()
            if self._table is not None:
                model = self._scores.model()
                for orientation in Qt.Orientation:
                    model.headerDataChanged.emit(orientation, 0, 0)
                self._tell()

    def show_table(self, table: TableModel) -> None:
        """Follow ``table`` from now on."""
        model = ScoreModel(table, table)
        sides = table.match.laws.sides
        across = self._scores.horizontalHeader()
        if sides <= MOST_COLUMNS:
            self._scores.setModel(model)
            across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        else:
            turned = QTransposeProxyModel(table)
            turned.setSourceModel(model)
            self._scores.setModel(turned)
            across.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        lines = min(2, table.match.laws.team_size)
        across.setFixedHeight(self._scores.fontMetrics().lineSpacing() * lines + 8)
        across.setTextElideMode(
            Qt.TextElideMode.ElideNone if self._headings_fit(lines) else Qt.TextElideMode.ElideRight
        )
        # All sides are to be seen at once; of rounds there may be any number.
        rows = sides if sides > MOST_COLUMNS else 1
        bar = self._scores.horizontalScrollBar().sizeHint().height()
        height = self._scores.verticalHeader().sectionSize(0)
        self._scores.setMinimumHeight(across.height() + rows * height + bar)
        model.rowsInserted.connect(self._show_end, Qt.ConnectionType.QueuedConnection)
        self._table = table
        # It follows what happened as well as what was taken back.
        table.turn_changed.connect(self._tell)
        self._tell()

    def _headings_fit(self, lines: int) -> bool:
        """Whether each heading fits its column when it is wrapped to ``lines``.

        A header that may cut its texts short does not wrap them.
        """
        model = self._scores.model()
        metrics = self._scores.horizontalHeader().fontMetrics()
        beside = self._scores.verticalHeader().sizeHint().width()
        width = (SMALLEST - beside) // model.columnCount() - HEADING_MARGIN
        for column in range(model.columnCount()):
            text = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            space = QRect(0, 0, width, metrics.lineSpacing() * lines)
            needed = metrics.boundingRect(space, Qt.TextFlag.TextWordWrap, text)
            if needed.width() > space.width() or needed.height() > space.height():
                return False
        return True

    def _show_end(self) -> None:
        """Bring the totals into sight."""
        model = self._scores.model()
        last = model.index(model.rowCount() - 1, model.columnCount() - 1)
        self._scores.scrollTo(last)

    def _tell(self) -> None:
        assert self._table is not None
        match = self._table.match
        state = match.round.state
        laws = match.laws
        parts = [
            self.tr("{rules}, round {number}, to {target}").format(
                rules=terms.rule_set(laws.rules),
                number=terms.number(match.round_number),
                target=terms.number(laws.rules.target),
            )
        ]
        for side in range(laws.sides):
            if not state.sides[side].opened and not match.round_over:
                parts.append(
                    self.tr("{side}: opening takes {points}").format(
                        side=side_name(self._table.names, side, laws.sides),
                        points=terms.number(laws.minimum(state.scores[side])),
                    )
                )
        self._about.tell("\n".join(parts))
