"""Drachenfels passes what every game must pass."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from tests.conformance import conformance

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
    """Two cards of the other hands and the draw pile that nobody but their holder knows of."""
    places: list[tuple[str, int]] = []
    for holder in ["draw pile", *(f"hand {seat}" for seat in range(1, seats + 1) if seat != viewer)]:
        known = "pile" if holder == "draw pile" else holder
        told = [row for key, row in rows.items() if key.startswith(f"{known} known to")]
        left = [max((row.count(card) for row in told), default=0) for card in rows[holder]]
        for place, card in enumerate(rows[holder]):
            if rows[holder][: place + 1].count(card) > left[place]:
                places.append((holder, place))
    if len(places) > 1:
        (one, i), (other, j) = places[rng.below(len(places))], places[rng.below(len(places))]
        rows[one][i], rows[other][j] = rows[other][j], rows[one][i]


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


TestConformance = conformance("drachenfels", hidden_swap)
