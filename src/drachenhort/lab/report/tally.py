"""A game as a report sees it: played to its end, and what was used in it counted. Compiled: every move goes through it."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.player import Player


@final
class Played:
    """What was done in a game. Whether it has ended its state knows: it may have taken too many moves."""

    def __init__(self, acts: list[tuple[int, int]], choices: list[int], turns: int) -> None:
        self.acts: Final = acts
        """Seat and action of every decision."""
        self.choices: Final = choices
        """How many actions were legal each time."""
        self.turns: Final = turns
        """A turn is one seat deciding until another one does."""


def play(state: State, players: list[Player], rngs: list[Rng], most_moves: int) -> Played:
    """Plays on to the end, or so many moves."""
    acts: list[tuple[int, int]] = []
    choices: list[int] = []
    needs_view = [player.needs_view for player in players]
    bare = [View(seat, len(players)) for seat in range(len(players))]
    left: i64 = most_moves
    turns: i64 = 0
    last: i64 = -1
    while left > 0:
        decision = state.decision
        if decision is None:
            break
        seat = decision.seat
        view = state.view(seat) if needs_view[seat] else bare[seat]
        action = players[seat].choose(view, decision, rngs[seat])
        choices.append(decision.count())
        acts.append((seat, action))
        state.apply(seat, action)
        if seat != last:
            turns += 1
            last = seat
        left -= 1
    return Played(acts, choices, turns)


@final
class Tally:
    """How often things were used in some games, how often seats have had them, and what those have won.

    Lists by number: that of a use, or that of a key, which is a use at a seat or at nobody (`use * stride + seat`).
    """

    def __init__(self, uses: int, stride: int, seats: int) -> None:
        self.stride: Final = stride
        self.seats: Final = seats
        self.used: Final = [0] * uses
        self.had: Final = [0] * (uses * stride)
        self.won: Final = [0] * (uses * stride)
        self._last_had: Final = [0] * (uses * stride)
        """In which game each was had last, so that it counts once in a game."""
        self._games = 0

    def note(self, done: list[int], happened: list[int], units: list[int]) -> None:
        """One more game: the keys of its acts and of its events, and what every seat has won."""
        self._games += 1
        self._note(done, units)
        self._note(happened, units)

    def _note(self, keys: list[int], units: list[int]) -> None:
        game: i64 = self._games
        stride: i64 = self.stride
        seats: i64 = self.seats
        used, had, won, last = self.used, self.had, self.won, self._last_had
        key: i64
        for key in keys:
            use = key // stride
            seat = key - use * stride
            used[use] += 1
            if seat < seats and last[key] != game:
                last[key] = game
                had[key] += 1
                won[key] += units[seat]
