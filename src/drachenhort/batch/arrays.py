"""The arrays of a batch: how large they are, and what they are laid out in."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.outcome import Outcome
from drachenhort.games import find
from drachenhort.players.observation import encoder_for, whole_encoder_for

Shape: TypeAlias = tuple[int] | tuple[int, int]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Floats: TypeAlias = npt.NDArray[np.float32]
Numbers: TypeAlias = npt.NDArray[np.int32]
USUAL_SEATS: Final = 4


class BatchError(DrachenhortError):
    """A number of tables or actions, or a snapshot, that cannot be."""


class Arrays(NamedTuple):
    """What a batch shows. Its memory stays the same for as long as the batch lives."""

    observations: Bytes
    """By table: what the seat that acts sees, a byte for each name, 1 or 0."""
    masks: Bytes
    """By table: what that seat may do, a byte for each action, 1 or 0."""
    seats_to_act: Bytes
    rewards: Floats
    """By table and seat: 0, but where the last step ended a game: the share of the victory."""
    scores: Numbers
    """By table and seat: 0, but where the last step ended a game: its score."""
    done: Bytes
    """By table: 1 where the last step ended a game; the table shows the next one already."""
    whole: Bytes
    """By table: the whole position, seen from the seat that acts. Of no width unless it is asked for."""
    actions: Numbers
    """By table: what `choose` has chosen."""

    def part(self, first: int, end: int) -> "Arrays":
        """The same memory for some of the tables."""
        return Arrays(
            self.observations[first:end],
            self.masks[first:end],
            self.seats_to_act[first:end],
            self.rewards[first:end],
            self.scores[first:end],
            self.done[first:end],
            self.whole[first:end],
            self.actions[first:end],
        )

    def forget_ends(self) -> None:
        self.rewards.fill(0)
        self.scores.fill(0)
        self.done.fill(0)

    def note_end(self, table: int, outcome: Outcome) -> None:
        self.done[table] = 1
        self.scores[table] = outcome.scores
        if outcome.winners:
            self.rewards[table, outcome.winners] = 1 / len(outcome.winners)


def all_of(arrays: Arrays) -> "list[npt.NDArray[np.generic]]":
    """One after the other, as `shapes` has them."""
    return list(arrays)


def arrays_of(made: "list[npt.NDArray[np.generic]]") -> Arrays:
    """Those that have been made with `shapes`, in its order."""
    return Arrays(*made)  # type: ignore[arg-type]  # Each is of the kind that `shapes` says.


def shapes(game_id: str, tables: int, seats: int, whole: bool) -> list[tuple[Shape, str]]:
    """Shape and type of each array."""
    encoder = encoder_for(game_id)
    width = len(whole_encoder_for(game_id).names) if whole else 0
    return [
        ((tables, len(encoder.names)), "u1"),
        ((tables, len(encoder.actions)), "u1"),
        ((tables,), "u1"),
        ((tables, seats), "f4"),
        ((tables, seats), "i4"),
        ((tables,), "u1"),
        ((tables, width), "u1"),
        ((tables,), "i4"),
    ]


def checked_seats(game_id: str, tables: int, seats: int | None) -> tuple[Game, int]:
    """The game and how many seats; bad numbers are refused."""
    game = find(game_id)
    wanted = min(max(USUAL_SEATS, game.min_seats), game.max_seats) if seats is None else seats
    game.check_seats(wanted)
    if tables < 1:
        raise BatchError(f"{tables} tables cannot be played at; there must be at least 1")
    return game, wanted
