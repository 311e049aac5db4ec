"""`Batch`: many tables of one game in step, in this process."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from drachenhort.batch.arrays import Arrays, BatchError, Bytes, Floats, Numbers, Shape, arrays_of, checked_seats, shapes
from drachenhort.batch.part import Noted, Part
from drachenhort.core.plain import Json
from drachenhort.players.observation import encoder_for, whole_encoder_for


class Snapshot(NamedTuple):
    """All tables as plain data, which can be pickled and stored: any batch made alike can go back to it."""

    game_id: str
    seats: int
    observation_version: str
    seed: str
    noted: Noted


class BaseBatch:
    """What a batch shows and can be asked, however many processes play at its tables.

    The arrays are made once and written anew by every call: copy what is to last. `done` says where the last step has ended
    a game; such a table has been dealt anew and shows the next one. What seats choose at the same time is asked one seat
    after the other, and nobody sees what those before have chosen.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None,
        options: Mapping[str, Json] | None,
        whole: bool,
        make: Callable[[list[tuple[Shape, str]]], Arrays],
    ) -> None:
        self.game, self.seats = checked_seats(game, tables, seats)
        self.tables: Final = tables
        self.options: Final = self.game.simulation_options(dict(options or {}))
        self.encoder: Final = encoder_for(self.game.id)
        self.names: Final = self.encoder.names
        self.action_names: Final = self.encoder.actions
        self.version: Final = self.encoder.version
        self.whole_names: Final = whole_encoder_for(self.game.id).names if whole else []
        self.shapes: Final = shapes(self.game.id, tables, self.seats, whole)
        self.seed = ""
        arrays = make(self.shapes)
        self.arrays: Final = arrays
        self.observations: Final[Bytes] = arrays.observations
        self.masks: Final[Bytes] = arrays.masks
        self.seats_to_act: Final[Bytes] = arrays.seats_to_act
        self.rewards: Final[Floats] = arrays.rewards
        self.scores: Final[Numbers] = arrays.scores
        self.done: Final[Bytes] = arrays.done
        self.whole: Final[Bytes] = arrays.whole
        self.actions: Final[Numbers] = arrays.actions

    def read_actions(self, actions: npt.ArrayLike) -> list[int]:
        """One whole number for each table."""
        array = np.asarray(actions)
        if array.shape != (self.tables,) or not np.issubdtype(array.dtype, np.integer):
            raise BatchError(
                f"a step takes {self.tables} whole numbers, one action for each table,"
                f" not an array of shape {array.shape} and type {array.dtype}"
            )
        numbers: list[int] = array.tolist()
        return numbers

    def snapshot_of(self, noted: Noted) -> Snapshot:
        return Snapshot(self.game.id, self.seats, self.version, self.seed, noted)

    def check_snapshot(self, snapshot: Snapshot) -> None:
        mine = (self.game.id, self.seats, self.version, self.tables)
        other = (snapshot.game_id, snapshot.seats, snapshot.observation_version, len(snapshot.noted.positions))
        if mine != other:
            raise BatchError(f"a snapshot of {_told(*other)} does not fit a batch of {_told(*mine)}")


def _told(game_id: str, seats: int, version: str, tables: int) -> str:
    return f"{game_id} with {seats} seats, {tables} tables and observations {version}"


def own_arrays(wanted: list[tuple[Shape, str]]) -> Arrays:
    """In memory of this process."""
    return arrays_of([np.zeros(shape, kind) for shape, kind in wanted])


class Batch(BaseBatch):
    """Many tables in this process."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        seed: str = "1",
        whole: bool = False,
    ) -> None:
        super().__init__(game, tables, seats, options, whole, own_arrays)
        self._part: Final = Part(self.game, self.seats, self.options, 0, self.arrays)
        self.reset(seed)

    def reset(self, seed: str | None = None) -> None:
        """Deals the first game at every table, from this seed or from the same one as before."""
        self.seed = self.seed if seed is None else seed
        self._part.reset(self.seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action at each table. If a single one is not legal, nothing happens and IllegalAction says which."""
        numbers = self.read_actions(actions)
        self._part.check(numbers)
        self._part.step()

    def choose(self) -> Numbers:
        """A legal action for each table, every one equally likely, written into `actions`."""
        self._part.choose()
        return self.actions

    def snapshot(self) -> Snapshot:
        return self.snapshot_of(self._part.note())

    def restore(self, snapshot: Snapshot) -> None:
        """All tables as they were. What the last step before the snapshot had ended is forgotten."""
        self.check_snapshot(snapshot)
        self.seed = snapshot.seed
        self._part.go_back(snapshot.seed, snapshot.noted)
