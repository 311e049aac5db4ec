"""Whole streams compared: two tables that look the same to somebody, where everything they cannot know is different.

Both are played on in step. In parts of a choice that nobody else can know of, the two tables go their own ways, with more
acts here than there; what others can see is the same at both. As long as the tables look the same to that somebody, every
byte they are sent must be the same: how many frames, of which sizes, with which versions and clocks.
"""

import itertools
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.kit.positions import position
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import Saved, Snapshot
from drachenhort.server.wire.allowance import Allowance
from drachenhort.server.wire.connection import Connection
from drachenhort.server.wire.link import Visitor
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.house import Inn, MemoryStore

HiddenSwap = Callable[[State, int, Rng], State]
STEPS = 8
CLOCKS = [Clock("decision", seconds=60), Clock("game", seconds=900, increment=5), Clock("days", days=1)]
START = 1_000_000
ONE_STEP = 7_000
ONE_PART = 900


class Told(AssertionError):
    """Somebody was sent something that tells what they cannot know."""


class Tally:
    """How much there was to compare."""

    def __init__(self) -> None:
        self.swaps = 0
        self.different = 0  # Tables that really were different.
        self.frames = 0
        self.parts = 0  # Acts of which the other table had none, or that nobody else could know of.
        self.turned_up = 0  # What was hidden came to light, so that the tables differ rightly from there on.


class Line(Protocol):
    """One person's connection to the server."""

    async def send(self, **message: object) -> None: ...

    def frames(self, table: str) -> list[bytes]:
        """What came about a table since this was last asked."""
        ...


class Place(Protocol):
    """A server: in memory, or behind real sockets."""

    time: int

    def store(self, table: str, entries: list[log.AnyEntry], snapshot: Snapshot) -> None:
        """As if a table had been left like this."""
        ...

    async def line(self, person: str) -> Line: ...

    async def done(self, line: Line) -> None:
        """Until the server has done all that was sent over this line."""
        ...

    async def arrived(self, lines: list[Line]) -> None:
        """Until all that the server has sent over these lines is here."""
        ...


class World:
    """One of the two tables, as the server has it and as the test follows it."""

    def __init__(self, place: Place, table: str, state: State, lines: list[Line], eyes: int) -> None:
        self.place = place
        self.table = table
        self.state = state
        self.state.is_logging = True
        self.state.take_events()
        self.lines = lines  # One for each seat, and one for somebody who looks on.
        self.eyes = eyes
        self._versions = [0] * len(lines)
        self._acts = [itertools.count() for _ in lines]
        self._heard: list[bytes] = []

    async def act(self, seat: int, actions: list[int]) -> None:
        await self.read(seat)
        first, *others = actions
        message = {"seat": seat, "version": self._versions[seat], "action": first, "then": others}
        await self.lines[seat].send(type="act", table=self.table, id=f"act {next(self._acts[seat])}", **message)
        for action in actions:
            self.state.apply(seat, action)
        await self.place.done(self.lines[seat])

    async def listen(self) -> list[bytes]:
        """What those eyes were sent since this was last asked, with the same name for both tables."""
        await self.read(self.state.seats if self.eyes == WATCHER else self.eyes)
        heard, self._heard = self._heard, []
        return heard

    async def read(self, *numbers: int) -> None:
        """What these lines were sent; without numbers all of them. Nobody may have been refused anything."""
        which = numbers or range(len(self.lines))
        await self.place.arrived([self.lines[number] for number in which])
        for number in which:
            for data in self.lines[number].frames(self.table):
                frame = msgspec.json.decode(data)
                assert frame["type"] in ("view", "moved", "room"), f"what should count did not: {frame}"
                self._versions[number] = frame.get("version", self._versions[number])
                if number == (self.state.seats if self.eyes == WATCHER else self.eyes):
                    self._heard.append(data.replace(self.table.encode(), b"table"))

    def seen(self) -> bytes:
        """What the rules let those eyes see: the table, and what happened since this was last asked."""
        events = [event.to_json() for event in self.state.take_events() if event.is_for(self.eyes)]
        return msgspec.json.encode([self.state.view(self.eyes).to_json(), events])


class Pair(NamedTuple):
    """The two tables, and who looks on."""

    game: Game
    parts: list[int]
    one: World
    other: World

    async def compare(self, rng: Rng, tally: Tally) -> None:
        await self._heard(tally)
        for step in range(1, STEPS + 1):
            start = START + step * ONE_STEP
            if self.one.state.outcome is not None or self.other.state.outcome is not None:
                return
            seats = sorted(decision.seat for decision in self.one.state.pending)
            if not await self._step(seats[rng.below(len(seats))], start, rng, tally):
                return
            if not await self._heard(tally):
                return

    async def _heard(self, tally: Tally) -> bool:
        """Compares what was sent; whether the tables still look the same.

        That events tell nobody what they may not know is the conformance kit's matter: where they differ, something has
        come to light. Even then somebody moves as often at both tables.
        """
        mine, theirs = await self.one.listen(), await self.other.listen()
        looks_the_same = self.one.seen() == self.other.seen()
        if _moves(mine) != _moves(theirs) or (looks_the_same and mine != theirs):
            raise Told(f"{self.game.id}, eyes {self.one.eyes}: {difference(mine, theirs)}")
        tally.frames += len(mine)
        tally.turned_up += not looks_the_same
        return looks_the_same

    async def _step(self, seat: int, start: int, rng: Rng, tally: Tally) -> bool:
        """One choice of a seat; False if there is none that both tables allow."""
        if seat != self.one.eyes and (self._goes_on(self.one.state, seat) or self._goes_on(self.other.state, seat)):
            for world in (self.one, self.other):
                tally.parts += await self._choose_in_parts(world, seat, start, rng)
            return True
        here, there = self.one.state.decision_of(seat), self.other.state.decision_of(seat)
        assert here is not None and there is not None, "both tables ask the same seats"
        common = [action for action in here.legal if there.allows(action)]
        if not common:
            return False
        action = common[rng.below(len(common))]
        for world in (self.one, self.other):
            world.place.time = start
            await world.act(seat, [action])
        return True

    def _goes_on(self, state: State, seat: int) -> bool:
        """Whether this seat has another part of a choice to make."""
        decision = state.decision_of(seat)
        return decision is not None and decision.kind in self.parts

    async def _choose_in_parts(self, world: World, seat: int, start: int, rng: Rng) -> int:
        """Part after part, as one act or as several. The last act is at the same time at both tables."""
        parts: list[int] = []
        twin = world.state.copy()
        twin.is_logging = True
        while not parts or (self._goes_on(twin, seat) and not twin.events):
            decision = twin.decision_of(seat)
            if decision is None or decision.kind not in self.parts:
                return 0
            parts.append(decision.nth(rng.below(decision.count())))
            twin.apply(seat, parts[-1])
        if rng.below(2) and self.game.parts:
            world.place.time = start
            await world.act(seat, parts)
            return 1
        for number, part in enumerate(parts):
            world.place.time = start - (len(parts) - 1 - number) * ONE_PART
            await world.act(seat, [part])
        return len(parts)


def _moves(frames: list[bytes]) -> int:
    return sum(frame.startswith(b'{"type":"moved"') for frame in frames)


def difference(mine: list[bytes], theirs: list[bytes]) -> str:
    """Where the first frames that are not the same begin to differ."""
    for here, there in itertools.zip_longest(mine, theirs, fillvalue=b""):
        if here != there:
            place = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
            return f"...{here[max(0, place - 60) : place + 60]!r} instead of {there[max(0, place - 60) : place + 60]!r}"
    return "nothing"


async def compare_streams(
    place: Place,
    game: Game,
    swap: HiddenSwap,
    numbers: range,
    again: int = 1,
    parts: list[int] | None = None,
) -> Tally:
    """So many swaps, for every seat and somebody who looks on in turn. Raises Told at the first byte that is different.

    `parts` are the kinds of decisions that others cannot know of, if not those that the game names itself.
    """
    tally = Tally()
    hidden = game.parts if parts is None else parts
    people = [*[f"p{seat}" for seat in range(game.max_seats)], "watcher"]
    lines = [await place.line(person) for person in people]
    for number in numbers:
        rng = Rng.from_seed(f"streams {number}")
        state = position(game, f"streams {number}")
        audience = [*range(state.seats), WATCHER]
        eyes = audience[number % len(audience)]
        swapped = state
        for _ in range(again):
            swapped = swap(swapped, eyes, rng)
        tally.swaps += 1
        tally.different += swapped.text() != state.text()
        seated = [*lines[: state.seats], lines[-1]]
        worlds: list[World] = []
        for name, there in (("one", state), ("two", swapped)):
            table = f"{game.id[:8]}-{number:08}-{name}"
            place.time = START
            place.store(table, *_left(game, there, number))
            worlds.append(World(place, table, game.load(there.text()), seated, eyes))
        for world in worlds:
            for line in seated:
                await line.send(type="enter", table=world.table)
                await place.done(line)
        await Pair(game, hidden, *worlds).compare(rng, tally)
        for world in worlds:
            await world.read()
            for line in seated:
                await line.send(type="leave", table=world.table)
                await place.done(line)
            await place.arrived(seated)
            for line in seated:
                line.frames(world.table)
    return tally


def _left(game: Game, state: State, number: int) -> tuple[list[log.AnyEntry], Snapshot]:
    """A table at this position, where somebody sits in every seat and all who have to decide have just been asked."""
    options = msgspec.convert(_options(state), OptionValues)
    seats = [SeatPlan("open")] * state.seats
    clock = CLOCKS[number % len(CLOCKS)]
    entries: list[log.AnyEntry] = [log.Created(START, game.id, game.rules_version, options, seats, clock, False, "p0")]
    entries += [log.Sat(START, seat, f"p{seat}", f"P{seat}") for seat in range(state.seats)]
    entries.append(log.Started(START, "a seed", "salt"))
    asked = [(decision.seat, 0, START) for decision in state.pending]
    return entries, Snapshot(len(entries), msgspec.json.encode(Saved(state.text(), asked)))


def _options(state: State) -> object:
    return state.view(WATCHER).to_json()["options"]


# A server in memory: faster, and without a socket in between.


class Whisper:
    """One person's connection."""

    def __init__(self, inn: Inn, person: str) -> None:
        self._inn = inn
        self._frames: dict[str, list[bytes]] = {}
        visitor = Visitor(person, person.upper())
        self._connection = Connection(inn.tables, visitor, Allowance(1e9, 1e9), self._take, lambda: None)

    def _take(self, data: bytes) -> None:
        self._inn.delivered += 1
        table = msgspec.json.decode(data).get("table", "")
        self._frames.setdefault(table, []).append(data)

    async def send(self, **message: object) -> None:
        self._connection.receive(msgspec.json.encode(message))

    def frames(self, table: str) -> list[bytes]:
        return self._frames.pop(table, [])


class Room:
    """A server without sockets."""

    def __init__(self, inn: Inn) -> None:
        self._inn = inn

    @property
    def time(self) -> int:
        return self._inn.time

    @time.setter
    def time(self, time: int) -> None:
        self._inn.time = time

    def store(self, table: str, entries: list[log.AnyEntry], snapshot: Snapshot) -> None:
        put(self._inn.store, table, entries, snapshot)

    async def line(self, person: str) -> Line:
        whisper = Whisper(self._inn, person)
        await whisper.send(type="hello", protocol=PROTOCOL, lang="en")
        return whisper

    async def done(self, line: Line) -> None:
        await self._inn.rest()

    async def arrived(self, lines: list[Line]) -> None:
        """It comes as it is sent."""


def put(store: MemoryStore, table: str, entries: list[log.AnyEntry], snapshot: Snapshot) -> None:
    store.logs[table] = [log.encode_entry(entry) for entry in entries]
    store.snapshots[table] = snapshot


async def compare_in_memory(game: Game, swap: HiddenSwap, count: int, again: int = 1) -> Tally:
    return await compare_streams(Room(Inn()), game, swap, range(count), again)
