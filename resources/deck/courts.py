"""Jack, queen and king: half a figure in a frame, and the same half upside down.

A figure is drawn about x = 0 with y measured on the card. Its two halves meet on a slanting line
through the middle of the card, which a sash covers.
"""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import both_sides, circle, joined, path, polygon, star, symmetric
from deck.held import draw_held
from deck.people import PEOPLE, Looks
from deck.pips import pip
from deck.style import CARD_HEIGHT, CARD_WIDTH, DeckStyle, Palette, Suit, SuitColours
from deck.svg import Drawing

_MIDDLE = CARD_HEIGHT / 2
_FRAME_TOP = 22
_SIDE = 70
"""Half the width of the frame that the figures are drawn for; a narrower one squeezes them."""
_SLOPE = 18 / _SIDE
_HAND = (51, 129)


def draw_court(drawing: Drawing, style: DeckStyle, rank: str, suit: Suit) -> None:
    """Draw the framed double figure of ``rank`` (``J``, ``Q`` or ``K``) and ``suit``."""
    colours = style.suits[suit]
    half = style.frame_half_width
    frame = (CARD_WIDTH / 2 - half, _FRAME_TOP, 2 * half, CARD_HEIGHT - 2 * _FRAME_TOP)
    drawing.rect(*frame, rx=6, fill=colours.tint)
    squeeze = "" if half == _SIDE else f" scale({half / _SIDE:g} 1)"
    with drawing.group(
        transform=f"translate({CARD_WIDTH / 2:g} 0){squeeze}",
        fill="none",
        stroke=style.palette.ink,
        stroke_width=2,
        stroke_linejoin="round",
    ):
        with drawing.group(id="half"):
            _HalfFigure(drawing, style.palette, colours, suit).draw(rank)
        drawing.repeat("half", f"rotate(180 0 {_MIDDLE:g})")
        _draw_sash(drawing, style.palette, colours, suit)
    drawing.rect(*frame, rx=6, fill="none", stroke=colours.pip, stroke_width=2.4)


def _middle_line(x: float) -> float:
    """Height of the slanting line at ``x``."""
    return _MIDDLE - x * _SLOPE


def _draw_sash(drawing: Drawing, palette: Palette, colours: SuitColours, suit: Suit) -> None:
    corners = [(-_SIDE, -9), (_SIDE, -9), (_SIDE, 9), (-_SIDE, 9)]
    drawing.path(polygon([(x, _middle_line(x) + y) for x, y in corners]), fill=palette.gold)
    signs = joined([pip(suit, 11, (x, _middle_line(x))) for x in (-52, -26, 26, 52)])
    drawing.path(signs, fill=colours.pip, stroke="none")
    drawing.circle(0, _MIDDLE, 12, fill=palette.gold)
    drawing.path(star(8, 9, 4.5).moved(0, _MIDDLE), fill=colours.robe, stroke="none")


@dataclass(frozen=True)
class _HalfFigure:
    drawing: Drawing
    palette: Palette
    colours: SuitColours
    suit: Suit

    def draw(self, rank: str) -> None:
        sign = pip(self.suit, 32, (-51, 48))
        self.drawing.path(sign, fill=self.colours.pip, stroke="none")
        looks = PEOPLE[rank, self.suit]
        self.drawing.path(looks.behind, fill=looks.hair)
        {"K": self._king, "Q": self._queen, "J": self._jack}[rank](looks)

    def _king(self, looks: Looks) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        self._robe(colours.robe)
        self._front_panel(20, colours.cloak)
        draw.path(
            symmetric(
                "M0 118 L20 112 C36 124 54 128 66 142 C64 150 60 155 56 158 C46 146 22 138 0 152"
            ),
            fill=palette.ermine,
        )
        spots = [(14, 131), (26, 124), (40, 131), (54, 140)]
        tails = [polygon([(x, y), (x + 2, y + 8), (x - 2, y + 8)]) for x, y in spots]
        draw.path(
            joined([*tails, *(tail.flipped() for tail in tails)]), fill=palette.ink, stroke="none"
        )
        self._hold("K", colours.cloak)
        self._face("M0 58 L22 60 C25 82 20 104 0 114", looks.gaze)
        draw.path(looks.before, fill=looks.hair)
        turn = looks.gaze * 0.8
        moustache = symmetric("M0 94 C6 92 12 96 17 100 C11 104 4 103 0 99")
        draw.path(moustache.moved(turn, 0), fill=looks.hair, stroke_width=1.4)
        self._mouth(4, 104, turn)
        draw.path(looks.headgear, fill=palette.gold)
        draw.path(looks.ornament, fill=colours.robe, stroke="none")

    def _queen(self, looks: Looks) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        self._robe(colours.cloak)
        self._front_panel(38, colours.robe)
        embroidery = joined(
            [pip(self.suit, 10, at) for at in ((-54, 138), (-52, 156), (-54, 174), (54, 136))]
        )
        draw.path(embroidery, fill=palette.gold, stroke="none")
        draw.path(
            symmetric("M0 104 L9 104 L10 118 L26 125 C22 140 10 146 0 147"), fill=palette.skin
        )
        draw.path(path("M-26 125 C-19 154 19 154 26 125"), stroke_width=7)
        draw.path(path("M-26 125 C-19 154 19 154 26 125"), stroke=palette.gold, stroke_width=4)
        pearls = joined([circle(x, 128.5 - x * x / 40, 2.3) for x in (-12, -6, 0, 6, 12)])
        draw.path(pearls, fill=palette.ermine, stroke_width=0.8)
        self._hold("Q", colours.robe)
        self._face("M0 56 C14 56 21 62 21 76 C21 94 12 108 0 112", looks.gaze)
        self._mouth(5, 99, looks.gaze * 0.8)
        draw.path(looks.before, fill=looks.hair)
        draw.path(looks.headgear, fill=palette.gold)
        draw.path(looks.ornament, fill=colours.pip, stroke="none")

    def _jack(self, looks: Looks) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        self._robe(colours.robe)
        slashes = "M-64 157 L-30 124 M-64 174 L-22 133 M-62 188 L-22 149"
        slashes += " M63 143 L42 127 M52 156 L27 131 M33 163 L22 152"
        draw.path(path(slashes), stroke=colours.cloak, stroke_width=6)
        draw.path(symmetric("M0 104 L9 104 L11 120 L0 126"), fill=palette.skin)
        draw.path(
            symmetric("M0 124 L9 112 L22 116 L30 128 L20 134 L14 130 L9 139 L0 132"),
            fill=palette.ermine,
        )
        buttons = joined([circle(0, y, 2.8) for y in (143, 153, 163)])
        draw.path(buttons, fill=palette.gold, stroke_width=1)
        self._hold("J", palette.ermine)
        self._face("M0 56 C14 56 22 60 22 76 C22 94 13 107 0 111", looks.gaze)
        self._mouth(5, 99, looks.gaze * 0.8)
        draw.path(looks.before, fill=looks.hair)
        draw.path(looks.ornament, fill=palette.gold)
        draw.path(looks.headgear, fill=colours.robe)
        draw.path(path("M-26 60 C-12 64 12 64 26 60"), stroke=palette.gold, stroke_width=4.5)

    def _robe(self, fill: str) -> None:
        """The garment from the neck down to the middle line."""
        robe = path(
            f"M-12 114 L-30 121 C-50 127 -64 136 -{_SIDE} 150 "
            f"L-{_SIDE} {_middle_line(-_SIDE)} L{_SIDE} {_middle_line(_SIDE)} "
            f"L{_SIDE} 150 C64 136 50 127 30 121 L12 114 Z"
        )
        self.drawing.path(robe, fill=fill)

    def _front_panel(self, half_width: float, fill: str) -> None:
        """A gold-edged panel down the middle of the robe to the middle line."""
        left, right = _middle_line(-half_width), _middle_line(half_width)
        panel = path(
            f"M-{half_width} {right - 40} C-12 116 12 116 {half_width} {right - 40} "
            f"L{half_width} {right} L-{half_width} {left} Z"
        )
        self.drawing.path(panel, fill=fill, stroke="none")
        edges = path(
            f"M-{half_width} {right - 40} L-{half_width} {left} "
            f"M{half_width} {right - 40} L{half_width} {right}"
        )
        self.drawing.path(edges, stroke_width=6)
        self.drawing.path(edges, stroke=self.palette.gold, stroke_width=3)

    def _face(self, right_half: str, gaze: float) -> None:
        draw, palette = self.drawing, self.palette
        draw.path(symmetric(right_half), fill=palette.skin)
        cheeks = circle(gaze - 12, 93, 4) + circle(gaze + 12, 93, 4)
        draw.path(cheeks, fill=palette.cheek, stroke="none")
        eyes = circle(gaze - 8.5, 82, 2.5) + circle(gaze + 8.5, 82, 2.5)
        draw.path(eyes, fill=palette.ink, stroke="none")
        brows = both_sides("M4 76 C7 74 11 74 13 76")
        nose = path("M0 79 L2 91 L-2 92")
        features = brows + (nose if gaze > 0 else nose.flipped())
        draw.path(features.moved(gaze, 0), stroke_width=1.6)

    def _mouth(self, half_width: float, y: float, turn: float) -> None:
        curve = symmetric(f"M0 -0.8 C2 -0.8 3 -0.6 {half_width} 0 C{half_width - 2} 3 2 3.2 0 3.2")
        self.drawing.path(curve.moved(turn, y), fill=self.palette.lips, stroke="none")

    def _hold(self, rank: str, cuff: str) -> None:
        """What the figure holds, the fist round it, and the cuff below."""
        x, y = _HAND
        with self.drawing.group(transform=f"translate({x} 0)"):
            draw_held(self.drawing, self.palette, self.colours, rank, self.suit)
            cuff_shape = polygon([(-8, y + 5), (8, y + 5), (11, y + 16), (-11, y + 16)])
            self.drawing.path(cuff_shape, fill=cuff)
            fist = path("M-8 -6 C-4 -9 4 -9 8 -6 L8 4 C4 7 -4 7 -8 4 Z M-8 -1 L3 -1")
            self.drawing.path(fist.moved(0, y), fill=self.palette.skin)
