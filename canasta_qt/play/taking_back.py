"""Taking one card of a meld back to the hand, in the turn in which it was laid."""

from canasta_qt.play.game import Game, Step
from canasta_qt.rules import plans
from canasta_qt.rules.events import Melded
from canasta_qt.rules.moves import ADD_TO_MELD, MELD, AddToMeld, Move
from canasta_qt.rules.refusal import IllegalMove, Refusal


def take_back_card(game: Game, meld: int, card: int) -> bool:
    """Take ``card`` of the meld with the index ``meld`` back; False if it may not be undone.

    What was laid after it is laid again as far as that is still legal. If the meld becomes too
    small, all cards of it that were laid in this turn come back. Taking back a card that took the
    pile puts the pile back.
    """
    steps = game.undoable
    found = _laid_by(steps, meld, card)
    if found < 0:
        return False
    for _ in range(len(steps) - found):
        game.pop()
    later = steps[found + 1 :]
    undone = steps[found]
    dissolved = False
    if undone.move is not None and undone.move.code == MELD:
        others = _others(undone.move, later, meld, card)
        dissolved = not _lay_again(game, undone.move.target, others)
        later = [step for step in later if not _adds_to(step, meld)]
    for step in later:
        if step.move is not None:
            _push_if_legal(game, _moved(step.move, meld) if dissolved else step.move)
    return True


def _laid_by(steps: list[Step], meld: int, card: int) -> int:
    """The index of the last of ``steps`` that laid ``card`` from the hand; -1 if none did."""
    for index in range(len(steps) - 1, -1, -1):
        move = steps[index].move
        into = {event.meld for event in steps[index].events if isinstance(event, Melded)}
        if move is not None and card in move.cards and meld in into:
            return index
    return -1


def _adds_to(step: Step, meld: int) -> bool:
    return step.move is not None and step.move.code == ADD_TO_MELD and step.move.target == meld


def _others(start: Move, later: list[Step], meld: int, card: int) -> tuple[int, ...]:
    """The cards of the meld that ``start`` started and ``later`` enlarged, without ``card``."""
    cards = list(start.cards)
    cards.remove(card)
    for step in later:
        if step.move is not None and _adds_to(step, meld):
            cards += step.move.cards
    return tuple(cards)


def _lay_again(game: Game, rank: int, cards: tuple[int, ...]) -> bool:
    observation = game.observe(game.actor)
    plan = plans.lay(observation.state, observation.hand, cards, rank=rank, new=True)
    if isinstance(plan, Refusal):
        return False
    for move in plan:
        game.push(move)
    return True


def _moved(move: Move, gone: int) -> Move:
    """``move`` after the meld with the index ``gone`` has left the table."""
    if move.code == ADD_TO_MELD and move.target > gone:
        return AddToMeld(move.target - 1, move.cards[0])
    return move


def _push_if_legal(game: Game, move: Move) -> None:
    try:
        game.push(move)
    except IllegalMove:
        return
