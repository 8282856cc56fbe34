"""What a round scores, with an example that the game itself has counted."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import pictures
from canasta_qt.rulebook.book.blocks import Block, Heading, Items, Paragraph, Picture, Table
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rulebook.book.example import Example, example


class ScoringSection(Chapter):
    name = "scoring"

    def title(self) -> str:
        return self.tr("Scoring")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self.tr("When the round is over, these count for a side:")),
            Items(tuple(self._gains())),
            Paragraph(self.tr("These are taken off:")),
            Items(tuple(self._losses())),
            Paragraph(
                self.tr(
                    "The sum is added to the score of the side. It may be negative, and so may the "
                    "score."
                )
            ),
            Heading(self.tr("A worked example")),
            *self._example(example(self.facts)),
        ]

    def _gains(self) -> list[str]:
        rules = self.rules
        texts = [
            self.tr("The [values](#cards) of all cards in its melds, canastas included."),
            self.tr("A bonus for each of its [canastas](#canastas)."),
        ]
        if rules.red_three_value or rules.red_three_all_total:
            texts.append(
                self.tr(
                    "The points of its [red threes](#red-threes). (If it has not opened, they are "
                    "taken off instead.)"
                )
                if rules.red_three_negative_if_unopened
                else self.tr("The points of its [red threes](#red-threes).")
            )
        texts.append(
            self.tr("%Ln point(s) if it has [gone out](#going-out).", "", rules.going_out_bonus)
        )
        if rules.concealed_extra:
            texts.append(
                self.tr(
                    "%Ln point(s) more if that was [concealed](#concealed).",
                    "",
                    rules.concealed_extra,
                )
            )
        return texts

    def _losses(self) -> list[str]:
        if self.facts.partners:
            texts = [
                self.tr(
                    "The values of the cards that are left in the hands of all its players, also "
                    "of the partner of a player who went out."
                )
            ]
        else:
            texts = [self.tr("The values of the cards that are left in its hand.")]
        if self.facts.kitty:
            texts.append(
                self.tr("The values of the cards in a [kitty](#kitty) that was not taken.")
            )
        return texts

    def _example(self, shown: Example) -> list[Block]:
        text = (
            self.tr("You have just gone out; you had melded in earlier turns as well.")
            if shown.went_out
            else self.tr("The stock has run out, and nobody has gone out.")
        )
        return [
            Paragraph(text),
            Paragraph(self.tr("These are the melds of your side:")),
            Picture(tuple(pictures.meld(self.facts.laws, meld) for meld in shown.melds)),
            self._melds(shown),
            Paragraph(
                self.tr("The other side has not opened. Beside the melds the two sides have this:")
            ),
            self._others(shown),
            Paragraph(self.tr("So the round scores:")),
            self._sheet(shown),
        ]

    def _melds(self, shown: Example) -> Block:
        laws = self.facts.laws
        rows = []
        for meld in shown.melds:
            kind = laws.canasta_kind(meld)
            rows.append(
                (
                    terms.short_cards(meld.cards),
                    terms.canasta(kind) if kind is not None else self.tr("no canasta"),
                    terms.number(meld.points),
                    terms.number(laws.bonus(kind)) if kind is not None else "",
                )
            )
        header = (self.tr("Meld"), self.tr("Kind"), self.tr("Card points"), self.tr("Bonus"))
        return Table(header, tuple(rows), frozenset({2, 3}))

    def _others(self, shown: Example) -> Block:
        rows = [
            (self.tr("Red threes"), *map(self._cards, shown.red_threes)),
            (self.tr("Left in the hand"), *map(self._cards, shown.hands)),
        ]
        if self.facts.kitty:
            rows.append((self.tr("Kitty not taken"), *map(self._cards, shown.kitties)))
        return Table(("", *self._sides()), tuple(rows))

    def _cards(self, cards: tuple[int, ...]) -> str:
        return terms.short_cards(cards) if cards else self.tr("none")

    def _sides(self) -> tuple[str, str]:
        if self.facts.partners:
            return self.tr("Your side"), self.tr("The other side")
        return self.tr("You"), self.tr("Your opponent")

    def _sheet(self, shown: Example) -> Block:
        items = [
            (self.tr("Cards in melds"), [score.cards for score in shown.scores]),
            *(
                (terms.canastas(kind), [score.bonus(kind) for score in shown.scores])
                for kind in self.facts.kinds
            ),
            (self.tr("Red threes"), [score.red_threes for score in shown.scores]),
            (self.tr("Going out"), [score.going_out for score in shown.scores]),
            (self.tr("Cards left in hands"), [score.hands for score in shown.scores]),
        ]
        if self.facts.kitty:
            items.append((self.tr("Kitty not taken"), [score.kitties for score in shown.scores]))
        items.append((self.tr("Score of the round"), [score.total for score in shown.scores]))
        rows = tuple((text, *map(terms.signed, points)) for text, points in items)
        return Table(("", *self._sides()), rows, frozenset({1, 2}), sum=True)
