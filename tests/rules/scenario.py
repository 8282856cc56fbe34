"""Runs a scenario, a worked example of a rule, against the real engine.

A scenario says what is ``given``, which ``action`` is tried and what is ``expected``. The position
is built, the action is tried with real moves, and the results is a value for each thing that can
be expected of such an action. Whatever the given leaves out is irrelevant and filled in.

Nothing here depends on a scenario's id or on the name of a rule set. A type of action, or a key
in the given, the action or the expected, that is not known raises ``ScenarioError``: what is not
understood must not pass.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, count, permutations
from pathlib import Path
from typing import Any, Final

from canasta_qt.rules.cards import (
    BLACK_THREE,
    CODE,
    IS_WILD,
    JOKER,
    KIND,
    parse_card,
    parse_cards,
    parse_rank,
)
from canasta_qt.rules.events import Drew, Event, KittyTaken, RedThreeTabled
from canasta_qt.rules.hand import Hand
from canasta_qt.rules.laws import Laws
from canasta_qt.rules.match import Match, Outcome, match_result
from canasta_qt.rules.melds import Meld
from canasta_qt.rules.moves import (
    AddToMeld,
    Discard,
    DrawStock,
    EndRound,
    LookAtKitty,
    Move,
    TakeKitty,
    TakePile,
)
from canasta_qt.rules.moves import Meld as StartMeld
from canasta_qt.rules.presets import PRESETS
from canasta_qt.rules.round import Round
from canasta_qt.rules.ruleset import CanastaKind, RuleSet
from canasta_qt.rules.seating import draw_for_seats, needs_redraw
from canasta_qt.rules.state import (
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    NOT_ASKED,
    OVER,
    PLAY,
    SAID_NO,
    SAID_YES,
    EndReason,
)
from tests.rules.positions import MOVER, attempt, filler, melds, own_side, position, with_hand

Json = dict[str, Any]
Results = dict[str, object]


class ScenarioError(Exception):
    """A scenario that this runner does not understand, or that contradicts itself."""


@dataclass(frozen=True)
class Scenario:
    """One case of a scenario file."""

    id: str
    rules: RuleSet
    given: Json
    action: Json
    expected: Json


_ENTRY_KEYS: Final = frozenset(
    {
        *("id", "rules", "topic", "given", "action", "expected", "reason"),
        *("judgment", "assumes"),
    }
)


def load(path: Path) -> list[Scenario]:
    """All scenarios of a file. Raises ScenarioError for one that is malformed."""
    return [_parse(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def _parse(entry: Json) -> Scenario:
    name = str(entry.get("id", "a scenario without an id"))
    _refuse_unknown(name, entry, _ENTRY_KEYS)
    for key in ("id", "rules", "given", "action", "expected"):
        if key not in entry:
            raise ScenarioError(f"{name}: no {key!r}")
    if entry["rules"] not in PRESETS:
        raise ScenarioError(f"{name}: no rule set is called {entry['rules']!r}")
    if not entry["expected"]:
        raise ScenarioError(f"{name}: nothing is expected")
    return Scenario(
        name, PRESETS[entry["rules"]], entry["given"], entry["action"], entry["expected"]
    )


def _refuse_unknown(where: str, found: Iterable[str], known: Iterable[str]) -> None:
    unknown = sorted(set(found).difference(known))
    if unknown:
        raise ScenarioError(f"{where}: not understood: {', '.join(unknown)}")


def run(scenario: Scenario) -> Results:
    """Try the action and return what came of it, for each key that is expected.

    Raises ScenarioError for anything that is not understood.
    """
    kind = scenario.action.get("type")
    action = _ACTIONS.get(str(kind))
    if action is None:
        raise ScenarioError(f"{scenario.id}: no action is called {kind!r}")
    _refuse_unknown(f"{scenario.id}: given", scenario.given, action.given)
    _refuse_unknown(f"{scenario.id}: action", scenario.action, {"type", *action.keys})
    results = action.run(scenario.rules, scenario.given, scenario.action)
    _refuse_unknown(f"{scenario.id}: expected", scenario.expected, results)
    return {key: results[key] for key in scenario.expected}


# Reading and building


def _written(card: int) -> str:
    return "JOKER" if KIND[card] == JOKER else CODE[card]


def _meld(entry: Json) -> Meld:
    _refuse_unknown("a meld", entry, {"rank", "cards", "new"})
    return Meld.of(parse_rank(entry["rank"]), parse_cards(entry["cards"]))


def _melds(entries: Sequence[Json]) -> tuple[Meld, ...]:
    return tuple(_meld(entry) for entry in entries)


_POSITION: Final = frozenset(
    {
        *("players", "hand", "opened", "melds", "opponent_melds", "score", "red3", "drew"),
        *("pile", "pile_frozen", "stock_top", "kitty", "all_have_sevens", "previously_melded"),
        *("partner_answer", "partner_answer_this_turn", "partner_answer_last_turn"),
    }
)
"""The keys that describe a position."""

_SOURCES: Final = {"stock": FROM_STOCK, "pile": FROM_PILE}
_ANSWERS: Final = {None: NOT_ASKED, "yes": SAID_YES, "no": SAID_NO}


def _position(rules: RuleSet, given: Json, phase: int) -> Round:
    def cards(key: str) -> tuple[int, ...] | None:
        return parse_cards(given[key]) if key in given else None

    # An answer of the last turn binds no more: there is nothing in a position to set for it.
    answer = given.get("partner_answer_this_turn", given.get("partner_answer"))
    return position(
        rules,
        cards("hand"),
        phase=phase,
        players=given.get("players"),
        score=given.get("score", 0),
        table=_melds(given.get("melds", [])),
        opponents=_melds(given.get("opponent_melds", [])),
        opened=given.get("opened"),
        red3=given.get("red3", 0),
        pile=cards("pile") or (),
        frozen=given.get("pile_frozen"),
        stock=cards("stock_top"),
        kitty=cards("kitty"),
        drew=_SOURCES[given.get("drew", "stock")],
        answer=_ANSWERS[answer],
        melded_before=given.get("previously_melded"),
        all_have_sevens=given.get("all_have_sevens", False),
    )


def _deal(
    laws: Laws, dealer: int = 0, first: Sequence[int] = (), then: Sequence[int] = ()
) -> tuple[Round, list[Event]]:
    """A deal in which the player on the dealer's left gets the cards ``first``.

    After all hands and kitties come the cards ``then``; all others are ordinary ones.
    """
    dealt = list(filler(laws.players * (laws.hand_size + laws.kitty_size)))
    dealt[: len(first) * laws.players : laws.players] = first
    deck = [*dealt, *then]
    deck += filler(len(laws.deck) - len(deck))
    return Round.deal(laws, dealer, (0,) * laws.sides, tuple(reversed(deck)))


# Laying melds


def _naturals_first(cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (IS_WILD[card], card))


def _ways_to_lay(round_: Round, entry: Json) -> Iterator[list[Move]]:
    """The moves that lay the cards of ``entry`` in one meld: one lying there, or a new one."""
    laws = round_.state.laws
    rank = parse_rank(entry["rank"])
    cards = _naturals_first(parse_cards(entry["cards"]))
    lying = round_.state.side().melds
    if not entry.get("new", False):
        for index in reversed(range(len(lying))):
            if lying[index].rank == rank:
                yield [AddToMeld(index, card) for card in cards]
    smallest = laws.black_three_min if rank == BLACK_THREE else laws.min_meld
    yield [
        StartMeld(rank, tuple(cards[:smallest])),
        *(AddToMeld(len(lying), card) for card in cards[smallest:]),
    ]


def _lay(round_: Round, entries: Sequence[Json], then: Callable[[], bool]) -> bool:
    """Lay all ``entries``, in whatever order, so that ``then`` succeeds in the end."""
    if not entries:
        return then()
    for number, entry in enumerate(entries):
        others = [*entries[:number], *entries[number + 1 :]]
        for moves in _ways_to_lay(round_, entry):
            if attempt(round_, moves, partial(_lay, round_, others, then)):
                return True
    return False


# What a player tries in his turn


def _turn(rules: RuleSet, given: Json, action: Json) -> Results:
    """All melds of the turn, then the discard; none (null) is right only if the hand is empty.

    The order of the melds means nothing.
    """
    round_ = _position(rules, given, PLAY)
    _melds(action["melds"])
    discard = action["discard"]

    def end() -> bool:
        if discard is None:
            return round_.state.out_seat == MOVER
        return attempt(round_, [Discard(parse_card(discard))])

    return {
        "legal": _lay(round_, action["melds"], end),
        "round_ends": round_.state.phase == OVER,
        "went_out": round_.state.out_seat == MOVER,
    }


def _meld_leaving_only_sevens(rules: RuleSet, given: Json, action: Json) -> Results:
    """The melds alone: may they be laid, seeing what they leave in the hand?"""
    round_ = _position(rules, given, PLAY)
    return {"legal": _lay(round_, action["melds"], lambda: True)}


def _take_pile(rules: RuleSet, given: Json, action: Json) -> Results:
    """Take the pile, melding its top with the cards ``with``, and lay the melds ``extra``.

    The action names all that is melded with the take, so a side that has not opened must have
    opened by it.
    """
    round_ = _position(rules, given, DRAW)
    if not round_.state.pile:
        return {"legal": False}
    rank = KIND[round_.state.pile[-1]]
    cards = _naturals_first(parse_cards(action["with"]))
    extra = action.get("extra", [])
    _melds(extra)

    def laid() -> bool:
        return own_side(round_).opened

    def add(others: list[int]) -> bool:
        index = max(n for n, meld in enumerate(own_side(round_).melds) if meld.rank == rank)
        return any(
            attempt(
                round_,
                [AddToMeld(index, card) for card in order],
                lambda: _lay(round_, extra, laid),
            )
            for order in dict.fromkeys(permutations(others))
        )

    # The take itself needs two cards or none; further ones are added to its meld.
    starts = [*dict.fromkeys(combinations(cards, 2)), ()]
    return {
        "legal": any(
            attempt(
                round_,
                [TakePile(start)],
                partial(add, _without(cards, start)),
            )
            for start in starts
        )
    }


def _without(cards: Iterable[int], taken: Iterable[int]) -> list[int]:
    others = list(cards)
    for card in taken:
        others.remove(card)
    return others


def _add_to_opponent_meld(rules: RuleSet, given: Json, action: Json) -> Results:
    """Add the cards to a meld of another side: is there any legal move that does it?"""
    round_ = _position(rules, given, PLAY)
    cards = parse_cards(action["cards"])

    def theirs() -> list[tuple[Meld, ...]]:
        own = MOVER % round_.state.laws.sides
        return [side.melds for number, side in enumerate(round_.state.sides) if number != own]

    before = theirs()
    all_melds = sum(len(side.melds) for side in round_.state.sides)
    return {
        "legal": any(
            attempt(round_, [AddToMeld(index, card) for card in cards], lambda: theirs() != before)
            for index in range(all_melds)
        )
    }


def _draw(rules: RuleSet, given: Json, action: Json) -> Results:
    """Draw from the stock, which consists of ``stock_top``; if it cannot supply, end the round."""
    round_ = _position(rules, given, DRAW)
    events = round_.push(DrawStock() if round_.is_legal(DrawStock()) else EndRound())
    moves = round_.legal_moves()
    return {
        "round_ends": round_.state.phase == OVER,
        "drawn": [
            _written(card)
            for event in events
            if isinstance(event, Drew)
            for card in event.cards
            if card is not None
        ],
        "red3": _tabled(events),
        "may_meld_or_discard": any(
            isinstance(move, StartMeld | AddToMeld | Discard) for move in moves
        ),
    }


def _tabled(events: Iterable[Event], seat: int = MOVER) -> int:
    return sum(isinstance(event, RedThreeTabled) and event.seat == seat for event in events)


# The kitty

_COMPLETED: Final = {
    "red": ("K: KS KH KD KC KS KH", "KD"),
    "black": ("K: KS KH KD KC 2S 2H", "KD"),
    "wild": ("WILD: 2S 2H 2D 2C JOKER JOKER", "2C"),
    "sevens": ("7: 7S 7H 7D 7C 7S 7H", "7D"),
}
"""A meld of six cards of each kind, and the card that makes it a canasta."""


def _after_canasta(rules: RuleSet, given: Json) -> Round:
    """The position after completing a canasta of the kind ``completed`` (null: of none).

    ``phase`` says when in the turn: ``meld`` before, ``after_discard`` after the discard.
    """
    completed = given["completed"]
    phase = given["phase"]
    if phase not in ("meld", "after_discard"):
        raise ScenarioError(f"no phase of a turn is called {phase!r}")
    if completed is not None and completed not in _COMPLETED:
        raise ScenarioError(f"no kind of canasta is called {completed!r}")
    meld, card = _COMPLETED[completed or "red"]
    hand = parse_cards(given["hand"]) if "hand" in given else filler(8)
    kitty = parse_cards(given["kitty"]) if "kitty" in given else None
    round_ = position(rules, (*hand, parse_card(card)), table=melds(meld), kitty=kitty)
    if completed is not None:
        round_.push(AddToMeld(0, parse_card(card)))
    if phase == "after_discard":
        round_.push(Discard(hand[0]))
    return round_


def _look_at_kitty(rules: RuleSet, given: Json, action: Json) -> Results:
    return {"legal": attempt(_after_canasta(rules, given), [LookAtKitty()])}


def _take_kitty(rules: RuleSet, given: Json, action: Json) -> Results:
    round_ = _after_canasta(rules, given)
    before = round_.hands[MOVER].size
    legal = round_.state.actor == MOVER and round_.is_legal(TakeKitty())
    events = round_.push(TakeKitty()) if legal else []
    gain = round_.hands[MOVER].size - before
    return {
        "legal": legal,
        "red3_tabled": _tabled(events),
        "hand_gain": gain,
        "replacements": gain - sum(len(e.cards) for e in events if isinstance(e, KittyTaken)),
    }


# Setting up a match and a round


def _setup(rules: RuleSet, given: Json, action: Json) -> Results:
    laws = Laws(rules, given["players"])
    jokers = sum(KIND[card] == JOKER for card in laws.deck)
    round_, _ = _deal(laws)
    return {
        "decks": (len(laws.deck) - jokers) // 52,
        "jokers": jokers,
        "cards": len(laws.deck),
        "hand": round_.hands[0].size,
        "kitty": len(round_.kitties[0]),
        "stock_after_first_upcard": round_.state.stock_size,
    }


def _first_player(rules: RuleSet, given: Json, action: Json) -> Results:
    round_, _ = _deal(Laws(rules, given["players"]), given["dealer"])
    return {"player": round_.state.turn}


def _turn_upcard(rules: RuleSet, given: Json, action: Json) -> Results:
    """Deal; the stock begins with ``stock_top`` when the upcard is turned."""
    laws = Laws(rules, given.get("players", rules.players_min))
    round_, _ = _deal(laws, then=parse_cards(given["stock_top"]))
    state = round_.state
    # Whether the top blocks shows in that nobody can take the pile, whatever he holds.
    rank = KIND[state.pile[-1]]
    faces = [card for card in range(len(CODE)) if KIND[card] == rank] * 2
    holder = position(
        rules, [*faces, *filler(5)], phase=DRAW, opened=True, pile=state.pile, frozen=state.frozen
    )
    return {
        "pile": [_written(card) for card in state.pile],
        "frozen": state.frozen,
        "top_blocks": not any(isinstance(move, TakePile) for move in holder.legal_moves()),
    }


def _table_red_threes(rules: RuleSet, given: Json, action: Json) -> Results:
    """Deal the cards ``dealt`` to a player; ``stock_top`` is on the stock once all is dealt."""
    laws = Laws(rules, given.get("players", rules.players_min))
    stock = parse_cards(given["stock_top"])
    _, events = _deal(laws, MOVER - 1, parse_cards(given["dealt"]), [*filler(1), *stock])
    return {
        "red3": _tabled(events),
        "replacements": [
            _written(card)
            for event in events
            if isinstance(event, Drew) and event.seat == MOVER
            for card in event.cards
            if card is not None
        ],
    }


def _threshold(rules: RuleSet, given: Json, action: Json) -> Results:
    return {"min": position(rules, score=given["score"]).state.minimum()}


# The pile's history


@dataclass
class _TurnOfPile:
    """What one player does to the pile: take it or not, and discard."""

    takes: bool = False
    discard: int | None = None


_CLAUSE: Final = re.compile(
    r"""
    (?:then\s+)?
    (?:(?:the\s+)?
       (?P<subject>next\s+player|opponents?|player|partner|he|she|they|same\s+player)\s+)?
    (?:
        (?P<taken>(?:the\s+)?pile\s+(?:is\s+)?taken | takes?\s+(?:the\s+)?pile)
      | (?P<drawn>draws?)
      | discards?\s+(?P<card>\w+)
      | (?P<discarded>\w+)\s+(?:is\s+)?discarded
    )
    """,
    re.VERBOSE,
)


def _turns_of(event: str) -> list[_TurnOfPile]:
    """The turns that a sentence such as "discard 2D, next player draws and discards 8H" tells.

    Each subject that is named begins another player's turn, except "he" and the like; so does
    whatever cannot follow in the same turn. Raises ScenarioError for other sentences.
    """
    turns = [_TurnOfPile()]
    for number, clause in enumerate(re.split(r",\s*(?:and\s+)?|\s+and\s+|\s+then\s+", event)):
        match = _CLAUSE.fullmatch(clause.strip())
        if match is None:
            raise ScenarioError(f"this part of an event is not understood: {clause!r}")
        subject = match["subject"] or ""
        other = subject.startswith(("next", "opponent"))
        begins = turns[-1].discard is not None or bool(match["taken"] and turns[-1].takes)
        if number and (other or begins):
            turns.append(_TurnOfPile())
        if match["taken"]:
            turns[-1].takes = True
        elif not match["drawn"]:
            turns[-1].discard = parse_card(match["card"] or match["discarded"])
    return turns


def _frozen_state(rules: RuleSet, given: Json, action: Json) -> Results:
    """Play the turns of the ``event`` and see what the pile is like then."""
    turns = _turns_of(given["event"]) if "event" in given else []
    spare = filler(6)
    round_ = position(
        rules,
        phase=DRAW,
        opened=True,
        pile=parse_cards(given["pile"]),
        frozen=given.get("pile_frozen"),
    )
    for turn in turns:
        discard = spare[0] if turn.discard is None else turn.discard
        held = [*spare, discard]
        if turn.takes:
            pair = round_.state.pile[-1:] * 2
            held += pair
            draw: Move = TakePile(pair)
        else:
            draw = DrawStock()
        round_ = with_hand(round_, held)
        if not attempt(round_, [draw, Discard(discard)]):
            raise ScenarioError(f"this cannot happen: {given['event']!r}")
    return {
        "frozen": round_.state.frozen,
        "pile": [_written(card) for card in round_.state.pile],
    }


# Scoring


def _players_for(rules: RuleSet, red_threes_in_game: int | None) -> int:
    """A number of players with so many red threes in the game."""
    for players in range(rules.players_min, rules.players_max + 1, rules.team_size):
        if red_threes_in_game in (None, Laws(rules, players).red_threes):
            return players
    raise ScenarioError(f"never {red_threes_in_game} red threes in this game")


_SIDE: Final = frozenset(
    {"melds", "opened", "red3", "red3_all", "hand", "kitty", "went_out", "concealed"}
)


def _score_round(rules: RuleSet, given: Json, action: Json) -> Results:
    """The round's score of a side; ``hand`` is what is left in the hands of its players."""
    side = given["side"]
    _refuse_unknown("a side", side, _SIDE)
    round_ = position(
        rules,
        parse_cards(side.get("hand", [])),
        phase=OVER,
        players=_players_for(rules, side.get("red3_all")),
        table=_melds(side.get("melds", [])),
        opened=side.get("opened"),
        red3=side.get("red3", 0),
        kitty=parse_cards(side.get("kitty", [])),
    )
    state = round_.state
    state.end = EndReason.STOCK_EXHAUSTED
    partners = state.partners(MOVER)
    for partner in partners:
        round_.hands[partner] = Hand.of(())
    if side.get("went_out", False):
        state.end = EndReason.WENT_OUT
        state.out_seat = partners[0] if partners else MOVER
        state.concealed = side.get("concealed", False)
    return {"score": round_.scores()[MOVER % state.laws.sides].total}


def _going_out_bonus(rules: RuleSet, given: Json, action: Json) -> Results:
    """What the going out of a player, or a turn without it, brings beyond cards and canastas.

    He melds seven nines if ``own_canasta``, else three; adds a queen to queens that lie there if
    ``added_to_partner``; the canastas that going out takes beyond that lie there as well.
    """
    own_canasta = given["own_canasta"]
    added = given.get("added_to_partner", False)
    nines = parse_cards(["9S", "9H", "9D", "9C", "9S", "9H", "9D"][: 7 if own_canasta else 3])
    last, queen = parse_card("4C"), parse_card("QC")
    table = [*melds("Q: QS QH QD")] if added else []
    table += _canastas_for_going_out(rules, own_canasta)
    hand = [*nines, *([queen] if added else []), last]
    if not given.get("went_out", True):
        hand += filler(2)
    round_ = position(
        rules,
        hand,
        table=tuple(table),
        drew=_SOURCES[given.get("drew", "stock")],
        melded_before=given.get("previously_melded", False),
    )
    smallest = round_.state.laws.min_meld
    plan: list[Move] = [AddToMeld(0, queen)] if added else []
    plan.append(StartMeld(KIND[nines[0]], nines[:smallest]))
    plan += [AddToMeld(len(table), card) for card in nines[smallest:]]
    for move in (*plan, Discard(last)):
        round_.push(move)
    score = round_.scores()[MOVER % round_.state.laws.sides]
    return {"bonus": score.going_out + score.concealed}


def _canastas_for_going_out(rules: RuleSet, own_canasta: bool) -> list[Meld]:
    """Canastas of the kinds and in the number that going out takes, less a natural one."""
    samples = {
        CanastaKind.NATURAL: "K: KS KH KD KC KS KH KD",
        CanastaKind.MIXED: "J: JS JH JD JC JS 2S 2H",
        CanastaKind.WILD: "WILD: 2S 2H 2D 2C 2C JOKER JOKER",
        CanastaKind.SEVENS: "7: 7S 7H 7D 7C 7S 7H 7D",
    }
    wanted = [kind for kind in CanastaKind if kind in rules.going_out_kinds]
    spare = [kind for kind in CanastaKind if kind not in wanted]
    wanted += spare[: max(0, rules.going_out_canastas - len(wanted))]
    if own_canasta and CanastaKind.NATURAL in wanted:
        wanted.remove(CanastaKind.NATURAL)
    return [*melds(*(samples[kind] for kind in wanted))]


# Seats and matches


def _draw_for_seats(rules: RuleSet, given: Json, action: Json) -> Results:
    """The players draw the cards of ``draws``, in its order, and after that ordinary ones."""
    names = list(given["draws"])
    cards = parse_cards(given["draws"].values())
    deck = tuple(reversed([*cards, *filler(10)]))
    seats = draw_for_seats(deck, rules.team_size, len(names))
    laws = Laws(rules, len(names))
    around = [names[entrant] for entrant in seats.entrants]
    first = around[_deal(laws, seats.dealer)[0].state.turn]
    highest_first = sorted(names, key=lambda name: -parse_card(given["draws"][name]))
    sides: list[list[str]] = []
    for name in highest_first:
        number = around.index(name) % laws.sides
        if not any(name in side for side in sides):
            sides.append([n for n in highest_first if around.index(n) % laws.sides == number])
    right_of = around[(seats.dealer + 1) % len(around)]
    return {
        "partners": sides,
        # The highest card gives the first turn and the choice of seats alike.
        "chooses_seat": first,
        "first_player": first,
        "dealer": f"player to the right of {right_of}",
        "redraw": bool(needs_redraw(cards)),
        "must_redraw": [names[entrant] for entrant in needs_redraw(cards)],
    }


def _next_dealer(rules: RuleSet, given: Json, action: Json) -> Results:
    """Play the round number ``round``, dealt by ``dealer``, and see who deals the next."""
    number = given.get("round", 1)
    for seed in count():
        match = Match(rules, given["players"], seed)
        while match.round_number < number and not match.over:
            _play_out(match)
            if not match.over:
                match.next_round()
        if match.round_number == number and match.round.state.dealer == given["dealer"]:
            _play_out(match)
            if not match.over:
                match.next_round()
                return {"dealer": match.round.state.dealer}
    raise AssertionError("seeds do not end")


def _play_out(match: Match) -> None:
    """Play the current round to its end, by the first legal move each time."""
    while not match.round_over:
        match.push(match.round.choices()[0])


_RESULTS: Final = {
    Outcome.CONTINUE: "continue",
    Outcome.EXTRA_ROUND: "extra_round",
    Outcome.SHARED: "shared",
}


def _match_end(rules: RuleSet, given: Json, action: Json) -> Results:
    found = match_result(rules, tuple(given["totals"]))
    if found.outcome is Outcome.WON:
        return {"result": f"side{found.winners[0]}"}
    return {"result": _RESULTS[found.outcome]}


# The table of actions


@dataclass(frozen=True)
class _Action:
    """How an action is tried, and which keys its given and the action itself may have."""

    run: Callable[[RuleSet, Json, Json], Results]
    given: frozenset[str]
    keys: frozenset[str] = frozenset()


def _keys(*names: str) -> frozenset[str]:
    return frozenset(names)


_ACTIONS: Final = {
    "turn": _Action(_turn, _POSITION, _keys("melds", "discard")),
    "meld_leaving_only_sevens": _Action(_meld_leaving_only_sevens, _POSITION, _keys("melds")),
    "take_pile": _Action(_take_pile, _POSITION, _keys("with", "extra")),
    "add_to_opponent_meld": _Action(_add_to_opponent_meld, _POSITION, _keys("cards")),
    "draw": _Action(_draw, _POSITION),
    "look_at_kitty": _Action(_look_at_kitty, _keys("completed", "phase", "hand", "kitty")),
    "take_kitty": _Action(_take_kitty, _keys("completed", "phase", "hand", "kitty")),
    "setup": _Action(_setup, _keys("players")),
    "first_player": _Action(_first_player, _keys("players", "dealer")),
    "turn_upcard": _Action(_turn_upcard, _keys("players", "stock_top")),
    "table_red_threes": _Action(_table_red_threes, _keys("players", "dealt", "stock_top")),
    "threshold": _Action(_threshold, _keys("score")),
    "frozen_state": _Action(_frozen_state, _keys("pile", "pile_frozen", "event")),
    "score_round": _Action(_score_round, _keys("side")),
    "going_out_bonus": _Action(
        _going_out_bonus,
        _keys("previously_melded", "own_canasta", "added_to_partner", "drew", "went_out"),
    ),
    "draw_for_seats": _Action(_draw_for_seats, _keys("draws")),
    "next_dealer": _Action(_next_dealer, _keys("players", "dealer", "round")),
    "match_end": _Action(_match_end, _keys("totals")),
}
