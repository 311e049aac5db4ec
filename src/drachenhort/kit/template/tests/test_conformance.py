"""What every game must pass. It needs `pip install drachenhort[kit]`, and this package installed beside it."""

from pathlib import Path

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.conformance import conformance

GAME = find("neues_spiel")


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """The same for this seat; all that it cannot know is another: the hands of others, the hoard, what is out."""
    lines = dict(line.split(":", 1) for line in state.text().splitlines() if not line.startswith("#"))
    hidden = [f"hand {other + 1}" for other in range(state.seats) if other != seat]
    hidden += ["out"] if state.outcome is not None else ["hoard", "out"]
    words = {key: lines[key].partition("#")[0].split() for key in hidden}
    cards = [int(card) for key in hidden for card in words[key]]
    rng.shuffle(cards)
    for key in hidden:
        count = len(words[key])
        lines[key] = " " + " ".join(str(card) for card in sorted(cards[:count]))
        cards = cards[count:]
    return GAME.load("\n".join(f"{key}:{line}" for key, line in lines.items()))


TestConformance = conformance("neues_spiel", hidden_swap, Path(__file__).parent)
