"""A table as the rest of the server knows it: one task that does one thing after the other, and the queue before it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from drachenhort.server import messages as wire
from drachenhort.server import playing, seating
from drachenhort.server.desk import Desk, House, Job
from drachenhort.server.errors import Cannot
from drachenhort.server.ledger import Ledger
from drachenhort.server.link import Link
from drachenhort.server.live import Live
from drachenhort.server.looking import show_whole
from drachenhort.server.plans import Language, TableSetup
from drachenhort.server.retrospect import record_text, replay
from drachenhort.server.store import Person, StoreError, TableRow

Result = TypeVar("Result")

TableMessage = wire.HandOver | wire.Act | wire.Why | wire.Hint | wire.Undo | wire.Agree | wire.TakeBack | wire.Chat
LOG: Final = logging.getLogger("drachenhort.tables")


class Table:
    """What can be done at a table. Everything raises Cannot if it cannot, and then nothing has changed."""

    def __init__(self, table_id: str, ledger: Ledger, live: Live | None, house: House) -> None:
        self._inbox: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._desk: Final = Desk(table_id, ledger, live, house, self._inbox.put_nowait)
        self._task: Final = asyncio.create_task(self._run())
        self._hints: Final[set[asyncio.Task[None]]] = set()
        self.is_broken = False
        """Something could not be stored: what is here may be more than what is there. It has to be loaded anew."""

    @property
    def id(self) -> str:
        return self._desk.id

    async def _run(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except StoreError:
                self._break()
            except Exception:
                LOG.exception("a table stopped")
                self._break()

    def _break(self) -> None:
        """Everybody has to come again, to the table as it is stored."""
        self.is_broken = True
        desk = self._desk
        problem = wire.Problem("storage", "the table could not be kept up to date; come again in a moment", desk.id)
        for link in desk.links[:]:
            link.send(problem)
            link.cut()

    async def _do(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Waits in the queue, then for the result."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def in_turn() -> None:
            try:
                if self.is_broken:
                    raise Cannot("storage", "the table could not be kept up to date; try again in a moment")
                result = await job()
            except (Cannot, StoreError) as reason:
                if not done.cancelled():
                    done.set_exception(reason)
                if isinstance(reason, StoreError):
                    raise
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._inbox.put_nowait(in_turn)
        return await done

    # Outside play.

    def info(self) -> wire.TableInfo:
        return self._desk.info()

    def row(self) -> TableRow:
        return self._desk.row()

    def invitations(self, person: str) -> dict[int, str]:
        """The codes for the seats that are kept for somebody; whoever set the table up gives them away."""
        created = self._desk.ledger.created
        if person != created.host:
            raise Cannot("not-host", "only whoever set the table up has the invitations")
        return created.invitations

    async def sit(self, person: Person, seat: int | None, code: str | None, is_program: bool = False) -> int:
        return await self._do(lambda: seating.sit(self._desk, person, seat, code, is_program))

    async def stand(self, person: str, seat: int) -> None:
        await self._do(lambda: seating.stand(self._desk, person, seat))

    async def start(self, person: str) -> None:
        await self._do(lambda: seating.start(self._desk, person))

    async def close_down(self, person: str) -> None:
        await self._do(lambda: seating.close_down(self._desk, person))

    async def rematch(self, person: str, make: Callable[[TableSetup, dict[int, str]], Awaitable[str]]) -> str:
        """The table where they play again: made for whoever asks first."""
        return await self._do(lambda: seating.rematch(self._desk, person, make))

    async def record(self) -> str:
        return await self._do(lambda: record_text(self._desk))

    async def replay(self, move: int, seat: int | None, lang: Language) -> wire.Replay:
        return await self._do(lambda: replay(self._desk, move, seat, lang))

    async def written_down(self) -> None:
        """Waits until everything asked so far is done."""
        await self._do(_nothing)

    # At play. Answers go to the link.

    def enter(self, link: Link, seen: int | None) -> None:
        self._inbox.put_nowait(partial(self._let_in, link, seen))

    async def _let_in(self, link: Link, seen: int | None) -> None:
        if self.is_broken:
            link.cut()
        else:
            await seating.enter(self._desk, link, seen)

    def leave(self, link: Link) -> None:
        self._inbox.put_nowait(partial(_leave, self._desk, link))

    def receive(self, link: Link, message: TableMessage) -> None:
        if isinstance(message, wire.Hint):
            # A bot thinks about it; the table does not wait.
            task = asyncio.create_task(self._answer(link, message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            self._inbox.put_nowait(partial(self._answer, link, message))

    async def _answer(self, link: Link, message: TableMessage) -> None:
        if self.is_broken:
            return
        try:
            await self._carry_out(link, message)
        except Cannot as reason:
            link.send(wire.Problem(reason.code, reason.text, self.id, wire.id_of(message)))

    async def _carry_out(self, link: Link, message: TableMessage) -> None:
        desk = self._desk
        match message:
            case wire.Act():
                if not await playing.act(desk, link, message):
                    await show_whole(desk, [link], None, message.id)
            case wire.HandOver():
                await seating.hand_over(desk, link, message.seat)
            case wire.Why():
                playing.why(desk, link, message)
            case wire.Hint():
                await playing.hint(desk, link, message)
            case wire.Undo():
                await playing.undo(desk, link)
            case wire.Agree():
                await playing.agree(desk, link, message.yes)
            case wire.TakeBack():
                await seating.take_back(desk, link.person, message.seat)
            case wire.Chat():
                await seating.chat(desk, link, message.text)

    # Coming and going of the table itself.

    def wake(self) -> None:
        """Bots that are asked begin to think and clocks to run."""
        self._inbox.put_nowait(partial(_go_on, self._desk))

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        desk = self._desk
        return not desk.links and not desk.thinking and desk.alarm is None and self._inbox.empty()

    async def stop(self) -> None:
        """Finishes what it is doing and goes out of memory."""
        if not self.is_broken:
            await self.written_down()
        desk = self._desk
        if desk.alarm is not None:
            desk.alarm.cancel()
        for task in [*desk.thinking.values(), *self._hints, self._task]:
            task.cancel()
        await asyncio.gather(*desk.thinking.values(), *self._hints, self._task, return_exceptions=True)


async def _nothing() -> None:
    pass


async def _leave(desk: Desk, link: Link) -> None:
    seating.leave(desk, link)


async def _go_on(desk: Desk) -> None:
    playing.go_on(desk)
