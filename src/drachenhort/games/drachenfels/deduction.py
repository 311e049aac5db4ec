"""8.2 Which princess can still be where: all ways to place the four that fit what somebody knows."""

import itertools
from typing import Final, final

from drachenhort.games.drachenfels.fields import POWERS, QUARTERS

ALL_PLACINGS: Final = [list(placing) for placing in itertools.permutations(range(QUARTERS))]


@final
class Clues:
    """What is known of the princesses: shoe colours seen, and colours that are not in a castle."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}  # Castle to colour.
        self.excluded: list[tuple[int, int]] = []  # Castle and colour.

    def exclude(self, colour: int, castles: int) -> None:
        """A knight of this colour has looked into these castles, a bit each, for nothing."""
        for castle in range(QUARTERS):
            if castles & POWERS[castle]:
                self.excluded.append((castle, colour))

    def allow(self, placing: list[int]) -> bool:
        """Whether the princesses could be placed so."""
        for castle, colour in self.seen.items():
            if placing[castle] != colour:
                return False
        for castle, colour in self.excluded:
            if placing[castle] == colour:
                return False
        return True

    def placings(self) -> list[list[int]]:
        """All that fit; each is equally likely."""
        return [placing for placing in ALL_PLACINGS if self.allow(placing)]

    def sheet(self) -> list[list[int]]:
        """For each castle the colours that can still be there."""
        possible = self.placings()
        return [sorted({placing[castle] for placing in possible}) for castle in range(QUARTERS)]
