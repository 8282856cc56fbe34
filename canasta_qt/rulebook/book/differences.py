"""What other rule sets do differently."""

from collections.abc import Iterable

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.blocks import Block, Heading, Paragraph, Table
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rulebook.book.facts import Facts
from canasta_qt.rulebook.book.field_text import field_name, field_value
from canasta_qt.rules.fields import FIELDS
from canasta_qt.rules.ruleset import RuleSet


def differences(rules: RuleSet, other: RuleSet) -> list[str]:
    """The fields in which two rule sets play differently, in the order of ``RuleSet``."""
    return [
        field
        for field in FIELDS
        if field != "name" and getattr(rules, field) != getattr(other, field)
    ]


class DifferencesSection(Chapter):
    """Compares with ``others``, one after the other."""

    name = "differences"

    def __init__(self, facts: Facts, others: Iterable[RuleSet]) -> None:
        super().__init__(facts)
        self._others = [other for other in others if differences(facts.rules, other)]

    @property
    def applies(self) -> bool:
        return bool(self._others)

    def title(self) -> str:
        return self.tr("Differences from other rule sets")

    def blocks(self) -> list[Block]:
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "If you know one of these games, this is what changes. Whatever is not listed "
                    "is the same in both."
                )
            )
        ]
        for other in self._others:
            blocks.append(Heading(terms.rule_set(other)))
            blocks.append(self._table(other))
        return blocks

    def _table(self, other: RuleSet) -> Table:
        header = (self.tr("Rule"), self.tr("Here"), self.tr("There"))
        rows = tuple(
            (field_name(field), field_value(self.rules, field), field_value(other, field))
            for field in differences(self.rules, other)
        )
        return Table(header, rows)
