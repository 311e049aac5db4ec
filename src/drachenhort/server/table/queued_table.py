"""A table as the rest of the server knows it: what is to be done there waits for its turn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

from drachenhort.server.base.errors import Cannot
from drachenhort.server.store.store import StoreError
from drachenhort.server.table import advising, keeping, playing, seating, undoing
from drachenhort.server.table.history import History
from drachenhort.server.table.ledger import Ledger
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.table import Services, Table
from drachenhort.server.table.turns import Turns, Work
from drachenhort.server.wire import messages as wire
from drachenhort.server.wire.link import Link

Result = TypeVar("Result")
Given = ParamSpec("Given")

GONE: Final = "the table could not be kept up to date; try again in a moment"
LOG: Final = logging.getLogger("drachenhort.tables")


class QueuedTable:
    """A table and the queue before it: one thing is done there after the other.

    Whatever cannot be done raises Cannot, and then nothing has changed.
    """

    def __init__(
        self, table_id: str, ledger: Ledger, live: LiveGame | None, services: Services, past: History | None = None
    ) -> None:
        self.id: Final = table_id
        self._turns: Final = Turns(self._fail)
        self.table: Final = Table(table_id, ledger, live, past, services, self._turns)
        """To look at without waiting. It may be ahead of what is stored, and is changed in its turn only: see `do`."""
        self.is_gone = False
        """Put away, or broken since something could not be stored: it has to be loaded anew."""

    def _fail(self, error: Exception) -> None:
        """What is here may be more than what is stored. Everybody has to come again, to the table as it is there."""
        if not isinstance(error, StoreError):
            LOG.error("a table stopped", exc_info=error)
        self._turns.is_closed = self.is_gone = True
        table = self.table
        table.cease()
        problem = wire.Problem("storage", "the table could not be kept up to date; come again in a moment", table.id)
        for link in table.links[:]:
            table.let_go(link)
            link.send(problem)
            link.cut()

    def come_again(self) -> None:
        """What is stored has been changed: everybody has to come again, to the table as it is there."""
        self._fail(StoreError("the table was changed where it is stored"))

    # For those who wait for an answer.

    async def do(
        self, job: Callable[Concatenate[Table, Given], Awaitable[Result]], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """What the job returns, when its turn has come: `await table.do(seating.stand, person, seat)`."""
        if self.is_gone:
            raise Cannot("storage", GONE)
        return await self._in_turn(lambda: job(self.table, *args, **kwargs))

    def _in_turn(self, job: Callable[[], Awaitable[Result]]) -> asyncio.Future[Result]:
        """Whatever happens to the table, whoever waits gets an answer."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                if self._turns.is_closed:
                    raise Cannot("storage", GONE)
                result = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Cannot as reason:
                if not done.cancelled():
                    # Its traceback leads here, and from here to it again: without it both go at once.
                    done.set_exception(reason.with_traceback(None))
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
                raise
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._turns.put(answer)
        return done

    async def info(self, person: str | None = None) -> wire.TableInfo:
        """As this person may know it. In its turn, so that nothing is told that is still being written down."""
        return await self.do(_info, person)

    # At play: answers go to the link.

    def check_program(self, person: str, seat: int) -> None:
        """Whether a token still holds: a seat given to another program, or given up, is not taken back by an old one."""
        if not self.table.chair_of(person, seat).is_program:
            raise Cannot("not-your-seat", f"seat {seat + 1} is not played by a program")

    @property
    def is_unkept(self) -> bool:
        """Whether the game is over, and what it showed is not kept yet."""
        return self.table.status == "over" and self.table.past is None and not self.is_gone

    async def keep_history(self, rest: float = 0.0) -> None:
        """Beside the table's turns: at a finished game nothing changes any more that this looks at."""
        await keeping.keep(self.table, rest)

    def enter(self, link: Link, seen: int | None) -> None:
        if self.is_gone:
            link.cut()
        else:
            self._turns.put(partial(self._let_in, link, seen))

    async def _let_in(self, link: Link, seen: int | None) -> None:
        if self._turns.is_closed:
            link.cut()
        else:
            await seating.enter(self.table, link, seen)

    def leave(self, link: Link) -> None:
        self._turns.post(partial(seating.leave, self.table, link))

    def receive(self, link: Link, message: wire.TableMessage) -> None:
        if isinstance(message, wire.Act):
            self._turns.post(partial(self._act, link, message))
        else:
            self._turns.post(partial(self._answer, link, message))

    def _act(self, link: Link, message: wire.Act) -> Work | None:
        try:
            return playing.act(self.table, link, message)
        except Cannot as reason:
            link.send(wire.Problem(reason.code, reason.text, self.id, message.id))
            return None

    async def _answer(self, link: Link, message: wire.OtherMessage) -> None:
        try:
            await self._carry_out(link, message)
        except Cannot as reason:
            link.send(wire.Problem(reason.code, reason.text, self.id, wire.id_of(message)))

    async def _carry_out(self, link: Link, message: wire.OtherMessage) -> None:
        table = self.table
        match message:
            case wire.HandOver():
                await seating.hand_over(table, link, message.seat)
            case wire.Why():
                playing.why(table, link, message)
            case wire.Hint():
                advising.hint(table, link, message)
            case wire.Coach():
                advising.coach(table, link, message)
            case wire.Undo():
                await undoing.undo(table, link)
            case wire.Agree():
                await undoing.agree(table, link, message.yes)
            case wire.TakeBack():
                await seating.take_back(table, link.person, message.seat)
            case wire.Chat():
                await seating.chat(table, link, message.text)

    # Coming and going of the table itself.

    def wake(self) -> None:
        """Where nobody has to be there for it, bots that are asked begin to think and clocks to run."""
        self._turns.post(partial(seating.rest_if_deserted, self.table))
        self._turns.post(partial(playing.go_on, self.table))

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        table = self.table
        is_at_rest = self._turns.is_at_rest
        is_asked = bool(table.advising) or not all(task.done() for task in table.coaching.values())
        return is_at_rest and not table.links and not table.thinking and not is_asked and table.alarm is None

    async def stop(self) -> None:
        """Finishes what it is doing and goes out of memory."""
        self.is_gone = True
        with suppress(Cannot):
            await self._in_turn(_nothing)
        self._turns.is_closed = True
        await asyncio.gather(*self.table.cease(), return_exceptions=True)
        # This and the queue know each other. Untied they go at once: Python's own search for such rings is seldom run here.
        self._turns.on_failure = _ignore

    async def move_away(self) -> None:
        """The same, and whoever is there has to enter it again, wherever it is then."""
        await self.stop()
        table = self.table
        problem = wire.Problem("elsewhere", "the table moves to another server; enter it again", table.id)
        for link in table.links[:]:
            table.let_go(link)
            link.send(problem)


async def _info(table: Table, person: str | None) -> wire.TableInfo:
    return table.info(for_player=person is not None and table.is_player(person))


async def _nothing() -> None:
    pass


def _ignore(_: Exception) -> None:
    pass
