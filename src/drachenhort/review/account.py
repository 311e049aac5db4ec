"""How much of a result was the deal, how much luck and the others, and how much whoever played.

From an equal chance to the result there are three kinds of steps: to the chance that the first choice began with (the deal),
from each choice to the next one of the same seat (chance, and what the others did), and over each own choice (what it lost).
Together they are exactly the result.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from drachenhort.review.chances import Span
from drachenhort.review.judged import Judged


class Account(msgspec.Struct, frozen=True):
    """Shares of a victory, which add up: `equal` + `deal` + `others` - `lost` is `won`."""

    equal: float
    """What everybody has before the deal."""
    deal: float
    """What the deal, and all before the first choice, changed."""
    others: float
    """What chance and the others changed from then on."""
    lost: Span
    """What the own choices cost, all together."""
    won: float
    """1 for a victory, a part for a shared one."""


def account_of(seats: int, choices: Sequence[Judged], won: float) -> Account:
    equal = 1 / seats
    if not choices:
        return Account(equal, won - equal, 0.0, Span(0.0, 0.0, 0.0), won)
    lost = _sum([choice.loss for choice in choices])
    deal = choices[0].best.chance.mean - equal
    return Account(equal, deal, won - equal - deal + lost.mean, lost, won)


def _sum(losses: Sequence[Span]) -> Span:
    """Each was measured on tables of its own, so their doubts add up as independent ones do."""
    mean = sum(loss.mean for loss in losses)
    below = sqrt(sum((loss.mean - loss.low) ** 2 for loss in losses))
    above = sqrt(sum((loss.high - loss.mean) ** 2 for loss in losses))
    return Span(mean, max(0.0, mean - below), mean + above)
