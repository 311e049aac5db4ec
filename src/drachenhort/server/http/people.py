"""Who I am."""

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.http.context import TheContext
from drachenhort.server.http.problems import READS, WRITES, HttpRequest, faults
from drachenhort.server.store.store import Person
from drachenhort.server.table.people import check_name
from drachenhort.server.wire.messages import LONGEST_NAME


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
async def get_me(request: HttpRequest, context: TheContext) -> Me:
    person = await context.person(request)
    context.renew(request)
    return Me(person.id, person.name)


@put(
    "/api/me",
    operation_id="changeMe",
    response_description="You, under the new name.",
    tags=["people"],
    summary="Change my name",
    description="Tables you sit at already keep the name you sat down with; before the start it can be changed there too.",
    responses=faults(422, *WRITES),
)
async def change_me(request: HttpRequest, context: TheContext, data: JSONBody[NewName]) -> Me:
    person = Person((await context.person(request)).id, check_name(data.name))
    context.remember(request, person)
    return Me(person.id, person.name)
