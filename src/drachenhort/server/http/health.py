"""For those who run the server: is it well, how fast can it be, and how much is going on."""

from typing import Literal

import msgspec
from litestar import Response, get

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.engine_state import EngineState, engine_state
from drachenhort.server.http.metrics import CONTENT_TYPE
from drachenhort.server.http.problems import READS, HttpRequest, faults


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
    description="Stores a small note, at most once a second, and says whether that went well.",
    responses=faults(503),
    pace=None,
)
async def get_health(context: TheContext) -> Health:
    fault = await context.checkup.fault()
    if fault is not None:
        raise Cannot("storage", fault)
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
    description="Only this machine gets them, unless the setting `metrics` says otherwise.",
    media_type=CONTENT_TYPE,
    responses=faults(404),
    pace=None,
)
async def get_metrics(request: HttpRequest, context: TheContext) -> Response[bytes]:
    if context.settings.metrics == "machine" and not context.is_this_machine(request):
        raise Cannot(
            "no-way",
            'the figures are for the machine the server runs on; metrics = "everybody" in its settings shows them to all',
        )
    return Response(context.metrics.text(), media_type=CONTENT_TYPE)
