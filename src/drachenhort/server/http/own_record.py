"""What somebody keeps here of their own games, for themselves alone. Without being asked nothing is kept."""

import msgspec
from litestar.params import JSONBody

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.own_games import OwnRecord
from drachenhort.server.http.people import PEOPLE
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import known_person


@PEOPLE.add("GET", "/api/people/me/record", "My games, as I keep them here", "The games.", (403, 503))
async def get_own_record(request: HttpRequest, context: TheContext) -> OwnRecord:
    """Nobody else is told. Empty if you keep nothing here."""
    return await read_record(context, known_person(request, context).id)


async def read_record(context: Context, person: str) -> OwnRecord:
    kept = await context.store.record_of(person)
    return OwnRecord([]) if kept is None else msgspec.json.decode(kept, type=OwnRecord)


@PEOPLE.add("PUT", "/api/people/me/record", "Keep my games here", "The games as they are kept now.", (422,))
async def keep_own_record(request: HttpRequest, context: TheContext, data: JSONBody[OwnRecord]) -> OwnRecord:
    """In place of what you have kept before. With no games all of it is deleted."""
    person = known_person(request, context).id
    if len({each.table for each in data.games}) < len(data.games):
        raise Cannot("malformed", "`games` names a table twice; each game is kept once")
    if any((each.good or 0) > (each.judged or 0) for each in data.games):
        raise Cannot("malformed", "`good` is at most `judged`")
    await context.store.keep_record(person, msgspec.json.encode(data) if data.games else None)
    return data
