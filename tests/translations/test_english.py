"""English has a file of its own, for its plural forms."""

import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tests.translations.files import file_of, update

ENGLISH = file_of("en")


def test_the_file_has_every_plural_of_the_source(tmp_path: Path) -> None:
    copy = tmp_path / ENGLISH.name
    shutil.copy(ENGLISH, copy)
    update(copy, "-target-language", "en", "-pluralonly")
    assert copy.read_text(encoding="utf-8") == ENGLISH.read_text(encoding="utf-8")


def test_every_plural_form_is_filled_in() -> None:
    messages = list(ElementTree.parse(ENGLISH).iter("message"))
    assert messages
    for message in messages:
        source = message.findtext("source", "")
        forms = [form.text or "" for form in message.iter("numerusform")]
        assert len(forms) == 2, source
        for form in forms:
            assert form.strip(), source
            assert "(s)" not in form
            assert form.count("%Ln") == source.count("%Ln")
            assert form.count("{") == source.count("{")
