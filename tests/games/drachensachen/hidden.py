"""What a seat of Drachensachen cannot know, swapped."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

DRACHENSACHEN = find("drachensachen")
CLEARING = ("game-begins",)
"""After this a view no longer shows what was turned up before."""


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Two cards that this seat cannot know change places. Works on the position text alone, not on any view."""
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    rows = {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}
    places: list[tuple[str, int]] = []
    for key in ("draw pile", "out"):
        places += [(key, place) for place in range(len(rows[key]))]
    for owner in range(1, state.seats + 1):
        places += [(f"hidden {owner}", place) for place in range(len(rows[f"hidden {owner}"]))]
        if owner != seat + 1:
            places += unknown_places(rows, owner, seat + 1)
    if rows["step"][0] == "swap":
        return state if len(places) < 2 else load(swap_secretly(rows, places, rng))
    return state if len(places) < 2 else load(swap_two(rows, places, rng))


def unknown_places(rows: dict[str, list[str]], owner: int, viewer: int) -> list[tuple[str, int]]:
    """The hand cards of a seat beyond those that the viewer knows of."""
    known = rows[f"known {owner}"] + rows.get(f"known {owner} to {viewer}", [])
    told = [rows[key] for key in rows if key.startswith(f"known {owner} to")]
    left = known[:]
    places = []
    for place, card in enumerate(rows[f"hand {owner}"]):
        if card in left:
            left.remove(card)
        elif not any(card in cards for cards in told):  # What a third seat knows must stay there for its sake.
            places.append((f"hand {owner}", place))
    return places


def swap_two(rows: dict[str, list[str]], places: list[tuple[str, int]], rng: Rng) -> dict[str, list[str]]:
    (one, i), (other, j) = places[rng.below(len(places))], places[rng.below(len(places))]
    rows[one][i], rows[other][j] = rows[other][j], rows[one][i]
    return rows


def swap_secretly(rows: dict[str, list[str]], places: list[tuple[str, int]], rng: Rng) -> dict[str, list[str]]:
    """While swaps are being chosen, a hand must still hold the card its seat has secretly put forward."""
    chosen = {word.partition("=")[0]: word.rpartition("/")[2] for word in rows["step"][1:] if "/" in word}
    free = [
        (key, place)
        for key, place in places
        if not (key.startswith("hand ") and rows[key][place] == chosen.get(key.removeprefix("hand ")))
    ]
    return swap_two(rows, free, rng) if len(free) > 1 else rows


def load(rows: dict[str, list[str]]) -> State:
    return DRACHENSACHEN.load("\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items()))
