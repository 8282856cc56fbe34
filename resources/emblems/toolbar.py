"""Toolbar icons: line drawings, 24 units square, in a green that shows on light and dark alike."""

from __future__ import annotations

from collections.abc import Callable

from deck.geometry import path
from deck.pips import pip
from deck.style import Suit
from deck.svg import Drawing

_COLOUR = "#3f9268"


def toolbar_icons() -> dict[str, str]:
    """The icons by file name."""
    return {f"{name}.svg": _icon(draw) for name, draw in _ICONS.items()}


def _icon(draw: Callable[[Drawing], None]) -> str:
    drawing = Drawing(24, 24)
    with drawing.group(
        fill="none",
        stroke=_COLOUR,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    ):
        draw(drawing)
    return drawing.text()


def _new_match(drawing: Drawing) -> None:
    drawing.path(
        path(
            "M11 21 L6 21 C4.9 21 4 20.1 4 19 L4 5 C4 3.9 4.9 3 6 3 L14 3 "
            "C15.1 3 16 3.9 16 5 L16 11"
        )
    )
    drawing.path(path("M18 14 L18 22 M14 18 L22 18"))


def _undo(drawing: Drawing) -> None:
    drawing.path(path("M9 4 L4 9 L9 14"))
    drawing.path(path("M4 9 L14 9 C17.3 9 20 11.2 20 14.5 C20 17.8 17.3 20 14 20 L8 20"))


def _redo(drawing: Drawing) -> None:
    drawing.path(path("M15 4 L20 9 L15 14"))
    drawing.path(path("M20 9 L10 9 C6.7 9 4 11.2 4 14.5 C4 17.8 6.7 20 10 20 L16 20"))


def _sort(drawing: Drawing) -> None:
    drawing.path(path("M4 6 L9 6 M4 12 L12 12 M4 18 L15 18"))
    drawing.path(path("M19 4 L19 20 M16 17 L19 20 L22 17"))


def _suggest(drawing: Drawing) -> None:
    drawing.path(
        path(
            "M9 17 C9 14 6 13 6 9 C6 5.7 8.7 3 12 3 C15.3 3 18 5.7 18 9 C18 13 15 14 15 17 Z "
            "M9.5 21 L14.5 21"
        )
    )


def _rules(drawing: Drawing) -> None:
    drawing.path(
        path(
            "M12 6 C10 4.3 6.5 4 3 4.5 L3 18.5 C6.5 18 10 18.3 12 20 "
            "C14 18.3 17.5 18 21 18.5 L21 4.5 C17.5 4 14 4.3 12 6 Z M12 6 L12 20"
        )
    )


def _scores(drawing: Drawing) -> None:
    drawing.path(path("M4 20 L20 20 M6 16 L6 11 M12 16 L12 4 M18 16 L18 8"))


def _card(drawing: Drawing, x: float, y: float, width: float = 11, height: float = 15) -> None:
    drawing.rect(x, y, width, height, rx=1.8)


def _heart(drawing: Drawing, x: float, y: float) -> None:
    drawing.path(pip(Suit.HEARTS, 5, (x, y)), fill=_COLOUR, stroke_width=1)


def _draw(drawing: Drawing) -> None:
    """The back of a card, and an arrow towards the player."""
    _card(drawing, 2, 2)
    drawing.path(path("M7.5 5.8 L10 9.5 L7.5 13.2 L5 9.5 Z"))
    drawing.path(path("M18 8 L18 21 M14 17 L18 21 L22 17"))


def _take_pile(drawing: Drawing) -> None:
    """Cards on one another, and an arrow towards the player."""
    _card(drawing, 2, 8, 10, 14)
    drawing.path(path("M5 5 L12.5 5 C14 5 15 6 15 7.5 L15 14"))
    drawing.path(path("M8 2 L15.5 2 C17 2 18 3 18 4.5 L18 9"))
    drawing.path(path("M19 12.5 L19 21 M15.5 17.5 L19 21 L22.5 17.5"))


def _meld(drawing: Drawing) -> None:
    """Three cards beside one another."""
    for x in (0, 5):
        edge = path("M5.5 20 L4 20 C2.8 20 2 19.2 2 18 L2 6 C2 4.8 2.8 4 4 4 L5.5 4")
        drawing.path(edge.moved(x, 0))
    _card(drawing, 12, 4, 10, 16)
    _heart(drawing, 17, 12)


def _discard(drawing: Drawing) -> None:
    """A card that is seen from its face, and an arrow away from the player."""
    _card(drawing, 2, 7)
    _heart(drawing, 7.5, 14.5)
    drawing.path(path("M18 16 L18 3 M14 7 L18 3 L22 7"))


def _loudspeaker(drawing: Drawing) -> None:
    drawing.path(path("M3 9 L7 9 L12 4 L12 20 L7 15 L3 15 Z"))


def _sounds(drawing: Drawing) -> None:
    _loudspeaker(drawing)
    drawing.path(path("M15.5 9 C17.2 10.6 17.2 13.4 15.5 15 M18.5 6 C22 9.2 22 14.8 18.5 18"))


def _silence(drawing: Drawing) -> None:
    _loudspeaker(drawing)
    drawing.path(path("M16 9.5 L21 14.5 M21 9.5 L16 14.5"))


def _pause(drawing: Drawing) -> None:
    drawing.path(path("M8 5 L8 19 M16 5 L16 19"), stroke_width=4)


def _step(drawing: Drawing) -> None:
    drawing.path(path("M6 4.5 L15 12 L6 19.5 Z"))
    drawing.path(path("M19 4.5 L19 19.5"))


def _ask(drawing: Drawing) -> None:
    """A question in a bubble."""
    drawing.path(
        path(
            "M5 3 L19 3 C20.7 3 22 4.3 22 6 L22 14 C22 15.7 20.7 17 19 17 L12 17 L7 21.5 L7 17 "
            "L5 17 C3.3 17 2 15.7 2 14 L2 6 C2 4.3 3.3 3 5 3 Z"
        )
    )
    drawing.path(path("M9.8 8 C9.8 5.3 14.2 5.3 14.2 8 C14.2 9.6 12 9.6 12 11 M12 13.7 L12 13.8"))


def _look(drawing: Drawing) -> None:
    """An eye."""
    drawing.path(path("M2 12 C5 7 8.5 5 12 5 C15.5 5 19 7 22 12 C19 17 15.5 19 12 19"))
    drawing.path(path("M12 19 C8.5 19 5 17 2 12"))
    drawing.circle(12, 12, 3)


def _kitty(drawing: Drawing) -> None:
    """A packet of cards that lies across."""
    drawing.rect(2, 3, 17, 8, rx=1.8)
    drawing.path(path("M22 6 L22 12 C22 13.1 21.1 14 20 14 L5 14"))


def _take_kitty(drawing: Drawing) -> None:
    _kitty(drawing)
    drawing.path(path("M12 14 L12 22 M8.5 18.5 L12 22 L15.5 18.5"))


def _leave_kitty(drawing: Drawing) -> None:
    _kitty(drawing)
    drawing.path(path("M9 17.5 L14 22 M14 17.5 L9 22"))


def _end_round(drawing: Drawing) -> None:
    """A flag."""
    drawing.path(path("M5 22 L5 3 C9 1.5 12 5.5 19 3.5 L19 13.5 C12 15.5 9 11.5 5 13"))


def _next_round(drawing: Drawing) -> None:
    """A card, and an arrow to what comes."""
    _card(drawing, 2, 4.5)
    _heart(drawing, 7.5, 12)
    drawing.path(path("M16 12 L22.5 12 M19.5 8.5 L22.5 12 L19.5 15.5"))


_ICONS: dict[str, Callable[[Drawing], None]] = {
    "new-match": _new_match,
    "undo": _undo,
    "redo": _redo,
    "sort": _sort,
    "suggest": _suggest,
    "draw": _draw,
    "take-pile": _take_pile,
    "meld": _meld,
    "discard": _discard,
    "rules": _rules,
    "scores": _scores,
    "sounds": _sounds,
    "silence": _silence,
    "pause": _pause,
    "step": _step,
    "ask": _ask,
    "look": _look,
    "take-kitty": _take_kitty,
    "leave-kitty": _leave_kitty,
    "end-round": _end_round,
    "next-round": _next_round,
}
