"""What dropping cards on each place would do, found from the observation alone."""

from dataclasses import dataclass
from enum import Enum

from canasta_qt.rules import plans
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.moves import Discard, DrawStock, Move, TakePile
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Reason, Refusal
from canasta_qt.rules.state import DRAW


class Where(Enum):
    """What cards can be dropped on."""

    MELD = "meld"
    """An own meld."""
    AREA = "area"
    """Anywhere where the own side melds."""
    PILE = "pile"
    HAND = "hand"


@dataclass(frozen=True)
class Target:
    """A place to drop on and the moves that it means, or why it is refused."""

    place: Where
    meld: int
    """The own meld's index; -1 for other places."""
    plan: list[Move] | Refusal

    @property
    def legal(self) -> bool:
        return not isinstance(self.plan, Refusal)


def for_hand(observation: Observation, cards: tuple[int, ...]) -> list[Target]:
    """Where ``cards`` of the viewer's hand may go."""
    state, hand = observation.state, observation.hand
    targets = []
    drawing = state.phase == DRAW
    if drawing:
        plan = _mine(observation) or plans.take_pile(state, hand, cards)
        targets.append(Target(Where.PILE, -1, plan))
    elif len(cards) == 1:
        targets.append(Target(Where.PILE, -1, _single(observation, Discard(cards[0]))))
    for index in range(len(_own_melds(observation))):
        plan = _mine(observation) or plans.lay(state, hand, cards, meld=index)
        targets.append(Target(Where.MELD, index, plan))
    plan = _mine(observation) or plans.lay_each(state, hand, cards)
    targets.append(Target(Where.AREA, -1, plan))
    return targets


def for_pile(observation: Observation, selected: tuple[int, ...]) -> list[Target]:
    """Where the discard pile may go, with the ``selected`` cards of the hand to meld its top."""
    state, hand = observation.state, observation.hand
    take = _mine(observation) or plans.take_pile(state, hand, selected)
    targets = [Target(Where.HAND, -1, take), Target(Where.AREA, -1, take)]
    melds = _own_melds(observation)
    for index, meld in enumerate(melds):
        plan: list[Move] | Refusal = take if selected else _single(observation, TakePile())
        if not isinstance(plan, Refusal):
            after = observation.after(plan[0]).state.side().melds
            if index >= len(after) or after[index] == meld:
                plan = Refusal(Reason.PILE_MODE, {"rank": meld.rank})
        targets.append(Target(Where.MELD, index, plan))
    return targets


def for_stock(observation: Observation) -> list[Target]:
    """Where cards of the stock may go."""
    return [Target(Where.HAND, -1, _single(observation, DrawStock()))]


def _own_melds(observation: Observation) -> tuple[Meld, ...]:
    state = observation.state
    return state.sides[state.side_of(observation.seat)].melds


def _mine(observation: Observation) -> Refusal | None:
    """A refusal unless it is the viewer who has to move."""
    if observation.state.actor == observation.seat:
        return None
    return Refusal(Reason.NOT_YOUR_TURN, {})


def _single(observation: Observation, move: Move) -> list[Move] | Refusal:
    return observation.refusal(move) or [move]
