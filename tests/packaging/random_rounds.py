"""Print what happens in rounds of every rule set, whichever copy of the core is found.

Run as a program, it prints where the core was found, then one line for each rule set with a digest
of all moves, events and scores of random rounds, and one of a round between computer players.
"""

import hashlib
from random import Random

from canasta_qt.players import registry
from canasta_qt.rules import round as core
from canasta_qt.rules.events import Event
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import move_text
from canasta_qt.rules.presets import PRESETS, TWO_PLAYER
from canasta_qt.rules.ruleset import RuleSet

ROUNDS = 20


def deal(rules: RuleSet, chance: Random) -> tuple[core.Round, list[Event]]:
    """A round for the least number of players, and what happened when it was dealt."""
    players = rules.players_min
    laws = Laws(rules, players)
    packs = rules.packs_base + rules.packs_per_player * players
    jokers = rules.jokers_base + rules.jokers_per_player * players
    deck = [face for face in range(52) for _ in range(packs)]
    deck += [52 + joker % 2 for joker in range(jokers)]
    chance.shuffle(deck)
    return core.Round.deal(laws, 0, (0,) * laws.sides, tuple(deck))


def ponder(rules: RuleSet, chance: Random) -> str:
    """Have an expert play one round against a player by rules of thumb, and tell the moves."""
    players = [registry.create("expert:6", 0, 1), registry.create("heuristic", 1, 1)]
    current, events = deal(rules, chance)
    while current.state.end is None:
        for event in events:
            for seat, player in enumerate(players):
                player.observed(event.seen_by(seat))
        actor = current.state.actor
        events = current.push(players[actor].choose(current.observe(actor), current.choices()))
    return " ".join(move_text(move) for move in current.moves)


def play(rules: RuleSet, chance: Random) -> str:
    """Play one round at random, some moves twice, and tell it in full."""
    current, events = deal(rules, chance)
    told = [repr(event) for event in events]
    while current.state.end is None:
        choice = chance.choice(current.choices())
        if chance.random() < 0.1:
            current.push(choice)
            current.pop()
        told.append(move_text(choice))
        told += [repr(event) for event in current.push(choice)]
    return "\n".join(told)


def main() -> None:
    print(core.__file__)
    for name, rules in PRESETS.items():
        chance = Random(name)
        told = "\n".join(play(rules, chance) for _ in range(ROUNDS))
        print(name, hashlib.sha256(told.encode()).hexdigest())
    print("expert", hashlib.sha256(ponder(TWO_PLAYER, Random(1)).encode()).hexdigest())


if __name__ == "__main__":
    main()
