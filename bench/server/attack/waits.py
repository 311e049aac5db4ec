"""How long honest people waited."""

from collections.abc import Sequence
from typing import NamedTuple

from bench.server.rounds import quantile


class Spread(NamedTuple):
    """In milliseconds."""

    median: float
    p99: float
    worst: float


NO_WAITS = Spread(0, 0, 0)
"""Of somebody who never had to wait."""


def spread(seconds: Sequence[float]) -> Spread:
    if not seconds:
        return NO_WAITS
    ordered = sorted(seconds)
    return Spread(quantile(ordered, 0.5) * 1000, quantile(ordered, 0.99) * 1000, ordered[-1] * 1000)


def with_missed(wait: float, period: float) -> list[float]:
    """A wait, and the waits of the acts that were due meanwhile and could not be made.

    One act is on its way at a time. Without them a server that stands still for two seconds would look as if it had been
    slow only once.
    """
    waits = [wait]
    while waits[-1] > period:
        waits.append(waits[-1] - period)
    return waits
