"""A table: its log, the game under way, those who are there, and how to tell them. What can be done at it is beside it."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

from msgspec import UNSET, UnsetType

from drachenhort.core.record import commitment
from drachenhort.games import find
from drachenhort.players.search.forks import Forks, WorthTask
from drachenhort.players.search.quick_games import Tally
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.advice import Hints, Taught
from drachenhort.server.bots.chance import Chance
from drachenhort.server.bots.quick import Quick
from drachenhort.server.bots.trial import SeatWins, TrialPart
from drachenhort.server.store.entries import AnyEntry
from drachenhort.server.store.store import Append, Done, Snapshot, Status, Store, TableRow, until_stored
from drachenhort.server.table.clock import seat_clocks
from drachenhort.server.table.guiding import guide_for
from drachenhort.server.table.history import History
from drachenhort.server.table.ledger import Chair, Ledger
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.options import in_short
from drachenhort.server.table.showing import Showing
from drachenhort.server.table.slices import Slices
from drachenhort.server.table.speech import Speech
from drachenhort.server.table.turns import Turns
from drachenhort.server.wire.fanout import Channel, FanOut
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import ChatLine, Outcome, Room, SeatClock, SeatInfo, ServerMessage, TableInfo, encode


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str, rules: int | None = None) -> int:
        """What a bot of this level does, by today's rules or those of this version."""
        ...

    async def hint(self, game: str, position: str, seat: int, seed: str, rules: int | None = None) -> Hints:
        """What the strongest bot finds best, and why."""
        ...

    async def teach(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None, before: str = ""
    ) -> Taught | None:
        """What a coach says before a decision; `before` is the position after the seat had last decided, if it is known."""
        ...

    async def evaluate(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None
    ) -> list[Chance] | None:
        """How good the strongest bot finds each action, the best first; None if nobody has time for it."""
        ...

    async def play_games(self, quick: Quick) -> Tally | None:
        """How these games ended, or as many of them as there was time for; None if there was none."""
        ...

    async def try_out(self, part: TrialPart) -> SeatWins | None:
        """Who won these games, dealt anew; or as many of them as there was time for, None if there was none."""
        ...

    async def read_variant(self, text: str) -> list[tuple[int, str]] | None:
        """What is wrong with a variant, each mistake with its line; None if nobody has time to try it out."""
        ...

    async def price(self, task: WorthTask) -> Forks | None:
        """What a creature did in these games; or in as many of them as there was time for, None if there was none."""
        ...


class Counters:
    """What happened at all tables of this process, for the metrics."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.late = 0


class Services(NamedTuple):
    """What all tables of a server share."""

    store: Store
    fanout: FanOut
    bots: Thinker
    now: Callable[[], int]  # Milliseconds since the beginning of 1970.
    counters: Counters
    slices: Slices
    leisure: float = 0.0
    """Seconds a bot waits before it thinks, at a table where only bots play: nobody waits for them."""
    moment: float = 0.0
    """Seconds a bot takes for a hard choice, at least, at a table with others: people follow a game better so."""


class UndoAsked:
    """Somebody wants to take an act back; those who have agreed. A restart forgets it: one asks again."""

    def __init__(self, person: str) -> None:
        self.person: Final = person
        self.agreed = {person}


class Table:
    """One table. It is changed only by what has its turn: one thing after the other."""

    def __init__(
        self,
        table_id: str,
        ledger: Ledger,
        live: LiveGame | None,
        past: History | None,
        services: Services,
        turns: Turns,
    ) -> None:
        self.id: Final = table_id
        self.ledger: Final = ledger
        self.live = live
        self.past = past
        """What the finished game has shown, once that is kept. A game that is loaded with it needs no rules any more."""
        self.services: Final = services
        self.links: Final[list[Link]] = []
        self.guide: Final = guide_for(ledger)
        speech = Speech(ledger.created.game, ledger.options, ledger.chairs, self.guide, ledger.variation)
        self.showing: Final = Showing(table_id, speech)
        self.undo: UndoAsked | None = None
        self.record: str | None = None
        """The record of the finished game, once somebody has asked for it."""
        self.chat: deque[ChatLine] | None = None  # What was said last; read when somebody comes in.
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.advising: Final[dict[Link, asyncio.Task[None]]] = {}
        self.coaching: Final[dict[Link, asyncio.Task[None]]] = {}
        self.left_at: Final[dict[int, str]] = {}
        """The position after a seat that has a coach had last decided. A restart forgets it: the coach says less once."""
        self.alarm: asyncio.TimerHandle | None = None
        self.turns: Final = turns

    def cease(self) -> list[asyncio.Task[None]]:
        """No clock runs and no bot thinks here any more. Those that were thinking are returned, to be waited for."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        tasks = [*self.thinking.values(), *self.advising.values(), *self.coaching.values()]
        for task in tasks:
            task.cancel()
        return tasks

    # What it is.

    @property
    def status(self) -> Status:
        if self.ledger.is_closed:
            return "closed"
        if self.live is None:
            return "open" if self.past is None else "over"
        return "running" if self.live.state.outcome is None else "over"

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to be looked at."""
        return self.live is not None or self.past is not None

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is there, so that nothing goes on; where people have days to decide it goes on without them."""
        return not self.links and self.ledger.created.clock.kind != "days"

    def playing(self) -> LiveGame:
        """The game under way."""
        if self.live is not None and self.live.state.outcome is None:
            return self.live
        if self.has_begun:
            raise Cannot("over", "the game is over; a rematch starts another")
        raise Cannot("not-started", "the game has not begun; the host starts it when every seat is taken")

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
        dealt = started if started is not None and started.position is None else None
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
            commitment=None if dealt is None else commitment(dealt.seed, dealt.salt),
            seed=dealt.seed if dealt is not None and is_over else None,
            salt=dealt.salt if dealt is not None and is_over else None,
            previous=created.previous if for_player else None,
            rematch=self.ledger.rematch if for_player else None,
            undo=None if self.undo is None else self.undo.person,
            is_resting=not is_over and self.ledger.are_all_idle,
            changes=self.ledger.changes,
            ended=self.ledger.acted if is_over else None,
            outcome=self._outcome(),
            rules=self._other_rules(),
            is_prepared=started is not None and dealt is None,
            origin=created.origin if for_player else None,
            is_guided=created.guide is not None,
            variant=created.varies,
        )

    def _other_rules(self) -> int | UnsetType:
        """Their version, if they are not today's: then actions may have other codes."""
        live = self.live
        if live is None or live.game.variation is not None or live.game is find(live.game.id):
            return UNSET
        return live.game.rules_version

    def _outcome(self) -> Outcome | None:
        if self.past is not None:
            return self.past.outcome
        found = None if self.live is None else self.live.state.outcome
        return None if found is None else Outcome(found.ending, found.scores, found.winners)

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
        """Returns when it is on the disk; nobody may be told of it before. With `is_listed` lists show the change too."""
        await until_stored(partial(self.write_down, entries, is_listed, None))

    def write_down(self, entries: Sequence[AnyEntry], is_listed: bool, snapshot: Snapshot | None, done: Done) -> None:
        """The same for those who do not wait."""
        first = self.ledger.entries
        for entry in entries:
            self.ledger.add(entry)
        row = self.row() if is_listed else None
        self.services.store.append(Append(self.id, first, entries, row, snapshot, done))

    async def entries(self) -> list[AnyEntry]:
        """The whole log."""
        stored = await self.services.store.load(self.id)
        assert stored is not None, "a table that is open is in the store"
        return stored.entries

    # Telling.

    def tell(self, message: ServerMessage) -> None:
        """To everybody who looks on."""
        data = encode(message)
        for channel in self.services.fanout.channels(self.id):
            self.services.fanout.send(channel, data)

    def tell_room(self) -> None:
        """Who is there and how it stands with the table, to everybody."""
        clocks = self.clocks() or UNSET
        rooms = [encode(Room(self.id, self.info(for_player=is_player), clocks=clocks)) for is_player in (False, True)]
        for channel in self.services.fanout.channels(self.id):
            self.services.fanout.send(channel, rooms[1 if channel.is_player else 0])

    def let_go(self, link: Link) -> None:
        """Nothing is told there any more."""
        self.links.remove(link)
        self.services.fanout.stop(link.channel, link.send_bytes)
        if not self.links:
            self.showing.forget()
            if self.live is not None:
                self.live.forget()

    def show_as(self, link: Link, wanted: int | None) -> bool:
        """From now on the link is shown what this seat sees; False if it was already."""
        channel = self.channel_for(link, wanted)
        is_other = channel.seat != link.channel.seat
        if channel != link.channel:
            self.services.fanout.stop(link.channel, link.send_bytes)
            link.channel = channel
            self.services.fanout.listen(link.channel, link.send_bytes)
        return is_other

    def channel_for(self, link: Link, seat: int | None) -> Channel:
        """What a link listens to while it is shown what this seat sees."""
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
