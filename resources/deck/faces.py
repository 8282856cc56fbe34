"""Puts whole cards together: paper, corner indices and what stands in the middle."""

from __future__ import annotations

from deck.backs import BACKS, draw_back
from deck.courts import draw_court
from deck.geometry import both_sides, circle, joined, path
from deck.glyphs import rank_strokes
from deck.jokers import JokerColours, draw_joker, draw_joker_index
from deck.pips import draw_pips, pip
from deck.style import CARD_HEIGHT, CARD_WIDTH, CLASSIC, RANKS, DeckStyle, Suit
from deck.svg import Drawing

_CENTRE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
_UPSIDE_DOWN = f"rotate(180 {_CENTRE[0]:g} {_CENTRE[1]:g})"


def deck_files(style: DeckStyle) -> dict[str, str]:
    """All cards of a deck: file name (card code and ``.svg``) to SVG text."""
    files = {f"{rank}{suit.value}.svg": _face(style, rank, suit) for suit in Suit for rank in RANKS}
    files["RJ.svg"] = _joker(style, _red_joker(style))
    files["BJ.svg"] = _joker(style, _black_joker(style))
    for name, colours in BACKS.items():
        drawing = _blank(style)
        draw_back(drawing, colours, style.palette.paper)
        files[f"back-{name}.svg"] = drawing.text()
    return files


def _blank(style: DeckStyle) -> Drawing:
    drawing = Drawing(CARD_WIDTH, CARD_HEIGHT)
    inset = style.edge_width / 2
    drawing.rect(
        inset,
        inset,
        CARD_WIDTH - style.edge_width,
        CARD_HEIGHT - style.edge_width,
        rx=style.corner_radius,
        fill=style.palette.paper,
        stroke=style.palette.edge,
        stroke_width=style.edge_width,
    )
    return drawing


def _face(style: DeckStyle, rank: str, suit: Suit) -> str:
    drawing = _blank(style)
    colour = style.suits[suit].pip
    if rank == "A":
        _draw_ace(drawing, style, suit)
    elif rank in "JQK":
        draw_court(drawing, style, rank, suit)
    else:
        draw_pips(drawing, suit, rank, style.pips, _CENTRE, colour)
    index = style.index
    strokes = rank_strokes(rank, index.rank_height, index.width, index.weight)
    sign_at = (index.centre, index.bottom - index.pip_height / 2)
    with drawing.group(id="index", fill=colour):
        drawing.path(
            strokes.moved(index.centre, index.top),
            fill="none",
            stroke=colour,
            stroke_width=index.weight,
            stroke_linejoin="round",
        )
        drawing.path(pip(suit, index.pip_height, sign_at))
    drawing.repeat("index", _UPSIDE_DOWN)
    return drawing.text()


def _red_joker(style: DeckStyle) -> JokerColours:
    palette, red = style.palette, style.suits[Suit.HEARTS].pip
    return JokerColours(
        index=red,
        left=red,
        right=palette.gold,
        bells=palette.gold,
        face=palette.skin,
        cheeks=palette.cheek,
        lips=palette.lips,
    )


def _black_joker(style: DeckStyle) -> JokerColours:
    return JokerColours(
        index=style.suits[Suit.SPADES].pip,
        left="#34323f",
        right="#b9b8c6",
        bells="#efeef2",
        face="#f7f3ec",
        cheeks="#d8d4d8",
        lips="#5a5766",
    )


def _joker(style: DeckStyle, colours: JokerColours) -> str:
    drawing = _blank(style)
    draw_joker(drawing, style.palette, colours, style.index)
    with drawing.group(id="index"):
        draw_joker_index(drawing, style.index, colours.index)
    drawing.repeat("index", _UPSIDE_DOWN)
    return drawing.text()


def _draw_ace(drawing: Drawing, style: DeckStyle, suit: Suit) -> None:
    colour = style.suits[suit].pip
    breadth = style.frame_half_width / CLASSIC.frame_half_width
    size = (130 if suit is Suit.SPADES else 118) * breadth
    drawing.path(pip(suit, size, _CENTRE), fill=colour)
    drawing.path(
        pip(suit, size * 0.78, _CENTRE), fill="none", stroke=style.palette.paper, stroke_width=2.2
    )
    petal = path("M0 -4 C6 -10 4 -17 0 -21 C-4 -17 -6 -10 0 -4 Z")
    middle = (_CENTRE[0], _CENTRE[1] + 2)
    flower = joined([petal.turned(90 * turn).moved(*middle) for turn in range(4)])
    drawing.path(flower, fill=style.palette.paper)
    drawing.path(circle(*middle, 4), fill=style.palette.gold)
    flourish = both_sides(
        "M0 -96 C16 -96 20 -112 36 -112 C50 -112 54 -96 42 -92 C34 -90 30 -98 36 -102"
    ) + path("M0 -122 L6 -110 L0 -98 L-6 -110 Z")
    with drawing.group(id="flourish", fill="none", stroke=colour, stroke_width=3):
        drawing.path(flourish.scaled(breadth, 1).moved(*_CENTRE))
    drawing.repeat("flourish", _UPSIDE_DOWN)
