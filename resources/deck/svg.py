"""A small writer for the part of SVG Tiny 1.2 that Qt renders."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deck.geometry import Path, number

Attribute = str | float


class Drawing:
    """An SVG document that is written from back to front."""

    def __init__(self, width: float, height: float) -> None:
        self._width = width
        self._height = height
        self._lines: list[str] = []
        self._depth = 1

    def path(self, path: Path, **attributes: Attribute) -> None:
        """Draw a path; ``stroke_width`` and the like become ``stroke-width``."""
        self._element("path", {"d": path.data(), **attributes})

    def circle(self, cx: float, cy: float, r: float, **attributes: Attribute) -> None:
        """Draw a circle."""
        self._element("circle", {"cx": cx, "cy": cy, "r": r, **attributes})

    def rect(
        self, x: float, y: float, width: float, height: float, **attributes: Attribute
    ) -> None:
        """Draw a rectangle, round-cornered when ``rx`` is given."""
        self._element("rect", {"x": x, "y": y, "width": width, "height": height, **attributes})

    def repeat(self, identifier: str, transform: str) -> None:
        """Draw the group called ``identifier`` once more."""
        self._element("use", {"xlink:href": f"#{identifier}", "transform": transform})

    def gradient(self, identifier: str, *colours: str) -> None:
        """Define an even vertical gradient, to be painted with ``url(#identifier)``."""
        with self._nested("linearGradient", {"id": identifier, "x1": 0, "y1": 0, "x2": 0, "y2": 1}):
            for place, colour in enumerate(colours):
                offset = place / (len(colours) - 1)
                self._element("stop", {"offset": offset, "stop-color": colour})

    @contextmanager
    def group(self, **attributes: Attribute) -> Iterator[None]:
        """Draw what follows in a group that shares the attributes."""
        with self._nested("g", attributes):
            yield

    def text(self) -> str:
        """The document."""
        size = f"{number(self._width)} {number(self._height)}"
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' version="1.2" baseProfile="tiny" viewBox="0 0 {size}"'
            f' width="{number(self._width)}" height="{number(self._height)}">'
        )
        return "\n".join([head, *self._lines, "</svg>", ""])

    @contextmanager
    def _nested(self, name: str, attributes: dict[str, Attribute]) -> Iterator[None]:
        self._lines.append(f"{' ' * self._depth}<{name}{_written(attributes)}>")
        self._depth += 1
        yield
        self._depth -= 1
        self._lines.append(f"{' ' * self._depth}</{name}>")

    def _element(self, name: str, attributes: dict[str, Attribute]) -> None:
        self._lines.append(f"{' ' * self._depth}<{name}{_written(attributes)}/>")


def _written(attributes: dict[str, Attribute]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
