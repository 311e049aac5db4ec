"""What has to be so whatever happens to the servers. Looked at again and again while a run goes on, and at its end.

1. **Nothing acknowledged is lost.** An act that its person was told counts is in the table's log, with that action, and led
   to the version that the person was told.
2. **Nothing is doubled.** No act is in a log twice, however often it was sent.
3. **Nothing is there that nobody sent**, and nothing that its person was told does not count.
4. **Everybody was told what happened.** The events of every version and every view that somebody was shown are those that
   the engine comes to when it plays the log alone; all acts in it are legal.
5. **A log is whole**: its entries are numbered from 0 without a gap, and what was in it once stays.
6. **No two owners' writes are in one log.** Every entry was written by the server whose shard the table was at that moment.
   Triggers of this tool's own note in the database who writes and who is given a shard, in one order (`Witness`).
7. **Every table goes on** within `WITHIN` seconds of a fault's end: somebody there is answered (`__main__`).
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import asyncpg

from bench.cluster.people import Group, Seat, digest
from drachenhort.core.errors import DrachenhortError
from drachenhort.server.store.entries import Acted, AnyEntry
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.store.postgres.reader import Reader
from drachenhort.server.store.store import StoreError
from drachenhort.server.table.ledger import ledger_of
from drachenhort.server.table.live_game import LiveGame, begin

WITHIN: Final = 10.0
REMEMBERED: Final = 200
"""Versions."""


class Told(NamedTuple):
    """How much a seat knew before the log was read: all of that has to be in it."""

    versions: frozenset[int]
    views: frozenset[int]
    counting: frozenset[str]


class Judge:
    """Of one table: plays its log as it grows, and compares."""

    def __init__(self, group: Group) -> None:
        self._group: Final = group
        self._live: LiveGame | None = None
        self._read: list[AnyEntry] = []
        self._known: Final = [set[str]() for _ in group.seats]
        self._events: Final = [dict[int, int]() for _ in group.seats]
        """By version what each seat should have been told: of the latest, since whoever comes back is told again."""
        self.acts = 0
        """In the log, of people and bots."""
        self.acknowledged = 0

    def told(self) -> list[Told]:
        return [
            Told(
                frozenset(seat.told),
                frozenset(seat.shown),
                frozenset(act for act, sent in seat.sent.items() if sent.fate == "counts"),
            )
            for seat in self._group.seats
        ]

    def compare(self, entries: list[AnyEntry], before: Sequence[Told]) -> list[str]:
        """What is wrong with the log, for those who had been told this much before it was read."""
        if entries[: len(self._read)] != self._read:
            return [self._said("what was in the log once has changed or is gone")]
        if self._live is None:
            ledger = ledger_of(entries)
            assert ledger.started is not None, "the game had begun before anything happened to the servers"
            self._live = begin(ledger, ledger.started)
            self._look(self._live.recent[-1].events, None)
        new, self._read = entries[len(self._read) :], entries
        wrong: list[str] = []
        for entry in new:
            if isinstance(entry, Acted):
                try:
                    wrong += self._follow(self._live, entry)
                except DrachenhortError as problem:
                    return [self._said(f"the log has an act that the rules forbid: {problem}")]
        for seat, known, ids in zip(self._group.seats, before, self._known, strict=True):
            wrong += self._missing(seat, known, ids)
        wrong += self._group.problems
        self._group.problems.clear()
        return wrong

    def _said(self, what: str) -> str:
        return f"{self._group.table}: {what}"

    def _follow(self, live: LiveGame, acted: Acted) -> list[str]:
        self.acts += 1
        events = live.play(acted)
        wrong = [self._said(what) for what in self._look(events, acted.seat if acted.is_hidden else None)]
        if acted.by != "person":
            return wrong
        if acted.seat >= len(self._group.seats):
            return [*wrong, self._said("an act of nobody's is in the log")]
        ids, seat = self._known[acted.seat], self._group.seats[acted.seat]
        sent = seat.sent.get(acted.act)
        if acted.act in ids:
            wrong.append(self._said(f"the act {acted.act} of seat {acted.seat} is in the log twice"))
        elif sent is None or sent.action != acted.action:
            wrong.append(self._said(f"the act {acted.act} of seat {acted.seat} was never sent"))
        elif sent.fate == "not":
            wrong.append(self._said(f"the act {acted.act} of seat {acted.seat} counts, though its person was told not"))
        elif sent.fate == "counts" and sent.version != live.versions.of(acted.seat):
            wrong.append(
                self._said(f"the act {acted.act} led to version {live.versions.of(acted.seat)}, not {sent.version}")
            )
        ids.add(acted.act)
        return wrong

    def _look(self, events: Sequence[object], hidden_by: int | None) -> Iterable[str]:
        """What those who were told of this version should have been told, and what they were."""
        live = self._live
        assert live is not None
        for seat in self._group.seats:
            if hidden_by not in (None, seat.number):
                continue
            version = live.versions.of(seat.number)
            right = self._events[seat.number]
            right[version] = digest([event.to_json() for event in live.recent[-1].events if event.is_for(seat.number)])
            right.pop(version - REMEMBERED, None)
            if seat.told.pop(version, right[version]) != right[version]:
                yield f"seat {seat.number} was told of other events at version {version}"
            shown = seat.shown.pop(version, None)
            if shown is not None and shown != self._view(live, seat):
                yield f"seat {seat.number} was shown another view at version {version}"

    def _view(self, live: LiveGame, seat: Seat) -> int:
        return digest(live.state.view(seat.number).to_json())

    def _missing(self, seat: Seat, known: Told, ids: set[str]) -> Iterable[str]:
        """What was told before the log was read and is not in it."""
        live = self._live
        assert live is not None
        newest = live.versions.of(seat.number)
        for version in sorted(known.versions | known.views):
            if version > newest:
                yield self._said(f"seat {seat.number} was told of version {version}, the log is at {newest}")
                continue
            right = self._events[seat.number].get(version)
            if right is not None and seat.told.pop(version, right) != right:
                yield self._said(f"seat {seat.number} was told again of version {version}, and otherwise")
            if version == newest and seat.shown.pop(version, None) not in (None, self._view(live, seat)):
                yield self._said(f"seat {seat.number} was shown version {version} again, and otherwise")
            seat.told.pop(version, None)
            seat.shown.pop(version, None)
        for act in known.counting:
            if act in ids:
                del seat.sent[act]
                self.acknowledged += 1
            else:
                yield self._said(f"the act {act} of seat {seat.number} was acknowledged and is not in the log")


NOTES: Final = """
CREATE SCHEMA witness;
CREATE TABLE witness.seen (
    at bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, shard int, table_id text, number int, who text NOT NULL
);
CREATE FUNCTION witness.wrote() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness.seen (table_id, number, who)
    VALUES (NEW.table_id, NEW.number, replace(current_setting('application_name'), 'drachenhort ', ''));
    RETURN NULL;
END $$;
CREATE FUNCTION witness.gave() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness.seen (shard, who) VALUES (NEW.number, NEW.owner);
    RETURN NULL;
END $$;
CREATE TRIGGER witness AFTER INSERT ON drachenhort.entries FOR EACH ROW EXECUTE FUNCTION witness.wrote();
CREATE TRIGGER witness AFTER UPDATE ON drachenhort.shards FOR EACH ROW EXECUTE FUNCTION witness.gave();
INSERT INTO witness.seen (shard, who) SELECT number, owner FROM drachenhort.shards;
"""


class Witness:
    """Who wrote what, and whose the shard was then, as triggers in the database have noted it.

    Both notes are made while the row of `shards` is locked, for a write or a new owner; so their order is true.
    """

    def __init__(self) -> None:
        self._read = 0
        self._owners: Final[dict[int, str]] = {}
        self.writes = 0
        self.moves = 0

    @staticmethod
    async def set_up(connection: asyncpg.Connection) -> None:
        async with connection.transaction():
            await connection.execute(NOTES)

    async def look(self, connection: asyncpg.Connection) -> list[str]:
        async with connection.transaction():
            # Whatever is being written now is waited for: else a note could be there before an earlier one.
            await connection.execute("LOCK TABLE witness.seen IN SHARE MODE")
            query = "SELECT at, shard, table_id, number, who FROM witness.seen WHERE at > $1 ORDER BY at"
            rows = await connection.fetch(query, self._read)
        return [wrong for row in rows if (wrong := self.note(*row)) is not None]

    def note(self, at: int, shard: int | None, table: str | None, number: int | None, who: str) -> str | None:
        self._read = at
        if shard is not None:
            self._owners[shard] = who
            self.moves += 1
            return None
        assert table is not None
        self.writes += 1
        owner = self._owners.get(shard_of(table))
        return None if owner == who else f"{table}: entry {number} was written by {who}, and the table was {owner}'s"


class Court:
    """All of it."""

    def __init__(self, address: str, groups: Sequence[Group]) -> None:
        self._address: Final = address
        self.judges: Final = {group.table: Judge(group) for group in groups}
        self.witness: Final = Witness()

    async def begin(self) -> None:
        """From now on it is noted who writes. Nobody may be refused in the meantime, so it is done while all is quiet."""
        connection = await asyncpg.connect(self._address)
        await Witness.set_up(connection)
        await connection.close()

    async def look(self) -> list[str]:
        """What is wrong. People may go on playing meanwhile."""
        connection = await asyncpg.connect(self._address, server_settings={"search_path": "drachenhort"})
        try:
            wrong = await self.witness.look(connection)
            for table, judge in self.judges.items():
                told = judge.told()
                try:
                    stored = await Reader(connection).load(table)
                except StoreError as fault:
                    wrong.append(f"{table}: {fault}")
                    continue
                wrong += judge.compare([] if stored is None else stored.entries, told)
                await asyncio.sleep(0)
            return wrong
        finally:
            await connection.close()
