"""A policy as a player of its own."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player
from drachenhort.players.policies.policy import Policy


@final
class PlanPlayer(Player):
    """Does what a policy would do on a table that fits its view: a policy makes nothing of what its seat cannot know."""

    def __init__(self, name: str, policy: Policy) -> None:
        super().__init__(name)
        self._policy: Final = policy

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return self._policy.choose(view.sample(rng), decision, rng)
