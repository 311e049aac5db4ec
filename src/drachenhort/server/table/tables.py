"""All tables: found by their id, set up, brought back after a restart, and put away when nobody is there."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec

from drachenhort.core.errors import DrachenhortError, OldRules, PositionError
from drachenhort.core.game import Game
from drachenhort.core.position import read_head
from drachenhort.games.variants import Laid, Variant
from drachenhort.server.base.config import Caps
from drachenhort.server.base.errors import Cannot, Elsewhere
from drachenhort.server.base.plans import Clock, OptionValues, Origin, SeatPlan, TableChange, TableSetup
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import Gap, Person, Status, Stored, StoreError, append
from drachenhort.server.table import seating, setups
from drachenhort.server.table.caps import TableCaps
from drachenhort.server.table.history import History, decode_history
from drachenhort.server.table.ledger import Ledger, ledger_of
from drachenhort.server.table.live_game import LiveGame, begin, follow_from, follow_log, live_from_snapshot
from drachenhort.server.table.options import OptionsReader
from drachenhort.server.table.queued_table import GONE, QueuedTable
from drachenhort.server.table.setups import NewSetup, checked_setup, game_of, new_code
from drachenhort.server.table.table import Services, Table
from drachenhort.server.table.variants import Variants, told
from drachenhort.texts.catalogue import LANGUAGES

PUBLIC_ID: Final = 6
PRIVATE_ID: Final = 16
"""Bytes of chance in the id of a table; whoever has a private one may come in."""

MOST_IDS: Final = 10_000
"""So many are tried until one is of a table that lives here."""

HEARTBEAT: Final = 5.0
"""Seconds between two notes that the server is up."""

PUT_AWAY_AFTER: Final = 24
"""A table that nobody would miss for so many heartbeats goes out of memory."""

KEEPING_RESTS: Final = 0.04
"""Seconds of rest after each slice of the keeping of finished games: ten times as long as the slice."""

KEEPING_PATIENCE: Final = 3.0
"""Seconds that the server takes at its end to keep the games that were over just now."""

LOG: Final = logging.getLogger("drachenhort.tables")


DEFAULT_CAPS: Final = Caps()


class _Picked(NamedTuple):
    """What a new table plays."""

    game: Game
    variant: Variant | None = None
    laid: Laid | None = None


class Tables:
    """The tables in memory, and the way to the others."""

    def __init__(self, services: Services, caps: Caps = DEFAULT_CAPS) -> None:
        self.services: Final = services
        self.now: Final = services.now
        self._caps: Final = TableCaps(caps, services.store, services.now)
        self._options: Final = OptionsReader()
        self.variants: Final = Variants(services.bots)
        self._tables: Final[dict[str, QueuedTable]] = {}
        self._begun: Final[dict[str, asyncio.Future[None]]] = {}  # What is being set up just now.
        self._places: Final = services.store.places
        self._loading: Final[dict[str, asyncio.Task[QueuedTable]]] = {}
        self._up_since = services.now()
        self._last_alive = services.now()  # Before that; since then it was down.
        self._keepers: Final[list[asyncio.Task[None]]] = []
        self._cannot_be_kept: Final[set[str]] = set()

    def in_memory(self) -> list[Status]:
        """How it stands with each."""
        return [queued.table.status for queued in self._tables.values()]

    def playing(self) -> list[Table]:
        """Those where a game is under way. Only to look at: each has its own turn for what is to be done."""
        return [queued.table for queued in self._tables.values() if not queued.is_gone and queued.table.live is not None]

    async def create(
        self,
        host: Person,
        setup: TableSetup,
        previous: str | None = None,
        kept: dict[int, str] | None = None,
        address: str | None = None,
    ) -> QueuedTable:
        """Sets a table up. The seats that say `me` are the host's at once; others may be kept for somebody by id."""
        public_from = address if setup.is_public else None
        async with self._caps.room_for_another(host.id, public_from):
            picked = await self._picked(setup.game, setup.variant)
            table = await self._set_up(await self._created(picked, host, setup, previous, kept or {}), host, picked)
            if public_from is not None:
                self._caps.note_public(public_from, table.id)
        return table

    async def create_prepared(
        self,
        host: Person,
        game_id: str,
        position: str,
        seats: list[SeatPlan],
        *,
        origin: Origin | None = None,
        guide: str | None = None,
        variant: str | None = None,
    ) -> QueuedTable:
        """A table that begins at once with a position, whose options it has. Only the host and bots sit there."""
        assert all(plan.kind in ("me", "bot") for plan in seats), "nobody is waited for"
        picked = await self._picked(game_id, variant)
        try:
            picked.game.load(position)
        except PositionError as error:
            raise Cannot("bad-options", str(error)) from None
        options = read_head(position, picked.game)[0].to_json()
        setup = TableSetup(game_id, seats, {}, Clock(), is_public=False, variant=variant)
        async with self._caps.room_for_another(host.id, None):
            # Bots settle no options here: the position has them all.
            created = await self._created(picked, host, setup, None, {})
            values = msgspec.convert(options, OptionValues)
            settled = msgspec.structs.replace(created, options=values, wanted=None, origin=origin, guide=guide)
            table = await self._set_up(settled, host, picked)
        await table.do(seating.start, host.id, position)
        return table

    async def _set_up(self, created: log.Created, host: Person, picked: _Picked) -> QueuedTable:
        ledger = Ledger(created)
        ledger.laid = picked.laid
        table_id = await self._new_id(created.is_public)
        entries: list[log.AnyEntry] = [created]
        entries += [
            log.Sat(created.at, seat, host.id, plan.name or host.name)
            for seat, plan in enumerate(created.seats)
            if plan.kind == "me"
        ]
        for entry in entries[1:]:
            ledger.add(entry)
        table = QueuedTable(table_id, ledger, None, self.services)
        written = self._begun[table_id] = asyncio.get_running_loop().create_future()
        try:
            await append(self.services.store, table_id, 0, entries, table.table.row())
            self._tables[table_id] = table
        except BaseException:
            await table.stop()
            raise
        finally:
            del self._begun[table_id]
            written.set_result(None)
        return table

    async def _new_id(self, is_public: bool) -> str:
        """Of a table that lives here. Raises Elsewhere if nothing does any more."""
        for _ in range(MOST_IDS):
            table_id = secrets.token_urlsafe(PUBLIC_ID if is_public else PRIVATE_ID)
            if self._places is None or self._places.is_here(table_id):
                return table_id
        other = None if self._places is None else await self._places.another()
        raise Cannot("storage", GONE) if other is None else Elsewhere(other)

    async def _picked(self, game_id: str, text: str | None) -> _Picked:
        """What is played at a new table. Raises Cannot if there is no such game, or the variant is none of it."""
        usual = game_of(game_id)
        if text is None:
            return _Picked(usual)
        variant, laid = await self.variants.for_new_table(text, usual.id)
        return _Picked(laid.game, variant, laid)

    async def _created(
        self, picked: _Picked, host: Person, setup: TableSetup, previous: str | None, kept: dict[int, str]
    ) -> log.Created:
        game, variant = picked.game, picked.variant
        if variant is not None:
            usual = msgspec.convert(variant.options, OptionValues)
            setup = msgspec.structs.replace(setup, options={**usual, **setup.options})
        setup = checked_setup(setup, game)
        chosen = await self._options.read(game, setup)
        invited = [seat for seat, plan in enumerate(setup.seats) if plan.kind == "invited"]
        return log.Created(
            at=self.now(),
            game=game.id,
            version=game.rules_version,
            options=chosen.options,
            seats=setup.seats,
            clock=setup.clock,
            is_public=setup.is_public,
            host=host.id,
            previous=previous,
            kept=kept,
            invitations={seat: new_code() for seat in invited},
            wanted=chosen.wanted,
            variant=None if variant is None else variant.text,
            varies=None if variant is None else told(variant),
        )

    async def change(self, table: QueuedTable, host: Person, change: TableChange) -> None:
        """Sets a table up anew before it starts. What can take long is done before the table's turn."""
        setup = await table.do(setups.changed_setup, host.id, change)
        game = table.table.ledger.game()
        setup = checked_setup(setup, game)
        chosen = await self._options.read(game, setup)
        await table.do(setups.change_setup, host, NewSetup(change, setup, chosen))

    def known(self, table_id: str) -> QueuedTable | None:
        """The table with this id, if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> QueuedTable:
        """The table with this id, from memory or from the store."""
        if self._places is not None and not self._is_at_hand(table_id):
            node = await self._places.where(table_id)
            if node is not None:
                raise Elsewhere(node)
        if self._is_at_hand(table_id):  # Also if somebody else has fetched it meanwhile: there is one of each.
            return self._tables[table_id]
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(partial(self._note_loaded, table_id))
        return await asyncio.shield(self._loading[table_id])

    def _is_at_hand(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        return table is not None and not table.is_gone

    def _note_loaded(self, table_id: str, task: asyncio.Task[QueuedTable]) -> None:
        """All who waited may have gone. To ask for the exception says that it is no news to anybody."""
        self._loading.pop(table_id, None)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str) -> QueuedTable:
        broken = self._tables.get(table_id)
        if broken is not None:
            await broken.stop()
        stored = await self.services.store.load(table_id)
        if stored is None:
            raise Cannot("no-table", "there is no table with this id")
        ledger = ledger_of(stored.entries)
        past = _past(ledger, stored)
        if past is not None:
            table = self._tables[table_id] = QueuedTable(table_id, ledger, None, self.services, past)
            return table
        live = await self._playable(ledger, stored)
        if live is not None and live.state.outcome is None:
            await self._note_pause(table_id, ledger, live)
        table = self._tables[table_id] = QueuedTable(table_id, ledger, live, self.services)
        table.wake()
        return table

    async def _playable(self, ledger: Ledger, stored: Stored) -> LiveGame | None:
        """The game under way. Raises Cannot if it has to wait for the rules that it began with."""
        title = game_of(ledger.created.game).title
        try:
            await ledger.lay_out()
            return await self._live(ledger, stored)
        except OldRules as error:
            raise Cannot("old-game", f"this table waits for the rules that it began with: {error}") from None
        except DrachenhortError as error:
            raise Cannot(
                "old-game", f"this table was played by rules that are no longer those of {title}: {error}"
            ) from None

    async def _live(self, ledger: Ledger, stored: Stored) -> LiveGame | None:
        """The game under way: long ones are gone through in slices."""
        if ledger.started is None:
            return None
        live = None
        if stored.snapshot is not None:
            live = live_from_snapshot(ledger, stored.entries, stored.snapshot)
        if live is not None and stored.snapshot is not None:
            await self.services.slices.run(follow_from(live, stored.entries[stored.snapshot.entries :]))
            return live
        live = begin(ledger, ledger.started)
        await self.services.slices.run(follow_log(live, stored.entries))
        return live

    async def _note_pause(self, table_id: str, ledger: Ledger, live: LiveGame) -> None:
        """No clock has run while the server was down. Once for each restart: loaded again, the log says it."""
        gap = Gap(self._last_alive, self._up_since) if self._places is None else self._places.gap(table_id)
        pause = gap.since - max(gap.left, ledger.changed)
        if ledger.created.clock.kind == "none" or ledger.paused is not None or pause <= 0:
            return
        resumed = log.Resumed(self.now(), pause)
        await append(self.services.store, table_id, ledger.entries, [resumed])
        ledger.add(resumed)
        live.delay(pause)

    async def rematch(self, table: QueuedTable, person: Person, address: str | None = None) -> str:
        """The same game at a new table, where everybody's seat is kept for them: for all who ask the same one."""

        async def make(setup: TableSetup, kept: dict[int, str]) -> str:
            return (await self.create(person, setup, table.id, kept, address)).id

        return await table.do(seating.rematch, person.id, make)

    # All tables.

    async def resume(self) -> None:
        """After a start: every running table goes on, one after the other, while people already come in.

        Of several servers each has its own, and others come and go as the servers do.
        """
        self._up_since = self.now()
        last = await self.services.store.last_alive()
        self._last_alive = self._up_since if last is None else last
        self._keepers.append(asyncio.create_task(self._keep()))
        self._keepers.append(asyncio.create_task(self._keep_histories()))
        if self._places is not None:
            await self._places.settle(self)

    def take_up(self, running: list[str], unkept: list[str]) -> None:
        """They have come from another server, or nobody has seen to them for a while."""
        self._keepers[:] = [keeper for keeper in self._keepers if not keeper.done()]
        self._keepers.append(asyncio.create_task(self._go_on_with(running, unkept)))

    async def _go_on_with(self, running: list[str], unkept: list[str]) -> None:
        for table_id in running:
            await self._bring_back(table_id)
        await self._keep_all(unkept, KEEPING_RESTS)

    async def put_down(self, is_meant: Callable[[str], bool]) -> None:
        """They go to another server, and whoever is there is told to come again. Nobody finds them here any more."""
        waiting = [done for tables in (self._begun, self._loading) for name, done in tables.items() if is_meant(name)]
        await asyncio.gather(*waiting, return_exceptions=True)
        leaving = [self._tables.pop(name) for name in list(self._tables) if is_meant(name)]
        await asyncio.gather(*(table.move_away() for table in leaving))

    async def asked_elsewhere(self, table_id: str) -> list[int]:
        """The seats that have to decide at a running table of another server, by what is stored."""
        stored = await self.services.store.load(table_id)
        if stored is None:
            return []
        ledger = ledger_of(stored.entries)
        live = await self._playable(ledger, stored)
        return [] if live is None else [decision.seat for decision in live.state.pending]

    async def close(self) -> None:
        """Everything begun is finished; the tables go on after the next start."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        # The next start may be that of a version with other rules.
        with suppress(TimeoutError):
            async with asyncio.timeout(KEEPING_PATIENCE):
                await self._keep_all(self._unkept(), rest=0)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        self._tables.clear()
        await self._note_alive()

    async def _keep(self) -> None:
        """Brings running tables back, says every few seconds that the server is up, and puts idle tables away.

        The first note is written when all are back: should the server go down before, the clocks of the others still count
        the whole time as down.
        """
        if self._places is None:
            for table_id in await self.services.store.running():
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

    async def _keep_histories(self) -> None:
        """Keeps what finished games have shown: first those from before, then whatever ends, one after the other."""
        waiting = await self.services.store.unkept() if self._places is None else []
        while True:
            await self._keep_all(waiting, KEEPING_RESTS)
            await asyncio.sleep(HEARTBEAT)
            waiting = self._unkept()

    def _unkept(self) -> list[str]:
        return [name for name, table in self._tables.items() if table.is_unkept and name not in self._cannot_be_kept]

    async def _keep_all(self, waiting: list[str], rest: float) -> None:
        for table_id in waiting:
            try:
                table = await self.find(table_id)
                if table.is_unkept:
                    await table.keep_history(rest)
            except (Cannot, StoreError) as reason:
                LOG.warning("a finished game cannot be kept: %s", reason)
            except Exception:
                LOG.exception("a finished game cannot be kept")
                self._cannot_be_kept.add(table_id)

    async def _note_alive(self) -> None:
        try:
            await self.services.store.alive(self.now())
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


def _past(ledger: Ledger, stored: Stored) -> History | None:
    """What is kept of a finished game. If a language has come since, it is told anew, as long as its rules are here."""
    if stored.history is None:
        return None
    past = decode_history(stored.history)
    return None if past.has_to_learn(LANGUAGES) and ledger.can_be_played else past
