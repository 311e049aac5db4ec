"""What a seat of Schutt und Asche cannot know, swapped."""

from drachenhort.core.errors import PositionError
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

GAME = find("schutt_und_asche")
Rows = dict[str, list[str]]
Places = list[tuple[str, int]]
MOST_SWAPS = 6


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """What this seat cannot know changes places: tiles, gold, dragon tiles. Works on the position text alone."""
    swapped = state
    for _ in range(MOST_SWAPS):
        rows = rows_of(swapped)
        for places in (hidden_tiles(rows, seat + 1), hidden_gold(rows, seat + 1), hidden_numbers(rows, rng)):
            swap_two(rows, places, rng)
        try:
            other = GAME.load(text_of(rows))
        except PositionError:  # Somebody would have spent more than it had, or the dragon would have won.
            continue
        if ending_of(other) == ending_of(state):  # How it ended, all have seen.
            swapped = other
    return swapped


def ending_of(state: State) -> str:
    return "" if state.outcome is None else state.outcome.ending


def rows_of(state: State) -> Rows:
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}


def text_of(rows: Rows) -> str:
    return "\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items())


def hidden_tiles(rows: Rows, viewer: int) -> Places:
    """Tiles of other seats' stacks, of own ones above what is known, and those aside; not those being laid."""
    places = [("aside", place) for place in range(len(rows["aside"]))]
    own = rows.get(f"lands {viewer}", [])
    laid = {word.partition("=")[2].partition("/")[0] for word in rows["step"][1:]}
    lands = [key.removeprefix("stack ") for key in rows if key.startswith("stack ")]
    for number, land in enumerate(lands):
        height = len(rows[f"stack {land}"])
        if land not in laid or rows["step"][0] not in ("order", "sorting"):
            shown = int(rows["known"][number]) if land in own else 0
            places += [(f"stack {land}", place) for place in range(height - shown)]
    return places


def hidden_gold(rows: Rows, viewer: int) -> Places:
    return [
        (key, place)
        for key in rows
        if key.split()[0] in ("hand", "offered", "returned") and key.split()[1] != str(viewer)
        for place in range(len(rows[key]))
    ]


def hidden_numbers(rows: Rows, rng: Rng) -> Places:
    """The dragon tiles of one colour that are face down."""
    is_red = rng.below(2) == 1
    return [
        ("tiles", place)
        for place, tile in enumerate(rows["tiles"])
        if (int(tile) > 4) == is_red and str(place + 1) not in rows["face up"]
    ]


def swap_two(rows: Rows, places: Places, rng: Rng) -> None:
    if places:
        (one, i), (other, j) = places[rng.below(len(places))], places[rng.below(len(places))]
        rows[one][i], rows[other][j] = rows[other][j], rows[one][i]
