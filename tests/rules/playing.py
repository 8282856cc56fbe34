"""Play by chance, for tests that need any course of a match."""

from random import Random

from canasta_qt.rules.match import Match


def play_round(match: Match, chance: Random) -> None:
    """Play the current round to its end."""
    while not match.round_over:
        choices = match.round.choices()
        match.push(choices[chance.randrange(len(choices))])


def play_match(match: Match, chance: Random, rounds: int = 1000) -> None:
    """Play until the match is over, or until the end of so many rounds."""
    play_round(match, chance)
    while not match.over and match.round_number < rounds:
        match.next_round()
        play_round(match, chance)
