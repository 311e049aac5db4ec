"""The one protocol of all players: a view and a decision in, a legal action out."""

from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.native import mypyc_attr
from drachenhort.core.rng import Rng
from drachenhort.core.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who decides. Holds nothing between two decisions, so one may sit at several seats and tables at once."""

    def __init__(self, name: str, needs_view: bool = True) -> None:
        self.name: Final = name
        self.needs_view: Final = needs_view
        """If not, whoever drives the game may pass a bare View and save the time to build one."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        """One of the decision's legal actions. `view` is that of the deciding seat; `rng` is this player's own."""
        raise NotImplementedError
