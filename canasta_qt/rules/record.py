"""Records: a match as text from which it can be played again.

A record is a rule set, the players' names by seat, a seed and the moves. Its text has one entry a
line, each ended by a line feed::

    {"canasta-qt-record": 1, "players": 4, "names": [...], "seed": 7, "rules": {...}}
    round 1
    draw
    meld K KH KS 2D
    discard 9C
    round 2
    ...

The first line is a JSON object with the version of the format; ``rules`` is written as in
``ruleset_text``. A marker stands before the first move of each round. Moves are written by
``moves.move_text``. A line ``undo`` takes the last move back, and with it a marker that followed
it, so that a match can be written as it goes on without ever changing what was written.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.rules.cards import parse_cards, parse_rank
from canasta_qt.rules.fields import is_label
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import (
    AddToMeld,
    AnswerPartner,
    AskPartner,
    Discard,
    DrawStock,
    EndRound,
    LeaveKitty,
    LookAtKitty,
    Meld,
    Move,
    TakeKitty,
    TakePile,
    move_text,
)
from canasta_qt.rules.refusal import IllegalMove
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.ruleset_text import (
    Fault,
    RuleSetFormatError,
    from_plain,
    parse_object,
    to_plain,
)
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import InvalidRuleSet, player_counts

FORMAT: Final = "canasta-qt-record"
VERSION: Final = 1
MAX_TEXT: Final = 16_000_000
"""The most characters of a text that is read at all; long matches have some 100,000."""
UNDO: Final = "undo"

_ROUND: Final = "round "
_KEYS: Final = (FORMAT, "players", "names", "seed", "rules")


class RecordError(ValueError):
    """Raised for a text that is no record, and for a record that is no match.

    ``line`` counts from 1; ``reason`` tells more where a rule set or a move was refused.
    """

    # Compiled code drops the cause of ``raise ... from``, hence ``reason``.
    def __init__(self, line: int, message: str, reason: ValueError | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message
        self.reason = reason


@dataclass(frozen=True)
class Record:
    """A match that was or is being played."""

    rules: RuleSet
    names: tuple[str, ...]
    """What to call the player on each seat."""
    seed: int
    moves: tuple[Move, ...]
    """The moves of all rounds; the first after the end of a round belongs to the next."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each move in the text that was read; empty if none was."""
    marks: frozenset[int] = field(default=frozenset(), compare=False, repr=False)
    """The indexes of the moves before which the text that was read has round markers."""

    @staticmethod
    def of(match: Match, names: Sequence[str]) -> "Record":
        """The record of ``match`` as it stands; ``names`` are by seat."""
        moves = tuple(move for played in match.rounds for move in played.moves)
        return Record(match.laws.rules, tuple(names), match.seed, moves)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    def replay(self) -> Match:
        """The match, played again.

        Raises RecordError for a match that cannot be, an illegal move, and a round that does not
        begin where a marker says. The line that it names is that of the text that was read, or
        else of ``dumps``.
        """
        try:
            match = Match(self.rules, self.players, self.seed)
        except ValueError as error:
            raise RecordError(1, f"no such match: {error}", error) from error
        for index, move in enumerate(self.moves):
            starts = index == 0
            if match.round_over and not match.over:
                match.next_round()
                starts = True
            if self.lines:
                line = self.lines[index]
                if starts is not (index in self.marks):
                    wanted = "missing" if starts else "misplaced"
                    raise RecordError(line, f"{wanted} marker before this move")
            else:
                line = 2 + match.round_number + index
            try:
                match.push(move)
            except IllegalMove as error:
                message = f"illegal move: {move_text(move)} ({error})"
                raise RecordError(line, message, error) from error
        return match


def header_text(record: Record) -> str:
    """The first line of the text of ``record``."""
    header: dict[str, object] = {
        FORMAT: VERSION,
        "players": record.players,
        "names": list(record.names),
        "seed": record.seed,
        "rules": to_plain(record.rules),
    }
    return json.dumps(header, ensure_ascii=False) + "\n"


def line_for_round(number: int) -> str:
    """The line that stands before the moves of the round ``number``, from 1."""
    return f"{_ROUND}{number}\n"


def line_for(move: Move) -> str:
    """The line of ``move``."""
    return move_text(move) + "\n"


def line_for_undo() -> str:
    """The line that takes the last move back."""
    return UNDO + "\n"


def dumps(record: Record) -> str:
    """The whole text of ``record``; equal records give equal texts.

    Raises RecordError like ``Record.replay``, since only playing tells where rounds begin.
    """
    lines = [header_text(record)]
    for number, played in enumerate(record.replay().rounds, 1):
        lines.append(line_for_round(number))
        lines.extend(line_for(move) for move in played.moves)
    return "".join(lines)


def loads(text: str, incomplete: bool = False) -> Record:
    """The record that ``text`` writes.

    With ``incomplete``, a last line that was not written to its end is left out, as after a
    crash. Raises RecordError if the text is no record; whether the moves are legal, only
    ``Record.replay`` tells.
    """
    if len(text) > MAX_TEXT:
        raise RecordError(1, f"more than {MAX_TEXT} characters")
    *complete, tail = text.split("\n")
    if not complete or (tail and not incomplete):
        raise RecordError(len(complete) + 1, "the line is not complete")
    header = _read_header(complete[0])
    body = _Body()
    for number, line in enumerate(complete[1:], 2):
        body.read(number, line)
    return Record(
        header.rules,
        header.names,
        header.seed,
        tuple(body.moves),
        tuple(body.lines),
        frozenset(body.marks),
    )


def move_from_text(text: str) -> Move:
    """The move of which ``text`` is the ``move_text``. Raises ValueError if there is none.

    Only the very form that ``move_text`` gives is read; whether the move is legal is another
    matter.
    """
    move = _parse_move(text)
    if move is None or move_text(move) != text:
        raise ValueError(f"not a move: {text[:100]!r}")
    return move


def _parse_move(text: str) -> Move | None:
    word, *rest = text.split(" ")
    if not rest:
        if word == "draw":
            return DrawStock()
        if word == "take":
            return TakePile()
        if word == "ask":
            return AskPartner()
        if word == "look":
            return LookAtKitty()
        if word == "kitty":
            return TakeKitty()
        if word == "leave":
            return LeaveKitty()
        return EndRound() if word == "end" else None
    if word == "take" and len(rest) == 2:
        return TakePile(parse_cards(rest))
    if word == "meld" and len(rest) > 1:
        return Meld(parse_rank(rest[0]), parse_cards(rest[1:]))
    if word == "add" and len(rest) == 2 and rest[0].isdigit():
        return AddToMeld(int(rest[0]), parse_cards(rest[1:])[0])
    if word == "discard" and len(rest) == 1:
        return Discard(parse_cards(rest)[0])
    if word == "answer" and len(rest) == 1:
        return AnswerPartner(rest[0] == "yes")
    return None


class _Body:
    """The lines after the header, as far as they were read."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.lines: list[int] = []
        """The line of each move."""
        self.marks: list[int] = []
        """For each round marker, the number of moves before it."""

    def read(self, number: int, line: str) -> None:
        """Read ``line``, the one with the given ``number``."""
        if line == UNDO:
            self.undo(number)
        elif line.startswith(_ROUND):
            if line != f"{_ROUND}{len(self.marks) + 1}" or self.marks[-1:] == [len(self.moves)]:
                raise RecordError(number, f"misplaced marker: {line[:100]!r}")
            self.marks.append(len(self.moves))
        elif not self.marks:
            raise RecordError(number, f"no round begins here: {line[:100]!r}")
        else:
            try:
                self.moves.append(move_from_text(line))
            except ValueError as error:
                raise RecordError(number, str(error)) from error
            self.lines.append(number)

    def undo(self, number: int) -> None:
        if not self.moves:
            raise RecordError(number, "nothing to undo")
        if self.marks[-1:] == [len(self.moves)]:
            self.marks.pop()
        self.moves.pop()
        self.lines.pop()


def _read_header(line: str) -> Record:
    """The record, without rounds, that the first line of a text begins."""
    faults: list[Fault] = []
    header = parse_object(line, faults)
    if header is None or faults:
        raise RecordError(1, f"not a header: {', '.join(fault.code.value for fault in faults)}")
    version = header.get(FORMAT)
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError(1, "not a record")
    if version != VERSION:
        raise RecordError(1, f"unknown version {version}")
    return _read_version_1(header)


def _read_version_1(header: dict[str, object]) -> Record:
    if set(header) != set(_KEYS):
        raise RecordError(1, f"not the keys {', '.join(_KEYS)}")
    players = header["players"]
    names = header["names"]
    seed = header["seed"]
    plain = header["rules"]
    if not isinstance(names, list) or not all(
        isinstance(name, str) and is_label(name) for name in names
    ):
        raise RecordError(1, "names is not a list of names")
    if not isinstance(players, int) or isinstance(players, bool) or players != len(names):
        raise RecordError(1, "players is not the number of names")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise RecordError(1, f"seed is not a number from 0 to {SEED_LIMIT - 1}")
    if not isinstance(plain, dict):
        raise RecordError(1, "rules is not an object")
    try:
        rules = from_plain(plain)
    except (RuleSetFormatError, InvalidRuleSet) as error:
        raise RecordError(1, f"rules: {error}", error) from error
    if players not in player_counts(rules):
        raise RecordError(1, f"{rules.name} is not for {players} players")
    return Record(rules, tuple(names), seed, ())
