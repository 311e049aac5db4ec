"""What things are worth to the quick policy of Drachenhüter."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachenhueter.data import REWARDS

POINT: Final = 200
"""All worths are whole numbers of this fraction of a point of the final score: faster than floats, and never rounded."""

_MOST_BACKLIGHTS: Final = max(reward.backlights for reward in REWARDS)
_MOST_CRYSTALS: Final = max(reward.crystals for reward in REWARDS)
_MOST_EGGS: Final = max(reward.eggs for reward in REWARDS)


@final
class Weights:
    """The meaning of each is that of the greedy player's constant of this name."""

    def __init__(self) -> None:
        self.pearl: i64 = 1700
        self.pearl_share: i64 = 500
        self.egg: i64 = 1100
        self.backlight: i64 = 700
        self.crystal: i64 = 400
        self.laid_card: i64 = 140
        self.new_colour: i64 = 200
        self.crest: i64 = 180  # For each point of it.
        self.enclosing: i64 = 600
        self.put_card: i64 = 160
        self.harm: i64 = 7  # Of twenty.
        self.taken_card: i64 = 240
        self.alike: i64 = 70
        self.dead_colour: i64 = 200
        self.extras: list[int] = []
        self.tell_extras()

    def tell_extras(self) -> None:
        """3.5, 3.6 The rewards beside the piece by what is left in the supply, six in a row (see `extras_from`)."""
        self.extras = [
            self.backlight * min(reward.backlights, backlights)
            + self.crystal * min(reward.crystals, crystals)
            + self.egg * min(reward.eggs, eggs)
            for backlights in range(_MOST_BACKLIGHTS + 1)
            for crystals in range(_MOST_CRYSTALS + 1)
            for eggs in range(_MOST_EGGS + 1)
            for reward in REWARDS
        ]


def extras_from(backlights: i64, crystals: i64, eggs: i64) -> i64:
    """Where the six extras for this supply begin; more than a reward gives makes no difference."""
    if backlights > _MOST_BACKLIGHTS:
        backlights = _MOST_BACKLIGHTS
    if crystals > _MOST_CRYSTALS:
        crystals = _MOST_CRYSTALS
    if eggs > _MOST_EGGS:
        eggs = _MOST_EGGS
    return ((backlights * (_MOST_CRYSTALS + 1) + crystals) * (_MOST_EGGS + 1) + eggs) * len(REWARDS)
