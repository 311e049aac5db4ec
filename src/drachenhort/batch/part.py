"""Some tables of a batch in one process, writing to arrays that may be shared with others."""

from array import array
from typing import Final, NamedTuple

from drachenhort.batch.arrays import Arrays
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.players.observation import encoder_for, whole_encoder_for
from drachenhort.players.observation.tables import Memory, Tables


class Noted(NamedTuple):
    """Some tables as plain data: positions, numbers of games, chance."""

    positions: list[str]
    games: list[int]
    chances: list[list[int]]


class Part:
    """The tables from number `first` on, as many as the arrays have rows."""

    def __init__(self, game: Game, seats: int, options: Options, first: int, arrays: Arrays) -> None:
        count = len(arrays.done)
        self._tables: Final = Tables(game, encoder_for(game.id), seats, options, first, count)
        self._arrays: Final = arrays
        self._whole: Final = whole_encoder_for(game.id) if arrays.whole.shape[1] else None
        self._actions: Final = arrays.actions.data
        self._memory: Final = Memory(
            arrays.observations.data.cast("B"),
            arrays.masks.data.cast("B"),
            arrays.seats_to_act.data.cast("B"),
        )

    def reset(self, seed: str) -> None:
        self._tables.reset(seed)
        self._see_anew()

    def _see_anew(self) -> None:
        self._arrays.forget_ends()
        self._see()

    def check(self, actions: list[int]) -> None:
        """Raises IllegalAction at the first that is none."""
        self._tables.check(actions)

    def step(self) -> None:
        """Plays what was checked."""
        self._arrays.forget_ends()
        for table, outcome in self._tables.step():
            self._arrays.note_end(table, outcome)
        self._see()

    def _see(self) -> None:
        self._tables.see(self._memory)
        if self._whole is not None:
            for table, state in enumerate(self._tables.states):
                self._whole.fill(state, int(self._arrays.seats_to_act[table]), self._arrays.whole[table])

    def choose(self) -> None:
        self._actions[:] = array("i", self._tables.choose())  # Four times as fast as by way of NumPy.

    def note(self) -> Noted:
        tables = self._tables
        return Noted(tables.texts(), list(tables.games), [rng.words() for rng in tables.rngs])

    def go_back(self, seed: str, noted: Noted) -> None:
        self._tables.load(seed, list(noted.positions), list(noted.games), list(noted.chances))
        self._see_anew()
