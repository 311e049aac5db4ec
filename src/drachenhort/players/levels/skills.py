"""What the five levels of each game are made of. `drachenhort arena` measures how far apart they are (docs/strength.md)."""

from typing import Final, final


@final
class Skill:
    """What one level can do in one game.

    `overlooks` of a hundred actions it does not see at all, as people do; of those it sees it takes the best. With
    `playouts` it looks ahead, no longer than `seconds`; without, it takes what looks best now.
    """

    def __init__(self, overlooks: int = 0, playouts: int = 0, seconds: float = 0.0) -> None:
        self.overlooks: Final = overlooks
        self.playouts: Final = playouts
        self.seconds: Final = seconds


ANY_GAME: Final = [
    Skill(overlooks=60),
    Skill(overlooks=20),
    Skill(playouts=30, seconds=0.2),
    Skill(playouts=120, seconds=0.2),
    Skill(playouts=2000, seconds=1.0),
]
"""For games that nobody has measured."""

SKILLS: Final[dict[str, list[Skill]]] = {}
"""Level 1 first."""


def skills_of(game_id: str) -> list[Skill]:
    return SKILLS.get(game_id, ANY_GAME)
