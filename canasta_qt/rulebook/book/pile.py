"""The discard pile: when it may be taken, and with what."""

from collections.abc import Iterable

from canasta_qt.rulebook.book import pictures, words
from canasta_qt.rulebook.book.blocks import Block, Heading, Items, Paragraph, Picture
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import CardClass, PileMode, PileSight, SecondMeld


class PileSection(Chapter):
    name = "pile"

    def title(self) -> str:
        return self.tr("The discard pile")

    def blocks(self) -> list[Block]:
        discards = self.tr("Every turn’s discard goes face up on the discard pile.")
        if not self.facts.takes:
            return [
                Paragraph(discards),
                Paragraph(self._sight()),
                Paragraph(self.tr("Under these rules the pile is never taken.")),
                Paragraph(self._freezing()),
            ]
        return [
            Paragraph(discards),
            Paragraph(self._sight()),
            Paragraph(
                self.tr(
                    "Instead of drawing you may take the pile, and always the whole of it, if you "
                    "can meld its top card at once together with cards from your hand or on the "
                    "table. The meld has to be a [valid one](#melds) without any other card of "
                    "the pile. After that the rest of the pile joins your hand, and you may use "
                    "it in the same turn."
                )
            ),
            Heading(self.tr("What takes the pile")),
            *self._ways(),
            *self._limits(),
            Heading(self.tr("When it is blocked")),
            Paragraph(
                self.tr(
                    "The pile is blocked, and nobody can take it, while a wild card or a three "
                    "lies on top. The next discard of another card lifts that."
                )
            ),
            Heading(self.tr("When it is frozen")),
            Paragraph(self._freezing()),
            *self._frozen(),
            *self._kinds_of_blocks(),
        ]

    def _sight(self) -> str:
        if self.rules.pile_in_sight is PileSight.ALL:
            return self.tr("It lies spread out: everybody may look at all of its cards.")
        if not self.rules.freeze_kinds:
            return self.tr("Only its top card may be looked at; the others are to be remembered.")
        return self.tr(
            "Only its top card may be looked at, and the card that froze it, which lies crosswise; "
            "the others are to be remembered."
        )

    def _ways(self) -> list[Block]:
        rules = self.rules
        if rules.pile_open_modes == rules.pile_frozen_modes:
            return [
                Paragraph(
                    self.tr(
                        "The top card can be melded in one of these ways, whether or not the pile "
                        "is frozen, and whether or not your side has [opened](#opening):"
                    )
                    if rules.freeze_kinds
                    else self.tr(
                        "The top card can be melded in one of these ways, whether or not your side "
                        "has [opened](#opening):"
                    )
                ),
                self._modes(rules.pile_open_modes),
                *self._opening(),
            ]
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "If your side has [opened](#opening) and the pile is not frozen, its top card "
                    "can be melded in one of these ways:"
                )
                if rules.freeze_kinds
                else self.tr(
                    "If your side has [opened](#opening), the top card of the pile can be melded "
                    "in one of these ways:"
                )
            ),
            self._modes(rules.pile_open_modes),
        ]
        if rules.pile_frozen_modes:
            blocks.append(
                Paragraph(
                    self.tr(
                        "If the pile is frozen, or as long as your side has not opened, the top "
                        "card can be melded in these ways only:"
                    )
                    if rules.freeze_kinds
                    else self.tr(
                        "As long as your side has not opened, the top card can be melded in these "
                        "ways only:"
                    )
                )
            )
            blocks.append(self._modes(rules.pile_frozen_modes))
            blocks.extend(self._opening())
        else:
            blocks.append(
                Paragraph(
                    self.tr(
                        "A frozen pile cannot be taken at all, nor can any pile by a side that has "
                        "not opened."
                    )
                    if rules.freeze_kinds
                    else self.tr("A side that has not opened cannot take the pile.")
                )
            )
        return blocks

    def _opening(self) -> list[Block]:
        if not self.facts.has_minimum:
            return []
        return [
            Paragraph(
                self.tr(
                    "A side that opens by taking the pile has to meet the "
                    "[opening minimum](#opening) with cards from the hand and the top card. The "
                    "rest of the pile joins the hand only when the minimum is met."
                )
            )
        ]

    def _modes(self, modes: Iterable[PileMode]) -> Block:
        known = set(modes)
        return Items(tuple(self._mode(mode) for mode in PileMode if mode in known))

    def _mode(self, mode: PileMode) -> str:
        match mode:
            case PileMode.PAIR:
                return self.tr("With two natural cards of the same rank from your hand.")
            case PileMode.NATURAL_WILD:
                return self.tr(
                    "With one natural card of the same rank and one wild card from your hand."
                )
            case PileMode.ADD:
                if self.rules.max_meld is None:
                    return self.tr("By adding it to a meld of that rank that your side has.")
                return self.tr(
                    "By adding it to a meld of that rank that your side has, if the meld has fewer "
                    "than %Ln card(s).",
                    "",
                    self.rules.max_meld,
                )

    def _limits(self) -> list[Block]:
        rules = self.rules
        blocks: list[Block] = []
        if PileMode.PAIR in rules.pile_open_modes or PileMode.NATURAL_WILD in rules.pile_open_modes:
            if rules.max_meld is None:
                text = self.tr(
                    "If your side already has a meld of that rank, the cards from your hand and "
                    "the top card join it."
                )
            elif rules.second_meld is SecondMeld.MERGE:
                text = self.tr(
                    "If your side already has a meld of that rank, the cards from your hand and "
                    "the top card join it, and may not make it larger than %Ln card(s).",
                    "",
                    rules.max_meld,
                )
            else:
                text = self.tr(
                    "If your side already has an unfinished meld of that rank, the cards from your "
                    "hand and the top card join it, and may not make it larger than %Ln card(s).",
                    "",
                    rules.max_meld,
                )
            blocks.append(Paragraph(text))
        if rules.one_card_rule and self.facts.adds:
            blocks.append(
                Paragraph(
                    self.tr(
                        "With a single card in your hand you may not take a pile of a single card."
                    )
                )
            )
        return blocks

    def _freezing(self) -> str:
        kinds = self.rules.freeze_kinds
        if not kinds:
            return self.tr("Under these rules no card freezes the pile.")
        text = self.tr(
            "These cards freeze the pile when they come to lie on it: {cards}. It stays frozen, "
            "whatever is discarded later, until somebody takes it."
        )
        if CardClass.RED_THREE in kinds:
            text = self.tr(
                "These cards freeze the pile when they come to lie on it: {cards}. (A red three "
                "does so only at the [deal](#deal), since it is never discarded.) The pile stays "
                "frozen, whatever is discarded later, until somebody takes it."
            )
        return text.format(cards=words.classes(kinds))

    def _frozen(self) -> list[Block]:
        if not self.rules.freeze_kinds:
            return []
        text = self.tr("On the table, the card that froze the pile lies crosswise in it:")
        caption = self.tr("a frozen pile")
        return [
            Paragraph(text),
            Picture((pictures.frozen_pile(self.rules.freeze_kinds, caption),)),
        ]

    def _kinds_of_blocks(self) -> list[Block]:
        brief = [
            one
            for one in (CardClass.WILD, CardClass.BLACK_THREE)
            if one not in self.rules.freeze_kinds
        ]
        if not brief:
            return []
        return [
            Paragraph(
                self.tr("These only block the pile while they lie on top: {cards}.").format(
                    cards=words.classes(brief)
                )
            )
        ]
