"""Starting the game where no window can be opened ends in one clear sentence."""

import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from canasta_qt import display

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="Windows and macOS always have a window system"
)

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM")


def start(**changes: str) -> subprocess.CompletedProcess[str]:
    """Start the game with only ``changes`` to tell of a display."""
    environment = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    return subprocess.run(
        [sys.executable, "-m", "canasta_qt"],
        env=environment | changes,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": ""}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": ":987"}, "no display answers for the Qt platform 'xcb'"),
        ({"DISPLAY": "nonsense"}, "no display answers for the Qt platform 'xcb'"),
        ({"WAYLAND_DISPLAY": "away"}, "no display answers for the Qt platform 'wayland'"),
        ({"WAYLAND_DISPLAY": "/away"}, "no display answers for the Qt platform 'wayland'"),
        ({"DISPLAY": ":987", "WAYLAND_DISPLAY": "away"}, "'wayland'; no display answers"),
        ({"QT_QPA_PLATFORM": "xcb"}, "no display answers for the Qt platform 'xcb'"),
        ({"QT_QPA_PLATFORM": "paper"}, "Qt has no platform 'paper'"),
    ],
)
def test_without_a_display_the_game_says_so(environment: Mapping[str, str], reason: str) -> None:
    done = start(**environment)

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr
    assert "`canasta-qt simulate`" in done.stderr
    assert "QT_QPA_PLATFORM=offscreen" in done.stderr


def test_qt_that_does_not_load_is_told_apart(tmp_path: Path) -> None:
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").touch()
    (broken / "QtWidgets.py").write_text("raise ImportError('libEGL.so.1 is away')\n")

    done = start(QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))

    assert done.returncode == 1
    assert "Qt does not load, libEGL.so.1 is away" in done.stderr


@pytest.fixture
def x_server() -> Iterator[str]:
    """The name of an X11 display that lets everybody in, and knows no more than that."""
    welcome = struct.pack("<BxHHH40x", 1, 11, 0, 10)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(4096)
                connection.sendall(welcome)
                connection.recv(4096)

        thread = threading.Thread(target=serve)
        thread.start()
        port: int = server.getsockname()[1]
        yield f"127.0.0.1:{port - 6000}"
        thread.join(timeout=10)


def test_a_display_that_answers_is_no_obstacle(
    x_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", x_server)

    assert display._connects_to_x11()


def test_offscreen_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    assert display.obstacle() is None


def test_the_first_platform_that_works_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "paper;offscreen:size=800x600")

    assert display.obstacle() is None
