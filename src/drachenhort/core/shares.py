"""How far a share that was counted can be trusted."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""So many standard deviations around the mean hold 95 % of a normal distribution."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share after Wilson, which keeps between 0 and 1 even for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * Z_95 / games
    middle = share + spread / 2
    reach = Z_95 * sqrt((share * (1 - share) + spread / 4) / games)
    # Rounding must not put the share itself outside where all games or none were won.
    return max(min((middle - reach) / (1 + spread), share), 0.0), min(max((middle + reach) / (1 + spread), share), 1.0)
