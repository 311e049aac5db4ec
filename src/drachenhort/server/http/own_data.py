"""All about somebody, for themselves: as a file to keep, and gone when they say so. For guests too."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Raw

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, Lang, TheContext, language_of
from drachenhort.server.http.identity import Visit
from drachenhort.server.http.own_record import read_record
from drachenhort.server.http.people import PEOPLE
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.push import messages_wanted
from drachenhort.server.http.signing_in import PasskeyShown, check_alone, known_visit, passkeys_shown
from drachenhort.server.http.tables import summary
from drachenhort.server.store.store import LINES_KEPT, Person, TableRow
from drachenhort.server.table.retrospect import record_text
from drachenhort.server.table.reviewing import unpack

MOST_TABLES: Final = 10_000
"""In one file."""

FILE: Final = {
    200: ResponseSpec(dict[str, object], generate_examples=False, description="All about you, as a file to keep.")
}


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100, description="Your name here, so that nobody does it by mistake.")]


@PEOPLE.add("GET", "/api/account/export", "All about me", FILE, (403, 503), pace="accounts")
async def export_everything(request: HttpRequest, context: TheContext) -> Stream:
    """Name, passkeys without their keys, where you get messages, the games you keep here, and every table of yours with
    its record, your reviews and what you said there.
    """
    visit = known_visit(request, context)
    headers = {"content-disposition": 'attachment; filename="drachenhort.json"'}
    return Stream(_everything(context, visit), media_type="application/json", headers=headers)


async def _everything(context: Context, visit: Visit) -> AsyncIterator[bytes]:
    """Piece by piece: the games of years are long."""
    person = visit.person
    account = await context.accounts.find(person.id)
    passkeys: list[PasskeyShown] = passkeys_shown(account)
    head = {
        "person": person.id,
        "name": person.name,
        "account_since": None if account is None else account.made,
        "passkeys": passkeys,
        "messages": await messages_wanted(context, person.id),
        "games": (await read_record(context, person.id)).games,
    }
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    rows = await context.store.tables_of(person.id, MOST_TABLES, with_closed=True)
    for number, row in enumerate(rows):
        yield (b"," if number else b"") + msgspec.json.encode(await _table(context, person, row))
    yield b"]}\n"


async def _table(context: Context, person: Person, row: TableRow) -> dict[str, object]:
    """A table where somebody sits or that they have set up, as they may know it."""
    info = summary(row)
    record = None
    if row.status == "over":
        with suppress(Cannot):  # Its rules may be gone.
            record = Raw((await (await context.tables.find(row.id)).do(record_text)).encode())
    reviews: dict[str, object] = {}
    for number, seat in enumerate(info.seats):
        kept = await context.store.review(row.id, number) if seat.person == person.id else None
        if kept is not None:
            reviews[str(number)] = unpack(kept).review
    said = [line for line in await context.store.chat(row.id, LINES_KEPT) if line.person == person.id]
    return {"table": info, "record": record, "reviews_by_seat": reviews, "said": said}


@PEOPLE.add("POST", "/api/account/delete", "Delete all about me", "Nothing is left.", (409, 422), pace="accounts")
async def delete_everything(
    request: HttpRequest, context: TheContext, data: JSONBody[Deletion], lang: Lang = "auto"
) -> Response[None]:
    """Account, passkeys, the games you keep here and what you said are deleted, and you are signed out everywhere. Games
    stay for those who played them with you, without your name; in games under way a bot plays on in your seat, and tables
    of yours that have not begun are given up.
    """
    check_alone(context)
    visit = known_visit(request, context)
    if data.name.strip() != visit.person.name:
        raise Cannot("bad-name", "say your own name, as it stands here, to delete everything")
    with context.accounts.alone(visit.person.id):
        await context.accounts.delete(visit.person.id, language_of(request, lang))
    context.let_in(request, None if visit.guest is None else Visit(visit.guest))
    return Response(None)
