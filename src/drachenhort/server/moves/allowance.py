"""How many messages somebody may send. Our own few lines, since a library costs more than all else a message takes."""

import time
from collections.abc import Callable
from typing import Final


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


class Allowances:
    """One allowance for each person, however many connections they have; forgotten when the last one closes."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._people: Final[dict[str, tuple[Allowance, int]]] = {}

    def borrow(self, person: str) -> Allowance:
        allowance, users = self._people.get(person, (Allowance(self._rate, self._most), 0))
        self._people[person] = (allowance, users + 1)
        return allowance

    def give_back(self, person: str) -> None:
        allowance, users = self._people[person]
        if users > 1:
            self._people[person] = (allowance, users - 1)
        else:
            del self._people[person]
