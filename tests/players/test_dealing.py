"""Deals that a player imagines fit what he knows, and tell nothing of what he cannot know."""

from collections import Counter
from random import Random

import pytest

from canasta_qt.players.dealing import Dealer
from canasta_qt.players.heuristic import HeuristicPlayer
from canasta_qt.players.memory import Memory
from canasta_qt.players.sightings import Sightings
from canasta_qt.rules.cards import KIND, RED_THREE
from canasta_qt.rules.events import Event
from canasta_qt.rules.match import Match
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS, STANDARD
from canasta_qt.rules.round import Round
from tests.players.matches import played
from tests.rules.positions import cards, position


class Watcher(HeuristicPlayer):
    """A heuristic player who also keeps what a dealer wants to know."""

    def __init__(self) -> None:
        super().__init__()
        self.sightings = Sightings()
        self.memory = Memory()

    def observed(self, event: Event) -> None:
        super().observed(event)
        self.sightings.observe(event)
        self.memory.observe(event)

    def dealer(self, observation: Observation, seed: int) -> Dealer:
        return Dealer(observation, self.sightings, self.memory, Random(seed))


def all_cards(round_: Round) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    state = round_.state
    found = Counter(round_.stock[: state.stock_size])
    found.update(state.pile)
    found.update(state.pending)
    for hand in round_.hands:
        found.update(hand.cards())
    for kitty in round_.kitties:
        found.update(kitty)
    for side in state.sides:
        found.update(side.red_threes)
        for meld in side.melds:
            found.update(meld.cards)
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_every_deal_fits_what_the_seat_knows(name: str) -> None:
    rules = PRESETS[name]
    players = [Watcher() for _ in range(rules.players_min)]
    checked: list[int] = []

    def look(match: Match, _: object, move: Move) -> None:
        true = match.round
        seat = true.state.actor
        observation = true.observe(seat)
        dealer = players[seat].dealer(observation, len(checked))
        assert dealer.possible
        deal = dealer.deal()

        assert deal.state is true.state
        assert all_cards(deal) == all_cards(true) == Counter(match.laws.deck)
        assert deal.hands[seat] == true.hands[seat]
        assert deal.observe(seat).kitty == observation.kitty
        assert deal.observe(seat).choices() == observation.choices()
        assert [len(kitty) for kitty in deal.kitties] == list(true.state.kitty_sizes)
        assert len(deal.stock) == true.state.stock_size
        for other, hand in enumerate(deal.hands):
            assert hand.size == true.state.hand_sizes[other]
            assert hand.kinds[RED_THREE] == 0
            for face, count in enumerate(players[seat].sightings.certain[other]):
                # What is held to be certain is so in truth, and in every deal.
                assert hand.counts[face] >= count <= true.hands[other].counts[face]
        checked.append(sum(map(sum, players[seat].sightings.certain)))

    played(Match(rules, rules.players_min, 8), players, look, rounds=2)

    assert len(checked) > 50
    assert any(checked)


def test_a_known_card_stays_known_when_another_of_its_rank_is_played() -> None:
    match = Match(STANDARD, 4, 0)
    watchers = [Watcher() for _ in range(4)]
    lost: list[int] = []

    def look(match: Match, _: object, move: Move) -> None:
        for seat in range(4):
            by_kind = [0] * 15
            for face, count in enumerate(watchers[0].sightings.certain[seat]):
                by_kind[KIND[face]] += count
            lost.extend(
                more - less
                for more, less in zip(by_kind, watchers[0].memory.known[seat], strict=True)
            )

    played(match, watchers, look)

    assert max(lost) > 0


def test_deals_differ_and_a_seed_makes_the_same() -> None:
    match = Match(STANDARD, 4, 1)
    watcher = Watcher()
    for event in match.first_events:
        watcher.observed(event.seen_by(match.round.state.actor))
    observation = match.round.observe(match.round.state.actor)

    def hands(seed: int) -> list[tuple[int, ...]]:
        return [hand.cards() for hand in watcher.dealer(observation, seed).deal().hands]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)


def test_a_position_that_cannot_be_is_not_dealt() -> None:
    round_ = position(STANDARD, cards("KS KS KS KS 4C"))

    assert not Watcher().dealer(round_.observe(1), 1).possible


def test_what_the_own_side_melds_or_threw_away_is_seldom_in_the_hand() -> None:
    """Of many deals, since chance decides each."""
    match = Match(STANDARD, 4, 1)
    seat = match.round.state.actor
    watcher = Watcher()
    for event in match.first_events:
        watcher.observed(event.seen_by(seat))
    observation = match.round.observe(seat)
    other = (seat + 1) % 4

    def held(kind: int) -> int:
        dealer = watcher.dealer(observation, 5)
        return sum(dealer.deal().hands[other].kinds[kind] for _ in range(200))

    kind = next(kind for kind in range(2, 12) if not observation.hand.kinds[kind])
    before = held(kind)
    watcher.memory.discarded[other][kind] = 1

    assert held(kind) < before / 2
