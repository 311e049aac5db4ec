"""How a game would end from here: many quick games, everybody playing on by the same policy.

They begin with the position as it was, or with tables that fit what one seat could know. Each game has a number, and the
same number gives the same game: so many of them can be played in any order and in any parts.
"""

from time import perf_counter
from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import State
from drachenhort.players.player import Player
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import AsPlayer, Policy
from drachenhort.players.search.evaluation import LONGEST


@final
class Tally:
    """How games ended for one seat. Where nobody won, all have lost together."""

    def __init__(self, won: int = 0, shared: int = 0, lost: int = 0, nobody: int = 0, endless: int = 0) -> None:
        self.won = won
        self.shared = shared
        self.lost = lost
        self.nobody = nobody
        self.endless = endless
        """Broken off after very many decisions."""

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost + self.nobody + self.endless

    def note(self, outcome: Outcome | None, seat: int) -> None:
        if outcome is None:
            self.endless += 1
        elif not outcome.winners:
            self.nobody += 1
        elif seat not in outcome.winners:
            self.lost += 1
        elif len(outcome.winners) == 1:
            self.won += 1
        else:
            self.shared += 1

    def add(self, other: "Tally") -> None:
        self.won += other.won
        self.shared += other.shared
        self.lost += other.lost
        self.nobody += other.nobody
        self.endless += other.endless

    def share(self) -> float:
        """The games that the seat won alone."""
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """With 95 % the share is between these, as far as everybody plays on like this."""
        return wilson(self.won, self.games)


@final
class Beginning:
    """Where the games begin: a position, and what a seat does first. With `is_view` only what that seat knows is taken
    from it, and what is hidden is dealt anew for each game.
    """

    def __init__(self, state: State, seat: int, actions: list[int], is_view: bool) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.actions: Final = actions
        self.is_view: Final = is_view

    def table(self, policy: Policy, rng: Rng) -> State:
        """A table of its own for one game. What chance will do is new in every one."""
        if self.is_view:
            view = self.state.view(self.seat)
            table = view.sample(rng)
            policy.believe(view, table, rng)
        else:
            table = self.state.copy()
            table.rng = rng.fork()
        for action in self.actions:
            table.apply(self.seat, action)
        return table


def quick_policy(game_id: str, player: Player | None = None) -> Policy:
    """How everybody plays on: as this player does, else as a search does while it looks ahead."""
    return policy_for(game_id) if player is None else AsPlayer(player)


def play_games(beginning: Beginning, policy: Policy, seed: str, first: int, games: int, seconds: float = 0.0) -> Tally:
    """Plays the games with these numbers, one at least; if `seconds` is not 0 it stops when they are over."""
    begin = perf_counter()
    tally = Tally()
    for number in range(first, first + games):
        rng = Rng.from_seed(f"{seed}/{number}")
        table = beginning.table(policy, rng)
        play_out(table, policy, rng)
        tally.note(table.outcome, beginning.seat)
        if seconds > 0 and perf_counter() - begin > seconds:
            break
    return tally


def play_out(state: State, policy: Policy, rng: Rng) -> None:
    """To the end of the game, however far a search would look."""
    left: i64 = LONGEST
    decision = state.decision
    while decision is not None and left > 0:
        state.apply(decision.seat, policy.choose(state, decision, rng))
        left -= 1
        decision = state.decision
