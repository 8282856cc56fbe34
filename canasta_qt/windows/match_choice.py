"""What a player chooses for a match."""

import os
import secrets
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.play.seat import Seat
from canasta_qt.players import registry
from canasta_qt.rules.fields import is_label
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.ruleset import MAX_PLAYERS, RuleSet
from canasta_qt.rules.shuffle import SEED_LIMIT
from canasta_qt.rules.validation import player_counts

MAX_NAME: Final = 20
"""The most characters of a name that is typed in; longer ones leave no room for the scores."""

_OTHERS: Final = ("Ada", "Bruno", "Clara", "Dario", "Elena")


@dataclass(frozen=True)
class MatchChoice:
    """The rule set, the players and, if it is to be known beforehand, the deal of a match."""

    rules: RuleSet
    players: int
    names: tuple[str, ...]
    """The person first; always for as many as could play. Whom nobody has named is an empty text
    here, since the language may change."""
    opponent: str
    """What ``players.registry`` makes the other players from."""
    seed: int | None = None
    """None: by chance."""
    watched: bool = False
    """Whether a computer player takes the person's seat."""

    @property
    def names_shown(self) -> tuple[str, ...]:
        """The names, with what someone without one is called in the language that is spoken."""
        return tuple(name or nobody() for name in self.names)

    def entrants(self) -> tuple[Seat, ...]:
        """Who plays, the person first."""
        person, *others = self.names_shown[: self.players]
        player = self.opponent if self.watched else None
        return (Seat(person, player), *(Seat(name, self.opponent) for name in others))

    def with_rules(self, rules: RuleSet) -> "MatchChoice":
        """The same by other rules, with as many players as they allow."""
        counts = player_counts(rules)
        players = self.players if self.players in counts else counts[0]
        return replace(self, rules=rules, players=players)

    def some_seed(self) -> int:
        """The chosen seed, or one by chance."""
        return secrets.randbelow(SEED_LIMIT) if self.seed is None else self.seed


def default_choice() -> MatchChoice:
    """What the first match is played with."""
    return MatchChoice(
        rules=STANDARD,
        players=STANDARD.players_min,
        names=(_own_name(), *_OTHERS)[:MAX_PLAYERS],
        opponent=registry.names()[-1],
    )


def restored_choice(rules: str, players: int, names: list[str], opponent: str) -> MatchChoice:
    """A choice that was stored as these values; what makes no sense any more is the default."""
    choice = default_choice()
    given = [name[:MAX_NAME] if is_label(name[:MAX_NAME]) else "" for name in names[:MAX_PLAYERS]]
    given += [""] * (MAX_PLAYERS - len(given))
    choice = replace(
        choice,
        players=players,
        names=tuple(new or old for new, old in zip(given, choice.names, strict=True)),
        opponent=opponent if opponent in registry.names() else choice.opponent,
    )
    return choice.with_rules(PRESETS.get(rules, STANDARD))


def _own_name() -> str:
    """What the system calls the person at the screen; empty if nothing that can be shown."""
    login = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    name = login.partition("@")[0].partition(".")[0].capitalize()[:MAX_NAME]
    return name if is_label(name) else ""


def nobody() -> str:
    """What a person without a name is called in the language that is spoken."""
    return QCoreApplication.translate("MatchChoice", "Player")
