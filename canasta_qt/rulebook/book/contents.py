"""The whole book of a rule set."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.blocks import Section
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rulebook.book.differences import DifferencesSection
from canasta_qt.rulebook.book.ending import EndSection, MatchSection
from canasta_qt.rulebook.book.facts import Facts
from canasta_qt.rulebook.book.going_out import AskingSection, ConcealedSection, GoingOutSection
from canasta_qt.rulebook.book.hints import HintsSection
from canasta_qt.rulebook.book.kitty import KittySection
from canasta_qt.rulebook.book.melds import CanastasSection, MeldsSection
from canasta_qt.rulebook.book.opening import OpeningSection
from canasta_qt.rulebook.book.pile import PileSection
from canasta_qt.rulebook.book.questions import QuestionsSection
from canasta_qt.rulebook.book.scoring import ScoringSection
from canasta_qt.rulebook.book.setting_up import (
    CardsSection,
    DealSection,
    ObjectSection,
    PlayersSection,
)
from canasta_qt.rulebook.book.threes import BlackThreesSection, RedThreesSection
from canasta_qt.rulebook.book.turn import StockSection, TurnSection
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet

_CHAPTERS: Final[tuple[type[Chapter], ...]] = (
    ObjectSection,
    PlayersSection,
    CardsSection,
    DealSection,
    TurnSection,
    StockSection,
    PileSection,
    MeldsSection,
    CanastasSection,
    RedThreesSection,
    BlackThreesSection,
    OpeningSection,
    KittySection,
    GoingOutSection,
    AskingSection,
    ConcealedSection,
    EndSection,
    ScoringSection,
    MatchSection,
    HintsSection,
    QuestionsSection,
)


@dataclass(frozen=True)
class Book:
    """The rules of one rule set; ``about`` is a sentence on what is special, perhaps empty."""

    title: str
    about: str
    sections: tuple[Section, ...]

    def has(self, name: str) -> bool:
        """Whether there is a section ``name``."""
        return any(section.name == name for section in self.sections)


def book(rules: RuleSet, others: Iterable[RuleSet] = tuple(PRESETS.values())) -> Book:
    """The book of ``rules``, which have to be valid, in the language of the program.

    It compares them with ``others`` as far as these differ.
    """
    facts = Facts(rules)
    chapters = [chapter(facts) for chapter in _CHAPTERS]
    chapters.append(DifferencesSection(facts, others))
    return Book(
        title=terms.rule_set(rules),
        about=terms.rule_set_description(rules),
        sections=tuple(chapter.section() for chapter in chapters if chapter.applies),
    )
