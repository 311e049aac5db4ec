"""The games of one number of seats, and every figure of them with its uncertainty."""

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias, final

from drachenhort.lab.report.counts import NOBODY, Counts, Place, key_of, unit_of
from drachenhort.lab.report.estimate import Estimate, estimate

Figure: TypeAlias = Callable[[int | None], float]
"""A figure without one group of games, or of all."""

ENOUGH: Final = 200
"""A thing that was had in fewer games cannot be judged."""
EXPECTED: Final = 40
"""Nor can one with which so few games would be won, or lost, if it did not matter: none won looks surer than it is."""
ALWAYS: Final = 0.995
"""What so many have, or who has it has won so often, says nothing: it belongs to every game, or it is winning itself."""


@final
class Sample:
    """Counts in groups, as `estimate` wants them. Groups without a game are left out."""

    def __init__(self, seats: int, groups: list[Counts]) -> None:
        self.seats: Final = seats
        self.unit: Final = unit_of(seats)
        self.groups: Final = [group for group in groups if group.total]
        self.whole: Final = Counts()
        for group in self.groups:
            self.whole.add(group)
        self.games: Final = self.whole.total
        self._sizes: Final = [group.total for group in self.groups]
        self._expected: Final = [self._shares(None), *(self._shares(place) for place in range(len(self.groups)))]

    def _shares(self, without: int | None) -> list[float]:
        """What every seat wins of all games."""
        games = self._games(without)
        return [self._left("wins", seat, without) / self.unit / games if games else 0.0 for seat in range(self.seats)]

    def _games(self, without: int | None) -> int:
        return self.games - (0 if without is None else self._sizes[without])

    @staticmethod
    def _of(counts: Counts, name: str) -> Counter[Place]:
        found: Counter[Place] = getattr(counts, name)
        return found

    def _left(self, name: str, key: int | str, without: int | None) -> int:
        whole = self._of(self.whole, name)[key]
        return whole if without is None else whole - self._of(self.groups[without], name)[key]

    def measure(self, figure: Figure) -> Estimate:
        return estimate(figure(None), [figure(place) for place in range(len(self.groups))], self.games)

    def share(self, seat: int) -> Figure:
        """The share of games that a seat, or nobody, wins."""
        return lambda without: self._left("wins", seat, without) / self.unit / max(1, self._games(without))

    def ending(self, name: str) -> Figure:
        return lambda without: self._left("endings", name, without) / max(1, self._games(without))

    def mean(self, name: str) -> Figure:
        """The mean of what was counted by its size, such as decisions in a game."""
        sums = [sum(int(size) * count for size, count in self._of(group, name).items()) for group in self.groups]
        counts = [sum(self._of(group, name).values()) for group in self.groups]
        whole, total = sum(sums), sum(counts)

        def figure(without: int | None) -> float:
            if without is None:
                return whole / max(1, total)
            return (whole - sums[without]) / max(1, total - counts[without])

        return figure

    def player_share(self, name: str) -> Figure:
        def figure(without: int | None) -> float:
            return self._left("player_wins", name, without) / self.unit / max(1, self._left("seated", name, without))

        return figure

    def close(self, key: str, of: str = "games", parts: int = 1) -> Figure:
        """A share of the games that were watched closely."""
        return lambda without: self._left("close", key, without) / parts / max(1, self._left("close", of, without))

    def times_had(self, use: str) -> int:
        """In how many games, counted for every seat, it was had at all."""
        return sum(self.whole.had[key_of(use, seat)] for seat in range(self.seats))

    def can_judge(self, use: str) -> bool:
        """Whether enough have had it to tell its worth, but not everybody, and it is not winning itself."""
        had = [self.whole.had[key_of(use, seat)] for seat in range(self.seats)]
        wins = sum(times * share for times, share in zip(had, self._expected[0], strict=True))
        if sum(had) < ENOUGH or not EXPECTED <= wins <= sum(had) - EXPECTED:
            return False
        won = sum(self.whole.won[key_of(use, seat)] for seat in range(self.seats)) / self.unit
        return sum(had) <= ALWAYS * self.games * self.seats and won <= ALWAYS * sum(had)

    def worth(self, use: str) -> Figure:
        """What share of games those won who had it, less what their seats win on the whole."""
        keys = [key_of(use, seat) for seat in range(self.seats)]
        had = [self.whole.had[key] for key in keys]
        won = sum(self.whole.won[key] for key in keys)

        def figure(without: int | None) -> float:
            if without is None:
                mine, units, expected = had, won, self._expected[0]
            else:
                group = self.groups[without]
                mine = [all - group.had[key] for all, key in zip(had, keys, strict=True)]
                units, expected = won - sum(group.won[key] for key in keys), self._expected[without + 1]
            times = sum(mine)
            if not times:
                return 0.0
            return (units / self.unit - sum(n * share for n, share in zip(mine, expected, strict=True))) / times

        return figure

    @property
    def fair_share(self) -> float:
        """What every seat would win if all were equally well off: where all can lose, an equal part of what is won."""
        return (1 - self.whole.wins[NOBODY] / self.unit / max(1, self.games)) / self.seats

    def fairness(self, seat: int) -> Figure:
        """The share of a seat less an equal share."""
        share, nobody = self.share(seat), self.share(NOBODY)
        return lambda without: share(without) - (1 - nobody(without)) / self.seats
