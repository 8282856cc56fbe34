"""Serbian Cyrillic letters in Latin script."""

import pytest
from latin_script import in_latin_script


@pytest.mark.parametrize(
    ("cyrillic", "latin"),
    [
        ("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš"),
        ("АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ", "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ"),
        ("љиљан, њива, џокер", "ljiljan, njiva, džoker"),
        ("Љубав, Њујорк, Џокер", "Ljubav, Njujork, Džoker"),
        ("ЉУБАВ, ЊУЈОРК, ЏОКЕР, КОЊ", "LJUBAV, NJUJORK, DŽOKER, KONJ"),
        ("&Џокер за {name}: %Ln <b>K♠</b>", "&Džoker za {name}: %Ln <b>K♠</b>"),
    ],
)
def test_letters_are_written_one_by_one(cyrillic: str, latin: str) -> None:
    assert in_latin_script(cyrillic) == latin
