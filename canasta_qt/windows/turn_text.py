"""What the status bar says about whose turn it is."""

from PySide6.QtCore import QObject

from canasta_qt.model.table_model import TableModel
from canasta_qt.rulebook.bidi import isolated
from canasta_qt.rules.moves import DRAW_STOCK, TAKE_PILE
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.state import ANSWER, DRAW, KITTY


class TurnText(QObject):
    """Says who has to do what."""

    def text(self, table: TableModel) -> str:
        """One line on ``table`` as it stands."""
        if table.match.over:
            return self.tr("The match is over.")
        if table.match.round_over:
            return self.tr("The round is over.")
        state = table.observation.state
        if state.actor != table.seat or table.is_watched:
            name = isolated(table.names[state.actor])
            if state.phase == ANSWER:
                return self.tr("{name} is asked.").format(name=name)
            return self.tr("{name} is playing.").format(name=name)
        if state.phase == DRAW:
            return self._draw_text(table.observation)
        if state.phase == KITTY:
            return self.tr("Take your kitty, or leave it.")
        if state.phase == ANSWER:
            return self.tr("Your partner asks.")
        return self.tr("Your turn: meld if you like, then discard.")

    def _draw_text(self, observation: Observation) -> str:
        codes = {move.code for move in observation.choices()}
        if TAKE_PILE not in codes:
            return self.tr("Your turn: draw.") if DRAW_STOCK in codes else self.tr("Your turn.")
        if DRAW_STOCK not in codes:
            return self.tr("Your turn: take the pile, or end the round.")
        return self.tr("Your turn: draw, or take the pile.")
