"""Tables: setting them up, finding them, sitting down and getting up."""

from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from drachenhort.server.api.problems import READS, WRITES, HttpRequest, faults
from drachenhort.server.api.reception import TheReception
from drachenhort.server.errors import Cannot
from drachenhort.server.messages import TableInfo
from drachenhort.server.moves.table import Table
from drachenhort.server.plans import MOST_SEATS, SeatNumber, TableSetup
from drachenhort.server.presence import DAY
from drachenhort.server.store import Person, Status, TableRow
from drachenhort.server.table_options import in_short
from drachenhort.server.tables import Tables

MOST_LISTED: Final = 200
LONGEST_CODE: Final = 64

TablePath = Annotated[
    str,
    PathParameter(description="The id of a table.", min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$"),
]
SeatPath = Annotated[int, PathParameter(description="A seat, from 0.", ge=0, lt=MOST_SEATS)]


class Invitation(msgspec.Struct, frozen=True):
    """Lets whoever has the code sit down in a seat that is kept. Give it away in a message, never in a link's path."""

    seat: int
    code: str


class NewTable(msgspec.Struct, frozen=True):
    table: TableInfo
    invitations: list[Invitation]


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
            table = await tables.find(row.id)
            info, asked = in_short(await table.info(person)), await table.asked()
    return MyTable(**msgspec.structs.asdict(info), asked=asked)


async def _is_wanted(reception: TheReception, info: TableInfo, changed: int) -> bool:
    """Whether somebody who sits down at a public table will meet anybody: not if its host has been away for a day."""
    now = reception.tables.house.now()
    if info.status != "open" or changed > now - DAY or reception.seen.was_here(info.host, now):
        return True
    table = reception.tables.known(info.id)
    if table is None:
        return False
    with suppress(Cannot):
        return any(seat.person == info.host and seat.is_here for seat in (await table.info()).seats)
    return False


def invitations(table: Table, host: str) -> list[Invitation]:
    return [Invitation(seat, code) for seat, code in table.invitations(host).items()]


def known_person(request: HttpRequest, reception: TheReception) -> Person:
    """Who asks; somebody who has never been here sits nowhere and has set up nothing."""
    person = reception.asking(request)
    if person is None:
        raise Cannot("not-your-seat", "nobody knows you here yet; sit down first")
    return person


@post(
    "/api/tables",
    operation_id="createTable",
    response_description="The table, and the codes for the seats that are kept.",
    tags=["tables"],
    summary="Set up a table",
    description="The seats that say `me` are yours at once. What `options` a game has, the game says.",
    responses=faults(404, 409, 422, *WRITES),
    pace="tables",
)
async def create_table(request: HttpRequest, reception: TheReception, data: JSONBody[TableSetup]) -> NewTable:
    host = await reception.person(request)
    table = await reception.tables.create(host, data, address=reception.address(request))
    return NewTable(await table.info(host.id), invitations(table, host.id))


@get(
    "/api/tables",
    operation_id="listTables",
    response_description="The tables.",
    tags=["tables"],
    summary="Public tables",
    description="An open table stays in the list for as long as somebody changes it or its host comes by within a day.",
    responses=faults(400, 503, *READS),
)
async def list_tables(
    reception: TheReception,
    status: Annotated[
        Literal["open", "running"], QueryParameter(description="Tables with free seats, or games under way.")
    ] = "open",
    game: Annotated[str, QueryParameter(description="Only tables of this game.", max_length=40)] = "",
    limit: Annotated[int, QueryParameter(description="At most so many.", ge=1, le=MOST_LISTED)] = 50,
) -> TableList:
    wanted: Status = status
    found = await reception.store.public_tables(wanted, game or None, MOST_LISTED)
    tables = [(summary(row), row.changed) for row in found]
    return TableList([info for info, changed in tables if await _is_wanted(reception, info, changed)][:limit])


@get(
    "/api/me/tables",
    operation_id="listMyTables",
    response_description="The tables.",
    tags=["tables"],
    summary="My tables",
    description="Where you sit and what you have set up, finished games too, and whose turn it is.",
    responses=faults(400, 503, *READS),
)
async def list_my_tables(
    request: HttpRequest,
    reception: TheReception,
    limit: Annotated[int, QueryParameter(description="At most so many.", ge=1, le=MOST_LISTED)] = 50,
) -> MyTables:
    person = reception.asking(request)
    if person is None:
        return MyTables([])
    rows = await reception.store.tables_of(person.id, limit)
    return MyTables([await with_turns(reception.tables, row, person.id) for row in rows])


@get(
    "/api/tables/{table_id:str}",
    operation_id="getTable",
    response_description="The table.",
    tags=["tables"],
    summary="A table",
    description="Who sits where, and how it stands with it. A private table is known only to those who have its id.",
    responses=faults(400, 404, 409, 503, *READS),
)
async def get_table(request: HttpRequest, reception: TheReception, table_id: TablePath) -> TableInfo:
    person = reception.asking(request)
    return await (await reception.tables.find(table_id)).info(person.id if person else None)


@get(
    "/api/tables/{table_id:str}/invitations",
    operation_id="listInvitations",
    response_description="The codes.",
    tags=["tables"],
    summary="The invitations of my table",
    responses=faults(400, 403, 404, 409, 503, *READS),
)
async def list_invitations(request: HttpRequest, reception: TheReception, table_id: TablePath) -> list[Invitation]:
    table = await reception.tables.find(table_id)
    return invitations(table, known_person(request, reception).id)


@post(
    "/api/tables/{table_id:str}/sit",
    operation_id="sitDown",
    response_description="Where you sit.",
    tags=["tables"],
    summary="Sit down",
    description="Also how somebody who got up during a game takes the seat back.",
    status_code=200,
    responses=faults(404, 409, *WRITES),
)
async def sit_down(request: HttpRequest, reception: TheReception, table_id: TablePath, data: JSONBody[SitDown]) -> Sitting:
    table = await reception.tables.find(table_id)
    person = await reception.person(request)
    seat = await table.sit(person, data.seat, data.code)
    return Sitting(seat, await table.info(person.id))


@post(
    "/api/tables/{table_id:str}/stand",
    operation_id="standUp",
    response_description="The table without you there.",
    tags=["tables"],
    summary="Get up",
    description="Before the start the seat is free again; during a game a bot plays on until you sit down again.",
    status_code=200,
    responses=faults(404, 409, *WRITES),
)
async def stand_up(
    request: HttpRequest, reception: TheReception, table_id: TablePath, data: JSONBody[StandUp]
) -> TableInfo:
    table = await reception.tables.find(table_id)
    person = known_person(request, reception).id
    await table.stand(person, data.seat)
    return await table.info(person)


@post(
    "/api/tables/{table_id:str}/start",
    operation_id="startTable",
    response_description="The table, with the seal of the deal.",
    tags=["tables"],
    summary="Start the game",
    description="For whoever set the table up, once somebody sits in every seat. `commitment` is the seal of the deal.",
    status_code=200,
    responses=faults(404, 409, *WRITES),
)
async def start_table(request: HttpRequest, reception: TheReception, table_id: TablePath) -> TableInfo:
    table = await reception.tables.find(table_id)
    person = known_person(request, reception).id
    await table.start(person)
    return await table.info(person)


@post(
    "/api/tables/{table_id:str}/close",
    operation_id="closeTable",
    response_description="The table, closed.",
    tags=["tables"],
    summary="Give up a table before it starts",
    status_code=200,
    responses=faults(404, 409, *WRITES),
)
async def close_table(request: HttpRequest, reception: TheReception, table_id: TablePath) -> TableInfo:
    table = await reception.tables.find(table_id)
    person = known_person(request, reception).id
    await table.close_down(person)
    return await table.info(person)


@post(
    "/api/tables/{table_id:str}/rematch",
    operation_id="playAgain",
    response_description="Where you play again.",
    tags=["tables"],
    summary="Play again",
    description="After the end: a new table with the same seats, kept for the same people. All who ask get the same one.",
    status_code=200,
    responses=faults(404, 409, *WRITES),
    pace="tables",
)
async def play_again(request: HttpRequest, reception: TheReception, table_id: TablePath) -> Rematch:
    table = await reception.tables.find(table_id)
    person = known_person(request, reception)
    return Rematch(await reception.tables.rematch(table, person, reception.address(request)))
