"""Whether a window can be opened here, found out before Qt tries: Qt aborts where it cannot.

Only X11 and Wayland can be missing; the window systems of Windows and macOS are always there.
"""

import ctypes
import os
import sys
from collections.abc import Iterator
from pathlib import Path


def obstacle() -> str | None:
    """Why no window can be opened, as part of a sentence, or `None` where one can."""
    if sys.platform in {"win32", "cygwin", "darwin"}:
        return _obstacle_to_qt()
    platforms = _platforms()
    if not platforms:
        return "there is no display, neither DISPLAY nor WAYLAND_DISPLAY is set"
    obstacles = [_obstacle_to_qt() or _obstacle_on(platform) for platform in platforms]
    return None if None in obstacles else "; ".join(filter(None, obstacles))


def _platforms() -> list[str]:
    """Qt's names of the window systems that it will try here, one after another."""
    asked = os.environ.get("QT_QPA_PLATFORM")
    if asked:
        return [part.partition(":")[0] for part in asked.split(";") if part]
    by_variable = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [name for variable, name in by_variable.items() if os.environ.get(variable)]


def _obstacle_to_qt() -> str | None:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return f"Qt does not load, {error}"
    return None


def _obstacle_on(platform: str) -> str | None:
    connects = {"xcb": _connects_to_x11, "wayland": _connects_to_wayland}
    system = platform.partition("-")[0]
    try:
        if system in connects and not connects[system]():
            return f"no display answers for the Qt platform {platform!r}"
        for plugin in _plugins(system):
            ctypes.CDLL(str(plugin))
            return None
    except OSError as error:
        return f"the Qt platform {platform!r} does not load, {error}"
    return f"Qt has no platform {platform!r}"


def _plugins(system: str) -> Iterator[Path]:
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    return folder.glob(f"libq{system}*.so")


def _connects_to_x11() -> bool:
    """Connect as Qt does, by the same library, which finds the display and its permission."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _connects_to_wayland() -> bool:
    """Connect as Qt does, by the same library."""
    if "WAYLAND_SOCKET" in os.environ:
        # A connection handed over by the parent process, which serves only once.
        return True
    if "XDG_RUNTIME_DIR" not in os.environ and os.environ.get("WAYLAND_DISPLAY", "")[:1] != "/":
        # The library would complain of it in a line of its own.
        return False
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    display = wayland.wl_display_connect(None)
    if display is None:
        return False
    wayland.wl_display_disconnect(ctypes.c_void_p(display))
    return True
