"""A match between computer players, played to its end in one go."""

from collections.abc import Sequence
from typing import Final

from canasta_qt.players.player import Player
from canasta_qt.rules.match import Match

MAX_ROUNDS: Final = 500
"""A match that is still open after so many rounds is given up, since careless players may lose
more than they win for ever."""


def play_out(match: Match, players: Sequence[Player]) -> int:
    """Let ``players``, by seat, play ``match``, and return the number of moves.

    The match is over then, or given up after MAX_ROUNDS rounds. Raises PlayerError if a player
    that is no part of the program fails.
    """
    moves = 0
    events = match.first_events
    while True:
        for event in events:
            for seat, player in enumerate(players):
                player.observed(event.seen_by(seat))
        if not match.round_over:
            observation = match.round.observe(match.round.state.actor)
            choice = players[observation.seat].choose(observation, match.round.choices())
            events = match.push(choice)
            moves += 1
        elif match.over or match.round_number == MAX_ROUNDS:
            return moves
        else:
            events = match.next_round()
