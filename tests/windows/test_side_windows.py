"""The windows beside the main window go with it, at once and whoever still refers to them."""

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from canasta_qt.model.company import Company
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.match_choice import default_choice
from canasta_qt.windows.preferences import Preferences
from tests.windows.conftest import NewWindow


def test_they_are_deleted_with_the_main_window(qapp: QApplication) -> None:
    """Else the garbage collector would do it, perhaps while Qt delivers an event to them."""
    window = MainWindow(Company(in_process=True), Preferences())
    window.start_match(default_choice())
    window.show_first_steps()
    window.show_rules()
    beside = [window.first_steps, window.rule_book.window]
    assert all(one is not None and one.isVisible() for one in beside)

    gc.disable()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()

    assert not any(Shiboken.isValid(one) for one in beside)


def test_they_need_not_lie_above_it(new_window: NewWindow) -> None:
    window = new_window()
    window.show_first_steps()
    window.show_rules()

    for one in (window.first_steps, window.rule_book.window):
        assert one is not None
        assert one.isWindow()
        handle = one.windowHandle()
        assert handle is not None
        assert handle.transientParent() is None
        one.close()
        one.show()
        assert handle.transientParent() is None
