"""A table of points set like a page: headings at the side and above, lines above sums."""

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from canasta_qt.model.score_model import SUM_ROLE

GAP = 24
"""Pixels between columns."""


class Sheet(QWidget):
    """Shows ``model`` as it is now. Rows that have ``SUM_ROLE`` are bold, with a line above."""

    def __init__(self, model: QAbstractTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setColumnStretch(0, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        columns = model.columnCount()
        for column in range(columns):
            text = model.headerData(column, Qt.Orientation.Horizontal)
            self._put(str(text), 0, column + 1, bold=True)
        place = 1
        for row in range(model.rowCount()):
            is_sum = bool(model.index(row, 0).data(SUM_ROLE))
            if is_sum:
                self._grid.addWidget(_line(), place, 0, 1, columns + 1)
                place += 1
            self._put(str(model.headerData(row, Qt.Orientation.Vertical)), place, 0, is_sum)
            for column in range(columns):
                self._put(str(model.index(row, column).data()), place, column + 1, is_sum)
            place += 1

    def _put(self, text: str, row: int, column: int, bold: bool) -> None:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if bold:
            font = label.font()
            font.setBold(True)
            label.setFont(font)
        side = Qt.AlignmentFlag.AlignTrailing if column else Qt.AlignmentFlag.AlignLeading
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        if row == 0:
            label.setWordWrap(True)
            label.setMinimumWidth(90)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._grid.addWidget(label, row, column)


def _line() -> QFrame:
    line = QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Sunken)
    return line
