"""How often a table has changed, for each of those who look on.

What somebody hears of counts for them, and nothing else: a version must not tell how many secret acts there were.
"""

from typing import Final, final


@final
class Versions:
    """What all hear of is counted once; what only one seat knows, for that seat."""

    def __init__(self, seats: int) -> None:
        self.shared = 0
        self.own: Final = [0] * seats

    def of(self, seat: int | None) -> int:
        """The version for a seat; with none for everybody who looks on."""
        return self.shared if seat is None else self.shared + self.own[seat]

    def count(self, seat: int, is_hidden: bool) -> None:
        """A seat has acted."""
        if is_hidden:
            self.own[seat] += 1
        else:
            self.shared += 1

    def copy(self) -> "Versions":
        twin = Versions(len(self.own))
        twin.shared = self.shared
        twin.own[:] = self.own
        return twin
