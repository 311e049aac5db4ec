"""How many are here of each: sockets of a person, connections from an address."""

from typing import Final


class Crowd:
    """Counts; whoever has gone leaves nothing behind."""

    def __init__(self) -> None:
        self._counts: Final[dict[str, int]] = {}

    def count(self, of: str) -> int:
        return self._counts.get(of, 0)

    def enter(self, of: str) -> None:
        self._counts[of] = self._counts.get(of, 0) + 1

    def leave(self, of: str) -> None:
        left = self._counts[of] - 1
        if left > 0:
            self._counts[of] = left
        else:
            del self._counts[of]
