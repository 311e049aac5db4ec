"""Seats for programs: a token lets a program of one's own play over the WebSocket, in one seat of one table."""

from typing import Annotated

import msgspec
from litestar.params import JSONBody

from drachenhort.server.http.context import TheContext
from drachenhort.server.http.identity import SeatToken
from drachenhort.server.http.people import name_meta
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import TABLES, SeatPath, TablePath, known_person
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from drachenhort.server.table.people import check_name, new_person_id
from drachenhort.server.wire.messages import LONGEST_NAME


class NewProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[
        str, name_meta(f"What the program is called at the table: 1 to {LONGEST_NAME} characters.", "Deep Ash")
    ] = "Program"


class ProgramSeat(msgspec.Struct, frozen=True):
    """The program connects to `/ws` with the header `Authorization: Bearer TOKEN`. Whoever has the token plays the seat."""

    token: str
    person: str
    seat: int


@TABLES.add(
    "POST",
    "/api/tables/{table_id:str}/seats/{seat:int}/token",
    "Let a program play a seat",
    "The token: shown once, and nowhere else.",
    (404, 409, 422),
    status=201,
)
async def seat_program(
    request: HttpRequest, context: TheContext, table_id: TablePath, seat: SeatPath, data: JSONBody[NewProgram]
) -> ProgramSeat:
    """Whoever sits there gives the seat to a program; before the start the host may also give it a seat in which no person
    sits. Whoever gave a seat away can ask for a new token or sit down there again, during the game too: the earlier token
    is useless from then on.
    """
    name = check_name(data.name)
    table = await context.tables.find(table_id)
    program = Person(new_person_id(), name)
    await table.do(seating.seat_program, known_person(request, context).id, program, seat)
    return ProgramSeat(context.identity.token(SeatToken(table_id, seat, program)), program.id, seat)
