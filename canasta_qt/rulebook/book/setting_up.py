"""What the game is about, who plays it with which cards, and how a round begins."""

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.book import pictures, words
from canasta_qt.rulebook.book.blocks import Block, Items, Paragraph, Picture, Table
from canasta_qt.rulebook.book.chapter import Chapter
from canasta_qt.rules.cards import FACES_OF, JOKER, KIND_VALUE, KINDS, RED_THREE
from canasta_qt.rules.ruleset import Seating


class ObjectSection(Chapter):
    name = "object"

    def title(self) -> str:
        return self.tr("The object of the game")

    def blocks(self) -> list[Block]:
        size = self.rules.canasta_size
        return [
            Paragraph(
                self.tr(
                    "Canasta is about collecting cards of the same rank. You lay them face up on "
                    "the table as [melds](#melds), where they count for you; cards that are left "
                    "in your hand when the round ends count against you."
                )
            ),
            Paragraph(
                self.tr(
                    "A meld of at least %Ln card(s) is a [canasta](#canastas). Canastas bring a "
                    "large bonus on top of what their cards are worth.",
                    "",
                    size,
                )
            ),
            Paragraph(
                self.tr(
                    "A round is over when a player has no cards left, which is called "
                    "[going out](#going-out), or in some cases before. The [match](#match) goes "
                    "on, round after round, until a side has %Ln point(s).",
                    "",
                    self.rules.target,
                )
            ),
        ]


class PlayersSection(Chapter):
    name = "players"

    def title(self) -> str:
        if self.facts.partners:
            return self.tr("Players and partnerships")
        return self.tr("Players")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self._number()),
            Paragraph(self._sides()),
            *self._seats(),
            Paragraph(
                self.tr(
                    "The player to the dealer’s left has the first turn, and turns go round the "
                    "table clockwise. With each round the deal passes to the next player, "
                    "clockwise as well."
                )
            ),
        ]

    def _number(self) -> str:
        counts = [laws.players for laws in self.facts.tables]
        if len(counts) == 1:
            return self.tr("The game is for %Ln player(s).", "", counts[0])
        if self.rules.team_size == 1:
            return self.tr("The game is for {least} to %Ln player(s).", "", counts[-1]).format(
                least=terms.number(counts[0])
            )
        return self.tr("The game is for different numbers of players: {counts}.").format(
            counts=terms.listed([terms.number(count) for count in counts])
        )

    def _sides(self) -> str:
        if self.rules.team_size == 1:
            return self.tr(
                "Everyone plays alone. Where these rules speak of a side, they mean a single "
                "player."
            )
        if self.rules.team_size == 2:
            return self.tr(
                "Two partners form a side and sit opposite each other. They share their melds, "
                "their red threes and their score: what one has melded, the other may add to."
            )
        return self.tr(
            "A side has %Ln player(s), who never sit next to each other. They share their melds, "
            "their red threes and their score: what one has melded, the others may add to.",
            "",
            self.rules.team_size,
        )

    def _seats(self) -> list[Block]:
        if self.rules.seating is Seating.RANDOM:
            return [
                Paragraph(self.tr("You sit as you come, and the first dealer is chosen by chance."))
            ]
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "Before the first round everyone draws a card for the seats. The highest rank "
                    "is the ace, the lowest the two; between cards of one rank, spades are higher "
                    "than hearts, hearts than diamonds, and diamonds than clubs. Whoever draws a "
                    "joker, or exactly the same card as another player, draws again."
                )
            )
        ]
        if self.facts.partners:
            blocks.append(
                Paragraph(
                    self.tr(
                        "The players with the highest cards become partners, those with the next "
                        "highest likewise, until all have a side. The player with the highest "
                        "card has the first turn of the match, so the player to the right of "
                        "that seat deals."
                    )
                )
            )
        else:
            blocks.append(
                Paragraph(
                    self.tr(
                        "The players sit clockwise in the order of their cards. The player with "
                        "the highest card has the first turn of the match, so the player to the "
                        "right of that seat deals."
                    )
                )
            )
        return blocks


class CardsSection(Chapter):
    name = "cards"

    def title(self) -> str:
        return self.tr("The cards and their values")

    def blocks(self) -> list[Block]:
        return [
            Paragraph(self.tr("The game uses several packs of 52 cards, shuffled together."))
            if self.facts.laws.packs > 1
            else Paragraph(self.tr("The game uses packs of 52 cards, shuffled together.")),
            self._packs(),
            Paragraph(self._wild_cards()),
            Paragraph(
                self.tr(
                    "Suits do not matter, except that threes differ: [red threes](#red-threes) "
                    "and [black threes](#black-threes) each have rules of their own."
                )
            ),
            Paragraph(
                self.tr(
                    "Each card is worth points, in a meld for you and in your hand against you:"
                )
            ),
            self._picture(),
            self._values(),
        ]

    def _wild_cards(self) -> str:
        if self.facts.jokers:
            return self.tr(
                "Jokers and twos are wild cards, which can take the place of other cards in "
                "[melds](#melds). All other cards are natural cards."
            )
        return self.tr(
            "Twos are wild cards, which can take the place of other cards in [melds](#melds). All "
            "other cards are natural cards."
        )

    def _packs(self) -> Block:
        header = (
            self.tr("Players"),
            self.tr("Packs"),
            self.tr("Jokers"),
            self.tr("Cards in all"),
        )
        rows = tuple(
            tuple(
                terms.number(value)
                for value in (laws.players, laws.packs, laws.jokers, len(laws.deck))
            )
            for laws in self.facts.tables
        )
        return Table(header, rows, frozenset(range(4)))

    def _kinds_by_value(self) -> list[tuple[int, list[int]]]:
        """The values of cards, greatest first, and the kinds of cards that have each."""
        kinds = [kind for kind in reversed(range(KINDS)) if kind != RED_THREE]
        if not self.facts.jokers:
            kinds.remove(JOKER)
        values = sorted({KIND_VALUE[kind] for kind in kinds}, reverse=True)
        return [(value, [kind for kind in kinds if KIND_VALUE[kind] == value]) for value in values]

    def _picture(self) -> Block:
        """One card of each kind, in various suits."""
        groups = []
        for value, kinds in self._kinds_by_value():
            faces = [FACES_OF[kind][kind % len(FACES_OF[kind])] for kind in kinds]
            groups.append(pictures.row(faces, terms.number(value)))
        return Picture(tuple(groups))

    def _values(self) -> Block:
        rows = []
        for value, kinds in self._kinds_by_value():
            names = terms.listed([terms.ranks(kind) for kind in kinds])
            rows.append((names[:1].upper() + names[1:], terms.number(value)))
        return Table((self.tr("Cards"), self.tr("Points each")), tuple(rows), frozenset({1}))


class DealSection(Chapter):
    name = "deal"

    def title(self) -> str:
        return self.tr("The deal")

    def blocks(self) -> list[Block]:
        blocks: list[Block] = [
            Paragraph(
                self.tr(
                    "The cards are dealt one at a time, clockwise, beginning to the left of the "
                    "dealer. Each player gets a hand of %Ln card(s).",
                    "",
                    self.rules.hand_size,
                )
            )
        ]
        if self.facts.kitty:
            blocks.append(
                Paragraph(
                    self.tr(
                        "Then each player gets a [kitty](#kitty) of %Ln card(s), which stays face "
                        "down: not even its owner may look at it yet.",
                        "",
                        self.rules.kitty_size,
                    )
                )
            )
        blocks.append(
            Paragraph(
                self.tr(
                    "The remaining cards are the [stock](#stock). Its top card is turned face up "
                    "beside it and begins the [discard pile](#pile)."
                )
            )
        )
        blocks.append(Items(tuple(self._upcard())))
        if self.rules.red_three_replace_draw:
            text = self.tr(
                "Red threes that you were dealt are laid on the table at once, and you get as many "
                "cards from the stock for them: see [red threes](#red-threes)."
            )
        else:
            text = self.tr(
                "Red threes that you were dealt are laid on the table at once, and you get no "
                "cards for them: see [red threes](#red-threes)."
            )
        blocks.append(Paragraph(text))
        return blocks

    def _upcard(self) -> list[str]:
        rules = self.rules
        if rules.upcard_cover:
            texts = [
                self.tr(
                    "These are covered with the next card of the stock, until some other card "
                    "lies on top: {cards}."
                ).format(cards=words.classes(rules.upcard_cover))
            ]
        else:
            texts = [self.tr("Whatever this first card is, it is not covered with another one.")]
        if rules.freeze_kinds:
            texts.append(
                self.tr("Turned up at the deal, these [freeze](#pile) the pile: {cards}.").format(
                    cards=words.classes(rules.freeze_kinds)
                )
            )
        return texts
