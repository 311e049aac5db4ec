"""Plays as its network has learned to. Where a table is played otherwise than it was trained, another player decides.

Every action is as likely as the network says, for that is what it has learned: where all decide at the same time, always
doing what looks best is easily seen through, and several who do it get in each other's way (docs/training.md).
"""

import logging
from typing import TYPE_CHECKING, Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.observation import encoder_for
from drachenhort.players.player import Player

if TYPE_CHECKING:
    from drachenhort.players.learned.network import Weights

LIMIT: Final = "_limit"
"""Options that end with this keep a game from going on for ever and change nothing else."""

PARTS: Final = 2**16
"""Into which chance is divided."""

logger: Final = logging.getLogger("drachenhort.players.learned")


@final
class LearnedPlayer(Player):
    """`otherwise` decides where it was not trained."""

    def __init__(self, name: str, weights: "Weights", otherwise: Player) -> None:
        super().__init__(name)
        self._encoder: Final = encoder_for(weights.game_id)
        self._network: Final = weights.network
        self._otherwise: Final = otherwise
        self._seats: Final = weights.seats
        self._options: Final = [usual(options) for options in weights.options]
        self._is_known: Final = weights.version == self._encoder.version
        self._told: Final[list[str]] = []

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if decision.count() == 1:
            return decision.nth(0)
        shown = view.to_json()
        reason = self.untrained(view, shown)
        if reason:
            self._tell(reason)
            return self._otherwise.choose(view, decision, rng)
        features: list[int] = []
        self._encoder.write_shown(view, shown, features)
        table = self._encoder.table(view)
        legal = decision.legal
        thought = self._network.thought(features)
        left = rng.below(PARTS) / PARTS
        for place, chance in enumerate(self._network.chances(thought, [table[code] for code in legal])):
            left -= chance
            if left < 0:
                return legal[place]
        return legal[-1]

    def untrained(self, view: View, shown: dict[str, Json]) -> str:
        """Why this table is beyond what it was trained for; nothing if it is not."""
        if not self._is_known:
            return "its weights are for features of another version"
        if view.seats not in self._seats:
            return f"it was trained for {', '.join([str(seats) for seats in self._seats])} seats, not {view.seats}"
        options = shown["options"]
        assert isinstance(options, dict), "every view shows the options"
        if usual(options) not in self._options:
            return f"it was not trained with these options: {usual(options)}"
        return ""

    def _tell(self, reason: str) -> None:
        """Once for each reason."""
        if reason not in self._told:
            self._told.append(reason)
            logger.info("%s does not play by what it has learned: %s", self.name, reason)


def usual(options: dict[str, Json]) -> dict[str, Json]:
    """What matters of a table's options."""
    return {name: value for name, value in options.items() if not name.endswith(LIMIT)}
