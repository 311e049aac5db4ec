"""A table as the rest of the server knows it: it does one thing after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from drachenhort.server import messages as wire
from drachenhort.server import seating, undoing
from drachenhort.server.errors import Cannot
from drachenhort.server.moves import playing
from drachenhort.server.moves.desk import Desk, House
from drachenhort.server.moves.ledger import Ledger
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Live
from drachenhort.server.moves.turns import Job, Turns, Work
from drachenhort.server.plans import Language, TableSetup
from drachenhort.server.retrospect import chronicle, record_text, replay
from drachenhort.server.store import Person, Status, StoreError, TableRow

Result = TypeVar("Result")

OtherMessage = wire.HandOver | wire.Why | wire.Hint | wire.Undo | wire.Agree | wire.TakeBack | wire.Chat
TableMessage = wire.Act | OtherMessage
GONE: Final = "the table could not be kept up to date; try again in a moment"
LOG: Final = logging.getLogger("drachenhort.tables")


class Table:
    """What can be done at a table. Everything raises Cannot if it cannot, and then nothing has changed."""

    def __init__(self, table_id: str, ledger: Ledger, live: Live | None, house: House) -> None:
        self._turns: Final = Turns(self._fail)
        self._desk: Final = Desk(table_id, ledger, live, house, self._turns, self._post)
        self._is_broken = False
        self.is_gone = False
        """Put away, or broken since something could not be stored: it has to be loaded anew."""

    @property
    def id(self) -> str:
        return self._desk.id

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, StoreError):
            LOG.error("a table stopped", exc_info=error)
        self._break()

    def _break(self) -> None:
        """What is here may be more than what is stored. Everybody has to come again, to the table as it is there."""
        self._is_broken = self.is_gone = True
        desk = self._desk
        desk.cease()
        problem = wire.Problem("storage", "the table could not be kept up to date; come again in a moment", desk.id)
        for link in desk.links[:]:
            desk.let_go(link)
            link.send(problem)
            link.cut()

    async def _do(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Waits in the queue, then for the result."""
        if self.is_gone:
            raise Cannot("storage", GONE)
        return await self._put(job)

    def _put(self, job: Callable[[], Awaitable[Result]]) -> asyncio.Future[Result]:
        """Somebody waits for the result, and always gets an answer."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def in_turn() -> None:
            try:
                if self._is_broken:
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

        self._turns.put(in_turn)
        return done

    # Outside play.

    async def info(self, person: str | None = None) -> wire.TableInfo:
        """As this person may know it. In its turn, so that nothing is told that is still being written down."""
        return await self._do(partial(self._info, person))

    async def _info(self, person: str | None) -> wire.TableInfo:
        return self._desk.info(for_player=person is not None and self._desk.is_player(person))

    async def asked(self) -> list[int]:
        """The seats that have to decide now."""
        return await self._do(self._asked)

    async def _asked(self) -> list[int]:
        live = self._desk.live
        return [] if live is None else [decision.seat for decision in live.state.pending]

    @property
    def status(self) -> Status:
        """For counting; it may be ahead of what is written down."""
        return self._desk.status

    def row(self) -> TableRow:
        return self._desk.row()

    def invitations(self, person: str) -> dict[int, str]:
        """The codes for the seats that are kept for somebody; whoever set the table up gives them away."""
        created = self._desk.ledger.created
        if person != created.host:
            raise Cannot("not-host", "only whoever set the table up has the invitations")
        return created.invitations

    def check_program(self, person: str, seat: int) -> None:
        """Whether a token still holds: a seat given to another program, or given up, is not taken back by an old one."""
        chair = self._desk.chair_of(person, seat)
        if not chair.is_program:
            raise Cannot("not-your-seat", f"seat {seat + 1} is not played by a program")

    async def sit(self, person: Person, seat: int | None, code: str | None) -> int:
        return await self._do(lambda: seating.sit(self._desk, person, seat, code))

    async def seat_program(self, giver: str, program: Person, seat: int) -> None:
        await self._do(lambda: seating.seat_program(self._desk, giver, program, seat))

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

    async def chronicle(self, seat: int | None, lang: Language) -> wire.Chronicle:
        return await self._do(lambda: chronicle(self._desk, seat, lang))

    # At play. Answers go to the link.

    def enter(self, link: Link, seen: int | None) -> None:
        if self.is_gone:
            link.cut()
        else:
            self._turns.put(partial(self._let_in, link, seen))

    async def _let_in(self, link: Link, seen: int | None) -> None:
        if self._is_broken:
            link.cut()
        else:
            await seating.enter(self._desk, link, seen)

    def leave(self, link: Link) -> None:
        self._post(partial(_leave, self._desk, link))

    def receive(self, link: Link, message: TableMessage) -> None:
        if isinstance(message, wire.Act):
            self._turns.put(partial(self._act, link, message))
        else:
            self._turns.put(partial(self._answer, link, message))

    def _post(self, job: Job) -> None:
        """For what nobody waits for: of a broken table nothing comes any more."""
        self._turns.put(partial(self._unless_broken, job))

    def _unless_broken(self, job: Job) -> Work | None:
        return None if self._is_broken else job()

    def _act(self, link: Link, message: wire.Act) -> Work | None:
        if self._is_broken:
            return None
        try:
            return playing.act(self._desk, link, message)
        except Cannot as reason:
            link.send(wire.Problem(reason.code, reason.text, self.id, message.id))
            return None

    async def _answer(self, link: Link, message: OtherMessage) -> None:
        if self._is_broken:
            return
        try:
            await self._carry_out(link, message)
        except Cannot as reason:
            link.send(wire.Problem(reason.code, reason.text, self.id, wire.id_of(message)))

    async def _carry_out(self, link: Link, message: OtherMessage) -> None:
        desk = self._desk
        match message:
            case wire.HandOver():
                await seating.hand_over(desk, link, message.seat)
            case wire.Why():
                playing.why(desk, link, message)
            case wire.Hint():
                playing.hint(desk, link, message)
            case wire.Undo():
                await undoing.undo(desk, link)
            case wire.Agree():
                await undoing.agree(desk, link, message.yes)
            case wire.TakeBack():
                await seating.take_back(desk, link.person, message.seat)
            case wire.Chat():
                await seating.chat(desk, link, message.text)

    # Coming and going of the table itself.

    def wake(self) -> None:
        """Where nobody has to be there for it, bots that are asked begin to think and clocks to run."""
        self._post(partial(seating.rest_if_deserted, self._desk))
        self._post(partial(_go_on, self._desk))

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        desk = self._desk
        is_at_rest = self._turns.is_at_rest
        return is_at_rest and not desk.links and not desk.thinking and not desk.advising and desk.alarm is None

    async def stop(self) -> None:
        """Finishes what it is doing and goes out of memory."""
        self.is_gone = True
        with suppress(Cannot):
            await self._put(_nothing)
        self._is_broken = True
        await asyncio.gather(*self._desk.cease(), return_exceptions=True)
        # Table, desk and queue know each other. Untied they go at once: looking for such rings is seldom done here.
        self._turns.on_failure = _ignore
        self._desk.post = _put_nowhere


async def _nothing() -> None:
    pass


def _ignore(_: Exception) -> None:
    pass


def _put_nowhere(_: Job) -> None:
    pass


def _leave(desk: Desk, link: Link) -> None:
    seating.leave(desk, link)


def _go_on(desk: Desk) -> None:
    playing.go_on(desk)
