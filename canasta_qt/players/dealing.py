"""The cards that a seat does not see, dealt by chance so that they fit all that it knows."""

from random import Random
from typing import Final

from canasta_qt.players.memory import Memory
from canasta_qt.players.sightings import Sightings
from canasta_qt.rules.cards import BLACK_THREE, FACES, JOKER, KIND, KINDS, RED_THREE, TWO
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.round import Round
from canasta_qt.rules.shuffle import shuffled

_WILD: Final = 0.7
_THREE: Final = 0.45
"""Black threes are soon discarded."""
_LAID: Final = 0.15
"""What fits a meld of the own side mostly lies there."""
_DISCARDED: Final = 0.3
"""Who discards a card seldom holds more of its kind."""


class Dealer:
    """Deals of one position, as the observing seat may think that they are."""

    def __init__(
        self, observation: Observation, sightings: Sightings, memory: Memory, chance: Random
    ) -> None:
        self._observation = observation
        self._chance = chance
        state = observation.state
        laws = state.laws
        self._likings: list[list[float]] = [
            _likings(observation, memory, seat) for seat in range(laws.players)
        ]
        left = [0] * FACES
        for card in laws.deck:
            left[card] += 1
        for face, count in enumerate(observation.hand.counts):
            left[face] -= count
        shown: list[tuple[int, ...]] = [state.pile, state.pending, observation.kitty or ()]
        for side in state.sides:
            shown.append(side.red_threes)
            for meld in side.melds:
                shown.append(meld.cards)
        for cards in shown:
            for card in cards:
                left[card] -= 1
        self._certain: list[tuple[int, ...]] = []
        """By seat: cards that are known to be in the hand."""
        for seat in range(laws.players):
            certain: list[int] = []
            if seat != observation.seat:
                for face, count in enumerate(sightings.certain[seat]):
                    certain.extend([face] * count)
                    left[face] -= count
            self._certain.append(tuple(certain))
        self._hidden: tuple[int, ...] = tuple(
            face for face, count in enumerate(left) for _ in range(count)
        )
        """All other cards that are not seen, in ascending order."""
        self._kitties: list[int] = [
            0 if seat == observation.seat and observation.kitty is not None else size
            for seat, size in enumerate(state.kitty_sizes)
        ]
        self.possible: bool = min(left) >= 0 and self._is_enough()
        """Whether the position can be dealt at all; that of a real match always can."""

    def _is_enough(self) -> bool:
        state = self._observation.state
        held = 0
        for seat, size in enumerate(state.hand_sizes):
            if seat != self._observation.seat:
                if size < len(self._certain[seat]):
                    return False
                held += size - len(self._certain[seat])
        red_threes = sum(KIND[card] == RED_THREE for card in self._hidden)
        hidden = len(self._hidden)
        return hidden - red_threes >= held and hidden >= held + state.stock_size + sum(
            self._kitties
        )

    def deal(self) -> Round:
        """The position with the hidden cards dealt anew."""
        observation = self._observation
        state = observation.state
        players = state.laws.players
        # Red threes never stay in a hand, so they are dealt to none.
        rest = list(shuffled(self._hidden, self._chance))
        hands: list[Hand] = [observation.hand] * players
        first = int(self._chance.random() * players)
        for step in range(players):
            seat = (first + step) % players
            if seat != observation.seat:
                certain = self._certain[seat]
                drawn, rest = self._draw(rest, state.hand_sizes[seat] - len(certain), seat)
                hands[seat] = Hand.of(certain).plus(drawn)
        rest = list(shuffled(rest, self._chance))
        kitties: list[tuple[int, ...]] = []
        for seat, size in enumerate(self._kitties):
            if seat == observation.seat and observation.kitty is not None:
                kitties.append(observation.kitty)
            else:
                kitties.append(tuple(rest[:size]))
                rest = rest[size:]
        return Round(state, hands, tuple(rest[: state.stock_size]), kitties)

    def _draw(self, rest: list[int], count: int, seat: int) -> tuple[list[int], list[int]]:
        """``count`` cards of ``rest`` for ``seat``, likelier what he keeps, and the others."""
        likings = self._likings[seat]
        drawn: list[int] = []
        left: list[int] = []
        for card in rest:
            if len(drawn) < count and self._chance.random() < likings[KIND[card]]:
                drawn.append(card)
            else:
                left.append(card)
        if len(drawn) < count:
            again: list[int] = []
            for card in left:
                if len(drawn) < count and KIND[card] != RED_THREE:
                    drawn.append(card)
                else:
                    again.append(card)
            left = again
        return drawn, left


def _likings(observation: Observation, memory: Memory, seat: int) -> list[float]:
    """By kind, how likely ``seat`` kept a card of it when it came, compared with the likeliest.

    Measured between players by rules of thumb; people throw away and lay down much the same.
    """
    state = observation.state
    slots = state.sides[state.side_of(seat)].slots(state.laws)
    likings = [1.0] * KINDS
    likings[RED_THREE] = 0.0
    for kind in range(RED_THREE):
        if kind in (TWO, JOKER):
            likings[kind] = _WILD
        elif kind == BLACK_THREE:
            likings[kind] = _THREE
        elif slots[kind] >= 0:
            likings[kind] = _LAID
        if memory.discarded[seat][kind]:
            likings[kind] *= _DISCARDED
    return likings
