"""Which section of the rule book is behind what a player is doing, or tried to do."""

from typing import Final

from canasta_qt.rules import moves as mv
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import Reason
from canasta_qt.rules.state import ANSWER, DRAW, KITTY, OVER

_BEHIND: Final = {
    Reason.ROUND_OVER: "end",
    Reason.NOT_YOUR_TURN: "turn",
    Reason.MUST_ANSWER: "asking",
    Reason.MUST_DRAW_FIRST: "turn",
    Reason.ALREADY_DREW: "turn",
    Reason.KITTY_PENDING: "kitty",
    Reason.NOT_IN_HAND: "melds",
    Reason.STOCK_EMPTY: "stock",
    Reason.PILE_EMPTY: "pile",
    Reason.PILE_BLOCKED: "pile",
    Reason.PILE_NEEDS_PAIR: "pile",
    Reason.PILE_MODE: "pile",
    Reason.PILE_NO_MELD: "pile",
    Reason.ONE_CARD: "pile",
    Reason.MELD_TOO_SMALL: "melds",
    Reason.MELD_START: "melds",
    Reason.MIXED_RANKS: "melds",
    Reason.RED_THREE: "red-threes",
    Reason.TOO_FEW_NATURALS: "melds",
    Reason.TOO_MANY_WILDS: "melds",
    Reason.NATURALS_PER_WILD: "melds",
    Reason.NO_WILDS_WITH_RANK: "melds",
    Reason.NO_WILD_MELDS: "melds",
    Reason.MELD_FULL: "melds",
    Reason.SECOND_MELD: "melds",
    Reason.NO_SUCH_MELD: "melds",
    Reason.BLACK_THREES: "black-threes",
    Reason.OPENING_SHORT: "opening",
    Reason.OPENING_UNREACHABLE: "opening",
    Reason.MUST_KEEP_CARD: "going-out",
    Reason.NO_DISCARD_LEFT: "turn",
    Reason.FINAL_DISCARD: "going-out",
    Reason.FINAL_DISCARD_BAN: "going-out",
    Reason.DISCARD_BAN: "turn",
    Reason.MUST_GO_OUT: "going-out",
    Reason.PARTNER_SAID_NO: "asking",
    Reason.CANNOT_ASK: "asking",
    Reason.NOTHING_TO_ASK: "asking",
    Reason.NOTHING_TO_ANSWER: "asking",
    Reason.KITTY_LOCKED: "kitty",
    Reason.KITTY_AFTER_DISCARD: "kitty",
    Reason.NO_KITTY: "deal",
    Reason.CAN_GO_ON: "end",
}


def refusal_topic(reason: Reason) -> str:
    """The name of the section that says why something is refused for ``reason``.

    A rule set without partners or kitty has no section on them.
    """
    return _BEHIND[reason]


def topic(observation: Observation) -> str:
    """The name of the section that helps the viewer of ``observation`` with what he does now.

    Whatever rule set is played, its book has that section.
    """
    state = observation.state
    if state.phase == OVER:
        return "scoring"
    if state.actor != observation.seat:
        return "turn"
    if state.phase == ANSWER:
        return "asking"
    if state.phase == KITTY:
        return "kitty"
    codes = {move.code for move in observation.choices()}
    if state.phase == DRAW:
        if mv.TAKE_PILE in codes:
            return "pile"
        return "turn" if mv.DRAW_STOCK in codes else "stock"
    return _while_playing(observation, codes)


def _while_playing(observation: Observation, codes: set[int]) -> str:
    """What helps a player who has drawn and may make moves with ``codes``."""
    state = observation.state
    if mv.END_ROUND in codes:
        return "end"
    if state.must_go_out():
        return "going-out"
    if mv.ASK_PARTNER in codes:
        return "asking"
    if mv.LOOK_AT_KITTY in codes:
        return "kitty"
    if not state.side().opened:
        return "opening"
    return "melds" if codes & {mv.MELD, mv.ADD_TO_MELD} else "turn"
