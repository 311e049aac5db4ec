"""Tables: setting them up, finding them, sitting down and getting up."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Concatenate, Final, Literal, ParamSpec

import msgspec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from drachenhort.core.errors import OldRules
from drachenhort.server.base.errors import Cannot, Elsewhere
from drachenhort.server.base.plans import MOST_SEATS, Level, SeatNumber, TableChange, TableSetup
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.games import GameActions, actions_of
from drachenhort.server.http.people import name_meta
from drachenhort.server.http.presence import DAY
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.store.store import Person, Status, TableRow
from drachenhort.server.table import seating, setups
from drachenhort.server.table.options import has_files, in_short
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.table import Table
from drachenhort.server.table.tables import Tables
from drachenhort.server.wire.messages import TableInfo

TABLES: Final = Routes("tables")
OF_A_TABLE: Final = (400, 404, 409, 503)
"""How looking at a table can fail."""
MOST_LISTED: Final = 200
LONGEST_CODE: Final = 64

TablePath = Annotated[
    str,
    PathParameter(description="The id of a table.", min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$"),
]
SeatPath = Annotated[int, PathParameter(description="A seat, from 0.", ge=0, lt=MOST_SEATS)]

Given = ParamSpec("Given")


class Invitation(msgspec.Struct, frozen=True):
    """Lets whoever has the code sit down in a seat that is kept. Give it away in a message, never in a link's path."""

    seat: int
    code: str


class NewTable(msgspec.Struct, frozen=True):
    table: TableInfo
    invitations: list[Invitation]


class TableActions(GameActions, frozen=True, kw_only=True):
    """The actions of a table, and what is printed there and not in its views."""

    printed: dict[str, Any]


class TableList(msgspec.Struct, frozen=True):
    """The latest changed first. Of an option that comes from a file, lists say only how many entries it has."""

    tables: list[TableInfo]


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table of mine. `asked` are the seats that have to decide now."""

    asked: list[int]


class MyTables(msgspec.Struct, frozen=True):
    """The latest changed first. Of an option that comes from a file, lists say only how many entries it has."""

    tables: list[MyTable]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a seat: the one you have, the one your code is for, or the first that is free."""

    seat: SeatNumber | None = None
    code: Annotated[str, Meta(max_length=LONGEST_CODE, description="The code of an invitation.")] | None = None


class Sitting(msgspec.Struct, frozen=True):
    seat: int
    table: TableInfo


class StandUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class NameSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Annotated[str, name_meta("Checked like the name of a person.")]


class BotLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Rematch(msgspec.Struct, frozen=True):
    """The id of the table where the same people play again."""

    table: str


def summary(row: TableRow) -> TableInfo:
    return in_short(msgspec.json.decode(row.summary, type=TableInfo))


async def with_turns(tables: Tables, row: TableRow, person: str) -> MyTable:
    """Lists are not written anew with every act: whose turn it is, a running table itself says."""
    info, asked = summary(row), list[int]()
    if row.status == "running":
        with suppress(Cannot):  # One that cannot go on is listed as it was.
            try:
                table = await tables.find(row.id)
                info, asked = in_short(await table.info(person)), await table.do(_asked)
            except Elsewhere:
                asked = await tables.asked_elsewhere(row.id)
    return MyTable(**msgspec.structs.asdict(info), asked=asked)


async def _asked(table: Table) -> list[int]:
    """The seats that have to decide now."""
    return [] if table.live is None else [decision.seat for decision in table.live.state.pending]


def _running(context: TheContext, rows: list[TableRow], limit: int) -> list[TableInfo]:
    """Games under way, those where somebody is first; one that nobody has come to for a day is not gone on with."""
    day_ago = context.tables.now() - DAY
    tables = [(row, context.tables.known(row.id)) for row in rows]
    lively = [row for row, table in tables if table is not None and table.table.links]
    quiet = [row for row, table in tables if row.changed > day_ago and (table is None or not table.table.links)]
    return [summary(row) for row in [*lively, *quiet][:limit]]


async def _is_wanted(context: TheContext, info: TableInfo, changed: int) -> bool:
    """Whether somebody who sits down at a public table will meet anybody: not if its host has been away for a day."""
    now = context.tables.now()
    if changed > now - DAY or context.seen.was_here(info.host, now):
        return True
    table = context.tables.known(info.id)
    if table is None:
        return False
    with suppress(Cannot):
        return any(seat.person == info.host and seat.is_here for seat in (await table.info()).seats)
    return False


def invitations(table: QueuedTable, host: str) -> list[Invitation]:
    return [Invitation(seat, code) for seat, code in seating.invitations(table.table, host).items()]


def known_person(request: HttpRequest, context: TheContext) -> Person:
    """Who asks; somebody who has never been here sits nowhere and has set up nothing."""
    person = context.asking(request)
    if person is None:
        raise Cannot("not-your-seat", "nobody knows you here yet; sit down first")
    return person


async def _done(
    request: HttpRequest,
    context: TheContext,
    table_id: str,
    act: Callable[Concatenate[Table, str, Given], Awaitable[None]],
    *args: Given.args,
    **kwargs: Given.kwargs,
) -> TableInfo:
    """How the table is after whoever asks, and is known here, has done this at it."""
    table = await context.tables.find(table_id)
    person = known_person(request, context).id
    await table.do(act, person, *args, **kwargs)
    return await table.info(person)


@TABLES.add(
    "POST",
    "/api/tables",
    "Set up a table",
    "The table, and the codes for the seats that are kept.",
    (404, 409, 422),
    pace="tables",
    status=201,
)
async def create_table(request: HttpRequest, context: TheContext, data: JSONBody[TableSetup]) -> NewTable:
    """The seats that say `me` are yours at once. What `options` a game has, the game says."""
    host = await context.person(request)
    table = await context.tables.create(host, data, address=context.address(request))
    return NewTable(await table.info(host.id), invitations(table, host.id))


@TABLES.add("GET", "/api/tables", "Public tables", "The tables.", (400, 503))
async def list_tables(
    context: TheContext,
    status: Annotated[
        Literal["open", "running"], QueryParameter(description="Tables with free seats, or games under way.")
    ] = "open",
    game: Annotated[str, QueryParameter(description="Only tables of this game.", max_length=40)] = "",
    limit: Annotated[int, QueryParameter(description="At most so many.", ge=1, le=MOST_LISTED)] = 50,
) -> TableList:
    """An open table stays in the list for as long as somebody changes it or its host comes by within a day, a game under
    way for as long as somebody is there or it goes on within a day.
    """
    wanted: Status = status
    found = await context.store.public_tables(wanted, game or None, MOST_LISTED)
    if status == "running":
        return TableList(_running(context, found, limit))
    tables = [(summary(row), row.changed) for row in found]
    return TableList([info for info, changed in tables if await _is_wanted(context, info, changed)][:limit])


@TABLES.add("GET", "/api/me/tables", "My tables", "The tables.", (400, 503))
async def list_my_tables(
    request: HttpRequest,
    context: TheContext,
    limit: Annotated[int, QueryParameter(description="At most so many.", ge=1, le=MOST_LISTED)] = 50,
) -> MyTables:
    """Where you sit and what you have set up, finished games too, and whose turn it is."""
    person = context.asking(request)
    if person is None:
        return MyTables([])
    rows = await context.store.tables_of(person.id, limit)
    return MyTables([await with_turns(context.tables, row, person.id) for row in rows])


@TABLES.add("GET", "/api/tables/{table_id:str}", "A table", "The table.", OF_A_TABLE)
async def get_table(request: HttpRequest, context: TheContext, table_id: TablePath) -> TableInfo:
    """Who sits where, and how it stands with it. A private table is known only to those who have its id."""
    person = context.asking(request)
    return await (await context.tables.find(table_id)).info(person.id if person else None)


@TABLES.add("GET", "/api/tables/{table_id:str}/actions", "All actions of a table", "Every action code.", OF_A_TABLE)
async def get_table_actions(context: TheContext, table_id: TablePath) -> TableActions:
    """What the codes in play mean where a variant is played: they can be others than those of the game. They never
    change. `printed` are numbers of the box, as they are here, that no view has.
    """
    table = await context.tables.find(table_id)
    return await table.do(_actions)


async def _actions(table: Table) -> TableActions:
    try:
        await table.ledger.lay_out()
        game = table.ledger.game()
    except OldRules as error:
        raise Cannot("old-game", str(error)) from None
    actions = msgspec.structs.asdict(actions_of(game, game.rules_version))
    return TableActions(**actions, printed=game.contract.printed)


@TABLES.add(
    "GET", "/api/tables/{table_id:str}/invitations", "The invitations of my table", "The codes.", (400, 403, 404, 409, 503)
)
async def list_invitations(request: HttpRequest, context: TheContext, table_id: TablePath) -> list[Invitation]:
    table = await context.tables.find(table_id)
    return invitations(table, known_person(request, context).id)


@TABLES.add("POST", "/api/tables/{table_id:str}/sit", "Sit down", "Where you sit.", (404, 409))
async def sit_down(request: HttpRequest, context: TheContext, table_id: TablePath, data: JSONBody[SitDown]) -> Sitting:
    """Also how somebody who got up during a game takes the seat back."""
    table = await context.tables.find(table_id)
    person = await context.person(request)
    seat = await table.do(seating.sit, person, data.seat, data.code)
    return Sitting(seat, await table.info(person.id))


@TABLES.add("POST", "/api/tables/{table_id:str}/stand", "Get up", "The table without you there.", (404, 409))
async def stand_up(request: HttpRequest, context: TheContext, table_id: TablePath, data: JSONBody[StandUp]) -> TableInfo:
    """Before the start the seat is free again; during a game a bot plays on until you sit down again."""
    return await _done(request, context, table_id, seating.stand, data.seat)


@TABLES.add(
    "PUT",
    "/api/tables/{table_id:str}/setup",
    "Change a table before it starts",
    "The table as it is now, and the codes for the seats that are kept.",
    (404, 409, 422),
)
async def change_table(
    request: HttpRequest, context: TheContext, table_id: TablePath, data: JSONBody[TableChange]
) -> NewTable:
    """For whoever set the table up: other seats, options or another clock. Everybody who sits there keeps a seat (`open`
    and `invited` are the same for it), and a kept seat its code. Options with something from a file count like a new table.
    """
    table = await context.tables.find(table_id)
    host = known_person(request, context)
    # As large as a new table, and written down for as long.
    if data.options is not None and has_files((await table.info()).game, data.options):
        context.limiter.check("tables", context.address(request), host.id)
    await context.tables.change(table, host, data)
    return NewTable(await table.info(host.id), invitations(table, host.id))


@TABLES.add(
    "POST", "/api/tables/{table_id:str}/name", "Name a seat of mine", "The table with the new name.", (404, 409, 422)
)
async def name_seat(request: HttpRequest, context: TheContext, table_id: TablePath, data: JSONBody[NameSeat]) -> TableInfo:
    """Before the start: whoever plays several seats at one device gives each a name of its own."""
    return await _done(request, context, table_id, setups.name_seat, data.seat, data.name)


@TABLES.add(
    "PUT",
    "/api/tables/{table_id:str}/seats/{seat:int}/level",
    "Exchange a bot",
    "The table with the other bot.",
    (404, 409, 422),
)
async def exchange_bot(
    request: HttpRequest, context: TheContext, table_id: TablePath, seat: SeatPath, data: JSONBody[BotLevel]
) -> TableInfo:
    """For whoever set the table up: a bot of another level plays in a bot's seat, before the start and during the game.
    What it is thinking about already it still decides as before.
    """
    return await _done(request, context, table_id, setups.exchange_bot, seat, data.level)


@TABLES.add(
    "POST", "/api/tables/{table_id:str}/start", "Start the game", "The table, with the seal of the deal.", (404, 409)
)
async def start_table(request: HttpRequest, context: TheContext, table_id: TablePath) -> TableInfo:
    """For whoever set the table up, once somebody sits in every seat. `commitment` is the seal of the deal."""
    return await _done(request, context, table_id, seating.start)


@TABLES.add(
    "POST", "/api/tables/{table_id:str}/close", "Give up a table before it starts", "The table, closed.", (404, 409)
)
async def close_table(request: HttpRequest, context: TheContext, table_id: TablePath) -> TableInfo:
    return await _done(request, context, table_id, seating.close_down)


@TABLES.add("POST", "/api/tables/{table_id:str}/rematch", "Play again", "Where you play again.", (404, 409), pace="tables")
async def play_again(request: HttpRequest, context: TheContext, table_id: TablePath) -> Rematch:
    """After the end: a new table with the same seats, kept for the same people. All who ask get the same one."""
    table = await context.tables.find(table_id)
    person = known_person(request, context)
    return Rematch(await context.tables.rematch(table, person, context.address(request)))
