"""All tables: found by their id, set up, brought back after a restart, and put away when nobody is there."""

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.players.registry import player_names
from drachenhort.server import entries as log
from drachenhort.server.caps import TableCaps
from drachenhort.server.config import Caps
from drachenhort.server.errors import Cannot
from drachenhort.server.moves.desk import Counters, House
from drachenhort.server.moves.ledger import Ledger, ledger_of
from drachenhort.server.moves.live import Live, begin, follow_from, follow_log, live_from_snapshot
from drachenhort.server.moves.table import Table
from drachenhort.server.plans import TableSetup
from drachenhort.server.store import Person, Status, Stored, StoreError, append
from drachenhort.server.table_options import OptionsReader

PUBLIC_ID: Final = 6
PRIVATE_ID: Final = 16
"""Bytes of chance in the id of a table; whoever has a private one may come in."""

HEARTBEAT: Final = 5.0
"""Seconds between two notes that the server is up."""

PUT_AWAY_AFTER: Final = 24
"""A table that nobody would miss for so many heartbeats goes out of memory."""

LOG: Final = logging.getLogger("drachenhort.tables")


DEFAULT_CAPS: Final = Caps()


class Tables:
    """The tables in memory, and the way to the others."""

    def __init__(self, house: House, caps: Caps = DEFAULT_CAPS) -> None:
        self.house: Final = house
        self._caps: Final = TableCaps(caps, house.store, house.now)
        self._options: Final = OptionsReader()
        self._tables: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self._up_since = house.now()
        self._last_alive = house.now()  # Before that; since then it was down.
        self._keeper: asyncio.Task[None] | None = None

    @property
    def counters(self) -> Counters:
        return self.house.counters

    def in_memory(self) -> list[Status]:
        """How it stands with each."""
        return [table.status for table in self._tables.values()]

    async def create(
        self,
        host: Person,
        setup: TableSetup,
        previous: str | None = None,
        kept: dict[int, str] | None = None,
        address: str | None = None,
    ) -> Table:
        """Sets a table up. The seats that say `me` are the host's at once; others may be kept for somebody by id."""
        public_from = address if setup.is_public else None
        async with self._caps.room_for_another(host.id, public_from):
            table = await self._set_up(await self._created(host, setup, previous, kept or {}), host)
            if public_from is not None:
                self._caps.note_public(public_from, table.id)
        return table

    async def _set_up(self, created: log.Created, host: Person) -> Table:
        ledger = Ledger(created)
        table_id = secrets.token_urlsafe(PUBLIC_ID if created.is_public else PRIVATE_ID)
        entries: list[log.AnyEntry] = [created]
        entries += [
            log.Sat(created.at, seat, host.id, host.name) for seat, plan in enumerate(created.seats) if plan.kind == "me"
        ]
        for entry in entries[1:]:
            ledger.add(entry)
        table = Table(table_id, ledger, None, self.house)
        try:
            await append(self.house.store, table_id, 0, entries, table.row())
        except BaseException:
            await table.stop()
            raise
        self._tables[table_id] = table
        return table

    async def _created(self, host: Person, setup: TableSetup, previous: str | None, kept: dict[int, str]) -> log.Created:
        game = _game(setup.game)
        try:
            game.check_seats(len(setup.seats))
        except DrachenhortError as error:
            raise Cannot("bad-seats", str(error)) from None
        for plan in setup.seats:
            if plan.kind == "bot" and plan.level not in player_names(game.id):
                levels = ", ".join(player_names(game.id))
                raise Cannot("bad-seats", f"there is no bot '{plan.level}' for {game.title}; there are {levels}")
        fault = setup.clock.fault()
        if fault is not None:
            raise Cannot("bad-clock", fault)
        invited = [seat for seat, plan in enumerate(setup.seats) if plan.kind == "invited"]
        return log.Created(
            at=self.house.now(),
            game=game.id,
            version=game.version,
            options=await self._options.read(game, setup),
            seats=setup.seats,
            clock=setup.clock,
            is_public=setup.is_public,
            host=host.id,
            previous=previous,
            kept=kept,
            invitations={seat: secrets.token_urlsafe(12) for seat in invited},
        )

    def known(self, table_id: str) -> Table | None:
        """The table with this id, if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_gone:
            return table
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(partial(self._note_loaded, table_id))
        return await asyncio.shield(self._loading[table_id])

    def _note_loaded(self, table_id: str, task: asyncio.Task[Table]) -> None:
        """All who waited may have gone. To ask for the exception says that it is no news to anybody."""
        self._loading.pop(table_id, None)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str) -> Table:
        broken = self._tables.get(table_id)
        if broken is not None:
            await broken.stop()
        stored = await self.house.store.load(table_id)
        if stored is None:
            raise Cannot("no-table", "there is no table with this id")
        ledger = ledger_of(stored.entries)
        game = _game(ledger.created.game)
        if game.version != ledger.created.version:
            made, now = ledger.created.version, game.version
            raise Cannot("old-game", f"this table was made with version {made} of {game.title}; now it is version {now}")
        try:
            live = await self._live(ledger, stored)
        except DrachenhortError as error:
            raise Cannot(
                "old-game", f"this table was played by rules that are no longer those of {game.title}: {error}"
            ) from None
        if live is not None and live.state.outcome is None:
            await self._note_pause(table_id, ledger, live)
        table = self._tables[table_id] = Table(table_id, ledger, live, self.house)
        table.wake()
        return table

    async def _live(self, ledger: Ledger, stored: Stored) -> Live | None:
        """The game under way: long ones are gone through in slices."""
        if ledger.started is None:
            return None
        live = None
        if stored.snapshot is not None:
            live = live_from_snapshot(ledger, stored.entries, stored.snapshot)
        if live is not None and stored.snapshot is not None:
            await self.house.slices.run(follow_from(live, stored.entries[stored.snapshot.entries :]))
            return live
        live = begin(ledger, ledger.started)
        await self.house.slices.run(follow_log(live, stored.entries))
        return live

    async def _note_pause(self, table_id: str, ledger: Ledger, live: Live) -> None:
        """No clock has run while the server was down. Once for each restart: loaded again, the log says it."""
        pause = self._up_since - max(self._last_alive, ledger.changed)
        if ledger.created.clock.kind == "none" or ledger.paused is not None or pause <= 0:
            return
        resumed = log.Resumed(self.house.now(), pause)
        await append(self.house.store, table_id, ledger.entries, [resumed])
        ledger.add(resumed)
        live.delay(pause)

    async def rematch(self, table: Table, person: Person, address: str | None = None) -> str:
        """The same game at a new table, where everybody's seat is kept for them: for all who ask the same one."""

        async def make(setup: TableSetup, kept: dict[int, str]) -> str:
            return (await self.create(person, setup, table.id, kept, address)).id

        return await table.rematch(person.id, make)

    # The whole house.

    async def resume(self) -> None:
        """After a start: every running table goes on, one after the other, while people already come in."""
        self._up_since = self.house.now()
        last = await self.house.store.last_alive()
        self._last_alive = self._up_since if last is None else last
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Everything begun is finished; the tables go on after the next start."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        self._tables.clear()
        await self._note_alive()

    async def _keep(self) -> None:
        """Brings running tables back, says every few seconds that the server is up, and puts idle tables away.

        It is up when all are back: if it goes down before, the others were down all the time.
        """
        for table_id in await self.house.store.running():
            await self._bring_back(table_id)
        await self._note_alive()
        idle: dict[str, int] = {}
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._note_alive()
            for name in [name for name, table in self._tables.items() if table.is_gone]:
                await self._bring_back(name)
            idle = {name: idle.get(name, 0) + 1 for name, table in self._tables.items() if table.is_idle}
            for name in [name for name, beats in idle.items() if beats >= PUT_AWAY_AFTER]:
                await self._put_away(name)

    async def _note_alive(self) -> None:
        try:
            await self.house.store.alive(self.house.now())
        except StoreError as error:
            LOG.error("the store does not answer: %s", error)

    async def _bring_back(self, table_id: str) -> None:
        """So that bots play on and clocks run, whether somebody comes or not."""
        try:
            await self.find(table_id)
        except (Cannot, StoreError) as reason:
            LOG.warning("a table cannot go on: %s", reason)
        except Exception:
            LOG.exception("a table cannot go on")

    async def _put_away(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is not None and table.is_idle:  # Somebody may have come while others were put away.
            del self._tables[table_id]
            await table.stop()


def _game(game_id: str) -> Game:
    try:
        return find(game_id)
    except DrachenhortError as error:
        raise Cannot("no-game", str(error)) from None
