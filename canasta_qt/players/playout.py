"""A round played to its end by rules of thumb, to see what becomes of it."""

from canasta_qt.players.heuristic import preferred
from canasta_qt.players.memory import Memory
from canasta_qt.players.pace import Pace
from canasta_qt.rules import moves as mv
from canasta_qt.rules.moves import Move
from canasta_qt.rules.round import Round


def play_out(round_: Round, memory: Memory, first: Move, pace: Pace) -> bool:
    """Play ``first`` and then, on every seat, what the rules of thumb prefer, until the end.

    ``memory`` goes along. False if the pace did not leave the time for it.
    """
    move = first
    while True:
        _remember(round_, memory, move)
        round_.play(move)
        if round_.state.end is not None:
            return True
        if pace.is_over():
            return False
        choices = round_.choices()
        move = preferred(round_.observe(round_.state.actor), choices, memory)


def _remember(round_: Round, memory: Memory, move: Move) -> None:
    """Have ``memory`` take note of ``move``, as its events would."""
    code = move.code
    if code == mv.DISCARD:
        memory.discards(round_.state.turn, move.cards[0])
    elif code == mv.MELD or code == mv.ADD_TO_MELD:
        memory.lays(round_.state.turn, move.cards)
    elif code == mv.TAKE_PILE:
        pile = round_.state.pile
        memory.takes(round_.state.turn, pile)
        memory.lays(round_.state.turn, move.cards + pile[-1:])
