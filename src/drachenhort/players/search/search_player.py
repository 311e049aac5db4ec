"""The best action that thinking finds."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget, Evaluation, evaluate


@final
class SearchPlayer(Player):
    """Thinks as long as its budget allows, with a policy to play on."""

    def __init__(self, name: str, policy: Policy, budget: Budget) -> None:
        super().__init__(name, thinks=True)
        self._policy: Final = policy
        self._budget: Final = budget

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return self._best(view, decision, self._budget, rng)

    def choose_within(self, view: View, decision: Decision, rng: Rng, seconds: float) -> int:
        return self._best(view, decision, self._within(seconds), rng)

    def evaluate_within(self, view: View, decision: Decision, rng: Rng, seconds: float) -> Evaluation:
        """What it finds out about each action, not only which is best."""
        return evaluate(view, decision, self._policy, self._within(seconds), rng)

    def _best(self, view: View, decision: Decision, budget: Budget, rng: Rng) -> int:
        if decision.count() == 1:
            return decision.nth(0)
        return evaluate(view, decision, self._policy, budget, rng).best().action

    def _within(self, seconds: float) -> Budget:
        """As much as it would think anyway, but no longer than this."""
        own = self._budget.seconds
        return Budget(self._budget.playouts, min(own, seconds) if own > 0 else seconds)
