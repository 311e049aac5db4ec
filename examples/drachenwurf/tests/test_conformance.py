"""What every game must pass. It needs `pip install drachenhort[kit]`, and this package installed beside it."""

from pathlib import Path

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.conformance import conformance

GAME = find("drachenwurf")
GOALS = ["careful", "reckless", "greedy", "noble", "modest", "scorched"]


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Others have other goals, while the game goes on."""
    if state.outcome is not None:
        return state.copy()
    line = next(line for line in state.text().splitlines() if line.startswith("goals:"))
    goals = line.split()[1:]
    others = [place for place in range(state.seats) if place != seat]
    left = [goal for goal in GOALS if seat >= state.seats or goal != goals[seat]]
    order = list(range(len(left)))
    rng.shuffle(order)
    for place, which in zip(others, order, strict=False):
        goals[place] = left[which]
    return GAME.load(state.text().replace(line, f"goals: {' '.join(goals)}"))


TestConformance = conformance("drachenwurf", hidden_swap, Path(__file__).parent)
