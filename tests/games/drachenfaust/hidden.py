"""What a seat of Drachenfaust cannot know, swapped."""

from drachenhort.core.rng import MASK, Rng
from drachenhort.core.state import State
from drachenhort.games import find

DRACHENFAUST = find("drachenfaust")
CLEARING = ("stole-coins",)
"""5.6 Everybody sees which coin a thief takes; then it goes behind a screen, where somebody who looks on sees no coins."""
COUNTED = 3
"""Of the coins in a row of the position: fairy gold, common gold and silver. Who holds the others is public."""


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Chance, the order of both piles and the fists of all others change. Works on the position text, not on any view.

    Every seat can count all coins (2.2); for somebody who looks on they change hands, unless the table plays with open
    coins. The bag has no order; what it will give is in the chance.
    """
    lines = [line.partition("#")[0].rstrip() for line in state.text().splitlines()]
    rows = {line.partition(":")[0]: line.partition(":")[2].split() for line in lines if line}
    rows["rng"] = [str(rng.below(MASK >> 16)) for _ in range(4)]
    for key in ("stack", "extras"):
        rows[key] = shuffled(rows[key], rng)
    if seat >= state.seats and "open_coins=on" not in rows["options"]:
        swap_coins(rows, state.seats, rng)
    if rows["step"][0] in ("auction", "tie-break"):
        for owner in range(1, state.seats + 1):
            if owner != seat + 1:
                refill(rows, owner, rng)
    return DRACHENFAUST.load("\n".join(f"{key}: {' '.join(words)}" for key, words in rows.items()))


def shuffled(words: list[str], rng: Rng) -> list[str]:
    order = list(range(len(words)))
    rng.shuffle(order)
    return [words[place] for place in order]


def swap_coins(rows: dict[str, list[str]], seats: int, rng: Rng) -> None:
    """All coins of each kind are dealt anew; a seat that acts keeps its own, since what it may buy follows from them."""
    owners = [owner for owner in range(1, seats + 1) if f"seat={owner}" not in rows["step"]]
    for kind in range(COUNTED):
        total = sum(int(rows[f"coins {owner}"][kind]) for owner in owners)
        for owner in owners:
            rows[f"coins {owner}"][kind] = "0"
        for _ in range(total):
            owner = owners[rng.below(len(owners))]
            rows[f"coins {owner}"][kind] = str(int(rows[f"coins {owner}"][kind]) + 1)


def refill(rows: dict[str, list[str]], owner: int, rng: Rng) -> None:
    """Another bid in a closed fist; a fist that is not closed yet stays open, but half-made choices may change."""
    place = next(place for place, word in enumerate(rows["step"]) if word.startswith(f"{owner}="))
    word = rows["step"][place].partition("=")[2]
    fairy, common, silver, black, red = (rng.below(int(count) + 1) for count in rows[f"coins {owner}"])
    if word in ("?", "-"):
        return
    if rows["step"][0] == "tie-break":
        word = str(silver)
    elif word.endswith("?g"):
        word = f"{fairy}f?g"
    elif word.endswith("?m"):
        word = f"{fairy}f{common}g?m"
    else:
        word = f"{fairy}f{common}g{black}b{red}r"
    rows["step"][place] = f"{owner}={word}"
