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


ANY_GAME: Final = [
    Skill(overlooks=30),
    Skill(),
    Skill(playouts=30, seconds=0.2),
    Skill(playouts=150, seconds=0.2),
    Skill(playouts=4000, seconds=1.0),
]
"""For games that nobody has measured."""

SKILLS: Final[dict[str, list[Skill]]] = {
    "drachensachen": [
        Skill(overlooks=22),
        Skill(),
        Skill(playouts=16, seconds=0.2),
        Skill(playouts=300, seconds=0.2),
        Skill(playouts=20000, seconds=1.0),
    ],
    "drachenfaust": [
        Skill(overlooks=60),
        Skill(),
        Skill(playouts=12, seconds=0.2),
        Skill(playouts=60, seconds=0.2),
        Skill(playouts=4000, seconds=1.0),
    ],
    "drachenhueter": [
        Skill(overlooks=8),
        Skill(),
        Skill(playouts=40, seconds=0.2),
        Skill(playouts=160, seconds=0.2),
        Skill(playouts=6000, seconds=1.0),
    ],
    "drachenfels": [
        Skill(overlooks=15),
        Skill(),
        Skill(playouts=40, seconds=0.2),
        Skill(playouts=200, seconds=0.2),
        Skill(playouts=4000, seconds=1.0),
    ],
    "schutt_und_asche": [
        Skill(overlooks=75),
        Skill(),
        Skill(playouts=60, seconds=0.2),
        Skill(playouts=300, seconds=0.2),
        Skill(playouts=6000, seconds=1.0),
    ],
}
"""Level 1 first."""


def skills_of(game_id: str) -> list[Skill]:
    return SKILLS.get(game_id, ANY_GAME)
