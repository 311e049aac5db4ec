"""What a seat of Drachenhüter cannot know, swapped."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

DRACHENHUETER = find("drachenhueter")

Rows = dict[str, list[str]]
Place = tuple[str, int]


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Some cards and pearls this seat cannot know change places. Works on the position text alone, not on any view."""
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    rows: Rows = {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}
    groups = unseen_cards(rows) + pearls(rows, state.seats) + secret_starts(rows, state.seats, seat + 1)
    for group in groups:
        swap_two(rows, group, rng)
        swap_two(rows, group, rng)
    return DRACHENHUETER.load("\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items()))


def swap_two(rows: Rows, group: list[Place], rng: Rng) -> None:
    if group:
        (one, i), (other, j) = group[rng.below(len(group))], group[rng.below(len(group))]
        rows[one][i], rows[other][j] = rows[other][j], rows[one][i]


def unseen_cards(rows: Rows) -> list[list[Place]]:
    """6.2 The first unseen card with any that has the same back; those below it in any order."""
    groups = []
    for key in ("left unseen", "right unseen"):
        cards = rows[key]
        groups.append([(key, place) for place in range(len(cards)) if cards[place][1] == cards[-1][1]])
        groups.append([(key, place) for place in range(len(cards) - 1)])
    return groups


def pearls(rows: Rows, seats: int) -> list[list[Place]]:
    """6.3 Nobody knows their values, until at the end those of the seats are turned up."""
    groups = []
    for colour in ("red pearls", "blue pearls"):
        keys = [colour] + [f"{colour} {owner}" for owner in range(1, seats + 1) if rows["step"] != ["over"]]
        groups.append([(key, place) for key in keys for place in range(len(rows[key]))])
    return groups


def secret_starts(rows: Rows, seats: int, viewer: int) -> list[list[Place]]:
    """6.1 Start cards of others that were never shown, with equal backs, and those out of the game."""
    laying = [word.removeprefix("seat=") for word in rows["step"] if word.startswith("seat=")]
    is_announced = rows["step"][0] in ("cards", "end", "stand-in")
    keys = ["starts out"]
    for owner in range(1, seats + 1):
        # Of a seat that is laying everybody knows that it holds the cards it has announced.
        if owner != viewer and not (is_announced and laying == [str(owner)]):
            keys.append(f"hand {owner}")
    places = [
        (key, place)
        for key in keys
        for place, card in enumerate(rows[key])
        if card.endswith("*") and card not in rows["shown"]
    ]
    return [[(key, place) for key, place in places if rows[key][place][1] == back] for back in "rwbg"]
