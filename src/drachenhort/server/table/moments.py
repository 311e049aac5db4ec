"""How long a bot takes at least: people follow a game better if others take a moment, and a longer one for hard choices."""

from math import log2
from typing import Final

from drachenhort.core.rng import Rng

MANY: Final = 32
"""With so many actions to choose from, or more, a choice is as hard as it gets."""

UNEVEN: Final = 25
"""A moment is up to so many hundredths longer or shorter: nobody is to tell from it what exactly a bot could do."""


def moment(choices: int, longest: float, rng: Rng) -> float:
    """Seconds. Where there is nothing to choose nobody has to think."""
    share = min(1.0, log2(choices) / log2(MANY))
    hundredths: int = 100 - UNEVEN + rng.below(2 * UNEVEN + 1)
    return longest * share * hundredths / 100
