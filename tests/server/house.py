"""A house for tests: a store in memory, bots that answer at once, a clock that is set by hand, and visitors to talk to."""

import asyncio
import copy
import itertools
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, partial, wraps
from typing import ParamSpec

import msgspec

from drachenhort.core.delta import with_changes
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.facts import facts_of
from drachenhort.players.levels import STRONGEST, thinking_for
from drachenhort.players.reasons.advice import advise
from drachenhort.players.registry import make_player, quick_player
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.forks import Forks, WorthTask
from drachenhort.players.search.quick_games import Tally
from drachenhort.review.review import Reviewed, Task
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan, TableSetup
from drachenhort.server.bots.advice import Hints, Taught, hints_of
from drachenhort.server.bots.chance import Chance
from drachenhort.server.bots.quick import Quick
from drachenhort.server.bots.trial import SeatWins, TrialPart
from drachenhort.server.bots.worker import Answer, Job, answer
from drachenhort.server.bots.worker import mistakes_in as read_mistakes
from drachenhort.server.store.entries import Said, decode_entry, encode_entry
from drachenhort.server.store.store import (
    LINES_KEPT,
    PUSH_DEVICE,
    Append,
    Done,
    Erasure,
    Person,
    Places,
    Snapshot,
    Status,
    Stored,
    StoreError,
    TableRow,
    until_stored,
)
from drachenhort.server.table import seating
from drachenhort.server.table.slices import Slices
from drachenhort.server.table.table import Counters, Services
from drachenhort.server.table.tables import Tables
from drachenhort.server.wire.allowance import Allowance
from drachenhort.server.wire.connection import Connection
from drachenhort.server.wire.fanout import LocalFanOut
from drachenhort.server.wire.link import Visitor
from drachenhort.server.wire.messages import PROTOCOL, ChatLine, SeatClock, TableInfo

Message = dict[str, Json]
NO_CLOCK = Clock()
BRIEFLY = 0.02
"""Seconds that an evaluation takes."""
A_FEW = 60
"""Playouts of a hint: the same on every machine, so that the protocol's example is."""
FEW_PLAYOUTS = 20
"""For each choice of a review."""
Given = ParamSpec("Given")


async def idle() -> None:
    """Until nothing is about to be done in this loop, or something in it comes to no end.

    What asyncio would run next it keeps to itself, and counting turns instead takes ten times as long. Timers that are due
    are noticed in the turn after.
    """
    about_to_run = vars(asyncio.get_running_loop())["_ready"]
    quiet = 0
    for _ in range(25):
        await asyncio.sleep(0)
        quiet = 0 if about_to_run else quiet + 1
        if quiet == 3:
            return


def scene(test: Callable[Given, Coroutine[None, None, None]]) -> Callable[Given, None]:
    """A test that runs in a loop of its own."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class MemoryStore:
    """Everything in dictionaries. While `is_broken` every write fails, while `is_held` writes wait."""

    places: Places | None = None

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.histories: dict[str, bytes] = {}
        self.reviews: dict[tuple[str, int], bytes] = {}
        self.people: dict[str, Person] = {}
        self.records: dict[str, bytes] = {}
        self.accounts: dict[str, tuple[bytes | None, int]] = {}
        self.wanted: dict[str, dict[str, bytes]] = {}
        self.lines: dict[str, list[Said]] = {}
        self.up: int | None = None
        self.key = secrets.token_bytes(32)
        self.is_broken = False
        self.is_held = False
        self.failures = 0
        """Of the power: what waits to be written then is lost."""
        self.writes = 0
        self.attempts = 0
        self.heartbeats = 0
        self.probes = 0
        self.reads = 0
        """How many logs were read."""

    def append(self, write: Append) -> None:
        self.attempts += 1
        asyncio.get_running_loop().call_soon(self._unless_held, partial(self._append, write), self.failures)

    def _unless_held(self, write: Callable[[], None], failures: int) -> None:
        if self.failures > failures:
            return
        if self.is_held:
            asyncio.get_running_loop().call_soon(self._unless_held, write, failures)
        else:
            write()

    def _append(self, write: Append) -> None:
        if self.is_broken:
            write.done(StoreError("the disk is full"))
            return
        if write.first != len(self.logs.get(write.table, [])):
            write.done(StoreError(f"entry {write.first} of {write.table} is taken, or the one before it is missing"))
            return
        try:
            encoded = [encode_entry(entry) for entry in write.entries]
        except UnicodeEncodeError as error:
            write.done(StoreError(str(error)))
            return
        self.logs.setdefault(write.table, []).extend(encoded)
        self.writes += 1
        if write.row is not None:
            self.rows[write.table] = write.row
        if write.snapshot is not None:
            self.snapshots[write.table] = write.snapshot
        write.done(None)

    async def load(self, table: str) -> Stored | None:
        self.reads += 1
        await asyncio.sleep(0)
        if table not in self.logs:
            return None
        entries = [decode_entry(entry) for entry in self.logs[table]]
        return Stored(entries, self.snapshots.get(table), self.histories.get(table))

    async def keep(self, table: str, history: bytes) -> None:
        await until_stored(self._small_write)
        self.histories[table] = history

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        await until_stored(self._small_write)
        self.reviews[table, seat] = review

    async def review(self, table: str, seat: int) -> bytes | None:
        return self.reviews.get((table, seat))

    async def unkept(self) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == "over" and row.id not in self.histories]

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        rows = [row for row in self.rows.values() if row.is_public and row.status == status and game in (None, row.game)]
        return sorted(rows, key=lambda row: -row.changed)[:limit]

    async def tables_of(self, person: str, limit: int, *, with_closed: bool = False) -> list[TableRow]:
        rows = [row for row in self.rows.values() if person in row.people and (with_closed or row.status != "closed")]
        return sorted(rows, key=lambda row: -row.changed)[:limit]

    async def set_up_by(self, person: str, since: int) -> list[Status]:
        here = [row for row in self.rows.values() if person in row.people and row.changed >= since]
        rows = [row for row in here if row.status in ("open", "running")]
        return [row.status for row in rows if msgspec.json.decode(row.summary)["host"] == person]

    async def open_among(self, tables: Sequence[str]) -> list[str]:
        return [table for table in tables if table in self.rows and self.rows[table].status == "open"]

    async def running(self) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == "running"]

    async def person(self, person: str) -> Person | None:
        return self.people.get(person)

    async def save_person(self, person: Person) -> None:
        self.people[person.id] = person

    async def account(self, person: str) -> bytes | None:
        return self.accounts.get(person, (None, 0))[0]

    async def keep_account(self, person: str, account: bytes | None, ended: int) -> None:
        await until_stored(self._small_write)
        self.accounts[person] = (account, ended)

    async def ended(self) -> dict[str, int]:
        return {person: ended for person, (_, ended) in self.accounts.items() if ended > 0}

    async def mentions(self, person: str) -> list[TableRow]:
        in_logs = {table for table, entries in self.logs.items() if person.encode() in b"".join(entries)}
        in_chat = {table for table, lines in self.lines.items() if any(line.person == person for line in lines)}
        return [row for table, row in self.rows.items() if table in in_logs | in_chat]

    async def erase(self, erasure: Erasure) -> None:
        await until_stored(self._small_write)
        table = erasure.table
        for number, entry in erasure.entries.items():
            self.logs[table][number] = encode_entry(entry)
        self.histories.pop(table, None)
        if erasure.history is not None:
            self.histories[table] = erasure.history
        self.reviews = {key: review for key, review in self.reviews.items() if key[0] != table}
        self.lines[table] = [line for line in self.lines.get(table, []) if line.person != erasure.person]
        self.rows[table] = erasure.row

    async def record_of(self, person: str) -> bytes | None:
        return self.records.get(person)

    async def keep_record(self, person: str, record: bytes | None) -> None:
        await until_stored(self._small_write)
        if record is None:
            self.records.pop(person, None)
        else:
            self.records[person] = record

    async def pushes(self, person: str) -> dict[str, bytes]:
        return dict(self.wanted.get(person, {}))

    async def keep_push(self, person: str, key: str, data: bytes | None) -> None:
        await until_stored(self._small_write)
        kept = self.wanted.setdefault(person, {})
        if data is None:
            kept.pop(key, None)
        else:
            kept[key] = data

    async def forget_pushes(self, person: str) -> None:
        await until_stored(self._small_write)
        self.wanted.pop(person, None)

    async def pushed(self) -> list[str]:
        return [person for person, kept in self.wanted.items() if any(key.startswith(PUSH_DEVICE) for key in kept)]

    async def alive(self, now: int) -> None:
        self.up = now
        self.heartbeats += 1

    async def say(self, table: str, line: Said) -> None:
        self.attempts += 1
        await until_stored(self._small_write)
        self.writes += 1
        self.lines[table] = [*self.lines.get(table, []), line][-LINES_KEPT:]

    async def chat(self, table: str, most: int) -> list[Said]:
        await asyncio.sleep(0)
        lines = self.lines.get(table, [])
        return lines[max(0, len(lines) - most) :]

    async def probe(self) -> None:
        self.probes += 1
        await until_stored(self._small_write)

    def _small_write(self, done: Done) -> None:
        write = partial(self._finish, done)
        asyncio.get_running_loop().call_soon(self._unless_held, write, self.failures)

    def _finish(self, done: Done) -> None:
        done(StoreError("the disk is full") if self.is_broken else None)

    async def last_alive(self) -> int | None:
        return self.up

    async def secret(self) -> bytes:
        return self.key

    async def close(self) -> None:
        pass


mistakes_in = cache(read_mistakes)
"""Trial games take a while, and of the same variant always end the same way."""


class QuickBots:
    """Bots in this process. While `is_held` they do not come to an end.

    Those that would think for a while do what a quick one does, so that the same comes of it every time.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.is_held = False
        self.are_busy = False
        self.questions = 0
        self.games = 0
        """Quick ones that were asked for."""
        self.reviewed = 0
        self.is_aside = False
        """Whether reviews are made in a thread beside the loop, for a server that is asked other things meanwhile."""

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str, rules: int | None = None) -> int:
        self.asked.append((seat, level))
        quick = quick_player(game) if make_player(game, level).thinks else level
        action = (await self._answer(Job(game, position, seat, quick, seed, rules))).action
        assert action is not None, "the program's own players do what is legal"
        return action

    async def hint(self, game: str, position: str, seat: int, seed: str, rules: int | None = None) -> Hints:
        self.asked.append((seat, STRONGEST))
        await self._hold()
        state = find(game, rules).load(position)
        decision = state.decision_of(seat)
        assert decision is not None, "a hint is asked for when there is something to decide"
        view, policy = state.view(seat), thinking_for(game, BRIEFLY)[0]
        return hints_of(advise(view, decision, policy, facts_of(game), Budget(A_FEW), Rng.from_seed(seed)))

    async def teach(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None, before: str = ""
    ) -> Taught | None:
        self.questions += 1
        if self.are_busy:
            return None
        job = Job(game, position, seat, "", seed, rules, BRIEFLY, wants_lesson=True, before=before)
        return (await self._answer(job)).lesson

    async def evaluate(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None
    ) -> list[Chance] | None:
        self.questions += 1
        if self.are_busy:
            return None
        return (await self._answer(Job(game, position, seat, "", seed, rules, BRIEFLY, wants_chances=True))).chances

    async def play_games(self, quick: Quick) -> Tally | None:
        self.games += quick.games
        if self.are_busy:
            await asyncio.sleep(0.01)
            return None
        ends = (await self._answer(Job(quick.question.game, "", 0, "", "", quick=quick))).ends
        assert ends is not None, "games come to an end"
        return ends.tally()

    async def try_out(self, part: TrialPart) -> SeatWins | None:
        self.games += part.games
        if self.are_busy:
            await asyncio.sleep(0.01)
            return None
        return (await self._answer(Job(part.trial.game, "", 0, "", "", trial=part))).wins

    async def read_variant(self, text: str) -> list[tuple[int, str]] | None:
        self.questions += 1
        await self._hold()
        return None if self.are_busy else mistakes_in(text)

    async def price(self, task: WorthTask) -> Forks | None:
        self.games += task.games
        if self.are_busy:
            await asyncio.sleep(0.01)
            return None
        return (await self._answer(Job("drachenfaust", "", 0, "", "", worth=task))).forks

    async def review(self, task: Task) -> Reviewed | None:
        """With few playouts, and none while they are busy."""
        self.reviewed += 1
        if self.are_busy:
            return None
        job = Job(task.game, "", task.seat, "", "", task=msgspec.structs.replace(task, playouts=FEW_PLAYOUTS))
        found = await asyncio.to_thread(answer, job) if self.is_aside else await self._answer(job)
        return found.reviewed

    async def _answer(self, job: Job) -> Answer:
        await self._hold()
        return answer(job)

    async def _hold(self) -> None:
        await asyncio.sleep(0)
        while self.is_held:
            await asyncio.sleep(0)


class Inn:
    """A server without sockets. Time stands still unless a test lets it pass."""

    def __init__(self, store: MemoryStore | None = None, moment: float = 0.0) -> None:
        self.time = 1_000_000
        self.store = store or MemoryStore()
        self.bots = QuickBots()
        self.fanout = LocalFanOut()
        self.tables = Tables(
            Services(self.store, self.fanout, self.bots, lambda: self.time, Counters(), Slices(), moment=moment)
        )
        self.delivered = 0

    def visitor(self, name: str, lang: str | None = None) -> "Guest":
        return Guest(self, name, lang)

    async def rest(self) -> None:
        """Until nothing comes of anything any more."""
        before = -1
        while before != (before := self.store.writes + len(self.bots.asked) + self.delivered):
            await idle()

    async def restart(self, is_graceful: bool = False, after: int = 0) -> "Inn":
        """The same house later, with nothing but what was stored."""
        if is_graceful:
            await self.tables.close()
        else:
            await self.kill()
        again = Inn(self.store)
        again.time = self.time + after
        await again.tables.resume()
        await again.rest()
        return again

    async def kill(self) -> None:
        """As if the power failed."""
        self.store.failures += 1
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Guest:
    """Somebody with one connection, who knows what was sent to them and keeps their view up to date."""

    numbers = itertools.count()

    def __init__(
        self,
        inn: Inn,
        name: str,
        lang: str | None,
        program_at: tuple[str, int] | None = None,
        allowance: Allowance | None = None,
    ) -> None:
        self.inn = inn
        self.person = Person(name.lower(), name)
        self.got: list[Message] = []
        self.raw: list[bytes] = []
        self.view: dict[str, Json] = {}
        self.version = -1
        self.is_cut = False
        visitor = Visitor(self.person.id, self.person.name, program_at)
        self.connection = Connection(inn.tables, visitor, allowance or Allowance(1e6, 1e6), self._take, self._cut)
        self.say("hello", protocol=PROTOCOL, **({} if lang is None else {"lang": lang}))

    def _take(self, data: bytes) -> None:
        self.inn.delivered += 1
        self.raw.append(data)
        message = msgspec.json.decode(data)
        if "act" in message:
            # It says two things at once; kept as two, so that tests ask in one place whether an act counts.
            self.got.append({"type": "ack", "table": message["table"], "id": message["act"], "version": message["version"]})
        self.got.append(message)
        if message["type"] == "view":
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "moved":
            assert message["version"] == self.version + 1, "no move is left out"
            changed = with_changes(copy.deepcopy(self.view), message["changes"])
            assert isinstance(changed, dict), "a view is an object"
            self.view, self.version = changed, message["version"]

    def _cut(self) -> None:
        self.is_cut = True
        self.connection.close()

    def say(self, kind: str, **fields: Json) -> None:
        self.connection.receive(msgspec.json.encode({"type": kind, **fields}))

    def act(self, table: str, seat: int, action: int, name: str | None = None, version: int | None = None) -> str:
        """Decides, on the version shown here unless told otherwise. The id of the act."""
        act = f"act {next(self.numbers)}" if name is None else name
        on = self.version if version is None else version
        self.say("act", table=table, seat=seat, id=act, version=on, action=action)
        return act

    def forget(self) -> None:
        """What was sent so far is not looked at any more."""
        self.got.clear()
        self.raw.clear()

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.got if message["type"] == kind]

    def last(self, kind: str) -> Message:
        return self.of(kind)[-1]

    @property
    def info(self) -> TableInfo:
        """The table as it was told last."""
        return msgspec.convert(self.last("room")["info"], TableInfo)

    @property
    def clocks(self) -> dict[int, SeatClock]:
        """The clocks by seat, as they were told last."""
        told = next(message for message in reversed(self.got) if "clocks" in message)
        return {clock.seat: clock for clock in msgspec.convert(told["clocks"], list[SeatClock])}

    @property
    def chat(self) -> list[ChatLine]:
        """What had been said when this table was entered, and since."""
        entered = [message["chat"] for message in self.of("room") if "chat" in message]
        lines = msgspec.convert(entered[-1], list[ChatLine]) if entered else []
        return lines + [msgspec.convert(message["line"], ChatLine) for message in self.of("said")]

    @property
    def problem(self) -> tuple[str, str]:
        """The code of the last problem, and its text."""
        problem = self.last("problem")
        return str(problem["code"]), str(problem["text"])

    @property
    def legal(self) -> list[int]:
        legal = self.view["legal"]
        assert isinstance(legal, list), "a view lists what is legal"
        return [int(str(action)) for action in legal]


async def laid(
    inn: Inn,
    people: list[Guest],
    game: str = "drachensachen",
    bots: int = 0,
    options: OptionValues | None = None,
    clock: Clock = NO_CLOCK,
    is_started: bool = True,
) -> str:
    """A table in play: the people sit at it in this order, the first of them as its host, and bots after them."""
    seats = [SeatPlan("me"), *[SeatPlan("open")] * (len(people) - 1), *[SeatPlan("bot", "random")] * bots]
    table = await inn.tables.create(people[0].person, TableSetup(game, seats, options or {}, clock))
    for guest in people[1:]:
        await table.do(seating.sit, guest.person, None, None)
    for guest in people:
        guest.say("enter", table=table.id)
    await inn.rest()
    if is_started:
        await table.do(seating.start, people[0].person.id)
        await inn.rest()
    return table.id


def seat_of(guest: Guest) -> int:
    """The seat whose eyes are shown to somebody."""
    seat = guest.view["seat"]
    assert isinstance(seat, int), "somebody who plays"
    return seat


def asked(people: list[Guest]) -> list[Guest]:
    """Those who have to decide."""
    return [guest for guest in people if guest.view and guest.legal]


async def play(inn: Inn, table: str, people: list[Guest], rng: Rng, most: int | None = None) -> int:
    """People decide by chance, to the end of the game or so many times. How many times it was."""
    acts = 0
    while (most is None or acts < most) and (waiting := asked(people)):
        guest = waiting[rng.below(len(waiting))]
        guest.act(table, seat_of(guest), guest.legal[rng.below(len(guest.legal))])
        acts += 1
        await inn.rest()
    return acts
