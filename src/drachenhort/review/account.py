"""How much of a result was the deal, how much luck and the others, and how much whoever played.

The measure is a player who does the usual in the same seat. From an equal chance to the result there are three kinds of
steps: to the chance before the first choice (the deal), over each choice from what the usual one would have brought to what
was played (the player), and from there to the next choice (chance, and what the others did). Together they are exactly the
result. A chance that was measured well goes neither up nor down by itself, so the last kind is luck.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from drachenhort.review.chances import Span
from drachenhort.review.judged import Judged


class Account(msgspec.Struct, frozen=True):
    """Shares of a victory, which add up: `equal` + `deal` + `luck` + `skill` is `won`."""

    equal: float
    """What everybody has before the deal."""
    deal: float
    """What the deal, and all before the first choice, changed."""
    luck: float
    """What chance and the others changed from then on."""
    skill: Span
    """What the own choices brought, against the usual ones."""
    lost: Span
    """What the own choices cost, against the best ones that were found."""
    won: float
    """1 for a victory, a part for a shared one."""


def account_of(seats: int, choices: Sequence[Judged], won: float) -> Account:
    equal = 1 / seats
    if not choices:
        return Account(equal, won - equal, 0.0, Span(0.0, 0.0, 0.0), Span(0.0, 0.0, 0.0), won)
    skill = _sum([choice.gain for choice in choices])
    deal = choices[0].played.chance.mean - choices[0].gain.mean - equal
    lost = _sum([choice.loss for choice in choices])
    return Account(equal, deal, won - equal - deal - skill.mean, skill, lost, won)


def _sum(spans: Sequence[Span]) -> Span:
    """Each was measured on tables of its own, so their doubts add up as independent ones do."""
    mean = sum(span.mean for span in spans)
    below = sqrt(sum((span.mean - span.low) ** 2 for span in spans))
    above = sqrt(sum((span.high - span.mean) ** 2 for span in spans))
    return Span(mean, mean - below, mean + above)
