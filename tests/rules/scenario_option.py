"""The option that runs the scenario tests on another file."""

from pathlib import Path
from typing import Final

import pytest

OWN_FILE: Final = Path(__file__).with_name("scenarios.json")
"""The project's own scenarios."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--scenarios FILE``."""
    parser.addoption(
        "--scenarios",
        type=Path,
        default=OWN_FILE,
        metavar="FILE",
        help="the scenarios that tests/rules/test_scenarios.py runs (default: the project's own)",
    )


def scenario_file(config: pytest.Config) -> Path:
    """The file to run: the one asked for, or the project's own."""
    # Without the path of these tests on the command line the option is not known to pytest.
    chosen: Path = config.getoption("scenarios", default=OWN_FILE)
    return chosen
