"""Many quick games from one position, as whoever asks for them, the line and the workers know them."""

import msgspec

from drachenhort.games import find_at
from drachenhort.players.registry import make_player
from drachenhort.players.search.quick_games import Beginning, Tally, play_games, quick_policy


class Question(msgspec.Struct, frozen=True):
    """How would it end for this seat? A position text, hidden things included; with `is_view` they are dealt anew."""

    game: str
    position: str
    seat: int
    actions: list[int]
    """What the seat does first."""
    is_view: bool
    level: str
    """Of all seats; empty if all play on as a search does while it looks ahead."""
    seed: str


class Quick(msgspec.Struct, frozen=True):
    """Some of the games that answer a question: these numbers, as many as can be played in so many seconds."""

    question: Question
    first: int
    games: int
    seconds: float


class Ends(msgspec.Struct, frozen=True):
    """How some games ended for the seat."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    nobody: int = 0
    endless: int = 0

    def tally(self) -> Tally:
        return Tally(self.won, self.shared, self.lost, self.nobody, self.endless)


def play(quick: Quick) -> Ends:
    """In a worker."""
    asked = quick.question
    state = find_at(asked.position, asked.game).load(asked.position)
    policy = quick_policy(asked.game, make_player(asked.game, asked.level) if asked.level else None)
    beginning = Beginning(state, asked.seat, asked.actions, asked.is_view)
    found = play_games(beginning, policy, asked.seed, quick.first, quick.games, quick.seconds)
    return Ends(found.won, found.shared, found.lost, found.nobody, found.endless)
