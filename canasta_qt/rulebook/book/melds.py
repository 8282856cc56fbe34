"""What makes a meld, and what makes a canasta."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import pictures, words
from canasta_qt.rulebook.book.blocks import (
    Block,
    Cards,
    Heading,
    Items,
    Paragraph,
    Picture,
    Table,
)
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rulebook.book.example import example
from canasta_qt.rulebook.book.sample_melds import sample_melds
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CanastaKind, SecondMeld
from canasta_qt.rules.turn import meld_rank


class MeldsSection(Chapter):
    name = "melds"

    def title(self) -> str:
        return self.tr("Melds")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(
                self.tr(
                    "A meld is a group of cards of one rank, from fours up to aces, that lies face "
                    "up in front of your side. Suits do not matter."
                )
            ),
            Items((*self._sizes(), *self._wild_cards())),
            Paragraph(self._second_meld()),
            Paragraph(
                self.tr(
                    "You add cards to the melds of your own side only. Both you and your opponents "
                    "may have a meld of the same rank. Cards that have been melded stay where they "
                    "are until the round ends."
                )
            ),
            Paragraph(
                self.tr(
                    "Red threes are never melded: they are [laid aside](#red-threes). "
                    "[Black threes](#black-threes) are melded only by a player who goes out."
                )
            ),
            Heading(self.tr("Examples")),
            self._picture(),
            self._examples(),
        ]

    def _sizes(self) -> list[str]:
        rules = self.rules
        texts = [
            self.tr("A meld has at least %Ln card(s).", "", rules.min_meld),
            self.tr("At least %Ln of its card(s) must be natural.", "", max(1, rules.min_naturals)),
        ]
        if rules.max_meld is None:
            texts.append(self.tr("It may grow as large as you like."))
        else:
            texts.append(
                self.tr(
                    "It has at most %Ln card(s), and is finished when it has that many.",
                    "",
                    rules.max_meld,
                )
            )
        return texts

    def _wild_cards(self) -> list[str]:
        rules = self.rules
        texts = []
        if rules.max_wilds is None:
            texts.append(self.tr("There is no fixed limit to the number of wild cards in a meld."))
        elif rules.max_wilds == 0:
            texts.append(self.tr("Natural cards are never melded together with wild cards."))
        else:
            texts.append(self.tr("At most %Ln of its card(s) may be wild.", "", rules.max_wilds))
        if rules.naturals_per_wild == 1:
            texts.append(self.tr("It may not have more wild cards than natural ones."))
        elif rules.naturals_per_wild > 1:
            texts.append(
                self.tr(
                    "For each wild card in it, it must have %Ln natural card(s).",
                    "",
                    rules.naturals_per_wild,
                )
            )
        if rules.no_wild_ranks:
            texts.append(
                self.tr("Cards of these ranks are melded without any wild card: {ranks}.").format(
                    ranks=words.ranks(rules.no_wild_ranks)
                )
            )
        if rules.wild_melds:
            texts.append(
                self.tr(
                    "Wild cards may form a meld of their own, to which the limits of size apply, "
                    "but not those of natural and wild cards."
                )
            )
        else:
            texts.append(self.tr("Wild cards alone do not make a meld."))
        return texts

    def _second_meld(self) -> str:
        rules = self.rules
        if rules.second_meld is SecondMeld.AFTER_COMPLETION:
            return self.tr(
                "Your side has only one unfinished meld of each rank at a time. When it is "
                "finished, you may start another one of the same rank."
            )
        if rules.max_meld is not None:
            return self.tr(
                "Your side has only one meld of each rank: further cards of that rank are added "
                "to it, and when it is finished, no more of them can be melded."
            )
        return self.tr(
            "Your side has only one meld of each rank: further cards of that rank are added to it."
        )

    def _picture(self) -> Block:
        """The first melds of the examples that have no wild card, some, and nothing else."""
        found: dict[str, Cards] = {}
        for cards, valid in sample_melds(self.facts.laws):
            if not valid:
                continue
            shown = Meld.of(meld_rank(cards), cards)
            if not shown.wilds:
                caption = self.tr("natural meld")
            elif shown.naturals:
                caption = self.tr("mixed meld")
            else:
                caption = self.tr("meld of wild cards")
            found.setdefault(caption, pictures.meld(self.facts.laws, shown, caption))
        return Picture(tuple(found.values()))

    def _examples(self) -> Block:
        header = (self.tr("Cards"), self.tr("Valid as a meld?"))
        rows = tuple(
            (terms.short_cards(cards), self.tr("yes") if valid else self.tr("no"))
            for cards, valid in sample_melds(self.facts.laws)
        )
        return Table(header, rows)


class CanastasSection(Chapter):
    name = "canastas"

    def title(self) -> str:
        return self.tr("Canastas")

    def blocks(self) -> list[Block]:
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "A meld of %Ln card(s) or more is a canasta. It brings a bonus at the end of "
                    "the round, on top of the values of its cards.",
                    "",
                    self.rules.canasta_size,
                )
            ),
            self._picture(),
            self._kinds(),
        ]
        if self.rules.wild_melds and self.rules.bonus_wild is None:
            blocks.append(
                Paragraph(self.tr("A canasta of wild cards alone counts as a mixed canasta."))
            )
        blocks.append(Paragraph(self._growth()))
        if CanastaKind.MIXED in self.facts.kinds and self.facts.mixes and not self.facts.closes:
            blocks.append(
                Paragraph(
                    self.tr(
                        "If a wild card is added to a canasta without wild cards, it becomes a "
                        "mixed canasta and loses its higher bonus."
                    )
                    if self.rules.bonus_natural > self.rules.bonus_mixed
                    else self.tr(
                        "If a wild card is added to a canasta without wild cards, it becomes a "
                        "mixed canasta."
                    )
                )
            )
        if self.facts.needs_canastas:
            blocks.append(
                Paragraph(
                    self.tr(
                        "Canastas are also what your side needs before one of its players may "
                        "[go out](#going-out)."
                    )
                    if self.facts.partners
                    else self.tr(
                        "Canastas are also what you need before you may [go out](#going-out)."
                    )
                )
            )
        return blocks

    def _picture(self) -> Block:
        """The smallest canasta of each kind."""
        laws = self.facts.laws
        found: dict[CanastaKind, Cards] = {}
        for shown in example(self.facts).melds:
            kind = laws.canasta_kind(shown)
            if kind is not None:
                found.setdefault(kind, pictures.meld(laws, shown, terms.canasta(kind)))
        return Picture(tuple(found[kind] for kind in self.facts.kinds if kind in found))

    def _kinds(self) -> Block:
        laws = self.facts.laws
        header = (self.tr("Canasta"), self.tr("Made of"), self.tr("Bonus"))
        rows = tuple(
            (
                terms.canastas(kind),
                self._made_of(kind),
                terms.number(laws.bonus(kind)),
            )
            for kind in self.facts.kinds
        )
        return Table(header, rows, frozenset({2}))

    def _made_of(self, kind: CanastaKind) -> str:
        match kind:
            case CanastaKind.NATURAL if CanastaKind.SEVENS in self.facts.kinds:
                return self.tr("natural cards only, other than sevens")
            case CanastaKind.NATURAL:
                return self.tr("natural cards only")
            case CanastaKind.MIXED if not self.facts.mixes:
                return self.tr("wild cards only")
            case CanastaKind.MIXED:
                return self.tr("natural cards and at least one wild card")
            case CanastaKind.WILD:
                return self.tr("wild cards only")
            case CanastaKind.SEVENS:
                return self.tr("sevens without wild cards")

    def _growth(self) -> str:
        if self.facts.closes:
            return self.tr("With that many cards a canasta is finished and takes no more.")
        return self.tr(
            "You may add more cards to a canasta. The bonus stays the same, but the cards count."
        )
