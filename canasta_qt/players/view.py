"""The position as a player sees it: counts and probabilities that all his decisions rest on."""

from canasta_qt.players.judgement import SURE, Judgement
from canasta_qt.players.memory import Memory
from canasta_qt.rules.cards import BLACK_THREE, JOKER, KIND, KIND_VALUE, KINDS, RED_THREE, TWO
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import PublicState, Side

_FULL_GAME = 7.0
"""Turns of each player that are enough for any plan."""


_OUT_NEXT = ((1, 0.9), (2, 0.75), (4, 0.5), (7, 0.25), (1000, 0.1))
"""How likely a player with so many cards at most goes out in his next turn, if he may: guesses that
matches confirm only in the whole, not one by one."""


class View:
    """What ``observation`` shows and ``memory`` adds, worked out for one decision."""

    def __init__(
        self, observation: Observation, memory: Memory, judgement: Judgement = SURE
    ) -> None:
        self.memory = memory
        self.judgement = judgement
        self.observation = observation
        state: PublicState = observation.state
        laws: Laws = state.laws
        self.state: PublicState = state
        self.laws: Laws = laws
        self.seat: int = observation.seat
        self.hand: Hand = observation.hand
        self.kinds: list[int] = list(observation.hand.kinds)
        self.size: int = observation.hand.size
        self.wilds: int = self.kinds[TWO] + self.kinds[JOKER]
        self.number: int = self.seat % laws.sides
        self.side: Side = state.sides[self.number]
        self.slots: list[int] = self.side.slots(laws)
        self.next_seat: int = (self.seat + 1) % laws.players
        self.mode: int = 1 if self.side.opened and not state.frozen else 0

        self.may_go_out: bool = laws.may_go_out(self.side.melds)
        self.canastas: int = 0
        """Canastas of the own side."""
        self.have: set[CanastaKind] = set()
        """Their kinds."""
        for meld in self.side.melds:
            kind = laws.canasta_kind(meld)
            if kind is not None:
                self.canastas += 1
                self.have.add(kind)
        self.turns_left: float = state.stock_size / (laws.draw_count * laws.players)
        """Draws from the stock that each player still has."""
        self.threat: float = self._threat()
        """How likely an opponent goes out before the own next turn, from 0 to 1."""
        self.urgency: float = self._urgency()
        """How little may be left for another turn, from 0 (nearly all the round) to 1."""
        self.horizon: float = min(1.0, self.turns_left / _FULL_GAME) * (1.0 - 0.7 * self.threat)
        """How much time is left to complete something, from 0 (none) to 1 (plenty)."""
        self.meld_worths: dict[int, float] = {}
        """What was found out about the worth of melds, by their make-up."""
        self._unseen: list[int] | None = None
        self._hidden: int = 0

    def _threat(self) -> float:
        laws = self.laws
        state = self.state
        most = 0.0
        for seat in range(laws.players):
            side = seat % laws.sides
            if side == self.number or not state.sides[side].opened:
                continue
            size = state.hand_sizes[seat]
            if laws.may_go_out(state.sides[side].melds):
                chance = next(chance for most, chance in _OUT_NEXT if size <= most)
            else:
                chance = 0.15 if size <= 2 else 0.05
                if laws.kinds_needed:
                    chance = 0.0
            most = max(most, chance)
        return most

    def _urgency(self) -> float:
        left = self.turns_left
        short = 1.0 if left < 1.0 else 0.6 if left < 2.0 else 0.3 if left < 3.0 else 0.0
        return max(self.threat, short)

    def unseen(self, kind: int) -> int:
        """Cards of ``kind`` that this player sees neither on the table nor in his own hand."""
        found = self._unseen
        return self._count()[kind] if found is None else found[kind]

    @property
    def hidden(self) -> int:
        """All cards that this player does not see: the stock, other hands, kitties."""
        self._count()
        return self._hidden

    def _count(self) -> list[int]:
        found = self._unseen
        if found is None:
            laws = self.laws
            found = [4 * laws.packs] * KINDS
            found[BLACK_THREE] = found[RED_THREE] = 2 * laws.packs
            found[JOKER] = laws.jokers
            for kind, count in enumerate(self.kinds):
                found[kind] -= count
            for card in self.state.pile:
                found[KIND[card]] -= 1
            for side in self.state.sides:
                found[RED_THREE] -= len(side.red_threes)
                for meld in side.melds:
                    for card in meld.cards:
                        found[KIND[card]] -= 1
            kitty = self.observation.kitty
            if kitty is not None:
                for card in kitty:
                    found[KIND[card]] -= 1
            found = [max(0, count) for count in found]
            self._unseen = found
            self._hidden = max(1, sum(found))
        return found

    def at_least(self, seat: int, kind: int, count: int) -> float:
        """How likely ``seat`` holds ``count`` (1 or 2) cards of ``kind`` or more."""
        known = self.memory.known[seat]
        count -= known[kind]
        if count <= 0:
            return 1.0
        free = max(0, self.state.hand_sizes[seat] - sum(known))
        rate = min(0.95, max(0, self.unseen(kind) - known[kind]) / self.hidden)
        none: float = (1.0 - rate) ** free
        if count == 1:
            return 1.0 - none
        if free < 2:
            return 0.0
        one: float = free * rate * (1.0 - rate) ** (free - 1)
        return max(0.0, 1.0 - none - one)

    def pile_value(self) -> float:
        """What the pile is worth to whoever takes it, roughly, in points."""
        total = 0.0
        for card in self.state.pile:
            kind = KIND[card]
            total += KIND_VALUE[kind] + (60.0 if kind in (TWO, JOKER) else 9.0)
            if kind == RED_THREE:
                total += self.laws.rules.red_three_value
        return total
