"""What a player does in a turn, and where the cards come from."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import words
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import FinalDiscard, ShortStock


class TurnSection(Chapter):
    name = "turn"

    def title(self) -> str:
        return self.tr("A turn")

    def blocks(self) -> list[Block]:
        blocks: list[Block] = [
            Paragraph(self.tr("In your turn you do these things in this order:")),
            Items(tuple(self._steps()), numbered=True),
            Paragraph(self._ending()),
        ]
        if self.facts.needs_canastas:
            blocks.append(
                Paragraph(
                    self.tr(
                        "As long as your side has not got the canastas that "
                        "[going out](#going-out) takes, you have to keep two cards when you meld: "
                        "one to discard and one to hold."
                    )
                )
            )
        blocks.append(
            Paragraph(
                self.tr(
                    "Nothing may be done that would leave you without a lawful way to end your "
                    "turn."
                )
            )
        )
        blocks.extend(Paragraph(text) for text in self._bans())
        return blocks

    def _steps(self) -> list[str]:
        count = self.rules.draw_count
        if self.facts.takes:
            draw = self.tr(
                "Draw %Ln card(s) from the [stock](#stock); or, if you may, take the whole "
                "[discard pile](#pile) instead and meld its top card at once.",
                "",
                count,
            )
        else:
            draw = self.tr("Draw %Ln card(s) from the [stock](#stock).", "", count)
        steps = [
            draw,
            self.tr(
                "If you like, lay [melds](#melds) and add cards to the melds of your side. The "
                "first melds of a side in a round have to meet the [opening minimum](#opening)."
            )
            if self.facts.has_minimum
            else self.tr(
                "If you like, lay [melds](#melds) and add cards to the melds of your side."
            ),
            self.tr("Discard one card face up on the discard pile."),
        ]
        if self.facts.kitty:
            steps.append(
                self.tr("Take your [kitty](#kitty), if you have just earned it and want it.")
            )
        return steps

    def _ending(self) -> str:
        if self.rules.final_discard is FinalDiscard.REQUIRED:
            return self.tr(
                "Every turn has a discard, also the one in which you go out with your last card."
            )
        return self.tr(
            "The discard ends your turn. Only a player who goes out by melding every card needs "
            "none."
        )

    def _bans(self) -> list[str]:
        texts = [self.tr("Red threes are never discarded.")]
        if self.rules.discard_ban:
            texts.append(
                self.tr(
                    "Cards of these ranks may not be discarded before every side has a canasta of "
                    "the same rank without wild cards: {ranks}."
                ).format(ranks=words.ranks(self.rules.discard_ban))
            )
        if self.rules.final_discard_ban:
            texts.append(
                self.tr(
                    "The last discard of a player who goes out may not be one of these: {ranks}."
                ).format(ranks=words.ranks(self.rules.final_discard_ban))
            )
        return texts


class StockSection(Chapter):
    name = "stock"

    def title(self) -> str:
        return self.tr("The stock")

    def blocks(self) -> list[Block]:
        count = self.rules.draw_count
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "The stock is the pack that lies face down. A draw takes %Ln card(s) from its "
                    "top.",
                    "",
                    count,
                )
            ),
            Paragraph(self._red_three()),
        ]
        if count > 1:
            blocks.append(Paragraph(self._short()))
        blocks.append(Paragraph(self._used_up()))
        return blocks

    def _used_up(self) -> str:
        if not self.facts.takes:
            return self.tr(
                "The first player who has to draw and cannot do so [ends the round](#end)."
            )
        if self.facts.draws_whole:
            return self.tr(
                "When nobody can draw any more, you may still take the [pile](#pile) if its top "
                "card allows it, and play goes on. The first player who cannot or does not want to "
                "do so [ends the round](#end)."
            )
        return self.tr(
            "When the stock is empty, you may still take the [pile](#pile) if its top card allows "
            "it, and play goes on. The first player who cannot or does not want to do so "
            "[ends the round](#end)."
        )

    def _red_three(self) -> str:
        if self.rules.red_three_replace_draw:
            return self.tr(
                "A [red three](#red-threes) does not count as drawn: you lay it on the table and "
                "draw another card. If the stock gives you nothing but red threes because it runs "
                "out, the round ends at once."
            )
        return self.tr(
            "A [red three](#red-threes) counts as drawn: you lay it on the table and draw no other "
            "card for it."
        )

    def _short(self) -> str:
        if self.rules.short_stock is ShortStock.END:
            return self.tr(
                "If fewer cards than that are left, nobody can draw any more; the number needed "
                "is {count}."
            ).format(count=terms.number(self.rules.draw_count))
        return self.tr("If fewer cards than that are left, a player who draws takes what is left.")
