"""Who I am."""

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.api.problems import READS, WRITES, HttpRequest, faults
from drachenhort.server.api.reception import TheReception
from drachenhort.server.messages import LONGEST_NAME
from drachenhort.server.people import check_name
from drachenhort.server.store import Person


class Me(msgspec.Struct, frozen=True):
    """`person` is a public id, which tables show to everybody; the cookie that proves it is yours is not."""

    person: str
    name: str


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=100,
            description=f"1 to {LONGEST_NAME} characters without spaces around it; no control characters.",
            examples=["Smaug"],
        ),
    ]


@get(
    "/api/me",
    operation_id="getMe",
    response_description="You.",
    tags=["people"],
    summary="Who am I",
    description="Whoever comes for the first time becomes a guest: the answer sets the cookie that you are known by.",
    responses=faults(*READS),
)
async def get_me(request: HttpRequest, reception: TheReception) -> Me:
    person = await reception.person(request)
    reception.renew(request)
    return Me(person.id, person.name)


@put(
    "/api/me",
    operation_id="changeMe",
    response_description="You, under the new name.",
    tags=["people"],
    summary="Change my name",
    description="Tables you sit at already keep the name you sat down with.",
    responses=faults(422, *WRITES),
)
async def change_me(request: HttpRequest, reception: TheReception, data: JSONBody[NewName]) -> Me:
    person = Person((await reception.person(request)).id, check_name(data.name))
    reception.remember(request, person)
    return Me(person.id, person.name)
