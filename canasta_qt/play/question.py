"""The question that a program is asked: what its seat may know, as one line of JSON.

CONTRIBUTING.md tells programmers what is in it.
"""

import dataclasses
import json
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from canasta_qt.rules import ruleset_text
from canasta_qt.rules.cards import CODE, rank_name
from canasta_qt.rules.events import Event
from canasta_qt.rules.moves import Move, move_text
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.ruleset import RuleSet
from canasta_qt.rules.state import PublicState, Side

_PHASES: Final = ("draw", "play", "answer", "kitty")
_DRAWN: Final = ("nothing", "stock", "pile")
_ANSWERS: Final = ("not-asked", "yes", "no")

_CARDS: Final = ("card", "cards", "top", "hands", "kitties")
"""The fields of events that hold cards."""


def question(
    observation: Observation, choices: Sequence[Move], events: Sequence[Event], seed: int
) -> str:
    """What the observation's seat is asked, without the end of the line.

    ``events`` are what it saw since it was asked last, reduced to that already, and ``seed``
    feeds what it leaves to chance.
    """
    asked = {
        "seat": observation.seat,
        "seed": seed,
        "events": [_event(event) for event in events],
        "hand": _codes(observation.hand.cards()),
        "kitty": None if observation.kitty is None else _codes(observation.kitty),
        "table": _table(observation.state),
        "moves": [move_text(move) for move in choices],
    }
    # The rules are the longest part and never change in a match.
    return f'{{"rules": {_rules(observation.state.laws.rules)}, {json.dumps(asked)[1:]}'


@lru_cache(maxsize=8)
def _rules(rules: RuleSet) -> str:
    return json.dumps(ruleset_text.to_plain(rules))


def _table(state: PublicState) -> dict[str, object]:
    """What everybody sees."""
    return {
        "players": state.laws.players,
        "dealer": state.dealer,
        "turn": state.turn,
        "turns": state.turns,
        "phase": _PHASES[state.phase],
        "scores": state.scores,
        "hand_sizes": state.hand_sizes,
        "kitty_sizes": state.kitty_sizes,
        "kitty_seen": state.kitty_seen,
        "stock_size": state.stock_size,
        "pile": _codes(state.pile),
        "frozen": state.frozen,
        "sides": [_side(side) for side in state.sides],
        "melded_before": state.melded_before,
        "minimum": state.minimum(),
        "drew": _DRAWN[state.drew],
        "melds_at_start": state.melds_at_start,
        "melded_now": state.melded_now,
        "extended": state.extended,
        "black_threes": state.black_threes,
        "staged": state.staged,
        "pending": _codes(state.pending),
        "answer": _ANSWERS[state.answer],
        "kitty_unlocked": state.kitty_unlocked,
    }


def _side(side: Side) -> dict[str, object]:
    return {
        "opened": side.opened,
        "red_threes": _codes(side.red_threes),
        "melds": [
            {"rank": rank_name(meld.rank), "cards": _codes(meld.cards)} for meld in side.melds
        ],
    }


def _event(event: Event) -> dict[str, object]:
    plain: dict[str, object] = {"event": type(event).__name__}
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        if field.name in _CARDS:
            plain[field.name] = _codes(value)
        elif field.name == "rank":
            plain[field.name] = rank_name(value)
        elif field.name == "scores":
            plain[field.name] = [dataclasses.asdict(score) for score in value]
        else:
            plain[field.name] = value.value if isinstance(value, Enum) else value
    return plain


def _codes(cards: Any) -> Any:
    """The written forms of a card, or of cards however nested; None where one is hidden."""
    if cards is None:
        return None
    return CODE[cards] if isinstance(cards, int) else [_codes(card) for card in cards]
