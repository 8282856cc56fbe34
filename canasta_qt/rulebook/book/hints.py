"""Advice, as far as the rule set makes it good advice."""

from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import CanastaKind, CardClass, PileMode


class HintsSection(Chapter):
    name = "hints"

    def title(self) -> str:
        return self.tr("Hints on play")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self.tr("These are no rules, but they help to win:")),
            Items(
                (
                    *self._about_the_pile(),
                    *self._about_melds(),
                    *self._about_the_end(),
                )
            ),
        ]

    def _about_the_pile(self) -> list[str]:
        rules = self.rules
        if not self.facts.takes:
            return []
        texts = [
            self.tr(
                "A large pile is worth more than anything else on the table. Whoever takes it "
                "first is usually able to take it again."
            ),
        ]
        if PileMode.PAIR in rules.pile_frozen_modes:
            texts.append(
                self.tr(
                    "Keep pairs in your hand. When the pile is frozen or your side has not opened, "
                    "pairs are what takes it."
                )
                if rules.freeze_kinds
                else self.tr("Keep pairs in your hand: they are what takes the pile.")
            )
        texts.append(
            self.tr(
                "Watch what the next player picks up and melds. Discard ranks that they have just "
                "discarded themselves, and keep those that they collect."
            )
        )
        if CardClass.WILD in rules.freeze_kinds and self._frozen_is_harder():
            texts.append(
                self.tr(
                    "A wild card on the pile freezes it. That is costly, but good when the others "
                    "have many melds to which top cards can be added and your side has few."
                )
            )
        texts.append(
            self.tr(
                "Keep a black three for the moment when every other discard would give the pile "
                "away."
            )
        )
        return texts

    def _frozen_is_harder(self) -> bool:
        return self.rules.pile_open_modes != self.rules.pile_frozen_modes

    def _about_melds(self) -> list[str]:
        rules = self.rules
        texts = []
        if self.facts.has_minimum:
            texts.append(
                self.tr(
                    "Open with as few cards as you can. A small hand after an expensive opening "
                    "leaves you little to take the pile with."
                )
                if self.facts.takes
                else self.tr("Open as soon as you can, and with as few cards as you can.")
            )
        if CanastaKind.MIXED in self.facts.kinds and self.facts.mixes:
            texts.append(
                self.tr(
                    "Use wild cards to finish canastas, not to start many small melds. A meld that "
                    "is nearly natural is worth waiting for."
                )
            )
        if CanastaKind.WILD in self.facts.kinds:
            texts.append(
                self.tr(
                    "Wild cards are worth most in a canasta of their own, so do not spend them too "
                    "early."
                )
            )
        if self.facts.kitty:
            texts.append(
                self.tr(
                    "Earn your kitty early: its cards count against you for as long as it lies "
                    "there."
                )
            )
        if rules.discard_ban:
            texts.append(
                self.tr(
                    "Always keep a card that you may discard. A hand of nothing but cards that may "
                    "not be discarded ends the round."
                )
            )
        return texts

    def _about_the_end(self) -> list[str]:
        texts = [
            self.tr(
                "Count the cards of the others. When a side has the canastas it needs and a player "
                "holds few cards, get your points onto the table."
            )
        ]
        if self.facts.asks:
            texts.append(
                self.tr(
                    "Ask your partner before you go out when you are in doubt: the partner’s whole "
                    "hand counts against you both."
                )
            )
        if self.rules.red_three_negative_if_unopened and self.rules.red_three_value:
            texts.append(
                self.tr(
                    "With red threes on the table, open in any case before the round ends: "
                    "otherwise they cost you what they would have brought."
                )
            )
        return texts
