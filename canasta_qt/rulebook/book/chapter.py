"""The writer of one section."""

from PySide6.QtCore import QObject

from canasta_qt.rulebook.book.blocks import Block, Section
from canasta_qt.rulebook.book.facts import Facts


class Chapter(QObject):
    """Writes the section ``name`` for a rule set; subclasses say what it holds.

    (An object, because only its ``tr`` can count.)
    """

    name = ""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts
        self.rules = facts.rules

    @property
    def applies(self) -> bool:
        """Whether the rule set has anything of the sort."""
        return True

    def title(self) -> str:
        raise NotImplementedError

    def blocks(self) -> list[Block]:
        """What the section consists of."""
        raise NotImplementedError

    def section(self) -> Section:
        return Section(self.name, self.title(), tuple(self.blocks()))
