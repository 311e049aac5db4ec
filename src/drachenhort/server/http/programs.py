"""Seats for programs: a token lets a program of one's own play over the WebSocket, in one seat of one table, and ask how
good the strongest bot finds what it could do there.
"""

from typing import Annotated

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.identity import SeatToken
from drachenhort.server.http.people import name_meta
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import TABLES, SeatPath, TablePath, known_person
from drachenhort.server.store.store import Person
from drachenhort.server.table import playing, seating
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


class ActionChance(msgspec.Struct, frozen=True):
    """What was found out about one action: the share of `playouts` that were won, and its 95 % interval."""

    action: Annotated[int, Meta(description="The code of an action, as in `legal` of the view.")]
    chance: Annotated[float | None, Meta(description="To win; null if it was not tried. A shared victory counts in part.")]
    low: float
    high: float
    playouts: int


class SeatEvaluation(msgspec.Struct, frozen=True):
    """How good the strongest bot finds each action of a decision, the best first, from what the seat may know alone."""

    seat: int
    version: Annotated[int, Meta(description="Of the view that it is about.")]
    best: Annotated[int, Meta(description="The action that the bot would choose.")]
    playouts: Annotated[int, Meta(description="Of all actions together. Under load there are fewer.")]
    actions: list[ActionChance]


@TABLES.add(
    "GET",
    "/api/tables/{table_id:str}/evaluation",
    "How good a program's actions are",
    "The chances.",
    (400, 401, 403, 404, 409, 429, 503),
    pace=None,
    is_for_programs=True,
)
async def evaluate_seat(request: HttpRequest, context: TheContext, table_id: TablePath) -> SeatEvaluation:
    """For a program that plays here, with the token of its seat (`Authorization: Bearer TOKEN`), when it has to decide.
    Actions that were soon found to be worse have fewer playouts. One question at a time.
    """
    token = context.identity.seat(request.headers.get("authorization"))
    if token is None:
        raise Cannot("no-token", "send the token of a seat: Authorization: Bearer TOKEN")
    if token.table != table_id:
        raise Cannot("not-your-seat", "this token is for a seat at another table")
    place = token.table, token.seat
    if place in context.evaluated:
        raise Cannot("too-fast", "a bot is thinking about your last question; wait for its answer")
    context.limiter.check("evaluations", context.address(request), token.person.id)
    context.evaluated.add(place)
    try:
        table = await context.tables.find(table_id)
        question = await table.do(playing.question, token.person.id, token.seat)
        chances = await context.tables.services.bots.evaluate(*question.asked)
    finally:
        context.evaluated.discard(place)
    if chances is None:
        raise Cannot("too-fast", "the bots are busy just now; ask again in a few seconds")
    actions = [ActionChance(each.action, each.chance, each.low, each.high, each.playouts) for each in chances]
    playouts = sum(each.playouts for each in chances)
    return SeatEvaluation(token.seat, question.version, chances[0].action, playouts, actions)
