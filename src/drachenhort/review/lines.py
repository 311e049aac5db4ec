"""Whole choices of a seat, each of one action or several, compared on the same tables with the same chance."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, TypeAlias

from drachenhort.core.rng import Rng
from drachenhort.core.shares import Z_95
from drachenhort.core.state import State, View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import play_on, result_of
from drachenhort.players.search.judging import Loss

Deal: TypeAlias = Callable[[Rng], State]
"""A table to try something out on, a new one each time."""


class Line:
    """One choice, and the playouts that began with it."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions: Final = list(actions)
        self.won: Final[list[float]] = []
        """One for each table: 1 for a victory, a part for a shared one."""

    @property
    def wins(self) -> float:
        return sum(self.won)

    @property
    def playouts(self) -> int:
        return len(self.won)


def tables_for(view: View, policy: Policy) -> Deal:
    """Tables that fit what a seat can know, dealt as the search deals them."""

    def deal(rng: Rng) -> State:
        table = view.sample(rng)
        policy.believe(view, table, rng)
        return table

    return deal


def table_as_it_was(state: State) -> Deal:
    """The real table, hidden things and all; only what chance does from here is new each time."""

    def deal(rng: Rng) -> State:
        table = state.copy()
        table.rng = rng.fork()
        return table

    return deal


def compare(deal: Deal, seat: int, choices: Sequence[Sequence[int]], policy: Policy, tables: int, rng: Rng) -> list[Line]:
    """Each of the choices on as many tables."""
    lines = [Line(actions) for actions in choices]
    go_on(lines, deal, seat, policy, tables, rng)
    return lines


def go_on(lines: list[Line], deal: Deal, seat: int, policy: Policy, tables: int, rng: Rng) -> None:
    """More tables, again the same ones for all of the lines."""
    for _ in range(tables):
        table = deal(rng)
        chance = rng.fork()
        for line in lines:
            state = table.copy()
            for action in line.actions:
                state.apply(seat, action)
            line.won.append(_share_won(state, seat, policy, chance.copy()))


def _share_won(state: State, seat: int, policy: Policy, rng: Rng) -> float:
    return result_of(state, seat, policy)[0] if play_on(state, policy, rng) else 0.0


def loss_of(line: Line, best: Line) -> Loss:
    """How much likelier the best one wins, with its 95 % interval, by the tables that both were tried on."""
    count = min(line.playouts, best.playouts)
    if line is best or count == 0:
        return Loss(0.0, 0.0, 0.0)
    leads = [best.won[index] - line.won[index] for index in range(count)]
    mean = sum(leads) / count
    reach = Z_95 * sqrt(sum((lead - mean) ** 2 for lead in leads) / count / max(count - 1, 1))
    return Loss(mean, mean - reach, mean + reach)
