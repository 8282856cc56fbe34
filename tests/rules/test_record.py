"""Records: text from which a match is played again."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.rules.cards import ACE, BLACK_THREE, FACES, FOUR, WILD
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
from canasta_qt.rules.presets import PRESETS, RAILROAD, STANDARD
from canasta_qt.rules.record import (
    MAX_TEXT,
    Record,
    RecordError,
    dumps,
    header_text,
    line_for,
    line_for_round,
    line_for_undo,
    loads,
    move_from_text,
)
from canasta_qt.rules.refusal import IllegalMove
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import InvalidRuleSet, player_counts
from tests.rules.playing import play_match
from tests.rules.rule_sets import LABELS, valid_rule_sets

FACE = st.integers(0, FACES - 1)
PAIRS = st.lists(FACE, min_size=2, max_size=2).map(tuple)
MOVES = st.one_of(
    st.sampled_from(
        [
            *(DrawStock(), TakePile(), AskPartner(), AnswerPartner(True), AnswerPartner(False)),
            *(LookAtKitty(), TakeKitty(), LeaveKitty(), EndRound()),
        ]
    ),
    PAIRS.map(TakePile),
    st.builds(
        Meld,
        st.sampled_from([BLACK_THREE, *range(FOUR, ACE + 1), WILD]),
        st.lists(FACE, min_size=1, max_size=10).map(tuple),
    ),
    st.builds(AddToMeld, st.integers(0, 50), FACE),
    st.builds(Discard, FACE),
)


def names(players: int) -> tuple[str, ...]:
    return tuple(f"Player {number}" for number in range(players))


def played(rules: RuleSet, seed: int, rounds: int = 2, players: int = 0) -> Record:
    """The record of a match played by chance."""
    match = Match(rules, players or rules.players_min, seed)
    play_match(match, Random(seed), rounds)
    return Record.of(match, names(match.laws.players))


def failure(text: str) -> RecordError:
    """How reading or replaying ``text`` fails."""
    with pytest.raises(RecordError) as caught:
        loads(text).replay()
    return caught.value


@given(MOVES)
def test_moves_come_back(move: Move) -> None:
    back = move_from_text(move_text(move))

    assert back == move
    assert type(back) is type(move)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw ", " draw", "Draw", "draw 7S", "draw\t", "draw\r"),
        *("take 7S", "take 7S 7H", "take 7H 7S 7D", "take 7H  7S", "take "),
        *("meld", "meld 7", "meld 7 7S 7H", "meld 11 7H 7S", "meld 7 7H 7S x", "meld red3 3D"),
        *("add", "add 1", "add -1 7S", "add +1 7S", "add 01 7S", "add 1_0 7S", "add １ 7S"),
        *("add 1 7S 7S", "add 1.0 7S", "add x 7S", "add ² 7S", "add " + "9" * 5000 + " 7S"),
        *("discard", "discard JOKER", "discard 7s", "discard 7S 7S", "discard 1S", "discard 7"),
        *("answer", "answer maybe", "answer Yes", "answer yes no"),
        *("ask me", "look 7S", "kitty 1", "leave it", "end 1", "undo", "round 1", "\x00"),
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        move_from_text(text)


@given(st.text(alphabet="abdeklmnrtw 0123456789AJKSHDC"))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = move_from_text(text)
    except ValueError:
        return
    assert move_text(move) == text


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_records_of_presets_come_back(rules: RuleSet) -> None:
    record = played(rules, 1, rounds=3, players=rules.players_max)
    text = dumps(record)
    match = record.replay()

    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert match.round_number > 1
    assert Record.of(match, record.names) == record
    assert repr(loads(text).replay().history) == repr(match.history)


@settings(max_examples=25)
@given(valid_rule_sets(), st.integers(0, SEED_LIMIT - 1), st.data())
def test_any_record_comes_back(rules: RuleSet, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(player_counts(rules)))
    labels = data.draw(st.lists(LABELS, min_size=players, max_size=players))
    match = Match(rules, players, seed)
    play_match(match, Random(seed), rounds=2)
    length = data.draw(st.integers(0, len(Record.of(match, labels).moves)))
    record = replace(Record.of(match, labels), moves=Record.of(match, labels).moves[:length])
    text = dumps(record)
    back = loads(text)

    assert back == record
    assert dumps(back) == text
    assert Record.of(back.replay(), labels) == record
    assert loads(text.encode().decode()) == record


def test_the_text_is_readable() -> None:
    lines = dumps(played(STANDARD, 4)).split("\n")
    header = json.loads(lines[0])

    assert list(header) == ["canasta-qt-record", "players", "names", "seed", "rules"]
    assert header["canasta-qt-record"] == 1
    assert header["names"] == ["Player 0", "Player 1", "Player 2", "Player 3"]
    assert header["seed"] == 4
    assert header["rules"]["name"] == "standard"
    assert lines[1:3] == ["round 1", "draw"]
    assert [line for line in lines if line.startswith("round")] == ["round 1", "round 2"]
    assert lines[-1] == ""


def test_names_keep_their_letters() -> None:
    record = replace(played(STANDARD, 4), names=("Ana", "رنا", "Ђорђе", "Chloë 🃏"))

    assert all(name in dumps(record) for name in record.names)
    assert loads(dumps(record)) == record


def test_a_record_can_be_written_while_playing() -> None:
    match = Match(STANDARD, 4, 6)
    written = [header_text(Record.of(match, names(4))), line_for_round(1)]
    chance = Random(6)
    while match.round_number < 3:
        choices = match.round.choices()
        move = choices[chance.randrange(len(choices))]
        match.push(move)
        written.append(line_for(move))
        if chance.random() < 0.4 or match.round_over:
            # Changes of mind, also about the move that ended a round.
            match.pop()
            written.append(line_for_undo())
            match.push(move)
            written.append(line_for(move))
        if match.round_over:
            match.next_round()
            written.append(line_for_round(match.round_number))
    text = "".join(written)

    record = Record.of(match, names(4))
    assert loads(text) == record
    assert Record.of(loads(text).replay(), names(4)) == record


def test_undo_takes_a_deal_back() -> None:
    first = played(STANDARD, 4, rounds=1)
    text = dumps(first) + line_for_round(2) + line_for_undo()

    assert loads(text).moves == first.moves[:-1]
    again = text + line_for(first.moves[-1]) + line_for_round(2) + "draw\n"
    assert loads(again).replay().round_number == 2


@pytest.mark.parametrize("ending", ["round 1\nundo\n", "round 1\ndraw\nundo\nundo\n", "undo\n"])
def test_there_must_be_something_to_undo(ending: str) -> None:
    text = header_text(played(STANDARD, 4, rounds=1)) + ending

    error = failure(text)
    assert error.line == 1 + ending.count("\n")
    assert "undo" in error.message


def test_a_text_that_was_cut_off() -> None:
    record = played(STANDARD, 4, rounds=1)
    text = dumps(record)
    start = len(header_text(record))

    for end in range(len(text)):
        cut = text[:end]
        if end < start:
            with pytest.raises(RecordError):
                loads(cut, incomplete=True)
            continue
        found = loads(cut, incomplete=True)
        assert found.moves == record.moves[: max(cut.count("\n") - 2, 0)]
        if not cut.endswith("\n"):
            assert failure(cut).line == cut.count("\n") + 1
    assert loads(text, incomplete=True) == record


def test_no_moves_are_a_record() -> None:
    record = Record(STANDARD, names(4), 0, ())

    assert loads(header_text(record)) == record
    assert loads(dumps(record)) == record
    assert record.replay().round_number == 1


def test_illegal_moves_are_named_by_their_line() -> None:
    record = played(RAILROAD, 4, rounds=2)
    lines = dumps(record).split("\n")
    second = lines.index("round 2")

    for line in (3, second + 2, len(lines) - 2):
        changed = lines[:]
        changed[line - 1] = "discard RJ" if line == 3 else "answer yes"
        error = failure("\n".join(changed))
        assert error.line == line
        assert isinstance(error.reason, IllegalMove)

        moves = list(record.moves)
        index = line - 3 if line <= second else line - 4
        moves[index] = Discard(52) if line == 3 else AnswerPartner(True)
        with pytest.raises(RecordError) as caught:
            replace(record, moves=tuple(moves)).replay()
        assert caught.value.line == line


def test_moves_after_the_end_of_the_match_are_illegal() -> None:
    record = played(replace(STANDARD, target=1), 4, rounds=50)

    assert record.replay().over
    error = failure(dumps(record) + "draw\n")
    assert error.line == dumps(record).count("\n") + 1


def test_markers_have_to_be_where_rounds_begin() -> None:
    text = dumps(played(STANDARD, 4))
    lines = text.split("\n")
    second = lines.index("round 2")

    assert failure(text.replace("round 2\n", "")).line == second + 1
    assert failure(text.replace("round 1\n", "")).line == 2
    assert failure(text.replace("round 2", "round 3")).line == second + 1
    assert failure(text.replace("round 2", "round 2 ")).line == second + 1
    assert failure(text.replace("round 2\n", "round 2\nround 3\n")).line == second + 2
    early = [*lines[:5], "round 2", *lines[5:second], *lines[second + 1 :]]
    assert failure("\n".join(early)).line == 7
    late = [*lines[:second], lines[second + 1], "round 2", *lines[second + 2 :]]
    assert failure("\n".join(late)).line == second + 1


@pytest.mark.parametrize("line", ["", "drawn", "# comment", "round", "round one", "DRAW"])
def test_lines_that_mean_nothing(line: str) -> None:
    text = header_text(played(STANDARD, 4, rounds=1)) + f"round 1\ndraw\n{line}\n"

    assert failure(text).line == 4


def header(**entries: object) -> str:
    """The text of a record without moves whose header has other entries."""
    plain = json.loads(header_text(Record(STANDARD, names(4), 5, ())))
    plain |= {key.replace("_qt_", "-qt-"): value for key, value in entries.items()}
    return json.dumps({key: value for key, value in plain.items() if value is not ...}) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n", "{}\n", "[]\n", "null\n", "nonsense\n", "[" * 60_000 + "\n"),
        " " * MAX_TEXT + header(),
        header() + "\n",
        header(canasta_qt_record=...),
        header(canasta_qt_record=2),
        header(canasta_qt_record=True),
        header(canasta_qt_record=1.0),
        header(more=1),
        *(header(players=...), header(players=3), header(players=True), header(players="4")),
        *(header(names=...), header(names="abcd"), header(names=["a", "b", "c"])),
        *(header(names=["a", "b", "c", 4]), header(names=["a", "b", "c", "d\n"])),
        header(names=["a", "b", "c", "\ud800"]),
        *(header(seed=...), header(seed=-1), header(seed=SEED_LIMIT), header(seed=1.5)),
        *(header(seed=True), header(seed=None), header(seed=float("nan"))),
        *(header(rules=...), header(rules="standard"), header(rules={})),
        header(players=2, names=["a", "b"]),
        header().replace('"seed": 5', '"seed": 5, "seed": 6'),
        header().replace('"hand_size": 11', '"hand_size": 26'),
        header().replace('"hand_size": 11', '"hand_size": 11, "hand_size": 11'),
    ],
)
def test_headers_of_no_record(text: str) -> None:
    assert failure(text).line in (1, 2)


def test_impossible_rules_are_told() -> None:
    error = failure(header().replace('"hand_size": 11', '"hand_size": 26'))

    assert error.line == 1
    assert isinstance(error.reason, InvalidRuleSet)


def test_a_record_of_no_match_cannot_be_replayed() -> None:
    with pytest.raises(RecordError) as caught:
        Record(STANDARD, names(3), 5, ()).replay()
    assert caught.value.line == 1
