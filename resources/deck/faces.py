"""Puts whole cards together: paper, corner indices and what stands in the middle."""

from __future__ import annotations

from deck.backs import BACKS, draw_back
from deck.courts import draw_court
from deck.geometry import both_sides, circle, joined, path
from deck.glyphs import rank_strokes
from deck.jokers import CAP, JokerColours, draw_joker, joker_index
from deck.pips import pip, pips
from deck.style import CARD_HEIGHT, CARD_WIDTH, RANKS, DeckStyle, Suit
from deck.svg import Drawing

_CENTRE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
_UPSIDE_DOWN = f"rotate(180 {_CENTRE[0]:g} {_CENTRE[1]:g})"


def deck_files(style: DeckStyle) -> dict[str, str]:
    """All cards of a deck: file name (card code and ``.svg``) to SVG text."""
    files = {
        f"{rank}{suit.value}.svg": _face(style, rank, suit) for suit in Suit for rank in RANKS
    }
    red, black = style.suits[Suit.HEARTS].pip, style.suits[Suit.SPADES].pip
    gold = style.palette.gold
    files["RJ.svg"] = _joker(style, JokerColours(index=red, left=red, right=gold, bells=gold))
    files["BJ.svg"] = _joker(
        style, JokerColours(index=black, left="#34323f", right="#c9c8d2", bells="#efeef2")
    )
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
        drawing.path(joined(pips(suit, rank, style.pips, _CENTRE)), fill=colour)
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


def _joker(style: DeckStyle, colours: JokerColours) -> str:
    drawing = _blank(style)
    draw_joker(drawing, style.palette, colours)
    index = style.index
    cap_scale = index.width / 100
    with drawing.group(id="index", fill=colours.index):
        drawing.path(joker_index(index.rank_height).moved(index.centre, index.top))
        cap_at = (index.centre, index.bottom - index.pip_height / 2)
        drawing.path(CAP.scaled(cap_scale).moved(*cap_at))
    drawing.repeat("index", _UPSIDE_DOWN)
    return drawing.text()


def _draw_ace(drawing: Drawing, style: DeckStyle, suit: Suit) -> None:
    colour = style.suits[suit].pip
    size = 124 if suit is Suit.SPADES else 108
    drawing.path(pip(suit, size, _CENTRE), fill=colour)
    drawing.path(
        pip(suit, size * 0.78, _CENTRE), fill="none", stroke=style.palette.paper, stroke_width=2.2
    )
    flower = joined(
        [path("M0 -5 C7 -12 5 -20 0 -25 C-5 -20 -7 -12 0 -5 Z").turned(90 * turn) for turn in range(4)]
    )
    middle = (_CENTRE[0], _CENTRE[1] + 2)
    drawing.path(flower.scaled(0.85).moved(*middle), fill=style.palette.paper)
    drawing.path(circle(*middle, 4), fill=style.palette.gold)
    flourish = both_sides(
        "M0 -92 C16 -92 20 -108 36 -108 C50 -108 54 -92 42 -88 C34 -86 30 -94 36 -98"
    ) + path("M0 -118 L6 -106 L0 -94 L-6 -106 Z")
    with drawing.group(id="flourish", fill="none", stroke=colour, stroke_width=3):
        drawing.path(flourish.moved(*_CENTRE))
    drawing.repeat("flourish", _UPSIDE_DOWN)
