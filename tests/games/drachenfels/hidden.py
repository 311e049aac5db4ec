"""What a seat of Drachenfels cannot know, swapped."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

DRACHENFELS = find("drachenfels")
CASTLES = ["F1", "F2", "F3", "F4"]


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Cards and princesses that this seat cannot know change places. Works on the position text alone, not on any view."""
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    rows = {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}
    swap_cards(rows, state.seats, seat + 1, rng)
    swap_princesses(rows, state.seats, seat + 1, rng)
    return DRACHENFELS.load("\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items()))


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
        if not viewer:
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
