"""The first steps: what is told, the position that is shown, and the move that is wanted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from canasta_qt.model.lesson_position import RULES, Sketch
from canasta_qt.rulebook import terms
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import IS_WILD, KING, parse_card, parse_cards, points
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import OVER

_STOP: Final = parse_card("3S")


def _at_once(_: Observation) -> bool:
    return True


@dataclass(frozen=True)
class Lesson:
    """One step.

    ``text`` explains, ``task`` asks for something in one sentence, and ``praise`` says what it has
    brought. ``fits`` says whether a legal move belongs to it, ``is_done`` whether the task is
    fulfilled after such moves. A lesson without ``fits`` only wants a card to be selected.
    """

    title: str
    text: str
    task: str
    praise: str
    sketch: Sketch
    fits: Callable[[Observation, Move], bool] | None
    is_done: Callable[[Observation], bool] = _at_once


def _worth(cards: str) -> str:
    """The points of ``cards``, written in the language that is spoken."""
    return terms.number(points(parse_cards(cards.split())))


def _draws(_: Observation, move: Move) -> bool:
    return move.code == mv.DRAW_STOCK


def _melds(_: Observation, move: Move) -> bool:
    return move.code == mv.MELD


def _melds_kings(_: Observation, move: Move) -> bool:
    return move.code == mv.MELD and move.target == KING


def _adds(_: Observation, move: Move) -> bool:
    return move.code == mv.ADD_TO_MELD


def _adds_wild(_: Observation, move: Move) -> bool:
    return move.code == mv.ADD_TO_MELD and IS_WILD[move.cards[0]]


def _takes(_: Observation, move: Move) -> bool:
    return move.code == mv.TAKE_PILE


def _stops(_: Observation, move: Move) -> bool:
    return move.code == mv.DISCARD and move.cards == (_STOP,)


def _empties(observation: Observation, move: Move) -> bool:
    """Whether ``move`` leads to an empty hand: cards are added, and the last one is discarded."""
    if move.code == mv.DISCARD:
        return observation.hand.size == 1
    return move.code == mv.ADD_TO_MELD


def _opened(observation: Observation) -> bool:
    return observation.state.side().opened


def _has_canasta(observation: Observation) -> bool:
    state = observation.state
    return any(state.laws.canasta_kind(meld) is not None for meld in state.side().melds)


def _is_over(observation: Observation) -> bool:
    return observation.state.phase == OVER


class Lessons(QObject):
    """Writes the lessons in the language of the program."""

    def all(self) -> list[Lesson]:
        """All lessons in their order."""
        return [
            self._hand(),
            self._draw(),
            self._meld(),
            self._opening(),
            self._wild_card(),
            self._pile(),
            self._frozen_pile(),
            self._red_three(),
            self._canasta(),
            self._discard(),
            self._going_out(),
        ]

    def _hand(self) -> Lesson:
        return Lesson(
            title=self.tr("Your hand"),
            text=self.tr(
                "Canasta is about collecting cards of one rank; suits do not matter. Your cards "
                "lie at the bottom, and your partner sits opposite you. On the table are the "
                "stock, face down, and the discard pile. Twos and jokers are wild: they can take "
                "the place of other cards."
            ),
            task=self.tr(
                "Select a card: click it, or go to it with the arrow keys and press Space."
            ),
            praise=self.tr("Selected cards stand out. Select one again to let go of it."),
            sketch=Sketch("4C 4D 6H 8S 9C 9H JD QS QH KC 2D", drawn=False),
            fits=None,
        )

    def _draw(self) -> Lesson:
        return Lesson(
            title=self.tr("Drawing"),
            text=self.tr(
                "A turn begins with a card from the stock. What you may use now has a golden frame."
            ),
            task=self.tr(
                "Draw: click the stock, drag its top card to your hand, or go to it with the arrow "
                "keys and press Space."
            ),
            praise=self.tr("You have drawn the king of diamonds."),
            sketch=Sketch("4C 4D 6H 8S 9C 9H JD QS QH KC 2D", drawn=False, stock="KD"),
            fits=_draws,
        )

    def _meld(self) -> Lesson:
        return Lesson(
            title=self.tr("Melding"),
            text=self.tr(
                "Three or more cards of one rank are a meld, which counts for you and your "
                "partner. Your partner has melded fives. You hold three kings."
            ),
            task=self.tr(
                "Meld the kings: select all three and drag them to the melds of your side, or "
                "press Return on one of them."
            ),
            praise=self.tr("That is your meld. Kings count {points} points each.").format(
                points=_worth("KS")
            ),
            sketch=Sketch("4C 4D 6H 8S 9C JD QS KC KD KH 2D", melds=("5: 5C 5D 5S",)),
            fits=_melds_kings,
        )

    def _opening(self) -> Lesson:
        minimum = terms.number(RULES.minimum_tiers[1].minimum)
        return Lesson(
            title=self.tr("Opening"),
            text=self.tr(
                "The first melds of a side have to count {minimum} points together, and more when "
                "its score is higher. Three queens count {points}, so they are not enough, but you "
                "may lay several melds in one turn."
            ).format(minimum=minimum, points=_worth("QS QH QD")),
            task=self.tr("Open with the queens and the eights."),
            praise=self.tr(
                "With {points} points your side has opened, for the rest of the round."
            ).format(points=_worth("QS QH QD 8S 8H 8D")),
            sketch=Sketch("4C 5C 6D 7S 8S 8H 8D JC QS QH QD"),
            fits=_melds,
            is_done=_opened,
        )

    def _wild_card(self) -> Lesson:
        return Lesson(
            title=self.tr("Adding"),
            text=self.tr(
                "You may add cards to all melds of your side, those of your partner too. A wild "
                "card fits any of them, as long as a meld has no more than three wild cards."
            ),
            task=self.tr("Add your two to one of the melds: drag it there."),
            praise=self.tr("A two counts {points} points, and it brings a canasta nearer.").format(
                points=_worth("2D")
            ),
            sketch=Sketch("4C 7D 9S JC AH 2D", melds=("6: 6S 6H 6D", "K: KS KH KC KD")),
            fits=_adds_wild,
        )

    def _pile(self) -> Lesson:
        return Lesson(
            title=self.tr("Taking the pile"),
            text=self.tr(
                "Instead of drawing you may take the whole discard pile, if you can meld its top "
                "card at once. On top lies the nine of hearts, and you hold two nines."
            ),
            task=self.tr(
                "Take the pile: select your nines and click the pile, or drag its top card to the "
                "melds of your side."
            ),
            praise=self.tr("The three nines are melded, and the rest of the pile is in your hand."),
            sketch=Sketch(
                "4C 6D 9S 9C JD QS AH",
                drawn=False,
                melds=("5: 5C 5D 5S",),
                pile="4S KH 7D 10C 9H",
            ),
            fits=_takes,
        )

    def _frozen_pile(self) -> Lesson:
        return Lesson(
            title=self.tr("The frozen pile"),
            text=self.tr(
                "A wild card in the pile freezes it: that card lies crosswise. Then your melds on "
                "the table are of no use; only two natural cards of the same rank from your hand "
                "take the pile."
            ),
            task=self.tr("Take the frozen pile with your two jacks."),
            praise=self.tr("A pair opens even a frozen pile. The jacks have joined your meld."),
            sketch=Sketch(
                "4C 6D 9S JH JS QS AH",
                drawn=False,
                melds=("J: JS JC JD",),
                pile="2C 5H QD 7S JH",
                frozen=True,
            ),
            fits=_takes,
        )

    def _red_three(self) -> Lesson:
        return Lesson(
            title=self.tr("Red threes"),
            text=self.tr(
                "A red three is a gift of {points} points. It is laid on the table by itself, and "
                "you get another card for it. But it counts against a side that has not opened."
            ).format(points=terms.number(RULES.red_three_value)),
            task=self.tr("Draw a card."),
            praise=self.tr("You drew a red three, and the eight of clubs for it."),
            sketch=Sketch("4C 6D 9S JH QS AH", drawn=False, melds=("5: 5C 5D 5S",), stock="3H 8C"),
            fits=_draws,
        )

    def _canasta(self) -> Lesson:
        return Lesson(
            title=self.tr("A canasta"),
            text=self.tr(
                "A meld of seven cards is a canasta. Without wild cards it brings {natural} points "
                "beside its cards, with wild cards {mixed}. Your side needs one before anybody of "
                "it may go out."
            ).format(
                natural=terms.number(RULES.bonus_natural), mixed=terms.number(RULES.bonus_mixed)
            ),
            task=self.tr("Add your king to the six cards."),
            praise=self.tr("A mixed canasta: its sign is black."),
            sketch=Sketch("4C 8C 9D QS KH", melds=("K: KS KH KD KC KS 2H",)),
            fits=_adds,
            is_done=_has_canasta,
        )

    def _discard(self) -> Lesson:
        return Lesson(
            title=self.tr("Discarding"),
            text=self.tr(
                "A discard ends your turn, and the next player may take the pile with it. Your "
                "opponents collect queens, so a queen would be a gift. A black three is safe: "
                "nobody can take the pile while it lies on top."
            ),
            task=self.tr("Discard the black three: drag it to the pile, or select it and click."),
            praise=self.tr("Your turn is over, and the pile is blocked for the next player."),
            sketch=Sketch(
                "3S 4C 9D JS QH QD AC",
                melds=("5: 5C 5D 5S",),
                opponents=("Q: QS QC QD",),
                pile="4S KH 7D",
            ),
            fits=_stops,
        )

    def _going_out(self) -> Lesson:
        return Lesson(
            title=self.tr("Going out"),
            text=self.tr(
                "Whoever’s side has a canasta may get rid of the last card, and that ends the "
                "round. It brings {points} points. Cards that are left in hands are taken off."
            ).format(points=terms.number(RULES.going_out_bonus)),
            task=self.tr("Go out: add the six and the king, then discard the nine."),
            praise=self.tr("You have gone out. Now you know all that a match takes: good luck!"),
            sketch=Sketch(
                "6C KH 9D",
                melds=("6: 6S 6H 6D 2C", "K: KS KH KD KC KS KD KC"),
                opponents=("Q: QS QC QD",),
            ),
            fits=_empties,
            is_done=_is_over,
        )
