"""From the share of playouts that were won to the chance to win against people who play well.

Playouts are played by a quick policy at every seat, which can be too sure of itself or not sure enough. So a line is fitted
for each game, on games of its own: `python -m bench.calibration GAME --fit`. docs/review.md shows how well it holds on
other games.
"""

from math import exp, log
from typing import Final, NamedTuple

import msgspec

PRIOR: Final = 4.0
"""Playouts that count as won as often as anybody wins, so that few of them say nothing sure."""

LEVEL: Final = "level-2"
"""Who plays on at all seats in the games that the lines were fitted on."""


class Fit(NamedTuple):
    """How the odds of playouts, as far as they differ from those of an equal game, are those of real games."""

    shift: float = 0.0
    slope: float = 1.0


FITS: Final[dict[str, Fit]] = {
    "drachensachen": Fit(0.001, 1.109),  # 1000 positions
    "drachenfaust": Fit(-0.023, 1.244),  # 1000 positions
    "drachenhueter": Fit(0.039, 0.911),  # 1000 positions
    "drachenfels": Fit(0.074, 0.773),  # 4000 positions
    "schutt_und_asche": Fit(0.153, 0.762),  # 1000 positions
}
"""By game. One that nobody has measured is taken as its playouts say."""


class Span(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    mean: float
    low: float
    high: float


def chance_of(game_id: str, seats: int, share: float) -> float:
    """The chance to win where such a share of playouts was won."""
    fit = FITS.get(game_id, Fit())
    equal = _odds(1 / seats)
    return 1 / (1 + exp(-(equal + fit.shift + fit.slope * (_odds(share) - equal))))


def smoothed(wins: float, playouts: int, seats: int) -> float:
    """The share of playouts that were won, never quite none or all."""
    return (wins + PRIOR / seats) / (playouts + PRIOR)


def _odds(share: float) -> float:
    """As a logarithm."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return log(share / (1 - share))
