"""What people ask about, with the answers of the rule set."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book.blocks import Block, Heading, Paragraph
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.ruleset import CanastaKind, CardClass, FinalDiscard, PileMode

Answer = tuple[str, str]
"""A question and its answer."""


class QuestionsSection(Chapter):
    name = "questions"

    def title(self) -> str:
        return self.tr("Frequently asked questions")

    def blocks(self) -> list[Block]:
        blocks: list[Block] = []
        for question, answer in (
            *self._about_the_pile(),
            *self._about_opening(),
            *self._about_melds(),
            *self._about_the_end(),
        ):
            blocks.append(Heading(question))
            blocks.append(Paragraph(answer))
        return blocks

    def _about_the_pile(self) -> list[Answer]:
        rules = self.rules
        if not self.facts.takes:
            return []
        answers = [
            (
                self.tr("May I take just the top card of the pile?"),
                self.tr("No. The [pile](#pile) is always taken as a whole."),
            )
        ]
        question = self.tr("May I take the pile with one matching card and a wild card?")
        if PileMode.NATURAL_WILD in rules.pile_frozen_modes:
            answer = self.tr("Yes, even if it is frozen.")
        elif PileMode.NATURAL_WILD in rules.pile_open_modes:
            answer = self.tr("Yes, but only if your side has opened and the pile is not frozen.")
        else:
            answer = self.tr("No, never.")
        answers.append((question, answer))
        if CardClass.BLACK_THREE in rules.freeze_kinds:
            answer = self.tr("Yes, until somebody takes it.")
        else:
            answer = self.tr("No. It only blocks the pile while it lies on top.")
        answers.append((self.tr("Does a black three freeze the pile?"), answer))
        return answers

    def _about_opening(self) -> list[Answer]:
        if not self.facts.has_minimum:
            return []
        laws = self.facts.laws
        answers = [
            (
                self.tr("Does the bonus for a canasta count towards the opening minimum?"),
                self.tr("No, only the values of its [cards](#cards) do."),
            ),
            (
                self.tr("May I open with several melds?"),
                self.tr("Yes. All melds of that turn are counted together."),
            ),
        ]
        if laws.minimum(-1) != laws.minimum(0):
            answers.append(
                (
                    self.tr("What does my side need when its score is negative?"),
                    self.tr("The [opening minimum](#opening) is then {points}.").format(
                        points=terms.number(laws.minimum(-1))
                    ),
                )
            )
        else:
            answers.append(
                (
                    self.tr("Is it easier to open when the score of my side is negative?"),
                    self.tr("No, the [opening minimum](#opening) is the same as at zero."),
                )
            )
        return answers

    def _about_melds(self) -> list[Answer]:
        answers = [
            (
                self.tr("May I move cards from one meld to another?"),
                self.tr("No. What has been melded stays where it is."),
            )
        ]
        if CanastaKind.MIXED in self.facts.kinds and self.facts.mixes:
            question = self.tr("May I add a wild card to a natural canasta?")
            if self.facts.closes:
                answer = self.tr("No, a canasta is finished and takes no more cards.")
            else:
                answer = self.tr(
                    "Yes, if the [limits of wild cards](#melds) allow it, but then it is a mixed "
                    "canasta."
                )
            answers.append((question, answer))
        answers.append(
            (
                self.tr("May I meld black threes to get rid of them?"),
                self.tr("Only in the turn in which you [go out](#going-out)."),
            )
        )
        return answers

    def _about_the_end(self) -> list[Answer]:
        answers = [
            (
                self.tr("Do I have to discard when I go out?"),
                self.tr("Yes, the last card of your hand has to be discarded.")
                if self.rules.final_discard is FinalDiscard.REQUIRED
                else self.tr("No, you may meld all of your cards."),
            )
        ]
        if self.facts.partners:
            answers.append(
                (
                    self.tr("Does my partner’s hand count when I go out?"),
                    self.tr("Yes, it is deducted from the score of your side."),
                )
            )
        answers.append(
            (
                self.tr("Is the match over as soon as somebody has enough points?"),
                self.tr("No, the round is played to its end, and then the scores are compared."),
            )
        )
        return answers
