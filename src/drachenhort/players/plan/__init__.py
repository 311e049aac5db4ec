"""The player that does at once what the policy of a game would do: whoever searches with it must be better."""

from typing import Final

from drachenhort.players.plan.plan_player import PlanPlayer
from drachenhort.players.player import Level, Player
from drachenhort.players.policies import own_policy_of

LEVEL: Final = Level("plan", 3, {"de": "hat einen Plan", "en": "has a plan"})


def player_for(game_id: str) -> Player | None:
    """None for a game that brings no policy."""
    policy = own_policy_of(game_id)
    return None if policy is None else PlanPlayer(LEVEL.name, policy)
