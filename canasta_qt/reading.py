"""The command ``rules``: the rule book of a rule set, without a window."""

import argparse
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_qt.play import rule_files
from canasta_qt.rules.presets import PRESETS, STANDARD

if TYPE_CHECKING:
    from canasta_qt.rulebook.book.contents import Book

FORMATS: Final = {"text": ".txt", "html": ".html", "pdf": ".pdf"}
"""How a book can be written, and the suffix of such files."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command to ``parser``."""
    parser.add_argument(
        "--rules",
        default=STANDARD.name,
        metavar="NAME|FILE",
        help=f"{', '.join(PRESETS)}, or a file with a rule set (default: %(default)s)",
    )
    parser.add_argument(
        "--lang", metavar="LANGUAGE", help="for instance en (default: that of the system)"
    )
    parser.add_argument(
        "--format",
        choices=list(FORMATS),
        help="(default: what the name of the output ends in, or else text)",
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write to a file (default: print)"
    )


def run(parser: argparse.ArgumentParser, args: argparse.Namespace) -> int:
    """Do what ``args`` say; the exit code: 1 if nothing can be written, 2 if there is no rule set.

    Raises SystemExit, by ``parser``, for arguments that do not fit together.
    """
    kind = args.format or _format_of(args.output)
    if kind == "pdf" and args.output is None and sys.stdout.isatty():
        parser.error("argument --format: pdf is not printed on a terminal: --output FILE")
    # Before Qt is loaded: nothing is to be seen, so that no screen is needed.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from canasta_qt import display

    obstacle = display.obstacle()
    if obstacle is not None:
        print(f"{parser.prog}: the book cannot be made ({obstacle})", file=sys.stderr)
        return 1
    from canasta_qt import languages
    from canasta_qt.windows.application import prepared

    language = (args.lang or "").replace("-", "_")
    if language and language not in languages.names():
        known = ", ".join(languages.names())
        parser.error(f"argument --lang: {args.lang} is not one of {known}")
    app = prepared([parser.prog], language)
    code = _write(parser.prog, args.rules, kind, args.output)
    app.processEvents()
    return code


def _format_of(file: Path | None) -> str:
    suffix = "" if file is None else file.suffix.lower()
    return next((name for name, known in FORMATS.items() if known == suffix), "text")


def _write(program: str, name: str, kind: str, output: Path | None) -> int:
    """Write the book of the rule set ``name``, in the language that the application speaks."""
    from canasta_qt.rulebook.book.contents import book
    from canasta_qt.rulebook.rule_faults import why_unread

    try:
        rules = rule_files.named(name)
    except rule_files.FAILURES as error:
        _complain(program, why_unread(name, error))
        return 2
    contents = _contents(book(rules), kind)
    if output is None:
        _print(contents, kind)
        return 0
    try:
        output.write_bytes(contents)
    except OSError as error:
        _complain(program, _unwritten(output, error))
        return 1
    return 0


def _contents(shown: "Book", kind: str) -> bytes:
    from canasta_qt.rulebook.text import text
    from canasta_qt.windows.appearance import chosen_deck
    from canasta_qt.windows.book_export import as_html, as_pdf
    from canasta_qt.windows.preferences import Preferences

    match kind:
        case "pdf":
            return as_pdf(shown, chosen_deck(Preferences()))
        case "html":
            return as_html(shown, chosen_deck(Preferences()))
        case _:
            return text(shown).encode("utf-8")


def _unwritten(output: Path, error: OSError) -> str:
    from PySide6.QtCore import QCoreApplication

    from canasta_qt.rulebook import system_faults
    from canasta_qt.rulebook.bidi import isolated

    text = QCoreApplication.translate("Reading", "{name} cannot be written: {reason}")
    return text.format(name=isolated(str(output)), reason=system_faults.reason(error))


def _complain(program: str, text: str) -> None:
    print(f"{program}: {text}", file=sys.stderr)


def _print(contents: bytes, kind: str) -> None:
    """Print in the encoding that pages of HTML say they have, also into pipes and files."""
    if kind == "pdf":
        sys.stdout.buffer.write(contents)
        return
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(contents.decode("utf-8"), end="")
