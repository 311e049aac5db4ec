"""How good an action is, as tables and workers tell it to each other."""

import msgspec


class Chance(msgspec.Struct, frozen=True):
    """What was found out about one action."""

    action: int
    playouts: int
    chance: float | None
    """The share of playouts that were won; None if there were none."""
    low: float
    high: float
    """With 95 % the chance is between these, as far as everybody plays on as in the playouts."""
