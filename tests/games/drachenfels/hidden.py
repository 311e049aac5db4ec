"""What a seat of Drachenfels cannot know, swapped."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

DRACHENFELS = find("drachenfels")
CASTLES = ["F1", "F2", "F3", "F4"]


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Cards and princesses that this seat cannot know change places, and others know something else of cards.

    Works on the position text alone, not on any view.
    """
    rows = rows_of(state)
    swap_cards(rows, state.seats, seat + 1, rng)
    swap_princesses(rows, state.seats, seat + 1, rng)
    others = [other for other in range(1, state.seats + 1) if other != seat + 1]
    swap_knowledge(rows, seat + 1, others[rng.below(len(others))], rng)
    return load(rows)


def forgotten(state: State, seat: int) -> State:
    """The same position, but the other seats know no more of cards than this seat can tell."""
    rows = rows_of(state)
    for other in range(1, state.seats + 1):
        if other != seat + 1:
            forget(rows, seat + 1, other)
    return load(rows)


def rows_of(state: State) -> dict[str, list[str]]:
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}


def load(rows: dict[str, list[str]]) -> State:
    return DRACHENFELS.load("\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items()))


def swap_knowledge(rows: dict[str, list[str]], viewer: int, other: int, rng: Rng) -> None:
    """The other seat forgets what the viewer cannot tell that it knows, or learns of a card in the viewer's hand."""
    if rng.below(2):
        forget(rows, viewer, other)
    told = f"hand {viewer} known to {other}"
    unknown = rows.get(f"hand {viewer}", [])[:]
    for card in rows.get(told, []):
        unknown.remove(card)
    if unknown and rng.below(2):
        card = unknown[rng.below(len(unknown))]
        for key in (told, f"{told} unawares"):
            rows[key] = [*rows.get(key, []), card]


def forget(rows: dict[str, list[str]], viewer: int, other: int) -> None:
    """Everything the other seat knows of cards, except what the viewer can tell that it knows of its hand."""
    told = f"hand {viewer} known to {other}"
    noticed = rows.get(told, [])[:]
    for card in rows.get(f"{told} unawares", []):
        noticed.remove(card)
    for key in [key for key in rows if f"known to {other}" in key]:
        del rows[key]
    if noticed:
        rows[told] = noticed


def swap_cards(rows: dict[str, list[str]], seats: int, viewer: int, rng: Rng) -> None:
    """Two cards of the other hands and the draw pile, unless somebody knows that one of them is where it is."""
    holders = ["draw pile", *(f"hand {seat}" for seat in range(1, seats + 1) if seat != viewer)]
    places = [(holder, place) for holder in holders for place in range(len(rows[holder]))]
    for _ in range(5):
        if len(places) < 2:
            return
        (one, i), (other, j) = places[rng.below(len(places))], places[rng.below(len(places))]
        rows[one][i], rows[other][j] = rows[other][j], rows[one][i]
        if is_known_to_be_so(rows):
            return
        rows[one][i], rows[other][j] = rows[other][j], rows[one][i]


def is_known_to_be_so(rows: dict[str, list[str]]) -> bool:
    """Whether all that is known of hands and pools holds."""
    for key, known in rows.items():
        place, _, viewer = key.partition(" known to ")
        if not viewer or viewer.endswith("unawares"):
            continue
        cards = rows[place][:] if place.startswith("hand") else rows["draw pile"][:]
        if place.startswith("pool"):
            others = [seat for seat in rows["refreshed"] if seat != viewer]
            for seat in others[: int(place.split()[1])]:
                cards += rows[f"hand {seat}"]
        if any(known.count(card) > cards.count(card) for card in known):
            return False
    return True


def swap_princesses(rows: dict[str, list[str]], seats: int, viewer: int, rng: Rng) -> None:
    """Two princesses that this seat has not seen, unless one would come where her knight has looked in vain."""
    won = [rows[f"field {seat}"][0] for seat in range(1, seats + 1)] if rows["step"] == ["over"] else []
    seen = [*rows.get(f"looked {viewer}", []), *won]
    unseen = [castle for castle in range(4) if CASTLES[castle] not in seen]
    if len(unseen) < 2:
        return
    princesses = rows["princesses"][:]
    one, other = unseen[rng.below(len(unseen))], unseen[rng.below(len(unseen))]
    princesses[one], princesses[other] = princesses[other], princesses[one]
    for seat in range(1, seats + 1):
        colour = rows[f"knight {seat}"][0]
        field = rows[f"field {seat}"][0]
        at = [CASTLES[castle] for castle in range(4) if princesses[castle] == colour]
        if at and (at[0] in rows[f"looked {seat}"] or at[0] == field):
            return
    rows["princesses"] = princesses
