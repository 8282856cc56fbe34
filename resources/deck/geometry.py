"""Outlines made of straight lines and cubic curves, and how they are moved about.

Coordinates are SVG user units: x grows to the right, y grows downwards.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

Point = tuple[float, float]

_TOKEN = re.compile(r"[MLCZ]|-?\d+(?:\.\d+)?")
_POINTS_PER_COMMAND = {"M": 1, "L": 1, "C": 3, "Z": 0}


@dataclass(frozen=True)
class Segment:
    """One path command: ``M``, ``L``, ``C`` or ``Z``, with its absolute points."""

    command: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Path:
    """A path of one or more subpaths; every method returns a new path."""

    segments: tuple[Segment, ...]

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def mapped(self, function: Callable[[float, float], Point]) -> Path:
        """The path with ``function`` applied to each of its points."""
        return Path(
            tuple(
                Segment(segment.command, tuple(function(x, y) for x, y in segment.points))
                for segment in self.segments
            )
        )

    def moved(self, dx: float, dy: float) -> Path:
        """The path shifted by ``dx`` and ``dy``."""
        return self.mapped(lambda x, y: (x + dx, y + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Path:
        """The path scaled about the origin, evenly unless ``sy`` is given."""
        vertical = sx if sy is None else sy
        return self.mapped(lambda x, y: (x * sx, y * vertical))

    def turned(self, degrees: float, centre: Point = (0, 0)) -> Path:
        """The path turned clockwise about ``centre``."""
        angle = math.radians(degrees)
        cosine, sine = math.cos(angle), math.sin(angle)
        cx, cy = centre
        return self.mapped(
            lambda x, y: (
                cx + (x - cx) * cosine - (y - cy) * sine,
                cy + (x - cx) * sine + (y - cy) * cosine,
            )
        )

    def flipped(self) -> Path:
        """The mirror image in the axis x = 0."""
        return self.scaled(-1, 1)

    def data(self) -> str:
        """The path as the value of an SVG ``d`` attribute."""
        return "".join(
            segment.command + _joined([value for point in segment.points for value in point])
            for segment in self.segments
        )


def number(value: float) -> str:
    """A coordinate with at most one decimal, written in one way only."""
    # Sines may differ in the last bit between machines: that must not tip a rounding.
    text = f"{round(value, 6):.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _joined(values: list[float]) -> str:
    text = ""
    for value in map(number, values):
        text += value if not text or value.startswith("-") else " " + value
    return text


def path(data: str) -> Path:
    """The path written as ``data``: absolute ``M``, ``L``, ``C`` and ``Z`` with every letter given.

    Raises ValueError when a command has too few or too many numbers.
    """
    segments: list[Segment] = []
    tokens = _TOKEN.findall(data)
    position = 0
    while position < len(tokens):
        command = tokens[position]
        if command not in _POINTS_PER_COMMAND:
            raise ValueError(f"no command before {command!r} in {data!r}")
        count = 2 * _POINTS_PER_COMMAND[command]
        values = [float(token) for token in tokens[position + 1 : position + 1 + count]]
        if len(values) != count:
            raise ValueError(f"{command} is cut short in {data!r}")
        segments.append(Segment(command, tuple(zip(values[::2], values[1::2], strict=True))))
        position += 1 + count
    return Path(tuple(segments))


def symmetric(right_half: str) -> Path:
    """A closed outline from its right half, which starts and ends on the axis x = 0."""
    half = path(right_half).segments
    left: list[Segment] = []
    for index in range(len(half) - 1, 0, -1):
        ends_at = half[index - 1].points[-1]
        back = (*reversed(half[index].points[:-1]), ends_at)
        left.append(Segment(half[index].command, tuple((-x, y) for x, y in back)))
    return Path((*half, *left, Segment("Z", ())))


def both_sides(right_side: str) -> Path:
    """A path together with its mirror image in the axis x = 0."""
    right = path(right_side)
    return right + right.flipped()


def joined(paths: list[Path]) -> Path:
    """All the paths as one path, so that they need a single element."""
    return reduce(lambda total, part: total + part, paths, Path(()))


def polygon(points: list[Point]) -> Path:
    """A closed straight-edged outline."""
    first, *others = points
    return Path(
        (
            Segment("M", (first,)),
            *(Segment("L", (point,)) for point in others),
            Segment("Z", ()),
        )
    )


def circle(cx: float, cy: float, radius: float) -> Path:
    """A circle as four curves, for use inside a longer path."""
    handle = radius * 0.5523
    return (
        symmetric(
            f"M0 {-radius:.4f}C{handle:.4f} {-radius:.4f} {radius:.4f} {-handle:.4f} {radius:.4f} 0"
            f"C{radius:.4f} {handle:.4f} {handle:.4f} {radius:.4f} 0 {radius:.4f}"
        )
    ).moved(cx, cy)


def star(tips: int, outer: float, inner: float) -> Path:
    """A star about the origin, one tip straight up."""
    points: list[Point] = []
    for index in range(2 * tips):
        radius = inner if index % 2 else outer
        angle = math.pi * index / tips
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return polygon(points)
