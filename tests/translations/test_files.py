"""Every file is complete, up to date, and keeps the form of the source."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.translations.files import FORMS, Message, file_of, messages, update

LANGUAGES = list(FORMS)

PLACEHOLDER = re.compile(r"\{[^{}]*\}")
LINK = re.compile(r"\]\(#[^)]*\)")
TAG = re.compile(r"</?[a-z][^>]*>")
ACCELERATOR = re.compile(r"&(?=\w)")


def test_the_files_have_every_text_of_the_source(tmp_path: Path) -> None:
    """What lupdate would write is what is there, as the README of the folder says."""
    copies = [tmp_path / file_of(language).name for language in LANGUAGES]
    for language, copy in zip(LANGUAGES, copies, strict=True):
        shutil.copy(file_of(language), copy)
        update(copy)
    for language, copy in zip(LANGUAGES, copies, strict=True):
        assert copy.read_text(encoding="utf-8") == file_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    missing = [
        str(message)
        for message in messages(language)
        if message.kind or not all(form.strip() for form in message.forms)
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    plurals = [message for message in messages(language) if message.is_plural]
    assert plurals
    for message in plurals:
        assert len(message.forms) == FORMS[language], str(message)
        # The form for many tells the number; those for one or two may have it in a word.
        assert "%Ln" in message.forms[-1] or "%Ln" not in message.source, str(message)
        assert all(form.count("%Ln") <= 1 for form in message.forms), str(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [PLACEHOLDER, LINK, TAG], ids=["placeholders", "links", "tags"])
def test_what_is_not_text_stays(language: str, part: re.Pattern[str]) -> None:
    changed = [
        str(message)
        for message in messages(language)
        for form in message.forms
        if Counter(part.findall(message.source)) != Counter(part.findall(form))
    ]
    assert changed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_accelerators_are_where_the_source_has_them(language: str) -> None:
    changed = [
        str(message)
        for message in messages(language)
        for form in message.forms
        if len(ACCELERATOR.findall(message.source)) != len(ACCELERATOR.findall(form))
    ]
    assert changed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_are_kept(language: str) -> None:
    """A label with a colon or dots has them in every language, and no text a space too many."""

    def ends_alike(message: Message, form: str) -> bool:
        if form != form.strip() and message.source == message.source.strip():
            return False
        return all(message.source.endswith(end) == form.endswith(end) for end in (":", "…"))

    changed = [
        str(message)
        for message in messages(language)
        for form in message.forms
        if not ends_alike(message, form)
    ]
    assert changed == []


def test_numbers_are_filled_in_with_the_digits_of_the_language() -> None:
    """In Arabic, what is written out in the file would differ from all other numbers."""
    names = re.compile(r"UTF-8|PySide6")
    digits = [
        str(message)
        for message in messages("ar")
        for form in message.forms
        if re.search("[0-9]", names.sub("", PLACEHOLDER.sub("", form)))
    ]
    assert digits == []
