"""The positions of ``positions.json``: what good players do in them, and what they do not.

Each is a JSON object that people can read and edit:

``name``
    Short and unique.
``why``
    A sentence that says what is right or wrong there.
``rules``, ``seat``, ``phase``
    The rule set, the seat that has to move, and ``draw``, ``play``, ``answer`` or ``kitty``.
``hand``
    The cards of that seat, as records write them: ``"KH 10S 2C RJ"``.
``others``
    The number of cards in the other hands, clockwise from the next seat.
``asker``
    In the phase ``answer``: the cards of the partner who asks, which the seat does not see.
``scores``, ``melds``, ``red threes``
    By side, the own side first. A meld is ``"K: KS KH 2D"``. Without ``melds`` nobody has opened.
``pile``, ``frozen``, ``stock``
    The pile, bottom first; whether it is frozen (if not said: whether a card in it freezes); and
    the number of cards in the stock, which has to fit all the others.
``kitties``, ``kitty``
    The sizes of the kitties, the own one first, and the own one's cards, if they have been seen.
``seen``
    What the seat saw earlier in the round, of what the table does not show any more:
    ``"next discarded 6H"``, ``"partner took KS KH"`` (cards of a pile that are still in his hand).
``answer``
    ``yes`` or ``no`` if the partner was asked in this turn, and said so.
``good``, ``bad``
    Moves, as `Wanted` reads them. They are meant for any time of the turn.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from canasta_qt.players.player import Player
from canasta_qt.rules import moves as mv
from canasta_qt.rules.cards import KIND, RED_THREE, parse_card, parse_cards, parse_rank, rank_name
from canasta_qt.rules.events import Discarded, Event, PileTaken
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.moves import Move
from canasta_qt.rules.observation import Observation
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.round import Round
from canasta_qt.rules.solver import can_go_out
from canasta_qt.rules.state import (
    ANSWER,
    DRAW,
    FROM_STOCK,
    KITTY,
    NOT_ASKED,
    NOTHING,
    PLAY,
    SAID_NO,
    SAID_YES,
    EndReason,
    PublicState,
    Side,
)
from tests.rules.invariants import check_cards_conserved, check_melds
from tests.rules.positions import meld

FILE: Final = Path(__file__).with_suffix(".json")

_PHASES: Final = {"draw": DRAW, "play": PLAY, "answer": ANSWER, "kitty": KITTY}
_ANSWERS: Final = {"yes": SAID_YES, "no": SAID_NO}
_KEYS: Final = frozenset(
    (
        *("name", "why", "rules", "seat", "phase", "hand", "others", "asker", "scores"),
        *("melds", "red threes", "pile", "frozen", "stock", "kitties", "kitty", "seen", "answer"),
        *("good", "bad"),
    )
)
_CODES: Final = {
    "draw": mv.DRAW_STOCK,
    "take": mv.TAKE_PILE,
    "meld": mv.MELD,
    "add": mv.ADD_TO_MELD,
    "discard": mv.DISCARD,
    "ask": mv.ASK_PARTNER,
    "answer": mv.ANSWER_PARTNER,
    "look": mv.LOOK_AT_KITTY,
    "kitty": mv.TAKE_KITTY,
    "leave": mv.LEAVE_KITTY,
    "end": mv.END_ROUND,
}
_OUTCOMES: Final = ("go out", "meld nothing")


class PositionError(ValueError):
    """A position that cannot be, or a move in it that is not legal; the text says which."""


class Wanted:
    """A move, or all moves of one sort, as a position writes them.

    ``draw``, ``take``, ``take with KS KH``, ``take with nothing`` (adding the top to a meld),
    ``meld Q``, ``meld Q with QS QH 2C``, ``add 2C to K``, ``discard 6H``, ``ask``, ``answer yes``,
    ``kitty``, ``leave``, ``look`` and ``end``; and of whole turns ``go out``, by whatever moves,
    and ``meld nothing``: a discard is all. Suits count for threes alone.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        head, _, listed = text.partition(" with ")
        verb, _, rest = head.partition(" ")
        self._code = -1 if text in _OUTCOMES else _CODES[verb]
        self._rank: int | None = None
        self._kinds: list[int] | None = None
        self._answer: int | None = None
        if listed:
            codes = [] if listed == "nothing" else listed.split()
            self._kinds = _kinds(parse_cards(codes))
        if verb == "meld" and self._code >= 0:
            self._rank = parse_rank(rest)
        elif verb == "add":
            card, _, rank = rest.partition(" to ")
            self._kinds = [KIND[parse_card(card)]]
            self._rank = parse_rank(rank)
        elif verb == "discard":
            self._kinds = [KIND[parse_card(rest)]]
        elif verb == "answer":
            self._answer = int(rest == "yes")

    def is_outcome(self, round_: Round, moves: Sequence[Move]) -> bool:
        """Whether this stands for what ``moves``, a whole turn, have brought about."""
        if self.text == "go out":
            return round_.state.end is EndReason.WENT_OUT
        return self.text == "meld nothing" and [move.code for move in moves] == [mv.DISCARD]

    def can_be(self, observation: Observation) -> bool:
        """Whether it is legal for the observing seat, which has to move."""
        if self.text == "go out":
            return can_go_out(observation.state, observation.hand)
        legal = observation.legal_moves()
        if self.text == "meld nothing":
            return any(move.code == mv.DISCARD for move in legal)
        return any(self.is_made_by(move, observation.state) for move in legal)

    def is_made_by(self, move: Move, state: PublicState) -> bool:
        """Whether ``move``, made in ``state``, is such a move."""
        if move.code != self._code:
            return False
        if self._kinds is not None and self._kinds != _kinds(move.cards):
            return False
        if move.code == mv.MELD:
            return move.target == self._rank
        if move.code == mv.ADD_TO_MELD:
            return state.side().melds[move.target].rank == self._rank
        return self._answer is None or move.target == self._answer


class Position:
    """One of the positions, ready to be played.

    Raises PositionError if it cannot be.
    """

    def __init__(self, told: dict[str, Any]) -> None:
        self.name: str = told["name"]
        self.why: str = told["why"]
        self.rules: str = told["rules"]
        self.good: list[Wanted] = [Wanted(text) for text in told["good"]]
        self.bad: list[Wanted] = [Wanted(text) for text in told["bad"]]
        self._told = told
        unknown = told.keys() - _KEYS
        if unknown:
            raise PositionError(f"{self.name}: unknown {', '.join(sorted(unknown))}")
        self.seat: int = told.get("seat", 1)
        rules = PRESETS[self.rules]
        self.laws: Final = Laws(rules, 1 + len(told["others"]))
        self.events: list[Event] = [self._seen(text) for text in told.get("seen", ())]
        self._round: Final = self._build()
        try:
            self._check()
        except AssertionError as error:
            raise PositionError(f"{self.name}: {error}") from error

    def round(self) -> Round:
        """The round as it stands."""
        built = self._round
        return Round(built.state, list(built.hands), built.stock, list(built.kitties))

    def moves_of(self, player: Player) -> tuple[list[str], list[Move]]:
        """What ``player`` does until it is known: the texts of all good and bad moves that he
        made, and all moves.

        That is one move where it reveals something, and else the whole turn.
        """
        round_ = self.round()
        for event in self.events:
            player.observed(event.seen_by(self.seat))
        made: list[str] = []
        moves: list[Move] = []
        revealing = round_.state.phase != PLAY
        while round_.state.end is None and round_.state.actor == self.seat:
            before = round_.state
            move = player.choose(round_.observe(self.seat), round_.choices())
            made += [found.text for found in self._listed() if found.is_made_by(move, before)]
            round_.push(move)
            moves.append(move)
            if revealing or move.code == mv.LOOK_AT_KITTY:
                break
        made += [found.text for found in self._listed() if found.is_outcome(round_, moves)]
        return made, moves

    def blunders_of(self, player: Player) -> list[str]:
        """The bad moves that ``player`` makes here."""
        bad = {found.text for found in self.bad}
        return [text for text in self.moves_of(player)[0] if text in bad]

    def _listed(self) -> list[Wanted]:
        return self.good + self.bad

    def _seat_of(self, word: str) -> int:
        step = {"next": 1, "partner": 2, "last": self.laws.players - 1}[word]
        return (self.seat + step) % self.laws.players

    def _seen(self, text: str) -> Event:
        word, verb, *codes = text.split()
        seat = self._seat_of(word)
        if verb == "discarded":
            (card,) = parse_cards(codes)
            return Discarded(seat, card, False)
        if verb == "took":
            return PileTaken(seat, parse_cards(codes), False)
        raise PositionError(f"{self.name}: {text}")

    def _by_side(self, key: str, default: Any) -> list[Any]:
        """What is told for each side, put in the order of the sides."""
        told = self._told.get(key)
        sides = self.laws.sides
        if told is None:
            return [default] * sides
        return [told[(number - self.seat) % sides] for number in range(sides)]

    def _build(self) -> Round:
        told = self._told
        laws = self.laws
        seat = self.seat
        state = PublicState(laws, (seat - 1) % laws.players, tuple(self._by_side("scores", 0)))
        state.sides = tuple(
            Side(tuple(meld(text) for text in texts), parse_cards(threes.split()), bool(texts))
            for texts, threes in zip(
                self._by_side("melds", ()), self._by_side("red threes", ""), strict=True
            )
        )
        hand = parse_cards(told["hand"].split())
        sizes = [len(hand), *told["others"]]
        state.hand_sizes = tuple(
            sizes[(other - seat) % laws.players] for other in range(laws.players)
        )
        kitties = told.get("kitties", [laws.kitty_size] * laws.players)
        state.kitty_sizes = tuple(
            kitties[(other - seat) % laws.players] for other in range(laws.players)
        )
        state.pile = parse_cards(told["pile"].split())
        freezing = any(laws.freezes[KIND[card]] for card in state.pile)
        state.frozen = told.get("frozen", freezing)
        state.stock_size = told["stock"]
        self._set_turn(state)
        return self._deal(state, hand)

    def _set_turn(self, state: PublicState) -> None:
        told = self._told
        laws = self.laws
        seat = self.seat
        own = seat % laws.sides
        state.phase = _PHASES[told.get("phase", "play")]
        state.actor = seat
        state.turn = (seat + 2) % laws.players if state.phase == ANSWER else seat
        state.drew = NOTHING if state.phase == DRAW else FROM_STOCK
        state.answer = _ANSWERS.get(told.get("answer", ""), NOT_ASKED)
        state.melds_at_start = len(state.sides[own].melds)
        state.melded_before = tuple(
            state.sides[other % laws.sides].opened for other in range(laws.players)
        )
        seen = "kitty" in told
        state.kitty_seen = tuple(seen and other == seat for other in range(laws.players))
        state.kitty_unlocked = seen
        first = len(laws.deck) - laws.players * (laws.hand_size + laws.kitty_size)
        state.turns = max(1, (first - state.stock_size) // laws.draw_count)

    def _deal(self, state: PublicState, hand: Sequence[int]) -> Round:
        """Deal what nobody sees: always the same cards to the same position."""
        hidden = list(self.laws.deck)
        table = [card for side in state.sides for laid in side.melds for card in laid.cards]
        threes = [card for side in state.sides for card in side.red_threes]
        kitty = parse_cards(self._told.get("kitty", "").split())
        asker = parse_cards(self._told.get("asker", "").split())
        for card in (*hand, *state.pile, *table, *threes, *kitty, *asker):
            if card not in hidden:
                raise PositionError(f"{self.name}: too many {rank_name(KIND[card])}")
            hidden.remove(card)
        hands: list[list[int]] = [[] for _ in range(self.laws.players)]
        hands[self.seat] = list(hand)
        if asker:
            hands[state.turn] = list(asker)
        for event in self.events:
            if isinstance(event, PileTaken):
                for card in event.cards:
                    hidden.remove(card)
                    hands[event.seat].append(card)
        Random(self.name).shuffle(hidden)
        # Red threes lie at the end, so that no hand gets one.
        hidden.sort(key=lambda card: KIND[card] != RED_THREE)
        for seat, size in enumerate(state.hand_sizes):
            while len(hands[seat]) < size:
                hands[seat].append(hidden.pop())
        kitties = [
            kitty if kitty and seat == self.seat else tuple(hidden.pop() for _ in range(size))
            for seat, size in enumerate(state.kitty_sizes)
        ]
        if len(hidden) != state.stock_size:
            raise PositionError(f"{self.name}: the stock has {len(hidden)} cards")
        return Round(state, [Hand.of(cards) for cards in hands], tuple(hidden), kitties)

    def _check(self) -> None:
        round_ = self._round
        state = round_.state
        laws = self.laws
        check_cards_conserved(round_)
        check_melds(round_)
        frozen = any(laws.freezes[KIND[card]] for card in state.pile)
        assert state.frozen or not frozen, "a card in the pile freezes it"
        assert all(hand.kinds[RED_THREE] == 0 for hand in round_.hands), "a red three in a hand"
        if state.phase == ANSWER:
            assert can_go_out(state, round_.hands[state.turn]), "the asker cannot go out"
        assert self.bad, "no bad move"
        assert self.why.endswith("."), "the reason is no sentence"
        observation = round_.observe(self.seat)
        for found in self._listed():
            assert found.can_be(observation), f"{found.text} is not legal"
        assert len({found.text for found in self._listed()}) == len(self._listed()), "told twice"


def positions() -> list[Position]:
    """All positions of the file. Raises PositionError for the first that cannot be."""
    return [Position(told) for told in json.loads(FILE.read_text(encoding="utf-8"))]


def _kinds(cards: Sequence[int]) -> list[int]:
    return sorted(KIND[card] for card in cards)
