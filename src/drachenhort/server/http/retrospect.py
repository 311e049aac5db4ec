"""Finished games."""

from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import MOST_SEATS
from drachenhort.server.http.context import Lang, TheContext, language_of
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.http.tables import OF_A_TABLE, TablePath
from drachenhort.server.table.retrospect import chronicle, record_text, replay
from drachenhort.server.wire.messages import Chronicle, Replay

LOOKING_BACK: Final = Routes("looking back")
RECORD: Final = {
    200: ResponseSpec(dict[str, object], generate_examples=False, description="The record, as a file to keep.")
}
MOST_MOVES: Final = 10_000_000
Eyes = Annotated[int | Literal["all"], QueryParameter(description="Whose eyes, from 0; or what all could see.")]


@LOOKING_BACK.add(
    "GET", "/api/tables/{table_id:str}/record", "The record of a finished game", RECORD, OF_A_TABLE, pace="replays"
)
async def get_record(context: TheContext, table_id: TablePath) -> Response[bytes]:
    """A file for `drachenhort replay` and `drachenhort verify`, with the seed that the deal came from."""
    table = await context.tables.find(table_id)
    text = await table.do(record_text)
    info = await table.info(None)
    name = f"drachenhort-{info.game}-{_day(info.created)}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@LOOKING_BACK.add(
    "GET",
    "/api/tables/{table_id:str}/replay",
    "A finished game at any of its moves",
    "The game as it was then.",
    OF_A_TABLE,
    pace="replays",
)
async def get_replay(
    request: HttpRequest,
    context: TheContext,
    table_id: TablePath,
    move: Annotated[int, QueryParameter(description="After so many moves; 0 is the deal.", ge=0, le=MOST_MOVES)] = 0,
    seat: Eyes = "all",
    lang: Lang = "auto",
) -> Replay:
    """Nothing is secret any more: any seat's view, and what the last move led to."""
    table = await context.tables.find(table_id)
    return await table.do(replay, move, _seat(seat), language_of(request, lang))


@LOOKING_BACK.add(
    "GET",
    "/api/tables/{table_id:str}/chronicle",
    "All that happened in a finished game",
    "All of it.",
    OF_A_TABLE,
    pace="chronicles",
)
async def get_chronicle(
    request: HttpRequest, context: TheContext, table_id: TablePath, seat: Eyes = "all", lang: Lang = "auto"
) -> Chronicle:
    """The events of every move, with their sentences, as far as one seat could know."""
    table = await context.tables.find(table_id)
    return await table.do(chronicle, _seat(seat), language_of(request, lang))


def _seat(eyes: int | Literal["all"]) -> int | None:
    if eyes == "all":
        return None
    if not 0 <= eyes < MOST_SEATS:
        raise Cannot("no-seat", "seats count from 0")
    return eyes


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d")
