"""Toolbar icons: line drawings, 24 units square, in a green that shows on light and dark alike."""

from __future__ import annotations

from collections.abc import Callable

from deck.geometry import path
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


def _loudspeaker(drawing: Drawing) -> None:
    drawing.path(path("M3 9 L7 9 L12 4 L12 20 L7 15 L3 15 Z"))


def _sounds(drawing: Drawing) -> None:
    _loudspeaker(drawing)
    drawing.path(path("M15.5 9 C17.2 10.6 17.2 13.4 15.5 15 M18.5 6 C22 9.2 22 14.8 18.5 18"))


def _silence(drawing: Drawing) -> None:
    _loudspeaker(drawing)
    drawing.path(path("M16 9.5 L21 14.5 M21 9.5 L16 14.5"))


_ICONS: dict[str, Callable[[Drawing], None]] = {
    "new-match": _new_match,
    "undo": _undo,
    "redo": _redo,
    "sort": _sort,
    "suggest": _suggest,
    "rules": _rules,
    "scores": _scores,
    "sounds": _sounds,
    "silence": _silence,
}
