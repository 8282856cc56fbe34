"""What every test needs: Qt without a screen, packed resources, and nothing of the user's."""

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# The plain locale, whichever the machine has; Qt wants it to be UTF-8.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

from collections.abc import Callable, Iterator
from pathlib import Path

import compile_core
import pack_resources
import pytest
from hypothesis import settings
from PySide6.QtCore import QLocale, QStandardPaths, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from canasta_qt import languages, resources

# How long an example takes says more about the machine than about the code.
settings.register_profile("unhurried", settings(), deadline=None)
settings.load_profile("unhurried")


def pytest_sessionstart() -> None:
    """Bring what the build made inside the source tree up to date."""
    for name, module in compile_core.compiled_modules(pack_resources.ROOT).items():
        source = module.with_name(f"{module.name.partition('.')[0]}.py")
        if source.exists() and source.stat().st_mtime > module.stat().st_mtime:
            raise pytest.UsageError(f"{name} hides changes of its source: install the tree again")
    packed = pack_resources.ROOT / pack_resources.PACKED
    if pack_resources.is_stale(packed):
        pack_resources.pack(packed)
    resources.register()


@pytest.fixture(autouse=True, scope="session")
def _no_traces(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Settings and saved matches of the tests go to a folder that is thrown away."""
    home: Path = tmp_path_factory.mktemp("home")
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    # On Linux it would lead to one folder for all runs, and two at a time would disturb each other.
    QStandardPaths.setTestModeEnabled(sys.platform != "linux")


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the application speak a language until the test is over."""
    yield languages.speak
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale.c())
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
