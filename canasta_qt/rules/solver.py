"""Whether a turn can still be ended lawfully: the one definition of legality.

A move is legal if and only if it is well-formed and ``completable`` holds after it. The answer is
exact. It is nearly always obvious (the side has opened, and a card is left to keep and one to
discard); otherwise small dynamic programmes over the ranks in the hand decide it. Only what the
rules can tell apart counts: naturals per rank, and wild cards.
"""

from typing import Final

from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import (
    BLACK_THREE,
    FACES_OF,
    FOUR,
    JOKER,
    KIND,
    KIND_VALUE,
    KINDS,
    RED_THREE,
    TWO,
    WILD,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import MELD_RANKS, PLAIN_RANKS, Laws
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.ruleset import CanastaKind
from canasta_qt.rules.state import CLOSED, FREE, OVER, PLAY, SAID_NO, PublicState, Side
from canasta_qt.rules.turn import after, waives_minimum

_KIND_BIT: Final[dict[CanastaKind, int]] = {
    kind: 1 << number for number, kind in enumerate(CanastaKind)
}

Outcome = tuple[int, int]
"""Canastas among some melds: how many, and the set of their kinds as bits."""


def completable(state: PublicState, hand: Hand) -> bool:
    """Whether the player whose turn it is can end it lawfully from here."""
    if state.phase != PLAY:
        return True
    side = state.side()
    if not side.opened and (state.staged or state.pending):
        return _can_open(state, hand)
    if not state.must_go_out() and can_stop(state, hand):
        return True
    return can_go_out(state, hand) or _lifts_ban(state, hand)


def _lifts_ban(state: PublicState, hand: Hand) -> bool:
    """Whether completing the last canasta that a ban on discards waits for saves the turn.

    (SPEC railroad 15: sevens may be discarded once all players have a sevens canasta.)
    """
    banned = state.banned_discards()
    if banned is None or state.stuck:
        return False
    laws = state.laws
    side = state.side()
    for kind in laws.discard_bans:
        if not banned[kind] or kind not in PLAIN_RANKS:
            continue
        index = side.slots(laws)[kind]
        lying = side.melds[index] if index >= 0 else None
        needed = laws.canasta_size - (lying.naturals if lying is not None else 0)
        if index == CLOSED or hand.kinds[kind] < needed or (lying is not None and lying.wilds):
            continue
        cards = first_faces(hand, kind, needed)
        new = state
        rest = hand
        if lying is None:
            new, rest = after(new, rest, mv.start(kind, cards[: laws.min_meld]))
            index = len(side.melds)
            cards = cards[laws.min_meld :]
        for card in cards:
            if new.phase == OVER:
                break
            new, rest = after(new, rest, mv.addition(index, card))
        if new.phase != OVER:
            still = new.banned_discards()
            if (still is None or not still[kind]) and completable(new, rest):
                return True
    return False


def can_stop(state: PublicState, hand: Hand) -> bool:
    """Whether the hand allows a discard that leaves a card (or, when stuck, just has a card)."""
    if state.stuck:
        return hand.size >= 1
    if hand.size < 2:
        return False
    banned = state.banned_discards()
    if banned is None:
        return True
    return any(count and not banned[kind] for kind, count in enumerate(hand.kinds))


def can_go_out(state: PublicState, hand: Hand) -> bool:
    """Whether the player can empty his hand lawfully in this turn."""
    if state.answer == SAID_NO or state.pending or state.stuck:
        return False
    laws = state.laws
    side = state.side()
    kinds = hand.kinds
    wilds = kinds[TWO] + kinds[JOKER]
    if wilds < laws.min_meld:
        slots = side.slots(laws)
        short = laws.min_meld - wilds
        alone = 0
        for rank in PLAIN_RANKS:
            if kinds[rank] and kinds[rank] < short and slots[rank] < 0:
                alone += kinds[rank]
                if alone > 1:
                    return False
    if not _canastas_in_reach(laws, side, kinds):
        return False
    lonely = -1
    for rank in PLAIN_RANKS:
        if kinds[rank] and not _layable(laws, side, rank, kinds[rank], wilds):
            # A card that no meld takes can only be the last discard.
            if lonely >= 0 or (
                kinds[rank] > 1 and not _layable(laws, side, rank, kinds[rank] - 1, wilds)
            ):
                return False
            lonely = rank
    discards = [lonely] if lonely >= 0 else [kind for kind in range(RED_THREE) if kinds[kind]]
    if lonely < 0 and not laws.final_discard:
        discards.append(-1)
    banned = state.banned_discards()
    for discard in discards:
        if discard >= 0 and (
            laws.final_discard_bans[discard] or (banned is not None and banned[discard])
        ):
            continue
        rest = list(kinds)
        value = hand.points()
        if discard >= 0:
            rest[discard] -= 1
            value -= KIND_VALUE[discard]
        pure = discard if discard in PLAIN_RANKS and _is_fragile(laws, side, discard) else -1
        if _can_meld_all(state, rest, value, pure):
            return True
    return False


def _canastas_in_reach(laws: Laws, side: Side, kinds: bytes) -> bool:
    """A quick necessary condition for having the canastas that going out requires.

    Counts for each rank, and each kind of canasta, the cards that it could have at most if all
    wild cards went there.
    """
    size = laws.canasta_size
    missing = laws.canastas_needed
    lacking = 0
    for kind in laws.kinds_needed:
        lacking |= _KIND_BIT[kind]
    for meld in side.melds:
        if meld.naturals + meld.wilds >= size and meld.rank != BLACK_THREE:
            missing -= 1
            if lacking:
                lacking &= ~_outcome(laws, meld.rank, meld.naturals, meld.wilds)[1]
            elif missing <= 0:
                return True
    if missing <= 0 and not lacking:
        return True
    slots = side.slots(laws)
    wilds = kinds[TWO] + kinds[JOKER]
    cards = wilds
    reachable = 0
    for rank in MELD_RANKS:
        naturals = 0 if rank == WILD else kinds[rank]
        lying = 0
        index = slots[rank]
        if index >= 0:
            naturals += side.melds[index].naturals
            lying = side.melds[index].wilds
        cards += naturals + lying
        if rank == WILD:
            if laws.wild_melds and wilds + lying >= size:
                reachable |= _outcome(laws, WILD, 0, size)[1]
            continue
        if naturals >= size:
            reachable |= _outcome(laws, rank, naturals, 0)[1]
        if naturals + lying + wilds >= size and laws.max_wilds(rank, naturals):
            reachable |= _KIND_BIT[CanastaKind.MIXED]
        if reachable and missing == 1 and not lacking:
            return True
    # A wild card can turn a natural canasta that lies there into a mixed one.
    if wilds:
        reachable |= _KIND_BIT[CanastaKind.MIXED]
    if lacking & ~reachable:
        return False
    return missing <= 0 or (reachable != 0 and missing * size <= cards)


def _can_meld_all(state: PublicState, kinds: list[int], value: int, pure: int) -> bool:
    """Whether cards by ``kinds``, worth ``value``, can all be melded, with the canastas needed.

    No wild card may go to the rank ``pure`` (-1 for none).
    """
    laws = state.laws
    side = state.side()
    melds = side.melds
    slots = side.slots(laws)
    if kinds[BLACK_THREE]:
        index = slots[BLACK_THREE]
        lying = melds[index].naturals if index >= 0 else 0
        if not laws.fits(BLACK_THREE, lying + kinds[BLACK_THREE], 0):
            return False
    opened = side.opened or state.staged + value >= state.minimum()
    if not opened and not waives_minimum(state):
        return False

    wilds = kinds[TWO] + kinds[JOKER]
    if laws.merge and not laws.wild_melds:
        if not _wilds_fit(laws, side, kinds, wilds):
            return False
        if opened and pure < 0 and not laws.kinds_needed and laws.may_go_out(melds):
            return True

    outcomes: set[Outcome] = {(0, 0)}
    ranks = [rank for rank in PLAIN_RANKS if kinds[rank] or slots[rank] >= 0]
    for index, meld in enumerate(melds):
        if slots[meld.rank] != index:
            outcomes = {_plus(outcome, _single(laws, meld)) for outcome in outcomes}
    reached: set[tuple[int, int, int]] = {(wilds, count, bits) for count, bits in outcomes}
    for rank in ranks:
        following: set[tuple[int, int, int]] = set()
        for used in range(1 if rank == pure else wilds + 1):
            results = _results(laws, side, rank, kinds[rank], used)
            for left, count, bits in reached:
                if left >= used:
                    for more, other in results:
                        following.add((left - used, count + more, bits | other))
        reached = following
        if not reached:
            return False
    needed = 0
    for kind in laws.kinds_needed:
        needed |= _KIND_BIT[kind]
    for left, count, bits in reached:
        for more, other in _results(laws, side, WILD, 0, left):
            total = count + more
            if (
                total >= laws.canastas_needed
                and (bits | other) & needed == needed
                and (opened or total >= 1)
            ):
                return True
    return False


def _wilds_fit(laws: Laws, side: Side, kinds: list[int], wilds: int) -> bool:
    """Whether all naturals can be melded with exactly ``wilds`` wild cards among them.

    For rule sets with one meld to a rank, where each rank takes any number of wild cards between
    what it needs and what it may hold.
    """
    slots = side.slots(laws)
    most = 0
    for rank in PLAIN_RANKS:
        naturals = kinds[rank]
        index = slots[rank]
        lying = 0
        if index >= 0:
            lying = side.melds[index].wilds
            naturals += side.melds[index].naturals
        elif not naturals:
            continue
        needed = max(0, laws.min_meld - naturals - lying)
        room = min(laws.max_wilds(rank, naturals), laws.max_meld - naturals) - lying
        if needed > room or naturals < laws.min_naturals or (index == CLOSED and kinds[rank]):
            return False
        wilds -= needed
        most += room - needed
    return 0 <= wilds <= most


def _plus(outcome: Outcome, other: Outcome) -> Outcome:
    return outcome[0] + other[0], outcome[1] | other[1]


def _single(laws: Laws, meld: Meld) -> Outcome:
    return _outcome(laws, meld.rank, meld.naturals, meld.wilds)


def _outcome(laws: Laws, rank: int, naturals: int, wilds: int) -> Outcome:
    kind = laws.canasta_kind_of(rank, naturals, wilds)
    return (0, 0) if kind is None else (1, _KIND_BIT[kind])


def _results(laws: Laws, side: Side, rank: int, naturals: int, wilds: int) -> set[Outcome]:
    """The canastas that laying so many cards to ``rank`` can give, its unfinished meld included.

    Empty if they cannot all be laid.
    """
    index = side.slots(laws)[rank]
    if index >= 0:
        meld = side.melds[index]
        return _arrange(laws, rank, meld.naturals, meld.wilds, naturals, wilds)
    if naturals + wilds == 0:
        return {(0, 0)}
    if index == CLOSED:
        return set()
    return _arrange(laws, rank, 0, 0, naturals, wilds)


def _arrange(
    laws: Laws, rank: int, lying: int, lying_wilds: int, naturals: int, wilds: int
) -> set[Outcome]:
    """The canastas that the cards can form with an unfinished meld of the given make-up."""
    if naturals + wilds == 0:
        return {_outcome(laws, rank, lying, lying_wilds)}
    found: set[Outcome] = set()
    if laws.fits(rank, lying + naturals, lying_wilds + wilds):
        found.add(_outcome(laws, rank, lying + naturals, lying_wilds + wilds))
    if laws.merge:
        return found
    room = laws.max_meld - lying - lying_wilds
    if room >= naturals + wilds:
        return found
    for count in range(min(naturals, room) + 1):
        wild_count = room - count
        if wild_count > wilds or not laws.fits(rank, lying + count, lying_wilds + wild_count):
            continue
        closed = _outcome(laws, rank, lying + count, lying_wilds + wild_count)
        for rest in _arrange(laws, rank, 0, 0, naturals - count, wilds - wild_count):
            found.add(_plus(closed, rest))
    return found


def _layable(laws: Laws, side: Side, rank: int, count: int, wilds: int) -> bool:
    """Whether ``count`` naturals of ``rank`` can all be melded with at most ``wilds`` wilds."""
    index = side.slots(laws)[rank]
    if index >= 0:
        meld = side.melds[index]
        if meld.naturals + meld.wilds + count <= laws.max_meld:
            return True
    elif laws.merge:
        if index == CLOSED or count < laws.min_naturals or count > laws.max_meld:
            return False
        return laws.min_meld - count <= min(wilds, laws.max_wilds(rank, count))
    return any(_results(laws, side, rank, count, used) for used in range(wilds + 1))


def _can_open(state: PublicState, hand: Hand) -> bool:
    """Whether a side with staged melds can reach its minimum and end the turn."""
    if not state.must_go_out():
        needed = state.minimum() - state.staged
        if _may_reach(state, hand, needed) and (
            _plainly_reaches(state, hand, needed) or best_opening(state, hand) >= needed
        ):
            return True
    waiting = sum(KIND[card] != RED_THREE for card in state.pending)
    if not waiting:
        state = state.copy()
        state.pending = ()
        return can_go_out(state, hand) or _lifts_ban(state, hand)
    return _opens_with_everything(state, hand) or _opens_with_black_threes(state, hand)


def _opens_with_everything(state: PublicState, hand: Hand) -> bool:
    """Whether laying all of the hand that may be discarded meets the minimum and is completable.

    Asked when cards of a taken pile wait and ``best_opening`` does not do. Had the player kept a
    card that may be discarded, that one and a waiting card would have been enough to stop with;
    so only laying all of them can help.
    """
    laws = state.laws
    side = state.side()
    banned = state.banned_discards() or [False] * KINDS
    wilds = hand.kinds[TWO] + hand.kinds[JOKER]
    if state.must_go_out() or (hand.kinds[BLACK_THREE] and not banned[BLACK_THREE]):
        return False
    if state.staged + hand.points() < state.minimum():
        return False
    for rank in PLAIN_RANKS:
        count = hand.kinds[rank]
        if count and not banned[rank] and not _layable(laws, side, rank, count, wilds):
            return False
    order = [rank for rank in PLAIN_RANKS if not banned[rank]]
    return _explore(state, hand, order, set())


def _opens_with_black_threes(state: PublicState, hand: Hand) -> bool:
    """Whether black threes can help to meet the minimum in a turn that empties the hand.

    Asked when cards of a taken pile wait and nothing else does. The search gives up, and the
    answer is no, after more positions than such a hand has in practice.
    """
    laws = state.laws
    if not state.black_threes and hand.kinds[BLACK_THREE] < laws.black_three_min:
        return False
    if state.staged + hand.points() < state.minimum():
        return False
    joined = hand.plus([card for card in state.pending if KIND[card] != RED_THREE])
    side = state.side()
    wilds = joined.kinds[TWO] + joined.kinds[JOKER]
    lonely = 0
    for rank in PLAIN_RANKS:
        if joined.kinds[rank] and not _layable(laws, side, rank, joined.kinds[rank], wilds):
            lonely += 1
    if lonely > 1:
        return False
    return _explore(state, hand, [], set())


def _may_reach(state: PublicState, hand: Hand, needed: int) -> bool:
    """A quick necessary condition for laying cards worth ``needed``."""
    laws = state.laws
    slots = state.side().slots(laws)
    kinds = hand.kinds
    value = kinds[TWO] * KIND_VALUE[TWO] + kinds[JOKER] * KIND_VALUE[JOKER]
    for rank in PLAIN_RANKS:
        count = kinds[rank]
        if count >= laws.min_naturals or (count and slots[rank] >= 0):
            value += count * KIND_VALUE[rank]
    return value >= needed


def _plainly_reaches(state: PublicState, hand: Hand, needed: int) -> bool:
    """A quick sufficient condition for laying cards worth ``needed`` and ending the turn: melds of
    naturals alone do it, with the wild cards that these can take."""
    laws = state.laws
    if laws.discard_bans or state.stuck:
        return False
    side = state.side()
    slots = side.slots(laws)
    kinds = hand.kinds
    room = 0
    left = hand.size
    for rank in PLAIN_RANKS:
        index = slots[rank]
        count = kinds[rank]
        naturals = count
        wilds = 0
        if index >= 0:
            naturals += side.melds[index].naturals
            wilds = side.melds[index].wilds
        elif count < laws.min_meld or index == CLOSED:
            continue
        if naturals + wilds > laws.max_meld:
            continue
        needed -= count * KIND_VALUE[rank]
        left -= count
        room += min(laws.max_wilds(rank, naturals), laws.max_meld - naturals) - wilds
    for kind in (JOKER, TWO):
        used = min(kinds[kind], room)
        while used and needed > 0:
            needed -= KIND_VALUE[kind]
            used -= 1
            room -= 1
            left -= 1
    return needed <= 0 and left >= 2


def could_open(state: PublicState, hand: Hand) -> bool:
    """Whether starting a meld can be worth a thought for a side that has not opened.

    False only if the minimum is certainly out of reach.
    """
    if waives_minimum(state):
        return True
    needed = state.minimum() - state.staged
    black_threes = hand.kinds[BLACK_THREE]
    if state.black_threes or black_threes >= state.laws.black_three_min:
        needed -= black_threes * KIND_VALUE[BLACK_THREE]
    return _may_reach(state, hand, needed)


def best_opening(state: PublicState, hand: Hand) -> int:
    """The most points that can be laid from the hand without emptying it.

    One card has to stay and another one must be a lawful discard; cards of a taken pile that wait
    for the opening count as staying. -1 if that cannot be had at all.
    """
    laws = state.laws
    side = state.side()
    slots = side.slots(laws)
    kinds = hand.kinds
    banned = state.banned_discards() or [False] * KINDS
    stay = 1 if state.stuck else 2

    kept = 0
    discards = 1 if state.stuck else 0
    # A wild card on the canasta that lifted a ban brings the ban back.
    fragile = [_is_fragile(laws, side, rank) for rank in MELD_RANKS]
    waiting = [0] * KINDS
    for card in state.pending:
        kind = KIND[card]
        if kind != RED_THREE:
            kept = min(stay, kept + 1)
            if kind in PLAIN_RANKS and fragile[kind - FOUR]:
                waiting[kind] += 1
            elif not banned[kind]:
                discards = 1
    if kinds[BLACK_THREE]:
        kept = min(stay, kept + kinds[BLACK_THREE])
        if not banned[BLACK_THREE]:
            discards = 1

    wilds = kinds[TWO] + kinds[JOKER]
    best: dict[tuple[int, int, int], int] = {(0, kept, discards): 0}
    for rank in MELD_RANKS:
        count = 0 if rank == WILD else kinds[rank]
        if not count and slots[rank] < 0 and rank != WILD:
            continue
        options = [
            (laid, used)
            for laid in range(count + 1)
            for used in range(wilds + 1)
            if laid + used == 0 or _results(laws, side, rank, laid, used)
        ]
        fragile_here = fragile[rank - FOUR] if rank != WILD else False
        following: dict[tuple[int, int, int], int] = {}
        for (spent, left, discardable), value in best.items():
            for laid, used in options:
                if spent + used > wilds:
                    continue
                staying = count - laid
                lawful = rank != WILD and not banned[rank] and not (fragile_here and used)
                key = (
                    spent + used,
                    min(stay, left + staying),
                    1 if discardable or (lawful and staying + waiting[rank]) else 0,
                )
                worth = value + (laid * KIND_VALUE[rank] if laid else 0)
                if worth > following.get(key, -1):
                    following[key] = worth
        best = following

    most = -1
    for (spent, left, discardable), value in best.items():
        jokers = min(spent, kinds[JOKER])
        twos = spent - jokers
        unused = wilds - spent
        # Which wild cards are laid matters only to the points and to a ban on discarding them.
        free = unused and (
            (kinds[TWO] - twos and not banned[TWO]) or (kinds[JOKER] - jokers and not banned[JOKER])
        )
        if left + unused >= stay and (discardable or free):
            most = max(most, value + jokers * KIND_VALUE[JOKER] + twos * KIND_VALUE[TWO])
    return most


def _is_fragile(laws: Laws, side: Side, rank: int) -> bool:
    """Whether a ban on discarding ``rank`` is lifted for ``side`` by an unfinished meld alone, so
    that a wild card added to it would bring the ban back."""
    index = side.slots(laws)[rank]
    if rank not in laws.discard_bans or index < 0:
        return False
    return not any(
        meld.rank == rank and meld.wilds == 0 and meld.naturals >= laws.canasta_size
        for number, meld in enumerate(side.melds)
        if number != index
    )


_MOST_POSITIONS: Final = 3_000


def _explore(
    state: PublicState, hand: Hand, order: list[int], seen: set[tuple[object, ...]]
) -> bool:
    """Whether some sequence of layings meets the minimum and is completable then.

    The ranks in ``order`` are laid one after the other, each whole, and anything after that;
    without an order also black threes.
    """
    side = state.side()
    candidates = layings(state.laws, side, hand)
    first = next((rank for rank in order if hand.kinds[rank]), -1)
    if first >= 0:
        candidates = [move for move in candidates if _lays_rank(move, side, first)]
    elif not order:
        candidates.extend(black_three_starts(state.laws, side, hand))
    for move in candidates:
        new, rest = after(state, hand, move)
        if new.phase == OVER:
            if lawful_out(state, new, -1):
                return True
        elif new.side().opened:
            if completable(new, rest):
                return True
        else:
            melds = new.side().melds
            key = (rest.kinds, tuple((m.rank, m.naturals, m.wilds) for m in melds))
            if key not in seen and len(seen) < _MOST_POSITIONS:
                seen.add(key)
                if _explore(new, rest, order, seen):
                    return True
    return False


def _lays_rank(move: mv.Move, side: Side, rank: int) -> bool:
    """Whether ``move`` lays a natural card of ``rank``."""
    if move.code == mv.MELD:
        return move.target == rank
    return side.melds[move.target].rank == rank and KIND[move.cards[0]] == rank


def completes(state: PublicState, hand: Hand, move: mv.Move) -> bool:
    """Whether the turn can be ended lawfully after ``move``, which must be well-formed."""
    new, rest = after(state, hand, move)
    if new.phase == OVER:
        return lawful_out(state, new, KIND[move.cards[0]] if move.code == mv.DISCARD else -1)
    return completable(new, rest)


def lawful_out(old: PublicState, new: PublicState, discard: int) -> bool:
    """Whether the move from ``old`` to ``new`` was a lawful way to empty the hand.

    ``discard`` is the kind of the last discard, or -1 if the last cards were melded.
    """
    laws = old.laws
    if old.answer == SAID_NO or old.stuck:
        return False
    melds = new.sides[old.turn % laws.sides].melds
    if not laws.may_go_out(melds):
        return False
    if not old.side().opened and new.staged < new.minimum():
        if not waives_minimum(new):
            return False
        if all(laws.canasta_kind(meld) is None for meld in melds):
            return False
    if discard < 0:
        return not laws.final_discard
    banned = old.banned_discards()
    return not laws.final_discard_bans[discard] and (banned is None or not banned[discard])


def layings(laws: Laws, side: Side, hand: Hand) -> list[mv.Move]:
    """The starts of melds and the additions that the forms of melds allow, black threes' start
    left out; one move for all that differ only in suits. Not all of them need be legal."""
    kinds = hand.kinds
    slots = side.slots(laws)
    melds = side.melds
    parts = wild_parts(hand, laws.min_meld)
    naturals_needed = laws.min_meld - len(parts) + 1
    found: list[mv.Move] = []
    for rank in PLAIN_RANKS:
        count = kinds[rank]
        if not count:
            continue
        slot = slots[rank]
        if slot >= 0:
            found.append(mv.addition(slot, first_face(hand, rank)))
        elif slot == FREE and count >= naturals_needed:
            for cards in starts(laws, hand, rank, parts):
                found.append(mv.start(rank, cards))
    slot = slots[BLACK_THREE]
    if kinds[BLACK_THREE] and slot >= 0 and melds[slot].naturals < laws.black_three_max:
        found.append(mv.addition(slot, first_face(hand, BLACK_THREE)))
    if len(parts) > 1:
        if laws.wild_melds and naturals_needed <= 0 and slots[WILD] == FREE:
            for cards in starts(laws, hand, WILD, parts):
                found.append(mv.start(WILD, cards))
        for index, meld in enumerate(melds):
            rank = meld.rank
            if meld.naturals + meld.wilds < laws.max_meld and (
                rank == WILD or meld.wilds < laws.max_wilds(rank, meld.naturals)
            ):
                if kinds[TWO]:
                    found.append(mv.addition(index, first_face(hand, TWO)))
                if kinds[JOKER]:
                    found.append(mv.addition(index, first_face(hand, JOKER)))
    return found


def black_three_starts(laws: Laws, side: Side, hand: Hand) -> list[mv.Move]:
    """The start of a meld of black threes, if the hand has one (SPEC standard 9)."""
    size = laws.black_three_min
    if (
        hand.kinds[BLACK_THREE] < size
        or side.slots(laws)[BLACK_THREE] != FREE
        or not laws.fits(BLACK_THREE, size, 0)
    ):
        return []
    return [mv.start(BLACK_THREE, first_faces(hand, BLACK_THREE, size))]


def first_face(hand: Hand, kind: int) -> int:
    """The first card of ``kind`` in the hand, which must hold one."""
    counts = hand.counts
    for face in FACES_OF[kind]:
        if counts[face]:
            return face
    raise ValueError("no such card in the hand")


def first_faces(hand: Hand, kind: int, count: int) -> tuple[int, ...]:
    """The first ``count`` cards of ``kind`` in the hand, which must hold as many."""
    counts = hand.counts
    found: tuple[int, ...] = ()
    for face in FACES_OF[kind]:
        here = counts[face]
        if here:
            if here >= count:
                part = (face,) * count
                return found + part if found else part
            found += (face,) * here
            count -= here
    return found


def wild_parts(hand: Hand, most: int) -> list[list[tuple[tuple[int, ...], tuple[int, ...]]]]:
    """For each number of wild cards up to ``most``, the ways to choose them as twos and jokers."""
    twos = hand.kinds[TWO]
    jokers = hand.kinds[JOKER]
    parts: list[list[tuple[tuple[int, ...], tuple[int, ...]]]] = [[((), ())]]
    for count in range(1, min(most, twos + jokers) + 1):
        parts.append(
            [
                (first_faces(hand, TWO, count - some), first_faces(hand, JOKER, some))
                for some in range(max(0, count - twos), min(count, jokers) + 1)
            ]
        )
    return parts


def starts(
    laws: Laws,
    hand: Hand,
    rank: int,
    parts: list[list[tuple[tuple[int, ...], tuple[int, ...]]]],
) -> list[tuple[int, ...]]:
    """Cards that can start a meld of ``rank``, a plain one or WILD.

    ``parts`` is what ``wild_parts`` says of the hand and the smallest size of a meld.
    """
    size = laws.min_meld
    naturals = 0 if rank == WILD else min(hand.kinds[rank], size)
    found: list[tuple[int, ...]] = []
    while naturals >= 0 and size - naturals < len(parts):
        count = size - naturals
        if laws.fits(rank, naturals, count):
            base = first_faces(hand, rank, naturals) if naturals else ()
            for twos, jokers in parts[count]:
                found.append(twos + base + jokers)
        naturals -= 1
    return found
