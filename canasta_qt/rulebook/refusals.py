"""Why a move is refused, in one sentence."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP
from canasta_qt.rules.refusal import Parameter, Reason, Refusal
from canasta_qt.rules.ruleset import CanastaKind

_SENTENCES: Final = {
    Reason.ROUND_OVER: QT_TRANSLATE_NOOP("Refusals", "The round is over."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn."),
    Reason.MUST_ANSWER: QT_TRANSLATE_NOOP("Refusals", "Answer your partner’s question first."),
    Reason.MUST_DRAW_FIRST: QT_TRANSLATE_NOOP(
        "Refusals", "First draw from the stock or take the pile."
    ),
    Reason.ALREADY_DREW: QT_TRANSLATE_NOOP("Refusals", "You have already drawn in this turn."),
    Reason.KITTY_PENDING: QT_TRANSLATE_NOOP("Refusals", "First take your kitty or leave it."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "Not in your hand: {cards}."),
    Reason.PILE_EMPTY: QT_TRANSLATE_NOOP("Refusals", "There is no pile to take."),
    Reason.PILE_BLOCKED: QT_TRANSLATE_NOOP(
        "Refusals", "The pile cannot be taken while the {card} is on top."
    ),
    Reason.PILE_MODE: QT_TRANSLATE_NOOP(
        "Refusals",
        "These cards do not take the pile: its top card has to be melded with {ranks}.",
    ),
    Reason.PILE_NO_MELD: QT_TRANSLATE_NOOP(
        "Refusals", "You have no unfinished meld of {ranks} that the top card could join."
    ),
    Reason.ONE_CARD: QT_TRANSLATE_NOOP(
        "Refusals", "With one card in your hand you may not take a pile of one card."
    ),
    Reason.MIXED_RANKS: QT_TRANSLATE_NOOP(
        "Refusals", "Not all of these cards fit a meld of {ranks}."
    ),
    Reason.RED_THREE: QT_TRANSLATE_NOOP("Refusals", "Red threes are neither melded nor discarded."),
    Reason.NO_WILDS_WITH_RANK: QT_TRANSLATE_NOOP(
        "Refusals", "Wild cards may not be melded with {ranks}."
    ),
    Reason.NO_WILD_MELDS: QT_TRANSLATE_NOOP("Refusals", "Wild cards alone do not make a meld."),
    Reason.SECOND_MELD: QT_TRANSLATE_NOOP(
        "Refusals", "Your side already has a meld of {ranks}: add to that one."
    ),
    Reason.NO_SUCH_MELD: QT_TRANSLATE_NOOP(
        "Refusals", "Cards can only be added to a meld of your own side."
    ),
    Reason.BLACK_THREES: QT_TRANSLATE_NOOP(
        "Refusals", "Black threes are melded only in the turn in which you go out."
    ),
    Reason.NO_DISCARD_LEFT: QT_TRANSLATE_NOOP(
        "Refusals", "You would have no lawful discard left to end your turn with."
    ),
    Reason.FINAL_DISCARD: QT_TRANSLATE_NOOP(
        "Refusals", "Keep a card: going out takes a last discard."
    ),
    Reason.FINAL_DISCARD_BAN: QT_TRANSLATE_NOOP(
        "Refusals", "You may not go out by discarding one of the {ranks}."
    ),
    Reason.DISCARD_BAN: QT_TRANSLATE_NOOP(
        "Refusals",
        "Until every side has a canasta of {ranks} without wild cards, they may not be discarded.",
    ),
    Reason.MUST_GO_OUT: QT_TRANSLATE_NOOP(
        "Refusals", "You have to go out in this turn: none of your cards may be left."
    ),
    Reason.PARTNER_SAID_NO: QT_TRANSLATE_NOOP(
        "Refusals", "Your partner said no: you may not go out in this turn."
    ),
    Reason.CANNOT_ASK: QT_TRANSLATE_NOOP("Refusals", "You cannot ask your partner now."),
    Reason.NOTHING_TO_ASK: QT_TRANSLATE_NOOP(
        "Refusals", "You can ask only when you could go out and could also play on."
    ),
    Reason.NOTHING_TO_ANSWER: QT_TRANSLATE_NOOP("Refusals", "Nobody has asked you anything."),
    Reason.KITTY_LOCKED: QT_TRANSLATE_NOOP(
        "Refusals", "Your kitty stays closed until you complete a canasta that opens it."
    ),
    Reason.KITTY_AFTER_DISCARD: QT_TRANSLATE_NOOP(
        "Refusals", "First discard; then you may take your kitty."
    ),
    Reason.NO_KITTY: QT_TRANSLATE_NOOP("Refusals", "You have no kitty."),
    Reason.CAN_GO_ON: QT_TRANSLATE_NOOP(
        "Refusals", "You can still play, so the round is not over yet."
    ),
}
"""The sentences that do not depend on a number."""


class Refusals(QObject):
    """Says why moves are refused. (An object, because only its ``tr`` can count.)"""

    def sentence(self, refusal: Refusal) -> str:
        """What to tell the player whose move was refused."""
        parameters = refusal.parameters
        known = _SENTENCES.get(refusal.reason)
        if known is None:
            text = self._with_number(refusal.reason, parameters)
        else:
            text = QCoreApplication.translate("Refusals", known)
        return text.format(**_words(parameters))

    def _with_number(self, reason: Reason, parameters: dict[str, Parameter]) -> str:
        match reason:
            case Reason.STOCK_EMPTY:
                left = _number(parameters, "left")
                if left:
                    return self.tr("The stock holds only %Ln card(s), too few to draw.", "", left)
                return self.tr("The stock is empty.")
            case Reason.PILE_NEEDS_PAIR:
                return self._pair_needed(parameters)
            case Reason.MELD_TOO_SMALL:
                minimum = _number(parameters, "minimum")
                return self.tr("A meld needs at least %Ln card(s).", "", minimum)
            case Reason.MELD_START:
                return self.tr(
                    "A meld starts with exactly %Ln card(s); add the others one by one.",
                    "",
                    _number(parameters, "minimum"),
                )
            case Reason.TOO_FEW_NATURALS:
                minimum = _number(parameters, "minimum")
                return self.tr("A meld needs at least %Ln natural card(s).", "", minimum)
            case Reason.TOO_MANY_WILDS:
                maximum = _number(parameters, "maximum")
                return self.tr("A meld holds at most %Ln wild card(s).", "", maximum)
            case Reason.NATURALS_PER_WILD:
                ratio = _number(parameters, "ratio")
                return self.tr("Each wild card of a meld needs %Ln natural card(s).", "", ratio)
            case Reason.MELD_FULL:
                maximum = _number(parameters, "maximum")
                return self.tr("A meld of {ranks} holds at most %Ln card(s).", "", maximum)
            case Reason.OPENING_SHORT:
                return self.tr(
                    "Opening takes %Ln point(s), and your melds count {points} so far: lay more, "
                    "or take them back.",
                    "",
                    _number(parameters, "minimum"),
                )
            case Reason.OPENING_UNREACHABLE:
                return self.tr(
                    "Opening takes %Ln point(s); these melds count {points}, and the rest of your "
                    "hand cannot make up for it.",
                    "",
                    _number(parameters, "minimum"),
                )
            case Reason.MUST_KEEP_CARD:
                return self._card_to_keep(parameters)
            case _:
                raise ValueError(f"no sentence for {reason}")

    def _pair_needed(self, parameters: dict[str, Parameter]) -> str:
        if parameters["frozen"]:
            return self.tr(
                "The pile is frozen: it is taken only with two natural {ranks} from your hand."
            )
        if not parameters["opened"]:
            return self.tr(
                "Before your side has opened, the pile is taken only with two natural {ranks} "
                "from your hand."
            )
        return self.tr("The pile is taken only with two natural {ranks} from your hand.")

    def _card_to_keep(self, parameters: dict[str, Parameter]) -> str:
        if parameters["kinds"]:
            return self.tr(
                "Going out takes one each of these, so you have to keep a card beside your "
                "discard: {kinds}."
            )
        return self.tr(
            "Going out takes %Ln canasta(s), so you have to keep a card beside your discard.",
            "",
            _number(parameters, "canastas"),
        )


def _number(parameters: dict[str, Parameter], name: str) -> int:
    value = parameters[name]
    assert isinstance(value, int)
    return value


def _words(parameters: dict[str, Parameter]) -> dict[str, str]:
    """What sentences may name, in words."""
    words: dict[str, str] = {}
    for name, value in parameters.items():
        match name, value:
            case "card", int():
                words["card"] = terms.card(value)
            case "cards", tuple():
                faces = [face for face in value if isinstance(face, int)]
                words["cards"] = terms.listed([terms.card(face) for face in faces])
            case "rank", int():
                words["ranks"] = terms.ranks(value)
            case "kinds", tuple():
                kinds = [kind for kind in CanastaKind if kind.value in value]
                words["kinds"] = terms.listed([terms.canasta(kind) for kind in kinds])
            case "points", int():
                words["points"] = terms.number(value)
    return words
