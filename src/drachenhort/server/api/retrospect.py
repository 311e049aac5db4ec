"""Finished games, and the way to a table for others."""

from datetime import UTC, datetime
from io import BytesIO
from typing import Annotated, Literal

import segno
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from drachenhort.server.api.problems import READS, HttpRequest, faults
from drachenhort.server.api.reception import Lang, TheReception, language_of
from drachenhort.server.api.tables import TablePath
from drachenhort.server.errors import Cannot
from drachenhort.server.messages import Replay
from drachenhort.server.plans import MOST_SEATS

MOST_MOVES = 10_000_000


@get(
    "/api/tables/{table_id:str}/record",
    operation_id="getRecord",
    tags=["looking back"],
    summary="The record of a finished game",
    description="A file for `drachenhort replay` and `drachenhort verify`, with the seed that the deal came from.",
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The record, as a file to keep."),
        **faults(400, 404, 409, 503, *READS),
    },
    pace="replays",
)
async def get_record(reception: TheReception, table_id: TablePath) -> Response[bytes]:
    table = await reception.tables.find(table_id)
    text = await table.record()
    info = await table.info()
    name = f"drachenhort-{info.game}-{_day(info.created)}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@get(
    "/api/tables/{table_id:str}/replay",
    operation_id="getReplay",
    response_description="The game as it was then.",
    tags=["looking back"],
    summary="A finished game at any of its moves",
    description="Nothing is secret any more: any seat's view, and what the last move led to.",
    responses=faults(400, 404, 409, 503, *READS),
    pace="replays",
)
async def get_replay(
    request: HttpRequest,
    reception: TheReception,
    table_id: TablePath,
    move: Annotated[int, QueryParameter(description="After so many moves; 0 is the deal.", ge=0, le=MOST_MOVES)] = 0,
    seat: Annotated[int | Literal["all"], QueryParameter(description="Whose eyes, from 0; or what all could see.")] = "all",
    lang: Lang = "auto",
) -> Replay:
    table = await reception.tables.find(table_id)
    if seat != "all" and not 0 <= seat < MOST_SEATS:
        raise Cannot("no-seat", "seats count from 0")
    return await table.replay(move, None if seat == "all" else seat, language_of(request, lang))


@get(
    "/api/tables/{table_id:str}/qr.svg",
    operation_id="getQrCode",
    tags=["tables"],
    summary="The link to a table as a QR code",
    media_type="image/svg+xml",
    responses={
        200: ResponseSpec(str, generate_examples=False, media_type="image/svg+xml", description="The picture."),
        **faults(400, 404, 409, 503, *READS),
    },
)
async def get_qr_code(request: HttpRequest, reception: TheReception, table_id: TablePath) -> Response[bytes]:
    table = await reception.tables.find(table_id)
    picture = BytesIO()
    link = reception.link(request, f"/t/{table.id}")
    # Drawn with attributes only: a style would break the content security policy when shown by itself.
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d")
