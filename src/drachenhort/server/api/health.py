"""For those who run the server: is it well, and how much is going on."""

import asyncio
from typing import Final, Literal

import msgspec
from litestar import Response, get

from drachenhort.server.api.problems import HttpRequest, faults
from drachenhort.server.api.reception import TheReception
from drachenhort.server.errors import Cannot
from drachenhort.server.metrics import CONTENT_TYPE
from drachenhort.server.store import StoreError

PATIENCE: Final = 2.0
"""Seconds until a store that does not answer counts as broken."""


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


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
async def get_metrics(request: HttpRequest, reception: TheReception) -> Response[bytes]:
    if reception.settings.metrics == "machine" and not reception.is_this_machine(request):
        raise Cannot(
            "no-way",
            'the figures are for the machine the server runs on; metrics = "everybody" in its settings shows them to all',
        )
    return Response(reception.metrics.text(), media_type=CONTENT_TYPE)
