"""A table of Drachenfels set for one test: a position in a few words, moves in notation, what everybody sees.

Seats count from 1, as in the position text and in notation.
"""

from collections.abc import Sequence

import pytest

from drachenhort.core.errors import Illegal
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games.drachenfels.game import GAME

COPIES = {"1": 5, "2": 5, "3": 5, "4": 5, "5": 2, "rainbow": 4, "bridge": 3, "dragon": 5, "teletransfer": 1, "cloud": 1}
COLOURS = ["red", "blue", "yellow", "white"]
FULL_TABLE = 4


def table(
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    fields: Sequence[str | None] = (),
    armour: Sequence[int] = (),
    looked: dict[int, str] | None = None,
    princesses: str = "blue yellow white red",
    dragons: str = "F1 F2 F3 F4",
    rainbows: str = "",
    bridges: str = "",
    discards: str = "",
    draw: str | None = None,
    known: dict[str, str] | None = None,
    refreshed: str = "",
    on_turn: int = 1,
    turns: int = 1,
    options: str = "",
    step: str = "turn first",
    seed: int = 1,
) -> State:
    """A position. The seats have the colours in order and stand on their starts unless told otherwise, with empty hands.

    All other cards are in the draw pile; if that is given, they lie under the discards. `known` is keyed as in the position
    text: "hand 2 known to 1", "pool 0 known to 1" for the draw pile.
    """
    left = {kind: copies - (seats < FULL_TABLE and kind.isdigit()) for kind, copies in COPIES.items()}
    for cards in [*hands, discards, draw or ""]:
        for kind in cards.split():
            left[kind] -= 1
            assert left[kind] >= 0, f"the position has too many cards {kind}"
    rest = " ".join(kind for kind, count in left.items() for _ in range(count))
    lines = [
        "position: drachenfels 1",
        f"options: {options}",
        f"seats: {seats}",
        f"rng: {' '.join(str(word) for word in Rng.from_seed(str(seed)).words())}",
        f"turns: {turns}",
        f"on turn: {on_turn}",
        f"princesses: {princesses}",
        f"dragons: {dragons}",
        f"rainbows: {rainbows}",
        f"bridges: {bridges}",
        f"discards: {discards if draw is None else f'{rest} {discards}'}",
        f"draw pile: {rest if draw is None else draw}",
        f"refreshed: {refreshed or ' '.join(str(seat) for seat in range(1, seats + 1))}",
        f"step: {step}",
    ]
    for seat in range(1, seats + 1):
        place = fields[seat - 1] if seat <= len(fields) else None
        lines += [
            f"knight {seat}: {COLOURS[seat - 1]}",
            f"field {seat}: {place or f'S{seat}'}",
            f"armour {seat}: {'on' if seat in armour else 'off'}",
            f"looked {seat}: {(looked or {}).get(seat, '')}",
            f"hand {seat}: {hands[seat - 1] if seat <= len(hands) else ''}",
        ]
    lines.extend(f"{key}: {cards}" for key, cards in (known or {}).items())
    return GAME.load("\n".join(lines) + "\n")


def play(state: State, *moves: str) -> State:
    """The seat that has to decide makes these moves, one after the other, whosever turn it is then."""
    for move in moves:
        assert state.decision is not None, f"nobody is left to {move}"
        state.apply(state.decision.seat, GAME.parse(move))
    return state


def legal(state: State) -> set[str]:
    """Everything that the seat that has to decide may do."""
    return set() if state.decision is None else {GAME.notation(code) for code in state.decision.legal}


def ends(state: State) -> set[str]:
    """Where the knight may go, however it gets there."""
    return {move.split()[1] for move in legal(state) if move.startswith("to ")}


def refused(state: State, move: str) -> str:
    """The clause by which this move is refused; it must change nothing."""
    assert state.decision is not None, "nobody has to decide"
    seat = state.decision.seat
    code = GAME.parse(move)
    reason = state.why_not(seat, code)
    assert reason is not None, f"seat {seat + 1} may {move}"
    before = state.text()
    with pytest.raises(Illegal) as refusal:
        state.apply(seat, code)
    assert (refusal.value.clause, refusal.value.reason) == (reason.clause, reason.reason)
    assert state.text() == before
    return reason.clause


def asked(state: State) -> str:
    """Whose decision of what kind is open: `2 turn`."""
    decision = state.decision
    return "nobody" if decision is None else f"{decision.seat + 1} {GAME.decision_names[decision.kind]}"


def line(state: State, key: str) -> str:
    """What the position text has under this key; nothing if there is no such line."""
    for text in state.text().splitlines():
        name, colon, rest = text.partition("#")[0].partition(":")
        if colon and name == key:
            return rest.strip()
    return ""


def size(state: State, key: str) -> int:
    return len(line(state, key).split())


def told(state: State, *moves: str) -> dict[int, list[str]]:
    """What each seat, and 0 for a watcher, is told while these moves are made."""
    state.is_logging = True
    play(state, *moves)
    events = state.take_events()
    return {
        seat + 1 if seat < state.seats else 0: [str(event.to_json()) for event in events if event.is_for(seat)]
        for seat in [*range(state.seats), 15]
    }


def names_told(state: State, *moves: str) -> list[str]:
    """The kinds of events, in order."""
    state.is_logging = True
    play(state, *moves)
    return [event.kind.name for event in state.take_events()]


def shown(state: State, viewer: int, key: str) -> object:
    """One entry of what this seat sees; a viewer without a seat is a watcher."""
    return state.view(viewer - 1).to_json()[key]


def knows(state: State, viewer: int, holder: int) -> str:
    """The cards in the hand of `holder` that `viewer` knows of."""
    players = shown(state, viewer, "players")
    assert isinstance(players, list)
    player = players[holder - 1]
    assert isinstance(player, dict)
    return " ".join(str(name) for name in player["known"])


def samples(state: State, viewer: int, count: int = 25) -> list[State]:
    """Whole positions that fit what this seat sees."""
    view = state.view(viewer - 1)
    return [view.sample(Rng.from_seed(str(number))) for number in range(count)]


def winners(state: State) -> list[int]:
    """Who has won; the game must be over."""
    assert state.outcome is not None, "nobody has won yet"
    return [seat + 1 for seat in state.outcome.winners]
