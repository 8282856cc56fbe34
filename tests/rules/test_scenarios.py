"""The worked examples of the rules, or those of another file: ``--scenarios FILE``."""

import pytest

from tests.rules.scenario import Scenario, ScenarioError, load, run
from tests.rules.scenario_option import OWN_FILE, scenario_file


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "scenario" in metafunc.fixturenames:
        scenarios = load(scenario_file(metafunc.config))
        metafunc.parametrize("scenario", scenarios, ids=[scenario.id for scenario in scenarios])


def test_scenario(scenario: Scenario) -> None:
    assert run(scenario) == scenario.expected


ONE = next(scenario for scenario in load(OWN_FILE) if scenario.action["type"] == "turn")


@pytest.mark.parametrize(
    "changed",
    [
        Scenario(ONE.id, ONE.rules, ONE.given, ONE.action | {"type": "juggle"}, ONE.expected),
        Scenario(ONE.id, ONE.rules, ONE.given | {"mood": "good"}, ONE.action, ONE.expected),
        Scenario(ONE.id, ONE.rules, ONE.given, ONE.action | {"loudly": True}, ONE.expected),
        Scenario(ONE.id, ONE.rules, ONE.given, ONE.action, ONE.expected | {"applause": 3}),
    ],
    ids=["type", "given", "action", "expected"],
)
def test_what_is_not_understood_does_not_pass(changed: Scenario) -> None:
    with pytest.raises(ScenarioError, match=r"juggle|mood|loudly|applause"):
        run(changed)
