"""`SharedBatch`: the same tables played by several processes, in memory that all of them share."""

import signal
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from drachenhort.batch.arrays import Arrays, BatchError, Numbers, Shape, arrays_of
from drachenhort.batch.batch import BaseBatch, Snapshot
from drachenhort.batch.part import Noted, Part
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.plain import Json
from drachenhort.games import find

DIED: Final = "a process that shared the tables has died; it may need more memory than there is"
LINE: Final = 64
"""Arrays begin at multiples of so many bytes, where processors like them."""
STOP_SECONDS: Final = 5


class WorkerDied(BatchError):
    """One of the processes is gone."""


class Task(NamedTuple):
    """What a process plays: some tables in a row."""

    game_id: str
    seats: int
    options: dict[str, Json]
    memory: str
    shapes: list[tuple[Shape, str]]
    first: int
    end: int


class SharedBatch(BaseBatch):
    """Many tables, shared out among processes. It shows what a Batch of the same seed shows, byte for byte.

    Use it with `with`, or close it: its processes and its memory are given back then, and its arrays must not be used any
    more.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        seed: str = "1",
        whole: bool = False,
        processes: int = 2,
    ) -> None:
        if not 1 <= processes <= tables:
            raise BatchError(f"{processes} processes cannot share {tables} tables; there can be 1 to {tables}")
        super().__init__(game, tables, seats, options, whole, self._make)
        self._workers: Final[list[Worker]] = []
        self._is_open = True
        try:
            for number in range(processes):
                first, end = tables * number // processes, tables * (number + 1) // processes
                task = Task(self.game.id, self.seats, self.options.to_json(), self._memory.name, self.shapes, first, end)
                self._workers.append(Worker(task))
            self.reset(seed)
        except BaseException:
            self.close()
            raise

    def _make(self, wanted: list[tuple[Shape, str]]) -> Arrays:
        self._memory = SharedMemory(create=True, size=size_of(wanted))
        return arrays_in(self._memory, wanted)

    def reset(self, seed: str | None = None) -> None:
        """Deals the first game at every table, from this seed or from the same one as before."""
        self.seed = self.seed if seed is None else seed
        self._ask([("reset", self.seed)] * len(self._workers))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action at each table. If a single one is not legal, nothing happens and IllegalAction says which."""
        numbers = self.read_actions(actions)
        self._ask([("check", numbers[worker.first : worker.end]) for worker in self._workers])
        self._ask([("step", None)] * len(self._workers))

    def choose(self) -> Numbers:
        """A legal action for each table, every one equally likely, written into `actions`."""
        self._ask([("choose", None)] * len(self._workers))
        return self.actions

    def snapshot(self) -> Snapshot:
        noted = Noted([], [], [])
        for answer in self._ask([("note", None)] * len(self._workers)):
            assert isinstance(answer, Noted), "tables are noted as plain data"
            noted.positions.extend(answer.positions)
            noted.games.extend(answer.games)
            noted.chances.extend(answer.chances)
        return self.snapshot_of(noted)

    def restore(self, snapshot: Snapshot) -> None:
        """All tables as they were. What the last step before the snapshot had ended is forgotten."""
        self.check_snapshot(snapshot)
        self.seed = snapshot.seed
        parts: list[tuple[str, object]] = []
        for worker in self._workers:
            part = slice(worker.first, worker.end)
            all_noted = snapshot.noted
            noted = Noted(all_noted.positions[part], all_noted.games[part], all_noted.chances[part])
            parts.append(("go_back", (snapshot.seed, noted)))
        self._ask(parts)

    def _ask(self, questions: list[tuple[str, object]]) -> list[object]:
        """One for each process; all answers are awaited before the first complaint is passed on."""
        if not self._is_open:
            raise BatchError("this batch has been closed; make another one")
        for worker, question in zip(self._workers, questions, strict=True):
            worker.send(question)
        answers = [worker.answer() for worker in self._workers]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        """Ends the processes and gives the memory back."""
        if not self._is_open:
            return
        self._is_open = False
        for worker in self._workers:
            worker.stop()
        self._memory.unlink()

    def __enter__(self) -> "SharedBatch":
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None) -> None:
        self.close()


class Worker:
    """A process and the line to it."""

    def __init__(self, task: Task) -> None:
        context = get_context("spawn")
        self.first: Final = task.first
        self.end: Final = task.end
        self._line, theirs = context.Pipe()
        self._process: Final = context.Process(target=play, args=(theirs, task), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, question: tuple[str, object]) -> None:
        try:
            self._line.send(question)
        except OSError:
            raise WorkerDied(DIED) from None

    def answer(self) -> object:
        try:
            return self._line.recv()
        except (EOFError, OSError):
            raise WorkerDied(DIED) from None

    def stop(self) -> None:
        self._line.close()
        self._process.join(STOP_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def size_of(wanted: list[tuple[Shape, str]]) -> int:
    return sum(_padded(shape, kind) for shape, kind in wanted)


def _padded(shape: Shape, kind: str) -> int:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return -(-size // LINE) * LINE


class Held:
    """Shared memory as NumPy takes it: an array made of this keeps the memory for as long as it lives."""

    def __init__(self, memory: SharedMemory) -> None:
        self.memory: Final = memory
        assert memory.buf is not None, "the memory is open"
        start = np.frombuffer(memory.buf, np.uint8).__array_interface__["data"][0]
        self.__array_interface__: Final = {"version": 3, "shape": (memory.size,), "typestr": "|u1", "data": (start, False)}


def arrays_in(memory: SharedMemory, wanted: list[tuple[Shape, str]]) -> Arrays:
    """The arrays, one behind the other in this memory."""
    all_bytes = np.asarray(Held(memory))
    arrays: list[npt.NDArray[np.generic]] = []
    offset = 0
    for shape, kind in wanted:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        arrays.append(all_bytes[offset : offset + size].view(kind).reshape(shape))
        offset += _padded(shape, kind)
    return arrays_of(arrays)


def play(line: Connection, task: Task) -> None:
    """What a process does: it answers until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the one that asks answers it.
    memory = SharedMemory(task.memory)
    game = find(task.game_id)
    arrays = arrays_in(memory, task.shapes).part(task.first, task.end)
    part = Part(game, task.seats, game.options(task.options), task.first, arrays)
    while True:
        try:
            question, value = line.recv()
        except EOFError:
            return
        try:
            line.send(answer_of(part, question, value))
        except DrachenhortError as error:
            line.send(error)


def answer_of(part: Part, question: str, value: object) -> object:
    match question, value:
        case "reset", str():
            part.reset(value)
        case "check", list():
            part.check(value)
        case "step", None:
            part.step()
        case "choose", None:
            part.choose()
        case "note", None:
            return part.note()
        case "go_back", (str() as seed, Noted() as noted):
            part.go_back(seed, noted)
        case _:
            raise AssertionError(f"{question} is nothing that can be asked")
    return None
