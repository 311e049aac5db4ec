"""Games dealt anew on something of one's own, such as a board, to see how good it is: who wins how often."""

import time
from typing import Final

import msgspec

from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import make_player
from drachenhort.players.search.quick_games import play_out, quick_policy
from drachenhort.server.base.plans import OptionValues, plain_options

LEVEL: Final = "level-2"
"""Who plays: a player that decides at once, and goes for what it wants."""


class Trial(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    options: OptionValues
    seed: str


class TrialPart(msgspec.Struct, frozen=True):
    """Some of the games of a trial: these numbers, as many as can be played in so many seconds."""

    trial: Trial
    first: int
    games: int
    seconds: float


class SeatWins(msgspec.Struct):
    """Who won, seat by seat; those who win together share the win. Where nobody wins, all have lost."""

    wins: list[float]
    games: int = 0

    def note(self, outcome: Outcome | None) -> None:
        self.games += 1
        winners = [] if outcome is None else outcome.winners
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def add(self, other: "SeatWins") -> None:
        self.games += other.games
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]


def play_trial(part: TrialPart) -> SeatWins:
    """In a worker: one game at least."""
    trial, begin = part.trial, time.perf_counter()
    game = find(trial.game)
    options = game.options(plain_options(trial.options))
    policy = quick_policy(game.id, make_player(game.id, LEVEL))
    found = SeatWins([0.0] * trial.seats)
    for number in range(part.first, part.first + part.games):
        seed = f"{trial.seed}/{number}"
        state = game.new(trial.seats, options, seed)
        play_out(state, policy, Rng.from_seed(f"{seed}/players"))
        found.note(state.outcome)
        if time.perf_counter() - begin > part.seconds:
            break
    return found
