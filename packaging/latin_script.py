"""Serbian in Latin script, letter by letter from Cyrillic."""

import re
from typing import Final

_LETTERS: Final = {
    "а": "a",
    "б": "b",
    "в": "v",
    "г": "g",
    "д": "d",
    "ђ": "đ",
    "е": "e",
    "ж": "ž",
    "з": "z",
    "и": "i",
    "ј": "j",
    "к": "k",
    "л": "l",
    "љ": "lj",
    "м": "m",
    "н": "n",
    "њ": "nj",
    "о": "o",
    "п": "p",
    "р": "r",
    "с": "s",
    "т": "t",
    "ћ": "ć",
    "у": "u",
    "ф": "f",
    "х": "h",
    "ц": "c",
    "ч": "č",
    "џ": "dž",
    "ш": "š",
}
_BOTH_CASES: Final = _LETTERS | {one.upper(): two.capitalize() for one, two in _LETTERS.items()}
_CAPITAL_PAIR: Final = re.compile("[ЉЊЏ](?=[А-ЯЂЈЉЊЋЏ])|(?<=[А-ЯЂЈЉЊЋЏ])[ЉЊЏ](?![а-яђјљњћџ])")


def in_latin_script(text: str) -> str:
    """``text`` with every Serbian Cyrillic letter written in Latin script.

    A letter that takes two is written in capitals within a word of capitals: "ЉУБАВ" is "LJUBAV",
    but "Љубав" is "Ljubav". What is not Cyrillic stays as it is.
    """
    text = _CAPITAL_PAIR.sub(lambda found: _BOTH_CASES[found.group()].upper(), text)
    return "".join(_BOTH_CASES.get(letter, letter) for letter in text)
