"""One seat of ours against ISMCTS at all other seats; every deal is played once from each seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol

from bench.ismcts.pace import Allowance, Clock, Pace
from drachenhort.adapters.setup import shares_of
from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.lab.stats import clustered
from drachenhort.players.player import Player

TIMES: Final = 10.0
"""So much longer than ours ISMCTS may think."""


class Searcher(Protocol):
    """Somebody who thinks in simulations."""

    def choose(self, _state: State, _simulations: int, /) -> int: ...


@dataclass(frozen=True)
class Score:
    """How a match went: for each deal and each seat of ours, what share of the victory every seat had."""

    seats: int
    deals: list[list[list[float]]]

    @property
    def games(self) -> int:
        return len(self.deals) * self.seats

    @property
    def ours(self) -> float:
        """Our share of all games."""
        return sum(self.by_deal) / len(self.deals)

    @property
    def by_deal(self) -> list[float]:
        """The same for each deal."""
        return [sum(self._own(deal)) / self.seats for deal in self.deals]

    @property
    def theirs(self) -> float:
        """The share of each of the other seats."""
        return (self.won - self.ours) / (self.seats - 1)

    @property
    def won(self) -> float:
        """The share of games that anybody won."""
        return sum(sum(shares) for deal in self.deals for shares in deal) / self.games

    @property
    def even(self) -> float:
        """What a seat would have if all played equally well."""
        return self.won / self.seats

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of our share; the games of one deal are not independent."""
        own = self.by_deal
        return clustered(self.ours, sum((share - self.ours) ** 2 for share in own), len(own), self.seats)

    @property
    def verdict(self) -> str:
        low, high = self.interval()
        if low > self.even:
            return "better than even"
        return "worse than even" if high < self.even else "too close to tell"

    @staticmethod
    def _own(deal: Sequence[Sequence[float]]) -> list[float]:
        """The seat of ours is the number of the game."""
        return [shares[seat] for seat, shares in enumerate(deal)]


class Match:
    """Plays and keeps the time."""

    def __init__(self, player: Player, searcher: Searcher, seconds: float, pace: Pace) -> None:
        self.ours: Final = Clock()
        self.theirs: Final = Clock()
        self.simulations = 0
        self._player: Final = player
        self._searcher: Final = searcher
        self._seconds: Final = seconds
        self._pace: Final = pace
        self._allowance: Final = Allowance(TIMES, self.ours, self.theirs)

    def play(self, deals: Sequence[State], seconds: float, on_deal: Callable[[int], None]) -> Score:
        """Each once from each seat, as many as are begun in this time; the deals themselves stay as they are."""
        played: list[list[list[float]]] = []
        begin = perf_counter()
        for number, deal in enumerate(deals):
            if played and perf_counter() - begin > seconds:
                break
            on_deal(number)
            played.append([self._game(deal.copy(), seat, Rng.from_seed(f"{number} {seat}")) for seat in range(deal.seats)])
        return Score(deals[0].seats, played)

    def _game(self, state: State, our_seat: int, rng: Rng) -> list[float]:
        while (decision := state.decision) is not None:
            if decision.count() == 1:
                action = decision.nth(0)
            elif decision.seat == our_seat:
                action = self._ours(state, decision, rng)
            else:
                action = self._theirs(state)
            state.apply(decision.seat, action)
        return shares_of(state.outcome, state.seats)

    def _ours(self, state: State, decision: Decision, rng: Rng) -> int:
        begin = perf_counter()
        action = self._player.choose_within(state.view(decision.seat), decision, rng, self._seconds)
        self.ours.note(perf_counter() - begin)
        return action

    def _theirs(self, state: State) -> int:
        simulations = self._pace.simulations_in(self._allowance.next_seconds(self._seconds))
        begin = perf_counter()
        action = self._searcher.choose(state, simulations)
        seconds = perf_counter() - begin
        self.theirs.note(seconds)
        self._pace.note(simulations, seconds)
        self.simulations += simulations
        return action
