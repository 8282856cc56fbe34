"""Rule sets by name, and from files."""

from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.play import rule_files
from canasta_qt.rules import ruleset_text
from canasta_qt.rules.presets import PRESETS, TWO_PLAYER
from canasta_qt.rules.ruleset_text import FaultCode, RuleSetFormatError

OWN = replace(TWO_PLAYER, name="Zwei für €", target=1000)


@pytest.mark.parametrize("name", PRESETS)
def test_the_known_ones_have_names(name: str) -> None:
    assert rule_files.named(name) is PRESETS[name]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_others_lie_in_files(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(ruleset_text.dumps(OWN), encoding=encoding)

    assert rule_files.named(str(file)) == OWN


def test_what_is_no_rule_set_fails_in_a_known_way(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{", encoding="utf-8")
    impossible = tmp_path / "impossible.json"
    impossible.write_text(ruleset_text.dumps(replace(OWN, name="")), encoding="utf-8")

    for file in (tmp_path, tmp_path / "nowhere", binary, damaged, impossible):
        with pytest.raises(rule_files.FAILURES):
            rule_files.named(str(file))


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    long = tmp_path / "long.json"
    long.write_text(" " * (ruleset_text.MAX_TEXT + 10), encoding="utf-8")

    with pytest.raises(RuleSetFormatError) as error:
        rule_files.read(long)
    assert [fault.code for fault in error.value.faults] == [FaultCode.TOO_LONG]
