"""What all that happens at a table works on: its log, the game under way, those who are there, and how to tell them."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

from msgspec import UNSET

from drachenhort.core.record import commitment
from drachenhort.server.entries import AnyEntry
from drachenhort.server.errors import Cannot
from drachenhort.server.messages import ChatLine, Room, SeatClock, SeatInfo, ServerMessage, TableInfo, encode
from drachenhort.server.moves.clock import seat_clocks
from drachenhort.server.moves.fanout import Channel, FanOut
from drachenhort.server.moves.ledger import Chair, Ledger
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Live
from drachenhort.server.moves.showing import Showing
from drachenhort.server.moves.turns import Job, Turns
from drachenhort.server.slices import Slices
from drachenhort.server.speech import Speech
from drachenhort.server.store import Done, Snapshot, Status, Store, TableRow, durable
from drachenhort.server.table_options import in_short


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> int: ...


class Counters:
    """What happened at all tables of this process, for the metrics."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.late = 0


class House(NamedTuple):
    """What a table needs from around it."""

    store: Store
    fanout: FanOut
    bots: Thinker
    now: Callable[[], int]  # Milliseconds since the beginning of 1970.
    counters: Counters
    slices: Slices
    leisure: float = 0.0
    """Seconds a bot waits before it thinks, at a table where only bots play: nobody waits for them."""


class UndoAsked:
    """Somebody wants to take an act back; those who have agreed. A restart forgets it: one asks again."""

    def __init__(self, person: str) -> None:
        self.person: Final = person
        self.agreed = {person}


class Desk:
    """One table. Everything here is done in its turn, one thing after the other."""

    def __init__(
        self, table_id: str, ledger: Ledger, live: Live | None, house: House, turns: Turns, post: Callable[[Job], None]
    ) -> None:
        self.id: Final = table_id
        self.ledger: Final = ledger
        self.live = live
        self.house: Final = house
        self.links: Final[list[Link]] = []
        self.showing: Final = Showing(table_id, Speech(ledger.created.game, ledger.options(), ledger.chairs))
        self.undo: UndoAsked | None = None
        self.record: str | None = None
        """The record of the finished game, once somebody has asked for it."""
        self.chat: deque[ChatLine] | None = None  # What was said last; read when somebody comes in.
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.advising: Final[dict[Link, asyncio.Task[None]]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.turns: Final = turns
        self.post: Callable[[Job], None] = post

    def cease(self) -> list[asyncio.Task[None]]:
        """No clock runs and no bot thinks here any more. Those that were thinking are returned, to be waited for."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        tasks = [*self.thinking.values(), *self.advising.values()]
        for task in tasks:
            task.cancel()
        return tasks

    # What it is.

    @property
    def status(self) -> Status:
        if self.ledger.is_closed:
            return "closed"
        if self.live is None:
            return "open"
        return "running" if self.live.state.outcome is None else "over"

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is there, so that nothing goes on; where people have days to decide it goes on without them."""
        return not self.links and self.ledger.created.clock.kind != "days"

    def playing(self) -> Live:
        """The game under way."""
        if self.live is None:
            raise Cannot("not-started", "the game has not begun; the host starts it when every seat is taken")
        if self.live.state.outcome is not None:
            raise Cannot("over", "the game is over; a rematch starts another")
        return self.live

    def chair_of(self, person: str, seat: int) -> Chair:
        """This person's seat."""
        if seat >= len(self.ledger.chairs) or self.ledger.chairs[seat].person != person:
            own = ", ".join(str(seat + 1) for seat in self.ledger.seats_of(person)) or "none"
            raise Cannot("not-your-seat", f"seat {seat + 1} is not yours; yours here: {own}")
        return self.ledger.chairs[seat]

    def info(self, *, for_player: bool = False) -> TableInfo:
        """The table as all may know it. Where they played before and play again is for those who play here."""
        created, started = self.ledger.created, self.ledger.started
        is_over = self.status == "over"
        here = {link.person for link in self.links}
        return TableInfo(
            id=self.id,
            game=created.game,
            options=created.options,
            seats=[_seat_info(chair, here) for chair in self.ledger.chairs],
            clock=created.clock,
            is_public=created.is_public,
            status=self.status,
            host=created.host,
            created=created.at,
            watchers=sum(not self.ledger.seats_of(person) for person in here),
            version=self.ledger.versions.shared,
            commitment=None if started is None else commitment(started.seed, started.salt),
            seed=started.seed if started is not None and is_over else None,
            salt=started.salt if started is not None and is_over else None,
            previous=created.previous if for_player else None,
            rematch=self.ledger.rematch if for_player else None,
            undo=None if self.undo is None else self.undo.person,
            is_resting=not is_over and self.ledger.are_all_idle,
        )

    def row(self) -> TableRow:
        created = self.ledger.created
        people = list(dict.fromkeys([created.host, *self.ledger.people()]))
        summary = encode(in_short(self.info()))
        return TableRow(
            self.id, created.game, created.is_public, self.status, created.at, self.ledger.changed, people, summary
        )

    def clocks(self) -> list[SeatClock]:
        asked = {} if self.live is None or self.ledger.are_all_idle else self.live.asked
        return seat_clocks(self.ledger.created.clock, self.ledger.chairs, asked)

    # Writing down.

    async def write(self, entries: Sequence[AnyEntry], *, is_listed: bool = True) -> None:
        """Makes it durable. Nobody may hear of it before. With `is_listed` lists show the change too."""
        await durable(partial(self.write_down, entries, is_listed, None))

    def write_down(self, entries: Sequence[AnyEntry], is_listed: bool, snapshot: Snapshot | None, done: Done) -> None:
        """The same for those who do not wait."""
        first = self.ledger.entries
        for entry in entries:
            self.ledger.add(entry)
        self.house.store.append(self.id, first, entries, self.row() if is_listed else None, snapshot, done)

    async def entries(self) -> list[AnyEntry]:
        """The whole log."""
        stored = await self.house.store.load(self.id)
        assert stored is not None, "a table that is open is in the store"
        return stored.entries

    # Telling.

    def tell(self, message: ServerMessage) -> None:
        """To everybody who looks on."""
        data = encode(message)
        for channel in self.house.fanout.channels(self.id):
            self.house.fanout.send(channel, data)

    def tell_room(self) -> None:
        """Who is there and how it stands with the table, to everybody."""
        clocks = self.clocks() or UNSET
        rooms = [encode(Room(self.id, self.info(for_player=is_player), clocks=clocks)) for is_player in (False, True)]
        for channel in self.house.fanout.channels(self.id):
            self.house.fanout.send(channel, rooms[1 if channel.is_player else 0])

    def let_go(self, link: Link) -> None:
        """Nothing is told there any more."""
        self.links.remove(link)
        self.house.fanout.stop(link.channel, link.send_bytes)
        if not self.links:
            self.showing.forget()
            if self.live is not None:
                self.live.forget()

    def place(self, link: Link, wanted: int | None) -> bool:
        """Shows the table through this seat's eyes from now on; False if it did already."""
        channel = self.channel_for(link, wanted)
        is_other = channel.seat != link.channel.seat
        if channel != link.channel:
            self.house.fanout.stop(link.channel, link.send_bytes)
            link.channel = channel
            self.house.fanout.listen(link.channel, link.send_bytes)
        return is_other

    def channel_for(self, link: Link, seat: int | None) -> Channel:
        """What a link listens to, when it shows the table through these eyes."""
        return link.channel._replace(seat=seat, is_player=self.is_player(link.person))

    def is_player(self, person: str) -> bool:
        """Whether somebody plays here, or set the table up."""
        return person == self.ledger.created.host or bool(self.ledger.seats_of(person))

    def own_seat(self, link: Link) -> int | None:
        """The seat a link shows by itself: the person's only one. Of several, one has to be handed the device."""
        seats = self.ledger.seats_of(link.person)
        return seats[0] if len(seats) == 1 else None


def _seat_info(chair: Chair, here: set[str]) -> SeatInfo:
    kind = chair.kind
    return SeatInfo(
        kind,
        chair.person,
        chair.name or None,
        chair.plan.level if kind == "bot" else None,
        chair.person in here,
        kind != "bot" and chair.is_bot_playing,
    )
