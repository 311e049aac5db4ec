"""For those who run the server: is it well, how fast can it be, and how much is going on."""

from typing import Final, Literal

import msgspec
from litestar import Response

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.engine_state import EngineState, engine_state
from drachenhort.server.http.metrics import CONTENT_TYPE
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes

OPERATING: Final = Routes("operating")


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


class ServerInfo(msgspec.Struct, frozen=True):
    """How this server runs. `engine` is `compiled`, or `pure`, which is slower; `compiling` and `ready` are `pure` as well,
    but the next start will be compiled: that is being done, or has been done since this server started."""

    engine: EngineState


@OPERATING.add("GET", "/healthz", "Is the server well", "All is well.", (503,), pace=None)
async def get_health(context: TheContext) -> Health:
    """Stores a small note, at most once a second, and says whether that went well."""
    fault = await context.checkup.fault()
    if fault is not None:
        raise Cannot("storage", fault)
    return Health("ok")


@OPERATING.add("GET", "/api/server", "How the server runs", "How it runs.")
async def get_server() -> ServerInfo:
    return ServerInfo(engine_state())


@OPERATING.add("GET", "/metrics", "Figures for Prometheus", "The figures.", (404,), pace=None, media_type=CONTENT_TYPE)
async def get_metrics(request: HttpRequest, context: TheContext) -> Response[bytes]:
    """Only this machine gets them, unless the setting `metrics` says otherwise."""
    if context.settings.metrics == "machine" and not context.is_this_machine(request):
        raise Cannot(
            "no-way",
            'the figures are for the machine the server runs on; metrics = "everybody" in its settings shows them to all',
        )
    return Response(context.metrics.text(), media_type=CONTENT_TYPE)
