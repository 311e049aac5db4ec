"""Data sets: whole games as rows of a Parquet file, with everything that is needed to play them again.

What seats saw is not stored: `decisions` makes it anew from a row, in the encoding whose version the row names. So a data
set is small, and it can be checked. What was played by a variant has its text among the metadata of the file.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from drachenhort.core.errors import DrachenhortError, Illegal
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import use_text
from drachenhort.lab.simulate import Chunk
from drachenhort.lab.table import Runaway, ask, player_rngs
from drachenhort.lab.workers import Jobs, in_order
from drachenhort.players.observation import encoder_for
from drachenhort.players.registry import make_player

FORMAT: Final = "1"
CHUNK: Final = 50
"""So many games are handed out and written at once."""
MOST_MOVES: Final = 1_000_000

METADATA: Final = {"drachenhort": FORMAT}
VARIANT: Final = "drachenhort variant"
"""Among the metadata: the text of the variant that was played."""

SCHEMA: Final = pa.schema(
    [
        pa.field("number", pa.int64(), False, {"about": "of the game in this data set, from 0"}),
        pa.field("game", pa.string(), False, {"about": "its id"}),
        pa.field("rules_version", pa.int32(), False),
        pa.field("observation_version", pa.string(), False, {"about": "of the encoding that numbers the actions"}),
        pa.field("seats", pa.int8(), False),
        pa.field("options", pa.string(), False, {"about": "JSON"}),
        pa.field("seed", pa.string(), False, {"about": "the deal follows from it"}),
        pa.field("players", pa.list_(pa.string()), False, {"about": "by seat"}),
        pa.field("acting", pa.list_(pa.uint8()), False, {"about": "by decision: the seat, from 0"}),
        pa.field("actions", pa.list_(pa.int32()), False, {"about": "by decision: the action as its seat numbers it"}),
        pa.field("ending", pa.string(), False),
        pa.field("scores", pa.list_(pa.int32()), False, {"about": "by seat"}),
        pa.field("rewards", pa.list_(pa.float32()), False, {"about": "by seat: the share of the victory"}),
    ],
    METADATA,
)


class DatasetError(DrachenhortError):
    """A file that is no data set, or one that cannot be read any more."""


@dataclass
class StoredGame:
    """A row: one whole game."""

    number: int
    game: str
    rules_version: int
    observation_version: str
    seats: int
    options: str
    seed: str
    players: list[str]
    acting: list[int]
    actions: list[int]
    ending: str
    scores: list[int]
    rewards: list[float]


Bytes: TypeAlias = npt.NDArray[np.uint8]


class Seen(NamedTuple):
    """One decision: what the seat saw and might do, and what it did. The arrays are the caller's to keep."""

    seat: int
    observation: Bytes
    mask: Bytes
    action: int


def write_games(
    path: Path,
    game_id: str,
    seats: int,
    players: list[str],
    games: int,
    seed: str,
    jobs: Jobs,
    options: dict[str, Json],
    progress: Callable[[int], None],
    variant: str | None = None,
) -> int:
    """Plays so many games and writes them, `players[i]` at seat i; how many decisions they took.

    `variant` is the text of the variant that is played, in every process that shares the work.
    The file depends on the seed, not on how many processes play. One that could not be finished is removed.
    """
    tasks = [
        Chunk(game_id, seats, players, options, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)
    ]
    schema = SCHEMA if variant is None else SCHEMA.with_metadata({**METADATA, VARIANT: variant})
    unfinished = path.with_name(f"{path.name}.part")
    done = decisions = 0
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for played in in_order(play_task, tasks, jobs, variant):
                writer.write_table(pa.Table.from_pylist([asdict(each) for each in played], schema))
                decisions += sum(len(each.actions) for each in played)
                done += len(played)
                progress(done)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return decisions


def play_task(task: Chunk) -> list[StoredGame]:
    return [play_one(task, number) for number in range(task.first, task.end)]


def play_one(task: Chunk, number: int) -> StoredGame:
    game = find(task.game_id)
    encoder = encoder_for(game.id)
    options = game.simulation_options(task.options)
    seed = f"{task.seed}/{number}"
    state = game.new(task.seats, options, seed)
    players = [make_player(game.id, name) for name in task.players]
    rngs = player_rngs(f"{seed}/players", task.seats)
    acting: list[int] = []
    actions: list[int] = []
    while (decision := state.decision) is not None:
        if len(actions) == MOST_MOVES:
            raise Runaway(f"game {number} of seed '{task.seed}' has not ended after {MOST_MOVES} decisions")
        code = ask(players[decision.seat], state, decision, rngs[decision.seat])
        acting.append(decision.seat)
        actions.append(encoder.numbers(decision.seat, task.seats)[code])
        state.apply(decision.seat, code)
    return StoredGame(
        number,
        game.id,
        game.rules_version,
        encoder.version,
        task.seats,
        json.dumps(options.to_json(), sort_keys=True),
        seed,
        task.players,
        acting,
        actions,
        *_end(state),
    )


def _end(state: State) -> tuple[str, list[int], list[float]]:
    outcome = state.outcome
    assert outcome is not None, "nobody decides any more, so the game is over"
    share = 1 / max(len(outcome.winners), 1)
    rewards = [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    return outcome.ending, list(outcome.scores), [float(np.float32(reward)) for reward in rewards]


def read_games(path: Path) -> Iterator[StoredGame]:
    """The games of a file, one after the other.

    This process plays by the file's variant from the first one on. Raises VariantInUse if it has other rules already.
    """
    with _opened(path) as file:
        variant = _use_variant(path, file)
        for batch in file.iter_batches(CHUNK):
            for row in batch.to_pylist():
                stored = StoredGame(**row)
                if variant is None and find(stored.game).variation is not None:
                    raise DatasetError(f"{path} was played as the games are in the box, and here a variant is played")
                yield stored


def use_variant_of(path: Path) -> None:
    """The same before the first game is read, for somebody who asks for the game itself."""
    with _opened(path) as file:
        _use_variant(path, file)


def _opened(path: Path) -> pq.ParquetFile:
    try:
        file = pq.ParquetFile(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise DatasetError(f"{path} is no data set: {str(error).splitlines()[0]}") from None
    if not file.schema_arrow.equals(SCHEMA) or _metadata(file).get(b"drachenhort") != FORMAT.encode():
        file.close()
        raise DatasetError(f"{path} has other columns than a data set of format {FORMAT}; write it anew")
    return file


def _metadata(file: pq.ParquetFile) -> dict[bytes, bytes]:
    return file.schema_arrow.metadata or {}


def _use_variant(path: Path, file: pq.ParquetFile) -> str | None:
    """Its text, if there is one."""
    written = _metadata(file).get(VARIANT.encode())
    if written is None:
        return None
    try:
        text = written.decode()
        use_text(text)
    except (UnicodeDecodeError, VariantError) as error:
        raise DatasetError(f"{path} names a variant that cannot be played: {error}") from None
    return text


def decisions(stored: StoredGame) -> Iterator[Seen]:
    """Plays a game again. Raises DatasetError where it goes another way than it did."""
    game, state = begin(stored)
    encoder = encoder_for(game.id)
    for seat, action in zip(stored.acting, stored.actions, strict=True):
        codes = encoder.codes(seat, stored.seats)
        observation, mask = np.empty(len(encoder.names), np.uint8), np.empty(len(encoder.actions), np.uint8)
        encoder.fill(state, seat, observation)
        encoder.fill_legal(state, seat, mask)
        yield Seen(seat, observation, mask, action)
        try:
            state.apply(seat, codes[action] if 0 <= action < len(codes) else -1)
        except Illegal as error:
            raise DatasetError(f"game {stored.number}: action {action} of seat {seat + 1} is {error}") from None
    if state.outcome is None or _end(state) != (stored.ending, stored.scores, stored.rewards):
        raise DatasetError(f"game {stored.number} does not end as it is stored")


def begin(stored: StoredGame) -> tuple[Game, State]:
    game = find(stored.game, stored.rules_version)
    mine = encoder_for(stored.game).version
    if stored.observation_version != mine:
        raise DatasetError(
            f"game {stored.number} numbers its actions by encoding {stored.observation_version};"
            f" this is {mine} of drachenhort {version('drachenhort')}"
        )
    return game, game.new(stored.seats, game.options(json.loads(stored.options)), stored.seed)
