"""What dropping cards on a place would do, in words."""

from typing import Final

from PySide6.QtCore import QObject

from canasta_qt.rulebook import terms
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import DISCARD, TAKE_PILE, Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import PublicState

_NO_CARDS: Final = (
    mv.DRAW_STOCK,
    mv.ASK_PARTNER,
    mv.ANSWER_PARTNER,
    mv.LOOK_AT_KITTY,
    mv.TAKE_KITTY,
    mv.LEAVE_KITTY,
    mv.END_ROUND,
)


class Offers(QObject):
    """Says what a plan of moves would do, from what the viewer sees."""

    def text(self, observation: Observation, plan: list[Move]) -> str:
        """One line on the legal ``plan`` of the viewer's; empty for a plan without moves."""
        if not plan:
            return self.tr("Take back")
        first = plan[0]
        if first.code in _NO_CARDS:
            return self._deed(first)
        after = observation
        for move in plan:
            after = after.after(move)
        parts = []
        if first.code == TAKE_PILE:
            count = len(observation.state.pile)
            parts.append(self.tr("Take the pile: %Ln card(s)", "", count))
        elif first.code == DISCARD:
            parts.append(self._discard(observation, after, first.cards[0]))
        parts += self._laid(observation.state, after.state)
        state = after.state
        side = state.sides[state.side_of(observation.seat)]
        before = observation.state.sides[state.side_of(observation.seat)]
        if not after.hand.cards():
            parts.append(self.tr("go out"))
        elif side.melds != before.melds and not before.opened:
            parts.append(
                self.tr("{points} of {minimum} points").format(
                    points=terms.number(state.staged), minimum=terms.number(state.minimum())
                )
                if not side.opened
                else self.tr("opens")
            )
        return terms.listed(parts)

    def _deed(self, move: Move) -> str:
        """What a move does that lays no cards."""
        match move.code:
            case mv.DRAW_STOCK:
                return self.tr("Draw")
            case mv.ASK_PARTNER:
                return self.tr("Ask your partner whether you may go out")
            case mv.ANSWER_PARTNER:
                return self.tr("Say yes") if move.target else self.tr("Say no")
            case mv.LOOK_AT_KITTY:
                return self.tr("Look at your kitty")
            case mv.TAKE_KITTY:
                return self.tr("Take your kitty")
            case mv.LEAVE_KITTY:
                return self.tr("Leave your kitty")
            case _:
                return self.tr("End the round")

    def _discard(self, observation: Observation, after: Observation, card: int) -> str:
        name = terms.card(card)
        if after.state.frozen and not observation.state.frozen:
            return self.tr("Discard the {card}, which freezes the pile").format(card=name)
        return self.tr("Discard the {card}").format(card=name)

    def _laid(self, before: PublicState, after: PublicState) -> list[str]:
        """What becomes of each own meld that is started or enlarged."""
        side = before.side_of(before.turn)
        old, new = before.sides[side].melds, after.sides[side].melds
        parts = []
        for index, meld in enumerate(new):
            held = len(old[index]) if index < len(old) else 0
            if len(meld) == held:
                continue
            count = len(meld) - held
            rank = terms.ranks(meld.rank)
            kind = before.laws.canasta_kind(meld)
            if not held:
                text = self.tr("Meld {rank}: %Ln card(s)", "", count)
            else:
                text = self.tr("Add %Ln card(s) to {rank}", "", count)
            text = text.replace("{rank}", rank)
            if kind is not None and (not held or before.laws.canasta_kind(old[index]) != kind):
                text = self.tr("{deed}: a {canasta}").format(deed=text, canasta=terms.canasta(kind))
            parts.append(text)
        return parts
