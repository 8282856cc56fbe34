"""Options of the tests of the rules."""

from tests.rules.scenario_option import pytest_addoption

__all__ = ["pytest_addoption"]
