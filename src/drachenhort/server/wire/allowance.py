"""How many messages somebody may send. Our own few lines, since a library costs more than all else a message takes."""

import time
from collections.abc import Callable
from typing import Final

FIRST_SWEEP: Final = 1000


class Allowance:
    """Fills by `rate` a second up to `most`; every message takes one, and those that cost more than others take more."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._clock: Final = clock
        self._left = most
        self._at = clock()

    def take(self, much: float = 1.0) -> bool:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < much:
            return False
        self._left -= much
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (self._clock() - self._at) * self._rate >= self._most


class Allowances:
    """One allowance for each person, however many connections they have.

    It is kept until it is full again: whoever goes and comes back at once finds it as they left it.
    """

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._clock: Final = clock
        self._people: dict[str, tuple[Allowance, int]] = {}
        self._sweep_at = FIRST_SWEEP

    def borrow(self, person: str) -> Allowance:
        found = self._people.get(person)
        if found is None:
            self._sweep()
            found = (Allowance(self._rate, self._most, self._clock), 0)
        allowance, users = found
        self._people[person] = (allowance, users + 1)
        return allowance

    def give_back(self, person: str) -> None:
        allowance, users = self._people[person]
        self._people[person] = (allowance, users - 1)

    def size(self) -> int:
        """How many are kept."""
        return len(self._people)

    def _sweep(self) -> None:
        """Forgets those who have gone and owe nothing, each time there are twice as many people as were left last time."""
        if len(self._people) < self._sweep_at:
            return
        self._people = {
            person: (allowance, users)
            for person, (allowance, users) in self._people.items()
            if users > 0 or not allowance.is_full
        }
        self._sweep_at = max(FIRST_SWEEP, 2 * len(self._people))
