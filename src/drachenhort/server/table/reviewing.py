"""Reviews of finished games: made in the background, one choice at a time, and kept for those they are about."""

import asyncio
import logging
import secrets
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from drachenhort import is_compiled
from drachenhort.core.errors import OldRules
from drachenhort.core.record import Record
from drachenhort.games.variants import Laid
from drachenhort.review.judged import PLAYOUTS
from drachenhort.review.people import names_in
from drachenhort.review.review import NotOver, Review, Reviewed, Task, review_of, tasks_of, winners_of
from drachenhort.server.base.errors import Cannot
from drachenhort.server.store.store import Store, StoreError
from drachenhort.server.table.ledger import plays_of
from drachenhort.server.table.playing_on import record_of
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.slices import Slices
from drachenhort.server.table.speech import names_of
from drachenhort.server.table.table import Table, Thinker
from drachenhort.texts.catalogue import LANGUAGES, catalogue

UNCOMPILED: Final = 16
"""So many times fewer playouts where the engine is not compiled."""
MOST_UNDER_WAY: Final = 40
MOST_OF_ONE: Final = 4
"""Reviews that may be under way at the same time: on the whole server, and of one person."""
MOST_KEPT: Final = 100
"""Reviews of records from outside that are in memory; the oldest are forgotten."""
TRIES: Final = 5
"""So often a choice is asked for if all workers are busy."""
PAUSE: Final = 2.0
"""Seconds between two of these tries."""

State: TypeAlias = Literal["none", "running", "done", "failed"]
LOG: Final = logging.getLogger("drachenhort.reviews")


class Reviewer(Protocol):
    """Who judges a choice."""

    async def review(self, task: Task) -> Reviewed | None:
        """How good it was; None if nobody has time for it."""
        ...


class Bots(Thinker, Reviewer, Protocol):
    """What the bots of a server can do."""


class Kept(msgspec.Struct, frozen=True):
    """A review, and what goes with it wherever it is looked at."""

    review: Review
    names: dict[str, list[str]]
    """Of the seats, in each language."""
    moves: list[int]
    """For each choice how many moves the game had before it: acts at a table, actions in a record."""


class Progress(NamedTuple):
    """How far a review is."""

    state: State
    done: int = 0
    total: int = 0
    kept: Kept | None = None
    game: str = ""
    seat: int = 0


class Subject(NamedTuple):
    """A finished game and a seat of it."""

    record: Record
    seat: int
    winners: list[int]
    names: dict[str, list[str]]
    lengths: list[int]
    """How many actions each move has."""
    laid: Laid | None = None
    """The game of a variant, which is there as long as somebody has hold of it."""


class Work:
    """One review under way."""

    def __init__(self, person: str, game: str, seat: int) -> None:
        self.person: Final = person
        self.game: Final = game
        self.seat: Final = seat
        self.state: State = "running"
        self.done = 0
        self.total = 0
        self.kept: Kept | None = None
        self.task: asyncio.Task[None] | None = None

    def progress(self) -> Progress:
        return Progress(self.state, self.done, self.total, self.kept, self.game, self.seat)


class Reviews:
    """All reviews of a server. Whoever asks gets those of their own seats."""

    def __init__(self, store: Store, bots: Reviewer, slices: Slices) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._slices: Final = slices
        self._of_tables: Final[dict[tuple[str, int], Work]] = {}
        self._of_records: Final[OrderedDict[str, Work]] = OrderedDict()
        self._turn: Final = asyncio.Semaphore(1)
        """One choice at a time, of whichever review: the other workers are free for those who play."""

    async def begin(self, table: QueuedTable, person: str, seat: int | None) -> Progress:
        """Begins the review of a seat of this person, or finds it."""
        mine = await table.do(own_seat, person, seat)
        found = await self._find(table.id, mine)
        if found.state in ("running", "done"):
            return found
        if (table.id, mine) in self._of_tables and found.state == "none":  # Somebody else's question was quicker.
            return self._of_tables[table.id, mine].progress()
        self._check_room(person)
        work = self._of_tables[table.id, mine] = Work(person, table.table.ledger.created.game, mine)

        async def keep(kept: Kept) -> None:
            await self._store.keep_review(table.id, mine, pack(kept))
            del self._of_tables[table.id, mine]

        self._start(work, lambda: table.do(_subject, mine), keep)
        return work.progress()

    async def of_table(self, table: QueuedTable, person: str, seat: int | None) -> Progress:
        return await self._find(table.id, await table.do(own_seat, person, seat))

    async def _find(self, table: str, seat: int) -> Progress:
        work = self._of_tables.get((table, seat))
        if work is not None:
            return work.progress()
        data = await self._store.review(table, seat)
        if data is None:
            return Progress("none", seat=seat)
        kept = unpack(data)
        return Progress("done", len(kept.moves), len(kept.moves), kept, kept.review.game, seat)

    def begin_record(self, subject: Subject, person: str) -> str:
        """Begins the review of a record from outside: its id. It is kept in memory, for this person alone."""
        self._check_room(person)
        work = Work(person, subject.record.game.id, subject.seat)
        name = secrets.token_urlsafe(16)
        self._of_records[name] = work
        self._forget_oldest()

        async def subject_of() -> Subject:
            return subject

        async def keep(kept: Kept) -> None:
            work.kept, work.state = kept, "done"

        self._start(work, subject_of, keep)
        return name

    def of_record(self, name: str, person: str | None) -> Progress:
        work = self._of_records.get(name)
        if work is None:
            raise Cannot("no-review", "there is no such review; those of records from outside are forgotten after a while")
        if work.person != person:
            raise Cannot("not-your-seat", "this review is somebody else's")
        return work.progress()

    def _check_room(self, person: str) -> None:
        under_way = [work for work in self._all() if work.state == "running"]
        if sum(work.person == person for work in under_way) >= MOST_OF_ONE:
            raise Cannot("too-fast", f"{MOST_OF_ONE} reviews of yours are under way; wait for one of them")
        if len(under_way) >= MOST_UNDER_WAY:
            raise Cannot("too-fast", "too many reviews are under way just now; try again in a few minutes")

    def _all(self) -> Iterator[Work]:
        yield from self._of_tables.values()
        yield from self._of_records.values()

    def _forget_oldest(self) -> None:
        while len(self._of_records) > MOST_KEPT:
            _, oldest = self._of_records.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    def _start(
        self, work: Work, subject_of: Callable[[], Awaitable[Subject]], keep: Callable[[Kept], Awaitable[None]]
    ) -> None:
        async def run() -> None:
            try:
                await keep(await self._review(work, await subject_of()))
            except (Cannot, StoreError, Busy) as reason:
                LOG.warning("a review failed: %s", reason)
                work.state = "failed"
            except Exception:
                LOG.exception("a review failed")
                work.state = "failed"

        work.task = asyncio.create_task(run())

    async def _review(self, work: Work, subject: Subject) -> Kept:
        tasks: list[Task | None] = []
        playouts = PLAYOUTS if is_compiled() else PLAYOUTS // UNCOMPILED
        await self._slices.run(_gather(tasks_of(subject.record, subject.seat, playouts, subject.names), tasks))
        free = [task for task in tasks if task is not None]
        work.total = len(free)
        choices: list[Reviewed] = []
        for task in free:
            choices.append(await self._judged(task))
            work.done = len(choices)
        review = review_of(tasks, choices, subject.record, subject.seat, subject.winners)
        return Kept(review, subject.names, moves_before([task.at for task in free], subject.lengths))

    async def _judged(self, task: Task) -> Reviewed:
        for _ in range(TRIES):
            async with self._turn:
                reviewed = await self._bots.review(task)
            if reviewed is not None:
                return reviewed
            await asyncio.sleep(PAUSE)
        raise Busy("no worker had time for it")

    async def close(self) -> None:
        """What is under way is begun anew when somebody asks after the next start."""
        tasks = [work.task for work in self._all() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Busy(Exception):
    """Whoever judges has no time."""


def _gather(tasks: Iterator[Task | None], found: list[Task | None]) -> Iterator[None]:
    for task in tasks:
        found.append(task)
        yield


def moves_before(actions: list[int], lengths: list[int]) -> list[int]:
    """For each of these places in a record, in their order, how many whole moves lie before it."""
    out: list[int] = []
    move = passed = 0
    for at in actions:
        while passed + lengths[move] <= at:
            passed += lengths[move]
            move += 1
        out.append(move)
    return out


async def own_seat(table: Table, person: str, seat: int | None) -> int:
    """The seat that this person may have reviewed: the one they name, or the first one of theirs."""
    if table.status != "over":
        raise Cannot("not-over", "a review is there when the game is over: until then it has secrets")
    mine = table.ledger.seats_of(person)
    if seat is not None:
        table.chair_of(person, seat)
        return seat
    if not mine:
        raise Cannot("not-your-seat", "you did not play here; a review is for those who played")
    return mine[0]


def subject_in(text: str, seat: int, laid: Laid | None = None) -> Subject:
    """What somebody wants to have reviewed. Takes a while, as the record is checked to its end."""
    record = record_of(text, laid)
    if not 0 <= seat < record.seats:
        raise Cannot("no-seat", f"this game has the seats 1 to {record.seats}")
    try:
        winners = winners_of(record)
    except NotOver as error:
        raise Cannot("not-over", str(error)) from None
    names = {language: names_in(record, catalogue(language, record.game.id)) for language in LANGUAGES}
    return Subject(record, seat, winners, names, [1] * len(record.actions), laid)


async def _subject(table: Table, seat: int) -> Subject:
    ledger = table.ledger
    started = ledger.started
    assert started is not None, "a game that is over has begun"
    try:
        await ledger.lay_out()
        record = ledger.record(started, names_of(ledger.created.game, ledger.chairs, "en"))
    except OldRules as error:
        raise Cannot("old-game", str(error)) from None
    plays = plays_of(await table.entries())
    record.actions = [(play.seat, action) for play in plays for action in play.actions()]
    names = {language: names_of(ledger.created.game, ledger.chairs, language) for language in LANGUAGES}
    outcome = table.info().outcome
    assert outcome is not None, "a game that is over has an outcome"
    return Subject(record, seat, outcome.winners, names, [len(play.actions()) for play in plays], ledger.laid)


def pack(kept: Kept) -> bytes:
    return zlib.compress(msgspec.json.encode(kept))


def unpack(data: bytes) -> Kept:
    return _decode(zlib.decompress(data))


_decode: Final = msgspec.json.Decoder(Kept).decode
