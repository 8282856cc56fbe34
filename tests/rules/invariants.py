"""What must hold in every round; each function raises AssertionError where it does not."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from inspect import isdatadescriptor
from itertools import combinations
from random import Random

from canasta_qt.rules.cards import CODE, FACES, KIND, RED_THREE, WILD
from canasta_qt.rules.events import Dealt, Drew, Event, KittySeen, KittyTaken, Melded
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import (
    ADD_TO_MELD,
    ASK_PARTNER,
    DISCARD,
    DRAW_STOCK,
    END_ROUND,
    LEAVE_KITTY,
    LOOK_AT_KITTY,
    TAKE_KITTY,
    AddToMeld,
    AnswerPartner,
    AskPartner,
    Discard,
    DrawStock,
    EndRound,
    LeaveKitty,
    LookAtKitty,
    Meld,
    Move,
    TakeKitty,
    TakePile,
    move_text,
)
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import ShortStock
from canasta_qt.rules.shuffle import below, shuffled
from canasta_qt.rules.state import (
    ANSWER,
    DRAW,
    FROM_STOCK,
    KITTY,
    NOT_ASKED,
    OVER,
    PLAY,
    SAID_YES,
    EndReason,
    PublicState,
)
from tests.rules import oracle
from tests.rules.oracle import Judge, SideResult, Try, Turn, kinds_of, meld_of, rank_of
from tests.rules.strategies import Deal
from tests.rules.watcher import Watcher

# Snapshots

STATE_FIELDS = tuple(
    name
    for name, member in vars(PublicState).items()
    if isdatadescriptor(member) and not name.startswith("_") and name != "laws"
)
"""The fields of the public state, whether the core is compiled or not."""


def snapshot(round_: Round) -> dict[str, object]:
    """Everything that a round consists of, in values that later moves cannot change."""
    state = round_.state
    content: dict[str, object] = {name: getattr(state, name) for name in STATE_FIELDS}
    content["sides"] = tuple(
        (tuple((meld.rank, meld.cards) for meld in side.melds), side.red_threes, side.opened)
        for side in state.sides
    )
    content["hands"] = tuple((tuple(h.counts), tuple(h.kinds), h.size) for h in round_.hands)
    content["kitties"] = tuple(round_.kitties)
    content["left in the stock"] = round_.stock[: state.stock_size]
    content["moves"] = tuple(round_.moves)
    return content


def differences(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """The entries in which two snapshots differ."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


# Cards


def check_cards_conserved(round_: Round) -> None:
    """Every card of the game is in exactly one place, and the sizes that all can see are true."""
    state = round_.state
    cards = Counter(state.pile)
    cards.update(state.pending)
    cards.update(round_.stock[: state.stock_size])
    for hand in round_.hands:
        cards.update(hand.cards())
    for kitty in round_.kitties:
        cards.update(kitty)
    for side in state.sides:
        cards.update(side.red_threes)
        for meld in side.melds:
            cards.update(meld.cards)
    assert cards == Counter(state.laws.deck)
    assert state.hand_sizes == tuple(hand.size for hand in round_.hands)
    assert state.kitty_sizes == tuple(len(kitty) for kitty in round_.kitties)
    for hand in round_.hands:
        assert hand == Hand.of(hand.cards())
        assert hand.kinds == Hand.of(hand.cards()).kinds
        assert not hand.kinds[RED_THREE]
    for side in state.sides:
        for meld in side.melds:
            assert meld.points == oracle.worth(kinds_of(meld.cards))


def check_melds(round_: Round) -> None:
    """Every meld on the table has a form that the rule set allows."""
    judge = Judge(round_.state.laws.rules, 0, frozenset())
    for side in round_.state.sides:
        lying: list[oracle.Meld] = []
        for meld in map(meld_of, side.melds):
            assert judge.shape(*meld), meld
        # In the order of their start, each but the last of a rank has been finished.
        for meld in map(meld_of, side.melds):
            assert judge.may_start(lying, meld[0]), side.melds
            lying.append(meld)


# Moves


def conceivable_moves(round_: Round, chance: Random, most: int = 400) -> list[Move]:
    """Moves of every kind, sensible and senseless; a sample of ``most`` if there are more."""
    hand = round_.hands[round_.state.actor]
    cards = hand.cards()
    melds = round_.state.side().melds
    foreign = [face for face in range(FACES) if not hand.counts[face]][:3]
    found: list[Move] = [DrawStock(), AskPartner(), AnswerPartner(True), AnswerPartner(False)]
    found += [LookAtKitty(), TakeKitty(), LeaveKitty(), EndRound(), TakePile(())]
    sets = {
        subset
        for size in range(1, 5)
        for subset in (
            combinations(cards, size)
            if len(cards) <= 9
            else (tuple(sorted(shuffled(cards, chance)[:size])) for _ in range(60))
        )
    }
    for subset in sorted(sets):
        ranks = {KIND[card] for card in subset} | {WILD}
        found += [Meld(rank, subset) for rank in sorted(ranks)]
        if len(subset) <= 3:
            found.append(TakePile(subset))
    for card in sorted({*cards, *foreign}):
        found.append(Discard(card))
        found += [AddToMeld(index, card) for index in range(-1, len(melds) + 1)]
    found += [TakePile((card, card)) for card in foreign]
    found += [Meld(KIND[card], (card,) * 3) for card in foreign]
    if len(found) <= most:
        return found
    return list(shuffled_moves(found, chance)[:most])


def shuffled_moves(moves: Sequence[Move], chance: Random) -> list[Move]:
    """The moves in an order of chance."""
    return [moves[index] for index in shuffled(range(len(moves)), chance)]


def check_generator(round_: Round, chance: Random) -> None:
    """What is generated is what is accepted, and neither asking changes the round."""
    before = snapshot(round_)
    generated = round_.legal_moves()
    choices = round_.choices()
    assert len(set(generated)) == len(generated)
    assert set(choices) <= set(generated)
    assert {_kinds(move) for move in choices} == {_kinds(move) for move in generated}
    assert len({_kinds(move) for move in choices}) == len(choices)
    for move in generated:
        assert round_.is_legal(move), f"{move_text(move)} is offered but refused"
    for move in conceivable_moves(round_, chance):
        accepted = round_.is_legal(move)
        assert accepted is (round_.refusal(move) is None)
        assert accepted is (move in generated), (
            f"{move_text(move)} is {'accepted' if accepted else 'refused'} but "
            f"{'not offered' if accepted else 'offered'}"
        )
    assert not differences(before, snapshot(round_))
    seat = round_.state.actor
    seen = round_.observe(seat)
    assert seen.legal_moves() == generated
    assert seen.choices() == choices
    for other in range(round_.state.laws.players):
        if other != seat:
            assert not round_.observe(other).legal_moves()


def _kinds(move: Move) -> tuple[int, int, tuple[int, ...]]:
    return move.code, move.target, tuple(sorted(KIND[card] for card in move.cards))


def check_malformed_refused(round_: Round) -> None:
    """Moves with too many cards, or without the card that they need, are refused."""
    held = round_.hands[round_.state.actor].cards()
    for cards in ((), held[:2], held[:3]):
        if len(cards) == 1:
            continue
        for code in (DISCARD, ADD_TO_MELD):
            for target in (-1, 0):
                move = Move(code, target, cards)
                assert not round_.is_legal(move), move_text(move)
    for code in (DRAW_STOCK, ASK_PARTNER, LOOK_AT_KITTY, TAKE_KITTY, LEAVE_KITTY, END_ROUND):
        assert not round_.is_legal(Move(code, -1, held[:1]))
    assert not round_.is_legal(Move(END_ROUND + 1, -1, ()))


def check_taken_back(round_: Round, move: Move) -> None:
    """Pushing and popping ``move`` leaves everything as it was."""
    before = snapshot(round_)
    moves = round_.legal_moves()
    round_.push(move)
    assert round_.moves[-1] == move
    assert round_.pop() == move
    assert not differences(before, snapshot(round_))
    assert round_.legal_moves() == moves


def check_play_is_push(round_: Round, move: Move) -> None:
    """``play`` on a clone does what ``push`` does, and leaves the original alone."""
    before = snapshot(round_)
    twin = round_.clone()
    twin.play(move)
    assert not differences(before, snapshot(round_))
    round_.push(move)
    after, twins = snapshot(round_), snapshot(twin)
    round_.pop()
    after["moves"] = twins["moves"] = ()
    assert not differences(after, twins)


# Hidden information


def hidden_swapped(round_: Round, seat: int, chance: Random) -> Round:
    """The same round with the cards that ``seat`` cannot see dealt anew.

    Red threes stay where they are, since they are shown as soon as they are drawn.
    """
    state = round_.state
    hands = [list(hand.cards()) for hand in round_.hands]
    kitties = [list(kitty) for kitty in round_.kitties]
    stock = list(round_.stock)
    own_kitty = state.kitty_seen[seat]
    places = [(stock, place) for place in range(state.stock_size)]
    for other in range(state.laws.players):
        if other != seat:
            places += [(hands[other], place) for place in range(len(hands[other]))]
        if other != seat or not own_kitty:
            places += [(kitties[other], place) for place in range(len(kitties[other]))]
    places = [(zone, place) for zone, place in places if KIND[zone[place]] != RED_THREE]
    cards = shuffled([zone[place] for zone, place in places], chance)
    for (zone, place), card in zip(places, cards, strict=True):
        zone[place] = card
    return Round(
        state,
        [Hand.of(cards) for cards in hands],
        tuple(stock),
        [tuple(kitty) for kitty in kitties],
    )


def check_observation_hides(round_: Round, chance: Random) -> None:
    """Nothing that a seat sees depends on cards that are hidden from it."""
    for seat in range(round_.state.laws.players):
        other = hidden_swapped(round_, seat, chance)
        one, two = round_.observe(seat), other.observe(seat)
        assert one.state is two.state
        assert (one.hand, one.kitty) == (two.hand, two.kitty)
        assert one.legal_moves() == two.legal_moves()
        for hidden in (DrawStock(), LookAtKitty(), TakeKitty()):
            if round_.state.actor != seat and round_.is_legal(hidden):
                mine = [event.seen_by(seat) for event in round_.push(hidden)]
                theirs = [event.seen_by(seat) for event in other.push(hidden)]
                round_.pop()
                if not any("RoundScored" in type(event).__name__ for event in mine):
                    assert mine == theirs


def check_events_hide(events: Iterable[Event], players: int) -> None:
    """Others see how many cards a player got from a hidden place, and not which."""
    for event in events:
        for seat in (*range(players), -1):
            seen = event.seen_by(seat)
            assert type(seen) is type(event)
            if isinstance(event, Dealt | Drew | KittySeen | KittyTaken) and seat != event.seat:
                assert isinstance(seen, type(event))
                assert seen.cards == (None,) * len(event.cards)
            else:
                assert seen == event


# Scores


class Diary:
    """Who melded what and when, as far as going out concealed is concerned."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        before = round_.state.melded_before
        self.earlier = {seat for seat, melded in enumerate(before) if melded}
        """Seats that melded in an earlier turn."""
        self._begin()

    def _begin(self) -> None:
        state = self.round.state
        self.turns = state.turns
        self.seat = state.turn
        self.lying = len(state.side().melds)
        self.melded = False
        self.extended = False

    def note(self, events: Iterable[Event]) -> None:
        """Take notice of what happened in one move."""
        for event in events:
            if isinstance(event, Melded):
                self.melded = True
                self.extended |= event.meld < self.lying
        if self.round.state.turns != self.turns:
            if self.melded:
                self.earlier.add(self.seat)
            self._begin()

    def concealed(self) -> bool:
        """Whether the player whose turn it is, having gone out, has done so concealed."""
        state = self.round.state
        rules = state.laws.rules
        own = [meld_of(meld) for meld in state.side().melds[self.lying :]]
        return (
            self.melded
            and not self.extended
            and self.seat not in self.earlier
            and (
                not rules.concealed_needs_canasta
                or any(oracle.canasta(rules, meld) is not None for meld in own)
            )
        )


def check_scores(round_: Round, diary: Diary) -> None:
    """The score of each side is what independent code makes of the table."""
    state = round_.state
    laws = state.laws
    in_game = sum(KIND[card] == RED_THREE for card in laws.deck)
    out_side = state.out_seat % laws.sides if state.out_seat >= 0 else -1
    assert state.concealed is (state.out_seat >= 0 and diary.concealed())
    assert (state.end is EndReason.WENT_OUT) is (state.out_seat >= 0)
    for number, (side, scored) in enumerate(zip(state.sides, round_.scores(), strict=True)):
        left: list[int] = []
        for seat in range(number, laws.players, laws.sides):
            left += [*round_.hands[seat].cards(), *round_.kitties[seat]]
        result = SideResult(
            melds=tuple(meld_of(meld) for meld in side.melds),
            red_threes=len(side.red_threes),
            left=kinds_of(left),
            went_out=number == out_side,
            concealed=state.concealed,
        )
        assert scored.total == oracle.score(laws.rules, result, in_game), result


# Legality, judged by the oracle


def turn_of(round_: Round) -> Turn:
    """The oracle's view of the turn in progress."""
    state = round_.state
    return Turn(
        hand=kinds_of(round_.hands[state.turn].cards()),
        melds=tuple(meld_of(meld) for meld in state.side().melds),
        lying=state.melds_at_start,
        opened=state.side().opened,
        staged=state.staged,
        waiting=kinds_of(state.pending),
        from_stock=state.drew == FROM_STOCK,
        melded_before=state.melded_before[state.turn],
        extended=state.extended,
        black_threes=state.black_threes,
        answer={NOT_ASKED: "", SAID_YES: "yes"}.get(state.answer, "no"),
        stuck=state.stuck,
    )


def judge_of(round_: Round) -> Judge:
    """A judge of the turn in progress."""
    state = round_.state
    laws = state.laws
    own = state.turn % laws.sides
    score = state.scores[own]
    minimum = next(
        tier.minimum
        for tier in reversed(laws.rules.minimum_tiers)
        if tier.from_score is None or tier.from_score <= score
    )
    others = [side for number, side in enumerate(state.sides) if number != own]
    lifted = {
        rank_of(rank)
        for rank in laws.rules.discard_ban
        if all(
            any(
                meld.rank == rank and not meld.wilds and len(meld) >= laws.rules.canasta_size
                for meld in side.melds
            )
            for side in others
        )
    }
    return Judge(laws.rules, minimum, frozenset(lifted))


def legal_by_oracle(round_: Round, judge: Judge, move: Move) -> bool:
    """Whether the oracle finds ``move`` legal."""
    state = round_.state
    laws = state.laws
    phase = state.phase
    turn = turn_of(round_)
    kinds = kinds_of(move.cards)
    if Counter(move.cards) - Counter(round_.hands[state.actor].cards()):
        return False
    can_draw = state.stock_size >= (
        laws.rules.draw_count if laws.rules.short_stock is ShortStock.END else 1
    )
    if isinstance(move, DrawStock):
        return phase == DRAW and can_draw
    if isinstance(move, TakePile):
        pile = [oracle.kind_of(card) for card in state.pile]
        return phase == DRAW and judge.legal_take(turn, pile, state.frozen, kinds)
    if isinstance(move, EndRound):
        if phase == DRAW:
            return not can_draw
        return phase == PLAY and judge.legal(turn, ("end", "", ()))
    if isinstance(move, AnswerPartner):
        return phase == ANSWER
    if isinstance(move, TakeKitty | LeaveKitty):
        return phase == KITTY
    if phase != PLAY:
        return False
    if isinstance(move, AskPartner):
        return judge.may_ask(turn)
    if isinstance(move, LookAtKitty):
        seat = state.turn
        return state.kitty_unlocked and state.kitty_sizes[seat] > 0 and not state.kitty_seen[seat]
    tried = tried_by(move)
    return tried is not None and judge.legal(turn, tried)


def tried_by(move: Move) -> Try | None:
    """A meld, an addition or a discard in the oracle's words; None for a malformed one."""
    kinds = kinds_of(move.cards)
    if isinstance(move, Meld):
        return ("meld", rank_of(move.target), kinds)
    if isinstance(move, AddToMeld):
        return ("add", str(move.target), kinds)
    if isinstance(move, Discard):
        return ("discard", "", kinds)
    return None


def check_legality(round_: Round, chance: Random, most: int = 400) -> None:
    """Each conceivable move is legal exactly when the oracle finds it so."""
    judge = judge_of(round_)
    turn = turn_of(round_)
    if round_.state.phase == PLAY and not round_.state.stuck:
        assert judge.completable(turn), f"no lawful end of the turn is left: {turn}"
    for move in conceivable_moves(round_, chance, most):
        right = legal_by_oracle(round_, judge, move)
        assert round_.is_legal(move) is right, (
            f"{move_text(move) if move.cards else move.code} should be "
            f"{'legal' if right else 'illegal'}: {describe(round_)}"
        )


def check_step(before: Round, after: Round, move: Move) -> None:
    """A move within the turn has led to where the oracle says it does."""
    judge = judge_of(before)
    turn = turn_of(before)
    tried = tried_by(move)
    if isinstance(move, TakePile):
        pile = [oracle.kind_of(card) for card in before.state.pile]
        expected = judge.take(turn, pile, before.state.frozen, kinds_of(move.cards))
    elif tried is not None:
        expected = judge.step(turn, tried)
    else:
        return
    if expected == oracle.OVER:
        assert after.state.phase in (DRAW, KITTY, OVER)
    elif not (isinstance(move, TakePile) and before.state.laws.rules.red_three_replace_pile):
        assert turn_of(after) == expected


def check_stuck(round_: Round) -> None:
    """After a draw, a player counts as stuck exactly when he cannot end his turn lawfully."""
    state = round_.state
    if state.phase == PLAY and state.drew == FROM_STOCK and not state.melded_now:
        free = replace(turn_of(round_), stuck=False)
        assert state.stuck is not judge_of(round_).completable(free), describe(round_)


def describe(round_: Round) -> str:
    """A position in words, as far as the legality of moves is concerned."""
    state = round_.state
    turn = turn_of(round_)
    judge = judge_of(round_)
    pile = " ".join(CODE[card] for card in state.pile)
    standard = PRESETS["standard"]
    rules = state.laws.rules
    changed = ", ".join(
        f"{field.name}={getattr(rules, field.name)!r}"
        for field in fields(rules)
        if getattr(rules, field.name) != getattr(standard, field.name)
    )
    return (
        f"{turn}, pile [{pile}]{' frozen' if state.frozen else ''}, phase {state.phase}, "
        f"minimum {judge.minimum}, bans lifted by others {sorted(judge.lifted)}, "
        f"unlike standard: {changed}"
    )


# Turns and whole rounds


def play_turn_checked(round_: Round, chance: Random) -> None:
    """Play a turn by random legal moves and check each step with the oracle.

    Discards are put off, since most turns would be over at once.
    """
    seat = round_.state.turn
    turns = round_.state.turns
    diary = Diary(round_)
    while round_.state.phase != OVER and round_.state.turns == turns:
        check_stuck(round_)
        check_legality(round_, chance, 300)
        check_generator(round_, chance)
        moves = round_.legal_moves()
        assert moves, f"seat {seat} cannot move: {describe(round_)}"
        going_on = [move for move in moves if not isinstance(move, Discard)]
        if going_on and below(chance, 5):
            moves = going_on
        before = round_.clone()
        move = moves[below(chance, len(moves))]
        diary.note(round_.push(move))
        check_step(before, round_, move)
    if round_.state.phase == OVER:
        check_scores(round_, diary)


@dataclass(frozen=True)
class PlayedRound:
    """What became of a round that was played to its end."""

    moves: int
    end: EndReason


def move_limit(laws: Laws) -> int:
    """More moves than any round can have.

    A turn takes a card from the stock, or melds one that came from the pile, so that there are at
    most two turns for each card of the game; besides laying each card once, a turn has at most a
    draw, a question and its answer, two moves about the kitty and a discard.
    """
    return 13 * len(laws.deck)


def play_checked(deal: Deal, every: int) -> PlayedRound:
    """Play a round by random legal moves and check all that must hold.

    What is costly to check is checked at one of ``every`` moves, and where few cards are left.
    """
    chance = Random(deal.seed)
    round_, events = deal.start()
    laws = round_.state.laws
    diary = Diary(round_)
    watchers = [Watcher(laws, seat) for seat in range(laws.players)]
    start = snapshot(round_)
    while round_.state.phase != OVER:
        for watcher in watchers:
            watcher.watch(events)
        check_cards_conserved(round_)
        check_melds(round_)
        choices = round_.choices()
        assert choices, f"nobody can move: {describe(round_)}"
        assert len(round_.moves) < move_limit(laws), "the round does not end"
        check_stuck(round_)
        if below(chance, every) == 0:
            for watcher in watchers:
                assert not watcher.differences(round_.observe(watcher.seat))
            check_generator(round_, chance)
            check_observation_hides(round_, chance)
            for move in choices:
                check_taken_back(round_, move)
                check_play_is_push(round_, move)
            if round_.hands[round_.state.turn].size + len(round_.state.pending) <= 6:
                check_legality(round_, chance, 150)
        move = choices[below(chance, len(choices))]
        before = round_.clone()
        events = round_.push(move)
        check_events_hide(events, laws.players)
        check_step(before, round_, move)
        diary.note(events)
    check_cards_conserved(round_)
    check_scores(round_, diary)
    assert not round_.legal_moves()
    assert round_.state.end is not None
    played = PlayedRound(len(round_.moves), round_.state.end)
    while round_.moves:
        round_.pop()
    assert not differences(start, snapshot(round_))
    return played
