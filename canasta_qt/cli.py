"""The command ``canasta-qt``: the game's window, or matches and rules without one."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta_qt import __version__

if TYPE_CHECKING:
    from canasta_qt.windows.match_choice import MatchChoice

PROGRAM = "canasta-qt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with ``arguments`` (default: those of the process); its exit code.

    Raises `SystemExit` as argparse does: for ``--help``, ``--version`` and wrong arguments.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        try:
            code = _run_or_parse(given)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        _drop_output()
        # Who closes a pipe early, as `head` does, has read enough. Windows calls that EINVAL.
        if error.errno not in (errno.EPIPE, errno.EINVAL):
            print(f"{PROGRAM}: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return _open_window() if code is None else code


def _run_or_parse(given: list[str]) -> int | None:
    """The exit code of a command, or None where the plain window is asked for."""
    parser, simulation, meeting, reading_rules = _parsers()
    if given[:1] == ["simulate"]:
        from canasta_qt.play import simulate

        simulate.add_arguments(simulation)
        return simulate.run(parser.parse_args(given))
    if given[:1] == ["arena"]:
        from canasta_qt.play import arena

        arena.add_arguments(meeting)
        return arena.run(parser.parse_args(given))
    if given[:1] == ["rules"]:
        from canasta_qt import reading

        reading.add_arguments(reading_rules)
        return reading.run(reading_rules, parser.parse_args(given))
    if any(argument.startswith("-") for argument in given):
        from canasta_qt import watching

        watching.add_arguments(parser)
        return watching.run(parser, parser.parse_args(given), _open_window)
    parser.parse_args(given)
    return None


def _drop_output() -> None:
    """Let Python write what is left of the output nowhere, lest it fail again at the exit."""
    if sys.stdout is None:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _parsers() -> tuple[argparse.ArgumentParser, ...]:
    """The parser of the whole command and, within it, those of its commands."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        # Else the usage would show COMMAND as if it could not be left out.
        usage=(
            f"{PROGRAM} [-h] [--version] [--language LANGUAGE] [--demo | --screenshot FILE] "
            "[COMMAND ...]"
        ),
        description="Play Canasta; without a command, the game's window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", prog=PROGRAM)
    abouts = {
        "simulate": "play matches between computer players, without a window",
        "arena": "find out which of two computer players is the better one, without a window",
        "rules": "print the rules of a game, without a window",
    }
    return parser, *(
        commands.add_parser(name, help=about, description=about) for name, about in abouts.items()
    )


def _open_window(choice: "MatchChoice | None" = None, language: str = "") -> int:
    from canasta_qt import display

    obstacle = display.obstacle()
    if obstacle is not None:
        print(
            f"{PROGRAM}: no window can be opened ({obstacle}); `{PROGRAM} simulate` plays without "
            "one, and QT_QPA_PLATFORM=offscreen runs the game unseen.",
            file=sys.stderr,
        )
        return 1
    from canasta_qt.windows import application

    return application.run([PROGRAM], choice, language)
