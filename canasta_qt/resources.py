"""The packed pictures, sounds and translations, which Qt reads under ``:/``."""

from functools import cache
from importlib.resources import files

from PySide6.QtCore import QResource


@cache
def register() -> None:
    """Make the packed resources known to Qt; a second call does nothing.

    Raises `FileNotFoundError` where the build did not pack them.
    """
    packed = str(files("canasta_qt").joinpath("canasta.rcc"))
    if not QResource.registerResource(packed):
        raise FileNotFoundError(packed)
