"""Jack, queen and king: half a figure in a frame, and the same half upside down.

A figure is drawn about x = 0 with y measured on the card. Its two halves meet on a slanting line
through the middle of the card, which a sash covers.
"""

from __future__ import annotations

from dataclasses import dataclass

from deck.geometry import Path, both_sides, circle, joined, path, polygon, star, symmetric
from deck.pips import pip
from deck.style import CARD_HEIGHT, CARD_WIDTH, DeckStyle, Palette, Suit, SuitColours
from deck.svg import Drawing

_MIDDLE = CARD_HEIGHT / 2
_FRAME_TOP = 22
_SLOPE = 18 / 70
_OUTLINE = 2.0
_DRAWN_HALF_WIDTH = 70
"""The frame that the figures are drawn for; a narrower one squeezes them."""


@dataclass(frozen=True)
class Looks:
    """What makes one court card a person of its own."""

    hair: str
    gaze: float
    """How far the features are turned to the right (or, if negative, to the left)."""
    headgear: Path
    jewels: Path
    """Ornaments of the headgear, painted in the suit's colour."""


_KINGS = {
    Suit.SPADES: Looks(
        hair="#5b4636",
        gaze=3,
        headgear=symmetric("M0 30 L6 45 L15 33 L18 46 L30 36 L25 62 C17 66 8 67 0 67")
        + circle(0, 30, 3.2)
        + joined([circle(side * x, y, 3.2) for side in (-1, 1) for x, y in ((15, 33), (30, 36))]),
        jewels=joined([circle(x, 58 - abs(x) / 9, 2.4) for x in (-16, 0, 16)]),
    ),
    Suit.HEARTS: Looks(
        hair="#c9953f",
        gaze=-3,
        headgear=symmetric(
            "M0 29 C7 29 10 36 6 44 C11 44 13 33 19 33 C24 34 23 41 21 47 "
            "C25 47 27 42 32 43 L25 62 C17 66 8 67 0 67"
        ),
        jewels=joined([pip(Suit.HEARTS, 9, (x, 58 - abs(x) / 9)) for x in (-15, 0, 15)]),
    ),
    Suit.DIAMONDS: Looks(
        hair="#8c8f98",
        gaze=3,
        headgear=symmetric("M0 38 C10 30 30 32 31 47 C31 53 27 57 25 62 C17 66 8 67 0 67")
        + polygon([(0, 26), (6, 33), (0, 40), (-6, 33)]),
        jewels=symmetric("M0 42 L4 47 L0 52").moved(0, 8)
        + both_sides("M16 54 L20 58 L16 63 L12 59 Z")
        + both_sides("M9 39 C18 38 24 43 22 53 C17 50 11 51 7 53 Z"),
    ),
    Suit.CLUBS: Looks(
        hair="#2c2622",
        gaze=-3,
        headgear=symmetric("M0 40 L5 50 L13 43 L17 51 L28 43 L25 62 C17 66 8 67 0 67")
        + joined(
            [
                pip(Suit.CLUBS, 15, (0, 35)),
                pip(Suit.CLUBS, 13, (0, 0)).turned(14).moved(16, 39),
                pip(Suit.CLUBS, 13, (0, 0)).turned(-14).moved(-16, 39),
                pip(Suit.CLUBS, 11, (0, 0)).turned(30).moved(31, 41),
                pip(Suit.CLUBS, 11, (0, 0)).turned(-30).moved(-31, 41),
            ]
        ),
        jewels=joined([circle(x, 58 - abs(x) / 9, 2.4) for x in (-16, -6, 6, 16)]),
    ),
}

_QUEENS = {
    Suit.SPADES: Looks(
        hair="#3a2b28",
        gaze=-3,
        headgear=symmetric("M0 34 L5 48 L12 42 L14 51 L23 46 L21 61 C14 58 7 57 0 57")
        + circle(0, 34, 3),
        jewels=pip(Suit.SPADES, 9, (0, 51)),
    ),
    Suit.HEARTS: Looks(
        hair="#b5622b",
        gaze=3,
        headgear=symmetric("M0 45 C4 45 7 47 9 50 C12 45 20 44 24 49 L21 61 C14 58 7 57 0 57")
        + pip(Suit.HEARTS, 15, (0, 39)),
        jewels=joined([circle(x, 53 + abs(x) / 12, 2.2) for x in (-15, 0, 15)]),
    ),
    Suit.DIAMONDS: Looks(
        hair="#e0b354",
        gaze=-3,
        headgear=symmetric("M0 34 L7 46 L12 40 L16 49 L20 45 L24 50 L21 61 C14 58 7 57 0 57"),
        jewels=polygon([(0, 42), (4, 48), (0, 54), (-4, 48)])
        + both_sides("M14 51 L17 54 L14 58 L11 54 Z"),
    ),
    Suit.CLUBS: Looks(
        hair="#6a3d24",
        gaze=3,
        headgear=symmetric("M0 49 C8 49 16 50 23 53 L21 61 C14 58 7 57 0 57")
        + joined([circle(x, 46 + abs(x) / 5, 4.2) for x in (-20, -10, 0, 10, 20)]),
        jewels=joined([circle(x, 46 + abs(x) / 5, 1.8) for x in (-20, -10, 0, 10, 20)]),
    ),
}

_JACKS = {
    Suit.SPADES: Looks(
        hair="#6b4a2f",
        gaze=-3,
        headgear=path("M-34 58 C-36 42 -14 34 4 35 C24 36 36 46 33 58 C14 66 -14 66 -34 58 Z"),
        jewels=path("M12 46 C18 26 36 22 46 34 C38 34 32 40 26 50 C20 54 12 52 12 46 Z"),
    ),
    Suit.HEARTS: Looks(
        hair="#d8a648",
        gaze=3,
        headgear=path(
            "M-26 61 C-34 50 -24 38 -8 40 C-4 32 12 30 20 37 C32 38 34 52 26 61 C12 65 -12 65 -26 61 Z"
        ),
        jewels=path("M-14 46 C-22 28 -38 24 -50 30 C-42 34 -36 44 -28 52 C-20 56 -12 52 -14 46 Z"),
    ),
    Suit.DIAMONDS: Looks(
        hair="#8a5a2b",
        gaze=-3,
        headgear=path("M-38 62 C-26 58 -22 46 -12 36 C2 30 18 36 26 54 L38 62 C16 66 -16 66 -38 62 Z"),
        jewels=path("M18 52 C26 40 36 30 50 28 C48 40 40 50 28 57 C22 60 16 58 18 52 Z"),
    ),
    Suit.CLUBS: Looks(
        hair="#2f2622",
        gaze=3,
        headgear=path(
            "M-27 62 C-30 48 -20 38 -4 37 C10 36 24 42 34 34 C40 42 38 56 27 62 C10 65 -10 65 -27 62 Z"
        ),
        jewels=path("M-18 50 C-26 38 -40 34 -50 40 C-42 42 -38 50 -28 55 C-20 58 -14 56 -18 50 Z"),
    ),
}

_KING_BEARD = {
    Suit.SPADES: symmetric("M0 101 L6 103 C12 102 17 94 22 84 C24 104 16 124 0 138"),
    Suit.HEARTS: symmetric("M0 102 L7 103 C13 102 18 94 22 84 C25 104 22 118 10 136 L0 124"),
    Suit.DIAMONDS: symmetric(
        "M0 102 L6 103 C12 102 17 94 22 84 C25 96 26 108 21 114 C20 122 12 124 9 128 C6 132 3 132 0 132"
    ),
    Suit.CLUBS: symmetric("M0 102 L6 103 C12 102 17 94 22 82 C27 100 24 122 14 126 C9 129 4 129 0 129"),
}
_QUEEN_HAIR = {
    Suit.SPADES: symmetric("M0 50 L22 54 C32 70 30 100 38 124 C30 130 20 126 14 118 L0 118"),
    Suit.HEARTS: symmetric(
        "M0 50 L22 54 C32 62 26 76 32 84 C38 94 28 102 34 112 C40 122 30 130 18 122 L0 118"
    ),
    Suit.DIAMONDS: symmetric("M0 50 L22 54 C38 64 40 96 30 112 C26 118 18 118 14 112 L0 112"),
    Suit.CLUBS: symmetric(
        "M0 50 L22 54 C30 60 32 70 30 78 C36 84 36 94 31 98 C33 106 26 112 18 108 L0 106"
    ),
}
_QUEEN_FRINGE = {
    Suit.SPADES: symmetric("M0 56 L22 57 C24 70 24 84 25 96 C19 84 18 70 0 63"),
    Suit.HEARTS: symmetric("M0 56 L21 57 C25 66 25 74 24 82 C20 78 8 72 0 62"),
    Suit.DIAMONDS: symmetric("M0 56 L22 57 C25 68 25 80 26 92 C18 82 20 68 0 66"),
    Suit.CLUBS: symmetric("M0 56 L22 57 C24 66 25 74 23 80 C16 74 10 70 0 70"),
}
_JACK_COLLAR = symmetric("M0 124 L9 112 L22 116 L30 128 L20 134 L14 130 L9 139 L0 132")


def draw_court(drawing: Drawing, style: DeckStyle, rank: str, suit: Suit) -> None:
    """Draw the framed double figure of ``rank`` (``J``, ``Q`` or ``K``) and ``suit``."""
    colours = style.suits[suit]
    half = style.frame_half_width
    left, width, height = CARD_WIDTH / 2 - half, 2 * half, CARD_HEIGHT - 2 * _FRAME_TOP
    drawing.rect(left, _FRAME_TOP, width, height, rx=6, fill=colours.tint)
    squeeze = "" if half == _DRAWN_HALF_WIDTH else f" scale({half / _DRAWN_HALF_WIDTH:g} 1)"
    with (
        drawing.group(transform=f"translate({CARD_WIDTH / 2:g} 0){squeeze}"),
        drawing.group(
            stroke=style.palette.ink, stroke_width=_OUTLINE, stroke_linejoin="round", fill="none"
        ),
    ):
        with drawing.group(id="half"):
            _HalfFigure(drawing, style.palette, colours, suit).draw(rank)
        drawing.repeat("half", f"rotate(180 0 {_MIDDLE:g})")
        _draw_sash(drawing, style.palette, colours, suit)
    drawing.rect(
        left, _FRAME_TOP, width, height, rx=6, fill="none", stroke=colours.pip, stroke_width=2.4
    )


def _draw_sash(drawing: Drawing, palette: Palette, colours: SuitColours, suit: Suit) -> None:
    end = _DRAWN_HALF_WIDTH
    rise = end * _SLOPE
    band = polygon(
        [
            (-end, _MIDDLE + rise - 9),
            (end, _MIDDLE - rise - 9),
            (end, _MIDDLE - rise + 9),
            (-end, _MIDDLE + rise + 9),
        ]
    )
    drawing.path(band, fill=palette.gold)
    signs = joined([pip(suit, 11, (x, _MIDDLE - x * _SLOPE)) for x in (-52, -26, 26, 52)])
    drawing.path(signs, fill=colours.pip, stroke="none")
    drawing.circle(0, _MIDDLE, 11, fill=palette.gold)
    drawing.path(star(8, 8, 4).moved(0, _MIDDLE), fill=colours.robe, stroke="none")


@dataclass(frozen=True)
class _HalfFigure:
    drawing: Drawing
    palette: Palette
    colours: SuitColours
    suit: Suit

    def draw(self, rank: str) -> None:
        sign = pip(self.suit, 36, (-49, 52))
        self.drawing.path(sign, fill=self.colours.pip, stroke="none")
        {"K": self._king, "Q": self._queen, "J": self._jack}[rank]()

    def _king(self) -> None:
        looks = _KINGS[self.suit]
        draw, palette, colours = self.drawing, self.palette, self.colours
        draw.path(
            symmetric("M0 56 L26 60 C31 78 27 92 37 108 C35 120 22 122 14 116 L0 116"),
            fill=looks.hair,
        )
        self._robe(colours.robe)
        self._breast_panel(palette.gold, colours.cloak)
        draw.path(
            symmetric(
                "M0 118 L20 112 C36 124 54 128 66 142 C64 150 60 155 56 158 C46 146 22 138 0 152"
            ),
            fill=palette.ermine,
        )
        spots = both_sides(
            "M26 124 L28 132 L24 132 Z M40 131 L42 139 L38 139 Z M54 140 L56 148 L52 148 Z"
        ) + both_sides("M14 131 L16 139 L12 139 Z")
        draw.path(spots, fill=palette.ink, stroke="none")
        self._held_by_king()
        self._face("M0 58 L22 60 C25 82 20 104 0 114", looks)
        self._beard(looks)
        draw.path(looks.headgear, fill=palette.gold)
        draw.path(looks.jewels, fill=colours.robe, stroke="none")

    def _queen(self) -> None:
        looks = _QUEENS[self.suit]
        draw, palette, colours = self.drawing, self.palette, self.colours
        draw.path(_QUEEN_HAIR[self.suit], fill=looks.hair)
        self._robe(colours.cloak)
        draw.path(
            _clipped_front(40),
            fill=colours.robe,
        )
        draw.path(symmetric("M0 104 L9 104 L10 118 L26 125 C22 140 10 146 0 147"), fill=palette.skin)
        draw.path(
            path("M-26 125 C-20 143 -8 149 0 149 C8 149 20 143 26 125"),
            stroke=palette.gold,
            stroke_width=5,
        )
        pearls = joined(
            [circle(x, 128.5 - x * x / 40, 2.3) for x in (-12, -6, 0, 6, 12)]
        )
        draw.path(pearls, fill=palette.ermine, stroke_width=0.8)
        self._held_by_queen()
        self._face("M0 56 C14 56 21 62 21 76 C21 94 12 108 0 112", looks)
        draw.path(_QUEEN_FRINGE[self.suit], fill=looks.hair)
        draw.path(looks.headgear, fill=palette.gold)
        draw.path(looks.jewels, fill=colours.pip, stroke="none")

    def _jack(self) -> None:
        looks = _JACKS[self.suit]
        draw, palette, colours = self.drawing, self.palette, self.colours
        draw.path(
            symmetric("M0 54 L28 58 C34 76 33 92 31 106 C26 110 18 108 14 104 L0 104"),
            fill=looks.hair,
        )
        self._robe(colours.robe)
        self._sleeves()
        draw.path(symmetric("M0 104 L9 104 L11 120 L0 126"), fill=palette.skin)
        draw.path(_JACK_COLLAR, fill=palette.ermine)
        buttons = joined([circle(0, y, 2.8) for y in (144, 154, 164)])
        draw.path(buttons, fill=palette.gold, stroke_width=1)
        self._held_by_jack()
        self._face("M0 56 C14 56 22 60 22 76 C22 94 13 107 0 111", looks)
        draw.path(
            symmetric("M0 56 L24 58 C26 66 25 72 23 78 C19 70 10 67 0 67"), fill=looks.hair
        )
        draw.path(looks.jewels, fill=palette.gold)
        draw.path(looks.headgear, fill=colours.robe)
        draw.path(
            path("M-27 59 C-12 64 12 64 27 59"), stroke=palette.gold, stroke_width=4.5
        )

    def _robe(self, fill: str) -> None:
        """The garment from the neck down to the slanting middle line."""
        end = _DRAWN_HALF_WIDTH
        rise = end * _SLOPE
        robe = path(
            "M-12 114 L-30 121 C-50 127 -64 136 -70 150 "
            f"L{-end} {_MIDDLE + rise:.2f} L{end} {_MIDDLE - rise:.2f} "
            "L70 150 C64 136 50 127 30 121 L12 114 Z"
        )
        self.drawing.path(robe, fill=fill)

    def _breast_panel(self, edge: str, fill: str) -> None:
        self.drawing.path(_clipped_front(20), fill=fill)
        lines = path("M-20 140 L-20 180.1 M20 140 L20 169.9")
        self.drawing.path(lines, stroke=edge, stroke_width=3.5)

    def _sleeves(self) -> None:
        stripes = (
            "M-70 160 L-30 124 M-70 176 L-22 132 M-66 188 L-22 148",
            "M70 146 L40 124 M56 160 L26 130 M34 166 L22 152",
        )
        for stripe in stripes:
            self.drawing.path(path(stripe), stroke=self.colours.cloak, stroke_width=6)

    def _face(self, right_half: str, looks: Looks) -> None:
        draw, palette = self.drawing, self.palette
        draw.path(symmetric(right_half), fill=palette.skin)
        turn = looks.gaze
        cheeks = circle(turn - 12, 93, 4) + circle(turn + 12, 93, 4)
        draw.path(cheeks, fill=palette.cheek, stroke="none")
        eyes = circle(turn - 8.5, 82, 2.5) + circle(turn + 8.5, 82, 2.5)
        draw.path(eyes, fill=palette.ink, stroke="none")
        brows = path("M-13 76 C-11 74 -7 74 -4 76 M4 76 C7 74 11 74 13 76").moved(turn, 0)
        nose = path("M0 79 L2 91 L-2 92" if turn > 0 else "M0 79 L-2 91 L2 92").moved(turn, 0)
        draw.path(brows + nose, stroke_width=1.6)
        mouth = path("M-5 99 C-2 98 2 98 5 99 C3 103 -3 103 -5 99 Z").moved(turn * 0.8, 0)
        draw.path(mouth, fill=palette.lips, stroke="none")

    def _beard(self, looks: Looks) -> None:
        draw = self.drawing
        draw.path(_KING_BEARD[self.suit], fill=looks.hair)
        moustache = symmetric("M0 94 C6 92 12 96 17 100 C11 104 4 103 0 99").moved(
            looks.gaze * 0.8, 0
        )
        draw.path(moustache, fill=looks.hair, stroke_width=1.4)
        mouth = path("M-4 104 C-2 103 2 103 4 104 C3 107 -3 107 -4 104 Z").moved(
            looks.gaze * 0.8, 0
        )
        draw.path(mouth, fill=self.palette.lips, stroke="none")

    def _hand(self, x: float, y: float, cuff: str) -> None:
        """A fist round whatever was drawn before, with its cuff below."""
        self.drawing.path(
            path("M-8 5 L8 5 L11 16 L-11 16 Z").moved(x, y), fill=cuff
        )
        self.drawing.path(
            path("M-8 -6 C-4 -9 4 -9 8 -6 L8 4 C4 7 -4 7 -8 4 Z M-8 -1 L3 -1").moved(x, y),
            fill=self.palette.skin,
        )

    def _staff(self, x: float, top: float, fill: str) -> None:
        self.drawing.rect(x - 2.5, top, 5, 150 - top, fill=fill, stroke_width=1.6)

    def _held_by_king(self) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        x = 51
        if self.suit is Suit.SPADES:
            blade = path("M0 28 L5 38 L4 112 L-4 112 L-5 38 Z").moved(x, 0)
            draw.path(blade, fill=palette.steel)
            draw.path(path("M0 36 L0 110").moved(x, 0), stroke_width=1)
            guard = path("M-14 112 C-6 110 6 110 14 112 L14 117 C6 115 -6 115 -14 117 Z")
            draw.path(guard.moved(x, 0), fill=palette.gold)
            self._staff(x, 117, palette.bronze)
        elif self.suit is Suit.HEARTS:
            self._staff(x, 60, palette.gold)
            draw.path(pip(Suit.HEARTS, 30, (x, 50)), fill=colours.robe)
            draw.path(circle(x, 70, 4.5), fill=palette.gold)
        elif self.suit is Suit.DIAMONDS:
            self._staff(x, 36, palette.bronze)
            axe = path("M2 42 C10 40 14 36 16 32 C20 46 20 62 16 76 C14 70 10 66 2 66 Z")
            draw.path(axe.moved(x, 0), fill=palette.steel)
            draw.path(path("M-2 46 L-12 54 L-2 62 Z").moved(x, 0), fill=palette.steel)
        else:
            draw.path(circle(x, 104, 17), fill=palette.gold)
            draw.path(path("M-16 100 C-8 106 8 106 16 100").moved(x, 2), stroke_width=5)
            draw.path(
                path("M-16 100 C-8 106 8 106 16 100").moved(x, 2),
                stroke=colours.cloak,
                stroke_width=3,
            )
            cross = "M-2.5 87 L-2.5 78 L-9 78 L-9 73 L-2.5 73 L-2.5 66 L2.5 66 L2.5 73 L9 73 L9 78 L2.5 78 L2.5 87 Z"
            draw.path(path(cross).moved(x, 0), fill=palette.gold)
        self._hand(x, 129, colours.cloak)

    def _held_by_queen(self) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        x = 50
        stem = path("M0 132 C4 116 -4 100 0 84").moved(x, 0)
        draw.path(stem, stroke="#2f7d46", stroke_width=3.5)
        leaf = path("M1 112 C8 102 16 102 19 106 C16 113 8 116 1 112 Z").moved(x, 0)
        draw.path(leaf, fill="#3f9a58", stroke_width=1.4)
        petals = {
            Suit.SPADES: symmetric("M0 56 L5 70 L15 62 C16 76 9 86 0 90"),
            Suit.HEARTS: joined(
                [circle(0, -9, 7.5).turned(72 * turn).moved(0, 74) for turn in range(5)]
            ),
            Suit.DIAMONDS: star(8, 18, 8).moved(0, 74),
            Suit.CLUBS: joined([circle(dx, dy, 7.5) for dx, dy in ((0, 64), (-9, 77), (9, 77))]),
        }[self.suit]
        fill = {
            Suit.SPADES: palette.ermine,
            Suit.HEARTS: colours.robe,
            Suit.DIAMONDS: palette.gold,
            Suit.CLUBS: "#3f9a58",
        }[self.suit]
        draw.path(petals.moved(x, 0), fill=fill)
        if self.suit is not Suit.CLUBS:
            draw.path(circle(x, 74, 4.5), fill=palette.gold if fill != palette.gold else colours.robe)
        self._hand(x, 129, colours.robe)

    def _held_by_jack(self) -> None:
        draw, palette, colours = self.drawing, self.palette, self.colours
        x = 52
        if self.suit is Suit.SPADES:
            self._staff(x, 52, palette.bronze)
            draw.path(path("M0 26 L5 42 L0 56 L-5 42 Z").moved(x, 0), fill=palette.steel)
            draw.path(
                path("M-3 58 C-10 56 -13 52 -14 48 C-17 58 -16 70 -12 78 C-10 74 -7 72 -3 72 Z").moved(x, 0),
                fill=palette.steel,
            )
            draw.path(path("M3 60 L13 65 L3 70 Z").moved(x, 0), fill=palette.steel)
        elif self.suit is Suit.HEARTS:
            self._staff(x, 34, palette.bronze)
            draw.path(circle(x, 32, 4), fill=palette.gold)
            draw.path(path("M-3 40 L-24 48 L-14 56 L-24 66 L-3 72 Z").moved(x, 0), fill=colours.cloak)
        elif self.suit is Suit.DIAMONDS:
            self._staff(x, 50, palette.bronze)
            draw.path(path("M0 28 L9 50 L0 56 L-9 50 Z").moved(x, 0), fill=palette.steel)
            draw.path(path("M-8 60 L8 60 L8 66 L-8 66 Z").moved(x, 0), fill=palette.gold)
        else:
            self._staff(x, 60, palette.bronze)
            draw.path(pip(Suit.CLUBS, 34, (x, 48)), fill=colours.cloak)
            draw.path(path("M-7 66 L7 66 L5 72 L-5 72 Z").moved(x, 0), fill=palette.gold)
        self._hand(x, 129, palette.ermine)


def _clipped_front(half_width: float) -> Path:
    """A panel down the middle of the chest that ends on the slanting middle line."""
    rise = half_width * _SLOPE
    return path(
        f"M{-half_width} 128 C-12 116 12 116 {half_width} 128 "
        f"L{half_width} {_MIDDLE - rise:.2f} L{-half_width} {_MIDDLE + rise:.2f} Z"
    )
