"""How a player ends the round by having no cards left."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import words
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import FinalDiscard


class GoingOutSection(Chapter):
    name = "going-out"

    def title(self) -> str:
        return self.tr("Going out")

    def blocks(self) -> list[Block]:
        rules = self.rules
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "You go out by getting rid of the last card of your hand, which ends the round."
                )
            ),
            *self._needed(),
            Paragraph(self._last_card()),
        ]
        if rules.final_discard_ban:
            blocks.append(
                Paragraph(
                    self.tr("Your last discard may not be one of these: {ranks}.").format(
                        ranks=words.ranks(rules.final_discard_ban)
                    )
                )
            )
        blocks.append(
            Paragraph(
                self.tr(
                    "Only in the turn in which you go out may you meld "
                    "[black threes](#black-threes)."
                )
            )
        )
        blocks.append(Paragraph(self._bonus()))
        blocks.append(
            Paragraph(
                self.tr(
                    "Nobody has to go out. It can pay to play on, as long as you keep a card after "
                    "your discard."
                )
            )
        )
        if self.facts.asks:
            blocks.append(
                Paragraph(self.tr("Before going out you may [ask your partner](#asking)."))
            )
        return blocks

    def _needed(self) -> list[Block]:
        rules = self.rules
        if not self.facts.needs_canastas:
            return [Paragraph(self.tr("You may go out at any time: no canasta is needed for it."))]
        texts = []
        if rules.going_out_canastas:
            texts.append(
                self.tr("at least %Ln canasta(s) of any kind", "", rules.going_out_canastas)
                if not rules.going_out_kinds
                else self.tr("at least %Ln canasta(s) in all", "", rules.going_out_canastas)
            )
        if rules.going_out_kinds:
            texts.append(
                self.tr("at least one of each of these: {kinds}").format(
                    kinds=words.canastas(rules.going_out_kinds)
                )
            )
        return [
            Paragraph(self.tr("Before anyone may go out, the side needs [canastas](#canastas):")),
            Items(tuple(texts)),
            Paragraph(
                self.tr(
                    "Those count that you complete in the very turn in which you go out. As long "
                    "as your side has not got them, you have to keep at least one card after your "
                    "discard."
                )
            ),
        ]

    def _last_card(self) -> str:
        if self.rules.final_discard is FinalDiscard.REQUIRED:
            return self.tr(
                "Your very last card has to be discarded: you may meld all cards but one, but not "
                "all."
            )
        return self.tr("Your very last card may be discarded or melded, as you like.")

    def _bonus(self) -> str:
        rules = self.rules
        if self.facts.concealed:
            return self.tr(
                "Going out brings %Ln point(s). A [concealed hand](#concealed) is treated "
                "differently.",
                "",
                rules.going_out_bonus,
            )
        return self.tr(
            "Going out brings %Ln point(s), and no more if you do it all in a single turn.",
            "",
            rules.going_out_bonus,
        )


class AskingSection(Chapter):
    name = "asking"

    @property
    def applies(self) -> bool:
        return self.facts.asks

    def title(self) -> str:
        return self.tr("Asking the partner")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(
                self.tr(
                    "If you are able to [go out](#going-out), you may ask your partner: “May I go "
                    "out?” The answer binds you for this turn:"
                )
            ),
            Items(
                (
                    self.tr("After a yes you have to go out in this turn."),
                    self.tr("After a no you may not go out in this turn."),
                )
            ),
            Paragraph(
                self.tr(
                    "You ask after you have drawn or taken the pile, at most once in a turn, and "
                    "only if you could go out as well as play on. With black threes on the table, "
                    "or an opening that is not complete, it is too late to ask."
                )
            ),
            Paragraph(self.tr("You do not have to ask; you may go out without a question.")),
        ]


class ConcealedSection(Chapter):
    name = "concealed"

    @property
    def applies(self) -> bool:
        return self.facts.concealed

    def title(self) -> str:
        return self.tr("Going out concealed")

    def blocks(self) -> list[Block]:
        rules = self.rules
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "You go out concealed if you get rid of your whole hand in a single turn and "
                    "all of this holds:"
                )
            ),
            Items(tuple(self._conditions())),
        ]
        if rules.concealed_extra:
            blocks.append(
                Paragraph(
                    self.tr(
                        "That brings {together} points instead of the usual {usual} for going out."
                    ).format(
                        together=terms.number(rules.going_out_bonus + rules.concealed_extra),
                        usual=terms.number(rules.going_out_bonus),
                    )
                )
            )
        else:
            blocks.append(
                Paragraph(self.tr("That brings no more points than going out in any other way."))
            )
        if rules.concealed_waives_minimum:
            blocks.append(
                Paragraph(
                    self.tr(
                        "If you have drawn from the stock and there is a canasta among your melds, "
                        "you need not meet the [opening minimum](#opening)."
                    )
                )
            )
        elif self.facts.has_minimum:
            blocks.append(
                Paragraph(
                    self.tr(
                        "If your side has not opened yet, your melds have to meet the "
                        "[opening minimum](#opening) even so."
                    )
                )
            )
        return blocks

    def _conditions(self) -> list[str]:
        texts = [self.tr("You have melded nothing in earlier turns of the round.")]
        if self.facts.partners:
            texts.append(self.tr("You add nothing to melds that your side has already."))
        if self.rules.concealed_needs_canasta:
            texts.append(self.tr("There is a canasta among the melds that you lay."))
        return texts
