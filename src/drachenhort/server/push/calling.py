"""Who is not at the table, has been asked for a while and wants to know it, is told. The tables wait for none of it.

Whom a table asks follows from its log, and what somebody has been told is kept: after a restart all goes on from there.
"""

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterator
from typing import Final

from drachenhort.server.base.errors import Cannot, Elsewhere
from drachenhort.server.base.plans import Language
from drachenhort.server.push.devices import Device, Told, Wishes, bring_devices, drop_device, keep_told, wishes_of
from drachenhort.server.push.posting import Answer, Connect, connect_publicly, post, read_endpoint
from drachenhort.server.push.quiet import quiet_until
from drachenhort.server.push.sealing import Sender, pad, seal
from drachenhort.server.store.store import StoreError
from drachenhort.server.table.clock import until
from drachenhort.server.table.table import Table
from drachenhort.server.table.tables import Tables
from drachenhort.texts.catalogue import shared_texts

EVERY: Final = 5.0
"""Seconds between two looks at all tables."""
REREAD_AFTER: Final = 60_000
"""Milliseconds until it is read again who wants messages, where other servers may have been told."""
AT_ONCE: Final = 8
"""People who are told at the same time; all others wait for the next look."""
MOST_TABLES: Final = 50
"""Of somebody who has just switched messages on, that are looked at at once."""
WAITS: Final = (60, 300, 1800, 7200, 21_600)
"""Seconds until a push service that had no time is asked again; after the last one this turn is given up."""
LONGEST_WAIT: Final = 86_400
A_WEEK: Final = 604_800
FOUR_WEEKS: Final = 4 * A_WEEK
"""Seconds. No push service keeps a message longer."""
MOST_NAMES: Final = 5

GONE: Final = (404, 410)
BUSY: Final = 429

LOG: Final = logging.getLogger("drachenhort.push")


class Waiting:
    """Somebody who is asked at a table and not there: `asked` are their seats, each with the version that asked it."""

    def __init__(self, asked: dict[int, int], at: int) -> None:
        self.asked: Final = asked
        self.at = at
        """When to tell them, or to try again."""
        self.tries = 0
        self.is_busy = False
        self.is_done = False


def absent(table: Table) -> Iterator[tuple[str, dict[int, int]]]:
    """Everybody whose turn it is at a slow table with others, and who is not there, with their seats."""
    live = table.live
    if table.ledger.created.clock.kind not in ("none", "days") or live is None or live.state.outcome is not None:
        return
    people = table.ledger.people()
    if len(people) < 2:  # Bots do not mind.
        return
    found: dict[str, dict[int, int]] = {}
    here = {link.person for link in table.links}
    for seat, asked in live.asked.items():
        chair = table.ledger.chairs[seat]
        if chair.has_person_present and chair.person is not None and chair.person not in here:
            found.setdefault(chair.person, {})[seat] = asked.version
    yield from found.items()


class Calls:
    """All of one server. Without a sender nobody is told anything, and nobody is asked whether they want it."""

    def __init__(self, tables: Tables, sender: Sender | None, grace: float, connect: Connect = connect_publicly) -> None:
        self.sender: Final = sender
        self._tables: Final = tables
        self._store: Final = tables.services.store
        self._grace: Final = round(grace * 1000)
        self._connect: Final = connect
        self._people: set[str] | None = None
        self._read_at = 0
        self._waiting: Final[dict[tuple[str, str], Waiting]] = {}
        self._tasks: Final[dict[asyncio.Task[None], str]] = {}
        """Each with the person it is about."""

    def note(self, person: str) -> None:
        """They want messages from now on, or the same browser again."""
        if self._people is not None:
            self._people.add(person)
        if self.sender is not None:
            self._start(person, self._look_for(person))

    async def forget(self, person: str) -> None:
        """Nothing more is told, and nothing kept of it."""
        if self._people is not None:
            self._people.discard(person)
        for key in [key for key in self._waiting if key[1] == person]:
            del self._waiting[key]
        await asyncio.gather(*(task for task, about in self._tasks.items() if about == person), return_exceptions=True)
        await self._store.forget_pushes(person)

    async def bring_along(self, guest: str, into: str) -> None:
        """A guest's browsers are an account's now."""
        await bring_devices(self._store, guest, into)
        await self.forget(guest)
        self.note(into)

    async def run(self) -> None:
        """Until it is cancelled. Nothing that goes wrong here ends it."""
        try:
            while self.sender is not None:
                try:
                    await self.look()
                except (Cannot, StoreError) as reason:
                    LOG.warning("nobody can be told now: %s", reason)
                except Exception:
                    LOG.exception("nobody can be told now")
                await asyncio.sleep(EVERY)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Once at all tables that are in memory, and to those whose time has come."""
        await self._read_people()
        if not self._people:
            return
        in_memory = self._tables.playing()
        await self._tables.services.slices.run(self._see(in_memory))
        now = self._tables.now()
        known = {table.id for table in in_memory}
        for (table, person), waiting in list(self._waiting.items()):
            if waiting.is_done and table not in known:
                del self._waiting[table, person]
            elif not waiting.is_done and not waiting.is_busy and waiting.at <= now and len(self._tasks) < AT_ONCE:
                waiting.is_busy = True
                self._start(person, self._call(table, person, waiting))

    async def settled(self) -> None:
        """Returns when all are told who are being told."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def _start(self, person: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = person
        task.add_done_callback(self._tasks.pop)

    async def _read_people(self) -> None:
        now = self._tables.now()
        if self._people is None:
            self._people = set(await self._store.pushed())
        elif self._tables.services.store.places is not None and now - self._read_at >= REREAD_AFTER:
            found = set(await self._store.pushed())
            newcomers = found - self._people
            self._people = found
            for person in newcomers:
                await self._look_for(person)
        else:
            return
        self._read_at = now

    async def _look_for(self, person: str) -> None:
        """Their tables may have gone out of memory."""
        try:
            rows = await self._store.tables_of(person, MOST_TABLES)
        except StoreError:
            return
        for row in rows:
            if row.status == "running":
                try:
                    await self._tables.find(row.id)
                except (Cannot, StoreError):
                    continue

    def _see(self, tables: list[Table]) -> Iterator[None]:
        for table in tables:
            self._see_one(table)
            yield

    def _see_one(self, table: Table) -> None:
        """Whoever is asked otherwise than before is waited for anew, and nobody any more whom the table does not ask."""
        assert self._people is not None, "they were read"
        now = self._tables.now()
        seen = {person: asked for person, asked in absent(table) if person in self._people}
        for person in table.ledger.people():
            waiting = self._waiting.get((table.id, person))
            asked = seen.get(person)
            if asked is None:
                self._waiting.pop((table.id, person), None)
            elif waiting is None or waiting.asked != asked:
                self._waiting[table.id, person] = Waiting(asked, now + self._grace)

    async def _call(self, table: str, person: str, waiting: Waiting) -> None:
        try:
            await self._tell(table, person, waiting)
        except Elsewhere:
            self._waiting.pop((table, person), None)
        except (Cannot, StoreError) as reason:  # The table waits for its rules, or the disk is full.
            LOG.warning("somebody cannot be told that it is their turn: %s", reason)
            self._later(waiting, None)
        except Exception:
            LOG.exception("somebody cannot be told that it is their turn")
            waiting.is_done = True
        finally:
            waiting.is_busy = False

    async def _tell(self, table_id: str, person: str, waiting: Waiting) -> None:
        wishes = await wishes_of(self._store, person)
        now = self._tables.now()
        rest = None if wishes.quiet is None else quiet_until(wishes.quiet, now)
        if not wishes.devices:
            waiting.is_done = True
            assert self._people is not None, "they were read"
            self._people.discard(person)
        elif rest is not None:
            waiting.at = rest
        else:
            turn = await (await self._tables.find(table_id)).do(_turn, person)
            if turn is None or turn.asked != waiting.asked:
                # They came, or decided elsewhere. What they are asked now is seen with the next look.
                self._waiting.pop((table_id, person), None)
            else:
                await self._send(turn, person, waiting, wishes)

    async def _send(self, turn: "Turn", person: str, waiting: Waiting, wishes: Wishes) -> None:
        before = wishes.told.get(turn.table)
        heard = list(before.devices) if before is not None and before.asked == turn.asked else []
        wait: int | None = None
        is_busy = False
        for name, device in wishes.devices.items():
            if name in heard:
                continue
            answer = await self._post(turn, device)
            if answer is not None and answer.status in GONE:
                await drop_device(self._store, person, name)
            elif answer is None or answer.status == BUSY or answer.status >= 500:
                is_busy = True
                wait = None if answer is None else answer.wait
            else:
                if answer.status >= 300:
                    LOG.warning("a push service refuses a message with the status %d", answer.status)
                heard.append(name)
        if heard:
            await keep_told(self._store, person, turn.table, Told(turn.asked, heard, self._tables.now()), wishes.told)
        if is_busy:
            self._later(waiting, wait)
        else:
            waiting.is_done = True

    def _later(self, waiting: Waiting, wait: int | None) -> None:
        if waiting.tries >= len(WAITS):
            waiting.is_done = True
            return
        seconds = max(WAITS[waiting.tries], min(wait or 0, LONGEST_WAIT))
        waiting.tries += 1
        waiting.at = self._tables.now() + seconds * 1000

    async def _post(self, turn: "Turn", device: Device) -> Answer | None:
        assert self.sender is not None, "without one nobody is told"
        endpoint = read_endpoint(device.endpoint)
        body = seal(pad(turn.message(device.language)), device.key, device.auth)
        headers = {
            "Authorization": self.sender.proof(endpoint.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(turn.seconds),
            "Topic": self.sender.topic(turn.table),
            "Urgency": "normal",
        }
        return await post(endpoint, headers, body, self._connect)


class Turn:
    """What is told: whose turn it is where, and with whom. Nothing of the game."""

    def __init__(self, table: Table, asked: dict[int, int], names: list[str], seconds: int) -> None:
        self.table: Final = table.id
        self.asked: Final = asked
        self.seconds: Final = seconds
        self._game: Final = table.ledger.game().title
        self._names: Final = names

    def message(self, language: Language) -> bytes:
        say = shared_texts(language).say
        names = ", ".join(self._names[:MOST_NAMES])
        others = len(self._names) - MOST_NAMES
        text = say("push-with", names=names) if others <= 0 else say("push-with-more", names=names, count=others)
        told = {
            "table": self.table,
            "turn": " ".join(f"{seat}:{version}" for seat, version in self.asked.items()),
            "title": say("push-turn", game=self._game),
            "text": text,
            "lang": language,
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


async def _turn(table: Table, person: str) -> Turn | None:
    """In the table's turn, so that nothing is told that is still being written down."""
    asked = dict(absent(table)).get(person)
    live = table.live
    if asked is None or live is None:
        return None
    chairs = table.ledger.chairs
    names = [chair.name for chair in chairs if chair.person not in (None, person)]
    ends = [until(table.ledger.created.clock, chairs[seat], live.asked[seat]) for seat in asked]
    left = [(end - table.services.now()) // 1000 for end in ends if end is not None]
    return Turn(table, asked, names, max(1, min([*left, FOUR_WEEKS])) if left else A_WEEK)
