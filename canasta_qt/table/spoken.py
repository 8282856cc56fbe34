"""What a screen reader says of the things on the table."""

from PySide6.QtCore import QObject

from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.cards import IS_WILD
from canasta_qt.rules.melds import Meld
from canasta_qt.table.focus import Thing
from canasta_qt.table.gestures import Grip
from canasta_qt.table.presenter import Presenter
from canasta_qt.table.tableau import PILE, Place, Zone


class Spoken(QObject):
    """Names things with their state, in the user's language."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._presenter = presenter

    def of(self, thing: Thing) -> str:
        """One phrase on ``thing`` as it is shown now."""
        if thing.item is not None:
            return self._card(thing)
        match thing.grip:
            case Grip.STOCK:
                count = self._presenter.tableau.stock
                return self.tr("stock, %Ln card(s)", "", count)
            case Grip.PILE:
                return self._pile()
            case Grip.AREA:
                return self.tr("your side of the table, for new melds")
            case Grip.KITTY:
                count = len(self._presenter.tableau.at(thing.zone))
                return self.tr("your kitty, %Ln card(s)", "", count)
        if thing.zone.place is Place.HAND:
            return self._player(thing.zone)
        return self._meld(thing.zone)

    def _card(self, thing: Thing) -> str:
        assert thing.item is not None
        face = thing.item.face
        if face is None:
            return self.tr("a hidden card")
        parts = [terms.card(face)]
        if IS_WILD[face]:
            parts.append(self.tr("wild"))
        if thing.item.marked:
            parts.append(self.tr("new"))
        if thing.item in self._presenter.selected:
            parts.append(self.tr("selected"))
        return self._joined(parts)

    def _pile(self) -> str:
        tableau = self._presenter.tableau
        cards = tableau.at(PILE)
        count = len(cards)
        parts = [self.tr("discard pile, %Ln card(s)", "", count)]
        if cards and cards[-1] is not None:
            parts.append(self.tr("on top the {card}").format(card=terms.card(cards[-1])))
        seen = tableau.laws.in_sight([card for card in cards if card is not None], tableau.frozen)
        below = [terms.card(card) for card in (cards[at] for at in seen[:-1]) if card is not None]
        if below:
            parts.append(self.tr("below it {cards}").format(cards=self._joined(below[::-1])))
        if tableau.frozen:
            parts.append(self.tr("frozen"))
        return self._joined(parts)

    def _player(self, zone: Zone) -> str:
        tableau = self._presenter.tableau
        assert self._presenter.model is not None
        count = len(tableau.at(zone))
        parts = [
            isolated(self._presenter.model.names[zone.owner]),
            self.tr("%Ln card(s) in hand", "", count),
        ]
        if tableau.turn == zone.owner:
            parts.append(self.tr("is playing"))
        return self._joined(parts)

    def _meld(self, zone: Zone) -> str:
        tableau = self._presenter.tableau
        cards = tuple(card for card in tableau.at(zone) if card is not None)
        count = len(cards)
        mine = zone.owner == self._presenter.own_side
        if zone.place is Place.RED_THREES:
            if mine:
                return self.tr("your side: %Ln red three(s)", "", count)
            return self.tr("other side: %Ln red three(s)", "", count)
        if mine:
            text = self.tr("your meld of {rank}, %Ln card(s)", "", count)
        else:
            text = self.tr("other side’s meld of {rank}, %Ln card(s)", "", count)
        parts = [text.replace("{rank}", terms.ranks(tableau.ranks[zone]))]
        kind = tableau.laws.canasta_kind(Meld.of(tableau.ranks[zone], cards))
        if kind is not None:
            parts.append(terms.canasta(kind))
        if zone.owner == self._presenter.staged_side:
            parts.append(self.tr("staged"))
        return self._joined(parts)

    def _joined(self, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.tr("{first}, {more}").format(first=text, more=part)
        return text
