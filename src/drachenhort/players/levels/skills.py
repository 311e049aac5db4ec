"""What the five levels of each game are made of. `drachenhort arena` measures how far apart they are (docs/strength.md)."""

from typing import Final, final


@final
class Skill:
    """What one level can do in one game.

    `overlooks` of a hundred actions it does not see at all, as people do; of those it sees it takes the best. With
    `playouts` it looks ahead, no longer than `seconds`; without, it `plans` as the game's policy does, or takes what looks
    best now.
    """

    def __init__(self, overlooks: int = 0, playouts: int = 0, seconds: float = 0.0, plans: bool = False) -> None:
        self.overlooks: Final = overlooks
        self.playouts: Final = playouts
        self.seconds: Final = seconds
        self.plans: Final = plans


def ladder(overlooks: int, glance: int, look: int, study: int) -> list[Skill]:
    """Level 1 overlooks things, level 2 takes what looks best now, the others look ahead with so many playouts."""
    quick = [Skill(playouts=playouts, seconds=0.2) for playouts in (glance, look)]
    return [Skill(overlooks=overlooks), Skill(), *quick, Skill(playouts=study, seconds=1.0)]


ANY_GAME: Final = ladder(30, 30, 150, 4000)
"""For games that nobody has measured."""

SKILLS: Final = {
    "drachensachen": ladder(22, 16, 300, 20000),
    "drachenfaust": ladder(60, 12, 60, 4000),
    "drachenhueter": ladder(8, 40, 160, 6000),
    "drachenfels": ladder(15, 30, 110, 1500),
    "schutt_und_asche": [  # Its plan wins nine of ten duels against what looks best now, so there is a step between them.
        Skill(overlooks=75),
        Skill(),
        Skill(overlooks=50, plans=True),
        Skill(plans=True),
        Skill(playouts=6000, seconds=1.0),
    ],
}
"""Level 1 first."""


def skills_of(game_id: str) -> list[Skill]:
    return SKILLS.get(game_id, ANY_GAME)
