"""The best action that thinking finds."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget, evaluate


@final
class SearchPlayer(Player):
    """Thinks as long as its budget allows, with a policy to play on."""

    def __init__(self, name: str, policy: Policy, budget: Budget) -> None:
        super().__init__(name)
        self._policy: Final = policy
        self._budget: Final = budget

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if decision.count() == 1:
            return decision.nth(0)
        return evaluate(view, decision, self._policy, self._budget, rng).best().action
