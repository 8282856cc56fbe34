"""The dialog that shows what a round brought."""

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from canasta_qt.model.round_sheet import RoundSheet
from canasta_qt.rulebook import terms
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.match import Match, Outcome
from canasta_qt.rules.state import EndReason
from canasta_qt.windows.dialog import Dialog, column
from canasta_qt.windows.headline import headline
from canasta_qt.windows.sheet import Sheet


class RoundResult(Dialog):
    """The score sheet of the round of ``match`` that is just over.

    Accepted, it means that the match should go on: to the next round, or to its result.
    """

    def __init__(self, match: Match, names: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match, self._names, self._number = match, names, match.round_number
        self.sheet = RoundSheet(match, names, self)
        buttons = QDialogButtonBox()
        self.onward = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.onward.setDefault(True)
        self.stay = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.add_below(buttons)
        self.texts.follow(self._fill)

    def _fill(self) -> None:
        match = self._match
        self.setWindowTitle(self.tr("Round {number}").format(number=terms.number(self._number)))
        self.onward.setText(self.tr("&Result") if match.over else self.tr("&Next round"))
        self.stay.setText(self.tr("&Look at the table"))
        how = headline(self._how_it_ended(match, self._names))
        note = QLabel(self._what_follows(match), wordWrap=True)
        self.set_content(column(how, Sheet(self.sheet), note))

    def _how_it_ended(self, match: Match, names: tuple[str, ...]) -> str:
        state = match.round.state
        match state.end:
            case EndReason.WENT_OUT if state.concealed:
                return self.tr("{name} went out concealed.").format(
                    name=isolated(names[state.out_seat])
                )
            case EndReason.WENT_OUT:
                return self.tr("{name} went out.").format(name=isolated(names[state.out_seat]))
            case EndReason.STOCK_EXHAUSTED:
                return self.tr("There was nothing left to draw.")
            case EndReason.NO_REPLACEMENT:
                return self.tr("The last card of the stock was a red three.")
            case _:
                return self.tr("{name} had no lawful discard.").format(
                    name=isolated(names[state.turn])
                )

    def _what_follows(self, match: Match) -> str:
        if match.result.outcome is Outcome.EXTRA_ROUND:
            return self.tr("The leaders are level: another round decides.")
        return self.tr("The match ends at %Ln point(s).", "", match.laws.rules.target)
