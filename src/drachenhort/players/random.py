"""The player that plays anything: the measure for all others."""

from typing import final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player


@final
class RandomPlayer(Player):
    """Every legal action is equally likely, whatever the table looks like."""

    def __init__(self) -> None:
        super().__init__("random", needs_view=False)

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return decision.nth(rng.below(decision.count()))
