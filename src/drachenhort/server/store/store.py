"""What every store has to do. Each has a folder of its own beside this module, and passes `tests/server/test_stores.py`."""

from asyncio import Future, get_running_loop
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from drachenhort.server.store.entries import AnyEntry, Said

Status = Literal["open", "running", "over", "closed"]

LINES_KEPT: Final = 200
"""So many lines of a table's chat; the ones before them are forgotten."""


class StoreError(Exception):
    """Nothing could be written or read. What was to be written is not there."""


class TableRow(msgspec.Struct, frozen=True):
    """What lists and searches need to know of a table, worked out from its log whenever it changes."""

    id: str
    game: str
    is_public: bool
    status: Status
    created: int
    changed: int
    people: list[str]  # Everybody who sits at it.
    summary: bytes  # What lists show of it, as JSON.


class Snapshot(msgspec.Struct, frozen=True):
    """A position and what is not in it, as it was after so many entries. A cache: the log makes it again."""

    entries: int
    data: bytes


class Saved(msgspec.Struct, frozen=True):
    """The data of a snapshot: the position text, and for each open decision its seat, version and time."""

    position: str
    asked: list[tuple[int, int, int]]


class Stored(msgspec.Struct, frozen=True):
    """A table as it was found: its whole log, the newest snapshot, and of a finished game what it showed, if it is kept."""

    entries: list[AnyEntry]
    snapshot: Snapshot | None
    history: bytes | None = None


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


Done: TypeAlias = Callable[[StoreError | None], None]
"""Told when a write is on the disk, or has failed and is not there at all."""


class Append(msgspec.Struct, frozen=True):
    """Entries for a table's log, the first of them with this number (from 0). `row` and `snapshot` replace earlier ones."""

    table: str
    first: int
    entries: Sequence[AnyEntry]
    row: TableRow | None
    snapshot: Snapshot | None
    done: Done


async def until_stored(write: Callable[[Done], None]) -> None:
    """Returns when a write is on the disk. Raises StoreError if it failed."""
    done: Future[None] = get_running_loop().create_future()
    write(partial(_settle, done))
    await done


def _settle(done: Future[None], fault: StoreError | None) -> None:
    if done.done():  # Whoever waited has been cancelled.
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


class Erasure(msgspec.Struct, frozen=True):
    """What is to be left of somebody at a table: these entries in place of those with the same numbers, and their line in
    lists. The chat loses what `person` said, reviews are made anew when somebody asks, and without a `history` what the
    game has shown is kept anew as well.
    """

    table: str
    person: str
    entries: dict[int, AnyEntry]
    row: TableRow
    history: bytes | None


GONE: Final = 2**31 - 1
"""The generation of somebody who is nobody any more: no sign-in is as late as that."""


PUSH_DEVICE: Final = "device/"
"""With this the keys of what is kept of a browser begin that wants messages."""


class Store(Protocol):
    """When a call is over, its write is on the disk, or has failed with StoreError and is not there at all."""

    def append(self, write: Append) -> None:
        """All of it in one transaction; a number that is taken is an error. Then `done` is called, in the event loop."""
        ...

    async def load(self, table: str) -> Stored | None:
        """The table with this id, None if there is none."""
        ...

    async def keep(self, table: str, history: bytes) -> None:
        """Keeps what a finished game has shown, in place of what was kept of it before."""
        ...

    async def unkept(self) -> list[str]:
        """The ids of all finished games of which nothing is kept."""
        ...

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        """Keeps how the seat played, in place of what was kept of it before."""
        ...

    async def review(self, table: str, seat: int) -> bytes | None:
        """How the seat played, if that is kept."""
        ...

    async def say(self, table: str, line: Said) -> None:
        """Adds a line to a table's chat, which is no part of its log."""
        ...

    async def chat(self, table: str, most: int) -> list[Said]:
        """The last lines of a table's chat, the oldest of them first. More than LINES_KEPT are not there."""
        ...

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        """Public tables, the latest changed first."""
        ...

    async def tables_of(self, person: str, limit: int, *, with_closed: bool = False) -> list[TableRow]:
        """Tables this person sits at, the latest changed first; closed ones only if they are asked for."""
        ...

    async def set_up_by(self, person: str, since: int) -> list[Status]:
        """How it stands with each table this person has set up, if it is open or running and was changed since then."""
        ...

    async def open_among(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that are open."""
        ...

    async def running(self) -> list[str]:
        """The ids of all running tables."""
        ...

    async def person(self, person: str) -> Person | None: ...

    async def save_person(self, person: Person) -> None: ...

    async def record_of(self, person: str) -> bytes | None:
        """What this person keeps here of their own games."""
        ...

    async def keep_record(self, person: str, record: bytes | None) -> None:
        """Keeps it in place of what was there; with None nothing of it is left."""
        ...

    async def account(self, person: str) -> bytes | None:
        """What is kept of this person's account."""
        ...

    async def keep_account(self, person: str, account: bytes | None, ended: int) -> None:
        """Keeps it in place of what was there. Whoever signed in before the generation `ended` is not known any more."""
        ...

    async def ended(self) -> dict[str, int]:
        """Of everybody who has ended sign-ins, the first generation that still holds."""
        ...

    async def pushes(self, person: str) -> dict[str, bytes]:
        """All that is kept of the messages somebody wants, by its keys."""
        ...

    async def keep_push(self, person: str, key: str, data: bytes | None) -> None:
        """Keeps it in place of what was there under this key; with None nothing of it is left."""
        ...

    async def forget_pushes(self, person: str) -> None:
        """Nothing of all that is left."""
        ...

    async def pushed(self) -> list[str]:
        """Everybody with a browser that wants messages."""
        ...

    async def mentions(self, person: str) -> list[TableRow]:
        """All tables whose log or chat names this person, also those they left before the start. It takes long."""
        ...

    async def erase(self, erasure: Erasure) -> None:
        """The only change of entries there is: somebody takes their name back."""
        ...

    async def alive(self, now: int) -> None:
        """Notes that the server was up at this time (milliseconds), so that clocks can leave out when it was not."""
        ...

    async def probe(self) -> None:
        """Writes something small, only to find out whether anything can be written. Raises StoreError with the reason."""
        ...

    async def last_alive(self) -> int | None: ...

    async def secret(self) -> bytes:
        """The key that identities are signed with: made once, kept with the data, shown to nobody."""
        ...

    async def close(self) -> None:
        """Finishes what was begun. Nothing may be asked after this."""
        ...

    @property
    def places(self) -> "Places | None":
        """Where tables live, if several servers share them."""


class Gap(NamedTuple):
    """When somebody last saw to a table, and since when somebody does again: milliseconds since the beginning of 1970."""

    left: int
    since: int


class Residents(Protocol):
    """The tables of a server, as far as they come and go with those who share them."""

    async def put_down(self, is_meant: Callable[[str], bool]) -> None:
        """Returns when nothing more is written by these tables, and nobody finds them here."""
        ...

    def take_up(self, running: list[str], unkept: list[str]) -> None:
        """These are here from now on, and have to go on, or to be kept."""
        ...


class Places(Protocol):
    """Which tables live here and which at other servers, where several share them. A table lives at one of them."""

    @property
    def name(self) -> str:
        """Of this server."""

    @property
    def own(self) -> list[int]:
        """The numbers of the shards that are here."""

    def is_here(self, table: str) -> bool: ...

    def gap(self, table: str) -> Gap:
        """Of a table that is here; otherwise there is nothing to make up for."""
        ...

    async def where(self, table: str) -> str | None:
        """The name of the server that has it; None: it is here. Waits while it changes hands."""
        ...

    async def another(self) -> str | None:
        """The name of some other server, if there is one."""
        ...

    async def settle(self, residents: Residents) -> None:
        """From now on tells them what comes, and asks before something goes."""
        ...

    async def leave(self) -> None:
        """Gives all tables to the others, as long as there are any."""
        ...


class ServedStore(Store, Protocol):
    """One that a server is run with. The module `store` in its folder has an `open_store`, which opens it."""

    @property
    def given_up(self) -> int:
        """Acknowledged entries that are gone, and that somebody goes on without."""

    def measure(self, on_group: Callable[[float], None]) -> None:
        """From now on tells how many seconds each transaction takes, perhaps in another thread."""

    def watch(self, on_lost: Callable[[str], None]) -> None:
        """From now on tells, once, if this process may write no more and has to begin anew, and why."""


OpenStore: TypeAlias = Callable[[str, bool, str], Awaitable[ServedStore]]
"""Opens the data that a folder or an address names. The others say whether a loss is accepted, and what this server is
called among several that share the tables; without a name it has all of them."""


async def append(
    store: Store,
    table: str,
    first: int,
    entries: Sequence[AnyEntry],
    row: TableRow | None = None,
    snapshot: Snapshot | None = None,
) -> None:
    """The same for those who can wait."""
    await until_stored(lambda done: store.append(Append(table, first, entries, row, snapshot, done)))
