"""The two colours of threes."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import pictures
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph, Picture
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.cards import BLACK_THREE, FACES_OF, KIND_VALUE, RED_THREE
from canasta_qt.rules.ruleset import CardClass


class RedThreesSection(Chapter):
    name = "red-threes"

    def title(self) -> str:
        return self.tr("Red threes")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(
                self.tr(
                    "Red threes bring luck rather than work. They are neither melded nor "
                    "discarded: whoever gets one lays it on the table at once, where it counts for "
                    "the side."
                )
            ),
            Picture((pictures.row(FACES_OF[RED_THREE]),)),
            Items((*self._points(), *self._replacing())),
            Paragraph(
                self.tr(
                    "Red threes are no melds: they do not open, and they do not count towards the "
                    "[opening minimum](#opening)."
                )
                if self.facts.has_minimum
                else self.tr("Red threes are no melds, so they do not [open](#opening).")
            ),
        ]

    def _replacing(self) -> list[str]:
        rules = self.rules
        texts = [
            self.tr(
                "For one that you were dealt or have drawn you get another card from the stock."
            )
            if rules.red_three_replace_draw
            else self.tr("For one that you were dealt or have drawn you get no other card.")
        ]
        if self.facts.takes:
            texts.append(
                self.tr("For one that you take with the pile you get another card from the stock.")
                if rules.red_three_replace_pile
                else self.tr("For one that you take with the pile you get no other card.")
            )
        if self.facts.kitty:
            texts.append(
                self.tr("For one in your kitty you get another card from the stock.")
                if rules.red_three_replace_kitty
                else self.tr("For one in your kitty you get no other card.")
            )
            texts.append(self.tr("A red three in a kitty that is never taken scores nothing."))
        return texts

    def _points(self) -> list[str]:
        rules = self.rules
        texts = [
            self.tr("Each red three counts %Ln point(s).", "", rules.red_three_value),
        ]
        total = rules.red_three_all_total
        if total is not None:
            texts.append(
                self.tr(
                    "A side that has all red threes of the game, {count} in number, gets {total} "
                    "points for them together."
                ).format(
                    count=self._red_threes(),
                    total=terms.number(total),
                )
            )
        if not rules.red_three_value and not total:
            return texts
        if rules.red_three_negative_if_unopened:
            texts.append(
                self.tr(
                    "If a side has not [opened](#opening) when the round ends, the same points are "
                    "taken off its score instead."
                )
            )
        else:
            texts.append(
                self.tr(
                    "They count for a side even if it has not [opened](#opening) when the round "
                    "ends."
                )
            )
        return texts

    def _red_threes(self) -> str:
        """How many there are: one number, or a range that grows with the players."""
        least = self.facts.tables[0].red_threes
        most = self.facts.tables[-1].red_threes
        if least == most:
            return terms.number(least)
        return self.tr("{least} to {most}").format(
            least=terms.number(least), most=terms.number(most)
        )


class BlackThreesSection(Chapter):
    name = "black-threes"

    def title(self) -> str:
        return self.tr("Black threes")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self._as_stop_card()),
            Paragraph(
                self.tr(
                    "They are melded only in the turn in which you [go out](#going-out), and never "
                    "together with wild cards."
                )
            ),
            Items(tuple(self._melding())),
            Paragraph(self.tr("A black three is worth %Ln point(s).", "", KIND_VALUE[BLACK_THREE])),
        ]

    def _as_stop_card(self) -> str:
        if not self.facts.takes:
            return self.tr("Black threes are natural cards, but of little use in melds.")
        if CardClass.BLACK_THREE in self.rules.freeze_kinds:
            return self.tr(
                "A black three that you discard blocks the [pile](#pile) for the next player, and "
                "freezes it until it is taken."
            )
        return self.tr(
            "A black three that you discard blocks the [pile](#pile) for the next player. As soon "
            "as another card covers it, it has no effect any more."
        )

    def _melding(self) -> list[str]:
        rules = self.rules
        texts = [
            self.tr("A meld of black threes has at least %Ln card(s).", "", rules.black_three_min)
        ]
        if rules.black_three_max is None:
            texts.append(self.tr("It may have as many as you hold."))
        else:
            texts.append(self.tr("It has at most %Ln card(s).", "", rules.black_three_max))
        if rules.black_three_max is None or rules.black_three_max >= rules.canasta_size:
            texts.append(self.tr("It is never a canasta, however large it is."))
        else:
            texts.append(self.tr("It is never a canasta."))
        return texts
