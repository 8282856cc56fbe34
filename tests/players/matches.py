"""Matches between players, with a look at every decision."""

from collections.abc import Callable, Sequence

from canasta_qt.players.player import Player
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move

Decision = Callable[[Match, list[Player], Move], None]


def played(
    match: Match, players: Sequence[Player], look: Decision | None = None, rounds: int = 200
) -> Match:
    """``match``, played to its end or for so many rounds; ``look`` sees each move before it."""
    seated = list(players)
    events = match.first_events
    while True:
        for event in events:
            for seat, player in enumerate(seated):
                player.observed(event.seen_by(seat))
        if not match.round_over:
            actor = match.round.state.actor
            move = seated[actor].choose(match.round.observe(actor), match.round.choices())
            if look is not None:
                look(match, seated, move)
            events = match.push(move)
        elif match.over or match.round_number == rounds:
            return match
        else:
            events = match.next_round()
