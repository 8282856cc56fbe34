"""Print what happens in random rounds of every rule set, whichever copy of the core is found.

Run as a program, it prints where the core was found, then one line for each rule set with a digest
of all its moves, events and scores.
"""

import hashlib
from random import Random

from canasta_qt.rules import round as core
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import move_text
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.ruleset import RuleSet

ROUNDS = 20


def play(rules: RuleSet, chance: Random) -> str:
    """Play one round at random, some moves twice, and tell it in full."""
    players = rules.players_min
    laws = Laws(rules, players)
    packs = rules.packs_base + rules.packs_per_player * players
    jokers = rules.jokers_base + rules.jokers_per_player * players
    deck = [face for face in range(52) for _ in range(packs)]
    deck += [52 + joker % 2 for joker in range(jokers)]
    chance.shuffle(deck)
    current, events = core.Round.deal(laws, 0, (0,) * laws.sides, tuple(deck))
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


if __name__ == "__main__":
    main()
