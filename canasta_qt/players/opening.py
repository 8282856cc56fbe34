"""When and with what a side opens."""

from canasta_qt.players.melding import laying_gain
from canasta_qt.players.view import View
from canasta_qt.players.worth import meld_worth, small_hand, wild_worth
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import BLACK_THREE, IS_WILD, JOKER, KIND, KIND_VALUE, TWO, VALUE, WILD
from canasta_qt.rules.laws import PLAIN_RANKS
from canasta_qt.rules.moves import Move
from canasta_qt.rules.state import CLOSED

NEVER = -1e9
"""Stands for the gain of what cannot be done."""


class Packet:
    """Cards of one rank that could be part of an opening, by number."""

    __slots__ = ("gain", "jokers", "naturals", "points", "rank", "twos")

    def __init__(
        self, rank: int, naturals: int, twos: int, jokers: int, points: int, gain: float
    ) -> None:
        self.rank = rank
        self.naturals = naturals
        self.twos = twos
        self.jokers = jokers
        self.points = points
        self.gain = gain


class Plan:
    """The best way to reach the minimum from the hand: some packets, and what they gain."""

    __slots__ = ("gain", "packets")

    def __init__(self, packets: list[Packet], gain: float) -> None:
        self.packets = packets
        self.gain = gain


def first_step(view: View, choices: list[Move], forced: bool) -> Move | None:
    """The next meld of an opening; None if it is better not to open now.

    ``forced`` if cards are staged already, so that the minimum has to be reached.
    """
    plan = best_plan(view, view.state.minimum() - view.state.staged, view.kinds, view.size, forced)
    if plan is not None and (forced or plan.gain + eagerness(view) > 0.0):
        step = _step(plan, view, choices)
        if step is not None:
            return step
    if not forced:
        return None
    best: Move | None = None
    most = NEVER
    for move in choices:
        if move.code in (mv.MELD, mv.ADD_TO_MELD) and move.target != BLACK_THREE:
            gain = laying_gain(view, move) + sum(VALUE[card] for card in move.cards)
            if gain > most:
                best = move
                most = gain
    return best


def eagerness(view: View) -> float:
    """What it is worth by itself that the side opens now."""
    laws = view.laws
    state = view.state
    eager = 30.0 + 10.0 * (state.turns // laws.players)
    if any(side.opened for number, side in enumerate(state.sides) if number != view.number):
        eager += 30.0
    if laws.rules.red_three_negative_if_unopened:
        eager += 30.0 * len(view.side.red_threes)
    return eager + 250.0 * view.urgency + view.judgement.habits.eagerness


def best_plan(view: View, needed: int, kinds: list[int], size: int, forced: bool) -> Plan | None:
    """The packets from ``kinds`` that bring ``needed`` points and gain most; None if none do."""
    ranks: list[list[Packet]] = []
    for rank in (*PLAIN_RANKS, WILD):
        packets = _packets(view, rank, kinds)
        if packets:
            ranks.append(packets)
    ranks.sort(key=lambda packets: -max(packet.points for packet in packets))
    reach = [0] * (len(ranks) + 1)
    hope = [0.0] * (len(ranks) + 1)
    for index in range(len(ranks) - 1, -1, -1):
        reach[index] = reach[index + 1] + max(packet.points for packet in ranks[index])
        hope[index] = hope[index + 1] + max(0.0, max(packet.gain for packet in ranks[index]))
    search = _Search(view, ranks, reach, hope, size)
    search.visit(0, needed, kinds[TWO], kinds[JOKER], 0, 0.0)
    if search.best is None:
        return None
    return Plan(search.best, search.most)


class _Search:
    """Branch and bound over one packet, or none, of each rank."""

    def __init__(
        self,
        view: View,
        ranks: list[list[Packet]],
        reach: list[int],
        hope: list[float],
        size: int,
    ) -> None:
        self.view = view
        self.ranks = ranks
        self.reach = reach
        self.hope = hope
        self.size = size
        self.best: list[Packet] | None = None
        self.most: float = NEVER
        self.chosen: list[Packet] = []
        self.visits: int = 0

    def visit(
        self, index: int, needed: int, twos: int, jokers: int, laid: int, gain: float
    ) -> None:
        if needed <= self.reach[index] and self.visits < _MAX_VISITS:
            self.visits += 1
        else:
            return
        if gain + self.hope[index] <= self.most:
            return
        if index == len(self.ranks):
            if needed <= 0 and self.chosen:
                total = gain - small_hand(self.view, self.size - laid - 1)
                if total > self.most:
                    self.most = total
                    self.best = self.chosen[:]
            return
        for packet in self.ranks[index]:
            if packet.twos <= twos and packet.jokers <= jokers:
                cards = packet.naturals + packet.twos + packet.jokers
                if laid + cards > self.size - 1:
                    continue
                self.chosen.append(packet)
                self.visit(
                    index + 1,
                    needed - packet.points,
                    twos - packet.twos,
                    jokers - packet.jokers,
                    laid + cards,
                    gain + packet.gain,
                )
                self.chosen.pop()
        self.visit(index + 1, needed, twos, jokers, laid, gain)


_MAX_VISITS = 400


def _packets(view: View, rank: int, kinds: list[int]) -> list[Packet]:
    """The ways to lay cards of ``rank`` that are worth a thought."""
    laws = view.laws
    index = view.slots[rank]
    if index == CLOSED:
        return []
    lying = 0
    lying_wilds = 0
    if index >= 0:
        lying = view.side.melds[index].naturals
        lying_wilds = view.side.melds[index].wilds
    held = 0 if rank == WILD else kinds[rank]
    if rank != WILD and lying + held < max(1, laws.min_naturals):
        return []
    found: list[Packet] = []
    counts = {held, min(held, laws.min_meld), 0} if lying else {held, min(held, laws.min_meld)}
    for naturals in sorted(counts, reverse=True):
        for wilds in range(min(kinds[TWO] + kinds[JOKER], 3) + 1):
            if naturals + wilds == 0:
                continue
            if not laws.fits(rank, lying + naturals, lying_wilds + wilds):
                continue
            for jokers in range(min(wilds, kinds[JOKER]) + 1):
                twos = wilds - jokers
                if twos > kinds[TWO]:
                    continue
                found.append(_packet(view, rank, naturals, twos, jokers, lying, lying_wilds))
    return found


def _packet(
    view: View, rank: int, naturals: int, twos: int, jokers: int, lying: int, lying_wilds: int
) -> Packet:
    wilds = twos + jokers
    points = twos * KIND_VALUE[TWO] + jokers * KIND_VALUE[JOKER]
    now = meld_worth(view, rank, lying, lying_wilds)
    then = meld_worth(view, rank, lying + naturals, lying_wilds + wilds)
    if rank == WILD:
        gain = (then - now) * 0.3
    else:
        points += naturals * KIND_VALUE[rank]
        gain = (then - now) * (0.7 if wilds else 0.3)
        gain -= wilds * wild_worth(view) + 4.0 * jokers
        # Naturals that stay in the hand can take piles and open the next meld.
        gain -= 7.0 * naturals
    gain += 2.0 * points * view.urgency
    return Packet(rank, naturals, twos, jokers, points, gain)


def _step(plan: Plan, view: View, choices: list[Move]) -> Move | None:
    """A move among ``choices`` that belongs to ``plan``."""
    for packet in plan.packets:
        for move in choices:
            if _fits(packet, view, move):
                return move
    return None


def _fits(packet: Packet, view: View, move: Move) -> bool:
    if move.code == mv.MELD:
        if move.target != packet.rank:
            return False
    elif move.code != mv.ADD_TO_MELD or view.side.melds[move.target].rank != packet.rank:
        return False
    naturals = 0
    twos = 0
    jokers = 0
    for card in move.cards:
        if not IS_WILD[card]:
            naturals += 1
        elif KIND[card] == JOKER:
            jokers += 1
        else:
            twos += 1
    return naturals <= packet.naturals and twos <= packet.twos and jokers <= packet.jokers
