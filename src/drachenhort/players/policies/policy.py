"""Who plays on when a search tries something out: the same at every seat, and above all quickly."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Decides on tables that were dealt by `view.sample`, never on a real one.

    So it is handed a State and need not pay for a View. It still uses no more of it than the deciding seat could know: a
    policy that peeks teaches the search that everybody knows everything.
    """

    horizon: i64 = 0
    """After so many decisions a playout ends and `value` says how it stands; 0 plays to the end."""

    margin: float = 0.15
    """What a lead in points counts beside winning: it tells sooner which action is better."""

    common_defeat: float = 0.0
    """How much worse it is that nobody wins than that somebody else does, far ahead."""

    doubt: float = 0.0
    """By so many standard errors another action must be better than the policy's own before a search prefers it."""

    def choose(self, state: State, decision: Decision, rng: Rng) -> i64:
        """One of the decision's legal actions."""
        raise NotImplementedError

    def considered(self, decision: Decision) -> list[int]:
        """The actions that are worth trying out, one at least."""
        return decision.legal

    def believe(self, view: View, state: State, rng: Rng) -> None:
        """Makes a sample of this view more likely by what others did: a policy that has nothing to say leaves it alone."""

    def chapter(self, state: State) -> i64:
        """The part of a long match that is played: a playout ends with it, and `value` says how it stands."""
        return 0

    def value(self, state: State, seat: i64) -> float:
        """How likely this seat wins from here. Only asked of a policy with a horizon or with chapters."""
        raise NotImplementedError


@final
class AtRandom(Policy):
    """Knows nothing of the game: for games that bring no better one."""

    def choose(self, state: State, decision: Decision, rng: Rng) -> i64:
        return decision.nth(rng.below(decision.count()))


@final
class AsPlayer(Policy):
    """Does what a player does, who is shown a view for every decision."""

    def __init__(self, player: Player) -> None:
        self._player: Final = player

    def choose(self, state: State, decision: Decision, rng: Rng) -> i64:
        view = state.view(decision.seat) if self._player.needs_view else View(decision.seat, state.seats)
        return self._player.choose(view, decision, rng)
