"""Moves: the smallest things that a player decides.

A turn is a draw (DrawStock or TakePile), any number of Meld and AddToMeld, and a Discard. A meld
starts with exactly the smallest number of cards that the rule set allows and grows by one card at
a time, so that every step can be judged, animated and taken back on its own.

Moves are values: equal if they have the same class and content. They are compared often and are
therefore plain slotted classes rather than dataclasses.
"""

from typing import Final

from canasta_qt.rules.cards import CODE, FACES, rank_name

DRAW_STOCK: Final = 0
TAKE_PILE: Final = 1
MELD: Final = 2
ADD_TO_MELD: Final = 3
DISCARD: Final = 4
ASK_PARTNER: Final = 5
ANSWER_PARTNER: Final = 6
LOOK_AT_KITTY: Final = 7
TAKE_KITTY: Final = 8
LEAVE_KITTY: Final = 9
END_ROUND: Final = 10

_NAMES: Final = (
    *("draw", "take", "meld", "add", "discard", "ask", "answer", "look", "kitty", "leave", "end"),
)


class Move:
    """What all moves have in common; use the subclasses.

    ``code`` is one of the constants above, ``target`` a rank, a meld's index or an answer, and
    ``cards`` the cards that leave the hand, in ascending order.
    """

    __slots__ = ("cards", "code", "target")

    def __init__(self, code: int, target: int, cards: tuple[int, ...]) -> None:
        self.code = code
        self.target = target
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Move)
            and self.code == other.code
            and self.target == other.target
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.code, self.target, self.cards))

    def __repr__(self) -> str:
        return f"<{move_text(self)}>"


class DrawStock(Move):
    """Draw from the stock, as many cards as the rule set says."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DRAW_STOCK, -1, ())


class TakePile(Move):
    """Take the discard pile, melding its top card with ``cards`` from the hand.

    ``cards`` are two naturals of the top card's rank, or one such natural and a wild card, or
    none: then the top card is added to an own meld of its rank. Cards of a rank that the side
    already melds, unfinished, join that meld.
    """

    __slots__ = ()

    def __init__(self, cards: tuple[int, ...] = ()) -> None:
        super().__init__(TAKE_PILE, -1, tuple(sorted(cards)))


class Meld(Move):
    """Start a meld of ``rank`` with ``cards``, exactly as many as the smallest meld has.

    (For black threes: as many as the smallest meld of black threes has.)
    """

    __slots__ = ()

    def __init__(self, rank: int, cards: tuple[int, ...]) -> None:
        super().__init__(MELD, rank, tuple(sorted(cards)))


class AddToMeld(Move):
    """Add one card to the own side's meld with the index ``meld``."""

    __slots__ = ()

    def __init__(self, meld: int, card: int) -> None:
        super().__init__(ADD_TO_MELD, meld, (card,))


class Discard(Move):
    """Lay one card on the discard pile, which ends the turn."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(DISCARD, -1, (card,))


class AskPartner(Move):
    """Ask the partner for permission to go out in this turn (SPEC standard 10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_PARTNER, -1, ())


class AnswerPartner(Move):
    """The asked partner's answer, binding in this turn."""

    __slots__ = ()

    def __init__(self, yes: bool) -> None:
        super().__init__(ANSWER_PARTNER, 1 if yes else 0, ())


class LookAtKitty(Move):
    """Look at the own kitty after completing a canasta that allows it (SPEC railroad 14)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LOOK_AT_KITTY, -1, ())


class TakeKitty(Move):
    """Take the own kitty into the hand, after the discard of the turn that unlocked it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TAKE_KITTY, -1, ())


class LeaveKitty(Move):
    """Leave the own kitty where it is, which ends the turn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LEAVE_KITTY, -1, ())


class EndRound(Move):
    """End the round: there is no stock to draw from, or no lawful way to end the turn.

    (SPEC two-player 16, railroad 18.)
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(END_ROUND, -1, ())


THE_DRAW: Final = DrawStock()
THE_QUESTION: Final = AskPartner()
THE_ANSWERS: Final = (AnswerPartner(True), AnswerPartner(False))
THE_LOOK: Final = LookAtKitty()
THE_KITTY: Final = TakeKitty()
THE_REFUSAL_OF_THE_KITTY: Final = LeaveKitty()
THE_END: Final = EndRound()
DISCARDS: Final[tuple[Discard, ...]] = tuple(Discard(face) for face in range(FACES))
"""The discard of each face, made once since most moves considered are discards."""


_ADDITIONS: Final[dict[int, tuple[AddToMeld, ...]]] = {}


def addition(meld: int, card: int) -> AddToMeld:
    """The addition of ``card`` to the meld with the index ``meld``, made once for each."""
    found = _ADDITIONS.get(meld)
    if found is None:
        found = tuple(AddToMeld(meld, face) for face in range(FACES))
        _ADDITIONS[meld] = found
    return found[card]


_STARTS: Final[dict[tuple[int, tuple[int, ...]], Meld]] = {}


def start(rank: int, cards: tuple[int, ...]) -> Meld:
    """The start of a meld of ``rank`` with ``cards`` in ascending order, made once for each."""
    key = (rank, cards)
    found = _STARTS.get(key)
    if found is None:
        found = Meld(rank, cards)
        _STARTS[key] = found
    return found


def move_text(move: Move) -> str:
    """The written form of a move, as records keep it: ``meld K KS KH 2D``, ``add 1 QS``."""
    parts = [_NAMES[move.code]]
    if move.code == MELD:
        parts.append(rank_name(move.target))
    elif move.code == ADD_TO_MELD:
        parts.append(str(move.target))
    elif move.code == ANSWER_PARTNER:
        parts.append("yes" if move.target else "no")
    parts.extend(CODE[card] for card in move.cards)
    return " ".join(parts)
