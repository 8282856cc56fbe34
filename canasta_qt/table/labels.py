"""Texts and shapes on the table that are not cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainterPath,
    QPen,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsTextItem,
)

from canasta_qt.table.geometry import Rect
from canasta_qt.table.theme import Theme


def to_qt(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def reads_right_to_left() -> bool:
    """Whether the application's language is read from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def table_font(height: float, bold: bool = False) -> QFont:
    """The application's font for lines of ``height`` pixels."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(9, round(height * 0.74)))
    font.setBold(bold)
    return font


class Label(QGraphicsTextItem):
    """A line of text in a rectangle, shortened with an ellipsis where it is too long."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.document().setDocumentMargin(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: object = None

    def show_text(
        self,
        text: str,
        rect: Rect,
        font: QFont,
        color: QColor,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
    ) -> None:
        """Show ``text`` in ``rect``, vertically centred.

        ``alignment`` is horizontal; "leading" follows the direction of the application.
        """
        direction = QGuiApplication.layoutDirection()
        wanted = (text, rect, font, color.rgba(), alignment, direction)
        if wanted == self._shown:
            return
        self._shown = wanted
        metrics = QFontMetricsF(font)
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width)
        option = QTextOption(alignment)
        option.setTextDirection(direction)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        document = self.document()
        document.setDefaultTextOption(option)
        document.setDefaultFont(font)
        self.setDefaultTextColor(color)
        self.setPlainText(elided)
        self.setTextWidth(rect.width)
        height = document.size().height()
        self.setPos(rect.x, rect.y + (rect.height - height) / 2)


class Panel(QGraphicsPathItem):
    """A rounded rectangle."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: object = None

    def show_rect(
        self,
        rect: Rect,
        radius: float,
        fill: QColor,
        edge: QColor | None = None,
        thickness: float = 1.0,
        dashed: bool = False,
    ) -> None:
        """Take the shape of ``rect``, with an edge inside it if ``edge`` is a colour."""
        wanted = (rect, radius, fill.rgba(), edge and edge.rgba(), thickness, dashed)
        if wanted == self._shown:
            return
        self._shown = wanted
        inset = thickness / 2 if edge is not None else 0.0
        path = QPainterPath()
        path.addRoundedRect(to_qt(rect.grown(-inset)), radius, radius)
        self.setPath(path)
        self.setBrush(QBrush(fill))
        if edge is None:
            self.setPen(QPen(Qt.PenStyle.NoPen))
        else:
            style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
            self.setPen(QPen(QBrush(edge), thickness, style))


class Badge(QGraphicsPathItem):
    """A short text on a rounded ground that is as wide as the text."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._label = Label(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: object = None

    @property
    def text(self) -> str:
        return self._label.toPlainText()

    def show_text(
        self,
        text: str,
        anchor: tuple[float, float],
        height: float,
        hold: tuple[float, float],
        theme: Theme,
        edge: QColor,
        ground: QColor | None = None,
    ) -> None:
        """Show ``text``; ``hold`` says which point of the badge lies on ``anchor``.

        (0, 0) is its left upper corner, (1, 1) the right lower one. ``ground`` is a colour other
        than the usual one.
        """
        fill = theme.badge if ground is None else ground
        wanted = (text, anchor, height, hold, theme.name, edge.rgba(), fill.rgba())
        if wanted == self._shown:
            return
        self._shown = wanted
        font = table_font(height * 0.96, bold=True)
        width = max(height, QFontMetricsF(font).horizontalAdvance(text) + height * 0.6)
        rect = Rect(anchor[0] - hold[0] * width, anchor[1] - hold[1] * height, width, height)
        path = QPainterPath()
        path.addRoundedRect(to_qt(rect), height / 2, height / 2)
        self.setPath(path)
        self.setBrush(QBrush(fill))
        self.setPen(QPen(QBrush(edge), max(1.0, height * 0.07)))
        self._label.show_text(text, rect, font, theme.badge_text, Qt.AlignmentFlag.AlignHCenter)


class Bubble(QGraphicsPathItem):
    """A sentence in a bubble with a tail that points to what it is about, perhaps with a link."""

    def __init__(self) -> None:
        super().__init__()
        self._text = QGraphicsTextItem(self)
        self._sentence = ""
        self._link = QGraphicsRectItem(self)
        """Covers the words of the link."""
        self._link.setPen(QPen(Qt.PenStyle.NoPen))
        self._link.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text.document().setDocumentMargin(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown; empty while hidden."""
        return self._sentence if self.isVisible() else ""

    @property
    def link(self) -> QRectF | None:
        """Where the link is on the scene; None while there is none."""
        return self._link.sceneBoundingRect() if self._link.isVisible() else None

    def say(
        self,
        text: str,
        about: QPointF,
        table: QRectF,
        line: float,
        theme: Theme,
        link: str = "",
    ) -> None:
        """Show ``text``, and ``link`` behind it, near the point ``about``, inside ``table``."""
        self._sentence = text
        self._text.setDefaultTextColor(theme.bubble_text)
        self.setBrush(QBrush(theme.bubble))
        self.setPen(QPen(QBrush(theme.bubble_edge), 1.5))
        font = table_font(line)
        option = QTextOption(Qt.AlignmentFlag.AlignLeading)
        option.setTextDirection(QGuiApplication.layoutDirection())
        document = self._text.document()
        document.setDefaultTextOption(option)
        document.setDefaultFont(font)
        self._text.setPlainText(text)
        if link:
            self._append(link, theme)
        widest = min(line * 19, table.width() * 0.8)
        self._text.setTextWidth(-1)
        width = min(widest, document.idealWidth() + 2)
        self._text.setTextWidth(width)
        pad = line * 0.55
        tail = line * 0.6
        size = document.size()
        box = QRectF(0, 0, width + 2 * pad, size.height() + 2 * pad)
        above = about.y() - box.height() - tail > table.top()
        x = about.x() - box.width() / 2
        x = min(max(x, table.left() + pad), table.right() - box.width() - pad)
        y = about.y() - box.height() - tail if above else about.y() + tail
        box.moveTo(x, y)
        path = QPainterPath()
        path.addRoundedRect(box, pad, pad)
        foot = min(max(about.x(), box.left() + 2 * pad), box.right() - 2 * pad)
        edge = box.bottom() - 1 if above else box.top() + 1
        pointer = QPainterPath(QPointF(foot - tail * 0.6, edge))
        pointer.lineTo(about if abs(about.x() - foot) < 2 * tail else QPointF(foot, about.y()))
        pointer.lineTo(QPointF(foot + tail * 0.6, edge))
        pointer.closeSubpath()
        self.setPath(path.united(pointer))
        self._text.setPos(box.left() + pad, box.top() + pad)
        self._link.setVisible(bool(link))
        if link:
            self._link.setRect(self._end_of_text(len(link)).adjusted(-pad, 0, pad, pad))
        self.show()

    def _append(self, link: str, theme: Theme) -> None:
        """Add ``link`` to the text, in one piece."""
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText("  ", QTextCharFormat())
        shape = QTextCharFormat()
        shape.setFontUnderline(True)
        shape.setFontWeight(QFont.Weight.Bold)
        shape.setForeground(QBrush(theme.bubble_edge))
        cursor.insertText(link.replace(" ", "\N{NO-BREAK SPACE}"), shape)

    def _end_of_text(self, count: int) -> QRectF:
        """What the last ``count`` letters cover, which are on one line, in the bubble."""
        layout = self._text.document().firstBlock().layout()
        end = self._text.document().characterCount() - 1
        line = layout.lineForTextPosition(end - count)
        first, last = (_x(line.cursorToX(place)) for place in (end - count, end))
        covered = QRectF(min(first, last), line.y(), abs(last - first), line.height())
        return covered.translated(self._text.pos())


def _x(found: object) -> float:
    """The coordinate in what ``QTextLine.cursorToX`` gives."""
    place = found[0] if isinstance(found, tuple) else found
    assert isinstance(place, float)
    return place
