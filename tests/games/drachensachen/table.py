"""A table of Drachensachen set for one test: a position in a few words, moves in notation, what everybody sees.

Seats count from 1, as in the position text and in notation.
"""

from collections.abc import Sequence

import pytest

from drachenhort.core.errors import Illegal
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games.drachensachen.game import GAME

KINDS = [*"123456789NEP"]
COPIES = 8
HAND, OPEN, HIDDEN = "1 8", "2", "6"
"""What lies before a seat that the test says nothing about, as far as there are such cards left."""


class Deck:
    """The cards that the position has not placed yet."""

    def __init__(self) -> None:
        self.left = dict.fromkeys(KINDS, COPIES)

    def take(self, cards: str) -> str:
        for kind in cards.split():
            self.left[kind] -= 1
            assert self.left[kind] >= 0, f"the position has more than {COPIES} cards {kind}"
        return cards

    def take_harmless(self, wish: str) -> str:
        """These cards, or others where they are used up."""
        out: list[str] = []
        for kind in wish.split():
            choice = kind if self.left[kind] else max(KINDS[:9], key=lambda other: self.left[other])
            out.append(self.take(choice))
        return " ".join(out)

    def take_mixed(self, count: int) -> str:
        """So many of the rest, one of each kind in turn."""
        out: list[str] = []
        while len(out) < count and any(self.left.values()):
            out.extend(self.take(kind) for kind in KINDS if self.left[kind] and len(out) < count)
        return " ".join(out)

    def rest(self) -> str:
        return " ".join(kind for kind in KINDS for _ in range(self.left[kind]))


def table(
    *,
    seats: int = 4,
    hands: Sequence[str | None] = (),
    opens: Sequence[str | None] = (),
    hidden: Sequence[str | None] = (),
    pile: str = "",
    removed: str = "",
    draw: str | None = None,
    owed: int = 0,
    on_turn: int = 1,
    direction: str = "clockwise",
    known: dict[str, str] | None = None,
    skills: str = "",
    skill_stack: str = "",
    curses: str = "",
    chaos: str = "off",
    lost: list[int] | None = None,
    starter: int = 1,
    turns: int = 0,
    options: str = "",
    step: str = "turn",
    seed: int = 1,
) -> State:
    """A position. Seats without a word get a few low cards, the draw pile some of the rest, and what is left is out.

    The piles have their next or topmost card last. `known` is keyed as in the position text: "2" or "2 to 3".
    """
    deck = Deck()
    for cards in [pile, removed, draw, *hands, *opens, *hidden]:
        deck.take(cards or "")
    rows = {"hand": _row(deck, hands, seats, HAND), "open": _row(deck, opens, seats, OPEN)}
    rows["hidden"] = _row(deck, hidden, seats, HIDDEN)
    draw_pile = deck.take_mixed(18) if draw is None else draw
    chosen = ",".join((skills + " " + skill_stack).split()) or "none"
    lines = [
        "position: drachensachen 1",
        f"options: skills={chosen} {options}",
        f"seats: {seats}",
        f"rng: {' '.join(str(word) for word in Rng.from_seed(str(seed)).words())}",
        "game: 1",
        f"lost: {' '.join(str(gold) for gold in lost or [0] * seats)}",
        f"starter: {starter}",
        f"skills: {skills}",
        f"skill stack: {skill_stack}",
        f"curses: {curses or ' '.join(['none'] * seats)}",
        f"chaos: {chaos}",
        f"turns: {turns}",
        f"direction: {direction}",
        f"on turn: {on_turn}",
        f"owed draw: {owed}",
        "winner: none",
        f"pile: {pile}",
        f"removed: {removed}",
        f"draw pile: {draw_pile}",
        f"out: {deck.rest()}",
        f"step: {step}",
    ]
    for seat in range(1, seats + 1):
        lines.extend(f"{name} {seat}: {row[seat - 1]}" for name, row in rows.items())
        lines.append(f"known {seat}: {(known or {}).get(str(seat), '')}")
    lines.extend(f"known {key}: {cards}" for key, cards in (known or {}).items() if " to " in key)
    return GAME.load("\n".join(lines) + "\n")


def _row(deck: Deck, given: Sequence[str | None], seats: int, harmless: str) -> list[str]:
    row = [*given, *([None] * seats)][:seats]
    return [deck.take_harmless(harmless) if cards is None else cards for cards in row]


def play(state: State, *moves: str) -> State:
    """The seat that has to decide makes these moves, one after the other, whosever turn it is then."""
    for move in moves:
        assert state.decision is not None, f"nobody is left to {move}"
        state.apply(state.decision.seat, GAME.parse(move))
    return state


def choose(state: State, seat: int, move: str) -> State:
    """One of several seats that decide at the same time makes its move."""
    state.apply(seat - 1, GAME.parse(move))
    return state


def legal(state: State, seat: int | None = None) -> set[str]:
    """Everything that this seat, or else the one that has to decide, may do."""
    decision = state.decision if seat is None else state.decision_of(seat - 1)
    return set() if decision is None else {GAME.notation(code) for code in decision.legal}


def refused(state: State, move: str, seat: int | None = None) -> str:
    """The clause by which this move is refused; it must change nothing."""
    return why_refused(state, move, seat).clause


def why_refused(state: State, move: str, seat: int | None = None) -> Illegal:
    """Clause and reason of the refusal of this move, which must change nothing."""
    if seat is None:
        assert state.decision is not None, "nobody has to decide"
        seat = state.decision.seat + 1
    code = GAME.parse(move)
    reason = state.why_not(seat - 1, code)
    assert reason is not None, f"seat {seat} may {move}"
    before = state.text()
    with pytest.raises(Illegal) as refusal:
        state.apply(seat - 1, code)
    assert (refusal.value.clause, refusal.value.reason) == (reason.clause, reason.reason)
    assert state.text() == before
    return reason


def asked(state: State) -> list[str]:
    """Whose decision of what kind is open: `2 owed-skip`."""
    return [f"{decision.seat + 1} {GAME.decision_names[decision.kind]}" for decision in state.pending]


def line(state: State, key: str) -> str:
    """What the position text has under this key."""
    for text in state.text().splitlines():
        name, colon, rest = text.partition("#")[0].partition(":")
        if colon and name == key:
            return rest.strip()
    raise AssertionError(f"the position has no line '{key}'")


def size(state: State, key: str) -> int:
    return len(line(state, key).split())


def knows(state: State, viewer: int, holder: int) -> str:
    """The cards in the hand of `holder` that `viewer` knows of; a viewer without a seat is a watcher."""
    return _cards(_player(state, viewer, holder)["known"])


def _player(state: State, viewer: int, holder: int) -> dict[str, object]:
    players = state.view(viewer - 1).to_json()["players"]
    assert isinstance(players, list)
    player = players[holder - 1]
    assert isinstance(player, dict)
    return dict(player)


def _cards(names: object) -> str:
    assert isinstance(names, list)
    return " ".join(str(name) for name in names)


def samples(state: State, viewer: int, count: int = 25) -> list[State]:
    """Whole positions that fit what this seat sees."""
    view = state.view(viewer - 1)
    return [view.sample(Rng.from_seed(str(number))) for number in range(count)]


def winners(state: State) -> list[int]:
    """Who has won; the match, or the single game, must be over."""
    assert state.outcome is not None, "nobody has won yet"
    return [seat + 1 for seat in state.outcome.winners]


def lost(state: State) -> list[int]:
    return [int(gold) for gold in line(state, "lost").split()]
