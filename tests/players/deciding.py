"""What the heuristic player does in positions that a test describes."""

from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import rank_name
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move
from canasta_qt.rules.round import Round


def choice(round_: Round, events: tuple[Event, ...] = ()) -> Move:
    """The move of a player who has seen ``events``."""
    player = HeuristicPlayer()
    actor = round_.state.actor
    for event in events:
        player.observed(event.seen_by(actor))
    return player.choose(round_.observe(actor), round_.choices())


def turn(round_: Round, events: tuple[Event, ...] = ()) -> list[Move]:
    """The moves of a player who has seen ``events`` until his turn, or the round, ends."""
    found: list[Move] = []
    seat = round_.state.turn
    while round_.state.turn == seat and round_.state.end is None:
        move = choice(round_, events)
        round_.push(move)
        found.append(move)
    return found


def discarded(moves: list[Move]) -> int:
    """The one card that ``moves`` discard."""
    (card,) = (move.cards[0] for move in moves if move.code == mv.DISCARD)
    return card


def table(round_: Round, seat: int) -> dict[str, int]:
    """How many cards each rank of the melds of the seat's side has."""
    side = round_.state.sides[round_.state.side_of(seat)]
    return {rank_name(meld.rank): len(meld) for meld in side.melds}
