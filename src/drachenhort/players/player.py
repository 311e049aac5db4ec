"""The one protocol of all players: a view and a decision in, a legal action out."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.rng import Rng
from drachenhort.core.state import View

Seen = TypeVar("Seen", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who decides. Holds nothing between two decisions, so one may sit at several seats and tables at once."""

    def __init__(self, name: str, needs_view: bool = True, thinks: bool = False) -> None:
        self.name: Final = name
        self.thinks: Final = thinks
        """If so it takes as long as it is allowed to; else it decides at once."""
        self.needs_view: Final = needs_view
        """If not, whoever drives the game may pass a bare View and save the time to build one."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        """One of the decision's legal actions. `view` is that of the deciding seat; `rng` is this player's own."""
        raise NotImplementedError

    def choose_within(self, view: View, decision: Decision, rng: Rng, seconds: float) -> int:
        """The same when others wait too: players that think may take so many seconds at most."""
        return self.choose(view, decision, rng)


class Thoughts:
    """One seat's thoughts about one decision, for players that do what looks best."""

    best_worth = 0.0

    def choose(self, decision: Decision, rng: Rng) -> int:
        """What to do: the best, unless there is more to it in a game."""
        return self.best(decision)

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is. Only the actions of one decision can be compared."""
        raise NotImplementedError

    def best(self, decision: Decision) -> int:
        """The first of the best actions; `best_worth` says how good it is."""
        best = -1
        for action in decision.legal:
            worth = self.worth(decision.kind, action)
            if best < 0 or worth > self.best_worth:
                best = action
                self.best_worth = worth
        return best


@final
class GreedyPlayer(Player, Generic[Seen]):
    """Takes what looks best now in the game that has these views: makes up its `mind` anew for every decision."""

    def __init__(self, views: type[Seen], mind: Callable[[Seen], Thoughts]) -> None:
        super().__init__("greedy")
        self._views: Final = views
        self._mind: Final = mind

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        assert isinstance(view, self._views), "a view of another game"
        return self._mind(view).choose(decision, rng)


@final
class Level:
    """How well a player plays. A module here that has a LEVEL, or several LEVELS, has players; `player_for` makes them."""

    def __init__(self, name: str, order: int, about: dict[str, str], title: dict[str, str] | None = None) -> None:
        self.name: Final = name
        self.order: Final = order
        """The weakest player comes first."""
        self.about: Final = about
        """What people choose it by, in German and English. Another language says it in its texts, as `level-NAME`."""
        self.title: Final = title
        """What it is called at a table, likewise, as `level-title-NAME`; None for those that only the lab needs."""
