"""The way here for others: the address to give away, and QR codes of links."""

from io import BytesIO
from typing import Final

import msgspec
import segno
from litestar import Response
from litestar.openapi import ResponseSpec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import OF_A_TABLE, TABLES, TablePath

PICTURE: Final = "image/svg+xml"
QR_CODE: Final = {200: ResponseSpec(str, generate_examples=False, media_type=PICTURE, description="The picture.")}


class Address(msgspec.Struct, frozen=True):
    """Where others find this server, such as `http://192.168.0.7:8080`; null if only this machine can come."""

    url: str | None


def qr_code(link: str) -> Response[bytes]:
    picture = BytesIO()
    # Drawn with attributes only: a style would break the content security policy when shown by itself.
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type=PICTURE)


@TABLES.add("GET", "/api/address", "The way here for others", "The address.")
async def get_address(request: HttpRequest, context: TheContext) -> Address:
    return Address(context.origin_for_others(request))


@TABLES.add("GET", "/api/address/qr.svg", "The way here as a QR code", QR_CODE, (404,), media_type=PICTURE)
async def get_address_qr_code(request: HttpRequest, context: TheContext) -> Response[bytes]:
    origin = context.origin_for_others(request)
    if origin is None:
        raise Cannot("no-way", "only this machine can come here; `drachenhort serve --host 0.0.0.0` lets the network in")
    return qr_code(f"{origin}/")


@TABLES.add(
    "GET", "/api/tables/{table_id:str}/qr.svg", "The link to a table as a QR code", QR_CODE, OF_A_TABLE, media_type=PICTURE
)
async def get_qr_code(request: HttpRequest, context: TheContext, table_id: TablePath) -> Response[bytes]:
    table = await context.tables.find(table_id)
    return qr_code(context.link(request, f"/t/{table.id}"))
