"""Positions for the clause tests: what a test does not say is filled in so that nothing is missing or twice."""

from drachenhort.core.event import Event
from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter.cards import COPIES, KINDS, NAMES, is_left
from drachenhort.games.drachenhueter.data import (
    BLUE_PEARLS,
    CRYSTALS,
    EGGS,
    PIECE_COUNTS,
    PIECE_VALUES,
    PIECES_OUT,
    RED_PEARLS,
)
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.setup import crests_for
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.view import View

LEAVING = [10, 4, 1, 6, 8, 12, 16, 20]
"""Pieces of these values leave the game first, in this order."""


def table(
    step: str = "take taken=0 must=off",
    *,
    seats: int = 2,
    on_turn: int = 1,
    turns: int = 1,
    last_round: int = 0,
    options: str = "",
    chests: str = "",
    chest_used: str = "off",
    left: str = "",
    right: str = "",
    left_display: str = "g5",
    right_display: str = "gb",
    left_put: str = "",
    right_put: str = "",
    left_under: str = "",
    right_under: str = "",
    left_empty: bool = False,
    right_empty: bool = False,
    hands: list[str] | None = None,
    rows: list[dict[str, str]] | None = None,
    shown: str = "",
    pieces: list[str] | None = None,
    reds: list[str] | None = None,
    blues: list[str] | None = None,
    crests: list[int] | None = None,
    crystals: list[int] | None = None,
    eggs: list[int] | None = None,
) -> State:
    """A position. `left` and `right` are the next unseen cards, the top one first; `rows` has a stack for each letter.

    Cards of an `_empty` stack lie in the row of the last seat.
    """
    hands = (hands or []) + [""] * (seats - len(hands or []))
    rows = [dict(row) for row in rows or []] + [{} for _ in range(seats - len(rows or []))]
    used = f"{left_display} {right_display} {left_put} {right_put} {left_under} {right_under} {left} {right}".split()
    used += " ".join(hands).split() + [word for row in rows for cards in row.values() for word in cards.split()]
    rest = rest_of([word for word in used if word != "none"])
    lefts = [name for name in rest if is_left(NAMES.index(name)) and name != "x"]
    rights = [name for name in rest if not is_left(NAMES.index(name)) and not name.endswith("*")]
    for is_empty, cards in ((left_empty, lefts), (right_empty, rights)):
        if is_empty:
            for name in cards:
                rows[-1][name[0]] = f"{rows[-1].get(name[0], '')} {name}"
            cards.clear()
    seen = [word for word in used if word.endswith("*") and not any(word in hand.split() for hand in hands)]
    pieces = (pieces or []) + [""] * (seats - len(pieces or []))
    reds = reds or [""] * seats
    blues = blues or blue_pearls_for(pieces)
    crests = crests or [0] * seats
    crystals = crystals or [0] * seats
    eggs = eggs or [0] * seats
    lines = {
        "position": "drachenhueter 1",
        "options": f"chests={len(chests.split())} {options}",
        "seats": str(seats),
        "rng": "1 2 3 4",
        "on turn": str(on_turn),
        "turns": str(turns),
        "last round": str(last_round),
        "chests": chests,
        "chest used": chest_used,
        "left display": left_display,
        "left put": left_put,
        "left unseen": " ".join(lefts + left.split()[::-1]),
        "left under": left_under,
        "right display": right_display,
        "right put": right_put,
        "right unseen": " ".join(rights + right.split()[::-1]),
        "right under": right_under,
        "starts out": " ".join(name for name in rest if name.endswith("*")),
        "shown": " ".join([*seen, shown]),
        "pieces": " ".join(supply_of_pieces(seats, " ".join(pieces).split())),
        "red pearls": " ".join(without(RED_PEARLS, reds)),
        "blue pearls": " ".join(without(BLUE_PEARLS, blues)),
        "crests": " ".join(without(crests_for(seats), [str(crest) for crest in crests if crest])),
        "backlights": str(rest.count("x")),
        "crystals": str(CRYSTALS - sum(crystals)),
        "eggs": str(EGGS - sum(eggs)),
        "step": step,
    }
    for seat in range(seats):
        number = seat + 1
        lines[f"hand {number}"] = hands[seat]
        lines[f"row {number}"] = " ".join(rows[seat])
        for letter, cards_text in rows[seat].items():
            lines[f"stack {number} {letter}"] = cards_text
        lines[f"pieces {number}"] = pieces[seat]
        lines[f"red pearls {number}"] = reds[seat]
        lines[f"blue pearls {number}"] = blues[seat]
        lines[f"crest {number}"] = str(crests[seat])
        lines[f"crystals {number}"] = str(crystals[seat])
        lines[f"eggs {number}"] = str(eggs[seat])
    return GAME.load("\n".join(f"{key}: {value}" for key, value in lines.items()))


def lay_table(number: int, colour: str, hand: str, *, seats: int = 2, rows: list[dict[str, str]] | None = None) -> State:
    """Seat 1 may lay; the book shows this number and colour."""
    back = {"r": "br", "w": "bw", "b": "rb", "g": "bg"}[colour]
    put = "x" if number == 6 else f"b{number}"
    return table("lay seat=1", hands=[hand], right=back, left_put=put, seats=seats, rows=rows)


def rest_of(used: list[str]) -> list[str]:
    """Every card of the game that is not among these."""
    rest = [NAMES[kind] for kind in range(1, KINDS + 1) for _ in range(COPIES[kind])]
    for word in used:
        rest.remove(word)
    return rest


def supply_of_pieces(seats: int, taken: list[str]) -> list[str]:
    supply = [value for value, count in zip(PIECE_VALUES, PIECE_COUNTS, strict=True) for _ in range(count)]
    for word in taken:
        supply.remove(int(word))
    leaving = [value for first in LEAVING for value in supply if value == first][: PIECES_OUT[seats]]
    for value in leaving:
        supply.remove(value)
    return [str(value) for value in supply]


def blue_pearls_for(pieces: list[str]) -> list[str]:
    """A blue pearl for each amulet."""
    pearls = BLUE_PEARLS[:]
    return [" ".join(str(pearls.pop(0)) for _ in range(len(words.split()) // 3)) for words in pieces]


def without(everything: list[int], taken: list[str]) -> list[str]:
    left = everything[:]
    for word in " ".join(taken).split():
        left.remove(int(word))
    return [str(value) for value in left]


def play(state: State, seat: int, *notations: str) -> list[Event]:
    """Plays these actions of one seat, counted from 1, and returns what happened."""
    state.is_logging = True
    for notation in notations:
        state.apply(seat - 1, GAME.parse(notation))
    return state.take_events()


def legal(state: State) -> list[str]:
    """What the seat that has to decide may do, in notation."""
    assert state.decision is not None
    return [GAME.notation(code) for code in state.decision.legal]


def asked(state: State) -> tuple[int, str]:
    """Who decides, counted from 1, and what."""
    assert state.decision is not None
    return int(state.decision.seat) + 1, GAME.decision_names[state.decision.kind]


def ending(state: State) -> str | None:
    """In which way the game has ended, if it has."""
    return None if state.outcome is None else state.outcome.ending


def why(state: State, seat: int, notation: str) -> tuple[str, str]:
    """The clause and the reason with which this is refused; the state must not notice."""
    before = state.text()
    refusal = state.why_not(seat - 1, GAME.parse(notation))
    assert refusal is not None, f"{notation} is legal"
    assert state.text() == before
    return refusal.clause, refusal.reason


def line(state: State, key: str) -> str:
    """A line of the position text."""
    for text in state.text().splitlines():
        if text.startswith(f"{key}:"):
            return text.partition(":")[2].partition("#")[0].strip()
    raise AssertionError(f"no line {key}")


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def view(state: State, seat: int) -> View:
    """The view of a seat, counted from 1."""
    seen = state.view(seat - 1)
    assert isinstance(seen, View)
    return seen


def sample(state: State, seat: int, seed: str) -> State:
    """A state that fits the view of a seat."""
    sampled = view(state, seat).sample(Rng.from_seed(seed))
    assert isinstance(sampled, State)
    return sampled
