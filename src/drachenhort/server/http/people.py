"""Who I am."""

from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.http.context import TheContext
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.store.store import Person, StoreError
from drachenhort.server.table.people import check_name
from drachenhort.server.wire.messages import LONGEST_NAME

PEOPLE: Final = Routes("people")


def name_meta(description: str, *examples: str) -> Meta:
    """Longer than any name may be, so that `check_name` says what is wrong with it."""
    return Meta(min_length=1, max_length=100, description=description, examples=list(examples) or None)


class Me(msgspec.Struct, frozen=True):
    """`person` is a public id, which tables show to everybody; the cookie that proves it is yours is not."""

    person: str
    name: str


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[
        str, name_meta(f"1 to {LONGEST_NAME} characters without spaces around it; no control characters.", "Smaug")
    ]


@PEOPLE.add("GET", "/api/me", "Who am I", "You.")
async def get_me(request: HttpRequest, context: TheContext) -> Me:
    """Whoever comes for the first time becomes a guest: the answer sets the cookie that you are known by."""
    person = await context.person(request)
    context.renew(request)
    with suppress(StoreError):  # Then the name is the one that this browser knows.
        account = await context.accounts.find(person.id)
        if account is not None and account.name != person.name:
            person = Person(person.id, account.name)
            context.remember(request, person)
    return Me(person.id, person.name)


@PEOPLE.add("PUT", "/api/me", "Change my name", "You, under the new name.", (422,))
async def change_me(request: HttpRequest, context: TheContext, data: JSONBody[NewName]) -> Me:
    """Tables you sit at already keep the name you sat down with; before the start it can be changed there too."""
    person = Person((await context.person(request)).id, check_name(data.name))
    await context.accounts.rename(person)
    context.remember(request, person)
    return Me(person.id, person.name)
