"""Cards for the rule book, as images drawn from the deck of the table."""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap

from canasta_qt.rulebook.book.blocks import Cards, Lie
from canasta_qt.rulebook.html import Drawn
from canasta_qt.rules.cards import CODE
from canasta_qt.table.card_images import CardImages
from canasta_qt.table.columns import LEGIBLE
from canasta_qt.table.furniture import FROST
from canasta_qt.table.geometry import card_height

WIDTH: Final = LEGIBLE
"""Pixels of a card: the fewest in which pictures can be made out."""
STEP_DOWN: Final = 0.25
"""From a card of a meld to the next, in card heights."""
STEP_ASIDE: Final = 0.48
"""From a card of a row to the next, in card widths."""
PEEP: Final = 2
"""Pixels from a card of a pile to the next."""
SIGN: Final = 0.6
"""The side of the sign of a canasta, in card widths."""
SCHEME: Final = "cards"


class BookPictures:
    """The images of one deck, each kept under an address that pages have it by."""

    def __init__(self, deck: str, ratio: float = 1.0) -> None:
        """``ratio`` is the number of pixels of an image in a pixel of the page."""
        self._images = CardImages(deck, ratio=ratio)
        self._known: dict[str, Cards] = {}

    def set_deck(self, deck: str) -> None:
        """Draw cards of ``deck`` from now on."""
        self._images = CardImages(deck, ratio=self._images.ratio)

    def set_ratio(self, ratio: float) -> None:
        """Draw in another resolution from now on."""
        self._images.set_ratio(ratio)

    def addressed(self, cards: Cards) -> Drawn:
        """``cards`` as an address that ``image`` knows from now on."""
        kind = cards.canasta.value if cards.canasta is not None else "none"
        codes = "/".join(CODE[face] for face in cards.faces)
        address = f"{SCHEME}:/{cards.lie.value}/{kind}/{codes}"
        self._known[address] = cards
        size = _size(cards)
        return Drawn(address, size.width(), size.height())

    def embedded(self, cards: Cards) -> Drawn:
        """``cards`` as an address that holds the image itself."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(self._draw(cards))
        data = buffer.data().toBase64().toStdString()
        size = _size(cards)
        return Drawn(f"data:image/png;base64,{data}", size.width(), size.height())

    def addresses(self) -> list[str]:
        """All that ``image`` knows."""
        return list(self._known)

    def image(self, address: str) -> QImage | None:
        """The image at ``address``; None if that is not the address of one."""
        cards = self._known.get(address)
        return None if cards is None else self._draw(cards)

    def _draw(self, cards: Cards) -> QImage:
        ratio = self._images.ratio
        size = _size(cards)
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        faces = list(cards.faces)
        if cards.lie is Lie.FROZEN:
            painter.save()
            painter.translate(size.width() / 2, size.height() / 2)
            painter.rotate(90)
            self._put(painter, faces.pop(0), QPointF(-WIDTH / 2, -card_height(WIDTH) / 2))
            painter.restore()
        corners = _corners(cards, len(faces))
        for face, corner in zip(faces, corners, strict=True):
            self._put(painter, face, corner)
        if cards.lie is Lie.FROZEN:
            painter.setOpacity(FROST)
            painter.drawPixmap(corners[-1], self._images.frost(WIDTH))
        if cards.canasta is not None:
            side = round(SIGN * WIDTH)
            middle = corners[-1] + QPointF(WIDTH, card_height(WIDTH)) / 2
            sign: QPixmap = self._images.canasta_sign(cards.canasta, side)
            painter.drawPixmap(middle - QPointF(side, side) / 2, sign)
        painter.end()
        return image

    def _put(self, painter: QPainter, face: int, corner: QPointF) -> None:
        painter.drawPixmap(corner, self._images.card(face, WIDTH))


def _size(cards: Cards) -> QSize:
    """What ``cards`` cover, in pixels of the page."""
    height = card_height(WIDTH)
    if cards.lie is Lie.FROZEN:
        return QSize(height, height + 2 * PEEP)
    last = _corners(cards, len(cards.faces))[-1]
    return QSize(round(last.x()) + WIDTH, round(last.y()) + height)


def _corners(cards: Cards, count: int) -> list[QPointF]:
    """The left upper corners of ``count`` cards that lie as ``cards`` do, without one crosswise."""
    height = card_height(WIDTH)
    match cards.lie:
        case Lie.ROW:
            return [QPointF(round(STEP_ASIDE * WIDTH) * place, 0) for place in range(count)]
        case Lie.MELD:
            return [QPointF(0, round(STEP_DOWN * height) * place) for place in range(count)]
        case Lie.FROZEN:
            left = (height - WIDTH) / 2
            return [QPointF(left, PEEP * (count - 1 - place)) for place in range(count)]
