"""How a game is played on while a search looks ahead, one module for each game that has a quick way."""

from importlib.util import find_spec

from drachenhort.core.found import found_in
from drachenhort.games.files import room_of
from drachenhort.players import greedy
from drachenhort.players.policies.policy import AsPlayer, AtRandom, Policy


def policy_for(game_id: str) -> Policy:
    """The game's own policy; else as the greedy player does, else anything."""
    own = own_policy_of(game_id)
    if own is not None:
        return own
    player = greedy.player_for(game_id)
    return AsPlayer(player) if player is not None else AtRandom()


def own_policy_of(game_id: str) -> Policy | None:
    """The POLICY of the module here with the game's id, or of `policy.py` in the room of another package."""
    for name in (f"{__name__}.{game_id}", f"{room_of(game_id)}.policy"):
        if find_spec(name) is not None:
            return found_in(name, "POLICY", Policy)
    return None
