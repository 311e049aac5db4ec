"""For those who run the server: is it well, how fast can it be, and how much is going on."""

import asyncio
from typing import Final, Literal

import msgspec
from litestar import Response, get

from drachenhort.server.api.problems import READS, faults
from drachenhort.server.api.reception import TheReception
from drachenhort.server.engine import EngineState, engine_state
from drachenhort.server.metrics import CONTENT_TYPE
from drachenhort.server.store import StoreError

PATIENCE: Final = 2.0
"""Seconds until a store that does not answer counts as broken."""


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


class ServerInfo(msgspec.Struct, frozen=True):
    """How this server runs. `engine` is `compiled`, or `pure`, which is slower; `compiling` and `ready` are `pure` as well,
    but the next start will be compiled: that is being done, or has been done since this server started."""

    engine: EngineState


@get(
    "/healthz",
    operation_id="getHealth",
    response_description="All is well.",
    tags=["operating"],
    summary="Is the server well",
    description="Looks whether the store answers.",
    responses=faults(503),
    pace=None,
)
async def get_health(reception: TheReception) -> Health:
    try:
        await asyncio.wait_for(reception.store.last_alive(), PATIENCE)
    except TimeoutError:
        raise StoreError("the store does not answer") from None
    return Health("ok")


@get(
    "/api/server",
    operation_id="getServer",
    response_description="How it runs.",
    tags=["operating"],
    summary="How the server runs",
    responses=faults(*READS),
)
async def get_server() -> ServerInfo:
    return ServerInfo(engine_state())


@get(
    "/metrics",
    operation_id="getMetrics",
    response_description="The figures.",
    tags=["operating"],
    summary="Figures for Prometheus",
    media_type=CONTENT_TYPE,
    pace=None,
)
async def get_metrics(reception: TheReception) -> Response[bytes]:
    return Response(reception.metrics.text(), media_type=CONTENT_TYPE)
