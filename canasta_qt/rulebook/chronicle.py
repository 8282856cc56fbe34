"""What happened in a round, one line for each event worth telling."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.events import (
    CanastaClosed,
    Discarded,
    Drew,
    Event,
    KittyLeft,
    KittySeen,
    KittyTaken,
    Melded,
    Opened,
    PartnerAnswered,
    PartnerAsked,
    PileTaken,
    RedThreeTabled,
    RoundEnded,
    RoundScored,
    UpcardTurned,
    WentOut,
)
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import EndReason


def side_name(names: Sequence[str], side: int, sides: int) -> str:
    """What to call a side: its players' names."""
    return terms.listed([isolated(names[seat]) for seat in range(side, len(names), sides)])


class Chronicle(QObject):
    """Tells the events of a match between players with ``names`` (by seat), in two or more
    ``sides``, as one of them or nobody saw them."""

    def __init__(self, names: Sequence[str], sides: int) -> None:
        super().__init__()
        self._names = tuple(names)
        self._sides = sides

    def line(self, event: Event) -> str:
        """``event`` as a sentence; empty if it is not worth one."""
        text = self._sentence(event)
        return text.format(name=isolated(self._names[event.seat])) if event.seat >= 0 else text

    def _sentence(self, event: Event) -> str:
        match event:
            case UpcardTurned():
                return self._upcard(event)
            case Drew():
                return self._drawn(event)
            case RedThreeTabled():
                card = terms.short_cards([event.card])
                return self.tr("{name} tables a red three: {card}").replace("{card}", card)
            case PileTaken():
                return self.tr("{name} takes the pile of %Ln card(s)", "", len(event.cards))
            case Melded():
                return self._melded(event)
            case CanastaClosed():
                return self._canasta(event)
            case Opened():
                return self.tr("{name} opens with %Ln point(s)", "", event.points)
            case Discarded():
                return self._discarded(event)
            case PartnerAsked():
                return self.tr("{name} asks: may I go out?")
            case PartnerAnswered():
                return self.tr("{name}: yes") if event.yes else self.tr("{name}: no")
            case KittySeen():
                return self.tr("{name} looks at the kitty")
            case KittyTaken():
                return self.tr("{name} takes the kitty")
            case KittyLeft():
                return self.tr("{name} leaves the kitty")
            case WentOut():
                if event.concealed:
                    return self.tr("{name} goes out concealed")
                return self.tr("{name} goes out")
            case RoundEnded():
                return self._ended(event)
            case RoundScored():
                return self._scored(event)
            case _:
                return ""

    def _upcard(self, event: UpcardTurned) -> str:
        if event.freezes:
            text = self.tr("The first card {card} freezes the pile")
        else:
            text = self.tr("The first card is {card}")
        return text.replace("{card}", terms.short_cards([event.card]))

    def _drawn(self, event: Drew) -> str:
        seen = [card for card in event.cards if card is not None]
        if seen:
            return self.tr("{name} draws {cards}").replace("{cards}", terms.short_cards(seen))
        return self.tr("{name} draws %Ln card(s)", "", len(event.cards))

    def _melded(self, event: Melded) -> str:
        if event.started:
            text = self.tr("{name} melds {ranks}: {cards}")
        else:
            text = self.tr("{name} adds to {ranks}: {cards}")
        ranks = terms.ranks(event.rank)
        return text.replace("{ranks}", ranks).replace("{cards}", terms.short_cards(event.cards))

    def _canasta(self, event: CanastaClosed) -> str:
        match event.kind:
            case CanastaKind.NATURAL:
                return self.tr("{name} completes a natural canasta")
            case CanastaKind.MIXED:
                return self.tr("{name} completes a mixed canasta")
            case CanastaKind.WILD:
                return self.tr("{name} completes a wild canasta")
            case CanastaKind.SEVENS:
                return self.tr("{name} completes a sevens canasta")

    def _discarded(self, event: Discarded) -> str:
        if event.freezes:
            text = self.tr("{name} discards {card} and freezes the pile")
        else:
            text = self.tr("{name} discards {card}")
        return text.replace("{card}", terms.short_cards([event.card]))

    def _ended(self, event: RoundEnded) -> str:
        match event.reason:
            case EndReason.WENT_OUT:
                return ""
            case EndReason.STOCK_EXHAUSTED:
                return self.tr("The round ends: there is nothing left to draw")
            case EndReason.NO_REPLACEMENT:
                return self.tr("The round ends: the last card was a red three")
            case EndReason.NO_DISCARD:
                return self.tr("The round ends: there is no lawful discard")

    def _scored(self, event: RoundScored) -> str:
        items = [
            self.tr("{side} {points}").format(
                side=side_name(self._names, side, self._sides), points=terms.signed(score.total)
            )
            for side, score in enumerate(event.scores)
        ]
        return self.tr("Scores: {items}").replace("{items}", terms.apart(items))
