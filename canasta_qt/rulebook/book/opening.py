"""What the first melds of a side have to be worth."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import words
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph, Table
from canasta_qt.rulebook.book.chapter import Chapter


class OpeningSection(Chapter):
    name = "opening"

    def title(self) -> str:
        return self.tr("Opening")

    def blocks(self) -> list[Block]:
        if not self.facts.has_minimum:
            return [
                Paragraph(
                    self.tr(
                        "A side has opened when it has laid its first meld of the round. Any meld "
                        "will do: there is no minimum."
                    )
                )
            ]
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "The first melds of your side in a round are its opening. Together they have "
                    "to be worth at least the opening minimum, which depends on the score that "
                    "your side had before the round:"
                )
            ),
            self._minimums(),
        ]
        if any(0 < tier.minimum <= self.facts.any_meld for tier in self.rules.minimum_tiers):
            blocks.append(
                Paragraph(
                    self.tr(
                        "The smallest possible meld is worth %Ln point(s), so that a minimum of no "
                        "more than this is met by any meld.",
                        "",
                        self.facts.any_meld,
                    )
                )
            )
        blocks.append(Paragraph(self.tr("This is how the points are counted:")))
        blocks.append(Items(tuple(self._counting())))
        blocks.append(
            Paragraph(
                self.tr(
                    "Melds that do not reach the minimum in the same turn may not be laid at all."
                )
            )
        )
        if self.facts.partners:
            blocks.append(
                Paragraph(
                    self.tr(
                        "One opening serves the whole side: when your partner has opened, you may "
                        "meld whatever you like."
                    )
                )
            )
        if self.rules.concealed_waives_minimum:
            blocks.append(
                Paragraph(
                    self.tr(
                        "There is one exception: no minimum is needed by a player who goes out "
                        "with a whole [concealed hand](#concealed) after drawing from the stock."
                    )
                )
            )
        return blocks

    def _minimums(self) -> Block:
        tiers = self.rules.minimum_tiers
        rows = tuple(
            (words.scores(tiers, place), self._points(tier.minimum))
            for place, tier in enumerate(tiers)
        )
        header = (self.tr("Score of your side"), self.tr("Opening minimum"))
        return Table(header, rows, frozenset({1}))

    def _points(self, minimum: int) -> str:
        return terms.number(minimum) if minimum else self.tr("none")

    def _counting(self) -> list[str]:
        texts = [
            self.tr(
                "The [values of the cards](#cards) in all melds that you lay in this turn count."
            ),
        ]
        if self.facts.takes:
            texts.append(
                self.tr(
                    "If you take the [pile](#pile), its top card counts, but no other card of the "
                    "pile."
                )
            )
        texts.append(
            self.tr("Bonuses do not count: neither those of canastas nor those of red threes.")
        )
        return texts
