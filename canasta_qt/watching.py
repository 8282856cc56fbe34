"""The options of the window, and ``--screenshot``: matches that nobody plays, to be looked at."""

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import player_counts
from canasta_qt.table.geometry import SMALLEST

if TYPE_CHECKING:
    from canasta_qt.windows.match_choice import MatchChoice

LARGEST: Final = 8192
"""Pixels of a picture's longer side."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options to the ``parser`` of the whole command."""
    parser.add_argument(
        "--language", metavar="LANGUAGE", help="speak it, this time: en, it, sr, sr_Latn or ar"
    )
    watching = parser.add_argument_group("matches between computer players, to be looked at")
    kind = watching.add_mutually_exclusive_group()
    kind.add_argument("--demo", action="store_true", help="open the window with such a match")
    kind.add_argument(
        "--screenshot", metavar="FILE", type=Path, help="write a picture of the table, and exit"
    )
    watching.add_argument(
        "--rules", choices=list(PRESETS), default=STANDARD.name, help="(default: %(default)s)"
    )
    watching.add_argument("--players", type=int, metavar="N", help="(default: the fewest)")
    watching.add_argument("--seed", type=_seed, metavar="S", help="deal by this number")
    picture = parser.add_argument_group("the picture of --screenshot")
    picture.add_argument(
        "--moves", type=_moves, default=40, metavar="N", help="after so many (default: %(default)s)"
    )
    picture.add_argument(
        "--size", type=_size, default=(1280, 800), metavar="WxH", help="(default: 1280x800)"
    )
    picture.add_argument(
        "--scale", type=_scale, default=1.0, metavar="R", help="pixels in one of these (default: 1)"
    )
    picture.add_argument("--deck", default="classic", help="(default: %(default)s)")
    picture.add_argument("--back", default="blue", help="(default: %(default)s)")
    picture.add_argument("--cloth", default="green", help="(default: %(default)s)")


def run(
    parser: argparse.ArgumentParser,
    args: argparse.Namespace,
    open_window: Callable[["MatchChoice | None", str], int],
) -> int | None:
    """Do what ``args`` ask for; the exit code, or None if they ask for nothing.

    ``open_window`` opens the window with a match, or with the last kind, in a language.
    Raises SystemExit, by ``parser``, for options that do not fit together.
    """
    language = _known_language(parser, args.language)
    if not args.demo and args.screenshot is None:
        return open_window(None, language) if language else None
    counts = player_counts(PRESETS[args.rules])
    players = counts[0] if args.players is None else args.players
    if players not in counts:
        known = ", ".join(map(str, counts))
        parser.error(f"argument --players: {args.rules} is played by {known}, not by {players}")
    if args.screenshot is not None:
        # Before Qt is loaded: the same picture with and without a screen.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    from canasta_qt.windows.match_choice import default_choice

    choice = replace(
        default_choice().with_rules(PRESETS[args.rules]),
        players=players,
        seed=args.seed,
        watched=True,
    )
    if args.demo:
        return open_window(choice, language)
    from canasta_qt.languages import ENGLISH
    from canasta_qt.table.theme import THEMES
    from canasta_qt.windows import screenshot
    from canasta_qt.windows.appearance import BACKS, DECKS
    from canasta_qt.windows.application import prepared

    for name, known_names in (("deck", DECKS), ("back", BACKS), ("cloth", THEMES)):
        if getattr(args, name) not in known_names:
            parser.error(f"argument --{name}: choose from {', '.join(known_names)}")
    suffix = args.screenshot.suffix.lower().removeprefix(".")
    app = prepared([parser.prog], language or ENGLISH)
    if suffix not in screenshot.formats():
        known = ", ".join(sorted(screenshot.formats()))
        parser.error(f"argument --screenshot: {suffix or 'no suffix'} is not one of {known}")
    names = ("", *choice.names[1:])
    shot = screenshot.Shot(
        file=args.screenshot,
        choice=replace(choice, names=names, seed=args.seed or 0),
        moves=args.moves,
        size=args.size,
        deck=args.deck,
        back=args.back,
        cloth=args.cloth,
    )
    code = screenshot.take(shot)
    app.processEvents()
    return code


def _known_language(parser: argparse.ArgumentParser, language: str | None) -> str:
    """``language`` if the program speaks it; empty if none is asked for."""
    if language is None:
        return ""
    from canasta_qt import languages

    if language not in languages.names():
        parser.error(f"argument --language: choose from {', '.join(languages.names())}")
    return language


def _seed(text: str) -> int:
    if text.isdecimal() and int(text) < SEED_LIMIT:
        return int(text)
    raise argparse.ArgumentTypeError(f"not a number from 0 to {SEED_LIMIT - 1}: {text}")


def _moves(text: str) -> int:
    if text.isdecimal() and int(text) <= 100_000:
        return int(text)
    raise argparse.ArgumentTypeError(f"not a number from 0 to 100000: {text}")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if width.isdecimal() and height.isdecimal():
        size = int(width), int(height)
        if size[0] >= SMALLEST[0] and size[1] >= SMALLEST[1] and max(size) <= LARGEST:
            return size
    least = "x".join(map(str, SMALLEST))
    raise argparse.ArgumentTypeError(f"not a size from {least} to {LARGEST}x{LARGEST}: {text}")


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if 1.0 <= scale <= 4.0:
        return scale
    raise argparse.ArgumentTypeError(f"not a number from 1 to 4: {text}")
