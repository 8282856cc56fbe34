"""The files call things as ``translations/GLOSSARY.md`` does."""

import re
from dataclasses import dataclass

import pytest

from tests.translations.files import FOLDER, messages

LANGUAGES = ["it", "sr", "ar"]
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
MARKS = re.compile("[\N{ARABIC FATHATAN}-\N{ARABIC SUKUN}]")
"""Marks of short vowels and doubled letters, which Arabic writes or leaves out."""


@dataclass(frozen=True)
class Term:
    """A term of the game: how it stands in the source, and the stems for it by language."""

    name: str
    pattern: re.Pattern[str]
    stems: dict[str, list[str]]


def glossary() -> list[Term]:
    """The terms whose presence in the source can be told."""
    terms = []
    for line in (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        if not line.startswith("| ") or line.startswith(("| Term", "| ---")):
            continue
        name, source, *stems = (cell.strip() for cell in line.strip("|").split("|")[:5])
        if source:
            pattern = "|".join(part.strip() for part in source.strip("`").split(" / "))
            listed = [[stem.strip() for stem in cell.split(",")] for cell in stems]
            terms.append(
                Term(
                    name,
                    re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE),
                    dict(zip(LANGUAGES, listed, strict=True)),
                )
            )
    return terms


def plain(text: str) -> str:
    """``text`` without what only tells how it is read or reached."""
    return MARKS.sub("", text.replace("&", "").casefold())


def prose(text: str) -> str:
    """``text`` without placeholders and what only tells how it is reached."""
    return PLACEHOLDER.sub("", text.replace("&", ""))


TERMS = glossary()


def test_the_glossary_has_every_language() -> None:
    assert len(TERMS) > 20
    for term in TERMS:
        assert all(all(stems) for stems in term.stems.values()), term.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.name)
def test_the_term_is_used(term: Term, language: str) -> None:
    stems = [plain(stem) for stem in term.stems[language]]
    found = [one for one in messages(language) if term.pattern.search(prose(one.source))]
    assert found
    others = [
        str(message)
        for message in found
        if not all(any(stem in plain(form) for stem in stems) for form in message.forms)
    ]
    assert others == []
