"""A picture of the table after so many moves between computer players, without a window."""

import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from canasta_qt.model.company import Company
from canasta_qt.model.table_model import TableModel
from canasta_qt.table.scene import TableScene
from canasta_qt.table.theme import THEMES
from canasta_qt.table.view import TableView
from canasta_qt.windows.match_choice import MatchChoice


@dataclass(frozen=True)
class Shot:
    """What the picture is to show. ``size`` is in pixels of a screen of the usual resolution."""

    file: Path
    choice: MatchChoice
    moves: int
    size: tuple[int, int]
    deck: str
    back: str
    cloth: str


def formats() -> set[str]:
    """The suffixes of files that can be written, in lower case and without a dot."""
    return {bytes(name.data()).decode() for name in QImageWriter.supportedImageFormats()}


def take(shot: Shot) -> int:
    """Play, write the picture, and return the exit code. Needs an application."""
    company = Company(in_process=True)
    choice = shot.choice
    table = TableModel(choice.rules, choice.entrants(), choice.some_seed(), company)
    table.pace = 0
    table.set_paused(True)
    scene = TableScene()
    scene.set_speed(0)
    scene.set_deck(shot.deck, shot.back)
    scene.set_theme(THEMES[shot.cloth])
    view = TableView(scene)
    view.resize(*shot.size)
    scene.set_model(table)
    view.show()
    table.start()
    _play(table, shot.moves)
    picture = view.grab().toImage()
    table.stop()
    company.close()
    view.close()
    if picture.save(str(shot.file)):
        return 0
    print(f"canasta-qt: the picture cannot be written to {shot.file}", file=sys.stderr)
    return 1


def _play(table: TableModel, moves: int) -> None:
    """Let ``moves`` moves be made, over as many rounds as they take, but not beyond the match."""
    made = 0

    def count(_: object) -> None:
        nonlocal made
        made += 1

    # A deal is told of like a move.
    table.stepped.connect(count)
    while made < moves and not table.match.over:
        if table.match.round_over:
            table.next_round()
            made -= 1
        table.step()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    QApplication.processEvents()
