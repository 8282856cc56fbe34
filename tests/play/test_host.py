"""The players that a host keeps: whoever fails is stood in for, whoever is not awaited stops."""

import logging
import math
import multiprocessing

import pytest

from canasta_qt.play import worker
from canasta_qt.play.host import HostedPlayers
from canasta_qt.players import registry
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.player import Player
from canasta_qt.rules.events import Event
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import STANDARD


class Failing:
    """A player who cannot decide."""

    def observed(self, event: Event) -> None:
        pass

    def choose(self, observation: Observation, choices: list[Move]) -> Move:
        raise RuntimeError("no idea")


def still() -> float:
    """A clock that stands."""
    return 0.0


def test_a_player_who_fails_is_stood_in_for_and_it_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def create(*_: object) -> Player:
        return Failing()

    monkeypatch.setattr(registry, "create", create)
    players = HostedPlayers(still)
    players.begin(dict.fromkeys(range(4), "failing"), 1)
    match = Match(STANDARD, 4, 1)
    others = [HeuristicPlayer() for _ in range(4)]
    events = match.first_events
    with caplog.at_level(logging.ERROR):
        while not match.round_over:
            for seat, other in enumerate(others):
                seen = [event.seen_by(seat) for event in events]
                players.observed(seat, seen)
                for event in seen:
                    other.observed(event)
            observation = match.round.observe(match.round.state.actor)
            move = observation.choices()[players.choose(observation)]
            assert move == others[observation.seat].choose(observation, observation.choices())
            events = match.push(move)

    assert "failing" in caplog.text
    assert "no idea" in caplog.text


def test_an_adviser_who_fails_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "create", lambda *_: Failing())
    match = Match(STANDARD, 4, 1)
    observation = match.round.observe(match.round.state.actor)
    events = [event.seen_by(observation.seat) for event in match.first_events]

    choice = HostedPlayers(still).advice(observation, "failing", 1, events)

    assert 0 <= choice < len(observation.choices())


def test_players_think_by_the_clock_of_their_host() -> None:
    looks: list[None] = []

    def clock() -> float:
        looks.append(None)
        return len(looks) / 10

    players = HostedPlayers(clock)
    match = Match(STANDARD, 4, 1)
    players.begin(dict.fromkeys(range(4), "expert:fast"), 1)
    while not looks:
        observation = match.round.observe(match.round.state.actor)
        match.push(observation.choices()[players.choose(observation)])


def test_whoever_sends_something_new_waits_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker.Patience, "INTERVAL", 0.0)
    here, there = multiprocessing.Pipe()
    patience = worker.Patience(here)

    assert patience.time() < math.inf
    there.send_bytes(b"something else")
    assert here.poll(10)
    assert patience.time() == math.inf
    here.recv_bytes()
    assert patience.time() < math.inf
    there.close()
    assert patience.time() == math.inf
    here.close()
