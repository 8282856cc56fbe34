"""Several menu entries of which one is chosen."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from canasta_qt.windows.texts import Texts

Key = TypeVar("Key")


def choice_actions(
    parent: QObject, texts: Mapping[Key, str], take: Callable[[Key], None]
) -> dict[Key, QAction]:
    """An action for each of ``texts``, one of them checked; triggered, it calls ``take``."""
    group = QActionGroup(parent)
    actions = {}
    for key, text in texts.items():
        action = QAction(text, group, checkable=True)
        action.triggered.connect(lambda _=False, key=key: take(key))
        actions[key] = action
    return actions


def told_choice_actions(
    parent: QObject,
    tellers: Mapping[Key, Callable[[], str]],
    take: Callable[[Key], None],
    texts: Texts,
) -> dict[Key, QAction]:
    """The same as `choice_actions`, with texts that are told anew with ``texts``."""
    actions = choice_actions(parent, dict.fromkeys(tellers, ""), take)
    for key, action in actions.items():
        texts.show(tellers[key], action.setText)
    return actions
