"""Positions for the clause tests: name what matters, the rest is filled in and conserved."""

from collections.abc import Mapping
from typing import TypeAlias

from drachenhort.core.event import Event
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.schutt_und_asche.data import CITY_TILES, GOLD, TILE_LETTERS
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.view import View

GAME = find("schutt_und_asche")
Given: TypeAlias = "str | int | Mapping[int, str] | Mapping[int, int] | Mapping[str, str] | None"
COMBAT_LETTERS = "KDSH"
MOST_TRIES = 12_000
CHANCES: list[Rng] = []
"""Where chance may stand, made when they are needed."""


def table(step: str = "purchase", **given: Given) -> State:
    """A position. Without other lands seats own every so many'th one; L23 hides a knight unless `stacks` says otherwise.

    `seats`, `options`, `stacks` (by land), `hands`, `power` and `lands` (by seat) can be given, and any other line of the
    position text by its name, with `_` for blanks: `face_up="1 2"`, `hit_markers_1="1"`.
    """
    seats = given.pop("seats", 2)
    assert isinstance(seats, int)
    options = str(given.pop("options", "claims=0"))
    tiles = by_name(given.pop("stacks", {"L23": "K"}))
    hands = by_seat(given.pop("hands", None))
    power = by_seat(given.pop("power", None))
    lands = by_seat(given.pop("lands", None))
    words = step.split()
    name = words[2] if words[0] == "talk" else words[0]
    rows: dict[str, str] = {
        "position": "schutt_und_asche 1",
        "options": options,
        "seats": str(seats),
        "rng": "1 2 3 4",
        "round": "1",
        "regent": "1",
        "attack": "4" if name in ("purchase", "order", "put", "lay-out", "over", "crown") else "0",
        "field": "1",
        "buyer": "0",
        "hits": "0",
        "victor": "none",
        "tiles": "1 2 3 4",
        "face up": "1 2 3 4" if name in ("purchase", "order", "put", "over", "crown") else "",
        "claims": "",
        "known": " ".join(["0"] * 24),
        "looks": " ".join(["0"] * 24),
        "aside": "",
        "turned": "",
        "lost": "",
        "knights": "",
        "swords": "",
        "shields": "",
        "marked": "",
        "step": step,
    }
    for land in range(24):
        rows[f"stack L{land}"] = " ".join(tiles.get(f"L{land}", ""))
    for seat in range(1, seats + 1):
        own = [f"L{land}" for land in range(24) if land % seats == seat - 1]
        rows[f"lands {seat}"] = lands.get(seat, " ".join(own))
        rows[f"power {seat}"] = power.get(seat, "0")
        rows[f"hand {seat}"] = hands.get(seat, "")
        for key in ("offered", "given", "returned", "fame"):
            rows[f"{key} {seat}"] = ""
        rows[f"spent {seat}"] = "0"
        rows[f"hit markers {seat}"] = "0"
        rows[f"successful {seat}"] = "off"
        rows[f"claims left {seat}"] = "0"
    for key, value in given.items():
        rows[key.replace("_", " ")] = str(value)
    rows["discard"] = rest_of_gold(rows)
    rows["removed"] = rest_of_tiles(rows, seats, options)
    state = GAME.load("\n".join(f"{key}: {value}" for key, value in rows.items()))
    assert isinstance(state, State)
    return state


def by_name(given: Given) -> dict[str, str]:
    return {str(name): str(value) for name, value in given.items()} if isinstance(given, Mapping) else {}


def by_seat(given: Given) -> dict[int, str]:
    return {int(seat): str(value) for seat, value in given.items()} if isinstance(given, Mapping) else {}


def rest_of_gold(rows: dict[str, str]) -> str:
    used = [word for key in rows if key.split()[0] in ("hand", "offered", "returned") for word in rows[key].split()]
    left = []
    for value, name in enumerate(["X", "1", "2", "3"]):
        left += [name] * (GOLD[value] - used.count(name))
    return " ".join(left)


def rest_of_tiles(rows: dict[str, str], seats: int, options: str) -> str:
    found = [0] * 6
    for key in rows:
        if key.startswith("stack ") or key == "aside":
            for letter in rows[key].split():
                found[TILE_LETTERS.index(letter) if letter in TILE_LETTERS else 0] += 1
    for kind, key in ((2, "knights"), (3, "swords"), (4, "shields")):
        found[kind] += len(rows[key].split())
    if rows["step"].startswith("put tile="):
        found[["", "power", "knight", "sword", "shield"].index(rows["step"].partition("=")[2])] += 1
    there = CITY_TILES[:]
    for seat in range(1, seats + 1):
        found[1] += int(rows[f"power {seat}"])
        start = 2
        for word in options.split():
            if word.startswith(f"start_{seat}="):
                start = int(word.partition("=")[2])
        if rows["step"].split()[0] not in ("draft", "start-knights"):
            there[2] += min(start, 1)
            there[1] += max(start - 1, 0)
    if seats == 5 and rows["step"].split()[0] not in ("draft", "start-knights"):
        there[1] += 1
    return " ".join(str(there[kind] - found[kind]) for kind in range(1, 6))


def do(state: State, *moves: str) -> State:
    """Plays `1: buy L0` and so on, in a copy that collects events."""
    twin = state.copy()
    twin.is_logging = True
    for move in moves:
        seat, _, notation = move.partition(":")
        twin.apply(int(seat) - 1, GAME.parse(notation))
    return twin


def refusal(state: State, move: str) -> tuple[str, str]:
    """The clause and the reason that refuse a move."""
    seat, _, notation = move.partition(":")
    refused = state.why_not(int(seat) - 1, GAME.parse(notation))
    assert refused is not None, f"{move} is legal"
    return refused.clause, refused.reason


def legal(state: State, seat: int) -> list[str]:
    decision = state.decision_of(seat - 1)
    return [] if decision is None else [GAME.notation(action) for action in decision.legal]


def asked(state: State) -> str:
    """Whose decision is open and of what kind: `1 purchase`."""
    decision = state.decision
    return "over" if decision is None else f"{decision.seat + 1} {GAME.decision_names[decision.kind]}"


def fight(state: State, move: str, cards: str) -> State:
    """Plays a move with that chance under which exactly these combat cards are turned: K, D, S, H."""
    for number in range(MOST_TRIES):
        if len(CHANCES) == number:
            CHANCES.append(Rng.from_seed(str(number)))
        twin = state.copy()
        twin.rng = CHANCES[number].copy()
        twin = do(twin, move)
        if combat_cards(twin) == cards:
            return twin
    raise AssertionError(f"no chance found that turns {cards}")


def combat_cards(state: State) -> str:
    return "".join(COMBAT_LETTERS[event.values[0]] for event in told(state, "combat-card"))


def told(state: State, name: str) -> list[Event]:
    return [event for event in state.events if event.kind.name == name]


def named(state: State, key: str) -> list[str]:
    """The words of a line of the position text."""
    for line in state.text().splitlines():
        head, _, rest = line.partition("#")[0].partition(":")
        if head == key:
            return rest.split()
    raise AssertionError(f"no line {key}")


def view(state: State, seat: int) -> View:
    out = state.view(seat - 1)
    assert isinstance(out, View)
    return out
