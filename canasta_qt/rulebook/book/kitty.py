"""The kitty, a second hand that has to be earned."""

from canasta_qt.rulebook.book import words
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter


class KittySection(Chapter):
    name = "kitty"

    @property
    def applies(self) -> bool:
        return self.facts.kitty

    def title(self) -> str:
        return self.tr("The kitty")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(
                self.tr(
                    "Beside your hand you have a kitty of %Ln card(s), face down. Nobody knows "
                    "what is in it.",
                    "",
                    self.rules.kitty_size,
                )
            ),
            Paragraph(
                self.tr(
                    "You earn it in a turn in which you complete one of these: {kinds}."
                ).format(kinds=words.canastas(self.rules.kitty_unlock))
            ),
            Items(
                (
                    self.tr("In that turn you may look at your kitty."),
                    self.tr(
                        "After the discard of that turn you may take it into your hand, or leave "
                        "it. Its cards can be used from your next turn on."
                    ),
                    self.tr(
                        "If you leave it, you have to complete another such canasta to get it "
                        "later."
                    ),
                )
            ),
            Paragraph(
                self.tr(
                    "You may [go out](#going-out) without having taken your kitty. But a kitty "
                    "that is still there when the round ends counts against its owner like cards "
                    "in the hand."
                )
            ),
            Paragraph(
                self.tr(
                    "[Red threes](#red-threes) in a kitty go to the table when it is taken; in a "
                    "kitty that is never taken they score nothing."
                )
            ),
        ]
