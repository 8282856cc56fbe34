"""One round: the truth about every card, changed by ``push`` and taken back by ``pop``."""

from canasta_qt.rules import legality, turn
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import KIND, RED_THREE
from canasta_qt.rules.events import (
    Dealt,
    Drew,
    Event,
    KittyDealt,
    KittyLeft,
    KittySeen,
    KittyTaken,
    PartnerAnswered,
    PartnerAsked,
    RoundEnded,
    RoundScored,
    Source,
    TurnStarted,
    UpcardTurned,
)
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.refusal import IllegalMove, Refusal
from canasta_qt.rules.scoring import SideScore, score_side
from canasta_qt.rules.solver import completable
from canasta_qt.rules.state import (
    ANSWER,
    FROM_STOCK,
    PLAY,
    SAID_NO,
    SAID_YES,
    EndReason,
    PublicState,
)


class _Undo:
    """What a push replaced."""

    __slots__ = ("hand", "kitty", "move", "seat", "state")

    def __init__(
        self, move: Move, seat: int, state: PublicState, hand: Hand, kitty: tuple[int, ...]
    ) -> None:
        self.move = move
        self.seat = seat
        self.state = state
        self.hand = hand
        self.kitty = kitty


class Round:
    """A round in progress.

    ``stock`` never changes: its first ``state.stock_size`` cards are left, the last of these is
    on top. ``hands`` and ``kitties`` are by seat.
    """

    __slots__ = ("_choices", "_undo", "hands", "kitties", "state", "stock")

    def __init__(
        self,
        state: PublicState,
        hands: list[Hand],
        stock: tuple[int, ...],
        kitties: list[tuple[int, ...]],
    ) -> None:
        self.state = state
        self.hands = hands
        self.stock = stock
        self.kitties = kitties
        self._undo: list[_Undo] = []
        self._choices: list[Move] | None = None

    @staticmethod
    def deal(
        laws: Laws, dealer: int, scores: tuple[int, ...], deck: tuple[int, ...]
    ) -> tuple["Round", list[Event]]:
        """Deal a round from ``deck``, whose last card is on top.

        Cards go one at a time from the dealer's left, then the kitties; then the upcard is turned
        and covered as the rule set says, and red threes are tabled and replaced.
        """
        log: list[Event] = []
        state = PublicState(laws, dealer, scores)
        order = [(dealer + 1 + step) % laws.players for step in range(laws.players)]
        left = len(deck)
        dealt: list[list[int]] = [[] for _ in range(laws.players)]
        for _ in range(laws.hand_size):
            for seat in order:
                left -= 1
                dealt[seat].append(deck[left])
        kitties: list[tuple[int, ...]] = [()] * laws.players
        for seat in order:
            kitties[seat] = deck[left - laws.kitty_size : left]
            left -= laws.kitty_size
        state.stock_size = left
        for seat in order:
            log.append(Dealt(seat, tuple(dealt[seat])))
        if laws.kitty_size:
            for seat in order:
                log.append(KittyDealt(seat, laws.kitty_size))
        turn_upcard(state, deck, log)
        hands: list[Hand] = [Hand.of(cards) for cards in dealt]
        for seat in order:
            hands[seat] = table_dealt_red_threes(state, seat, hands[seat], deck, log)
        state.hand_sizes = tuple(hand.size for hand in hands)
        log.append(TurnStarted(state.turn))
        return Round(state, hands, deck, kitties), log

    @property
    def moves(self) -> list[Move]:
        """The moves pushed so far."""
        return [undo.move for undo in self._undo]

    def choices(self) -> list[Move]:
        """The legal moves of the seat that has to move, one for all that differ only in suits."""
        found = self._choices
        if found is None:
            found = legality.choices(self.state, self.hands[self.state.actor])
            self._choices = found
        return found

    def legal_moves(self) -> list[Move]:
        """All legal moves of the seat that has to move; empty only when the round is over."""
        return legality.legal_moves(self.state, self.hands[self.state.actor])

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is not legal now; None if it is."""
        actor = self.state.actor
        return legality.refusal(self.state, self.hands[actor], actor, move)

    def is_legal(self, move: Move) -> bool:
        """Whether ``move`` is legal now."""
        return self.refusal(move) is None

    def push(self, move: Move) -> list[Event]:
        """Make a move and return what happened. Raises IllegalMove if it is not legal."""
        self._require_legal(move)
        log: list[Event] = []
        self._play(move, log)
        state = self.state
        if state.end is not None:
            log.append(RoundEnded(-1, state.end))
            log.append(
                RoundScored(
                    -1,
                    self.scores(),
                    tuple(hand.cards() for hand in self.hands),
                    tuple(self.kitties),
                )
            )
        return log

    def play(self, move: Move) -> None:
        """Make a move without recording events. Raises IllegalMove if it is not legal."""
        self._require_legal(move)
        self._play(move, None)

    def pop(self) -> Move:
        """Take the last move back and return it. Raises IndexError if there is none."""
        undo = self._undo.pop()
        self.state = undo.state
        self.hands[undo.seat] = undo.hand
        self.kitties[undo.seat] = undo.kitty
        self._choices = None
        return undo.move

    def observe(self, seat: int) -> Observation:
        """What ``seat`` can see."""
        state = self.state
        kitty = self.kitties[seat] if state.kitty_seen[seat] else None
        return Observation(seat, state, self.hands[seat], kitty)

    def clone(self) -> "Round":
        """An independent round in the same position, without the moves that led there."""
        return Round(self.state, self.hands[:], self.stock, self.kitties[:])

    def scores(self) -> tuple[SideScore, ...]:
        """What each side would score if the round ended as it stands."""
        state = self.state
        return tuple(
            score_side(state.laws, state, side, self.hands, self.kitties)
            for side in range(state.laws.sides)
        )

    def _require_legal(self, move: Move) -> None:
        # Moves that come from the generator are recognised by identity, without judging them again.
        if self._choices is not None:
            for choice in self._choices:
                if choice is move:
                    return
        problem = self.refusal(move)
        if problem is not None:
            raise IllegalMove(problem)

    def _play(self, move: Move, log: list[Event] | None) -> None:
        old = self.state
        seat = old.actor
        hand = self.hands[seat]
        kitty = self.kitties[seat]
        state = old.copy()
        code = move.code
        if code == mv.DRAW_STOCK:
            after = self._draw(state, hand, log)
        elif code == mv.DISCARD:
            after = turn.discard(state, hand, move.cards[0], log)
        elif code == mv.ADD_TO_MELD:
            after = turn.add(state, hand, move.target, move.cards, log)
        elif code == mv.MELD:
            after = turn.meld(state, hand, move.target, move.cards, log)
        elif code == mv.TAKE_PILE:
            after = turn.take_pile(state, hand, move.cards, log)
        else:
            after = self._play_rarity(state, hand, move, log)
        if state.owed:
            after = self._replace_owed(state, after, log)
        self._undo.append(_Undo(move, seat, old, hand, kitty))
        self.state = state
        self.hands[seat] = after
        self._choices = None

    def _play_rarity(
        self, state: PublicState, hand: Hand, move: Move, log: list[Event] | None
    ) -> Hand:
        seat = state.actor
        code = move.code
        if code == mv.ASK_PARTNER:
            state.phase = ANSWER
            state.actor = state.partners(seat)[0]
            if log is not None:
                log.append(PartnerAsked(seat))
        elif code == mv.ANSWER_PARTNER:
            state.phase = PLAY
            state.actor = state.turn
            state.answer = SAID_YES if move.target else SAID_NO
            if log is not None:
                log.append(PartnerAnswered(seat, bool(move.target)))
        elif code == mv.LOOK_AT_KITTY:
            state.kitty_seen = (
                *state.kitty_seen[:seat],
                True,
                *state.kitty_seen[seat + 1 :],
            )
            if log is not None:
                log.append(KittySeen(seat, self.kitties[seat]))
        elif code == mv.TAKE_KITTY:
            hand = self._take_kitty(state, hand, log)
        elif code == mv.LEAVE_KITTY:
            if log is not None:
                log.append(KittyLeft(seat))
            turn.end_turn(state, log)
        else:
            turn.end_round(
                state, EndReason.NO_DISCARD if state.stuck else EndReason.STOCK_EXHAUSTED
            )
        return hand

    def _draw(self, state: PublicState, hand: Hand, log: list[Event] | None) -> Hand:
        laws = state.laws
        state.drew = FROM_STOCK
        state.phase = PLAY
        seat = state.turn
        drawn = draw_cards(
            state,
            self.stock,
            seat,
            laws.draw_count,
            laws.rules.red_three_replace_draw,
            log,
        )
        hand = hand.plus(drawn)
        state.hand_sizes = turn.replaced(state.hand_sizes, seat, hand.size)
        if not drawn and laws.rules.red_three_replace_draw:
            turn.end_round(state, EndReason.NO_REPLACEMENT)
        elif hand.size < 2 or laws.discard_bans:
            state.stuck = not completable(state, hand)
        return hand

    def _replace_owed(self, state: PublicState, hand: Hand, log: list[Event] | None) -> Hand:
        owed = state.owed
        state.owed = 0
        drawn = draw_cards(state, self.stock, state.turn, owed, True, log)
        hand = hand.plus(drawn)
        state.hand_sizes = turn.replaced(state.hand_sizes, state.turn, hand.size)
        if hand.size == 0:
            turn.go_out(state, log)
        elif not completable(state, hand):
            state.stuck = True
        return hand

    def _take_kitty(self, state: PublicState, hand: Hand, log: list[Event] | None) -> Hand:
        seat = state.turn
        kitty = self.kitties[seat]
        red_threes = tuple(card for card in kitty if KIND[card] == RED_THREE)
        others = tuple(card for card in kitty if KIND[card] != RED_THREE)
        self.kitties[seat] = ()
        state.kitty_sizes = turn.replaced(state.kitty_sizes, seat, 0)
        hand = hand.plus(others)
        if log is not None:
            log.append(KittyTaken(seat, others))
        turn.table_red_threes(state, seat, red_threes, Source.KITTY, log)
        if red_threes and state.laws.rules.red_three_replace_kitty:
            hand = hand.plus(draw_cards(state, self.stock, seat, len(red_threes), True, log))
        state.hand_sizes = turn.replaced(state.hand_sizes, seat, hand.size)
        turn.end_turn(state, log)
        return hand


def draw_cards(
    state: PublicState,
    stock: tuple[int, ...],
    seat: int,
    count: int,
    replace: bool,
    log: list[Event] | None,
) -> tuple[int, ...]:
    """Take ``count`` cards off the stock for ``seat``, tabling red threes, which do not count if
    they are to be replaced. Fewer when the stock runs out. Returns the cards for the hand."""
    drawn: list[int] = []
    shown = 0
    while count and state.stock_size:
        card = stock[state.stock_size - 1]
        state.stock_size -= 1
        if KIND[card] == RED_THREE:
            if log is not None and len(drawn) > shown:
                log.append(Drew(seat, tuple(drawn[shown:])))
            shown = len(drawn)
            turn.table_red_threes(state, seat, (card,), Source.STOCK, log)
            if not replace:
                count -= 1
        else:
            drawn.append(card)
            count -= 1
    if log is not None and len(drawn) > shown:
        log.append(Drew(seat, tuple(drawn[shown:])))
    return tuple(drawn)


def turn_upcard(state: PublicState, stock: tuple[int, ...], log: list[Event] | None) -> None:
    """Turn the first card of the discard pile, and cover it as often as the rule set says."""
    laws = state.laws
    while state.stock_size:
        card = stock[state.stock_size - 1]
        state.stock_size -= 1
        state.pile = (*state.pile, card)
        freezes = laws.freezes[KIND[card]] and not state.frozen
        state.frozen = state.frozen or freezes
        if log is not None:
            log.append(UpcardTurned(-1, card, freezes))
        if not laws.covers[KIND[card]]:
            return


def table_dealt_red_threes(
    state: PublicState,
    seat: int,
    hand: Hand,
    stock: tuple[int, ...],
    log: list[Event] | None,
) -> Hand:
    """Table the red threes that ``seat`` was dealt, with replacements where the rule set has them
    (SPEC traditional 5)."""
    red_threes = tuple(card for card in hand.cards() if KIND[card] == RED_THREE)
    if not red_threes:
        return hand
    hand = hand.minus(red_threes)
    turn.table_red_threes(state, seat, red_threes, Source.DEAL, log)
    if state.laws.rules.red_three_replace_draw:
        hand = hand.plus(draw_cards(state, stock, seat, len(red_threes), True, log))
    return hand
