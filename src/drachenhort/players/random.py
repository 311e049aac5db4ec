"""The player that plays anything: the measure for all others."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Level, Player

LEVEL: Final = Level("random", 1, {"de": "zieht aufs Geratewohl", "en": "plays at random"})


@final
class RandomPlayer(Player):
    """Every legal action is equally likely, whatever the table looks like."""

    def __init__(self) -> None:
        super().__init__("random", needs_view=False)

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return decision.nth(rng.below(decision.count()))


def player_for(_game_id: str) -> Player:
    return RandomPlayer()
