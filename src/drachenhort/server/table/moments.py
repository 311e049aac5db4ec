"""How long a bot takes at least: people follow a game better if others take a moment, and a longer one for hard choices.

It is worked out from what everybody may know. Who sees a bot wait must not learn from it what it could do.
"""

from math import log2
from typing import Final

from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State

MANY: Final = 32
"""With so many actions to choose from, or more, a choice is as hard as it gets."""

SOME: Final = 4
"""So many are taken for granted where nobody else can tell that a seat decides."""

UNEVEN: Final = 25
"""A moment is up to so many hundredths longer or shorter, so that bots do not act like a clock."""


def moment(choices: int, longest: float, rng: Rng) -> float:
    """Seconds. Where everybody knows that there is nothing to choose nobody has to think."""
    share = min(1.0, log2(choices) / log2(MANY))
    hundredths: int = 100 - UNEVEN + rng.below(2 * UNEVEN + 1)
    return longest * share * hundredths / 100


def choices_seen(state: State, seat: int, rng: Rng) -> int:
    """How many actions a seat might have, for all that somebody knows who looks on."""
    decision = state.view(WATCHER).sample(rng).decision_of(seat)
    return decision.count() if decision is not None else SOME
