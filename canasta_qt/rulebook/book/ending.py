"""How rounds and matches end."""

from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import Tie


class EndSection(Chapter):
    name = "end"

    def title(self) -> str:
        return self.tr("The end of a round")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self.tr("A round ends when one of these things happens:")),
            Items(tuple(self._reasons())),
            Paragraph(
                self.tr(
                    "Only in the first case does anyone get the points for going out. In every "
                    "case the round is [scored](#scoring)."
                )
            ),
        ]

    def _reasons(self) -> list[str]:
        rules = self.rules
        texts = [self.tr("A player [goes out](#going-out).")]
        texts.append(self._out_of_stock())
        if rules.red_three_replace_draw:
            texts.append(
                self.tr("A player draws the last cards of the stock, and all are red threes.")
            )
        if rules.discard_ban or rules.red_three_replace_pile or not rules.red_three_replace_draw:
            texts.append(
                self.tr(
                    "After drawing, a player has no lawful way to end the turn. Cards may still be "
                    "melded before the round ends."
                )
            )
        return texts

    def _out_of_stock(self) -> str:
        if self.facts.draws_whole:
            if self.facts.takes:
                return self.tr(
                    "A player has to draw, the [stock](#stock) does not hold enough for it, and "
                    "the player cannot or does not want to take the pile."
                )
            return self.tr(
                "A player has to draw, and the [stock](#stock) does not hold enough for it."
            )
        if self.facts.takes:
            return self.tr(
                "A player has to draw, the [stock](#stock) is empty, and the player cannot or "
                "does not want to take the pile."
            )
        return self.tr("A player has to draw, and the [stock](#stock) is empty.")


class MatchSection(Chapter):
    name = "match"

    def title(self) -> str:
        return self.tr("The match")

    def blocks(self) -> list[Block]:
        target = self.rules.target
        return [
            Paragraph(
                self.tr(
                    "The scores of all rounds are added up. The match is over when at the end of a "
                    "round some side has %Ln point(s) or more. If several sides have, the highest "
                    "score wins.",
                    "",
                    target,
                )
            ),
            Paragraph(self._tie()),
            Paragraph(
                self.tr(
                    "Points count only when the round is over: nobody wins in the middle of one."
                )
            ),
        ]

    def _tie(self) -> str:
        if self.rules.tie is Tie.SHARED:
            return self.tr("If sides are level at the top, they win together.")
        return self.tr("If sides are level at the top, another round is played to decide.")
